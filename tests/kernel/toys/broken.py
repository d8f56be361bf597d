"""Toys that each break one law: what the conformance kit must catch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, Literal, cast

from fathomfive.kernel import (
    AnyAsk,
    Ask,
    Closed,
    Fields,
    Game,
    Json,
    Kind,
    Phrase,
    Rules,
    Stand,
    Stream,
    Together,
    Value,
    ask,
    draw,
    fields,
    roll,
    tell,
)

from .cards import HAND, Cards, CardsState


class Gambler(Cards):
    """Law 1: its rules live in a package that imports `random`."""

    id = "gambler"

    @property
    def package(self) -> str:
        return "tests.kernel.gambling"

    def board(
        self,
        game: Game[CardsState, Any],
        s: CardsState,
        viewer: int,
        language: str,
        names: Sequence[str],
        width: int,
        /,
    ) -> list[tuple[str, str]]:
        return [(f"Table for {viewer}", f"{language} {names[0]} {width}")]


class Eavesdropper(Cards):
    """Law 1: what happens depends on whether somebody listens."""

    id = "eavesdropper"

    def put(self, s: CardsState, seat: int, card: int) -> None:
        super().put(s, seat, card)
        s.mark += s.listener is not None


class Performer(Cards):
    """Law 1: nature is asked only when somebody listens."""

    id = "performer"

    def turn(self, s: CardsState) -> Rules:
        yield from super().turn(s)
        if s.listener is not None:
            s.mark = yield from roll(6, "late")


class Clock:
    """What no state holds: a number that goes up whenever it is read."""

    def __init__(self) -> None:
        self._time = count()

    def read(self) -> int:
        return next(self._time)


class LateClock(Cards):
    """Law 1: the last turn reads a clock."""

    id = "lateclock"
    clock = Clock()

    def turn(self, s: CardsState) -> Rules:
        yield from super().turn(s)
        if s.turn == 2 * HAND - 1:
            s.mark = self.clock.read()


class LateTeller(Cards):
    """Law 1: what is told at the end comes from a clock, though the position does not."""

    id = "lateteller"
    clock = Clock()

    def turn(self, s: CardsState) -> Rules:
        yield from super().turn(s)
        if s.turn == 2 * HAND - 1:
            tell(s, "ticks", self.clock.read())


class Keeper(Cards):
    """Law 2: the other seat's lowest card is kept in a local variable while a question waits."""

    id = "keeper"

    def turn(self, s: CardsState) -> Rules:
        seat, other = s.turn % 2, 1 - s.turn % 2
        lowest = s.hands[other][0] if s.hands[other] else -1
        card = yield from ask(seat, "play", s.hands[seat][:])
        if lowest >= 0:
            s.hands[other].remove(lowest)
            s.hands[other].insert(0, lowest)
        self.put(s, seat, card)


class QuietKeeper(Cards):
    """Law 2: a card of the other seat waits in a local variable, and lies twice on an imagined table."""

    id = "quietkeeper"

    def turn(self, s: CardsState) -> Rules:
        seat, other = s.turn % 2, 1 - s.turn % 2
        lowest = s.hands[other][:1]
        card = yield from ask(seat, "play", s.hands[seat][:])
        s.hands[other][:1] = lowest
        self.put(s, seat, card)


class Stale(Cards):
    """Law 2: both choose together from hidden hands, but do not say how to offer the options again."""

    id = "stale"

    def turn(self, s: CardsState) -> Rules:
        answers = yield Together([Ask(seat, "play", s.hands[seat][:]) for seat in (0, 1)])
        for seat, card in enumerate(cast("tuple[int, int]", answers)):
            self.put(s, seat, card)
        s.turn += 1


class Alias(Cards):
    """Law 2: the options are the other seat's hidden hand itself."""

    id = "alias"

    def turn(self, s: CardsState) -> Rules:
        seat, other = s.turn % 2, 1 - s.turn % 2
        card = yield from ask(seat, "take", s.hands[other])
        self.put(s, other, card)


class Dreamer(Cards):
    """Law 2: on an imagined table, redealing follows a clock instead of the stream."""

    id = "dreamer"
    clock = Clock()

    def deal_again(self, s: CardsState, viewer: int, stream: Stream) -> None:
        super().deal_again(s, viewer, stream if s.listener is not None else Stream(self.clock.read()))


class Leak(Cards):
    """Law 3: the view tells the sum of a hidden hand."""

    id = "leak"

    def view(self, s: CardsState, viewer: int) -> dict[str, Json]:
        return {**super().view(s, viewer), "sum": sum(s.hands[1])}


class OpenHands(Cards):
    """Law 3: the declaration calls the hands hidden, the view shows them."""

    id = "openhands"

    def view(self, s: CardsState, viewer: int) -> dict[str, Json]:
        return {**super().view(s, viewer), "hands": cast(Json, [hand[:] for hand in s.hands])}


