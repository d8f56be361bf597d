from __future__ import annotations

from time import thread_time
from typing import cast

import pytest

from fathomfive.bots import make
from fathomfive.bots.search import Search, result
from fathomfive.bots.tree import Edge, Node
from fathomfive.kernel import AnyGame, Ask, Stream, Table, game, games
from tests.kernel.toys.watch import Watch

GAMES = sorted(games())


def wandered(id: str, seats: int, answers: int) -> Table:
    """A table some answers into the game, at a question with a choice."""
    table = Table(id, seats, 11)
    stream = Stream(5)
    while answers > 0 or len(table.asks[0].options) < 2:
        ask = table.asks[0]
        table.answer(game(id).advise(table.state, ask, stream), ask.seat)
        answers -= 1
    return table


@pytest.mark.parametrize("id", GAMES)
def test_a_search_chooses_an_option_in_every_game_and_seat_count(id: str) -> None:
    for seats in games()[id].seats:
        table = wandered(id, seats, 12)
        asked = table.questions[0]
        assert make("search:visits=4,turns=1").choose(table.seat(asked.seat)) in asked.options


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_and_visits_choose_the_same(id: str) -> None:
    chosen = []
    for _ in range(2):
        table = wandered(id, games()[id].seats[-1], 15)
        chosen.append(make("search:visits=6,seed=9").choose(table.seat(table.questions[0].seat)))
    assert chosen[0] == chosen[1]


def test_a_search_leaves_the_table_as_it_was() -> None:
    table = wandered("otys", 2, 10)
    before = table.hash()
    make("search:visits=10").choose(table.seat(table.questions[0].seat))
    assert table.hash() == before


def test_a_search_keeps_to_its_time() -> None:
    table = wandered("deepblue", 2, 10)
    begun = thread_time()
    make("search:seconds=0.2").choose(table.seat(table.questions[0].seat))
    assert thread_time() - begun < 1.5


def test_a_question_with_one_option_needs_no_search() -> None:
    table = Table(cast(AnyGame, Watch().game()), 1, 3)
    table.answer("quiet")
    assert table.asks[0].options == ["yawn"]
    assert Search(visits=10**6).choose(table.seat(0)) == "yawn"


def test_what_is_weighed_adds_up_and_the_choice_stands_first() -> None:
    table = wandered("deepblue", 2, 20)
    seat = table.seat(table.questions[0].seat)
    weighed = Search(seed=4, visits=30).weigh(seat)
    assert weighed[0].option == Search(seed=4, visits=30).choose(seat)
    assert sum([one.share for one in weighed]) == pytest.approx(1)
    assert all(0 <= one.expected <= 1 and one.spread >= 0 for one in weighed)


def test_the_tree_of_the_own_turn_is_used_again() -> None:
    table = Table("deepblue", 2, 3)
    search = Search(visits=40, seed=2)
    table.answer("sail")
    seat = table.questions[0].seat
    table.answer(search.choose(table.seat(seat)))
    assert table.questions[0].seat == seat
    ask = table.asks[0]
    assert search._next[(seat, ask.kind, ask.about)].visits > 0


def test_a_won_game_is_shared_by_rivals_and_not_by_allies() -> None:
    table = Table("endeavor", 1, 3)
    stream = Stream(2)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
    assert result(table) == [1.0 if table.ranks == [1] else 0.0]


# --- the tree ---


def test_allies_doubt_twice_as_much_that_they_know_better_than_the_rule_of_thumb() -> None:
    doubts = []
    for seats in (1, 2):
        table = Table("endeavor", seats, 4)
        doubts.append(Search(doubt=1.5)._race(table, table.asks[0], Stream(1)).doubt)
    assert doubts == [3.0, 1.5]


def test_the_advice_is_tried_first_then_what_is_new_then_what_is_good() -> None:
    node = Node(0)
    tried = []
    for _ in range(60):
        chosen = node.select(["a", "b", "c"], "b", 0.2, 1.0)
        node.learn(node.edge(chosen), 0.9 if chosen == "c" else 0.1)
        tried.append(chosen)
    assert tried[0] == "b"
    assert tried.count("c") > 40


def test_an_option_is_weighed_by_how_often_it_was_open() -> None:
    node = Node(0)
    for _ in range(30):
        chosen = node.select(["a"], "a", 0.5, 2.0)
        node.learn(node.edge(chosen), 0.5)
    assert node.select(["a", "rare"], "a", 0.5, 2.0) == "rare"
    assert (node.edges["a"].open, node.edges["rare"].open) == (31, 1)


def test_a_node_knows_how_widely_its_visits_differ() -> None:
    node = Node(0)
    assert node.spread == 0.0
    node.learn(node.edge("a"), 0.0)
    node.learn(node.edge("b"), 1.0)
    assert node.spread == 0.5


def test_an_edge_knows_what_came_next() -> None:
    edge = Edge()
    ask = Ask(1, "pay", [1, 2], (3,))
    assert edge.after(ask) is edge.after(Ask(1, "pay", [2], (3,)))
    assert edge.after(ask) is not edge.after(Ask(0, "pay", [1, 2], (3,)))
