"""What things are worth, in points at the end of the game: the judgement behind the rule of thumb."""

from __future__ import annotations

from typing import Final

from ..content.vocabulary import (
    ANYWHERE,
    ARMOUR,
    DO_AMBUSH,
    DO_AP,
    DO_AP_ZERO,
    DO_ATTACK,
    DO_CALM,
    DO_CANNONBALLS,
    DO_CHOOSE,
    DO_CLEAR,
    DO_CONTACT,
    DO_CRUSH,
    DO_DAMAGE,
    DO_DISCARD_TREASURE,
    DO_DISPERSE,
    DO_GAIN,
    DO_IF,
    DO_INSTALL,
    DO_LOSE,
    DO_LOSE_ANY,
    DO_NOTORIETY,
    DO_OFFER,
    DO_RECALL,
    DO_REVIVE,
    DO_SACRIFICE,
    DO_SACRIFICE_ONE,
    DO_STONE,
    DO_SUCCESS,
    DO_SWEEP,
    DO_TECHNOLOGY,
    DO_TREASURE,
    DO_TREASURE_FLEET,
    DO_TUNNEL,
    DO_UPRISING,
    FOG,
    HERE,
    MINES,
    MINES_CARD,
    NOW,
    PERISCOPE,
    PROW,
    SALVAGE_SPACES,
    TORPEDOES,
    WAR,
    Effect,
)
from ..rules import effects
from ..rules.conditions import holds
from ..rules.sea import all_lands, free_lands
from ..rules.state import NemoState
from ..rules.workshop import technology_card

DOOM: Final = 150.0
"""What losing the game at once costs."""
POINT: Final = 4.0
"""What an action point is worth while there is still something to do."""
FRAILTY: Final = 60.0
RESERVE: Final = 0.48
INFAMY: Final = 35.0
FAME: Final = 0.168
ATTACK: Final = 3.0
"""What a free attack on whatever lies here is worth, about."""
USES: Final[tuple[float, ...]] = (0.12, 0.08, 0.2, 0.15, 0.2, 0.12, 0.0, 0.12, 0.55, 0.4, 0.1)
"""What each technology brings in a turn, beside its points."""
FOR_WAR: Final = (PERISCOPE, ARMOUR, TORPEDOES, PROW, MINES)
AT_WAR: Final = 2.5
"""How much more the technologies of combat bring when warships are what counts."""


def turns_left(s: NemoState) -> float:
    """About how many turns are still to come."""
    events = s.deck[1] + s.deck[3] + s.deck[5] + s.deck[6]
    return max(0.5, events - 2.0)


def resource(s: NemoState, which: int, space: int) -> float:
    """The points of a space of a track, and the safety it gives."""
    c = s.c
    if space <= 0:
        return -DOOM
    motive = s.motive
    points = (
        c.track_person[which][space]
        + c.track_penalty[which][space]
        + c.track_science[which][space] * c.motive_science[motive]
        + c.track_wonder[which][space] * c.motive_wonder[motive]
    )
    ahead = min(1.0, turns_left(s) / 8.0)
    return points - ahead * FRAILTY / (space * space) + ahead * RESERVE * space


def losing(s: NemoState, which: int, count: int) -> float:
    """What losing so much of a resource costs."""
    space = s.resources[which]
    return resource(s, which, space) - resource(s, which, space - count)


def gaining(s: NemoState, which: int, count: int) -> float:
    """What gaining so much of a resource brings."""
    space = s.resources[which]
    top = len(s.c.track_exert[which]) - 1
    return resource(s, which, min(top, space + count)) - resource(s, which, space)


def damage(s: NemoState) -> float:
    """What a random damage costs on average."""
    cost = 0.0
    for die in range(1, 7):
        cost += losing(s, s.c.damage_by_die[die], 1)
    return cost / 6.0


def infamy(s: NemoState, level: int) -> float:
    """What standing at this notoriety costs, all in all: the nearer to the outlaw level, the more."""
    limit = s.c.outlawed[s.motive]
    if level >= limit:
        return DOOM
    share = level / limit
    ahead = min(1.0, turns_left(s) / 10.0)
    steep = share * share
    return ahead * (INFAMY * steep * steep + FAME * level) + max(0.0, share - 0.85) * 40.0