class Unjson(Cards):
    """Law 3: the view holds a tuple, which JSON does not know."""

    id = "unjson"

    def view(self, s: CardsState, viewer: int) -> dict[str, Json]:
        return {**super().view(s, viewer), "table": cast(Json, tuple(s.table))}


class SecretiveState(CardsState):
    FIELDS: ClassVar[Fields] = fields(owner="notes")
    __slots__ = FIELDS
    notes: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.notes = [0, 0]


class Secretive(Cards):
    """Law 3: what each seat notes down is in no group of cards to redeal."""

    id = "secretive"

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> CardsState:
        return SecretiveState()


class Unsorted(Cards):
    """Law 3: redealing swaps hidden cards from where they lie, so that the result tells where they lay."""

    id = "unsorted"

    def deal_again(self, s: CardsState, viewer: int, stream: Stream) -> None:
        for seat, hand in enumerate(s.hands):
            if seat != viewer:
                i, j = stream.below(len(hand)), stream.below(len(s.deck.pool))
                hand[i], s.deck.pool[j] = s.deck.pool[j], hand[i]
                hand.sort()
                s.deck.pool.sort()


class Adviser(Cards):
    """Law 4: the advice is not an option."""

    id = "adviser"

    def advise(self, s: CardsState, ask: AnyAsk, stream: Stream) -> Value:
        return 99


class Twins(Cards):
    """Law 5: an option stands twice."""

    id = "twins"

    def turn(self, s: CardsState) -> Rules:
        card = yield from ask(s.turn % 2, "play", s.hands[s.turn % 2] * 2)
        self.put(s, s.turn % 2, card)


class Offering(Cards):
    """Law 5: one more option of a kind that is given with the class."""

    extra: object

    def turn(self, s: CardsState) -> Rules:
        options = [*s.hands[s.turn % 2], cast(int, self.extra)]
        card = yield from ask(s.turn % 2, "play", options)
        self.put(s, s.turn % 2, card if card in s.hands[s.turn % 2] else s.hands[s.turn % 2][0])


class Fraction(Offering):
    id = "fraction"
    extra = 1.5


class Truth(Offering):
    id = "truth"
    extra = ("really", True)


class Listed(Offering):
    id = "listed"
    extra: object = ["a", "list"]


class Anything(Offering):
    id = "anything"
    extra = ("no", "such", "option")


class Phantom(Cards):
    """Law 5: a seat is asked that nobody sits on."""

    id = "phantom"

    def turn(self, s: CardsState) -> Rules:
        card = yield from ask(7, "play", s.hands[s.turn % 2][:])
        self.put(s, s.turn % 2, card)


class Restless(list[int]):
    """Options that change the state whenever they are gone through."""

    def __init__(self, s: CardsState, options: Iterable[int]) -> None:
        super().__init__(options)
        self._state = s

    def __iter__(self) -> Iterator[int]:
        self._state.mark += 1
        return super().__iter__()


class Fidget(Cards):
    """Law 5: looking for an option changes the position."""

    id = "fidget"

    def turn(self, s: CardsState) -> Rules:
        seat = s.turn % 2
        card = yield from ask(seat, "play", Restless(s, s.hands[seat]))
        self.put(s, seat, card)


class Mute(Cards):
    """Law 5: an option has no text."""

    id = "mute"

    def label(self, s: CardsState, ask: AnyAsk, option: Value) -> Phrase:
        return Phrase("named", name="")


class Taciturn(Cards):
    """Law 5: a line of the log is empty."""

    id = "taciturn"
    FACTS: Mapping[str, tuple[str, ...]] = {**Cards.FACTS, "hushed": ("what",)}

    def put(self, s: CardsState, seat: int, card: int) -> None:
        super().put(s, seat, card)
        tell(s, "hushed", card)

    def piece(self, s: CardsState, kind: str, value: Value) -> Phrase:
        return Phrase("named", name="") if kind == "what" else super().piece(s, kind, value)


class Gossip(Cards):
    """Law 3: what speaks for a card is the other hand."""

    id = "gossip"

    def reason(self, s: CardsState, ask: AnyAsk, option: Value) -> Phrase | None:
        return Phrase("number", number=s.hands[1 - ask.seat][0])


