"""How a seat stands, in numbers: what a model learns to judge by."""

from __future__ import annotations

from typing import Final

from ..content.tables import CREDIT, PRESTIGE, Contract
from ..content.vocabulary import EXPERT, TRADE
from ..rules.batteries import SLOTS
from ..rules.contracts import known_contracts, shortfall
from ..rules.divers import side_of
from ..rules.scoring import GOAL
from ..rules.shop import price
from ..rules.state import COLOURS, LEVELS, NONE, OtysState, X, has_room, load, resources
from ..rules.verbs import slot_of
from .advise import key_worth, moved
from .worth import DEPTH, SPARE, best_promise, time_left

DIVERS: Final = 8
MANY: Final = 12
"""More batteries than that tell nothing more."""
NAMES: Final = (
    "prestige",
    "prestige late",
    "lead",
    "lead late",
    "time left",
    "on turn",
    "place in the round",
    "turn to come",
    "turn to come late",
    "last round",
    "last round and a turn to come",
    "last round and lead",
    "last round and the next turn",
    "credits",
    "credits early",
    "batteries",
    "batteries early",
    "neutral keys",
    "mechanic",
    "hacker",
    "hacker early",
    "credits of tiles early",
    "prestige of tiles early",
    "private contracts",
    "prestige in hand",
    "nearest contract",
    "second contract",
    "third contract",
    "nearest contract late",
    "second contract late",
    "in sight",
    "in sight late",
    "resources",
    "available keys",
    "X key",
    "keys until they return",
    "best key",
    "second key",
    "third key",
    "best key late",
    "best key late on turn",
    "within reach",
    "within reach with a battery",
    "within reach with a battery late",
    "within reach with a battery late on turn",
    "reaches the goal",
    "reaches the goal with a battery",
    "reaches the goal with a battery on turn",
    "nearest contract on turn",
    "within reach in the last turn",
    *[f"fullness of level {level}" for level in range(1, LEVELS + 1)],
    *[f"diver {diver} upgraded early" for diver in range(1, DIVERS + 1)],
)
"""What each of the features is: the race, the purse, what is in sight, the ways on, the finish, the board."""


def feature_names(s: OtysState) -> tuple[str, ...]:
    """The names of the features, in their order."""
    return NAMES


def features(s: OtysState, seat: int) -> list[float]:
    """A seat's standing, in numbers around 0 to 1: the race, the purse, what is in sight, and the board."""
    if s.round == 0:
        return [0.0] * len(NAMES)
    late = 1.0 - time_left(s)
    on_turn = 1.0 if seat == s.turn else 0.0
    turns = next_turns(s, seat)
    nearest, in_sight = contracts_in_sight(s, seat)
    return [
        *race(s, seat, late, turns[0]),
        *purse(s, seat, late),
        *sight(s, seat, late, nearest, in_sight),
        *ways_on(s, seat, late, turns),
        *finish(s, seat, late, nearest[0] * on_turn),
        *board(s, seat, late),
    ]


def race(s: OtysState, seat: int, late: float, best_turn: float) -> list[float]:
    """Prestige against the best rival's, and who still has a turn in this round, which may be the last."""
    prestige = s.players[seat].prestige
    rival = best_rival(s, seat)
    place = (seat - s.turn) % s.seats
    to_come = turn_to_come(s, seat)
    ending = 1.0 if max(prestige, rival) >= GOAL else 0.0
    ahead = prestige - rival
    return [
        prestige / GOAL,
        prestige / GOAL * late,
        ahead / GOAL,
        ahead / GOAL * late,
        1.0 - late,
        1.0 if place == 0 else 0.0,
        place / s.seats,
        to_come,
        to_come * late,
        ending,
        ending * to_come,
        ending * ahead / 4,
        ending * to_come * best_turn / 4,
    ]


def purse(s: OtysState, seat: int, late: float) -> list[float]:
    """Credits, batteries, specialists, reward tiles and private contracts: worth the more the earlier it is."""
    player = s.players[seat]
    early = 1.0 - late
    credits, prestige = bonuses(s, seat)
    batteries = min(player.batteries, MANY)
    hand = 0
    for card in player.hand:
        hand += s.c.contracts[card].prestige
    return [
        player.credits / 8,
        player.credits / 8 * early,
        batteries / 4,
        batteries / 4 * early,
        player.neutral / 2,
        player.mechanic / 3,
        player.hacker / 3,
        player.hacker / 3 * early,
        credits / 4 * early,
        prestige / 4 * early,
        len(player.hand) / 3,
        hand / 10,
    ]


def sight(s: OtysState, seat: int, late: float, nearest: list[float], in_sight: float) -> list[float]:
    """What the contracts promise that the seat knows."""
    return [
        nearest[0] / 5,
        nearest[1] / 5,
        nearest[2] / 5,
        nearest[0] / 5 * late,
        nearest[1] / 5 * late,
        in_sight / 6,
        in_sight / 6 * late,
        resources(s, seat) / 12,
    ]


def ways_on(s: OtysState, seat: int, late: float, turns: list[float]) -> list[float]:
    """The available keys, how soon the others come back, and what the best of them would bring."""
    player = s.players[seat]
    return [
        len(player.keys) / 6,
        1.0 if X in player.keys else 0.0,
        (s.c.returns[player.hacker] - len(player.track)) / 6,
        turns[0] / 4,
        turns[1] / 4,
        turns[2] / 4,
        turns[0] / 4 * late,
        turns[0] / 4 * late if seat == s.turn else 0.0,
    ]


