from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.kernel import Table
from fathomfive.kernel.conformance import (
    OVER,
    Chooser,
    LawBroken,
    answers_of,
    check_game,
    check_sources,
    fits,
    perft,
    wander,
)
from fathomfive.kernel.sources import classes, writing_readers
from tests.kernel.playing import at_bids, play_out, stepped
from tests.kernel.toys import GAMES
from tests.kernel.toys.cards import CardsState

GOOD = [(id, seats) for id in ("cards", "lagoon", "stairs", "watch") for seats in GAMES[id].seats]


@pytest.mark.parametrize(("id", "seats"), GOOD)
def test_a_good_game_keeps_all_laws(id: str, seats: int) -> None:
    report = check_game(id, seats, seed=seats, every=1)
    assert report.questions == sum(report.kinds.values()) > 3
    assert len(report.scores) == seats
    assert report.facts
    assert Table.replay(report.record).scores == report.scores


def test_a_game_can_be_checked_itself_before_it_is_installed() -> None:
    report = check_game(GAMES["lagoon"], 2, {"length": 1}, seed=3, every=2)
    assert report.record["options"] == {"length": 1, "tide": "low", "shore": "rock"}


@settings(max_examples=25)
@given(st.sampled_from(GOOD), st.integers(0, 1000), st.lists(st.integers(0, 20), max_size=20))
def test_any_play_of_a_good_game_keeps_all_laws(setup: tuple[str, int], seed: int, choices: list[int]) -> None:
    check_game(setup[0], setup[1], seed=seed, choices=choices, every=3)


