"""What a viewer is sent: built from the seat's view, never from the state."""

from __future__ import annotations

from typing import cast

import msgspec

from ..kernel import AnyAsk, AnyGame, State, Value
from ..kernel import Fact as Told
from ..kernel.sight import NOBODY
from ..kernel.values import jsonable
from . import clocks, gatherings, learning, words
from . import entries as e
from .difference import difference, last_told
from .errors import NotYours
from .party import Party
from .plainly import AnyJson as Json
from .said import Sayings
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
    VoteShown,
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


class Log:
    """The facts of a party, by viewer and in words; kept up as the party goes on, cut when it goes back."""

    def __init__(self) -> None:
        self._facts: list[Told] = []
        self._told: dict[tuple[int, str], list[Fact]] = {}
        self._encoded: dict[tuple[int, str], list[msgspec.Raw]] = {}
        self._seen: dict[tuple[int, str], int] = {}
        self._names: list[str] = []
        self.sayings = Sayings()
        """What is said of things on the table now."""

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
        if party.past is not None:
            if key not in self._told:
                self._told[key] = party.past.told(seat, language, party.state.marks)
                self._encoded[key] = [msgspec.Raw(_encoder.encode(fact)) for fact in self._told[key]]
            return self._told[key]
        told = self._told.setdefault(key, [])
        encoded = self._encoded.setdefault(key, [])
        game, state = party.table.game, party.table.state
        for index in range(self._seen.get(key, 0), len(self._facts)):
            fact = self._facts[index]
            if fact.to in (NOBODY, viewer):
                text = words.text(game, game.phrase(state, fact, self._names), language)
                args = [jsonable(arg) for arg in fact.args]
                rule = game.words.RULES.get(f"fact-{fact.kind}")
                told.append(Fact(len(told), party.state.marks[index], fact.kind, args, text, rule))
                encoded.append(msgspec.Raw(_encoder.encode(told[-1])))
        self._seen[key] = len(self._facts)
        return told

    def newest(self, party: Party, seat: int | None, language: str, count: int) -> tuple[int, list[msgspec.Raw]]:
        """The newest facts, encoded once for all documents they stand in, and the number of the first of them."""
        start = max(0, len(self.told(party, seat, language)) - count)
        return start, self._encoded[NOBODY if seat is None else seat, language][start:]


def document(party: Party, log: Log, viewer: Viewer) -> bytes:
    """The document, encoded."""
    table, past = party.table, party.past
    log.follow(party)
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
            waiting=party.asked,
            allied=allied(party),
            curtain=curtain(party, viewer),
            over=table.over,
            scores=table.known_scores(viewer.seat),
            ranks=table.ranks if table.over else None,
            tally=parts,
            difference=made_the_difference(party, log, viewer, parts),
            said=cast(
                "dict[str, list[str]]",
                past.said(viewer.seat, viewer.language)
                if past
                else log.sayings.encoded(table, viewer.seat, viewer.language),
            ),
            log=cast("list[Fact]", newest),
            log_from=start,
            seats=seats(party),
            options=party.header.options,
            seed=party.header.seed if party.header.seeded else None,
            undo=undo(party, viewer),
            marked=party.state.crossed,
            chat=[said(one.number, one.at, one.entry) for one in party.state.chat],
            rematch=party.state.rematch,
            moved_at=party.state.moved_at,
            lesson=learning.shown(party, viewer),
            sandbox=party.header.origin.table if party.header.sandbox and party.header.origin else None,
            gathering=gatherings.shown(party),
            clock=clocks.shown(party),
            votes=votes(party),
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


def allied(party: Party) -> bool:
    """Whether the seats win or lose as one."""
    return party.past.history.allied if party.past else party.table.game.rules.allied(party.table.state)


def question(party: Party, viewer: Viewer) -> QuestionShown | None:
    """The question the viewer's seat is asked, with its options in words."""
    game, state = party.table.game, party.table.state
    if viewer.seat is None or viewer.seat not in party.state.since:
        return None
    ask = party.table.seat(viewer.seat).ask()
    return QuestionShown(
        seat=ask.seat,
        kind=ask.kind,
        prompt=words.text(game, game.prompt(state, ask), viewer.language),
        about=jsonable(ask.about),
        options=[_option(game, state, ask, option, viewer.language) for option in ask.options],
        closed=[
            ClosedShown(closed.target, words.text(game, closed.why, viewer.language), closed.rule)
            for closed in game.closed(state, ask)
        ],
        rule=game.words.RULES.get(f"ask-{ask.kind}"),
        stand=None
        if ask.stand is None
        else StandShown(jsonable(ask.stand.option), game.stand_label(ask.kind, viewer.language)),
    )


def _option(game: AnyGame, state: State, ask: AnyAsk, option: Value, language: str) -> OptionShown:
    label = game.label(state, ask, option)
    chip, more = words.chip(game, label, language)
    return OptionShown(jsonable(option), words.text(game, label, language), game.target(state, ask, option), chip, more)


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
            sitter.early,
        )
        for number, sitter in enumerate(party.state.sitters)
    ]


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


def votes(party: Party) -> list[VoteShown]:
    """Seats for which some would let a bot play, and who has yet to say so."""
    return [
        VoteShown(seat, sorted(agreed), [other for other in party.others(seat) if other not in agreed])
        for seat, agreed in sorted(party.state.votes.items())
    ]


def said(number: int, at: int, entry: e.Entry) -> Said:
    """Something said or done beside the game, as clients get it."""
    data: dict[str, Json] = msgspec.to_builtins(entry)
    kind, seat = data.pop("kind"), data.pop("seat", -1)
    assert isinstance(kind, str) and isinstance(seat, int)
    for inner in ("to", "stream", "nature", "seed"):
        data.pop(inner, None)
    text = data.pop("text", None)
    return Said(number, at, kind, seat, text if isinstance(text, str) else None, data)
