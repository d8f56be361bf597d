"""How a station stands, in numbers: what a model learns to judge by; alone, Deep Thought's too."""

from __future__ import annotations

from typing import Final

from ..content.tables import CLAM, CRAB, KRAKEN, OXYGEN, RESEARCH, ROUNDS, SHIPYARD
from ..content.vocabulary import GAIN_COINS
from ..rules.state import AUCTION, DEVELOPMENT, NewEdenState, cards_of, lying_deeple
from .deep_thought import activations, chance, forecast, looming
from .harvest import harvest
from .outlook import bottles, estimate, is_early
from .worth import COIN, LATE_REPAIR, REPAIRED, appraise, bearing, coin_value, end_points

STATION: Final = (
    "worth by the rule of thumb",
    "estimated end",
    "points",
    "rounds to come",
    "in phase A",
    "in the auction",
    "last round",
    "coins",
    "coins early",
    "coins in phase A",
    "coins while rows are unsold",
    "damage",
    "damage early",
    "pointer",
    "damage beyond the pointer",
    "holds now",
    "holds with repairs in sight",
    "end points",
    "end points if it holds now",
    "harvest of a round",
    "harvest of a round early",
    "harvest left",
    "repairs of a round",
    "repairs left",
    "deeple",
    "lying deeple",
    "bottles of a round",
    "bottles left",
    "crabs",
    "clams",
    "krakens",
    "shipyards",
    "research",
    "coins of crabs early",
    "points of clams early",
    "shipyard extension early",
    "oxygen extension early",
    "kraken extension early",
    "research extension early",
    "points of bonus cards",
    "coins of bonus cards",
    "power plant used",
    "Nautilus marker",
    "on turn",
    "somebody has passed",
    "has passed",
    "cards on the tableau",
    "cards on the tableau on turn",
    "end points in hand",
)
"""What the numbers of a station are, in the order of `standing`."""
MACHINE: Final = (
    "Deep Thought: forecast",
    "Deep Thought: worth beyond the forecast",
    "Deep Thought: estimated end beyond the forecast",
    "Deep Thought: worth beyond the best forecast",
    "Deep Thought: points",
    "Deep Thought: lead in points",
    "Deep Thought: coins",
    "Deep Thought: coins beyond half its coins",
    "Deep Thought: end points",
    "Deep Thought: worst card looms",
    "Deep Thought: end points while the worst card looms",
    "Deep Thought: damage beyond its pointer",
    "Deep Thought: end points if it holds now",
    "Deep Thought: points of clams",
    "Deep Thought: points of clams to come",
    "Deep Thought: coins of crabs to come",
    "Deep Thought: points of bonus cards",
    "Deep Thought: coins of bonus cards",
    "Deep Thought: activations to come",
    "Deep Thought: has activated",
)
"""What the numbers of Deep Thought are, in the order of `machine`."""


def feature_names(s: NewEdenState) -> tuple[str, ...]:
    """The names of the features, in their order."""
    return STATION + MACHINE if s.seats == 1 else STATION


def features(s: NewEdenState, seat: int) -> list[float]:
    """A seat's standing, in numbers around 0 to 1; alone, Deep Thought's too."""
    if not s.stations:
        return [0.0] * len(feature_names(s))
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
