"""Hidden information never leaves the server: what a viewer is sent does not change when the rest is redealt."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.kernel import Stream, Together, games
from fathomfive.kernel.scores import keeps_secrets
from fathomfive.kernel.sight import NOBODY
from fathomfive.party import snapshots
from fathomfive.party.document import Viewer, document
from fathomfive.party.log import Log
from fathomfive.party.party import Party
from fathomfive.party.people import Sitter
from fathomfive.party.replays import record
from fathomfive.party.thoughts import choose, odds, weigh

GAMES = sorted(games())
LOOKS = 6
"""Moments of a game at which everything is compared."""

HINTS = "search:visits=8"


def party(game: str, seats: int, seed: int) -> Party:
    sitters = [Sitter("human", f"P{seat}", None, seat) for seat in range(seats)]
    return snapshots.begin("t", game, sitters, {}, seed, 0, {})[0]


def answer_one(party: Party, stream: Stream) -> None:
    """Let one of the asked seats take any option."""
    questions = party.table.questions
    asked = questions[stream.below(len(questions))]
    option = asked.options[stream.below(len(asked.options))]
    entry = party.answer(asked.seat, party.state.number, option)
    assert entry is not None
    party.note(entry, party.state.number)


def otherwise(party: Party, viewer: int, stream: Stream) -> Party:
    """The same party, with all that the viewer cannot know replaced."""
    other = snapshots.thaw(party.header, snapshots.freeze(party), [], {})[0]
    play = other.table._play
    other.table.game.rules.redeal(play.state, viewer, stream)
    if isinstance(play.pending, Together):
        for ask in play.pending.asks:
            if ask.seat in play.given and ask.seat != viewer:
                play.given[ask.seat] = ask.options[stream.below(len(ask.options))]
    return other


def viewers(seats: int) -> list[Viewer]:
    alone = [Viewer((seat,), seat, language) for seat in range(seats) for language in ("en", "de")]
    return [Viewer(), Viewer(log=10_000), Viewer(tuple(range(seats)), None), *alone]


def check_documents(party: Party, stream: Stream) -> None:
    for viewer in viewers(party.header.seats):
        seat = NOBODY if viewer.seat is None else viewer.seat
        other = otherwise(party, seat, stream)
        assert document(party, Log(), viewer) == document(other, Log(), viewer), f"{viewer} at {party.state.number}"
        if not party.table.over and len(viewer.seats) < 2:
            assert msgspec.json.encode(record(party, viewer.seats, [])) == msgspec.json.encode(
                record(other, viewer.seats, [])
            )


def check_thoughts(party: Party, stream: Stream) -> None:
    """Hints and odds of the asked seat, at a state at rest, where what it cannot know can be replaced altogether."""
    play = party.table._play
    if not play.rests or play.latest().answers != len(play.answers):
        return
    for asked in party.table.questions:
        other = snapshots.thaw(party.header, snapshots.freeze(party), [], {})[0].table
        rest = other._play.latest()
        other.game.rules.redeal(rest.state, asked.seat, stream)
        other._play.go_back(len(play.answers))
        mine = [question for question in other.questions if question.seat == asked.seat]
        if not mine or list(mine[0].options) != list(asked.options):
            continue
        assert choose(party.table, asked.seat, "greedy", 5) == choose(other, asked.seat, "greedy", 5)
        assert weigh(party.table, asked.seat, HINTS, 5) == weigh(other, asked.seat, HINTS, 5)
        assert odds(party.table, asked.seat, 1) == odds(other, asked.seat, 1)
        for option in asked.options:
            assert asked.reason(option, "en") == mine[0].reason(option, "en")


def played(game: str, seats: int, seed: int, answers: int) -> Party:
    """A party after so many random answers, or at its end."""
    at = party(game, seats, seed)
    stream = Stream(seed)
    while not at.table.over and len(at.state.line) < answers:
        answer_one(at, stream)
    return at


@pytest.mark.parametrize("examples", [2, pytest.param(16, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_does_not_change_when_what_cannot_be_known_is_redealt(game: str, examples: int) -> None:
    @settings(max_examples=examples, derandomize=True)
    @given(seed=st.integers(0, 2**32), seats=st.sampled_from(games()[game].seats))
    def check(seed: int, seats: int) -> None:
        check_game(game, seats, seed)

    check()


def check_game(game: str, seats: int, seed: int) -> None:
    """Everything that is sent, at some moments of a game and at its end."""
    length = len(played(game, seats, seed, 10_000).state.line)
    stream = Stream(seed)
    for look in range(LOOKS):
        at = played(game, seats, seed, stream.below(length) if look else length)
        check_documents(at, stream)
        check_thoughts(at, stream)


@pytest.mark.parametrize("game", GAMES)
def test_a_score_is_shown_once_it_is_known(game: str) -> None:
    seats = games()[game].seats[-1]
    at = party(game, seats, 3)
    stream = Stream(1)
    for _ in range(40):
        answer_one(at, stream)
    for seat in range(seats):
        shown = msgspec.json.decode(document(at, Log(), Viewer((seat,), seat)))["scores"]
        for score, real in zip(shown, at.table.scores, strict=True):
            assert score is None or score == real
        if not keeps_secrets(type(at.table.state)):
            assert shown == at.table.scores


def test_in_deep_blue_the_chests_of_the_others_stay_closed() -> None:
    at = party("deepblue", 3, 3)
    stream = Stream(1)
    while not any(at.table.scores):
        answer_one(at, stream)
    for seat in range(3):
        shown = msgspec.json.decode(document(at, Log(), Viewer((seat,), seat)))["scores"]
        assert shown == [at.table.scores[seat] if other == seat else None for other in range(3)]
    assert msgspec.json.decode(document(at, Log(), Viewer()))["scores"] == [None] * 3
