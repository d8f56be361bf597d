"""Scenes to test from: a table laid by hand, with cards printed to measure, and a play that answers the rules.

Every scene has content of its own, to which a test may add cards. So no test depends on the values that our content, or
a pack, prints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import (
    CLAM,
    CRAB,
    KRAKEN,
    OUTSIDE,
    OXYGEN,
    RESEARCH,
    SHIPYARD,
    Content,
)
from fathomfive.games.neweden.content.vocabulary import GAIN_COINS, GAIN_DEEPLE, GAIN_POINTS, REPAIR, Effect
from fathomfive.games.neweden.rules.invariants import invariants
from fathomfive.games.neweden.rules.setup import set_up
from fathomfive.games.neweden.rules.state import AUCTION, DEVELOPMENT, EMPTY, MARKET, NewEdenState, Station
from fathomfive.kernel import AnyAsk, Fact, Pile, Stream, Together, Value

from ..play import ByName


class Play(ByName[NewEdenState]):
    """Rules under way: a test answers every question, nature's too, and no piece gets lost on the way."""

    @property
    def asks(self) -> dict[int, AnyAsk]:
        """The questions to several seats at once, by seat."""
        assert isinstance(self.question, Together), f"not asked together: {self.question}"
        return {ask.seat: ask for ask in self.question.asks}

    def together(self, kind: str, answers: Mapping[int, Value]) -> Self:
        """Answer what several seats are asked at once."""
        asks = self.asks
        assert set(asks) == set(answers), f"seats {sorted(asks)} are asked"
        for seat, ask in asks.items():
            assert ask.kind == kind, f"{kind!r} is not asked, but {ask}"
            assert answers[seat] in ask.options, f"{answers[seat]!r} is not among {list(ask.options)}"
        self._go_on(tuple(answers[seat] for seat in asks))
        return self

    def done(self) -> Self:
        """Let everybody end turns and activations, until something else is asked."""
        while self.kind in ("after", "reward", "extra"):
            self.answer(self.kind, "done")
        return self

    def _go_on(self, value: Value | None) -> None:
        super()._go_on(value)
        assert list(invariants(self.s)) == []


def advised(s: NewEdenState, ask: AnyAsk) -> Value:
    """What the rule of thumb answers."""
    return GAME.advise(s, ask, Stream(1))


def content() -> Content:
    """Content of one's own, to print cards into."""
    _, decoded = GAME.load()
    return GAME.content.compile(decoded)


def lay(seats: int = 3, difficulty: int = 0) -> NewEdenState:
    """A table in phase A of the first round: seat 0 has the marker and the turn, the tableau is empty."""
    s = GAME.rules.new(content(), seats, {"difficulty": difficulty})
    s.seats = seats
    play = Play(s, set_up(s))
    if seats > 1:
        play.answer("first", 0)
    assert play.over
    s.round = 1
    s.phase = DEVELOPMENT
    s.turn = s.nautilus
    s.tableau = [EMPTY] * 12
    s.gone = list(s.c.decks[0])
    s.listener = []
    return s


def lay_market(seats: int = 3, difficulty: int = 0) -> NewEdenState:
    """A table before phase B of the first round."""
    s = lay(seats, difficulty)
    s.phase = MARKET
    return s


def lay_auction(seats: int = 3) -> NewEdenState:
    """A table in phase C of the first round with the rows turned up and empty."""
    s = lay(seats)
    s.phase = AUCTION
    s.gone = [*s.c.decks[0], *s.c.decks[1]]
    s.sold = [0, 0, 0, 0]
    return s


def facts(s: NewEdenState, kind: str) -> list[tuple[Value, ...]]:
    """The arguments of all facts of a kind."""
    assert s.listener is not None
    return [fact.args for fact in s.listener if fact.kind == kind]


def told(s: NewEdenState) -> list[Fact]:
    """Everything told so far."""
    assert s.listener is not None
    return s.listener


