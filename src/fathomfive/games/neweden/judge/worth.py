"""What a station may be worth in the end, by a rule of thumb: the judgement behind the rule of thumb."""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from ..content.tables import (
    CRAB,
    KRAKEN,
    OXYGEN,
    RESEARCH,
    ROUNDS,
    SHIPYARD,
    WORST,
    Content,
)
from ..content.vocabulary import (
    GAIN_COINS,
    GAIN_DEEPLE,
    GAIN_POINTS,
    HARM,
    LESS_HARM,
    OTHERS_GAIN_COINS,
    OTHERS_HARM_PER,
    POINTS_PER_STAFFED,
    REPAIR,
    SPARE,
)
from ..rules.state import AUCTION, DEVELOPMENT, NewEdenState, Station
from .harvest import harvest
from .twin import Twin, add_module, twin_of

COIN: Final = [1.0, 1.28, 0.25]
"""What a coin is worth in each round, in points."""
LAST_COIN: Final = 0.2
PURSE: Final = 8
"""Coins beyond this many are worth less."""
RICH: Final = 0.3
"""How much less, as a share."""
REPAIRED: Final = 0.6
"""What a repair is worth, in points."""
REPAIRED_FIRST: Final = 2.0
"""The same for a station that may fall."""
URGENT: Final = 3
"""How near the pointer damage must be for that."""
DRIFT: Final = 2.25
"""Damage a station takes in a round to come, beyond what it plans."""
GROWN: Final = [0, 2, 3, 3]
"""How many more deeple, bottles and modules a station will have in the rounds to come, by their number: 0 to all 3."""
GROWTH: Final = 14.0
"""End points a station gains in a round to come."""
HOPE: Final = 1.52
"""How much of what could still be activated in phase A will be."""
LATE_HOPE: Final = 0.8
"""The same after phase A, when only auctions bring activations."""
CAUTION: Final = 2.0
"""Damage to expect before the game ends, seen from phase A."""
LATE_CAUTION: Final = 0.0
"""The same seen from later."""
LATE_REPAIR: Final = 0.25
"""How much less to count on repairs than on harvests after phase A."""
LATE_SHARP: Final = 0.3
"""How blurred the end looks after phase A of the last round."""
SHARP: Final = 1.18
"""How blurred the end looks from a round before."""
USES: Final = 1.8
"""How often a round the power plant is used."""
SABOTAGE: Final = 0.5
"""What a damage to a rival is worth."""
FEAR: Final = 0.24
"""What a damage costs for each round to come."""

Harvest: TypeAlias = "tuple[float, float, float, float]"
"""Points and repairs of a round to come, points and repairs of what is left of this one."""


def coin_value(s: NewEdenState) -> float:
    """What a coin is worth now."""
    if s.round == ROUNDS and s.phase > AUCTION:
        return LAST_COIN
    return COIN[max(0, s.round - 1)]


def purse_value(s: NewEdenState, coins: int) -> float:
    """What so many coins are worth now: the first ones most."""
    coin = coin_value(s)
    if coins <= PURSE or coin == LAST_COIN:
        return coins * coin
    return coin * (PURSE + RICH * (coins - PURSE))


def bearing(c: Content, station: Station) -> int:
    """Where the pointer of a station would stand now."""
    up = 0
    down = len(station.arms[CRAB])
    for card in station.arms[KRAKEN]:
        up += c.pointer[card]
    for card in station.arms[RESEARCH]:
        up += c.pointer[card]
        for verb, _, _ in c.final[card]:
            if verb == SPARE:
                down = 0
    return max(0, min(WORST, up) - down)


