"""What bonuses are worth to a seat, in points, for the rule of thumb."""

from __future__ import annotations

from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE, SONAR_SPACE, Side
from ..content.vocabulary import (
    ANY,
    CONSERVE,
    COORDINATION,
    DISC,
    DISCOVER,
    INFLUENCE,
    INGENUITY,
    INSPIRATION,
    KNOWLEDGE,
    LOWEST,
    PROMOTE,
    PUBLISH,
    REPUTATION,
    SONAR,
    Effect,
)
from ..rules import influence, wander
from .situation import AHEAD, UNKNOWN, Situation
from .weights import of_verb


def of(sit: Situation, effect: Effect) -> float:
    """What a bonus is worth."""
    s, seat = sit.s, sit.seat
    total = 0.0
    for verb, number, second in effect:
        if verb <= INGENUITY:
            for i in range(number):
                total += of_step(sit, verb, i)
        elif verb == KNOWLEDGE:
            total += of_knowledge(sit, number)
        elif verb == DISC:
            total += number * of_disc(sit)
        elif verb == INFLUENCE:
            total += number * of_influence(sit)
        elif verb == PROMOTE:
            total += of_promotion(sit)
        elif verb == ANY:
            total += number * max([of_step(sit, a, 0) for a in range(4)])
        elif verb == LOWEST:
            track = s.tracks[seat]
            total += number * max([of_step(sit, a, 0) for a in range(4) if track[a] == min(track)])
        elif verb == DISCOVER:
            total += of_discovery(sit, second)
        else:
            total += of_verb(sit.w, verb)
    return total


def of_step(sit: Situation, attribute: int, ahead: int) -> float:
    """A step on a track: points of levels, what the level does in the rounds to come, influence, submarines."""
    if ahead >= AHEAD:
        return _step(sit, attribute, ahead)
    at = attribute * AHEAD + ahead
    if sit.step[at] == UNKNOWN:
        sit.step[at] = _step(sit, attribute, ahead)
    return sit.step[at]


def _step(sit: Situation, attribute: int, ahead: int) -> float:
    s, seat = sit.s, sit.seat
    c, w = s.c, sit.w
    at = s.tracks[seat][attribute] + ahead
    if at >= c.influence_space:
        return w.nested / 3
    now = c.level_of[at]
    away = 1
    while c.level_of[at + away] == now:
        away += 1
    size = 2 if now <= 2 else 3
    later = sit.later
    share = 1.0 / size
    if later == 0:
        share = 1.0 if away == 1 else 0.3 / away
    elif away > later + 1:
        share *= 0.5
    points = w.track_points * (c.level_points[now + 1] - c.level_points[now])
    if s.together:
        points = sit.tracks if now == 3 else 0.0
    worth = share * (points + of_level(sit, attribute, now))
    if attribute == INGENUITY and at + 1 in c.submarines:
        worth += w.sub * (later + 1) / 3
    if at + 1 == c.influence_space:
        worth += w.top
    return worth


def of_level(sit: Situation, attribute: int, now: int) -> float:
    """What the next level of an attribute does in the rounds to come."""
    s, seat = sit.s, sit.seat
    w, later = sit.w, sit.later
    if attribute == INSPIRATION:
        return w.inspiration * later
    if attribute == COORDINATION:
        return (w.coordination if len(s.crew[seat]) > now else 0.5 * w.coordination) * later
    if attribute == REPUTATION:
        return w.reputation * later
    deeper = sum([tile >= 0 and s.c.depth[tile] == now + 1 for tile in s.zones])
    return w.ingenuity * (later + 1) + 1.5 * sit.hunger + w.beyond * deeper * min(2, later)


def of_knowledge(sit: Situation, amount: int) -> float:
    """Knowledge: less when there is plenty, and at the end."""
    s, seat = sit.s, sit.seat
    w = sit.w
    have = s.knowledge[seat]
    gained = min(amount, s.c.knowledge_cap - have)
    each = w.know_poor if have < 4 else w.know_some if have < 8 else w.know_rich
    if have < 6:
        each += sit.thirst
    return gained * each * (1.0 if sit.later else 0.7)


def of_disc(sit: Situation) -> float:
    """A disc in the hold: an action more, unless there are plenty."""
    s, seat = sit.s, sit.seat
    w = sit.w
    if sit.later == 0:
        return w.disc_last if s.hold[seat] < 3 else 0.5 * w.disc_last
    return w.disc


def of_influence(sit: Situation) -> float:
    """The best hex one could mark now."""
    if sit.influence == UNKNOWN:
        sit.influence = _influence(sit)
    return sit.influence


def _influence(sit: Situation) -> float:
    s, seat = sit.s, sit.seat
    if s.sheet.rule == "star-search":
        return 1.1 * sit.w.nested
    best = 0.0
    for hex in influence.hexes_for(s, seat, -1):
        best = max(best, of_hex(sit, hex))
    if s.sheet.rule == "cleanup" and s.cleanup[seat] < influence.CLEANUP_END:
        best = max(best, of_cleanup(sit))
    return best


