"""What bonuses are worth to a seat, in points, for the rule of thumb."""

from __future__ import annotations

from . import influence, wander
from .box import CONSERVE_SPACE, PUBLISH_SPACE, SONAR_SPACE, Side
from .effects import (
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
from .outlook import AHEAD, UNKNOWN, Outlook
from .weights import of_verb


def of(o: Outlook, effect: Effect) -> float:
    """What a bonus is worth."""
    s, seat = o.s, o.seat
    total = 0.0
    for verb, number, second in effect:
        if verb <= INGENUITY:
            for i in range(number):
                total += of_step(o, verb, i)
        elif verb == KNOWLEDGE:
            total += of_knowledge(o, number)
        elif verb == DISC:
            total += number * of_disc(o)
        elif verb == INFLUENCE:
            total += number * of_influence(o)
        elif verb == PROMOTE:
            total += of_promotion(o)
        elif verb == ANY:
            total += number * max([of_step(o, a, 0) for a in range(4)])
        elif verb == LOWEST:
            track = s.tracks[seat]
            total += number * max([of_step(o, a, 0) for a in range(4) if track[a] == min(track)])
        elif verb == DISCOVER:
            total += of_discovery(o, second)
        else:
            total += of_verb(o.w, verb)
    return total


def of_step(o: Outlook, attribute: int, ahead: int) -> float:
    """A step on a track: points of levels, what the level does in the rounds to come, influence, submarines."""
    if ahead >= AHEAD:
        return _step(o, attribute, ahead)
    at = attribute * AHEAD + ahead
    if o.step[at] == UNKNOWN:
        o.step[at] = _step(o, attribute, ahead)
    return o.step[at]


def _step(o: Outlook, attribute: int, ahead: int) -> float:
    s, seat = o.s, o.seat
    box, w = s.box, o.w
    at = s.tracks[seat][attribute] + ahead
    if at >= box.influence_space:
        return w.nested / 3
    now = box.level_of[at]
    away = 1
    while box.level_of[at + away] == now:
        away += 1
    size = 2 if now <= 2 else 3
    later = o.later
    share = 1.0 / size
    if later == 0:
        share = 1.0 if away == 1 else 0.3 / away
    elif away > later + 1:
        share *= 0.5
    points = w.track_points * (box.level_points[now + 1] - box.level_points[now])
    if s.together:
        points = o.tracks if now == 3 else 0.0
    worth = share * (points + of_level(o, attribute, now))
    if attribute == INGENUITY and at + 1 in box.submarines:
        worth += w.sub * (later + 1) / 3
    if at + 1 == box.influence_space:
        worth += w.top
    return worth


def of_level(o: Outlook, attribute: int, now: int) -> float:
    """What the next level of an attribute does in the rounds to come."""
    s, seat = o.s, o.seat
    w, later = o.w, o.later
    if attribute == INSPIRATION:
        return w.inspiration * later
    if attribute == COORDINATION:
        return (w.coordination if len(s.crew[seat]) > now else 0.5 * w.coordination) * later
    if attribute == REPUTATION:
        return w.reputation * later
    deeper = sum([tile >= 0 and s.box.depth[tile] == now + 1 for tile in s.zones])
    return w.ingenuity * (later + 1) + 1.5 * o.hunger + w.beyond * deeper * min(2, later)


def of_knowledge(o: Outlook, amount: int) -> float:
    """Knowledge: less when there is plenty, and at the end."""
    s, seat = o.s, o.seat
    w = o.w
    have = s.knowledge[seat]
    gained = min(amount, s.box.knowledge_cap - have)
    each = w.know_poor if have < 4 else w.know_some if have < 8 else w.know_rich
    if have < 6:
        each += o.thirst
    return gained * each * (1.0 if o.later else 0.7)


def of_disc(o: Outlook) -> float:
    """A disc in the hold: an action more, unless there are plenty."""
    s, seat = o.s, o.seat
    w = o.w
    if o.later == 0:
        return w.disc_last if s.hold[seat] < 3 else 0.5 * w.disc_last
    return w.disc


def of_influence(o: Outlook) -> float:
    """The best hex one could mark now."""
    if o.influence == UNKNOWN:
        o.influence = _influence(o)
    return o.influence


def _influence(o: Outlook) -> float:
    s, seat = o.s, o.seat
    if s.sheet.rule == "star-search":
        return 1.1 * o.w.nested
    best = 0.0
    for hex in influence.hexes_for(s, seat, -1):
        assert isinstance(hex, int)
        best = max(best, of_hex(o, hex))
    if s.sheet.rule == "cleanup" and s.cleanup[seat] < influence.CLEANUP_END:
        best = max(best, of_cleanup(o))
    return best


def of_hex(o: Outlook, hex: int) -> float:
    """A hex: its points, its bonus, its topic, and whether it leads to a goal."""
    s = o.s
    sheet, w = s.sheet, o.w
    worth = o.point * sheet.hex_points[hex]
    for verb, number, second in sheet.hex_effect[hex]:
        worth += w.nested if verb == PROMOTE else of(o, [(verb, number, second)])
    if sheet.hex_topic[hex] >= 0:
        for way, goal in enumerate(sheet.goals):
            if goal.by_topic:
                worth += 0.6 * o.goals[way]
    if sheet.hex_rescue[hex]:
        worth += o.goals[2] + 0.5
    if sheet.rule == "horizons":
        steps = [sheet.to_goal[goal][hex] for goal in range(3) if s.ways[goal] < 0]
        if steps:
            worth += w.toward * 2.0 / (1 + min(steps))
    return worth


def of_cleanup(o: Outlook) -> float:
    """A step on the cleanup track, and the pollution it makes good."""
    s, seat = o.s, o.seat
    worth = o.goals[0] + 0.1
    polluted = sum([owner == seat and s.sheet.hex_points[hex] < 0 for hex, owner in enumerate(s.owner)])
    if s.cleanup[seat] // 2 < polluted:
        worth += o.point
    return worth


def of_side(o: Outlook, side: Side, uses: float) -> float:
    """A side of a crew: what its actions are worth over the rounds to come."""
    w = o.w
    worth = 0.0
    for slot in side.actions:
        best = UNKNOWN
        for verb in slot:
            best = max(best, of_acting(o, verb))
        worth += best + 0.25 * (len(slot) - 1)
    return worth * w.uses * uses


def of_acting(o: Outlook, verb: int) -> float:
    """An action of a crew, some day."""
    if o.acting[verb] == UNKNOWN:
        o.acting[verb] = of_verb(o.w, verb) + o.w.demand * of_demand(o, verb)
    return o.acting[verb]


def of_demand(o: Outlook, verb: int) -> float:
    """What goals make of an action."""
    if verb == SONAR:
        return o.demand[SONAR_SPACE]
    if verb == CONSERVE:
        return o.demand[CONSERVE_SPACE]
    return o.demand[PUBLISH_SPACE] if verb == PUBLISH else 0.0


def of_promotion(o: Outlook) -> float:
    """The best promotion one could make now."""
    if o.promotion == UNKNOWN:
        o.promotion = _promotion(o)
    return o.promotion


def _promotion(o: Outlook) -> float:
    s, seat = o.s, o.seat
    best = 0.0
    for slot, code in enumerate(s.crew[seat]):
        if not code & 1:
            best = max(best, of_promoting(o, slot))
    return best


def of_promoting(o: Outlook, slot: int) -> float:
    """Promoting one crew: the new side, its bonus, a freed space, the points of level 5, the juniors one needs."""
    s, seat = o.s, o.seat
    w = o.w
    kind = s.crew[seat][slot] >> 1
    junior, gold = s.box.junior[kind], s.box.gold[kind]
    uses = o.later + 0.3
    worth = of_side(o, gold, uses) - of_side(o, junior, uses)
    for verb, number, _ in gold.effect:
        worth += number * (of_step(o, verb, 0) if verb <= INGENUITY else w.nested)
    if gold.count:
        worth += w.expert * o.point
    if s.spent[seat][slot] and gold.actions:
        worth += 1.0
    return worth - o.juniors


def of_discovery(o: Outlook, high: int) -> float:
    """A new zone: two or three bonuses, and new places to work."""
    s = o.s
    w = o.w
    worth = w.shallow if high <= 2 else w.deep
    for way, goal in enumerate(s.sheet.goals):
        if goal.count == "discovered":
            worth += o.goals[way]
        elif goal.count == "race-discover" and high == 5:
            worth += 0.5 * o.goals[way]
    return worth * min(1.0, w.spare + 0.25 * o.later) + o.zones


def of_wandering(o: Outlook, source: int, hex: int) -> float:
    """Scenario 6: a step of a marker: its bonus, and its way down to the scoring hexes."""
    s = o.s
    sheet = s.sheet
    worth = of(o, sheet.hex_effect[hex])
    row = sheet.hex_at[hex][0]
    before = sheet.hex_at[source][0] if source >= 0 else -1
    if s.where[sheet.buried] >= 0:
        worth += o.point * (sheet.hex_points[hex] - (sheet.hex_points[source] if source >= 0 else 0))
        worth += 0.8 * (row - before)
        if hex == wander.deepest_free(s, hex) and row < 3 and o.later > 0:
            worth -= 1.0
    return worth
