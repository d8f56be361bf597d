"""Scenes to test from: a table laid by hand, cards and wrecks printed to measure, and a play that answers the rules.

Every scene has content of its own, in which the cards of the market deck are blank until a test prints them. So no test
depends on the values that our content, or a pack, prints.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS, SCENARIOS, TROUBLED_WATERS, Content
from fathomfive.games.deepblue.rules.invariants import invariants
from fathomfive.games.deepblue.rules.setup import set_up
from fathomfive.games.deepblue.rules.state import CENTRE, FACE_DOWN, DeepBlueState
from fathomfive.kernel import Chance, Pile, Value

from ..play import ByName

Fact = tuple[Value, ...]


class Play(ByName[DeepBlueState]):
    """Rules under way: a test answers every question, nature's too, and no piece gets lost on the way."""

    def draw(self, *colours: int) -> Self:
        """Nature's stones, one after the other; nobody plays crew between them, and the leader goes on."""
        for colour in colours:
            self.pass_on()
            if self.kind == "go_on":
                self.answer("go_on", "on")
            self.answer("stone", colour)
        return self

    def pass_on(self) -> Self:
        """Decline all that is offered freely: to rush, to play crew."""
        while self.kind in ("rush", "crew"):
            self.answer(self.kind, "stay" if self.kind == "rush" else "done")
        return self

    def stop(self) -> Self:
        """Nobody plays more crew, and the leader ends the dive."""
        return self.pass_on().answer("go_on", "stop")

    def let_nature(self) -> Self:
        """Answer nature's questions by whatever comes first."""
        while isinstance(self.question, Chance):
            self._go_on(self.options[0])
        return self

    def _go_on(self, value: Value | None) -> None:
        super()._go_on(value)
        if not isinstance(self.question, Chance):
            wrong = list(invariants(self.s))
            assert not wrong, wrong


def unset_table(seats: int = 3, scenario: int = TROUBLED_WATERS) -> DeepBlueState:
    """A table before set-up, with the content as it is printed, but its own copy of it."""
    _, decoded = GAME.load()
    s = GAME.rules.new(GAME.content.compile(decoded), seats, {"scenario": SCENARIOS[scenario]})
    s.seats = seats
    s.listener = []
    return s


def printed_table(seats: int = 3, scenario: int = TROUBLED_WATERS) -> DeepBlueState:
    """A table after set-up with our own cards as they are printed; all starters rest, seat 0 is on turn."""
    return _laid(unset_table(seats, scenario))


def a_table(seats: int = 3, scenario: int = TROUBLED_WATERS) -> DeepBlueState:
    """A table after set-up with a blank market deck; all starters rest, nobody has tokens, seat 0 is on turn."""
    s = unset_table(seats, scenario)
    for card in set(s.c.deck):
        _print(s.c, card, -1, 0, 0, 0, 0, 0, -1)
    return _laid(s)


def _laid(s: DeepBlueState) -> DeepBlueState:
    Play(s, set_up(s)).let_nature()
    s.turn = 0
    s.tokens = [0] * s.seats
    s.supply = s.c.stones_supply[:]
    s.bag = Pile([colour for colour, count in enumerate(s.c.stones_bag) for _ in range(count)])
    s.hands, s.resting = s.resting, s.hands
    s.listener = []
    return s


def _print(
    c: Content, card: int, colour: int, count: int, points: int, money: int, propeller: int, protects: int, adds: int
) -> None:
    c.crew_colour[card] = colour
    c.crew_count[card] = count
    c.crew_points[card] = points
    c.crew_money[card] = money
    c.crew_propeller[card] = propeller
    c.crew_protects[card] = protects
    c.crew_adds[card] = adds