def finish(s: OtysState, seat: int, late: float, nearest: float) -> list[float]:
    """The prestige that the next turn can bring, and whether it reaches the goal."""
    prestige = s.players[seat].prestige
    points = within_reach(s, seat)
    ends = [1.0 if brings and prestige + brings >= GOAL else 0.0 for brings in points]
    on_turn = seat == s.turn
    last = max(prestige, best_rival(s, seat)) >= GOAL and turn_to_come(s, seat) > 0.0
    return [
        points[0] / 5,
        points[1] / 5,
        points[1] / 5 * late,
        points[1] / 5 * late if on_turn else 0.0,
        ends[0],
        ends[1],
        ends[1] if on_turn else 0.0,
        nearest / 5,
        points[1] / 5 if last else 0.0,
    ]


def board(s: OtysState, seat: int, late: float) -> list[float]:
    """How full the levels are, and which divers are upgraded."""
    found = [load(s, seat, level) / s.c.spaces[level - 1] for level in range(1, LEVELS + 1)]
    for upgraded in s.players[seat].upgraded:
        found.append(upgraded * (1.0 - late))
    return found


def best_rival(s: OtysState, seat: int) -> int:
    """The most prestige that another seat has."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.players[other].prestige > most:
            most = s.players[other].prestige
    return most


def turn_to_come(s: OtysState, seat: int) -> float:
    """1 if the seat has not finished its turn of this round, else 0."""
    return 1.0 if (seat - s.first) % s.seats >= (s.turn - s.first) % s.seats else 0.0


def contracts_in_sight(s: OtysState, seat: int) -> tuple[list[float], float]:
    """What the three nearest contracts promise, each on its best level, and what all resources together promise."""
    zone = s.players[seat].zone
    nearest = [0.0, 0.0, 0.0]
    total = SPARE * sum(zone)
    for card in known_contracts(s, seat):
        best = best_promise(s, seat, card, zone)
        total += best
        rank(nearest, best)
    return nearest, total


def next_turns(s: OtysState, seat: int) -> list[float]:
    """What the three best keys would bring in a turn now."""
    player = s.players[seat]
    best = [0.0, 0.0, 0.0]
    for key in player.keys:
        if key != X:
            rank(best, key_worth(s, seat, key, s.sponsors))
    if X in player.keys or player.neutral:
        sponsors = moved(s)
        most = 0.0
        for level in range(1, LEVELS + 1):
            worth = key_worth(s, seat, level, sponsors)
            if worth > most:
                most = worth
        rank(best, most)
    return best


def within_reach(s: OtysState, seat: int) -> list[float]:
    """The prestige of the best contract that one resource more would fill in a turn now: with the divers as they stand,
    and with a battery for a propeller."""
    player = s.players[seat]
    at_once = propelled = 0.0
    movement = s.c.movement[player.mechanic] if player.batteries else 0
    any_level = X in player.keys or player.neutral > 0
    cards = known_contracts(s, seat)
    for level in range(1, LEVELS + 1):
        if not (any_level or level in player.keys) or not has_room(s, seat, level):
            continue
        for card in cards:
            contract = s.c.contracts[card]
            if shortfall(contract, player.zone, (level - 1) * COLOURS) != 1:
                continue
            brings = float(contract.prestige)
            tile = player.rewards[level - 1]
            if tile != NONE and s.c.rewards[tile].back == PRESTIGE:
                brings += s.c.rewards[tile].amount
            if brings > propelled:
                away = nearest_bringer(s, seat, contract, level)
                if away == 0 and brings > at_once:
                    at_once = brings
                if away <= movement:
                    propelled = brings
    return [at_once, propelled]


def nearest_bringer(s: OtysState, seat: int, contract: Contract, level: int) -> int:
    """How far the nearest diver is from a level who can bring the one resource that a contract lacks there."""
    player = s.players[seat]
    at = (level - 1) * COLOURS
    nearest = SLOTS
    for colour in range(COLOURS):
        more = player.zone[:]
        more[at + colour] += 1
        if shortfall(contract, more, at) == 0:
            for slot in range(SLOTS):
                away = abs(slot - slot_of(level))
                if away < nearest and can_bring(s, seat, player.column[slot], colour):
                    nearest = away
    return nearest


def can_bring(s: OtysState, seat: int, diver: int, colour: int) -> bool:
    """Whether a diver brings a resource: the expert, or the trader with enough credits."""
    side = side_of(s, seat, diver)
    if side.rule == EXPERT:
        return colour in side.gains
    return side.rule == TRADE and s.shop[colour] > 0 and price(s, colour, side.bonus) <= s.players[seat].credits


def bonuses(s: OtysState, seat: int) -> tuple[float, float]:
    """The credits and the prestige that the reward tiles will bring over a whole game."""
    credits = prestige = 0.0
    for level in range(LEVELS):
        tile = s.players[seat].rewards[level]
        if tile != NONE:
            reward = s.c.rewards[tile]
            if reward.back == CREDIT:
                credits += reward.amount * DEPTH[level]
            else:
                prestige += reward.amount * DEPTH[level]
    return credits, prestige


def rank(best: list[float], worth: float) -> None:
    """Put a number among the best, which are sorted."""
    for place in range(len(best)):
        if worth > best[place]:
            best[place], worth = worth, best[place]
