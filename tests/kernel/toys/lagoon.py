"""Lagoon, the toy with everything: hands, parts, masks, a known tail, dice, secret bids, whispers, content, options."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, cast

from fathomfive.kernel import (
    AnyAsk,
    Ask,
    Closed,
    Decoded,
    Entry,
    Fields,
    File,
    InvalidContent,
    Option,
    Phrase,
    Pile,
    Plain,
    Rules,
    SetupError,
    State,
    Stream,
    Together,
    Value,
    ask,
    draw,
    fields,
    pick,
    roll,
    show,
    tell,
    whisper,
)
from tests.kernel.toys.whole import Whole

TREASURE = (1, 2, 3, 4, 5)
"""The points of the tiles, three of which are laid out."""
ACTIONS = 2


class Fish(Entry, frozen=True, kw_only=True):
    copies: int
    worth: int


class FishFile(File, frozen=True):
    fish: list[Fish]


class Content:
    """The flat tables: one entry a card."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.worth: list[int] = []


class Mat(Plain):
    FIELDS: ClassVar[Fields] = fields(public="score", owner="nook", deal={"fish": "nook"})
    __slots__ = FIELDS
    score: int
    nook: list[int]

    def __init__(self) -> None:
        self.score = 0
        self.nook = []


class LagoonState(State):
    FIELDS: ClassVar[Fields] = fields(
        public="length wind round turn left discard mats seen",
        owner="hands",
        concealed="purses",
        hidden="deck chest",
        seen_by={"tiles": "seen"},
        shared="c",
        parts={"mats": Mat},
        deal={"fish": "hands deck", "treasure": "tiles chest"},
    )
    __slots__ = FIELDS
    c: Content
    length: int
    wind: str
    round: int
    turn: int
    left: int
    discard: list[int]
    mats: list[Mat]
    seen: list[int]
    hands: list[list[int]]
    purses: list[int]
    deck: Pile
    chest: Pile
    tiles: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.length = 1
        self.wind = "calm"
        self.round = 0
        self.turn = 0
        self.left = 0
        self.discard = []
        self.mats = []
        self.seen = []
        self.hands = []
        self.purses = []
        self.deck = Pile()
        self.chest = Pile()
        self.tiles = []


def set_up(s: LagoonState) -> Rules:
    s.deck = Pile(range(len(s.c.ids)))
    s.chest = Pile(range(len(TREASURE)))
    s.mats = [Mat() for _ in range(s.seats)]
    s.purses = [0] * s.seats
    s.hands = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        for _ in range(2):
            yield from deal(s, seat)
    for _ in range(3):
        tile = yield from draw(s.chest, "tile")
        s.tiles.append(tile)
        s.seen.append(0)
    s.round = 1
    s.left = ACTIONS


def deal(s: LagoonState, seat: int) -> Rules:
    if len(s.deck):
        card = yield from draw(s.deck, "fish")
        insort(s.hands[seat], card)
        whisper(s, seat, "dealt", seat, card)


def acts(s: LagoonState, seat: int) -> list[Value]:
    hand = s.hands[seat]
    options: list[Value] = ["pass", "dive"]
    options += (
        [("play", card) for card in hand] + [("stash", card) for card in hand] + [("sink", card) for card in hand]
    )
    return options + [("peek", i) for i, mask in enumerate(s.seen) if not mask >> seat & 1]


def turn(s: LagoonState) -> Rules:
    seat = s.turn
    while s.left:
        act = yield from ask(seat, "act", acts(s, seat), (s.round,))
        if act == "pass":
            break
        s.left -= 1
        if act == "dive":
            depth = yield from roll(6, "dive")
            s.wind = yield from pick(("calm", "storm"), "wind")
            s.mats[seat].score += depth if s.wind == "calm" else 0
            tell(s, "dives", seat, depth)
        else:
            assert isinstance(act, tuple)
            do(s, seat, cast(str, act[0]), cast(int, act[1]))
    yield from deal(s, seat)
    s.turn += 1
    s.left = ACTIONS


def do(s: LagoonState, seat: int, verb: str, what: int) -> None:
    if verb == "peek":
        s.seen[what] |= 1 << seat
        whisper(s, seat, "peeks", seat, TREASURE[s.tiles[what]])
        show(s)
        return
    s.hands[seat].remove(what)
    if verb == "play":
        s.discard.append(what)
        s.purses[seat] += s.c.worth[what]
        tell(s, "plays", seat, what, s.c.worth[what])
    elif verb == "stash":
        insort(s.mats[seat].nook, what)
    else:
        s.deck.put_under(what)


def bids(s: State, seat: int) -> list[Value]:
    """What a seat may bid: its cards, or nothing."""
    assert isinstance(s, LagoonState)
    return [*s.hands[seat], "none"]


