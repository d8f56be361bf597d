from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import fathomfive as ff
from fathomfive.kernel import (
    AnyGame,
    Ask,
    Closed,
    Fact,
    Game,
    InvalidContent,
    Option,
    Phrase,
    SetupError,
    State,
    Stream,
    Table,
    Value,
    chances,
    game,
    games,
    ranked,
)
from tests.kernel.toys import GAMES

BARE: AnyGame = Game()


def test_games_are_found_by_their_folder() -> None:
    assert set(games()) == set(GAMES)
    assert game("stairs") is GAMES["stairs"]


def test_games_can_be_asked_for_again_after_a_game_has_been_played() -> None:
    Table("stairs", seed=1)
    assert set(ff.games()) == set(ff.games()) == set(GAMES)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"no game 'chess'; there are adviser, .*stairs"):
        game("chess")


def test_a_game_says_what_one_has_to_know_to_set_it_up() -> None:
    info = games()["lagoon"]
    assert (info.id, info.seats, info.rules_version) == ("lagoon", range(1, 5), 1)
    assert repr(info) == "GameInfo('lagoon', seats 1-4)"
    assert repr(info.options[0]) == "Option('length', [2, 1, 3], default=2)"
    assert repr(info.options[2]) == "Option('shore', ['sand', 'rock'], default='rock')"


def test_defaults_are_filled_in() -> None:
    assert GAMES["lagoon"].settle(None, None) == (1, {"length": 2, "tide": "low", "shore": "rock"})
    assert GAMES["lagoon"].settle(3, {"length": 3}) == (3, {"length": 3, "tide": "low", "shore": "rock"})


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", 2.0])
def test_an_impossible_seat_count_is_refused(seats: object) -> None:
    with pytest.raises(SetupError, match="lagoon has 1 to 4 seats, not"):
        GAMES["lagoon"].settle(cast(int, seats), None)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "lagoon has no option 'colour'; it has 'length', 'tide', 'shore'"),
        ({"length": 4}, "option 'length' of lagoon is one of 2, 1, 3, not 4"),
        ({"length": True}, "option 'length' of lagoon is one of 2, 1, 3, not True"),
        ({"length": "2"}, "option 'length' of lagoon is one of 2, 1, 3, not '2'"),
        ({"tide": None}, "option 'tide' of lagoon is one of 'low', 'high', not None"),
    ],
)
def test_impossible_options_are_refused_with_those_there_are(options: dict[str, Value], message: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAMES["lagoon"].settle(2, options)
    assert str(refused.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(SetupError, match="cards has no option 'x'; it has none"):
        GAMES["cards"].settle(2, {"x": 1})


def test_content_is_compiled_once_for_each_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "lagoon"\nname = "Mine"\n')
    (tmp_path / "fish.toml").write_text('[[fish]]\nid = "cod"\nworth = 8\n')
    content, decoded = GAMES["lagoon"].load()
    assert GAMES["lagoon"].load() == (content, decoded)
    other, packed = GAMES["lagoon"].load(tmp_path)
    assert other is not content
    assert packed.pack == "Mine"
    assert packed.digest != decoded.digest


def test_a_game_complains_about_content_that_does_not_fit_together(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "lagoon"\nname = "Mine"\n')
    (tmp_path / "fish.toml").write_text('remove = ["cod"]\n')
    with pytest.raises(InvalidContent, match="at least 12 fish, not 8"):
        GAMES["lagoon"].load(tmp_path)


def test_places_are_shared_by_equal_scores() -> None:
    assert ranked([12, 30, 12, 5]) == [2, 1, 2, 4]
    assert ranked([]) == []


def test_the_better_estimate_has_the_better_chance() -> None:
    assert chances([10.0, 10.0], 5.0) == [0.5, 0.5]
    one, other = chances([20.0, 10.0], 5.0)
    assert one + other == pytest.approx(1) and one == pytest.approx(0.88, abs=0.01)


@pytest.mark.parametrize(
    "promise",
    [
        lambda: BARE.compile(GAMES["cards"].load()[1]),
        lambda: BARE.new(object(), 2, {}),
        lambda: BARE.play(State()),
        lambda: BARE.scores(State()),
        lambda: BARE.advise(State(), Ask(0, "x", [1]), Stream(0)),
    ],
)
def test_what_every_game_must_say_has_no_default(promise: object) -> None:
    assert callable(promise)
    with pytest.raises(NotImplementedError):
        promise()


def test_what_a_game_need_not_say_has_one() -> None:
    asked = Ask(1, "sail", ["west"])
    assert list(BARE.invariants(State())) == []
    assert BARE.view(State(), 0) == {"seats": 0, "over": False, "shown": 0}
    assert BARE.prompt(State(), asked) == Phrase("ask-sail")
    assert BARE.label(State(), asked, "west") == Phrase("sail-west")
    assert BARE.target(State(), asked, "west") is None
    assert BARE.reason(State(), asked, "west") is None
    assert BARE.closed(State(), asked) == []
    alone = State()
    alone.seats = 1
    assert (BARE.allied(State()), BARE.allied(alone)) == (False, True)
    assert (BARE.horizon(State()), BARE.horizon(alone)) == (1, 2)
    assert BARE.known_scores(State(), 0) is None
    lagoon = Table("lagoon", 2, 1)
    assert lagoon.game.outlook(lagoon.state) == [0.5, 0.5]
    assert lagoon.game.features(lagoon.state, 1) == [0.0]
    assert BARE.outcome(State(), "wind", "calm") == Phrase("wind-calm")
    assert BARE.outcome(State(), "die", 3) == Phrase("number", number=3)
    assert BARE.package == "fathomfive.kernel.game"


def test_what_is_closed_says_why_and_by_which_rule() -> None:
    closed = Closed("node/7", Phrase("number", number=3), "DB-4.2")
    assert repr(closed) == "Closed('node/7', Phrase('number', number=3), 'DB-4.2')"


def test_a_fact_is_a_phrase_with_named_arguments() -> None:
    table = Table("lagoon", 2, 1)
    phrase = table.game.phrase(table.state, Fact("plays", (1, 0, 3)), ["Ada", "Bea"])
    assert phrase == Phrase("fact-plays", seat=Phrase("named", name="Bea"), fish=Phrase("fish-cod"), worth=3)


def test_a_game_has_only_the_pieces_it_names() -> None:
    table = Table("lagoon", 2, 1)
    with pytest.raises(LookupError, match="lagoon has no pieces of kind 'ship'"):
        table.game.piece(table.state, "ship", 1)


def test_a_game_may_draw_its_table_as_text() -> None:
    gambler = GAMES["gambler"]
    assert gambler.text(Table(gambler, seed=1).state, 1, "en", ["Ada"], 40) == [("Table for 1", "en Ada 40")]


def test_a_game_that_draws_nothing_has_no_blocks_of_text() -> None:
    assert GAMES["cards"].text(Table("cards", seed=1).state, 0, "en") == []


def test_an_option_takes_its_first_choice_as_default() -> None:
    assert Option("x", [3, 1]).default == 3
    assert Option("x", [3, 1], default=1).default == 1
