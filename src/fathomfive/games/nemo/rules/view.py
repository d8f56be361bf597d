"""What a viewer sees beyond the fields: the test and the fight that are under way, with their odds, and the points."""

from __future__ import annotations

from typing import Final

from ....kernel import Json
from ....kernel.sight import view as seen
from ..content.vocabulary import BANDS, MINES, TABLES, TILE, TORPEDOES
from . import emergency, hoard, kinds, scoring, trial
from .bridge import clockwise, glory
from .combat import ATTACKS, TORPEDO, strength
from .dice import hits, to_be_hit, to_sink
from .nautilus import side_up
from .state import (
    ACTION,
    AIMING,
    BY_CARD,
    BY_CHARACTER,
    BY_RESOURCE,
    BY_SHIPS,
    BY_STALKING,
    BY_TECHNOLOGY,
    BY_TILE,
    BY_TREASURE,
    BY_UPRISINGS,
    BY_WARSHIPS,
    PURSUIT,
    RAMMING,
    SEMI,
    UNDER_FIRE,
    NemoState,
)

TESTS: Final = {BY_CARD: "card", UNDER_FIRE: "fire", RAMMING: "ram", AIMING: "torpedo"}
SOURCES: Final = {
    BY_WARSHIPS: "warships",
    BY_SHIPS: "ships",
    BY_UPRISINGS: "uprisings",
    BY_TECHNOLOGY: "technology",
    BY_STALKING: "stalk",
    BY_RESOURCE: "exert",
    BY_TREASURE: "treasure",
    BY_CHARACTER: "character",
    BY_TILE: "sky",
}
"""Where modifiers come from, as the ledger of a test names them."""
UNKNOWN: Final = -1
"""The side of a contact that nobody has seen yet."""


def view(s: NemoState, viewer: int) -> dict[str, Json]:
    """The fields; nothing in them is secret, so all that follows from them may be shown."""
    shown = seen(s, viewer)
    shown["test"] = test(s)
    shown["fight"] = fight(s)
    shown["prospects"] = prospects(s)
    shown["standing"] = standing(s)
    shown["tracks"] = tracks(s)
    shown["glory"] = [glory(s, seat) for seat in range(s.seats)] if s.mode == SEMI and s.officers else []
    return shown


def standing(s: NemoState) -> Json:
    """The points by source, as they would be if the game ended now (NW-15)."""
    if not s.resources:
        return []
    return list(s.points) if s.points else list(scoring.count(s, scoring.final_cards(s)))


def tracks(s: NemoState) -> Json:
    """What every space of the resources counts at the end, under the motive in force (NW-15.6, NW-15.8, NW-15.10)."""
    spaces = [range(len(exert)) for exert in s.c.track_exert]
    return [[scoring.track_points(s, what, space) for space in along] for what, along in enumerate(spaces)]


def fight(s: NemoState) -> Json:
    """The ship that is fought, or the storm that rages (NW-12)."""
    if s.foe < 0 and s.trial != UNDER_FIRE and s.hits == 0:
        return None
    afloat = s.foe >= 0
    return {
        "kind": ATTACKS[s.attack] if s.attack >= 0 else None,
        "side": s.foe,
        "step": 2 if s.trial in (RAMMING, AIMING) else 1,
        "hits": s.hits,
        "attack": strength(s, s.foe, s.c.side_attack[s.foe]) if afloat else s.goal,
        "defence": strength(s, s.foe, s.c.side_defence[s.foe]) if afloat else 0,
    }


def prospects(s: NemoState) -> Json:
    """How likely each attack here sinks its target and is hit by its fire, in the action phase (NW-12).

    Nothing is exerted and nobody helps. An unknown contact has the side -1, and the average of the ships in the bag.
    """
    return [chances_against(s, target, sides) for target, sides in attackable(s)]


def attackable(s: NemoState) -> list[tuple[int, list[int]]]:
    """What may be attacked here, in the action phase: each ship, and an unknown contact with all that it may be."""
    if s.phase not in (ACTION, PURSUIT):
        return []
    found = [(side, [side]) for side in s.ships[s.nautilus]]
    bag = [side_up(s, ship, False) for ship in s.bag.pool if ship != TILE]
    if s.contacts[s.nautilus] and bag:
        found.append((UNKNOWN, bag))
    return found


def chances_against(s: NemoState, target: int, sides: list[int]) -> Json:
    """The chances of the kinds of attack, on average over the sides a target may have."""
    row: dict[str, Json] = {"side": target}
    for kind in ATTACKS:
        found = prospect(s, kind, sides)
        row[kind] = None if found is None else {"sink": found[0], "hit": found[1]}
    return row


def prospect(s: NemoState, kind: str, sides: list[int]) -> tuple[float, float] | None:
    """How likely an attack sinks its target, and its fire hits; None for a torpedo that is not there."""
    if kind == TORPEDO and (TORPEDOES not in s.installed or s.torpedo_fired):
        return None
    sink, hit = 0.0, 0.0
    for side in sides:
        sunk = to_sink(s, side, kind, s.nautilus) / 36
        missed = 1 - sunk if MINES in s.installed and s.c.side_armoured[side] else 1.0
        sink += sunk
        hit += missed * to_be_hit(s, side, s.nautilus) / 36
    return round(sink / len(sides), 4), round(hit / len(sides), 4)


