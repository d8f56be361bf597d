"""Which bots meet for docs/strength/, and what each should win: one line of the page after the other."""

from __future__ import annotations

from itertools import pairwise, product

import msgspec

from fathomfive.bots.making import LEVELS
from fathomfive.kernel import Value, game
from tools.seer import BOT as SEER

RIVALS = ("otys", "deepblue", "neweden", "endeavor")
HIDING = ("otys", "deepblue")
"""Where rivals hold what others cannot see at most questions (elsewhere hardly ever, or never)."""
GREEDY, SEARCH, LEARNED = "greedy", "search:seconds=0.1", "learned:seconds=0.1"
HASTY = "learned:seconds=0.01"
QUICK = "search:seconds=0.02"
"""Enough against chance."""
AMONG_SEARCH = {2: 0.85, 3: 0.70, 4: 0.60, 5: 0.50}
"""What the best should win alone among `search`, by seats."""


class Line(msgspec.Struct, frozen=True):
    """A bot that meets others in one game, over all combinations of some options' values."""

    part: str
    """The part of the page that it stands in."""
    what: str
    """What is measured, in words."""
    game: str
    seats: int
    bots: tuple[str, ...]
    """The bot in question first; alone it plays every seat."""
    each: dict[str, tuple[Value, ...]] = {}
    """By option: the values that are played in turn."""
    bar: float | None = None
    """The share of the games that it should win."""
    like: str = ""
    """Instead of a bar: what the same bot is measured at alone, at least as good as which it should be."""

    @property
    def bot(self) -> str:
        """The bot in question."""
        return self.bots[0]

    @property
    def name(self) -> str:
        """How `--only` finds it."""
        return f"{self.part}: {self.game}, {self.what}: {' '.join(self.bots)}"

    def settings(self) -> list[dict[str, Value]]:
        """Every combination of values."""
        return [dict(zip(self.each, values, strict=True)) for values in product(*self.each.values())]


def every(game_id: str, option: str) -> tuple[Value, ...]:
    """All values of an option of a game."""
    return next(one.choices for one in game(game_id).options if one.name == option)


def lines() -> list[Line]:
    """All lines of the page, in their order."""
    return [*bars(), *bounds(), *steps()]


def bars() -> list[Line]:
    """Those with a bar."""
    return [*against_greedy(), *among_search(), *ten_times(), *alone(), *together()]


def against_greedy() -> list[Line]:
    """The best against the rule of thumb: with two seats, then alone among two to four of them."""
    found: list[Line] = []
    for id in RIVALS:
        for seats in game(id).seats:
            if seats > 1:
                bar = 0.75 if id == "deepblue" and seats > 2 else 0.95
                bots = (LEARNED, *[GREEDY] * (seats - 1))
                found.append(Line("Against the rule of thumb", _seats(seats), id, seats, bots, _each(id), bar))
    return found


def among_search() -> list[Line]:
    """The best alone among searches that have the same time, but no model."""
    found: list[Line] = []
    for id in RIVALS:
        for seats in game(id).seats:
            if seats > 1:
                bots = (LEARNED, *[SEARCH] * (seats - 1))
                part, bar = "Among searches of the same time", AMONG_SEARCH[seats]
                found.append(Line(part, _seats(seats), id, seats, bots, _each(id), bar))
    return found


def ten_times() -> list[Line]:
    """The best against itself with a tenth of the time."""
    return [Line("Ten times the time", _seats(2), id, 2, (LEARNED, HASTY), _each(id), 0.60) for id in RIVALS]


def alone() -> list[Line]:
    """Games alone, the best and, to compare, the rule of thumb."""
    scenarios, motives = every("endeavor", "scenario"), every("nemo", "motive")
    hardest: list[tuple[str, str, dict[str, tuple[Value, ...]], float | None]] = [
        ("highest difficulty", "neweden", {"difficulty": (3,)}, 0.90),
        ("legendary", "endeavor", {"scenario": scenarios, "difficulty": ("legendary",)}, 0.50),
        ("medium", "endeavor", {"scenario": scenarios, "difficulty": ("medium",)}, None),
        ("officer", "nemo", {"motive": motives, "difficulty": ("officer",)}, 0.65),
        ("captain", "nemo", {"motive": motives, "difficulty": ("captain",)}, 0.45),
    ]
    best = [Line("Alone", what, id, 1, (LEARNED,), each, bar) for what, id, each, bar in hardest]
    return [*best, *[Line("Alone", what, id, 1, (GREEDY,), each) for what, id, each, _ in hardest]]


def together() -> list[Line]:
    """Games that all win or lose as one, at the difficulties of those alone: at least as good as alone."""
    scenarios, motives = every("endeavor", "scenario"), every("nemo", "motive")
    legendary: dict[str, tuple[Value, ...]] = {
        "scenario": scenarios, "mode": ("together",), "difficulty": ("legendary",),
    }  # fmt: skip
    officer: dict[str, tuple[Value, ...]] = {"motive": motives, "mode": ("coop",), "difficulty": ("officer",)}
    found: list[Line] = []
    for seats in (2, 4):
        found.append(
            Line("Together", f"legendary, {_seats(seats)}", "endeavor", seats, (LEARNED,), legendary, like="legendary")
        )
        found.append(Line("Together", f"officer, {_seats(seats)}", "nemo", seats, (LEARNED,), officer, like="officer"))
    return found


def bounds() -> list[Line]:
    """A bot that thinks like the best and sees everything: what it loses is not lost to what is hidden."""
    return [Line("With open cards", _seats(2), id, 2, (SEER, GREEDY)) for id in HIDING]


def steps() -> list[Line]:
    """How the bots and the levels stand to each other, two seats; no bar of their own."""
    found: list[Line] = []
    for id in RIVALS:
        each = _each(id)
        found.append(Line("The bots among themselves", _seats(2), id, 2, (SEARCH, GREEDY), each))
        found.append(Line("The bots among themselves", _seats(2), id, 2, (QUICK, "random"), each))
    for id in RIVALS:
        for (weaker, low), (stronger, high) in pairwise(LEVELS.items()):
            found.append(Line("The levels", f"*{stronger}* against *{weaker}*", id, 2, (high, low), _each(id)))
    return found


def _each(id: str) -> dict[str, tuple[Value, ...]]:
    return {"scenario": every(id, "scenario")} if id == "endeavor" else {}


def _seats(count: int) -> str:
    return f"{count} seats"
