"""Phase C, the auction: whole rows go to the highest bid (NE-6), or against Deep Thought (NE-12.9 to NE-12.11)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, Stand, ask, draw, show, tell
from ..content.tables import COLUMNS, EXTRA_DAMAGE, ROWS
from .free import free_actions, is_free, last_free_actions, take_free
from .kinds import BID, DONE, DROP, EXTRA, LOCK, OPEN, REWARD, ROW, Free, Lot, Reward
from .movement import may_find_oxygen, oxygen_options, use_oxygen
from .state import EMPTY, NOBODY, SCORING, NewEdenState, clockwise, is_automaton
from .verbs import harm, pay, place_arriving

LOCKS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


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
    """The opener picks a row without an auction marker; the last one needs no choice (NE-6.1, NE-6.7, NE-6.8)."""
    opener = s.turn
    rows: list[Lot] = [(OPEN, row) for row in range(ROWS) if not s.sold[row]]
    s.lot = rows[0][1]
    while len(rows) > 1:
        options: list[Lot | Free] = [*rows, *free_actions(s, opener)]
        chosen = yield from ask(opener, ROW, options)
        if not is_free(chosen):
            s.lot = chosen[1]
            break
        yield from take_free(s, opener, chosen)
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
        bids = range(s.high + 1, s.stations[seat].coins + 1)
        free = free_actions(s, seat)
        options: list[int | Free] = [DROP, *bids, *free]
        stand = None if bids else Stand(DROP, "round", tuple(free))
        chosen = yield from ask(seat, BID, options, (s.lot, s.high), stand=stand)
        if not is_free(chosen):
            break
        yield from take_free(s, seat, chosen)
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
    """Move and activate once for each empty field, and once more for a damage (NE-6.5, NE-6.6, NE-R27, NE-R32).

    Who does without is asked no further; free actions come with whatever is asked next, so only after the last row is
    a seat asked about them alone.
    """
    station = s.stations[seat]
    paid = False
    while times or not paid:
        cards = oxygen_options(s, seat)
        if not cards and not may_find_oxygen(s, seat):
            break
        options: list[Reward] = [DONE, *cards, *free_actions(s, seat)]
        if times:
            chosen = yield from ask(seat, REWARD, options, (times,))
        else:
            chosen = yield from ask(seat, EXTRA, options, stand=Stand(DONE, "round", tuple(cards)))
        if chosen == DONE:
            return
        if is_free(chosen):
            yield from take_free(s, seat, chosen)
            continue
        if times:
            times -= 1
        else:
            paid = True
            yield from harm(s, seat, EXTRA_DAMAGE)
            if chosen[1] >= len(station.used):  # the card itself broke off: another one will do
                times = 1
                continue
        yield from use_oxygen(s, seat, chosen[1])
    if all(s.sold):
        yield from last_free_actions(s, seat)


def lock_rows(s: NewEdenState) -> Rules:
    """Alone, the player locks two rows; they are not auctioned (NE-12.9)."""
    while True:
        options: list[tuple[int, int] | Free] = [*LOCKS, *free_actions(s, 0)]
        chosen = yield from ask(0, LOCK, options)
        if not is_free(chosen):
            break
        yield from take_free(s, 0, chosen)
    for row in chosen:
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
        options: list[int | Free] = [DROP]
        if s.stations[0].coins > s.high:
            options.append(s.high + 1)
        options += free_actions(s, 0)
        chosen = yield from ask(0, BID, options, (s.lot, s.high))
        if not is_free(chosen):
            break
        yield from take_free(s, 0, chosen)
    if chosen != DROP:
        s.high = chosen
        s.bidder = 0
        tell(s, "bids", 0, chosen)