@pytest.mark.parametrize(
    ("id", "every", "law", "complaint"),
    [
        ("gambler", 5, 1, "__init__.py imports random"),
        ("eavesdropper", 5, 1, "something random happens beside the questions to nature"),
        ("performer", 5, 1, "with nature asked, the record does not fit"),
        ("lateclock", 20, 1, "the record replays to another end"),
        ("lateteller", 20, 1, "the record replays to another end"),
        ("keeper", 5, 2, "on an imagined table"),
        ("quietkeeper", 5, 7, "on an imagined table"),
        ("stale", 1, 2, "on an imagined table"),
        ("alias", 5, 2, "seat 0 imagines another question than 'take'"),
        ("dreamer", 5, 2, "imagining twice with the same stream gives different tables"),
        ("leak", 5, 3, "sees what it cannot know: sum"),
        ("openhands", 5, 3, "sees what it cannot know: hands"),
        ("unjson", 5, 3, "is not plain JSON"),
        ("secretive", 5, 3, "field 'notes' of SecretiveState is owner, but never redealt"),
        ("unsorted", 5, 3, "depends on what that seat cannot know"),
        ("gossip", 5, 3, "what is said about 'play' depends on what seat 1 cannot know"),
        ("adviser", 5, 4, "the advice 99 is not an option of 'play'"),
        ("twins", 5, 5, "the options of 'play' are not unique"),
        ("fraction", 5, 5, "option 1.5 of 'play' is not a plain value"),
        ("truth", 5, 5, "option ('really', True) of 'play' is not a plain value"),
        ("listed", 5, 5, "option ['a', 'list'] of 'play' is not a plain value"),
        ("anything", 5, 5, "an answer that was not offered was taken"),
        ("phantom", 5, 5, "'play' is asked of seat 7"),
        ("fidget", 5, 5, "an illegal answer changed the position"),
        ("mute", 5, 5, "a text of 'play' is empty in 'en'"),
        ("taciturn", 5, 5, "a line of the log is empty in 'en'"),
        ("tattler", 5, 3, "what is said of things on the table depends on what seat 0 cannot know"),
        ("favourer", 5, 5, "all are to be told the same of things on the table, but seat 1 is told something else"),
        ("unsaid", 5, 5, "nothing, or an empty text, is said of deck/0 in 'en'"),
        ("blank", 5, 5, "nothing, or an empty text, is printed on card/1 in 'en'"),
        ("contrary", 5, 5, "is an option of 'play', and closed"),
        ("aliased", 5, 6, "playing on a copy changed the original"),
        ("earlyclock", 5, 6, "is not the same position"),
        ("sharer", 5, 6, "a loaded save is not the same position"),
        ("answeredclock", 5, 6, "went on differently"),
        ("earlyteller", 5, 6, "remembers other facts"),
        ("forgetful", 7, 6, "did not restore the position"),
        ("loser", 50, 7, "there are the cards"),
        ("spill", 5, 7, "there are the cards"),
        ("endless", 5, 8, "more than 50 questions"),
        ("uncounted", 5, 8, "do not fit 2 seats"),
        ("surprise", 5, 9, "'play' is asked, but not among the kinds of questions"),
        ("clueless", 5, 9, "'play' has no entry in words.LABEL"),
        ("knowitall", 5, 9, "judge.ADVISE has an entry for 'sail', which is not a kind of question"),
        ("namesakes", 5, 10, "two options of 'play' are both called"),
        ("scribbler", 5, 11, "judging 'play' changes the State"),
        ("whisperer", 5, 11, "judge/worth.py, line 21: tried writes a State"),
        ("nameless", 5, 4, "1 features, but not as many names for them"),
        ("nagger", 5, 12, "'play' is asked, but there is nothing to choose, and no secret to keep"),
        ("stranger", 5, 5, "99 may stand as the answer to 'play', but is none of its options"),
        ("meddler", 5, 8, "nothing is asked, but the game is not over"),
    ],
)
def test_every_broken_law_is_caught_with_its_number(id: str, every: int, law: int, complaint: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(id, seed=1, every=every)
    assert (caught.value.law, complaint in str(caught.value)) == (law, True), str(caught.value)
    assert str(caught.value).startswith(f"law {law}: ")


def test_what_a_game_owes_at_rest_may_be_checked_once_for_many_games() -> None:
    with pytest.raises(LawBroken, match=r"law 9: judge\.ADVISE has an entry for 'sail'"):
        check_game("knowitall", seed=1)
    assert check_game("knowitall", seed=1, at_rest=False).questions > 0


class Dozing:
    """A watch that never wants to look."""

    def laws(self, kind: str) -> Sequence[str]:
        return ()

    def at_end(self) -> Sequence[str]:
        return ()


def test_somebody_else_may_keep_watch_and_what_is_counted_is_only_what_was_checked() -> None:
    assert check_game("truth", seed=1, watch=Dozing()).checks == {("pieces", OVER): 1}
    with pytest.raises(LawBroken, match="the options of 'play' are not unique"):
        check_game("twins", seed=1, watch=Dozing())


def test_a_game_without_words_is_caught() -> None:
    with pytest.raises(LookupError, match="no message 'play-"):
        check_game("speechless", seed=1)


def test_the_record_of_a_broken_law_replays_to_the_moment_before() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game("endless", seed=1)
    assert caught.value.record is not None
    table = Table.replay(caught.value.record)
    assert table.version == 10 + 50
    assert len(table.questions) == 1


def test_sources_may_import_everything_but_chance_and_clocks() -> None:
    state = CardsState()
    check_sources(GAMES["cards"], state)
    with pytest.raises(LawBroken, match="law 1") as caught:
        check_sources(GAMES["gambler"], state)
    assert caught.value.record is None


def test_reading_and_copying_a_state_is_not_writing_it() -> None:
    found = list(writing_readers(GAMES["whisperer"], classes(CardsState)))
    assert found == [f"judge/worth.py, line {line}: tried writes a State" for line in (21, 23)]


def test_the_first_choices_may_be_dictated() -> None:
    chooser = Chooser(1, [5, 2])
    assert [chooser.index(4), chooser.index(4)] == [1, 2]
    assert all(0 <= chooser.index(3) < 3 for _ in range(20))


def test_the_answers_of_a_record_come_one_by_one() -> None:
    assert list(answers_of(stepped(1, ("jump", 3)).record())) == [(0, 1), (0, ("jump", 3))]


def test_perft_counts_all_ways_to_go_on() -> None:
    # A jump is answered yes or no, any other step by one of four steps of the next seat.
    table = stepped(seats=2)
    assert [perft(table, depth) for depth in range(4)] == [1, 4, 3 * 4 + 2, 3 * (3 * 4 + 2) + 2 * 4]
    assert table.version == 0


def test_perft_counts_natures_ways_too() -> None:
    assert perft(Table("cards", nature="ask"), 3) == 14 * 13 * 12


def test_a_finished_game_can_go_on_in_one_way_only() -> None:
    assert perft(play_out(stepped()), 3) == 1


def test_perft_counts_the_answers_of_seats_that_choose_together() -> None:
    table = at_bids(2)
    first, second = (len(asked.options) for asked in table.questions)
    assert perft(table, 2) == first * second


def test_wandering_stops_at_the_end() -> None:
    table = Table("cards", nature="ask")
    wander(table, 3, 1)
    assert table.version == 3
    wander(table, 1000, 1)
    assert table.over
    assert table.version == 20


def test_wandering_is_the_same_with_the_same_seed() -> None:
    one, other = Table("lagoon", 3, 1), Table("lagoon", 3, 1)
    wander(one, 9, 4)
    wander(other, 9, 4)
    assert one.record() == other.record()


def test_a_setup_fits_or_not() -> None:
    assert fits("lagoon", 2, {"length": 1})
    assert not fits("lagoon", 2, {"depth": 1})
    assert not fits("lagoon", 99, {})
