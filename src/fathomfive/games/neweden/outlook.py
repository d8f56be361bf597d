"""How the stations stand: what a search believes where it stops, and what a model learns to judge by."""

from __future__ import annotations

from ...kernel.game import chances
from .appraisal import COIN, LATE_REPAIR, REPAIRED, appraise, bearing, coin_value, end_points
from .harvest import harvest
from .machine import activations, chance, forecast, looming
from .state import AUCTION, DEVELOPMENT, NewEdenState, Station, cards_of, lying_deeple
from .tables import CLAM, CRAB, GAIN_COINS, KRAKEN, OXYGEN, RESEARCH, ROUNDS, SHIPYARD

WORTH: tuple[tuple[float, ...], ...] = (
    (47.0, 1.5, 2.0, -2.0, 2.0, 2.0, 2.0, 3.2),
    (36.0, 1.9, 2.3, -1.7, 2.1, 0.4, 2.7, 2.7),
    (24.0, 0.9, 0.7, -0.3, 2.4, 0.8, 1.2, 1.9),
    (16.0, 0.9, 0.7, -0.2, 1.9, 0.1, 1.7, 2.6),
    (8.0, 0.9, 0.5, -0.4, 1.5, 1.4, 0.3, 0.9),
    (6.0, 0.9, 0.5, -0.9, 0.9, 0.3, 0.5, 0.6),
)
"""What comes by itself, and what a point, a coin, a damage beyond what the station bears, an end point, a point of
this round's harvest, a deeple and a bottle are worth in the end: by round, in phase A and after it. Fitted to some
thousand games of the rule of thumb."""
BLUR = (6.0, 5.0, 4.0, 3.0, 2.0, 0.7)
"""How blurred it looks at the same times whether a station will hold."""
WEAR = (2.0, 1.0, 1.0, 0.5, 1.0, 0.0)
"""Damage to expect before the end that is not mended."""
SPREAD = (18.0, 18.0, 22.0, 22.0, 12.0, 10.0)
"""By how many points rivals commonly differ from what they may expect."""
LEAD = (80.0, 58.0, 36.0, 22.0, 8.0, 3.0)
"""Alone: how many points more than the forecast says Deep Thought commonly gets."""
NUMBERS, MACHINE = 49, 20
"""How many numbers describe a station, and how many more Deep Thought."""
MOST = 10
"""More damage than this beyond what a station bears makes no difference."""


def outlook(s: NewEdenState) -> list[float]:
    """Every seat's chance to win; alone, the chance to beat Deep Thought."""
    if not s.stations:
        return [1.0 / s.seats] * s.seats
    if s.seats == 1:
        when = stage(s, 0)
        return [chance((estimate(s, 0) - forecast(s, [], 0, looming(s)) - LEAD[when]) / SPREAD[when])]
    return chances(estimates(s), SPREAD[min([stage(s, seat) for seat in range(s.seats)])])


def stage(s: NewEdenState, seat: int) -> int:
    """How far the game is for a seat: two stages a round, phase A until it passes, and what comes after."""
    return 2 * max(0, s.round - 1) + (0 if is_early(s, seat) else 1)


def is_early(s: NewEdenState, seat: int) -> bool:
    """Whether a seat still takes part in phase A."""
    return s.phase <= DEVELOPMENT and seat not in s.passed


def estimates(s: NewEdenState) -> list[float]:
    """The points every seat may expect in the end."""
    return [estimate(s, seat) for seat in range(s.seats)]


def estimate(s: NewEdenState, seat: int) -> float:
    """The points a seat may expect in the end, by what its station has now."""
    station = s.stations[seat]
    base, point, coin, fragile, end, income, deeple, bottle = WORTH[stage(s, seat)]
    harvested, repairs = harvest(s.c, station, coin_value(s), REPAIRED, False)
    excess = station.damage - bearing(s.c, station)
    return (
        base
        + point * station.points
        + coin * station.coins
        + fragile * min(MOST, excess)
        + end * holds(s, seat, repairs) * end_points(s.c, station)
        + income * harvested
        + deeple * station.deeple
        + bottle * bottles(s, station, True)
    )


def holds(s: NewEdenState, seat: int, repairs: float) -> float:
    """How likely a station will hold in the end, that could still repair so much in this round."""
    station = s.stations[seat]
    when = stage(s, seat)
    mended = repairs if is_early(s, seat) else LATE_REPAIR * repairs
    excess = max(0.0, station.damage - mended) + WEAR[when] - bearing(s.c, station)
    return chance(-(excess - 0.5) / BLUR[when])


def features(s: NewEdenState, seat: int) -> list[float]:
    """A seat's standing, in numbers around 0 to 1; alone, Deep Thought's too."""
    if not s.stations:
        return [0.0] * (NUMBERS + (MACHINE if s.seats == 1 else 0))
    found = standing(s, seat)
    if s.seats == 1:
        found += machine(s)
    return found


