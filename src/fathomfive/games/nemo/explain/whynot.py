"""Why not: what is closed to the asked seat, and why."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask, Closed, Phrase, by_kind, for_question, plain
from ..content.vocabulary import CREW_ARMOUR, IN_NEED, MOTIVES, NEMO, RESOURCES, ROLES, TREASURES, WONDER
from ..rules import emergency, kinds, trial
from ..rules.bridge import keeper, on_duty, superior
from ..rules.cards import may_use
from ..rules.kinds import Course, Help, Thing, about
from ..rules.sea import free_space, is_warship
from ..rules.state import BOLDLY, RAMMING, NemoState
from ..words.questions import TARGET
from .whynot_actions import closed_actions, gone, hurdle


def closed(s: NemoState, ask: AnyAsk) -> list[Closed]:
    """What the asked seat might want to choose and cannot."""
    target = TARGET[ask.kind]
    open_ = {target(s, ask, option) for option in ask.options}
    return [shut for shut in DOORS[ask.kind](s, ask) if shut.target not in open_]


# --- tests ---


def belongs(s: NemoState, seat: int) -> Phrase:
    """Something that another seat decides on (NW-17.2)."""
    if seat == s.captain:
        return Phrase("why-captains")
    return Phrase("why-officers", officer=Phrase(f"officer-{ROLES[s.c.officer_role[s.officers[seat]]]}"))


def closed_exertions(s: NemoState, ask: Ask[Thing]) -> list[Closed]:
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


def closed_helps(s: NemoState, ask: Ask[Help]) -> list[Closed]:
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


def armour(s: NemoState, ask: Ask[Help]) -> Phrase:
    """Why crew armour does not help."""
    if s.trial != RAMMING or s.attack != BOLDLY:
        return Phrase("why-armour-bold")
    if ask.seat != s.captain:
        return belongs(s, s.captain)
    return Phrase("why-double-one") if trial.double_one(s) else Phrase("why-armour-once")


def closed_spending(s: NemoState, ask: Ask[Thing]) -> list[Closed]:
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


def closed_courses(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Oceans the Nautilus does not reach: only contacts follow dotted lines (NW-11.10)."""
    here = s.c.near[s.nautilus]
    return [
        Closed(f"ocean/{ocean}", Phrase("why-dotted" if ocean in here else "why-far"), "NW-11.10")
        for ocean in oceans(s)
        if ocean != s.nautilus
    ]


def closed_targets(s: NemoState, ask: Ask[Thing]) -> list[Closed]:
    """Ships and contacts in the oceans next to the Nautilus, and what torpedoes may not be aimed at (NW-11.5)."""
    shut = [Closed(f"ship/{side}", Phrase("why-deep"), "NW-11.26") for side in s.ships[s.nautilus]]
    for ocean in s.c.near[s.nautilus]:
        shut += [Closed(f"ship/{side}", Phrase("why-not-here"), "NW-11.5") for side in s.ships[ocean]]
        if s.contacts[ocean]:
            shut.append(Closed(f"contact/{ocean}", Phrase("why-not-here"), "NW-11.5"))
    return shut