def auction(s: LagoonState) -> Rules:
    asks = [Ask(seat, "bid", bids(s, seat), (s.round,), bids) for seat in range(s.seats)]
    answers = yield Together(asks)
    assert isinstance(answers, tuple)
    best = -1
    for seat, card in enumerate(answers):
        if isinstance(card, int):
            s.hands[seat].remove(card)
            s.discard.append(card)
            if best < 0 or card > cast(int, answers[best]):
                best = seat
    if best >= 0:
        tile = s.round - 1
        s.seen[tile] = (1 << s.seats) - 1
        s.mats[best].score += TREASURE[s.tiles[tile]]
        tell(s, "wins", best, tile)
    s.round += 1
    s.turn = 0
    s.over = s.round > s.length


class Lagoon(Whole[LagoonState, Content]):
    """The game, as the kernel knows it."""

    id = "lagoon"
    seats = range(1, 5)
    options = (
        Option("length", (2, 1, 3)),
        Option("tide", ("low", "high")),
        Option("shore", ("sand", "rock"), default="rock"),
    )
    bound = 200
    FILES: Mapping[str, type[File]] = {"fish": FishFile}
    FACTS: Mapping[str, tuple[str, ...]] = {
        "dealt": ("seat", "fish"),
        "plays": ("seat", "fish", "worth:number"),
        "dives": ("seat", "depth:number"),
        "peeks": ("seat", "points:number"),
        "wins": ("seat", "tile:number"),
    }

    @property
    def package(self) -> str:
        return "tests.kernel.toys"

    def compile(self, decoded: Decoded) -> Content:
        c = Content()
        for fish in decoded.file(FishFile).fish:
            c.ids += [fish.id] * fish.copies
            c.worth += [fish.worth] * fish.copies
        if len(c.ids) < 12:
            raise InvalidContent(f"fish.toml: there are at least 12 fish, not {len(c.ids)}")
        return c

    def new(self, content: Content, seats: int, options: Mapping[str, Value]) -> LagoonState:
        if options["tide"] == "high" and options["shore"] == "sand":
            raise SetupError("at high tide there is no sand: choose shore 'rock', or tide 'low'")
        s = LagoonState()
        s.c = content
        s.length = cast(int, options["length"])
        return s

    def play(self, s: LagoonState) -> Rules:
        if s.round == 0:
            return set_up(s)
        return turn(s) if s.turn < s.seats else auction(s)

    def scores(self, s: LagoonState) -> list[int]:
        return [mat.score + purse for mat, purse in zip(s.mats, s.purses, strict=True)]

    def invariants(self, s: LagoonState) -> Iterable[str]:
        if s.round:
            fish = s.deck.pool + s.deck.tail + s.discard
            for hand, mat in zip(s.hands, s.mats, strict=True):
                fish = fish + hand + mat.nook
            if sorted(fish) != list(range(len(s.c.ids))):
                yield f"there are the fish {sorted(fish)}"
            if sorted(s.tiles + s.chest.pool) != list(range(len(TREASURE))):
                yield f"there are the tiles {s.tiles} and {s.chest}"

    def advise(self, s: LagoonState, ask: AnyAsk, stream: Stream) -> Value:
        return ask.options[stream.below(len(ask.options))]

    def prompt(self, s: LagoonState, ask: AnyAsk) -> Phrase:
        assert isinstance(ask.about, tuple)
        return Phrase(f"ask-{ask.kind}", round=cast(int, ask.about[0]))

    def label(self, s: LagoonState, ask: AnyAsk, option: Value) -> Phrase:
        if isinstance(option, int):
            return self.own(s, option)
        if isinstance(option, str):
            return Phrase(f"{ask.kind}-{option}")
        verb, what = option
        if verb == "peek":
            return Phrase("act-peek", tile=cast(int, what))
        return Phrase(f"act-{verb}", fish=self.own(s, cast(int, what)))

    def own(self, s: LagoonState, card: int) -> Phrase:
        """A fish in the hand, with its number: two of a kind are two options."""
        return Phrase("own-fish", fish=self.piece(s, "fish", card), number=card)

    def target(self, s: LagoonState, ask: AnyAsk, option: Value) -> str | None:
        return f"tile/{option[1]}" if isinstance(option, tuple) and option[0] == "peek" else None

    def closed(self, s: LagoonState, ask: AnyAsk) -> list[Closed]:
        return [Closed("tile/9", Phrase("number", number=9), "LA-1.1")]

    def reason(self, s: LagoonState, ask: AnyAsk, option: Value) -> Phrase | None:
        return Phrase("act-dive") if option == "dive" else None

    def said(self, s: LagoonState, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return {"tile/9": [Phrase("number", number=9), Phrase("act-dive")]}

    def piece(self, s: LagoonState, kind: str, value: Value) -> Phrase:
        if kind != "fish":
            return super().piece(s, kind, value)
        return Phrase(f"fish-{s.c.ids[cast(int, value)]}")
