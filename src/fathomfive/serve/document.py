"""What a viewer is sent: built from the seat's view, never from the state."""

from __future__ import annotations

from typing import cast

import msgspec

from ..kernel import Fact as Told
from ..kernel.sight import NOBODY
from ..kernel.values import jsonable
from . import entries as e
from . import words
from .party import Party
from .plainly import AnyJson as Json
from .shapes import (
    ClosedShown,
    Document,
    Fact,
    OptionShown,
    QuestionShown,
    Said,
    SeatShown,
    UndoShown,
    WishShown,
)
from .sight import known_scores
from .tallies import tally

LOG = 60
"""So many of the newest facts stand in a document unless the client wants more."""
_encoder = msgspec.json.Encoder()


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats a token opens (none: a spectator), and which of them is looked from."""

    seats: tuple[int, ...] = ()
    seat: int | None = None
    language: str = words.DEFAULT
    log: int = LOG


class Log:
    """The facts of a party, by viewer and in words; kept up as the party goes on, cut when it goes back."""

    def __init__(self) -> None:
        self._facts: list[Told] = []
        self._told: dict[tuple[int, str], list[Fact]] = {}
        self._encoded: dict[tuple[int, str], list[msgspec.Raw]] = {}
        self._seen: dict[tuple[int, str], int] = {}
        self._names: list[str] = []

    def follow(self, party: Party) -> None:
        """Take up what has happened since."""
        facts, old = party.table.facts, self._facts
        same = min(len(old), len(facts))
        while same and old[same - 1] is not facts[same - 1] and old[same - 1] != facts[same - 1]:
            same -= 1
        self._facts = facts
        if same < len(old) or self._names != party.table.names:
            self._names = list(party.table.names)
            self._told.clear()
            self._encoded.clear()
            self._seen.clear()

    def told(self, party: Party, seat: int | None, language: str) -> list[Fact]:
        """What a seat (None: a spectator) was told, in words."""
        viewer = NOBODY if seat is None else seat
        key = (viewer, language)
        told = self._told.setdefault(key, [])
        encoded = self._encoded.setdefault(key, [])
        game, state = party.table.game, party.table.state
        for index in range(self._seen.get(key, 0), len(self._facts)):
            fact = self._facts[index]
            if fact.to in (NOBODY, viewer):
                text = words.text(game, game.phrase(state, fact, self._names), language)
                args = [jsonable(arg) for arg in fact.args]
                rule = game.rules.get(f"fact-{fact.kind}")
                told.append(Fact(len(told), party.marks[index], fact.kind, args, text, rule))
                encoded.append(msgspec.Raw(_encoder.encode(told[-1])))
        self._seen[key] = len(self._facts)
        return told

    def newest(self, party: Party, seat: int | None, language: str, count: int) -> tuple[int, list[msgspec.Raw]]:
        """The newest facts, encoded once for all documents they stand in, and the number of the first of them."""
        start = max(0, len(self.told(party, seat, language)) - count)
        return start, self._encoded[NOBODY if seat is None else seat, language][start:]


def document(party: Party, log: Log, viewer: Viewer) -> bytes:
    """The document, encoded."""
    table = party.table
    log.follow(party)
    start, newest = log.newest(party, viewer.seat, viewer.language, viewer.log)
    return _encoder.encode(
        Document(
            table=party.header.table,
            game=party.header.game,
            version=party.number,
            seat=viewer.seat,
            yours=list(viewer.seats),
            view=table.view(viewer.seat),
            question=question(party, viewer),
            waiting=party.asked,
            allied=table.game.allied(table.state),
            curtain=curtain(party, viewer),
            over=table.over,
            scores=known_scores(table, viewer.seat),
            ranks=table.ranks if table.over else None,
            tally=tally(table, viewer.language),
            log=cast("list[Fact]", newest),
            log_from=start,
            seats=seats(party),
            options=party.header.options,
            undo=undo(party, viewer),
            marked=party.crossed,
            chat=[said(one.number, one.at, one.entry) for one in party.chat],
            rematch=party.rematch,
            moved_at=party.moved_at,
            step=len(party.line),
        )
    )


def question(party: Party, viewer: Viewer) -> QuestionShown | None:
    """The question the viewer's seat is asked, with its options in words."""
    game, state = party.table.game, party.table.state
    if viewer.seat is None or viewer.seat not in party.since:
        return None
    ask = party.table.seat(viewer.seat).ask()
    return QuestionShown(
        seat=ask.seat,
        kind=ask.kind,
        prompt=words.text(game, game.prompt(state, ask), viewer.language),
        about=jsonable(ask.about),
        options=[
            OptionShown(
                jsonable(option),
                words.text(game, game.label(state, ask, option), viewer.language),
                game.target(state, ask, option),
            )
            for option in ask.options
        ],
        closed=[
            ClosedShown(closed.target, words.text(game, closed.why, viewer.language), closed.rule)
            for closed in game.closed(state, ask)
        ],
        rule=game.rules.get(f"ask-{ask.kind}"),
    )


def curtain(party: Party, viewer: Viewer) -> int | None:
    """For one device with several hands: the seat that is to look next, when it is not the one that looks now."""
    if len(viewer.seats) < 2:
        return None
    asked = [seat for seat in viewer.seats if seat in party.since and party.sitters[seat].bot is None]
    return asked[0] if asked and viewer.seat not in asked else None


def seats(party: Party) -> list[SeatShown]:
    """Who sits where."""
    return [
        SeatShown(
            number,
            "human" if sitter.kind == "human" else "bot",
            sitter.name,
            sitter.bot,
            sitter.claimed,
            sitter.resigned,
            sitter.client,
        )
        for number, sitter in enumerate(party.sitters)
    ]


def undo(party: Party, viewer: Viewer) -> UndoShown:
    """What the viewer may take back, and what another seat would like to."""
    wish = None
    if party.wish is not None:
        waiting = [seat for seat in party.others(party.wish.seat) if seat not in party.wish.agreed]
        wish = WishShown(party.wish.seat, sorted(party.wish.agreed), waiting)
    mine = [seat for seat in viewer.seats if party.sitters[seat].bot is None]
    free = any(party.free(seat) for seat in mine)
    possible = not party.table.over and any(step.seat in mine for step in party.line)
    return UndoShown(free, free or (possible and not party.releases), wish)


def said(number: int, at: int, entry: e.Entry) -> Said:
    """Something said or done beside the game, as clients get it."""
    data: dict[str, Json] = msgspec.to_builtins(entry)
    kind, seat = data.pop("kind"), data.pop("seat", -1)
    assert isinstance(kind, str) and isinstance(seat, int)
    for inner in ("to", "stream", "nature"):
        data.pop(inner, None)
    text = data.pop("text", None)
    return Said(number, at, kind, seat, text if isinstance(text, str) else None, data)
