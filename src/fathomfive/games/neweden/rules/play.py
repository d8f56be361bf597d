"""The course of the game: three rounds of four phases, then the final scoring (NE-3)."""

from __future__ import annotations

from ....kernel import Rules, tell
from ..content.tables import OUTSIDE, ROUNDS
from .auction import auction
from .development import begin_development, development_turn
from .market import black_market
from .scoring import final_scoring, score_bonus
from .setup import set_up
from .state import AUCTION, DEVELOPMENT, MARKET, SETUP, NewEdenState
from .tableau import clear_tableau


def play(s: NewEdenState) -> Rules:
    """One unit of play: set-up, the start of a round, a turn, a phase, or the auction of a row (NE-3.1, NE-3.2)."""
    if s.nautilus < 0:
        yield from set_up(s)
    elif s.phase == SETUP:
        yield from begin_development(s)
    elif s.phase == DEVELOPMENT:
        yield from development_turn(s)
    elif s.phase == MARKET:
        yield from black_market(s)
    elif s.phase == AUCTION:
        yield from auction(s)
    else:
        end_round(s)


def end_round(s: NewEdenState) -> None:
    """Phase D: bonus cards; then everything returns, or the game ends (NE-7)."""
    tell(s, "scores_round", s.round)
    score_bonus(s)
    clear_tableau(s)
    if s.round == ROUNDS:
        final_scoring(s)
        s.over = True
        tell(s, "ends")
        return
    for seat in range(len(s.stations)):
        make_ready(s, seat)
    s.phase = SETUP


def make_ready(s: NewEdenState, seat: int) -> None:
    """Deeple return to the dome, oxygen cards are turned up, incident markers leave (NE-7.2 to NE-7.4)."""
    station = s.stations[seat]
    for arm in range(OUTSIDE):
        size = len(station.arms[arm])
        station.lying[arm] = [0] * size
        station.staffed[arm] = [0] * size
    station.dome = station.deeple
    station.spent = 0
    station.used = [0] * len(station.used)
    if seat < s.seats:
        station.vents = 0
