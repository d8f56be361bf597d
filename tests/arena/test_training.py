from __future__ import annotations

import numpy as np
import pytest

from fathomfive.arena.training import Lesson, Position, fit, gather, looked_back, train
from fathomfive.bots.model import Model
from fathomfive.kernel import SetupError

LESSON = Lesson("otys", ((2, {}), (3, {})), 24, seed=5)


def test_the_same_seed_gives_the_same_model() -> None:
    one, other = (train(LESSON, steps=40) for _ in range(2))
    assert one.model.dump() == other.model.dump()
    assert one.curve == other.curve and not one.allied and one.positions > 500


def test_positions_are_noted_once_a_turn_with_what_was_won() -> None:
    positions = gather(LESSON, [0, 1])
    assert {len(position.features) for position in positions if position.number == 0} == {2}
    assert {len(position.features) for position in positions if position.number == 1} == {3}
    assert all(sum(position.won) == pytest.approx(1) for position in positions)


def test_any_bot_can_play_the_games() -> None:
    one, other = (gather(Lesson("otys", ((2, {}),), 1, seed=5, by=by), [0]) for by in ("greedy", "random"))
    assert one[-1].features != other[-1].features


def played(count: int, allied: bool) -> list[Position]:
    """Positions of games that the seat with more of the first feature wins, whatever the second is."""
    dice = np.random.default_rng(1)
    found = []
    for number in range(count):
        features = dice.normal(0, 1, (1 if allied else 3, 2))
        if allied:
            won = [float(features[0, 0] > 0)]
        else:
            won = [float(row == features[:, 0].argmax()) for row in range(3)]
        found.append(Position(number, features.tolist(), won))
    return found


@pytest.mark.parametrize("allied", [True, False])
def test_a_model_learns_who_wins(allied: bool) -> None:
    positions = played(600, allied)
    model, curve = fit(positions, allied, seed=3, steps=600)
    assert curve[-1].checked < 0.5 * curve[0].checked < 0.5
    better, worse = model.strengths(np.array([[1.0, -2.0], [-1.0, 2.0]]))
    assert better > worse


def test_a_position_learns_from_what_followed_and_from_how_the_next_one_looks() -> None:
    chances, won = np.array([[0.9], [0.5], [0.7], [0.2]]), np.array([[1.0], [1.0], [1.0], [0.0]])
    last = [False, False, True]  # three positions of one game, one of another
    assert looked_back(chances, won, last, 1.0).tolist() == won.tolist()
    assert looked_back(chances, won, last, 0.0).ravel().tolist() == [0.5, 0.7, 1.0, 0.0]
    assert looked_back(chances, won, last, 0.5).ravel() == pytest.approx([0.675, 0.85, 1.0, 0.0])


def test_few_games_teach_more_by_looking_back() -> None:
    dice = np.random.default_rng(2)
    found: list[Position] = []
    for number in range(120):  # a walk of luck, whose end decides
        steps = dice.normal(0, 1, 20)
        won = [float(steps.sum() > 0)]
        for at in range(1, 20):
            noise = dice.normal(0, 1, 12)
            found.append(Position(number, [[steps[:at].sum() / 4, at / 20, *noise]], won))
    plain, looking = ([point.checked for point in fit(found, True, seed=1, steps=2000, td=td)[1]] for td in (1.0, 0.7))
    assert looking[-1] < plain[-1]


def test_a_handful_of_games_teaches_nothing() -> None:
    with pytest.raises(SetupError, match="at least 20 games, not 5"):
        train(Lesson("otys", ((2, {}),), 5, seed=1))
    with pytest.raises(SetupError, match="td is a share from 0 to 1, not 2"):
        train(Lesson("otys", ((2, {}),), 20, seed=1, td=2.0))


def test_a_model_that_nothing_betters_stays_as_it_was() -> None:
    dice = np.random.default_rng(8)
    shared = [Position(number, dice.normal(0, 1, (3, 6)).tolist(), [1 / 3] * 3) for number in range(80)]
    knowing = Model(np.ones((6, 4)), np.zeros(4), np.zeros(4), np.zeros(()))  # nobody is stronger than another
    assert fit(shared, False, seed=3, steps=40, before=knowing)[0].dump() == knowing.dump()
    assert fit(shared, False, seed=3, steps=40)[0].dump() != knowing.dump()
