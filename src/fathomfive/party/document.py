"""What a viewer is sent: built from the seat's view, never from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from ..kernel import AnyGame, Phrase, Value
from ..kernel.values import jsonable
from . import learning, words
from .alike import allied
from .difference import difference, last_told
from .errors import NotYours
from .log import Log
from .party import Party
from .plainly import AnyJson as Json
from .score_parts import tally
from .shapes import (
    ClosedShown,
    Document,
    Fact,
    OptionShown,
    QuestionShown,
    Said,
    SeatShown,
    StandingShown,
    StandShown,
    TallyPart,
    UndoShown,
    WishShown,
)

LOG = 60
"""So many of the newest facts stand in a document unless the client wants more."""
MOST_LOG = 1000
"""Facts in a document at most; older ones are read by themselves."""
_encoder = msgspec.json.Encoder()


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats a token opens (none: a spectator), and which of them is looked from."""

    seats: tuple[int, ...] = ()
    seat: int | None = None
    language: str = words.DEFAULT
    log: int = LOG

    def acting(self, seat: int | None) -> int:
        """The seat that acts: the token's only one, or the one that is named."""
        seats = self.seats
        if not seats:
            raise NotYours("only whoever holds a seat's token can do this: send it as `Authorization: Bearer TOKEN`")
        if seat is None and len(seats) == 1:
            return seats[0]
        if seat is None:
            raise NotYours(f"this token opens seats {', '.join(map(str, seats))}: say which with `seat`")
        if seat not in seats:
            raise NotYours(f"this token does not open seat {seat}")
        return seat


def viewing(seats: tuple[int, ...], seat: int | None, language: str, log: int | None = None) -> Viewer:
    """Who looks with a token that opens some seats: from the named one, or from the only one."""
    if seat is not None and seat not in seats:
        raise NotYours(f"this token does not open seat {seat}")
    looking = seat if seat is not None else seats[0] if len(seats) == 1 else None
    return Viewer(seats, looking, language, LOG if log is None else max(0, min(log, MOST_LOG)))


def document(party: Party, log: Log, viewer: Viewer) -> bytes:
    """The document, encoded."""
    table, past = party.table, party.past
    log.follow(party)
    all_see = log.shared(party)
    start, newest = log.newest(party, viewer.seat, viewer.language, viewer.log)
    parts = past.history.tally[viewer.language] if past else tally(table, viewer.language)
    return _encoder.encode(
        Document(
            table=party.header.table,
            game=party.header.game,
            version=party.state.number,
            seat=viewer.seat,
            yours=list(viewer.seats),
            view=table.view(viewer.seat),
            question=question(party, viewer),
            standing=standing(party, viewer),
            waiting=all_see.waiting,
            allied=all_see.allied,
            curtain=curtain(party, viewer),
            over=table.over,
            scores=table.known_scores(viewer.seat),
            ranks=all_see.ranks,
            tally=parts,
            difference=made_the_difference(party, log, viewer, parts),
            said=cast(
                "dict[str, list[str]]",
                past.said(viewer.seat, viewer.language)
                if past
                else log.sayings.encoded(table, viewer.seat, viewer.language, party.state.number),
            ),
            log=cast("list[Fact]", newest),
            log_from=start,
            seats=cast("list[SeatShown]", all_see.seats),
            options=cast("dict[str, Json]", all_see.options),
            seed=party.header.seed if party.header.seeded else None,
            undo=undo(party, viewer),
            marked=party.state.crossed,
            chat=cast("list[Said]", all_see.chat),
            rematch=party.state.rematch,
            moved_at=party.state.moved_at,
            lesson=learning.shown(party, viewer),
            sandbox=party.header.origin.table if party.header.sandbox and party.header.origin else None,
            gathering=all_see.gathering,
            clock=all_see.clock,
            votes=all_see.votes,
            step=len(past.history.positions) - 1 if past else len(party.state.line),
        )
    )


def made_the_difference(party: Party, log: Log, viewer: Viewer, parts: list[TallyPart] | None) -> list[str]:
    """In two sentences, for a seat whose game is over, what the winner did differently."""
    if parts is None or viewer.seat is None:
        return []
    table = party.table
    ending = last_told(log.told(party, viewer.seat, viewer.language))
    said = difference(parts, table.ranks, table.names, viewer.seat, allied(party), ending)
    return [words.text(table.game, phrase, viewer.language) for phrase in said]


def question(party: Party, viewer: Viewer) -> QuestionShown | None:
    """The question the viewer's seat is asked, with its options in words."""
    game, state, language = party.table.game, party.table.state, viewer.language
    if viewer.seat is None or viewer.seat not in party.state.since:
        return None
    ask = party.table.seat(viewer.seat).ask()
    return QuestionShown(
        seat=ask.seat,
        kind=ask.kind,
        prompt=words.text(game, game.prompt(state, ask), language),
        about=jsonable(ask.about),
        options=cast(
            "list[OptionShown]",
            [
                option_shown(game, game.label(state, ask, option), option, game.target(state, ask, option), language)
                for option in ask.options
            ],
        ),
        closed=cast(
            "list[ClosedShown]",
            [
                closed_shown(game, closed.target, closed.why, closed.rule, language)
                for closed in game.closed(state, ask)
            ],
        ),
        rule=game.words.RULES.get(f"ask-{ask.kind}"),
        stand=None
        if ask.stand is None
        else StandShown(jsonable(ask.stand.option), game.stand_label(ask.kind, language)),
    )


@lru_cache(maxsize=20_000)
def closed_shown(game: AnyGame, target: str, why: Phrase, rule: str, language: str) -> msgspec.Raw:
    """What cannot be chosen, and why not, in words, encoded."""
    return msgspec.Raw(_encoder.encode(ClosedShown(target, words.text(game, why, language), rule)))


@lru_cache(maxsize=20_000)
def option_shown(game: AnyGame, label: Phrase, option: Value, target: str | None, language: str) -> msgspec.Raw:
    """An option in words, encoded: games offer the same ones again and again."""
    chip, more = game.chip(label, language)
    shown = OptionShown(jsonable(option), words.text(game, label, language), target, chip, more)
    return msgspec.Raw(_encoder.encode(shown))


def standing(party: Party, viewer: Viewer) -> list[StandingShown]:
    """What the viewer's seats let stand; nobody else learns of it."""
    game = party.table.game
    return [
        StandingShown(seat, one.kind, game.stand_label(one.kind, viewer.language))
        for seat in viewer.seats
        for one in party.table.standing(seat)
    ]


def curtain(party: Party, viewer: Viewer) -> int | None:
    """For one device with several hands: the seat that is to look next, when it is not the one that looks now."""
    if len(viewer.seats) < 2:
        return None
    asked = [seat for seat in viewer.seats if seat in party.state.since and party.state.sitters[seat].bot is None]
    return asked[0] if asked and viewer.seat not in asked else None


def undo(party: Party, viewer: Viewer) -> UndoShown:
    """What the viewer may take back, and what another seat would like to."""
    wish = None
    if party.state.wish is not None:
        waiting = [seat for seat in party.others(party.state.wish.seat) if seat not in party.state.wish.agreed]
        wish = WishShown(party.state.wish.seat, sorted(party.state.wish.agreed), waiting)
    mine = [seat for seat in viewer.seats if party.state.sitters[seat].bot is None]
    free = any(party.free(seat) for seat in mine)
    possible = not party.table.over and any(step.seat in mine for step in party.state.line)
    return UndoShown(free, free or (possible and party.whole), wish)
