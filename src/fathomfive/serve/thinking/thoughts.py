"""What a thinker works out: everything from one seat's knowledge, given a saved table."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...bots import seeded
from ...kernel import NATURE, Seat, Stream, Table, Value
from ...kernel.values import jsonable
from ..plainly import AnyJson as Json

WORLDS = 24
"""Imagined tables that odds are counted on."""
MOST_OPTIONS = 60
RULE_OF_THUMB = "greedy"


class Thought(msgspec.Struct, frozen=True):
    """A question to think about."""

    work: Literal["choose", "odds"]
    save: bytes
    seat: int
    bot: str = RULE_OF_THUMB
    seed: int = 0
    pack: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    """One thing nature may answer."""

    value: Json
    probability: float
    labels: dict[str, str] = {}


class Odds(msgspec.Struct, frozen=True):
    """What nature is asked right after an option, and how likely each answer is as far as the seat can know."""

    option: Json
    kind: str
    outcomes: list[Outcome]


def think(thought: Thought) -> Json | list[Odds]:
    """Do the work."""
    table = Table.load(thought.save, pack=thought.pack)
    if thought.work == "choose":
        return jsonable(choose(table, thought.seat, thought.bot, thought.seed))
    return odds(table, thought.seat, thought.seed)


def choose(table: Table, seat: int, spec: str, seed: int) -> Value:
    """What a bot answers; one that fails is replaced by the game's rule of thumb, and that by chance."""
    options = list(table.seat(seat).question.options)
    for candidate in (spec, RULE_OF_THUMB):
        try:
            chosen = seeded(candidate, seed).choose(table.seat(seat))
        except Exception:
            continue
        if chosen in options:
            return chosen
    return options[Stream(seed).below(len(options))]


def odds(table: Table, number: int, seed: int) -> list[Odds]:
    """For each option after which nature is asked at once: the probabilities, averaged over imagined tables."""
    seat = table.seat(number)
    options = list(seat.question.options)[:MOST_OPTIONS]
    found: list[Odds] = []
    for option in options:
        kind, counted, words = _after(seat, option, seed)
        if counted:
            total = sum(counted.values())
            outcomes = [Outcome(jsonable(value), weight / total, words[value]) for value, weight in counted.items()]
            outcomes.sort(key=lambda outcome: -outcome.probability)
            found.append(Odds(jsonable(option), kind, outcomes))
    return found


def _after(seat: Seat, option: Value, seed: int) -> tuple[str, dict[Value, float], dict[Value, dict[str, str]]]:
    """The question to nature that follows an option, with its weights summed over the imagined tables."""
    kind = ""
    counted: dict[Value, float] = {}
    words: dict[Value, dict[str, str]] = {}
    stream = Stream(seed)
    for _ in range(WORLDS):
        imagined = seat.imagine(stream)
        imagined._play.asks_nature = True
        imagined.answer(option, seat.number)
        asked = imagined.question
        if asked is None or asked.seat != NATURE:
            return "", {}, {}
        kind = asked.kind
        for value, probability in asked.outcomes:
            counted[value] = counted.get(value, 0.0) + probability
            if value not in words:
                words[value] = {language: asked.label(value, language) for language in ("en", "de")}
    return kind, counted, words


def payload(table: Table) -> bytes:
    """A saved table without its log: what a thinker needs."""
    save = table.save()
    save["facts"] = None
    return msgspec.json.encode(save)
