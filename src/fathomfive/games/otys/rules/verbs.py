"""What happens to pieces: each verb changes the table and tells the fact."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from ..content.tables import BATTERY, CREDIT, NEUTRAL_KEY, PRESTIGE, USED_KEY
from .kinds import KEY_BACK
from .state import COLOURS, NEUTRAL, SURFACED, OtysState, X


def gain(s: OtysState, seat: int, item: int, amount: int = 1) -> None:
    """Take credits, batteries, prestige or a neutral X key from the supply, which never runs out (OT-2.1, OT-R1)."""
    player = s.players[seat]
    if item == CREDIT:
        player.credits += amount
    elif item == BATTERY:
        player.batteries += amount
    elif item == PRESTIGE:
        player.prestige += amount
    else:
        assert item == NEUTRAL_KEY
        player.neutral += amount
    tell(s, "gains", seat, (item, amount))


def pay(s: OtysState, seat: int, credits: int) -> None:
    """Give credits back to the supply."""
    if credits:
        s.players[seat].credits -= credits
        tell(s, "pays", seat, (CREDIT, credits))


def spend_battery(s: OtysState, seat: int) -> None:
    """Give a battery back to the supply (OT-6)."""
    s.players[seat].batteries -= 1
    tell(s, "spends_battery", seat)


def place(s: OtysState, seat: int, colour: int, level: int) -> None:
    """Put a resource on a free space of a level (OT-10.3)."""
    s.players[seat].zone[(level - 1) * COLOURS + colour] += 1
    tell(s, "places", seat, colour, level)


def surface(s: OtysState, seat: int, slot: int) -> None:
    """Move a diver to the top slot; those above it move down one (OT-4.5)."""
    column = s.players[seat].column
    diver = column.pop(slot)
    column.insert(0, diver)
    tell(s, "surfaces", seat, diver)


def move_diver(s: OtysState, seat: int, slot: int, to: int) -> None:
    """Move a diver up or down its column; those in between close up (OT-6.1)."""
    column = s.players[seat].column
    diver = column.pop(slot)
    column.insert(to, diver)
    tell(s, "moves", seat, diver, to)


def upgrade(s: OtysState, seat: int, diver: int) -> None:
    """Turn a diver to its stronger side (OT-10.1)."""
    s.players[seat].upgraded[diver] = 1
    tell(s, "upgrades", seat, diver)


def used_own_keys(s: OtysState, seat: int) -> list[int]:
    """The keys of the own colour on the hacker track: those that can be taken back."""
    return [key for key in sorted(s.players[seat].track) if key != NEUTRAL]


def take_back_key(s: OtysState, seat: int) -> Rules:
    """Take back one used key of the own colour; the track closes up (OT-9.7, OT-10.8)."""
    key = yield from ask(seat, KEY_BACK, used_own_keys(s, seat))
    player = s.players[seat]
    player.track.remove(key)
    player.keys.append(key)
    player.keys.sort()
    tell(s, "takes_back", seat, key)


def take(s: OtysState, seat: int, item: int, level: int) -> Rules:
    """Gain one thing of an expert: a resource, a token, or a used key (OT-10.3 to OT-10.8)."""
    if item < COLOURS:
        place(s, seat, item, level)
    elif item == USED_KEY:
        yield from take_back_key(s, seat)
    else:
        gain(s, seat, item)


def return_keys(s: OtysState, seat: int) -> None:
    """Give back all used keys, and the neutral ones to the supply (OT-4.6, OT-R2)."""
    player = s.players[seat]
    for key in player.track:
        if key != NEUTRAL:
            player.keys.append(key)
    player.keys.sort()
    player.track.clear()
    tell(s, "keys_return", seat)


def lay_key(s: OtysState, seat: int) -> None:
    """Lay the key in use on the hacker track; if it reaches the hacker all keys come back (OT-4.5, OT-R17)."""
    player = s.players[seat]
    player.track.append(s.key)
    s.key = 0
    if len(player.track) >= s.c.returns[player.hacker]:
        return_keys(s, seat)


def take_key(s: OtysState, seat: int, key: int, level: int) -> None:
    """Slide an available key to a level: it is neither available nor used now (OT-4.3, OT-5.1, OT-R3)."""
    player = s.players[seat]
    if key == NEUTRAL:
        player.neutral -= 1
    else:
        player.keys.remove(key)
    s.key = key
    s.level = level
    tell(s, "uses_key", seat, key, level)


def move_sponsors(s: OtysState) -> None:
    """The lowest sponsor goes to level 1, the others one level down (OT-5.2)."""
    s.sponsors.insert(0, s.sponsors.pop())
    tell(s, "sponsors_move")


def slot_of(level: int) -> int:
    """The slot of an underwater level."""
    return SURFACED - 1 + level


def is_x(key: int) -> bool:
    """Whether a key is an X key, own or neutral."""
    return key >= X
