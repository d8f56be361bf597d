"""Why not: what is closed to the asked seat, and why; what speaks for an option stands in `grounds`."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Ask, Closed, Phrase
from . import emergency, trial
from .bridge import keeper, on_duty, superior
from .cards import may_use
from .components import CREW_ARMOUR, IN_NEED, MOTIVES, NEMO, RESOURCES, ROLES, TREASURES, WONDER
from .grounds import reason as reason
from .idle import closed_actions, gone, hurdle
from .labels import target
from .sea import free_space, is_warship
from .state import BOLDLY, RAMMING, NemoState


def closed(s: NemoState, ask: Ask) -> list[Closed]:
    """What the asked seat might want to choose and cannot."""
    find = FINDERS.get(ask.kind)
    if find is None:
        return []
    open_ = {target(s, ask, option) for option in ask.options}
    return [shut for shut in find(s, ask) if shut.target not in open_]


# --- tests ---


def belongs(s: NemoState, seat: int) -> Phrase:
    """Something that another seat decides on (NW-17.2)."""
    if seat == s.captain:
        return Phrase("why-captains")
    return Phrase("why-officers", officer=Phrase(f"officer-{ROLES[s.c.officer_role[s.officers[seat]]]}"))


def closed_exertions(s: NemoState, ask: Ask) -> list[Closed]:
    """Resources the test does not allow, or another officer keeps (NW-7.7, NW-17.2)."""
    shut = []
    for resource in range(len(RESOURCES)):
        name = f"resource/{resource}"
        if resource in s.exerted:
            shut.append(Closed(name, Phrase("why-exerted"), "NW-7.7"))
        elif resource not in trial.exertable(s):
            shut.append(Closed(name, Phrase("why-not-exertable"), "NW-7.7"))
        else:
            rule = "NW-17.4" if resource == NEMO else "NW-17.2"
            shut.append(Closed(name, belongs(s, keeper(s, resource)), rule))
    return shut


def closed_helps(s: NemoState, ask: Ask) -> list[Closed]:
    """Help that does not help now, or is another officer's to give (NW-13.1, NW-7.3, NW-17.3)."""
    shut = []
    snake_eyes = Phrase("why-double-one")
    for who, alive in enumerate(s.characters):
        name = f"character/{who}"
        if not alive:
            shut.append(gone(who))
        elif not s.c.character_help[who] and not s.c.character_reroll[who]:
            shut.append(Closed(name, Phrase("why-only-actions"), "NW-13.3"))
        elif superior(s, who) != ask.seat:
            shut.append(Closed(name, belongs(s, superior(s, who)), "NW-17.3"))
        else:
            shut.append(Closed(name, snake_eyes, "NW-7.3"))
    for treasure in sorted(set(s.treasures)):
        if s.c.treasure_when[treasure] == IN_NEED and on_duty(s, TREASURES) != ask.seat:
            shut.append(Closed(f"treasure/{treasure}", belongs(s, on_duty(s, TREASURES)), "NW-17.2"))
    for card in s.kept:
        use = emergency.help_use(s, card)
        if use is not None:
            why = belongs(s, s.captain) if may_use(s, use) else hurdle(s, use)
            shut.append(Closed(f"kept/{card}", why, "NW-6.9"))
    for tile in s.sky:
        shut.append(Closed(f"sky/{tile}", snake_eyes if ask.seat == s.captain else belongs(s, s.captain), "NW-16.9"))
    if CREW_ARMOUR in s.installed:
        shut.append(Closed(f"installed/{CREW_ARMOUR}", armour(s, ask), "NW-11.19"))
    return shut


def armour(s: NemoState, ask: Ask) -> Phrase:
    """Why crew armour does not help."""
    if s.trial != RAMMING or s.attack != BOLDLY:
        return Phrase("why-armour-bold")
    if ask.seat != s.captain:
        return belongs(s, s.captain)
    return Phrase("why-double-one") if trial.double_one(s) else Phrase("why-armour-once")


def closed_spending(s: NemoState, ask: Ask) -> list[Closed]:
    """Treasures that add nothing to a roll (NW-7.8)."""
    shut = []
    for treasure in sorted(set(s.treasures)):
        wonder = s.c.treasure_kind[treasure] == WONDER
        shut.append(Closed(f"treasure/{treasure}", Phrase("why-wonder" if wonder else "why-worthless"), "NW-7.8"))
    return shut


# --- the oceans ---


def oceans(s: NemoState) -> range:
    """All oceans."""
    return range(len(s.ships))


def closed_courses(s: NemoState, ask: Ask) -> list[Closed]:
    """Oceans the Nautilus does not reach: only contacts follow dotted lines (NW-11.10)."""
    here = s.c.near[s.nautilus]
    return [
        Closed(f"ocean/{ocean}", Phrase("why-dotted" if ocean in here else "why-far"), "NW-11.10")
        for ocean in oceans(s)
        if ocean != s.nautilus
    ]


def closed_targets(s: NemoState, ask: Ask) -> list[Closed]:
    """Ships and contacts in the oceans next to the Nautilus, and what torpedoes may not be aimed at (NW-11.5)."""
    shut = [Closed(f"ship/{side}", Phrase("why-deep"), "NW-11.26") for side in s.ships[s.nautilus]]
    for ocean in s.c.near[s.nautilus]:
        shut += [Closed(f"ship/{side}", Phrase("why-not-here"), "NW-11.5") for side in s.ships[ocean]]
        if s.contacts[ocean]:
            shut.append(Closed(f"contact/{ocean}", Phrase("why-not-here"), "NW-11.5"))
    return shut


