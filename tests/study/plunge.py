"""Plunge, a toy whose chances can be reckoned by hand: dive deep for 3 on a roll of 3 or more, or shallow for 1.

Where and how are the two questions of one action; fast brings nothing at all. A card in hand counts in the end. Alone
one wins with 6 points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, cast

from fathomfive.kernel import (
    AnyAsk,
    AnyGame,
    Fields,
    Game,
    Json,
    Kind,
    Pile,
    Rules,
    State,
    Stream,
    Table,
    Value,
    ask,
    draw,
    fields,
    plain,
    ranked,
    roll,
    sight,
)
from fathomfive.kernel.kinds import EveryKind

TURNS = 6
GOAL = 6


class PlungeState(State):
    FIELDS: ClassVar[Fields] = fields(public="turn sums", owner="hands", hidden="box", deal={"cards": "hands box"})
    __slots__ = FIELDS
    turn: int
    sums: list[int]
    hands: list[list[int]]
    box: Pile

    def __init__(self) -> None:
        super().__init__()
        self.turn = -1
        self.sums = []
        self.hands = []
        self.box = Pile()


class PlungeRules:
    KINDS: Mapping[str, Kind[Value]] = {"where": Kind("where"), "how": Kind("how")}

    def new(self, content: None, seats: int, options: Mapping[str, Value], /) -> PlungeState:
        return PlungeState()

    def play(self, s: PlungeState, /) -> Rules:
        if s.turn < 0:
            s.sums = [0] * s.seats
            s.hands = [[] for _ in range(s.seats)]
            s.box = Pile([0, 0, 2, 2])
            for hand in s.hands:
                card = yield from draw(s.box, "deal")
                hand.append(card)
            s.turn = 0
            return
        seat = s.turn % s.seats
        where = yield from ask(seat, "where", ["shallow", "deep"])
        how = yield from ask(seat, "how", ["slow", "fast"], where)
        if how == "slow":
            face = 6 if where == "shallow" else (yield from roll(6, "sea"))
            s.sums[seat] += (1 if where == "shallow" else 3) if face >= 3 else 0
        s.turn += 1
        s.over = s.turn == TURNS

    def scores(self, s: PlungeState, /) -> list[int]:
        return [points + sum(hand) for points, hand in zip(s.sums, s.hands, strict=True)]

    def known_scores(self, s: PlungeState, viewer: int, /) -> list[int | None] | None:
        return None

    def ranks(self, s: PlungeState, /) -> list[int]:
        scores = self.scores(s)
        return [1 if scores[0] >= GOAL else 2] if s.seats == 1 else ranked(scores)

    def allied(self, s: PlungeState, /) -> bool:
        return s.seats == 1

    def invariants(self, s: PlungeState, /) -> Iterable[str]:
        return ()

    def view(self, s: PlungeState, viewer: int, /) -> dict[str, Json]:
        return sight.view(s, viewer)

    def redeal(self, s: PlungeState, viewer: int, stream: Stream, /) -> None:
        sight.redeal(s, viewer, stream)


def sensible(s: PlungeState, ask: AnyAsk, stream: Stream) -> Value:
    return "deep" if ask.kind == "where" else "slow"


class PlungeJudge(plain.PlainJudge):
    """Looks ahead to the end, so that nothing is left to judge."""

    ADVISE = EveryKind(sensible)  # type: ignore[arg-type]

    def horizon(self, s: State, /) -> int:
        return TURNS + 1


RULES = PlungeRules()
PLUNGE = Game(
    __name__,
    id="plunge",
    seats=range(1, 3),
    bound=4 * TURNS,
    rules=RULES,
    judge=PlungeJudge(cast("plain.Scores", RULES.scores)),
)


def played(seats: int, deal: Sequence[int], turns: Sequence[tuple[str, str, int]]) -> dict[str, Json]:
    """The record of a game that went just so: cards in hand, then where, how, and the face (if the sea is rolled)."""
    table = Table(cast(AnyGame, PLUNGE), seats, 1, nature="ask")
    for card in deal:
        table.answer(card)
    for where, how, face in turns:
        table.answer(where)
        table.answer(how)
        if where == "deep" and how == "slow":
            table.answer(face)
    assert table.over
    return table.record()
