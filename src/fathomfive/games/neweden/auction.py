"""Phase C, the auction: whole rows go to the highest bid (NE-6), or against Deep Thought (NE-12.9 to NE-12.11)."""

from __future__ import annotations

from ...kernel import Rule, Rules, Value, ask, choose, draw, show, tell
from .free import DONE, free_actions, is_free, last_free_actions, take_free
from .movement import oxygen_options, use_oxygen
from .state import EMPTY, NOBODY, SCORING, NewEdenState, clockwise, is_automaton
from .station import harm, pay, place_arriving
from .tables import COLUMNS, EXTRA_DAMAGE, ROWS

DROP = 0
MORE = "more"
LOCKS: tuple[Value, ...] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def auction(s: NewEdenState) -> Rules:
    """Turn up the cards, or auction the next row; after the last one the phase ends (NE-6.1, NE-6.8)."""
    if s.lot < 0 and not any(s.sold):
        yield from reveal_rows(s)
        if s.seats == 1:
            yield from lock_rows(s)
    if s.seats == 1:
        s.lot = s.sold.index(0)
        yield from duel(s)
    else:
        yield from choose_row(s)
        yield from take_bids(s)
    yield from hand_over(s)
    if all(s.sold):
        s.phase = SCORING


def reveal_rows(s: NewEdenState) -> Rules:
    """From the top what each seat left, at the bottom undecided cards (NE-5.2, NE-5.5, NE-6.1, NE-R11)."""
    row = 0
    for seat in clockwise(s, s.nautilus):
        if is_automaton(s, seat):
            continue
        left = s.stations[seat].left
        for column in range(len(left)):
            s.tableau[row * COLUMNS + column] = left[column]
        left.clear()
        row += 1
    for field in range(len(s.stations) * COLUMNS, ROWS * COLUMNS):
        s.tableau[field] = yield from draw(s.deck, "module")
    tell(s, "reveals_rows")
    show(s)


def cards_in(s: NewEdenState, row: int) -> list[int]:
    """The cards that lie in a row."""
    return [card for card in s.tableau[row * COLUMNS : (row + 1) * COLUMNS] if card >= 0]


def choose_row(s: NewEdenState) -> Rules:
    """The opener picks a row without an auction marker (NE-6.1, NE-6.7, NE-6.8)."""
    opener = s.turn
    rows: list[Value] = [("row", row) for row in range(ROWS) if not s.sold[row]]
    while True:
        chosen = yield from choose(opener, "row", rows + free_actions(s, opener))
        if not is_free(chosen):
            break
        yield from take_free(s, opener, chosen)
    assert isinstance(chosen, tuple) and isinstance(chosen[1], int)
    s.lot = chosen[1]
    tell(s, "offers", opener, s.lot + 1, len(cards_in(s, s.lot)))


def take_bids(s: NewEdenState) -> Rules:
    """Bids go round from the opener on until one seat is left with a bid, or none (NE-6.2, NE-6.3, NE-R13)."""
    s.high = 0
    s.bidder = NOBODY
    s.bidding = [1] * s.seats
    seat = s.turn
    while any(s.bidding) and not (sum(s.bidding) == 1 and s.bidder >= 0):
        if s.bidding[seat]:
            yield from bid(s, seat)
        seat = (seat + 1) % s.seats


def bid(s: NewEdenState, seat: int) -> Rules:
    """Raise the bid, or drop out of this row for good (NE-6.2, NE-6.3, NE-R12)."""
    while True:
        options: list[Value] = [DROP]
        options += range(s.high + 1, s.stations[seat].coins + 1)
        options += free_actions(s, seat)
        chosen = yield from choose(seat, "bid", options, (s.lot, s.high))
        if not is_free(chosen):
            break
        yield from take_free(s, seat, chosen)
    assert isinstance(chosen, int)
    if chosen == DROP:
        s.bidding[seat] = 0
        tell(s, "drops", seat)
    else:
        s.high = chosen
        s.bidder = seat
        tell(s, "bids", seat, chosen)


