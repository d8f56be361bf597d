"""What all viewers of a position are shown alike: made once for all their documents."""

from __future__ import annotations

import msgspec

from . import clocks, gatherings
from . import entries as e
from .party import Party
from .plainly import AnyJson as Json
from .shapes import ClockShown, GatheringShown, Said, SeatShown, VoteShown

_encoder = msgspec.json.Encoder()


class Shared(msgspec.Struct, frozen=True):
    """What all viewers of a position see alike."""

    number: int
    waiting: list[int]
    allied: bool
    ranks: list[int] | None
    seats: msgspec.Raw
    options: msgspec.Raw
    chat: msgspec.Raw
    gathering: GatheringShown | None
    clock: ClockShown | None
    votes: list[VoteShown]


def shared(party: Party) -> Shared:
    """The same for everybody who looks at a party."""
    table, state = party.table, party.state
    return Shared(
        number=state.number,
        waiting=party.asked,
        allied=allied(party),
        ranks=table.ranks if table.over else None,
        seats=msgspec.Raw(_encoder.encode(seats(party))),
        options=msgspec.Raw(_encoder.encode(party.header.options)),
        chat=msgspec.Raw(_encoder.encode([said(one.number, one.at, one.entry) for one in state.chat])),
        gathering=gatherings.shown(party),
        clock=clocks.shown(party),
        votes=votes(party),
    )


def allied(party: Party) -> bool:
    """Whether the seats win or lose as one."""
    return party.past.history.allied if party.past else party.table.game.rules.allied(party.table.state)


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
