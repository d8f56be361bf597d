"""Effects and conditions of the content files, read into the verbs that the rules know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from ....kernel import InvalidContent
from .tables import Content
from .vocabulary import (
    ANYWHERE,
    CHARACTERS,
    CONDITIONS,
    DO_AMBUSH,
    DO_ATTACK,
    DO_CHOOSE,
    DO_CONTACT,
    DO_FLEET,
    DO_GAIN,
    DO_IF,
    DO_LOSE,
    DO_SACRIFICE_ONE,
    DO_STONE,
    DO_SWEEP,
    DO_UPRISING,
    FREE_ATTACKS,
    GROUPS,
    HERE,
    IF_ABOARD,
    IF_AT,
    ON_EVENTS,
    RESOURCES,
    VERBS,
    Condition,
    Effect,
)


def demand(fine: bool, file: str, complaint: str) -> None:
    """Refuse content that does not fit."""
    if not fine:
        raise InvalidContent(f"{file}: {complaint}")


def same(file: str, what: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """Complain when entries are not those that the rules know, in their order."""
    demand(tuple(found) == tuple(wanted), file, f"the {what} are {', '.join(wanted)}, in this order")


class Parser:
    """Reads effects, with the names of oceans and ships at hand."""

    def __init__(self, c: Content) -> None:
        self.c = c
        self.file = ""
        self.id = ""

    def effects(self, file: str, id: str, data: object) -> list[Effect]:
        """A list of effects."""
        self.file = file
        self.id = id
        return self._list(data)

    def condition(self, file: str, id: str, data: object) -> Condition:
        """One condition: a name and its numbers or places."""
        self.file = file
        self.id = id
        return self._condition(data)

    def ocean(self, file: str, id: str, name: str) -> int:
        """The number of an ocean."""
        self.file = file
        self.id = id
        return self._index("ocean", name, self.c.ocean_ids)

    def _refuse(self, complaint: str) -> NoReturn:
        raise InvalidContent(f"{self.file}: {self.id}: {complaint}")

    def _list(self, data: object) -> list[Effect]:
        if not isinstance(data, list):
            self._refuse(f"a list of effects is wanted, not {data!r}")
        return [self._effect(item) for item in data]

    def _effect(self, data: object) -> Effect:
        if not isinstance(data, list) or not data or data[0] not in VERBS:
            self._refuse(f"an effect begins with one of {', '.join(VERBS)}, not {data!r}")
        verb = VERBS.index(str(data[0]))
        rest = data[1:]
        if verb == DO_CHOOSE:
            effect = Effect(verb, len(self.c.choices))
            self.c.choices.append(effect)
            self.c.choice_of.append(self.id)
            effect.branches = [self._list(branch) for branch in rest]
            return effect
        if verb == DO_IF:
            if len(rest) != 3:
                self._refuse("'if' has a condition, what happens then, and what else")
            return Effect(verb, branches=[self._list(rest[1]), self._list(rest[2])], when=self._condition(rest[0]))
        numbers = [self._argument(verb, item) for item in rest] + [0, 0]
        return Effect(verb, numbers[0], numbers[1])

    def _argument(self, verb: int, item: object) -> int:
        if isinstance(item, int) and not isinstance(item, bool):
            return item
        if not isinstance(item, str):
            self._refuse(f"{item!r} is neither a number nor a name")
        if verb in (DO_GAIN, DO_LOSE):
            return self._index("resource", item, RESOURCES)
        if verb == DO_SACRIFICE_ONE:
            return self._index("character", item, CHARACTERS)
        if verb in (DO_STONE, DO_CONTACT, DO_SWEEP, DO_UPRISING):
            special = {"here": HERE, "events": ON_EVENTS, "any": ANYWHERE}
            return special[item] if item in special else self._index("ocean", item, self.c.ocean_ids)
        if verb == DO_AMBUSH:
            return self._index("ship", item, self.c.ship_ids)
        if verb == DO_FLEET:
            return self._index("fleet", item, GROUPS)
        if verb == DO_ATTACK:
            return self._index("kind of attack", item, FREE_ATTACKS)
        return self._refuse(f"{VERBS[verb]!r} does not take {item!r}")

    def _condition(self, data: object) -> Condition:
        if not isinstance(data, list) or not data or data[0] not in CONDITIONS:
            self._refuse(f"a condition begins with one of {', '.join(CONDITIONS)}, not {data!r}")
        test = CONDITIONS.index(str(data[0]))
        rest = data[1:]
        if test == IF_AT:
            return Condition(test, places=[self._index("ocean", item, self.c.ocean_ids) for item in rest])
        if test == IF_ABOARD:
            return Condition(test, self._index("character", rest[0] if rest else "", CHARACTERS))
        number = rest[0] if rest else 0
        if not isinstance(number, int):
            self._refuse(f"{data[0]!r} takes a number, not {number!r}")
        return Condition(test, number)

    def _index(self, what: str, name: object, known: Sequence[str]) -> int:
        for number, id in enumerate(known):
            if id == name:
                return number
        return self._refuse(f"there is no {what} {name!r}")