def notoriety(s: NemoState, change: int) -> float:
    """What a change of notoriety brings (or, negative, costs)."""
    return infamy(s, s.notoriety) - infamy(s, max(0, s.notoriety + change))


def person(s: NemoState, who: int) -> float:
    """What a character is worth alive, penalty of a sacrifice included."""
    c = s.c
    return (
        c.character_person[who]
        + c.character_science[who] * c.motive_science[s.motive]
        - run(s, c.character_penalty[who])
    )


def treasure(s: NemoState, kind: int) -> float:
    """What a treasure is worth when kept."""
    c = s.c
    worth = c.treasure_wonder[kind] * c.motive_wonder[s.motive]
    if c.treasure_value[kind] >= 0:
        worth += max(0, c.treasure_value[kind] + c.motive_treasure[s.motive])
    return float(worth)


def treasure_draw(s: NemoState) -> float:
    """What drawing a treasure brings on average."""
    bag = s.treasure_bag.pool
    if not bag:
        return 0.0
    c = s.c
    sum_ = 0.0
    for kind in bag:
        if c.treasure_kind[kind] != NOW:
            sum_ += treasure(s, kind)
    return sum_ / len(bag)


def card(s: NemoState, which: int) -> float:
    """The points of a card in the success pile."""
    c = s.c
    motive = s.motive
    points = (
        c.card_science[which] * c.motive_science[motive]
        + c.card_wonder[which] * c.motive_wonder[motive]
        + c.card_person[which]
        + c.card_penalty[which]
    )
    if c.card_adventure[which] >= 0:
        points += max(0, c.card_adventure[which] + c.motive_adventure[motive])
    if c.card_warship[which] >= 0:
        points += max(0, c.card_warship[which] + c.motive_warship[motive])
    if c.card_civilian[which] >= 0:
        points += max(0, c.card_civilian[which] + c.motive_civilian[motive])
    return float(points)


def technology(s: NemoState, which: int) -> float:
    """What an installed technology is worth."""
    points = card(s, MINES_CARD if which == MINES else technology_card(which))
    if which == FOG:
        return points + 0.8 * notoriety(s, -7)
    uses = USES[which] * (AT_WAR if s.motive == WAR and which in FOR_WAR else 1.0)
    return points + uses * turns_left(s)


def salvage(s: NemoState) -> float:
    """What one more ship in the salvage spaces is worth."""
    if len(s.salvage) >= SALVAGE_SPACES or turns_left(s) < 5:
        return -1.0
    best = 0.0
    for which in s.offer:
        best = max(best, technology(s, which) / s.c.technology_cost[which])
    return 0.6 * best


def tonnage(s: NemoState, side: int, row: int) -> float:
    """What a ship on the tonnage board is worth in this row."""
    c = s.c
    motive = s.motive
    change = c.motive_warship[motive] if c.side_attack[side] > 0 else c.motive_civilian[motive]
    points = max(0, c.side_tonnage[side] + change)
    points += c.side_science[side] * c.motive_science[motive] + c.side_wonder[side] * c.motive_wonder[motive]
    length = len(s.tonnage[row])
    filled = length
    for other in s.tonnage:
        filled = min(filled, len(other))
    if length >= len(c.mastery):
        return float(points)
    step = c.mastery[length] - (c.mastery[length - 1] if length else 0)
    return points + step / 6.0 * (1.0 if length == filled else 0.6 if length == filled + 1 else 0.25)


def uprising(s: NemoState) -> float:
    """What an uprising marker is worth, given that it may be lost."""
    return s.c.motive_uprising[s.motive] * (1.0 - 0.015 * turns_left(s))


def run(s: NemoState, todo: list[Effect]) -> float:
    """What a list of effects is worth, for the card that is being resolved."""
    return resolving(s, s.cards[-1] if s.cards else -1, todo)


