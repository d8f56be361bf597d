"""What Deep Thought may come to: it needs no deeple and no oxygen, but a last blow may topple it (NE-12)."""

from __future__ import annotations

from math import exp
from typing import Final

from ..content.tables import (
    CLAM,
    COINS_PER_POINT,
    COLUMNS,
    CRAB,
    DECK_SIZE,
    KRAKEN,
    RESEARCH,
    ROUNDS,
    WORST,
)
from ..content.vocabulary import (
    GAIN_COINS,
    HARM,
    OTHERS_HARM_PER,
    POINTS_PER_STAFFED,
    SPARE,
)
from ..rules.state import AUCTION, DEVELOPMENT, MARKET, SCORING, NewEdenState

SPITE: Final = 0.9
"""What a point that Deep Thought does not get is worth."""
DAMAGED: Final = 0.4
"""What a damage costs its rival, roughly."""
COIN: Final = 0.4
"""What a coin is worth to Deep Thought while there are auctions to come."""
TAKEN: Final = 2
"""Damage it takes with cards of the bottom row in a phase A."""
BLUR: Final = 0.7
"""How blurred its end looks from each round before."""
SHARP: Final = 0.1
"""How blurred it looks when its last repairs are done."""
ROWS_OF_CHANCE: Final = 2
"""Rows of the auction that nobody has seen before it (NE-12.7)."""


def machine_value(s: NewEdenState, cards: list[int]) -> float:
    """What cards are worth to Deep Thought."""
    looms = looming(s, s.lot)
    return forecast(s, cards, 0, looms) - forecast(s, [], 0, looms)


def activations(s: NewEdenState) -> int:
    """How often it will still activate everything it has."""
    return ROUNDS - s.round + (1 if s.phase == DEVELOPMENT and not s.resting else 0)


def forecast(s: NewEdenState, cards: list[int], paid: int, looms: float) -> float:
    """The points Deep Thought may have in the end, if it now gets some cards and pays some coins.

    `looms` is how likely the worst card of the last deck still hits it.
    """
    c = s.c
    machine = s.stations[1]
    times = activations(s)
    points = float(machine.points)
    coins = machine.coins - paid
    damage = machine.damage
    clams = crabs = repairs = up = down = end = 0
    counts = [0, 0, 0, 0, 0, 0]
    owned: list[int] = []
    for arm in machine.arms:
        owned += arm
    new = len(owned)
    owned += cards
    spared = False
    for number in range(len(owned)):
        card = owned[number]
        group = c.group[card]
        counts[group] += 1
        end += c.end[card]
        symbols = c.pointer[card]
        if symbols > 0:
            up += symbols
        else:
            down -= symbols
        if group == CRAB:
            crabs += c.active[card][1]
        elif group == CLAM:
            clams += c.active[card][1]
        elif group == KRAKEN:
            repairs += c.active[card][1]
        elif group == RESEARCH:
            for verb, each, about in c.final[card]:
                if verb == SPARE:
                    spared = True
                elif verb == POINTS_PER_STAFFED:
                    end += each * (len(machine.arms[about]) if times else sum(machine.staffed[about]))
            if number >= new:
                points += c.extension_points
                for verb, each, about in c.placed[card]:
                    if verb == HARM:
                        damage = min(WORST, damage + each)
                    elif verb == GAIN_COINS:
                        coins += each
                    elif verb == OTHERS_HARM_PER:
                        points += DAMAGED * each * len(s.stations[0].arms[about])
    if s.phase < SCORING:
        counts[KRAKEN] -= 1
        for bonus in s.bonus:
            verb, each, _ = c.bonus_each[bonus]
            reward = each * counts[c.bonus_group[bonus]]
            if verb == GAIN_COINS:
                coins += reward
            else:
                points += reward
    points += times * clams
    coins += times * crabs
    points += coins * (COIN if s.round < ROUNDS or s.phase < AUCTION else 1.0 / COINS_PER_POINT)
    if times:
        damage = max(0, damage + TAKEN - repairs)
    bears = max(0, min(WORST, up) - (0 if spared else down))
    sharp = SHARP + BLUR * times
    holds = (1.0 - looms) * standing_chance(bears - damage, sharp)
    if looms:
        holds += looms * standing_chance(bears - damage - worst_harm(s), sharp)
    return points + holds * end


def standing_chance(margin: int, sharp: float) -> float:
    """How likely a station holds that bears so much more than its damage."""
    return chance((margin + 0.5) / sharp)


def chance(logit: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -logit))))


def worst_card(s: NewEdenState) -> int:
    """The card of the last deck that does its owner most harm, or -1."""
    worst = -1
    most = 0
    for card in s.c.decks[-1]:
        for verb, number, _ in s.c.placed[card]:
            if verb == HARM and number > most:
                worst = card
                most = number
    return worst


def worst_harm(s: NewEdenState) -> int:
    """The harm it does."""
    harm = 0
    for verb, number, _ in s.c.placed[worst_card(s)]:
        if verb == HARM:
            harm += number
    return harm


def looming(s: NewEdenState, decided: int = -1) -> float:
    """How likely the worst card of the last deck will hit Deep Thought, in a row it is left or by the deal.

    A row that is being `decided` about does not count.
    """
    card = worst_card(s)
    if card < 0 or (s.phase >= SCORING and s.round == ROUNDS):
        return 0.0
    if s.round < ROUNDS or s.phase == DEVELOPMENT:
        return (COLUMNS + ROWS_OF_CHANCE * COLUMNS + s.difficulty) / DECK_SIZE
    player = s.stations[0]
    if card in player.hand or card in player.left:
        return 1.0
    if card in s.deck.pool and (s.phase == MARKET or not any(s.sold)):
        return min(1.0, ROWS_OF_CHANCE * COLUMNS / len(s.deck.pool))
    if card in s.tableau:
        row = s.tableau.index(card) // COLUMNS
        return 0.0 if row == decided or s.sold[row] or s.stations[1].coins < 2 else 1.0
    return 0.0
