from __future__ import annotations

from collections.abc import Mapping
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
    Kind,
    Option,
    Phrase,
    Rules,
    SetupError,
    State,
    Stream,
    Table,
    Value,
    ask,
    chances,
    game,
    games,
    plain,
    ranked,
    sight,
)
from fathomfive.kernel.conformance import check_game
from fathomfive.kernel.installed import registered
from fathomfive.kernel.kinds import EveryKind
from tests.kernel.toys import GAMES


class Bare:
    """The least that a game must say: its rules."""

    KINDS: Mapping[str, Kind[Value]] = EveryKind(Kind("any"))

    def new(self, content: None, seats: int, options: Mapping[str, Value], /) -> State:
        return State()

    def play(self, s: State, /) -> Rules:
        answer = yield from ask(0, "sail", ["west", ("east", 2)])
        s.over = answer == "west"

    def scores(self, s: State, /) -> list[int]:
        return [7, 3][: s.seats]

    def ranks(self, s: State, /) -> list[int]:
        return ranked(self.scores(s))

    def invariants(self, s: State, /) -> list[str]:
        return []

    known_scores = staticmethod(plain.known_scores)
    allied = staticmethod(plain.allied)
    view = staticmethod(sight.view)
    redeal = staticmethod(sight.redeal)


BARE = Game(__name__, id="bare", seats=range(1, 3), bound=9, rules=Bare())


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


def test_a_game_can_do_without_all_rooms_but_the_rules() -> None:
    table = Table(cast(AnyGame, BARE), 2, 1)
    asked = table.question
    assert asked is not None
    assert (asked.prompt("de"), asked.label("west", "en"), asked.label(("east", 2), "en")) == ("sail", "west", "east 2")
    assert asked.target("west") is None
    assert asked.reason("west", "en") is None
    assert BARE.closed(table.state, table.asks[0]) == []
    assert BARE.advise(table.state, table.asks[0], Stream(1)) in asked.options
    assert BARE.worths(table.state, table.asks[0]) == [], "it has no judgement of its own"
    assert BARE.judge.outlook(table.state) == chances([7, 3], 10.0)
    assert BARE.judge.features(table.state, 1) == [0.3] and BARE.judge.feature_names(table.state) == ("score",)
    assert BARE.rules.known_scores(table.state, 0) is None
    assert BARE.load() == (None, BARE.load()[1])
    assert BARE.draw(table.state, 0, "en") == []
    assert BARE.words.piece(table.state, "boat", 3) == BARE.words.outcome(table.state, "boat", 3)
    assert BARE.words.parts(table.state, []) == []
    assert BARE.words.said(table.state, 0) == {} == BARE.words.printed(None)
    assert BARE.explain.meters(table.state, 0) == {} and BARE.explain.harm(table.state, table.state, 0) is None
    assert repr(BARE) == f"Game({__name__!r}, id='bare', …)"
    assert check_game(cast(AnyGame, BARE), 1, every=1).questions > 0
    assert check_game("bare", 2).questions > 0
    registered.clear()


def test_whoever_plays_alone_looks_further_ahead() -> None:
    alone, rivals = State(), State()
    alone.seats, rivals.seats = 1, 2
    assert (BARE.judge.horizon(alone), BARE.judge.horizon(rivals)) == (2, 1)


def test_what_a_room_says_that_has_nothing_special_to_say() -> None:
    asked = Ask(1, "sail", ["west"])
    assert plain.prompt(State(), asked) == Phrase("ask-sail")
    assert plain.label(State(), asked, "west") == Phrase("sail-west")
    assert plain.outcome(State(), "wind", "calm") == Phrase("wind-calm")
    assert plain.outcome(State(), "die", 3) == Phrase("number", number=3)


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
        table.game.words.piece(table.state, "ship", 1)


def test_a_game_may_draw_its_table_as_text() -> None:
    gambler = GAMES["gambler"]
    assert gambler.draw(Table(gambler, seed=1).state, 1, "en", ["Ada"], 40) == [("Table for 1", "en Ada 40")]


def test_a_game_that_draws_nothing_has_no_blocks_of_text() -> None:
    assert GAMES["cards"].draw(Table("cards", seed=1).state, 0, "en") == []


def test_an_option_takes_its_first_choice_as_default() -> None:
    assert Option("x", [3, 1]).default == 3
    assert Option("x", [3, 1], default=1).default == 1
