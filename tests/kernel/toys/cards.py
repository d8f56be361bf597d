"""Cards, the smallest toy with a secret: two seats play from hidden hands in turn. The broken toys are made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, cast

from fathomfive.kernel import (
    AnyAsk,
    Decoded,
    Fields,
    Phrase,
    Pile,
    Rules,
    State,
    Stream,
    Value,
    ask,
    draw,
    fields,
    tell,
)
from tests.kernel.toys.whole import Whole

CARDS = 14
HAND = 5


class CardsState(State):
    FIELDS: ClassVar[Fields] = fields(
        public="turn mark table", owner="hands", hidden="deck", deal={"cards": "hands deck"}
    )
    __slots__ = FIELDS
    turn: int
    mark: int
    table: list[int]
    hands: list[list[int]]
    deck: Pile

    def __init__(self) -> None:
        super().__init__()
        self.turn = -1
        self.mark = 0
        self.table = []
        self.hands = []
        self.deck = Pile()


class Cards(Whole[CardsState, None]):
    """The game, as the kernel knows it; a broken toy overrides one of its verbs."""

    id = "cards"
    seats = range(2, 3)
    bound = 50
    FACTS: Mapping[str, tuple[str, ...]] = {"card": ("seat", "card"), "ticks": ("time:number",)}

    @property
    def package(self) -> str:
        return "tests.kernel.toys"

    def compile(self, decoded: Decoded) -> None:
        return None

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> CardsState:
        return CardsState()

    def play(self, s: CardsState) -> Rules:
        if s.turn < 0:
            yield from self.set_up(s)
        else:
            yield from self.turn(s)
            s.turn += 1
            s.over = s.turn == 2 * HAND

    def set_up(self, s: CardsState) -> Rules:
        s.deck = Pile(range(CARDS))
        s.hands = [[], []]
        for hand in s.hands:
            for _ in range(HAND):
                card = yield from draw(s.deck, "deal")
                hand.append(card)
            hand.sort()
        s.turn = 0

    def turn(self, s: CardsState) -> Rules:
        seat = s.turn % 2
        card = yield from ask(seat, "play", s.hands[seat][:], secret=True)
        self.put(s, seat, card)

    def put(self, s: CardsState, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.table.append(card)
        tell(s, "card", seat, card)

    def scores(self, s: CardsState) -> list[int]:
        return [sum(s.table[::2]), sum(s.table[1::2])]

    def invariants(self, s: CardsState) -> Iterable[str]:
        if s.turn >= 0:
            cards = sorted(s.table + [card for hand in s.hands for card in hand] + s.deck.pool)
            if cards != list(range(CARDS)):
                yield f"there are the cards {cards}"

    def advise(self, s: CardsState, ask: AnyAsk, stream: Stream) -> Value:
        return ask.options[-1]

    def label(self, s: CardsState, ask: AnyAsk, option: Value) -> Phrase:
        return self.piece(s, "card", option)

    def piece(self, s: CardsState, kind: str, value: Value) -> Phrase:
        return Phrase("card", number=value if isinstance(value, int) else str(value))

    def outcome(self, s: CardsState, kind: str, value: Value) -> Phrase:
        return Phrase("card", number=cast(int, value))

    def printed(self, content: object, /) -> Mapping[str, Sequence[Phrase]]:
        return {"card/1": [Phrase("card", number=1)]}
