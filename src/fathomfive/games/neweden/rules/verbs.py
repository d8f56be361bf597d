"""The verbs of a station: coins, points, damage, deeple, and placing modules (NE-4.6, NE-8, NE-9)."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from ..content.tables import ARMS, GROUPS, OUTSIDE, OXYGEN, RESEARCH, WORST
from ..content.vocabulary import (
    GAIN_COINS,
    GAIN_DEEPLE,
    GAIN_POINTS,
    HARM,
    OTHERS_GAIN_COINS,
    OTHERS_HARM_PER,
    REPAIR,
    Effect,
)
from .kinds import LOSE, PLACE
from .state import NewEdenState, cards_of, clockwise, is_automaton, outermost


def gain_coins(s: NewEdenState, seat: int, coins: int) -> None:
    """Take coins from the supply, which never runs out (NE-9.2, NE-R2)."""
    s.stations[seat].coins += coins
    tell(s, "gains_coins", seat, coins)


def pay(s: NewEdenState, seat: int, coins: int) -> None:
    """Pay coins to the supply (NE-4.3)."""
    s.stations[seat].coins -= coins
    if coins:
        tell(s, "pays", seat, coins)


def gain_points(s: NewEdenState, seat: int, points: int) -> None:
    """Move forward on the score track (NE-9.3)."""
    s.stations[seat].points += points
    tell(s, "gains_points", seat, points)


def take_nautilus(s: NewEdenState, seat: int) -> None:
    """The Nautilus marker goes to a seat, or stays with it (NE-4.18)."""
    if s.nautilus != seat:
        s.nautilus = seat
        tell(s, "takes_nautilus", seat)


def gain_deeple(s: NewEdenState, seat: int, count: int) -> None:
    """Take deeple from the supply, as many as there are; they lie in the dome (NE-9.5, NE-10.4, NE-R2)."""
    station = s.stations[seat]
    taken = min(count, s.supply)
    s.supply -= taken
    station.deeple += taken
    station.dome += taken
    tell(s, "gains_deeple", seat, taken)


def repair(s: NewEdenState, seat: int, amount: int) -> None:
    """Move the damage marker back, never below 0 (NE-8.1)."""
    station = s.stations[seat]
    done = min(amount, station.damage)
    station.damage -= done
    if done:
        tell(s, "repairs", seat, done, station.damage)


def harm(s: NewEdenState, seat: int, amount: int) -> Rules:
    """Move the damage marker up; beyond 15 a card is lost instead (NE-8.2)."""
    if amount <= 0:
        return
    station = s.stations[seat]
    wanted = station.damage + amount
    station.damage = min(wanted, WORST)
    tell(s, "suffers", seat, amount, station.damage)
    if wanted > WORST:
        yield from lose_module(s, seat)


def lose_module(s: NewEdenState, seat: int) -> Rules:
    """Choose an arm, whose outermost card is destroyed; research is safe (NE-8.2 to NE-8.4, NE-R7)."""
    arms = outermost(s, seat)
    if not arms:
        return
    if is_automaton(s, seat):
        remove_outermost(s, seat, longest_arm(s, seat))
        return
    chosen = yield from ask(seat, LOSE, arms)
    remove_outermost(s, seat, GROUPS.index(chosen))


def longest_arm(s: NewEdenState, seat: int) -> int:
    """The arm that loses a card of the automaton's (NE-R20)."""
    counts = [cards_of(s, seat, arm) for arm in range(ARMS)]
    return counts.index(max(counts))


def remove_outermost(s: NewEdenState, seat: int, arm: int) -> None:
    """Put the outermost card of an arm back in the box; its deeple return to the dome (NE-8.3, NE-R6)."""
    station = s.stations[seat]
    card = station.arms[arm].pop()
    if arm < OUTSIDE:
        station.dome += station.lying[arm].pop()
        if station.staffed[arm].pop() and not is_automaton(s, seat):
            station.spent += s.c.slots[card]
    elif arm == OXYGEN:
        station.used.pop()
    if card not in s.c.start_cards and card != s.c.extension_card:
        s.gone.append(card)
    tell(s, "loses", seat, card)


def place(s: NewEdenState, seat: int, card: int) -> Rules:
    """Place a module at the outer end of its arm, or among the research, and do what it does at once (NE-4.6, NE-9)."""
    station = s.stations[seat]
    group = s.c.group[card]
    station.arms[group].append(card)
    tell(s, "places", seat, card)
    if group < OUTSIDE:
        station.lying[group].append(0)
        station.staffed[group].append(0)
        return
    if group == OXYGEN:
        station.used.append(0)
        return
    if group == RESEARCH and station.extended[RESEARCH]:
        gain_points(s, seat, s.c.extension_points)
    for effect in s.c.placed[card]:
        yield from apply(s, seat, effect)


def place_arriving(s: NewEdenState, seat: int) -> Rules:
    """Place the cards just taken, in the order their owner likes (NE-R10)."""
    arriving = s.stations[seat].arriving
    while arriving:
        card = arriving[0]
        if len(arriving) > 1 and not is_automaton(s, seat) and order_matters(s, seat, arriving):
            card = yield from ask(seat, PLACE, arriving[:])
        arriving.remove(card)
        yield from place(s, seat, card)


def order_matters(s: NewEdenState, seat: int, cards: list[int]) -> bool:
    """Whether it can make a difference which card is placed first (NE-R10).

    It does for two cards of an arm, and for effects that do not add up: damage beyond 15, repairs below 0, two blows.
    """
    arms: list[int] = []
    harms: list[int] = []
    repairs = blows = 0
    for card in cards:
        group = s.c.group[card]
        if group in arms:
            return True
        if group < ARMS:
            arms.append(group)
        for verb, number, _ in s.c.placed[card]:
            if verb == HARM:
                harms.append(number)
            elif verb == REPAIR:
                repairs += number
            elif verb == OTHERS_HARM_PER:
                blows += 1
    damage = s.stations[seat].damage
    breaks = damage + sum(harms) > WORST and (len(harms) > 1 or bool(arms) or repairs > 0)
    return blows > 1 or breaks or (bool(harms) and repairs > damage)


def apply(s: NewEdenState, seat: int, effect: Effect) -> Rules:
    """Do what a card says, for its owner or to the others (NE-9.8 to NE-9.22)."""
    verb, number, group = effect
    if verb == GAIN_COINS:
        gain_coins(s, seat, number)
    elif verb == GAIN_POINTS:
        gain_points(s, seat, number)
    elif verb == REPAIR:
        repair(s, seat, number)
    elif verb == GAIN_DEEPLE:
        gain_deeple(s, seat, number)
    elif verb == HARM:
        yield from harm(s, seat, number)
    elif verb == OTHERS_GAIN_COINS:
        for other in clockwise(s, seat)[1:]:
            gain_coins(s, other, number)
    else:
        assert verb == OTHERS_HARM_PER
        for other in clockwise(s, seat)[1:]:
            yield from harm(s, other, number * cards_of(s, other, group))