def of_hex(sit: Situation, hex: int) -> float:
    """A hex: its points, its bonus, its topic, and whether it leads to a goal."""
    s = sit.s
    sheet, w = s.sheet, sit.w
    worth = sit.point * sheet.hex_points[hex]
    for verb, number, second in sheet.hex_effect[hex]:
        worth += w.nested if verb == PROMOTE else of(sit, [(verb, number, second)])
    if sheet.hex_topic[hex] >= 0:
        for way, goal in enumerate(sheet.goals):
            if goal.by_topic:
                worth += 0.6 * sit.goals[way]
    if sheet.hex_rescue[hex]:
        worth += sit.goals[2] + 0.5
    if sheet.rule == "horizons":
        steps = [sheet.to_goal[goal][hex] for goal in range(3) if s.ways[goal] < 0]
        if steps:
            worth += w.toward * 2.0 / (1 + min(steps))
    return worth


def of_cleanup(sit: Situation) -> float:
    """A step on the cleanup track, and the pollution it makes good."""
    s, seat = sit.s, sit.seat
    worth = sit.goals[0] + 0.1
    polluted = sum([owner == seat and s.sheet.hex_points[hex] < 0 for hex, owner in enumerate(s.owner)])
    if s.cleanup[seat] // 2 < polluted:
        worth += sit.point
    return worth


def of_side(sit: Situation, side: Side, uses: float) -> float:
    """A side of a crew: what its actions are worth over the rounds to come."""
    w = sit.w
    worth = 0.0
    for slot in side.actions:
        best = UNKNOWN
        for verb in slot:
            best = max(best, of_acting(sit, verb))
        worth += best + 0.25 * (len(slot) - 1)
    return worth * w.uses * uses


def of_acting(sit: Situation, verb: int) -> float:
    """An action of a crew, some day."""
    if sit.acting[verb] == UNKNOWN:
        sit.acting[verb] = of_verb(sit.w, verb) + sit.w.demand * of_demand(sit, verb)
    return sit.acting[verb]


def of_demand(sit: Situation, verb: int) -> float:
    """What goals make of an action."""
    if verb == SONAR:
        return sit.demand[SONAR_SPACE]
    if verb == CONSERVE:
        return sit.demand[CONSERVE_SPACE]
    return sit.demand[PUBLISH_SPACE] if verb == PUBLISH else 0.0


def of_promotion(sit: Situation) -> float:
    """The best promotion one could make now."""
    if sit.promotion == UNKNOWN:
        sit.promotion = _promotion(sit)
    return sit.promotion


def _promotion(sit: Situation) -> float:
    s, seat = sit.s, sit.seat
    best = 0.0
    for slot, code in enumerate(s.crew[seat]):
        if not code & 1:
            best = max(best, of_promoting(sit, slot))
    return best


def of_promoting(sit: Situation, slot: int) -> float:
    """Promoting one crew: the new side, its bonus, a freed space, the points of level 5, the juniors one needs."""
    s, seat = sit.s, sit.seat
    w = sit.w
    kind = s.crew[seat][slot] >> 1
    junior, gold = s.c.junior[kind], s.c.gold[kind]
    uses = sit.later + 0.3
    worth = of_side(sit, gold, uses) - of_side(sit, junior, uses)
    for verb, number, _ in gold.effect:
        worth += number * (of_step(sit, verb, 0) if verb <= INGENUITY else w.nested)
    if gold.count:
        worth += w.expert * sit.point
    if s.spent[seat][slot] and gold.actions:
        worth += 1.0
    return worth - sit.juniors


def of_discovery(sit: Situation, high: int) -> float:
    """A new zone: two or three bonuses, and new places to work."""
    s = sit.s
    w = sit.w
    worth = w.shallow if high <= 2 else w.deep
    for way, goal in enumerate(s.sheet.goals):
        if goal.count == "discovered":
            worth += sit.goals[way]
        elif goal.count == "race-discover" and high == 5:
            worth += 0.5 * sit.goals[way]
    return worth * min(1.0, w.spare + 0.25 * sit.later) + sit.zones


def of_wandering(sit: Situation, source: int, hex: int) -> float:
    """Scenario 6: a step of a marker: its bonus, and its way down to the scoring hexes."""
    s = sit.s
    sheet = s.sheet
    worth = of(sit, sheet.hex_effect[hex])
    row = sheet.hex_at[hex][0]
    before = sheet.hex_at[source][0] if source >= 0 else -1
    if s.where[sheet.buried] >= 0:
        worth += sit.point * (sheet.hex_points[hex] - (sheet.hex_points[source] if source >= 0 else 0))
        worth += 0.8 * (row - before)
        if hex == wander.deepest_free(s, hex) and row < 3 and sit.later > 0:
            worth -= 1.0
    return worth
