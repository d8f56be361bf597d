"""Before the game with friends: who sits already, who may still come, and the moment at which it begins.

Until then the table may be laid anew for other people, in another order or number. What lies on it means nothing yet:
it is dealt when the game begins, so that nobody can lay it again until they like their hand.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

import msgspec

from ..kernel import Table
from ..kernel.values import plain
from . import entries as e
from . import luck, tokens
from .errors import NotYours, Refused
from .people import Gathering
from .seating import check_bot, tidy
from .shapes import BotSeat, GatheringShown, Seating
from .sitters import Sitter

if TYPE_CHECKING:
    from .party import Party

STAND_IN = "twilight"
"""The bot that plays where nobody sits, unless another is named."""


def of(party: Party) -> Gathering:
    """The gathering, while it lasts."""
    gathering = party.state.gathering
    if gathering is None:
        raise Refused("the people of this table did not come one by one: it was laid for them")
    if gathering.begun:
        raise Refused("the game has begun: seats can no longer be changed")
    return gathering


def may_come(party: Party, secret: str | None, open_here: bool) -> None:
    """Refuse whoever has neither the link's secret nor an open door."""
    gathering = party.state.gathering
    if gathering is None:
        raise Refused("every seat of this table has a link of its own")
    if gathering.open and open_here and not gathering.begun:
        return
    if secret is None or not hmac.compare_digest(tokens.digest(secret), gathering.join):
        raise NotYours("only whoever has the link of this table can sit down here")


def free(party: Party) -> list[int]:
    """The seats that wait for a person; after the start those that a bot keeps warm."""
    return [
        seat
        for seat, sitter in enumerate(party.state.sitters)
        if sitter.kind == "human" and not sitter.claimed and not sitter.resigned
    ]


def sit(party: Party, name: str) -> e.Claim:
    """Take the first free seat."""
    seats = [] if party.table.over else free(party)
    if not seats:
        raise Refused("all seats of this table are taken: you can watch")
    return e.Claim(seats[0], name)


def seat_anew(party: Party, by: int, wanted: Seating) -> tuple[e.Lay, list[int | None]]:
    """Other people, another order, another number; also from which seat each token comes (None: nobody's yet)."""
    gathering = of(party)
    if by != gathering.host:
        raise NotYours(f"seat {gathering.host} invites to this table: only that seat may change the others")
    sitters, origins = _seated(party, wanted)
    if gathering.host not in [seat.from_ for seat in wanted.seats if not isinstance(seat, BotSeat)]:
        raise Refused("whoever invites sits at the table: keep your own seat")
    host = next(
        at for at, seat in enumerate(wanted.seats) if not isinstance(seat, BotSeat) and seat.from_ == gathering.host
    )
    begins = wanted.begins or gathering.begins
    opened = gathering.open if wanted.open is None else wanted.open
    entry = e.Lay(by, sitters, host, begins, opened, luck.unnamed(), [])
    lay_out(party, entry)
    return msgspec.structs.replace(entry, nature=party.settle()), origins


def _seated(party: Party, wanted: Seating) -> tuple[list[Sitter], list[int | None]]:
    """Who is to sit where, and from which seat each comes."""
    before = party.state.sitters
    origins: list[int | None] = []
    sitters: list[Sitter] = []
    for number, seat in enumerate(wanted.seats):
        if isinstance(seat, BotSeat):
            sitters.append(Sitter("bot", tidy(seat.name), check_bot(seat.bot), number))
            origins.append(None)
            continue
        origin = seat.from_
        if origin is None:
            sitters.append(Sitter("human", tidy(seat.name), None, number))
        elif origin >= len(before) or before[origin].kind == "bot" or origin in origins:
            raise Refused(f"seat {number} is to come from seat {origin}: name each person's seat once at most")
        else:
            name = tidy(seat.name) or before[origin].name
            sitters.append(Sitter("human", name, None, number, before[origin].claimed))
        origins.append(origin)
    for number, origin in enumerate(origins):
        if origin is not None:  # people at one device stay at one device
            sitters[number].client = next(
                at
                for at, other in enumerate(origins)
                if other is not None and before[other].client == before[origin].client
            )
    return sitters, origins


def start(party: Party, by: int, bot: str | None) -> e.Start:
    """Begin: the table is dealt, and bots sit where nobody does."""
    gathering = of(party)
    if by not in (gathering.host, -1):
        raise NotYours(f"seat {gathering.host} invites to this table, and begins")
    entry = e.Start(by, check_bot(bot or STAND_IN), luck.unnamed(), [])
    lay_out(party, entry)
    return msgspec.structs.replace(entry, nature=party.settle())


def complete(party: Party) -> e.Start | None:
    """What follows when the last one has come, where the game begins by itself."""
    gathering = party.state.gathering
    if gathering is None or gathering.begun or gathering.begins != "all" or free(party):
        return None
    return start(party, -1, None)


# --- carrying it out ---


def lay_out(party: Party, entry: e.Lay | e.Start) -> None:
    """Put another table in place of the one that lay there; nature has not answered yet."""
    sitters = entry.sitters if isinstance(entry, e.Lay) else party.state.sitters
    header = party.header
    table = Table(
        header.game,
        len(sitters),
        entry.seed,
        {name: plain(value) for name, value in header.options.items()},
        nature="ask",
        pack=party.packs.get(header.game),
        names=[sitter.name for sitter in sitters],
        facts=True,
    )
    party.header = msgspec.structs.replace(header, seats=len(sitters), seed=entry.seed)
    party.state.table = table


def laid_out(party: Party, entry: e.Lay | e.Start) -> None:
    """Note who sits there now, or that the game has begun."""
    state, gathering = party.state, party.state.gathering
    assert gathering is not None
    state.posed = -1
    state.fallen = {}
    if isinstance(entry, e.Lay):
        state.sitters = [msgspec.structs.replace(sitter) for sitter in entry.sitters]
        state.hooks, state.devices = {}, {}  # a seat may be somebody else's now
        gathering.host, gathering.begins, gathering.open = entry.host, entry.begins, entry.open
        return
    for seat in free(party):
        state.sitters[seat].bot = entry.bot
    gathering.begun = True


def sits(party: Party, entry: e.Claim) -> None:
    """Somebody sits down; the bot that kept an empty seat warm gets up."""
    sitter = party.state.sitters[entry.seat]
    if party.state.gathering is not None and not sitter.claimed and sitter.kind == "human":
        sitter.bot = None
    sitter.claimed = True
    sitter.name = entry.name
    party.table.names[entry.seat] = entry.name


def shown(party: Party) -> GatheringShown | None:
    """How the gathering stands, for everybody; None once the game has begun."""
    gathering = party.state.gathering
    if gathering is None or gathering.begun:
        return None
    return GatheringShown(gathering.host, gathering.begins, gathering.open, free(party))
