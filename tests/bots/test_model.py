from __future__ import annotations

from importlib.abc import Traversable
from importlib.resources import files

import numpy as np
import pytest

from fathomfive.bots import make
from fathomfive.bots.learned import Learned
from fathomfive.bots.model import Model, shipped
from fathomfive.bots.plain_model import PlainModel, judge
from fathomfive.kernel import Table, games


def chest_counter(width: int) -> Model:
    """A model that looks at the first feature alone."""
    inner = np.zeros((width, 1))
    inner[0, 0] = 0.1
    return Model(inner, np.zeros(1), np.array([10.0]), np.zeros(()))


def test_chances_of_rivals_add_up_and_follow_the_features() -> None:
    table = Table("otys", 3, 4)
    model = chest_counter(len(table.game.judge.features(table.state, 0)))
    assert model.outlook(table) == pytest.approx([1 / 3] * 3)


def test_allies_have_one_chance() -> None:
    table = Table("neweden", 1, 4)
    model = chest_counter(len(table.game.judge.features(table.state, 0)))
    (chance,) = model.outlook(table)
    assert 0 < chance < 1


def test_a_model_is_the_same_from_its_file() -> None:
    model = chest_counter(4)
    again = Model.load(model.dump())
    rows = np.array([[0.5, 1.0, 2.0, 3.0], [0.0, 0.0, 0.0, 0.0]])
    model.features = ("prestige", "credits", "keys", "time left")
    assert Model.load(model.dump()).features == model.features
    assert again.strengths(rows) == pytest.approx(model.strengths(rows), abs=1e-6)


def test_a_search_with_a_model_chooses_an_option_and_asks_the_model() -> None:
    table = Table("deepblue", 2, 3)
    bot = make("learned:visits=6,seed=2")
    assert isinstance(bot, Learned)
    bot.model = chest_counter(len(table.game.judge.features(table.state, 0)))
    seat = table.seat(table.questions[0].seat)
    assert bot.choose(seat) in seat.question.options
    assert all(0 <= one.expected <= 1 for one in bot.weigh(seat))


def test_where_no_model_was_trained_the_games_outlook_judges() -> None:
    assert shipped("lagoon", False) is None
    table = Table("deepblue", 2, 3)
    bot = Learned(visits=6)
    assert bot._outlook(table) == table.game.judge.outlook(table.state)


def test_a_model_judges_rivals_sooner_than_the_games_outlook_does() -> None:
    rivals, alone = Table("neweden", 2, 4), Table("neweden", 1, 4)
    bot = Learned()
    assert bot._ahead(rivals) == bot._ahead(alone) == 4
    bot.model = chest_counter(1)
    assert (bot._ahead(rivals), bot._ahead(alone)) == (2, 4)
    bot = Learned(turns=3)
    bot.model = chest_counter(1)
    assert bot._ahead(rivals) == 3


MODELS = sorted((files("fathomfive.bots") / "models").iterdir(), key=str)


@pytest.mark.parametrize("path", MODELS, ids=[path.name for path in MODELS])
def test_a_model_that_is_shipped_fits_its_game(path: Traversable) -> None:
    id, _, kind = path.name.removesuffix(".npz").partition("-")
    model = shipped(id, kind == "allies")
    assert model is not None
    for seats in games()[id].seats:
        table = Table(id, seats, 5)
        if table.game.rules.allied(table.state) == (kind == "allies"):
            assert model.inner.shape[0] == len(table.game.judge.features(table.state, 0))
            assert model.features == tuple(table.game.judge.feature_names(table.state))
            assert all([0 <= chance <= 1 for chance in model.outlook(table)])
    assert len(path.read_bytes()) < 50_000


@pytest.mark.parametrize("path", MODELS, ids=[path.name for path in MODELS])
def test_without_numpy_a_model_judges_the_same(path: Traversable) -> None:
    id, _, kind = path.name.removesuffix(".npz").partition("-")
    model, plain = shipped(id, kind == "allies"), PlainModel.load(path.read_bytes())
    assert model is not None
    for seats in games()[id].seats:
        table = Table(id, seats, 5)
        if table.game.rules.allied(table.state) == (kind == "allies"):
            for moment in range(40):
                if table.over:
                    break
                assert plain.outlook(table) == pytest.approx(model.outlook(table), abs=1e-9)
                asked = table.questions[0]
                table.answer(asked.options[moment % len(asked.options)], asked.seat)


def test_where_numpy_is_not_installed_the_plain_model_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathomfive.bots.plain_model.find_spec", lambda name: None)
    judge.cache_clear()
    try:
        assert isinstance(judge("otys", False), PlainModel)
        assert judge("lagoon", False) is None
        bot = make("learned:visits=6,seed=2")
        table = Table("otys", 2, 3)
        seat = table.seat(table.questions[0].seat)
        assert bot.choose(seat) in seat.question.options
    finally:
        judge.cache_clear()