def _print(s: NewEdenState, group: int, end: int, pointer: int = 0, slots: int = 0, bottles: Sequence[int] = ()) -> int:
    c = s.c
    c.ids.append(f"printed-{len(c.ids)}")
    c.group.append(group)
    c.slots.append(slots)
    c.active.append((GAIN_COINS, 0, -1))
    c.placed.append([])
    c.plant.append([])
    c.final.append([])
    c.bottles.append(list(bottles))
    c.end.append(end)
    c.pointer.append(pointer)
    return len(c.ids) - 1


def crab(s: NewEdenState, slots: int = 1, coins: int = 4, end: int = 0) -> int:
    """Print a harvest crab."""
    card = _print(s, CRAB, end, -1, slots)
    s.c.active[card] = (GAIN_COINS, coins, -1)
    return card


def clam(s: NewEdenState, slots: int = 1, points: int = 3, end: int = 0) -> int:
    """Print a clam habitat."""
    card = _print(s, CLAM, end, 0, slots)
    s.c.active[card] = (GAIN_POINTS, points, -1)
    return card


def kraken(s: NewEdenState, slots: int = 1, repair: int = 2, end: int = 0) -> int:
    """Print a repair kraken."""
    card = _print(s, KRAKEN, end, 1, slots)
    s.c.active[card] = (REPAIR, repair, -1)
    return card


def shipyard(s: NewEdenState, deeple: int = 2, end: int = 0) -> int:
    """Print a shipyard."""
    card = _print(s, SHIPYARD, end)
    s.c.placed[card] = [(GAIN_DEEPLE, deeple, -1)]
    return card


def oxygen(s: NewEdenState, *bottles: int, end: int = 0) -> int:
    """Print an oxygen tank."""
    return _print(s, OXYGEN, end, bottles=bottles)


def research(s: NewEdenState, effect: str) -> int:
    """Print a further copy of one of the fifteen research cards."""
    c = s.c
    card = c.ids.index(f"research-{effect}")
    twin = _print(s, RESEARCH, c.end[card], c.pointer[card])
    c.placed[twin] = c.placed[card]
    c.plant[twin] = c.plant[card]
    c.final[twin] = c.final[card]
    return twin


def plain_research(s: NewEdenState, end: int = 0, placed: Sequence[Effect] = ()) -> int:
    """Print a research card."""
    card = _print(s, RESEARCH, end)
    s.c.placed[card] = list(placed)
    return card


def give(s: NewEdenState, seat: int, *cards: int) -> Station:
    """Let cards lie at a station as if placed long ago; deeple of shipyards are not given."""
    station = s.stations[seat]
    for card in cards:
        group = s.c.group[card]
        station.arms[group].append(card)
        if group < OUTSIDE:
            station.lying[group].append(0)
            station.staffed[group].append(0)
        elif group == OXYGEN:
            station.used.append(0)
    return station


def give_deeple(s: NewEdenState, seat: int, count: int) -> None:
    """Give a station more deeple, lying in its dome."""
    station = s.stations[seat]
    station.deeple += count
    station.dome += count
    s.supply -= count


def stand(s: NewEdenState, seat: int, arm: int, number: int) -> None:
    """Let new deeple stand on a module, as if it was activated in this round."""
    station = s.stations[seat]
    slots = s.c.slots[station.arms[arm][number]]
    give_deeple(s, seat, slots)
    station.dome -= slots
    station.staffed[arm][number] = 1


def lie(s: NewEdenState, seat: int, arm: int, number: int) -> None:
    """Let a new deeple lie on a module."""
    give_deeple(s, seat, 1)
    s.stations[seat].dome -= 1
    s.stations[seat].lying[arm][number] += 1


def lay_cards(s: NewEdenState, cards: Mapping[int, int]) -> None:
    """Lay cards on fields of the tableau."""
    for field, card in cards.items():
        s.tableau[field] = card


def deal(s: NewEdenState, *cards: int) -> None:
    """Make the B deck of the first round one of 15 cards that begins with these."""
    s.c.decks[1] = [*cards, *[plain_research(s) for _ in range(15 - len(cards))]]


def pile(*cards: int) -> Pile:
    """A deck of these cards."""
    return Pile(cards)
