"""What Deep Thought may come to, and what topples it."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CRAB
from fathomfive.games.neweden.content.vocabulary import HARM, POINTS_PER_STAFFED
from fathomfive.games.neweden.judge.bidding import lock_value, worth_bidding
from fathomfive.games.neweden.judge.deep_thought import (
    activations,
    forecast,
    looming,
    machine_value,
    worst_card,
    worst_harm,
)
from fathomfive.games.neweden.rules.auction import LOCKS
from fathomfive.games.neweden.rules.kinds import LOCK, Free
from fathomfive.games.neweden.rules.scoring import final_scoring, pointer
from fathomfive.games.neweden.rules.state import AUCTION, MARKET, SCORING, NewEdenState
from fathomfive.kernel import Ask

from .scenes import advised, clam, crab, give, kraken, lay, lay_auction, lay_cards, oxygen, plain_research, research


def last_auction(harm: int = 10) -> NewEdenState:
    """The last auction: a harmful card in the top row, Deep Thought rich and worth something."""
    s = lay_auction(1)
    s.round = 3
    give(s, 1, clam(s, end=30))
    s.stations[1].coins = 10
    s.stations[0].coins = 0
    s.stations[0].vents = 3
    lay_cards(s, {0: plain_research(s, placed=[(HARM, harm, -1)], end=20), 6: oxygen(s, 1), 9: oxygen(s, 1)})
    return s


def test_deep_thought_gets_the_points_of_a_clam_in_every_round_to_come_whatever_its_slots() -> None:
    s = lay(1)
    assert machine_value(s, [clam(s, slots=3, points=5)]) == pytest.approx(3 * 5)
    s.resting = True
    assert machine_value(s, [clam(s, slots=3, points=5)]) == pytest.approx(2 * 5)
    s.resting, s.round = False, 3
    assert activations(s) == 1
    assert machine_value(s, [clam(s, slots=1, points=5)]) == pytest.approx(5)


def test_research_and_bonus_cards_count_for_deep_thought_too() -> None:
    s = lay(1)
    assert machine_value(s, [plain_research(s)]) == pytest.approx(3)
    s.bonus = [s.c.bonus_ids.index("bonus-oxygen-points")]
    assert machine_value(s, [oxygen(s, 1)]) == pytest.approx(2)
    give(s, 0, crab(s), crab(s))
    assert machine_value(s, [research(s, "attack-crab")]) > machine_value(s, [research(s, "attack-shipyard")])


def test_its_end_points_count_by_the_chance_that_it_holds() -> None:
    s = lay(1)
    worth = machine_value(s, [clam(s, points=0, end=10)])
    assert 0 < worth < 10
    s.stations[1].damage = 15
    assert machine_value(s, [clam(s, points=0, end=10)]) < worth


def test_the_forecast_after_the_last_auction_is_what_the_rules_score() -> None:
    for damage in (0, 1, 2, 5):
        s = lay(1, difficulty=3)
        s.round, s.phase, s.resting = 3, SCORING, True
        give(s, 1, clam(s, end=9), crab(s, end=4), kraken(s), kraken(s, end=2), plain_research(s, end=3))
        s.stations[1].coins = 15
        s.stations[1].damage = damage
        assert pointer(s, 1) == 2
        before = forecast(s, [], 0, looming(s))
        final_scoring(s)
        assert before == pytest.approx(s.stations[1].points, abs=0.5)


def test_a_harmful_card_of_the_last_deck_looms_as_long_as_it_may_come_to_deep_thought() -> None:
    s = lay(1, difficulty=3)
    card = worst_card(s)
    assert worst_harm(s) == max(effect[1] for card in s.c.decks[-1] for effect in s.c.placed[card] if effect[0] == HARM)
    assert looming(s) == pytest.approx(12 / 15)
    s.round, s.phase = 3, MARKET
    s.deck.pool[:] = [card, *[other for other in s.c.decks[-1] if other != card][:8]]
    assert looming(s) == pytest.approx(6 / 9)
    s.stations[0].hand = [card]
    assert looming(s) == 1
    s.stations[0].hand, s.deck.pool[:] = [], []
    s.phase, s.sold = AUCTION, [0, 0, 0, 0]
    s.tableau[7] = card
    s.stations[1].coins = 10
    assert looming(s) == 1
    assert looming(s, 2) == 0
    s.sold[2] = 1
    assert looming(s) == 0
    s.sold[2], s.stations[1].coins = 0, 1
    assert looming(s) == 0


def test_a_card_that_topples_it_is_worth_less_than_nothing_to_deep_thought() -> None:
    s = last_auction()
    s.lot = 0
    assert machine_value(s, [s.tableau[0]]) == pytest.approx(3 - 30, abs=0.5)
    assert worth_bidding(s, 0) < 0
    s.stations[1].arms[2] += [kraken(s) for _ in range(10)]
    assert machine_value(s, [s.tableau[0]]) == pytest.approx(3 + 20, abs=0.5)


def test_the_player_leaves_open_the_row_that_topples_deep_thought() -> None:
    s = last_auction()
    ask: Ask[tuple[int, int] | Free] = Ask(0, LOCK, LOCKS)
    locked = advised(s, ask)
    assert isinstance(locked, tuple) and 0 not in locked
    assert lock_value(s, (1, 2)) > 20 > lock_value(s, (0, 1))


def test_the_player_locks_a_row_that_would_only_help_deep_thought() -> None:
    s = last_auction(harm=0)
    ask: Ask[tuple[int, int] | Free] = Ask(0, LOCK, LOCKS)
    locked = advised(s, ask)
    assert isinstance(locked, tuple) and 0 in locked


def test_points_for_staffed_modules_count_once_it_has_activated_them() -> None:
    s = lay(1)
    s.round, s.phase, s.resting = 3, AUCTION, True
    give(s, 1, crab(s), crab(s), kraken(s), kraken(s), kraken(s))
    award = plain_research(s)
    s.c.final[award] = [(POINTS_PER_STAFFED, 3, CRAB)]
    assert machine_value(s, [award]) == pytest.approx(3, abs=0.2)
    s.stations[1].staffed[CRAB] = [1, 1]
    assert machine_value(s, [award]) == pytest.approx(3 + 6, abs=0.2)