def resolving(s: NemoState, card: int, todo: list[Effect]) -> float:
    """What a list of effects is worth when a card is resolved, or something else is (-1)."""
    worth = 0.0
    for effect in todo:
        worth += happen(s, card, effect)
    return worth


def happen(s: NemoState, at_hand: int, effect: Effect) -> float:
    """What one effect is worth."""
    verb = effect.verb
    a = effect.a
    if verb == DO_SUCCESS:
        return card(s, at_hand) if at_hand >= 0 else 0.0
    if verb == DO_NOTORIETY:
        return notoriety(s, a)
    if verb == DO_GAIN:
        return gaining(s, a, effect.b)
    if verb == DO_LOSE:
        return -losing(s, a, effect.b)
    if verb == DO_TREASURE:
        return a * treasure_draw(s)
    if verb == DO_AP:
        return a * POINT
    if verb == DO_IF:
        assert effect.when is not None
        return resolving(s, at_hand, effect.branches[0] if holds(s, effect.when) else effect.branches[1])
    if verb == DO_CHOOSE:
        return max([resolving(s, at_hand, effect.branches[branch]) for branch in effects.open_branches(s, effect)])
    if verb == DO_LOSE_ANY:
        return -a * min([losing(s, which, 1) for which in range(3)])
    if verb == DO_DAMAGE:
        return -a * damage(s)
    if verb == DO_UPRISING:
        lands = all_lands(s) if a == ANYWHERE else free_lands(s, s.nautilus if a == HERE else a)
        return uprising(s) if lands else 0.0
    return rarer(s, effect)


def rarer(s: NemoState, effect: Effect) -> float:
    """What one of the rarer effects is worth."""
    verb = effect.verb
    a = effect.a
    if verb == DO_DISCARD_TREASURE:
        return -min([treasure(s, kind) for kind in s.treasures]) if s.treasures else 0.0
    if verb == DO_SACRIFICE:
        alive = [person(s, who) for who, here in enumerate(s.characters) if here]
        return -min(alive) if alive else 0.0
    if verb == DO_SACRIFICE_ONE:
        return -person(s, a)
    if verb == DO_REVIVE:
        gone = [s.c.character_person[who] for who, here in enumerate(s.characters) if not here]
        return float(max(gone)) if gone else 0.0
    if verb == DO_TECHNOLOGY:
        return best_technology(s, a)
    if verb == DO_INSTALL:
        return technology(s, MINES)
    if verb == DO_CRUSH:
        return -uprising(s)
    if verb == DO_AP_ZERO:
        return -POINT * s.ap
    if verb == DO_CONTACT:
        return -1.5
    if verb == DO_CLEAR:
        return 1.5 * max(s.contacts)
    if verb == DO_CALM:
        return 1.5 * (s.c.act_white[s.act] + s.c.act_black[s.act])
    if verb == DO_DISPERSE:
        return 1.5 * min(a, sum(s.contacts))
    if verb == DO_SWEEP:
        ocean = s.nautilus if a == HERE else a
        fierce = sum([s.c.side_attack[side] > 0 for side in s.ships[ocean]])
        return 1.5 * s.contacts[ocean] + 2.0 * len(s.ships[ocean]) + 2.0 * fierce
    if verb == DO_RECALL:
        return 4.0 * min(a, sum([s.c.side_attack[side] > 0 for ships in s.ships for side in ships]))
    if verb == DO_AMBUSH:
        return -3.0
    if verb == DO_ATTACK:
        return ATTACK if s.contacts[s.nautilus] or s.ships[s.nautilus] else 0.0
    if verb == DO_TREASURE_FLEET:
        return 2.0
    if verb in (DO_STONE, DO_OFFER, DO_CANNONBALLS, DO_TUNNEL):
        return 1.0
    return 0.0


def best_technology(s: NemoState, discount: int) -> float:
    """What the best technology that can be paid for brings beyond the salvage it costs."""
    best = 0.0
    for which in s.offer:
        cost = s.c.technology_cost[which] - discount
        if cost <= len(s.salvage):
            best = max(best, technology(s, which) - 0.3 * cost)
    return best
