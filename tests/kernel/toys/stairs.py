"""Stairs, the toy without secrets: each unit is one seat's step; some units ask nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from fathomfive.kernel import (
    AnyAsk,
    Decoded,
    Fields,
    Option,
    Phrase,
    Rules,
    State,
    Stream,
    Value,
    ask,
    fields,
    show,
    tell,
)
from tests.kernel.toys.whole import Whole

STEPS: list[Value] = [1, 2, ("jump", 3), "wait"]


class StairsState(State):
    FIELDS: ClassVar[Fields] = fields(public="top turn count stairs names lit")
    __slots__ = FIELDS
    top: int
    turn: int
    count: int
    stairs: list[int]
    names: list[str]
    lit: bool

    def __init__(self) -> None:
        super().__init__()
        self.top = 0
        self.turn = 0
        self.count = 0
        self.stairs = []
        self.names = []
        self.lit = False


def play(s: StairsState) -> Rules:
    """One unit: seating and tide ask nothing, a turn asks once or twice. The third tide ends the game."""
    if not s.stairs:
        s.stairs = [0] * s.seats
        s.names = [f"climber {seat}" for seat in range(s.seats)]
    elif s.count % 4 == 3:
        tell(s, "tide")
        s.count += 1
        s.over = s.count == 12
    else:
        yield from step(s)


def step(s: StairsState) -> Rules:
    """Step, jump after a second thought, or wait, which lights the lantern and so shows something."""
    seat = s.turn
    chosen = yield from ask(seat, "step", STEPS)
    if isinstance(chosen, tuple):
        sure = yield from ask(seat, "sure", ["yes", "no"])
        chosen = cast(int, chosen[1]) if sure == "yes" else 0
    elif isinstance(chosen, str):
        s.lit = True
        show(s)
        chosen = yield from ask(seat, "step", [0])
    s.stairs[seat] += chosen
    tell(s, "steps", seat, s.stairs[seat])
    s.count += 1
    s.turn = (seat + 1) % s.seats
    s.over = s.stairs[seat] >= s.top


class Stairs(Whole[StairsState, None]):
    """The game, as the kernel knows it."""

    id = "stairs"
    seats = range(1, 4)
    rules_version = 3
    options = (Option("top", (6, 9)),)
    bound = 100
    FACTS: Mapping[str, tuple[str, ...]] = {"steps": ("seat", "stair:number"), "tide": ()}

    @property
    def package(self) -> str:
        return "tests.kernel.toys"

    def compile(self, decoded: Decoded) -> None:
        return None

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> StairsState:
        s = StairsState()
        s.top = cast(int, options["top"])
        return s

    def play(self, s: StairsState) -> Rules:
        return play(s)

    def scores(self, s: StairsState) -> list[int]:
        return s.stairs[:]

    def advise(self, s: StairsState, ask: AnyAsk, stream: Stream) -> Value:
        return ask.options[0]

    def label(self, s: StairsState, ask: AnyAsk, option: Value) -> Phrase:
        return Phrase(option) if option in ("yes", "no") else Phrase("step-label", step=str(option))

    def target(self, s: StairsState, ask: AnyAsk, option: Value) -> str | None:
        return f"stair/{s.stairs[ask.seat] + option}" if isinstance(option, int) else None
