"""The laws of what seats know: views, imagination, advice, what is said; checked along a game (see `conformance`)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from . import sight
from .game import AnyGame
from .questions import AnyAsk
from .random import Stream
from .state import State, copy
from .table import Table
from .values import Json
from .words import LANGUAGES

IMAGINED, SECRET, ADVICE, OPEN, PIECES, JUDGED = 2, 3, 4, 5, 7, 11
STEPS = 60
"""So far a seat plays on at a table that it imagines."""
COUNTED = 5
"""After so many of these steps, and after the last one, the pieces are counted."""


def check_views(table: Table) -> Iterator[tuple[int, str]]:
    """A view is JSON and does not change when what the viewer cannot know is redealt (law 3)."""
    game, state = table.game, table.state
    for viewer in [sight.NOBODY, *range(table.seats)]:
        seen = game.rules.view(state, viewer)
        if msgspec.json.decode(msgspec.json.encode(seen)) != seen:
            yield SECRET, f"the view of seat {viewer} is not plain JSON"
        once, twice = redealt(game, state, viewer, 1), redealt(game, state, viewer, 2)
        after = game.rules.view(once, viewer)
        if after != seen:
            yield SECRET, f"seat {viewer} sees what it cannot know: {difference(seen, after)}"
        game.rules.redeal(once, viewer, Stream(2))
        if sight.jsoned(once) != sight.jsoned(twice):
            yield SECRET, f"redealing for seat {viewer} depends on what that seat cannot know"
        yield from check_pieces(game, twice, f"after redealing for seat {viewer}")


def redealt(game: AnyGame, state: State, viewer: int, seed: int) -> State:
    """A State with everything redealt that a viewer cannot know."""
    twin = copy(state)
    game.rules.redeal(twin, viewer, Stream(seed))
    return twin


def difference(one: dict[str, Json], other: dict[str, Json]) -> str:
    """The names under which two views differ."""
    return ", ".join([name for name in one if one[name] != other.get(name)])


def check_imagination(table: Table, stream: Stream, seed: int) -> Iterator[tuple[int, str]]:
    """At any moment an asked seat can imagine the table and play on (law 2), and advice is legal (law 4)."""
    for asked in table.questions:
        seat = table.seat(asked.seat)
        imagined = seat.imagine(stream.copy())
        mine = [q for q in imagined.questions if q.seat == asked.seat]
        if not mine or list(mine[0].options) != list(asked.options):
            yield IMAGINED, f"seat {asked.seat} imagines another question than {asked.kind!r}"
        yield from check_counsel(table, seat.ask(), imagined.state)
        yield from check_said(table, asked.seat, imagined.state)
        yield from check_judgement(table.game, seat.ask(), imagined.state, stream)
        again = seat.imagine(stream.copy())
        if sight.jsoned(again.state) != sight.jsoned(imagined.state):
            yield IMAGINED, "imagining twice with the same stream gives different tables"
        yield from play_on(imagined, Stream(seed))
        stream.bits()


def check_judgement(game: AnyGame, ask: AnyAsk, imagined: State, stream: Stream) -> Iterator[tuple[int, str]]:
    """Advice is an option (law 4), features have names, and nobody who judges writes the State (law 11)."""
    before = sight.jsoned(imagined)
    advice = game.advise(imagined, ask, stream.copy())
    game.judge.outlook(imagined)
    features = game.judge.features(imagined, ask.seat)
    if len(features) != len(game.judge.feature_names(imagined)):
        yield ADVICE, f"{len(features)} features, but not as many names for them"
    if sight.jsoned(imagined) != before:
        yield JUDGED, f"judging {ask.kind!r} changes the State"
    if advice not in ask.options:
        yield ADVICE, f"the advice {advice!r} is not an option of {ask.kind!r}"


def check_counsel(table: Table, ask: AnyAsk, imagined: State) -> Iterator[tuple[int, str]]:
    """What is said about options, open and closed, has words, and tells nothing the seat cannot know (law 3)."""
    game = table.game
    for language in LANGUAGES:
        if counsel(game, ask, table.state, language) != counsel(game, ask, imagined, language):
            yield SECRET, f"what is said about {ask.kind!r} depends on what seat {ask.seat} cannot know"
    offered = {game.target(imagined, ask, option) for option in ask.options}
    for closed in game.closed(imagined, ask):
        if closed.target in offered:
            yield OPEN, f"{closed.target} is an option of {ask.kind!r}, and closed"


def counsel(game: AnyGame, ask: AnyAsk, state: State, language: str) -> list[str]:
    """Reasons for options, and why what is closed is closed, in words."""
    reasons = [game.reason(state, ask, option) for option in ask.options]
    said = [game.catalogue.text(reason, language) for reason in reasons if reason is not None]
    for closed in game.closed(state, ask):
        said.append(f"{closed.target}: {game.catalogue.text(closed.why, language)} ({closed.rule})")
    return said


def check_said(table: Table, viewer: int, imagined: State) -> Iterator[tuple[int, str]]:
    """What is said of things on the table has words, and tells nothing the viewer cannot know (law 3)."""
    game = table.game
    said = game.words.said(table.state, viewer)
    if said != game.words.said(imagined, viewer):
        yield SECRET, f"what is said of things on the table depends on what seat {viewer} cannot know"
    if game.said_to_all and said != game.words.said(table.state, sight.NOBODY):
        yield (
            OPEN,
            f"all are to be told the same of things on the table, but seat {viewer} is told something else",
        )
    for target, phrases in said.items():
        for language in LANGUAGES:
            if not phrases or not all([game.catalogue.text(phrase, language) for phrase in phrases]):
                yield OPEN, f"nothing, or an empty text, is said of {target} in {language!r}"


def play_on(imagined: Table, stream: Stream) -> Iterator[tuple[int, str]]:
    """An imagined table takes whatever it offers (law 2), and keeps its pieces (law 7)."""
    for step in range(1, STEPS + 1):
        asked = imagined.asks[0]
        option = asked.options[stream.below(len(asked.options))]
        try:
            imagined.answer(option, asked.seat)
        except Exception as error:
            yield IMAGINED, f"{option!r} for {asked.kind!r} fails on an imagined table: {error!r}"
        else:
            if imagined.over or step % COUNTED == 0:
                yield from check_pieces(imagined.game, imagined.state, "on an imagined table")
        if imagined.over:
            return


def check_pieces(game: AnyGame, state: State, when: str) -> Iterator[tuple[int, str]]:
    """Pieces are conserved (law 7)."""
    for complaint in game.rules.invariants(state):
        yield PIECES, f"{complaint}, {when}"
