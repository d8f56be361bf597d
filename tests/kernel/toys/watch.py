"""Watch, the patient toy: the same question again and again, an answer that may stand, and one that hides a secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from fathomfive.kernel import (
    AnyAsk,
    Decoded,
    Fields,
    Phrase,
    Rules,
    Stand,
    State,
    Stream,
    Value,
    ask,
    fields,
    roll,
    tell,
)
from tests.kernel.toys.whole import Whole

NIGHTS = 3
HOURS = 3


class WatchState(State):
    FIELDS: ClassVar[Fields] = fields(public="night lights calls")
    __slots__ = FIELDS
    night: int
    lights: list[int]
    calls: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.night = 0
        self.lights = []
        self.calls = []


def play(s: WatchState) -> Rules:
    """One unit: a night of some hours. In each, a light may appear, and every seat is asked whether to call."""
    if not s.calls:
        s.calls = [0] * s.seats
    s.night += 1
    s.lights = []
    for _ in range(HOURS):
        light = yield from roll(3, "light")
        if light not in s.lights:
            s.lights.append(light)
        for seat in range(s.seats):
            stand = Stand("quiet", until="night", news=tuple(s.lights))
            call = yield from ask(seat, "call", ["quiet", *s.lights], stand=stand)
            if isinstance(call, int):
                s.calls[seat] += call
                tell(s, "calls", seat, call)
        yield from ask(0, "yawn", ["yawn"], secret=True, stand=Stand("yawn"))
    s.over = s.night == NIGHTS


class Watch(Whole[WatchState, None]):
    """The game, as the kernel knows it."""

    id = "watch"
    seats = range(1, 3)
    bound = 100
    FACTS: Mapping[str, tuple[str, ...]] = {"calls": ("seat", "light:number")}

    @property
    def package(self) -> str:
        return "tests.kernel.toys"

    def compile(self, decoded: Decoded) -> None:
        return None

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> WatchState:
        return WatchState()

    def play(self, s: WatchState) -> Rules:
        return play(s)

    def scores(self, s: WatchState) -> list[int]:
        return s.calls[:] or [0] * s.seats

    def advise(self, s: WatchState, ask: AnyAsk, stream: Stream) -> Value:
        return ask.options[0]

    def label(self, s: WatchState, ask: AnyAsk, option: Value) -> Phrase:
        return Phrase("light", light=option) if isinstance(option, int) else Phrase(cast(str, option))