def standing(s: NewEdenState, seat: int) -> list[float]:
    """What a station has, what it does in a round, and how it bears its damage."""
    c = s.c
    station = s.stations[seat]
    rounds = ROUNDS - s.round
    left = rounds / (ROUNDS - 1)
    early = 1.0 if is_early(s, seat) else 0.0
    late = 1.0 if s.phase == AUCTION else 0.0
    coin = coin_value(s)
    income, repairs = harvest(c, station, COIN[min(ROUNDS - 1, s.round)], REPAIRED, True)
    income_now, repairs_now = harvest(c, station, coin, REPAIRED, False)
    bears = bearing(c, station)
    end = end_points(c, station)
    excess = (station.damage - bears) / 5
    mended = repairs_now if early else LATE_REPAIR * repairs_now
    excess_mended = (max(0.0, station.damage - mended) - bears) / 5
    points, coins = bonus(s, seat)
    unsold = (4 - sum(s.sold)) / 4 if late and s.sold else 0.0
    cards = sum([card >= 0 for card in s.tableau]) / 12 if s.phase == DEVELOPMENT else 0.0
    hand = sum([c.end[card] for card in station.hand]) / 10
    return [
        appraise(s, station) / 80,
        estimate(s, seat) / 80,
        station.points / 50,
        left,
        early,
        late,
        1.0 if s.round == ROUNDS else 0.0,
        station.coins / 15,
        station.coins / 15 * left,
        station.coins / 15 * early,
        station.coins / 15 * unsold,
        station.damage / 15,
        station.damage / 15 * left,
        bears / 6,
        excess,
        chance(-5 * excess),
        chance(-5 * excess_mended),
        end / 40,
        end / 40 * chance(-5 * excess),
        income / 15,
        income / 15 * left,
        income_now / 15,
        repairs / 10,
        repairs_now / 10,
        station.deeple / 8,
        lying_deeple(station) / 8,
        bottles(s, station, True) / 8,
        bottles(s, station, False) / 8,
        len(station.arms[CRAB]) / 4,
        len(station.arms[CLAM]) / 4,
        len(station.arms[KRAKEN]) / 4,
        len(station.arms[SHIPYARD]) / 4,
        len(station.arms[RESEARCH]) / 4,
        sum([c.active[card][1] for card in station.arms[CRAB]]) / 20 * left,
        sum([c.active[card][1] for card in station.arms[CLAM]]) / 15 * left,
        station.extended[SHIPYARD] * left,
        station.extended[OXYGEN] * left,
        station.extended[KRAKEN] * left,
        station.extended[RESEARCH] * left,
        points / 10,
        coins / 5,
        station.vents / 3,
        1.0 if s.nautilus == seat else 0.0,
        1.0 if s.turn == seat else 0.0,
        1.0 if s.phase == DEVELOPMENT and s.passed else 0.0,
        1.0 if s.phase == DEVELOPMENT and seat in s.passed else 0.0,
        cards,
        cards * (1.0 if s.turn == seat else 0.0),
        hand,
    ]


def bonus(s: NewEdenState, seat: int) -> tuple[int, int]:
    """What this round's bonus cards will bring a station: points and coins."""
    points = coins = 0
    if s.phase <= AUCTION:
        for card in s.bonus:
            verb, each, _ = s.c.bonus_each[card]
            reward = each * cards_of(s, seat, s.c.bonus_group[card])
            if verb == GAIN_COINS:
                coins += reward
            else:
                points += reward
    return points, coins


def bottles(s: NewEdenState, station: Station, fresh: bool) -> int:
    """How many bottles a station has in a round to come, or left in this one."""
    count = 0
    for number, card in enumerate(station.arms[OXYGEN]):
        if fresh or not station.used[number]:
            count += len(s.c.bottles[card])
    return count


def machine(s: NewEdenState) -> list[float]:
    """What Deep Thought has and may come to."""
    c = s.c
    station = s.stations[1]
    times = activations(s)
    looms = looming(s)
    clams = sum([c.active[card][1] for card in station.arms[CLAM]])
    crabs = sum([c.active[card][1] for card in station.arms[CRAB]])
    end = end_points(c, station)
    bears = bearing(c, station)
    excess = (station.damage - bears) / 5
    own = appraise(s, s.stations[0])
    guess = estimate(s, 0)
    expected = forecast(s, [], 0, looms)
    points, coins = bonus(s, 1)
    return [
        expected / 80,
        (own - expected) / 40,
        (guess - expected) / 40,
        (own - forecast(s, [], 0, 0.0)) / 40,
        station.points / 50,
        (s.stations[0].points - station.points) / 30,
        station.coins / 20,
        (s.stations[0].coins - station.coins / 2) / 15,
        end / 50,
        looms,
        looms * end / 50,
        excess,
        chance(-5 * excess) * end / 50,
        clams / 15,
        clams / 15 * times,
        crabs / 20 * times,
        points / 10,
        coins / 5,
        times / ROUNDS,
        1.0 if s.resting else 0.0,
    ]