def closed_sightings(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Oceans where no contact can be sighted (NW-10.5)."""
    return [Closed(f"ocean/{ocean}", no_room(s, ocean), "NW-10.5") for ocean in oceans(s)]


def closed_hunters(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Oceans where no warship can appear (NW-10.8)."""
    return [Closed(f"ocean/{ocean}", no_room(s, ocean), "NW-10.8") for ocean in oceans(s)]


def no_room(s: NemoState, ocean: int) -> Phrase:
    """Why nothing more comes into an ocean."""
    return Phrase("why-not-near" if free_space(s, ocean) else "why-full")


def closed_contacts(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Oceans where no contact can be replaced (NW-10.6)."""
    return [
        Closed(f"ocean/{ocean}", Phrase("why-not-near" if s.contacts[ocean] else "why-no-contact"), "NW-10.6")
        for ocean in oceans(s)
    ]


def closed_stones(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Oceans where the stone cannot go (NW-10.12)."""
    return [
        Closed(f"ocean/{ocean}", Phrase("why-has-stone" if s.stones[ocean] else "why-not-near"), "NW-10.12")
        for ocean in oceans(s)
    ]


def closed_civilians(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Civilian ships out of the way (NW-10.7)."""
    ships = [side for ships in s.ships for side in ships if not is_warship(s, side)]
    return [Closed(f"ship/{side}", Phrase("why-not-near"), "NW-10.7") for side in ships]


def closed_warships(s: NemoState, ask: Ask[Thing]) -> list[Closed]:
    """Ships that are no warships, or carry a cannonball already (NW-2.1, NW-R18)."""
    shut = []
    for side in [side for ships in s.ships for side in ships]:
        if is_warship(s, side):
            shut.append(Closed(f"ship/{side}", Phrase("why-cannonball"), "NW-R18"))
        else:
            shut.append(Closed(f"ship/{side}", Phrase("why-civilian"), "NW-2.1"))
    return shut


def closed_lands(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Land spaces that are taken, or belong to another ocean (NW-11.9, NW-R18)."""
    whys = {0: "why-other-ocean", 1: "why-land-taken", 2: "why-land-crushed"}
    rules = {0: "NW-11.9", 1: "NW-11.9", 2: "NW-R18"}
    return [Closed(f"land/{land}", Phrase(whys[mark]), rules[mark]) for land, mark in enumerate(s.uprisings)]


def closed_rows(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Tonnage rows of oceans that are not adjacent (NW-12.8)."""
    return [Closed(f"row/{row}", Phrase("why-row"), "NW-12.8") for row in range(len(s.tonnage))]


# --- cards, people, seats ---


def closed_technologies(s: NemoState, ask: Ask[Thing]) -> list[Closed]:
    """Technologies that the salvage does not pay for (NW-11.12)."""
    salvage, discount = len(s.salvage), about(ask)[0]
    return [
        Closed(
            f"offer/{what}",
            Phrase("why-salvage", cost=s.c.technology_cost[what] - discount, salvage=salvage),
            "NW-11.12",
        )
        for what in s.offer
    ]


def closed_motives(s: NemoState, ask: Ask[Course]) -> list[Closed]:
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


def closed_sacrifices(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Characters that are out of play (NW-13.2)."""
    return [gone(who) for who, alive in enumerate(s.characters) if not alive]


def closed_revivals(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Characters that need not come back (NW-13.6)."""
    return [
        Closed(f"character/{who}", Phrase("why-aboard"), "NW-13.6") for who, alive in enumerate(s.characters) if alive
    ]


def closed_owners(s: NemoState, ask: Ask[int]) -> list[Closed]:
    """Seats without a stone to take (NW-18.5)."""
    return [Closed(f"seat/{seat}", Phrase("why-no-stones"), "NW-18.5") for seat in range(s.seats) if seat != ask.seat]


DOORS: Final = by_kind(
    for_question(kinds.START_TECHNOLOGY, plain.nothing_closed),
    for_question(kinds.PAY_RESOURCE, plain.nothing_closed),
    for_question(kinds.HAND_ON, plain.nothing_closed),
    for_question(kinds.STONE_FROM, closed_owners),
    for_question(kinds.STOP, plain.nothing_closed),
    for_question(kinds.CONCEDE, plain.nothing_closed),
    for_question(kinds.SEIZE, plain.nothing_closed),
    for_question(kinds.CONSENT, plain.nothing_closed),
    for_question(kinds.EXERT, closed_exertions),
    for_question(kinds.SPEND_TREASURE, closed_spending),
    for_question(kinds.HELP, closed_helps),
    for_question(kinds.EFFECT, plain.nothing_closed),
    for_question(kinds.DRIFT, plain.nothing_closed),
    for_question(kinds.CANNONBALL, closed_warships),
    for_question(kinds.LOSE_ANY, plain.nothing_closed),
    for_question(kinds.FORCED_SACRIFICE, closed_sacrifices),
    for_question(kinds.REVIVE, closed_revivals),
    for_question(kinds.DISCARD_TREASURE, plain.nothing_closed),
    for_question(kinds.STONE, closed_stones),
    for_question(kinds.DISPERSE, plain.nothing_closed),
    for_question(kinds.RECALL, closed_warships),
    for_question(kinds.CLEAR, plain.nothing_closed),
    for_question(kinds.LAND, closed_lands),
    for_question(kinds.CRUSH, plain.nothing_closed),
    for_question(kinds.USE_CARD, plain.nothing_closed),
    for_question(kinds.NEW_COURSE, closed_motives),
    for_question(kinds.INSTALL, closed_technologies),
    for_question(kinds.CONTACT_AT, closed_sightings),
    for_question(kinds.REPLACE_CONTACT, closed_contacts),
    for_question(kinds.TURN_GREY, closed_civilians),
    for_question(kinds.HUNTER_AT, closed_hunters),
    for_question(kinds.VILLAGE, plain.nothing_closed),
    for_question(kinds.WHITE_DICE, plain.nothing_closed),
    for_question(kinds.QUELL, plain.nothing_closed),
    for_question(kinds.ACTION, closed_actions),
    for_question(kinds.COURSE, closed_courses),
    for_question(kinds.EXTRA, plain.nothing_closed),
    for_question(kinds.PURSUER, plain.nothing_closed),
    for_question(kinds.TARGET, closed_targets),
    for_question(kinds.ATTACK, plain.nothing_closed),
    for_question(kinds.STRIKE, plain.nothing_closed),
    for_question(kinds.FIGHT_ON, closed_targets),
    for_question(kinds.HIT, plain.nothing_closed),
    for_question(kinds.SPOILS, plain.nothing_closed),
    for_question(kinds.ROW, closed_rows),
)
"""What may be closed in each kind of question, open or not."""
WHYNOT: Final = by_kind(*[(kind, closed) for kind in DOORS])