class Harvests:
    """What a station harvests in a round to come and in this one, by what a repair is worth to it.

    Worked out when it is asked for, and the same for its twins with other coins, points or damage.
    """

    __slots__ = ("s", "station", "known", "known_first")

    def __init__(self, s: NewEdenState, station: Station) -> None:
        self.s = s
        self.station = station
        self.known: Harvest | None = None
        self.known_first: Harvest | None = None

    def usually(self) -> Harvest:
        """If it chooses what to activate as usual."""
        if self.known is None:
            self.known = harvests(self.s, self.station, REPAIRED)
        return self.known

    def repairs_first(self) -> Harvest:
        """If it may fall."""
        if self.known_first is None:
            self.known_first = harvests(self.s, self.station, REPAIRED_FIRST)
        return self.known_first


def harvests(s: NewEdenState, station: Station, repaired: float) -> Harvest:
    """What a station harvests if a repair is worth so much to it."""
    c = s.c
    rounds = ROUNDS - s.round
    later_coin = COIN[min(ROUNDS - 1, s.round)]
    income, repairs = harvest(c, station, later_coin, repaired, True, GROWN[rounds]) if rounds else (0.0, 0.0)
    income_now, repairs_now = harvest(c, station, coin_value(s), repaired, False) if hope_of(s) else (0.0, 0.0)
    return income, repairs, income_now, repairs_now


def hope_of(s: NewEdenState) -> float:
    """How much of what could still be activated in this round will be."""
    return HOPE if s.phase == DEVELOPMENT else LATE_HOPE if s.phase <= AUCTION else 0.0


def appraise(s: NewEdenState, station: Station, known: Harvests | None = None) -> float:
    """The points a station may expect at the end of the game, whether it first harvests or first repairs.

    `known` are the harvests of a station with the same cards and crew.
    """
    found = known or Harvests(s, station)
    bears = bearing(s.c, station)
    plant = plant_value(s, station)
    end = end_points(s.c, station)
    value = prospect(s, station, found.usually(), bears, plant, end)
    if station.arms[KRAKEN] and station.damage + URGENT > bears:
        value = max(value, prospect(s, station, found.repairs_first(), bears, plant, end))
    return value


def prospect(s: NewEdenState, station: Station, found: Harvest, bears: int, plant: float, end: float) -> float:
    """The points a station may expect with its harvests.

    How much damage it bears, what its power plant will bring and its final scoring boxes do not depend on these.
    """
    rounds = ROUNDS - s.round
    early = s.phase == DEVELOPMENT
    hope = hope_of(s)
    income, repairs, income_now, repairs_now = found
    value = station.points + purse_value(s, station.coins) + rounds * income + hope * income_now
    value += plant
    excess = station.damage - bears + rounds * (DRIFT - repairs)
    sharp = SHARP * rounds
    if early:
        excess += CAUTION - hope * repairs_now
        sharp += 0.4 + hope
    else:
        excess += LATE_CAUTION - LATE_REPAIR * hope * repairs_now
        sharp += LATE_SHARP
    holds = 1.0 / (1.0 + exp(min(30.0, (excess - 0.5) / sharp)))
    return value + holds * (end + GROWTH * rounds) - FEAR * rounds * station.damage


def end_points(c: Content, station: Station) -> float:
    """What stands in the final scoring boxes."""
    points = 0.0
    for arm in station.arms:
        for card in arm:
            points += c.end[card]
    for card in station.arms[RESEARCH]:
        for verb, number, group in c.final[card]:
            if verb == POINTS_PER_STAFFED:
                points += number * max(sum(station.staffed[group]), 0.5 * len(station.arms[group]))
    return points


def plant_value(s: NewEdenState, station: Station) -> float:
    """What research on the power plant will bring: the more rounds are to come, the more often it is used."""
    uses = USES * (ROUNDS - s.round)
    if s.phase <= AUCTION:
        uses += USES * (len(s.c.vent_coins) - station.vents) / len(s.c.vent_coins)
    value = 0.0
    for card in station.arms[RESEARCH]:
        for verb, number, _ in s.c.plant[card]:
            each = coin_value(s) if verb == GAIN_COINS else 1.0 if verb == GAIN_POINTS else REPAIRED
            value += uses * number * each
    return value


