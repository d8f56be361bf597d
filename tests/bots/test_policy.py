from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from fathomfive.bots import make
from fathomfive.bots.learned import Learned
from fathomfive.bots.making import check_guest
from fathomfive.bots.model import Model, PolicyWeights
from fathomfive.bots.plain_model import policy as policy_of
from fathomfive.bots.policy import THUMB, Policy, marks, thumb
from fathomfive.bots.tree import Node
from fathomfive.kernel import SetupError, Stream, Table, games

GAMES = sorted(games())


def fond_of(width: int, **weights: float) -> Policy:
    """A policy that likes some marks, however a seat stands."""
    return Policy([[0.0] * width], [0.0], {mark: [weight, 0.0] for mark, weight in weights.items()})


@pytest.mark.parametrize("id", GAMES)
def test_a_policy_gives_every_option_of_every_game_a_chance(id: str) -> None:
    stream = Stream(3)
    for seats in games()[id].seats:
        table = Table(id, seats, 5)
        policy = fond_of(len(table.game.judge.features(table.state, 0)))
        for _ in range(30):
            if table.over:
                break
            ask = table.asks[0]
            chances = policy.prior(table, ask)
            assert len(chances) == len(ask.options) and sum(chances) == pytest.approx(1)
            table.answer(table.game.advise(table.state, ask, stream), ask.seat)


@pytest.mark.parametrize("id", GAMES)
def test_the_best_of_the_worths_is_what_the_rule_of_thumb_advises(id: str) -> None:
    table = Table(id, games()[id].seats[-1], 7)
    stream = Stream(3)
    for _ in range(150):
        if table.over:
            break
        ask = table.asks[0]
        advice = table.game.advise(table.state, ask, stream)
        worths = table.game.worths(table.state, ask)
        if worths:
            assert len(worths) == len(ask.options)
            assert worths[list(ask.options).index(advice)] == max(worths)
        said = thumb(table, ask)
        assert [len(one) for one in said] == [len(THUMB)] * len(ask.options)
        assert any([one[0] for one in said])
        table.answer(advice, ask.seat)


def test_marks_that_were_learned_count_and_others_do_not() -> None:
    table = Table("deepblue", 2, 3)
    ask = table.asks[0]
    width = len(table.game.judge.features(table.state, 0))
    chances = fond_of(width, **{"action/sail": 3.0, "action/nothing": 9.0}).prior(table, ask)
    assert chances[list(ask.options).index("sail")] > 0.8
    assert marks("sail", (1, 7)) == ["sail/1", "sail.1=7"]


def test_a_file_keeps_a_policy_and_it_thinks_the_same_without_numpy() -> None:
    table = Table("otys", 2, 3)
    width = len(table.game.judge.features(table.state, 0))
    dice = np.random.default_rng(1)
    model = Model(np.zeros((width, 1)), np.zeros(1), np.ones(1), np.zeros(()), ["x"] * width)
    assert policy_of(model.dump()) is None
    names = [f"key!{THUMB[0]}", "key/1", "key/3"]
    model.policy = PolicyWeights(dice.normal(size=(width, 4)), dice.normal(size=4), dice.normal(size=(3, 5)), names)
    again = Model.load(model.dump()).policy
    assert again is not None and again.marks == tuple(names)
    policy = policy_of(model.dump())
    assert policy is not None
    while table.asks[0].kind != "key":
        table.answer(table.asks[0].options[0], table.asks[0].seat)
    ask = table.asks[0]
    features = np.array(table.game.judge.features(table.state, ask.seat))
    units = np.concatenate([[1.0], np.tanh(features @ again.inner + again.inner_bias)])
    rows = dict(zip(names, again.weights, strict=True))
    logits = []
    for option, said in zip(ask.options, thumb(table, ask), strict=True):
        row = sum([rows[mark] for mark in marks("key", option) if mark in rows], np.zeros(5)) + said[0] * rows[names[0]]
        logits.append(float(row @ units))
    expected = np.exp(logits) / np.exp(logits).sum()
    assert policy.prior(table, ask) == pytest.approx(expected.tolist(), abs=1e-9)


# --- in a search ---


def test_a_search_with_a_policy_tries_what_is_promising_and_its_favourite_is_to_beat() -> None:
    table = Table("deepblue", 2, 3)
    seat = table.seat(table.asks[0].seat)
    width = len(table.game.judge.features(table.state, 0))
    bot = cast(Learned, make("learned:visits=30,seed=2,least=0.5"))
    bot._load(seat)
    bot.policy = fond_of(width, **{"action/sail": 5.0})
    assert bot.ponder(seat) == ("sail", {"sail": 0})
    bot = cast(Learned, make("learned:visits=30,seed=2,least=0"))
    bot._load(seat)
    bot.policy = fond_of(width, **{"action/sail": 5.0})
    _, tried = bot.ponder(seat)
    assert set(tried) == set(table.asks[0].options) and all(tried.values())


def test_the_same_seed_with_a_policy_chooses_the_same() -> None:
    thoughts = []
    for _ in range(2):
        table = Table("otys", 3, 3)
        seat = table.seat(table.asks[0].seat)
        bot = cast(Learned, make("learned:visits=20,seed=2"))
        bot._load(seat)
        bot.policy = fond_of(len(table.game.judge.features(table.state, 0)), **{"key/2": 0.5})
        thoughts.append(bot.ponder(seat))
    assert thoughts[0] == thoughts[1]


def test_a_node_follows_the_policy_first_and_then_what_is_good() -> None:
    node = Node(0)
    tried = []
    for _ in range(60):
        if not node.expects(["a", "b", "c"]):
            node.expect(["a", "b", "c"], [0.2, 0.6, 0.2])
        chosen = node.follow(["a", "b", "c"], 1.5)
        node.learn(node.edge(chosen), 0.9 if chosen == "c" else 0.1)
        tried.append(chosen)
    assert tried[0] == "b"
    assert tried.count("c") > 40


def test_only_the_owner_of_a_machine_names_a_file_of_a_model() -> None:
    with pytest.raises(SetupError, match="takes no file here"):
        check_guest("learned:seconds=1,model=secret.npz")
    with pytest.raises(SetupError, match="is no file of a model"):
        make("learned:model=nowhere.npz,visits=4")