def closed_waters(s: NemoState, ask: Ask) -> list[Closed]:
    """Oceans where nothing can be put, or from where nothing can be taken (NW-10.5 to NW-10.8, NW-10.12)."""
    kind = ask.kind
    rule = {"contact_at": "NW-10.5", "replace_contact": "NW-10.6", "hunter_at": "NW-10.8", "stone": "NW-10.12"}[kind]
    shut = []
    for ocean in oceans(s):
        why = "why-not-near"
        if kind == "stone" and s.stones[ocean]:
            why = "why-has-stone"
        elif kind == "replace_contact" and not s.contacts[ocean]:
            why = "why-no-contact"
        elif kind in ("contact_at", "hunter_at") and not free_space(s, ocean):
            why = "why-full"
        shut.append(Closed(f"ocean/{ocean}", Phrase(why), rule))
    return shut


def closed_civilians(s: NemoState, ask: Ask) -> list[Closed]:
    """Civilian ships out of the way (NW-10.7)."""
    ships = [side for ships in s.ships for side in ships if not is_warship(s, side)]
    return [Closed(f"ship/{side}", Phrase("why-not-near"), "NW-10.7") for side in ships]


def closed_warships(s: NemoState, ask: Ask) -> list[Closed]:
    """Ships that are no warships, or carry a cannonball already (NW-2.1, NW-R18)."""
    shut = []
    for side in [side for ships in s.ships for side in ships]:
        if is_warship(s, side):
            shut.append(Closed(f"ship/{side}", Phrase("why-cannonball"), "NW-R18"))
        else:
            shut.append(Closed(f"ship/{side}", Phrase("why-civilian"), "NW-2.1"))
    return shut


def closed_lands(s: NemoState, ask: Ask) -> list[Closed]:
    """Land spaces that are taken, or belong to another ocean (NW-11.9, NW-R18)."""
    whys = {0: "why-other-ocean", 1: "why-land-taken", 2: "why-land-crushed"}
    rules = {0: "NW-11.9", 1: "NW-11.9", 2: "NW-R18"}
    return [Closed(f"land/{land}", Phrase(whys[mark]), rules[mark]) for land, mark in enumerate(s.uprisings)]


def closed_rows(s: NemoState, ask: Ask) -> list[Closed]:
    """Tonnage rows of oceans that are not adjacent (NW-12.8)."""
    return [Closed(f"row/{row}", Phrase("why-row"), "NW-12.8") for row in range(len(s.tonnage))]


# --- cards, people, seats ---


def closed_technologies(s: NemoState, ask: Ask) -> list[Closed]:
    """Technologies that the salvage does not pay for (NW-11.12)."""
    assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int)
    return [
        Closed(
            f"offer/{what}",
            Phrase("why-salvage", cost=s.c.technology_cost[what] - ask.about[0], salvage=len(s.salvage)),
            "NW-11.12",
        )
        for what in s.offer
    ]


def closed_motives(s: NemoState, ask: Ask) -> list[Closed]:
    """The motive in force, and those for which Nemo would be outlawed at once (NW-6.5, NW-R17)."""
    shut = []
    for motive in range(len(MOTIVES)):
        name = f"motive/{motive}"
        if motive == s.motive:
            shut.append(Closed(name, Phrase("why-same-motive"), "NW-6.5"))
        else:
            outlawed = Phrase("why-outlawed", limit=s.c.outlawed[motive], now=s.notoriety)
            shut.append(Closed(name, outlawed, "NW-R17"))
    return shut


def closed_people(s: NemoState, ask: Ask) -> list[Closed]:
    """Characters that are out of play, or, when one comes back, aboard (NW-13.2, NW-13.6)."""
    if ask.kind == "forced_sacrifice":
        return [gone(who) for who, alive in enumerate(s.characters) if not alive]
    return [
        Closed(f"character/{who}", Phrase("why-aboard"), "NW-13.6") for who, alive in enumerate(s.characters) if alive
    ]


def closed_owners(s: NemoState, ask: Ask) -> list[Closed]:
    """Seats without a stone to take (NW-18.5)."""
    return [Closed(f"seat/{seat}", Phrase("why-no-stones"), "NW-18.5") for seat in range(s.seats) if seat != ask.seat]


FINDERS: dict[str, Callable[[NemoState, Ask], list[Closed]]] = {
    "action": closed_actions,
    "exert": closed_exertions,
    "help": closed_helps,
    "spend_treasure": closed_spending,
    "course": closed_courses,
    "target": closed_targets,
    "fight_on": closed_targets,
    "contact_at": closed_waters,
    "replace_contact": closed_waters,
    "hunter_at": closed_waters,
    "stone": closed_waters,
    "turn_grey": closed_civilians,
    "cannonball": closed_warships,
    "recall": closed_warships,
    "land": closed_lands,
    "row": closed_rows,
    "install": closed_technologies,
    "new_course": closed_motives,
    "forced_sacrifice": closed_people,
    "revive": closed_people,
    "stone_from": closed_owners,
}