def test(s: NemoState) -> Json:
    """The test that is under way: its ledger, its odds, and what every way to change it would make of it (NW-7)."""
    if s.trial < 0:
        return None
    rolled = bool(s.dice)
    return {
        "kind": TESTS[s.trial] if s.trial in TESTS else TABLES[s.trial],
        "card": s.cards[-1] if s.trial == BY_CARD and s.cards else -1,
        "goal": s.goal,
        "parts": [{"from": SOURCES[source], "which": which, "value": plus} for source, which, plus in s.ledger],
        "rolled": rolled,
        "total": trial.total(s) if rolled else None,
        "lowest": list(BANDS) if s.goal == 0 else [],
        "now": as_it_lies(s),
        "options": [*ways(s)],
        "lose": setbacks(s),
    }


Chances = dict[str, Json]


def ways(s: NemoState) -> list[Chances]:
    """Every way to go on with the test under way, and what it makes of it."""
    return after(s, as_it_lies(s)) if s.dice else before(s, as_it_lies(s))


def as_it_lies(s: NemoState) -> Chances:
    """What comes of the test if nothing changes it any more."""
    if not s.dice:
        return odds(s, s.modifier)
    return failed(s) if trial.double_one(s) else chances(s, trial.total(s))


def odds(s: NemoState, modifier: int) -> Chances:
    """How likely a roll with this modifier succeeds, and how likely each band of the table is (NW-7.2, NW-7.3)."""
    if s.goal:
        return {"pass": share(hits(s.goal - modifier)), "bands": []}
    least = [hits(result - modifier) for result in BANDS]
    counts = [36 - least[0], least[0] - least[1], least[1] - least[2], least[2] - least[3], least[3]]
    return {"pass": share(least[1]), "bands": [share(count) for count in counts]}


def chances(s: NemoState, total: int) -> Chances:
    """A result that is certain, in the same form."""
    if s.goal:
        return {"pass": 1.0 if total >= s.goal else 0.0, "bands": []}
    band = trial.band_of(total)
    return {"pass": 1.0 if band >= 2 else 0.0, "bands": [1.0 if i == band else 0.0 for i in range(len(BANDS) + 1)]}


def failed(s: NemoState) -> Chances:
    """A natural double 1 (NW-7.3)."""
    return {"pass": 0.0, "bands": [] if s.goal else [1.0, 0.0, 0.0, 0.0, 0.0]}


def share(count: int) -> float:
    """So many of the 36 rolls."""
    return round(count / 36, 4)


def way(value: Json, plus: int, total: int | None, then: Chances, points: int = 0) -> Chances:
    """What an option would make of the test, and the points it costs at the end, whatever comes of it."""
    return {"value": value, "plus": plus, "total": total, "points": points, **then}


def before(s: NemoState, now: Chances) -> list[Chances]:
    """What may be exerted or spent before the roll, and the odds with it (NW-7.7, NW-7.8)."""
    found = [way(trial.ROLL, 0, None, now), way(hoard.NONE, 0, None, now)]
    if s.trial == BY_CARD or not s.exerted:
        for resource in trial.exertable(s):
            if resource not in s.exerted:
                plus = trial.exertion(s, resource)
                found.append(way(resource, plus, None, odds(s, s.modifier + plus)))
    if s.trial < len(TABLES) and s.c.tables[s.trial].treasure:
        for treasure in sorted(set(s.treasures)):
            plus = s.c.treasure_value[treasure]
            if plus > 0:
                spent: Json = [emergency.TREASURE, treasure]
                points = scoring.treasure_points(s, treasure)
                found.append(way(spent, plus, None, odds(s, s.modifier + plus), points))
    return found


def after(s: NemoState, now: Chances) -> list[Chances]:
    """What emergency help of any seat would make of the roll (NW-13.1)."""
    total = trial.total(s)
    found = [way(emergency.ACCEPT, 0, total, now)]
    if trial.settled(s):
        return found
    for seat in clockwise(s, s.captain):
        for help in emergency.helps(s, seat):
            plus = emergency.help_bonus(s, help)
            value: Json = help if isinstance(help, str) else list(help)
            if plus:
                found.append(way(value, plus, total + plus, chances(s, total + plus), price(s, help)))
            else:
                found.append(way(value, 0, None, odds(s, s.modifier), price(s, help)))
    return found


def price(s: NemoState, help: kinds.Help) -> int:
    """The points that emergency help costs at the end: those of a character, or of a treasure (NW-15.4, NW-15.8)."""
    if isinstance(help, str):
        return 0
    kind, which = help
    if kind == emergency.CHARACTER:
        return scoring.person_points(s, which)
    return scoring.treasure_points(s, which) if kind == emergency.TREASURE else 0


def setbacks(s: NemoState) -> Json:
    """The least and the most that each exerted resource may lose in a failure (NW-7.10, NW-12.6, NW-16.1)."""
    lows = [min(s.dice)] if s.dice else [1, 2, 3, 4, 5]
    losses = [trial.setback_of(s, low, 0) for low in lows]
    if s.trial == RAMMING and (not s.dice or trial.double_one(s)):
        snake_eyes = trial.setback_of(s, 1, 2)
        losses = [snake_eyes] if s.dice else [*losses, snake_eyes]
    return [min(losses), max(losses)]