def hand_over(s: NewEdenState) -> Rules:
    """The winner pays, places the cards and activates; the row gets its marker (NE-6.4 to NE-6.8)."""
    row = s.lot
    winner = s.bidder
    s.sold[row] = 1
    if winner < 0:
        tell(s, "unsold", row + 1)
    else:
        s.turn = winner
        cards = cards_in(s, row)
        s.stations[winner].arriving += cards
        tell(s, "wins", winner, row + 1, s.high)
        pay(s, winner, s.high)
        for column in range(COLUMNS):
            s.tableau[row * COLUMNS + column] = EMPTY
        yield from place_arriving(s, winner)
        if not is_automaton(s, winner):
            yield from activate_after(s, winner, COLUMNS - len(cards))
    s.lot = -1
    s.high = 0
    s.bidder = NOBODY
    s.bidding = []


def activate_after(s: NewEdenState, seat: int, times: int) -> Rules:
    """Move and activate once for each empty field, and once more for a damage (NE-6.5, NE-6.6)."""
    while times > 0:
        used = yield from one_more(s, seat, times)
        if not used:
            break
        times -= 1
    yield from buy_one_more(s, seat)
    yield from last_free_actions(s, seat)


def one_more(s: NewEdenState, seat: int, times: int) -> Rule[int]:
    """Use one oxygen card, or do without; 1 when it was used (NE-6.5)."""
    while True:
        cards = oxygen_options(s, seat)
        if not cards:
            return 0
        options: list[Value] = [DONE]
        chosen = yield from ask(seat, "reward", options + cards + free_actions(s, seat), (times,))
        if not is_free(chosen):
            break
        yield from take_free(s, seat, chosen)
    if chosen == DONE:
        return 0
    assert isinstance(chosen, tuple) and isinstance(chosen[1], int)
    yield from use_oxygen(s, seat, chosen[1])
    return 1


def buy_one_more(s: NewEdenState, seat: int) -> Rules:
    """Take a damage for one more activation, or not (NE-6.6)."""
    while oxygen_options(s, seat):
        chosen = yield from ask(seat, "extra", [DONE, MORE, *free_actions(s, seat)])
        if chosen == DONE:
            return
        if chosen == MORE:
            yield from harm(s, seat, EXTRA_DAMAGE)
            yield from one_more(s, seat, 1)
            return
        yield from take_free(s, seat, chosen)


def lock_rows(s: NewEdenState) -> Rules:
    """Alone, the player locks two rows; they are not auctioned (NE-12.9)."""
    while True:
        options = [*LOCKS, *free_actions(s, 0)]
        chosen = yield from ask(0, "lock", options)
        if not is_free(chosen):
            break
        yield from take_free(s, 0, chosen)
    assert isinstance(chosen, tuple)
    for row in chosen:
        assert isinstance(row, int)
        s.sold[row] = 1
        tell(s, "locks", row + 1)


def duel(s: NewEdenState) -> Rules:
    """Deep Thought bids half its coins; the player may bid one more (NE-12.10, NE-R21)."""
    s.high = s.stations[1].coins // 2
    s.bidder = 1 if s.high else NOBODY
    s.bidding = [1, 1]
    tell(s, "offers", 1, s.lot + 1, len(cards_in(s, s.lot)))
    if s.high:
        tell(s, "bids", 1, s.high)
    while True:
        options: list[Value] = [DROP]
        if s.stations[0].coins > s.high:
            options.append(s.high + 1)
        chosen = yield from choose(0, "bid", options + free_actions(s, 0), (s.lot, s.high))
        if not is_free(chosen):
            break
        yield from take_free(s, 0, chosen)
    assert isinstance(chosen, int)
    if chosen != DROP:
        s.high = chosen
        s.bidder = 0
        tell(s, "bids", 0, chosen)