def pack(folder: Path, **files: str) -> Path:
    """A pack with these content files."""
    (folder / "pack.toml").write_text('game = "deepblue"\nname = "a test"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


# --- crew ---


def crew(
    s: DeepBlueState,
    *,
    copies: int = 1,
    colour: int = -1,
    count: int = 1,
    points: int = 0,
    money: int = 0,
    propeller: int = 0,
    protects: int | None = None,
    adds: int = -1,
) -> int:
    """Print a blank card of the market deck, all copies of which are still in the deck."""
    for card in sorted(set(s.c.deck)):
        if s.deck.pool.count(card) == s.c.deck.count(card) >= copies and _is_blank(s.c, card):
            _print(s.c, card, colour, count, points, money, propeller, 0 if protects is None else 1 << protects, adds)
            return card
    raise AssertionError("no blank card is left")


def _is_blank(c: Content, card: int) -> bool:
    marks = (c.crew_count[card], c.crew_points[card], c.crew_money[card], c.crew_propeller[card])
    return marks == (0, 0, 0, 0)


def hold(s: DeepBlueState, seat: int, *cards: int) -> int:
    """Put cards from the deck into a hand; gives the first of them."""
    for card in cards:
        _leave_market(s, card)
        s.deck.take(card)
        s.hands[seat] = sorted([*s.hands[seat], card])
    return cards[0]


def hold_starter(s: DeepBlueState, seat: int, card: int) -> int:
    """Put a starter that rests into the hand."""
    s.resting[seat].remove(card)
    s.hands[seat] = sorted([*s.hands[seat], card])
    return card


def rest_cards(s: DeepBlueState, seat: int, *cards: int) -> None:
    """Put cards from the deck into the resting area of a seat."""
    for card in cards:
        _leave_market(s, card)
        s.deck.take(card)
        s.resting[seat] = sorted([*s.resting[seat], card])


def _leave_market(s: DeepBlueState, card: int) -> None:
    """See that a card lies in the deck."""
    if card not in s.deck.pool:
        slot = s.market.index(card)
        s.market[slot] = s.deck.pool[-1]
        s.deck.take(s.market[slot])
        s.deck.add(card)


def offer(s: DeepBlueState, *cards: int) -> None:
    """Lay out the market, cheapest slot first."""
    for card in s.market:
        if card >= 0:
            s.deck.add(card)
    s.market = [*cards, *[-1] * (4 - len(cards))]
    for card in cards:
        s.deck.take(card)


# --- stones ---


def all_stones_in_bag(s: DeepBlueState) -> None:
    """Put the whole supply into the bag, so that anything can be drawn."""
    for colour in range(len(COLOURS)):
        for _ in range(s.supply[colour]):
            s.bag.add(colour)
    s.supply = [0] * len(COLOURS)


# --- chart, wrecks and boats ---


def remote_site(s: DeepBlueState) -> int:
    """The deep site farthest from the harbour: nobody can rush there from it."""
    return max(s.c.deep_sites, key=lambda node: s.c.moves[s.c.harbour][node])


def away(s: DeepBlueState, node: int, moves: int, kind: str = "") -> int:
    """A place exactly so many moves away, of some kind if one is named."""
    for other, distance in enumerate(s.c.moves[node]):
        if distance == moves and kind in ("", s.c.node_kinds[other]):
            return other
    raise AssertionError(f"no {kind or 'place'} is {moves} moves away from {s.c.node_ids[node]}")


def sink(s: DeepBlueState, *spots: int, points: int = 0, city: bool = False, node: int = -1) -> int:
    """Print a deep wreck and lay it face up at a deep site, the remotest unless told; gives the node."""
    if node < 0:
        node = remote_site(s)
    assert s.wrecks[node] == FACE_DOWN
    wreck = next(wreck for wreck in s.deep.pool if s.c.wreck_city[wreck] == city)
    s.deep.take(wreck)
    print_wreck(s, wreck, *spots, points=points)
    s.wrecks[node] = wreck
    return node


def print_wreck(s: DeepBlueState, wreck: int, *spots: int, points: int = 0) -> int:
    """Print scout spots and points on a wreck."""
    s.c.wreck_spots[wreck] = list(spots)
    s.c.wreck_points[wreck] = points
    return wreck


def hidden_wreck(s: DeepBlueState, *spots: int, city: bool = False, nth: int = 0) -> int:
    """Print one of the wrecks that nobody has seen; gives the wreck."""
    wreck = [wreck for wreck in s.deep.pool if s.c.wreck_city[wreck] == city][nth]
    return print_wreck(s, wreck, *spots)


def moor(s: DeepBlueState, seat: int, node: int, spot: int = CENTRE, boat: int = 0) -> None:
    """Lay a boat at a node, on the scout spot of some kind or in the middle."""
    s.boats[seat][boat] = node
    s.spots[seat][boat] = CENTRE if spot == CENTRE else s.c.wreck_spots[s.wrecks[node]].index(spot)


def open_water(s: DeepBlueState) -> int:
    """A navigation buoy."""
    return s.c.node_kinds.index("buoy")


# --- what happened ---


def told(s: DeepBlueState, kind: str) -> list[Fact]:
    """The facts of a kind told so far."""
    assert s.listener is not None
    return [fact.args for fact in s.listener if fact.kind == kind]