def suffer(twin: Twin, damage: int) -> float:
    """Move a twin's damage marker; the points lost with a module beyond 15."""
    wanted = twin.damage + damage
    twin.damage = max(0, min(WORST, wanted))
    return 4.0 if wanted > WORST else 0.0


def attach(s: NewEdenState, seat: int, twin: Twin, card: int) -> float:
    """Place a card at a twin of a station; what it does to the others, as points."""
    c = s.c
    group = c.group[card]
    add_module(twin, group, card)
    if group == RESEARCH and twin.extended[RESEARCH]:
        twin.points += c.extension_points
    gained = 0.0
    others = len(s.stations) - 1
    for verb, number, about in c.placed[card]:
        if verb == GAIN_COINS:
            twin.coins += number
        elif verb == REPAIR:
            suffer(twin, -number)
        elif verb == HARM:
            gained -= suffer(twin, number)
        elif verb == GAIN_DEEPLE:
            twin.deeple += number
            twin.dome += number
        elif verb == OTHERS_GAIN_COINS:
            gained -= number * coin_value(s)
        elif verb == OTHERS_HARM_PER:
            for other in range(len(s.stations)):
                if other != seat:
                    gained += sabotaged(s, other, number * len(s.stations[other].arms[about])) / others
    return gained + bonus_of(s, group)


def sabotaged(s: NewEdenState, seat: int, damage: int) -> float:
    """What damage does to a rival: little, unless it topples the station when that can hardly be mended."""
    rival = s.stations[seat]
    bears = bearing(s.c, rival)
    if s.round == ROUNDS and s.phase > DEVELOPMENT and rival.damage <= bears < rival.damage + damage:
        return end_points(s.c, rival)
    return SABOTAGE * damage


def bonus_of(s: NewEdenState, group: int) -> float:
    """What one more card of a group brings in the round scoring."""
    gained = 0.0
    for card in s.bonus:
        if s.c.bonus_group[card] == group:
            verb, each, _ = s.c.bonus_each[card]
            gained += each * (coin_value(s) if verb == GAIN_COINS else 1.0)
    return gained


def with_cards(s: NewEdenState, seat: int, cards: list[int], coins: int, damage: int) -> float:
    """The appraisal of a station after it has got some cards for coins and damage."""
    twin = twin_of(s.stations[seat])
    twin.coins -= coins
    lost = suffer(twin, damage)
    gained = 0.0
    for card in cards:
        gained += attach(s, seat, twin, card)
    return appraise(s, twin) + gained - lost


def extended(s: NewEdenState, station: Station, group: int) -> Twin:
    """A twin of a station with an extension."""
    twin = twin_of(station)
    twin.coins -= s.c.extension_price[group]
    twin.extended = [*station.extended[:group], 1, *station.extended[group + 1 :]]
    if group == SHIPYARD:
        twin.deeple += s.c.extension_deeple
        twin.dome += s.c.extension_deeple
    elif group == KRAKEN:
        add_module(twin, KRAKEN, s.c.extension_kraken, True)
    elif group == OXYGEN:
        add_module(twin, OXYGEN, s.c.extension_card)
    elif s.round < ROUNDS:
        twin.points += s.c.extension_points
    return twin


def planted(s: NewEdenState, station: Station) -> tuple[Twin, float]:
    """A twin of a station that has used its power plant, and the points it lost by that."""
    c = s.c
    twin = twin_of(station)
    damage = c.vent_damage[twin.vents]
    twin.coins += c.vent_coins[twin.vents]
    twin.vents += 1
    for card in twin.arms[RESEARCH]:
        for verb, number, _ in c.plant[card]:
            if verb == GAIN_COINS:
                twin.coins += number
            elif verb == GAIN_POINTS:
                twin.points += number
            elif verb == LESS_HARM:
                damage -= number
    return twin, suffer(twin, damage)