class Tattler(Cards):
    """Law 3: what is said of the deck is the other hand."""

    id = "tattler"

    def said(self, s: CardsState, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return {"deck/0": [Phrase("named", name=str(s.hands[1 - viewer]))]}


class Favourer(Cards):
    """Law 5: all are to be told the same of the deck, and one seat is told more."""

    id = "favourer"
    SAID_TO_ALL: Literal[True] = True

    def said(self, s: CardsState, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return {"deck/0": [Phrase("named", name="for you" if viewer == 1 else "a deck")]}


class Unsaid(Cards):
    """Law 5: nothing is said of a thing that is to be named."""

    id = "unsaid"

    def said(self, s: CardsState, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return {"deck/0": []}


class Blank(Cards):
    """Law 5: a piece has a name, and nothing is printed there."""

    id = "blank"

    def printed(self, content: object, /) -> Mapping[str, Sequence[Phrase]]:
        return {"card/1": []}


class Contrary(Cards):
    """Law 5: what can be chosen is closed."""

    id = "contrary"

    def target(self, s: CardsState, ask: AnyAsk, option: Value) -> str | None:
        return f"card/{option}"

    def closed(self, s: CardsState, ask: AnyAsk) -> list[Closed]:
        return [
            Closed("card/99", Phrase("number", number=99), "CC-1.1"),
            Closed(f"card/{ask.options[0]}", Phrase("number", number=1), "CC-1.2"),
        ]


class Speechless(Cards):
    """An option has words in no language."""

    id = "speechless"

    def label(self, s: CardsState, ask: AnyAsk, option: Value) -> Phrase:
        return Phrase(f"play-{option}")


class SharedState(CardsState):
    FIELDS: ClassVar[Fields] = fields(public="mixed", shared="tally")
    __slots__ = FIELDS
    mixed: list[object]
    tally: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.mixed = []
        self.tally = []


class Aliased(Cards):
    """Law 6: a list of more than one kind of thing, whose inner list all copies share."""

    id = "aliased"

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> CardsState:
        s = SharedState()
        s.mixed = [0, [0]]
        return s

    def put(self, s: CardsState, seat: int, card: int) -> None:
        super().put(s, seat, card)
        assert isinstance(s, SharedState)
        cast("list[int]", s.mixed[1]).append(card)


class Sharer(Cards):
    """Law 6: the set-up is noted in a list that is declared as shared, which a save does not hold."""

    id = "sharer"

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> CardsState:
        return SharedState()

    def set_up(self, s: CardsState) -> Rules:
        yield from super().set_up(s)
        assert isinstance(s, SharedState)
        if not s.tally:  # a copy that sets up again notes nothing twice
            s.tally.append(7)

    def turn(self, s: CardsState) -> Rules:
        assert isinstance(s, SharedState)
        s.mark = sum(s.tally)
        yield from super().turn(s)


class EarlyClock(Cards):
    """Law 6: a turn begins by reading a clock, so that a copy is another position."""

    id = "earlyclock"
    clock = Clock()

    def turn(self, s: CardsState) -> Rules:
        s.mark = self.clock.read()
        yield from super().turn(s)


class AnsweredClock(Cards):
    """Law 6: every answer reads a clock, so that copies go on differently."""

    id = "answeredclock"
    clock = Clock()

    def put(self, s: CardsState, seat: int, card: int) -> None:
        super().put(s, seat, card)
        s.mark = self.clock.read()


class EarlyTeller(Cards):
    """Law 6: a turn begins by telling the time, so that a copy remembers other facts."""

    id = "earlyteller"
    clock = Clock()

    def turn(self, s: CardsState) -> Rules:
        tell(s, "ticks", self.clock.read())
        yield from super().turn(s)


class Forgetful(Cards):
    """Law 6: the seventh question depends on a list that is declared as shared, which undo leaves as it is."""

    id = "forgetful"

    def new(self, content: None, seats: int, options: Mapping[str, Value]) -> CardsState:
        return SharedState()

    def turn(self, s: CardsState) -> Rules:
        assert isinstance(s, SharedState)
        seat = s.turn % 2
        options = s.hands[seat][:]
        if s.turn == 6 and len(s.tally) % 2:
            options.reverse()
        card = yield from ask(seat, "play", options)
        if s.turn == 6:
            s.tally.append(card)
        self.put(s, seat, card)


class Loser(Cards):
    """Law 7: a card vanishes."""

    id = "loser"

    def put(self, s: CardsState, seat: int, card: int) -> None:
        super().put(s, seat, card)
        if s.turn == 3:
            s.table.pop()


class Spill(Cards):
    """Law 7: redealing gives everybody the same cards."""

    id = "spill"

    def deal_again(self, s: CardsState, viewer: int, stream: Stream) -> None:
        for seat, hand in enumerate(s.hands):
            if seat != viewer:
                hand[:] = range(len(hand))


class Endless(Cards):
    """Law 8: cards return to the hand for ever."""

    id = "endless"

    def put(self, s: CardsState, seat: int, card: int) -> None:
        s.turn -= 1


class Idle(Cards):
    """Law 8: units that ask nothing and never end."""

    id = "idle"

    def play(self, s: CardsState) -> Rules:
        if s.turn < 0:
            yield from self.set_up(s)


class Uncounted(Cards):
    """Law 8: one score for two seats."""

    id = "uncounted"

    def scores(self, s: CardsState) -> list[int]:
        return [len(s.table)]

    def features(self, s: CardsState, seat: int, /) -> list[float]:
        return [float(len(s.table))]


class Meddler(Cards):
    """Law 8: whoever looks at the invariants revives the finished game."""

    id = "meddler"

    def invariants(self, s: CardsState) -> Iterable[str]:
        s.over = False
        return ()


class Surprise(Cards):
    """Law 9: a kind of question that nobody has heard of."""

    id = "surprise"

    def __init__(self) -> None:
        super().__init__()
        self.KINDS = {}


class Clueless(Cards):
    """Law 9: the words know nothing of a kind of question."""

    id = "clueless"

    def __init__(self) -> None:
        super().__init__()
        self.KINDS = {"play": Kind("play")}
        self.LABEL = {}


class KnowItAll(Cards):
    """Law 9: advice for a question that is never asked."""

    id = "knowitall"

    def __init__(self) -> None:
        super().__init__()
        self.KINDS = {"play": Kind("play")}
        self.ADVISE = {"play": self.advise, "sail": self.advise}


class Namesakes(Cards):
    """Law 10: all cards have the same name."""

    id = "namesakes"

    def label(self, s: CardsState, ask: AnyAsk, option: Value, /) -> Phrase:
        return Phrase("card", number=1)


class Scribbler(Cards):
    """Law 11: whoever gives advice writes on the table."""

    id = "scribbler"

    def advise(self, s: CardsState, ask: AnyAsk, stream: Stream, /) -> Value:
        s.mark += 1
        return ask.options[0]


class Whisperer(Cards):
    """Law 11: its judgement lives in a room that writes a State and puts it back."""

    id = "whisperer"

    @property
    def package(self) -> str:
        return "tests.kernel.scribbling"


class Nagger(Cards):
    """Law 12: asks for the last card, too, though everybody knows that there is no other."""

    id = "nagger"

    def turn(self, s: CardsState) -> Rules:
        seat = s.turn % 2
        card = cast(int, (yield Ask(seat, "play", s.hands[seat][:])))
        self.put(s, seat, card)


class Stranger(Cards):
    """Law 5: an answer may stand that is not offered."""

    id = "stranger"

    def turn(self, s: CardsState) -> Rules:
        seat = s.turn % 2
        card = yield from ask(seat, "play", s.hands[seat][:], secret=True, stand=Stand(99))
        self.put(s, seat, card)


class Nameless(Cards):
    """Law 4: a feature without a name."""

    id = "nameless"

    def feature_names(self, s: CardsState, /) -> Sequence[str]:
        return ()


# --- toys that break a promise to the table itself ---


class Nothing(Cards):
    """Asks without options."""

    id = "nothing"

    def turn(self, s: CardsState) -> Rules:
        yield Ask(0, "play", [])


class NothingTogether(Cards):
    """Asks two seats together, one of them without options."""

    id = "nothingtogether"

    def turn(self, s: CardsState) -> Rules:
        yield Together([Ask(0, "play", [1]), Ask(1, "play", [])])


class NobodyTogether(Cards):
    """Asks together, but nobody."""

    id = "nobodytogether"

    def turn(self, s: CardsState) -> Rules:
        yield Together([])


class TwiceTogether(Cards):
    """Asks one seat twice together."""

    id = "twicetogether"

    def turn(self, s: CardsState) -> Rules:
        yield Together([Ask(0, "play", [1]), Ask(0, "take", [1])])


class EmptyDeck(Cards):
    """Draws from an empty pile."""

    id = "emptydeck"

    def turn(self, s: CardsState) -> Rules:
        s.deck.pool.clear()
        yield from draw(s.deck, "deal")


BROKEN: list[type[Cards]] = [
    Gambler, Eavesdropper, Performer, LateClock, LateTeller, Keeper, QuietKeeper, Stale, Alias, Dreamer, Leak,
    OpenHands, Unjson, Secretive, Unsorted, Adviser, Twins, Fraction, Truth, Listed, Anything, Phantom, Fidget, Mute,
    Taciturn, Gossip, Tattler, Favourer, Unsaid, Blank, Contrary, Speechless,
    Aliased, Sharer, EarlyClock, AnsweredClock, EarlyTeller, Forgetful, Loser, Spill, Endless, Idle, Uncounted, Meddler,
    Surprise, Clueless, KnowItAll, Namesakes, Scribbler, Whisperer, Nagger, Stranger, Nameless,
    Nothing, NothingTogether, NobodyTogether, TwiceTogether, EmptyDeck,
]  # fmt: skip
