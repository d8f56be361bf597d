from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from fathomfive.arena.gate import judged, trials
from fathomfive.arena.generations import Generation, Plan, Run, generations
from fathomfive.arena.match import Result
from fathomfive.arena.policy_training import fit_policy
from fathomfive.arena.selfplay import Decision, Harvest, reap
from fathomfive.arena.training import Lesson
from fathomfive.bots.model import Model, PolicyWeights
from fathomfive.kernel import SetupError, installed
from tests.study.plunge import PLUNGE

PLAN = Plan("plunge", ((2, {}),), games=20, visits=4, steps=20, gate=8, seed=5)


@pytest.fixture(autouse=True)
def plunge() -> Iterator[None]:
    installed.registered["plunge"] = PLUNGE  # type: ignore[assignment]
    yield
    del installed.registered["plunge"]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def planted(liking: str) -> bytes:
    """A model whose policy is sure of one answer to every question."""
    model = Model(np.zeros((1, 1)), np.zeros(1), np.ones(1), np.zeros(()), ["score"])
    model.policy = PolicyWeights(np.zeros((1, 1)), np.zeros(1), np.array([[9.0, 0.0]]), [f"how/{liking}"])
    return model.dump()


def plant(run: Run, number: int, data: bytes) -> None:
    folder = run.folder / f"generation-{number:03}"
    folder.mkdir()
    (folder / "model.npz").write_bytes(data)
    (folder / "curves.json").write_bytes(msgspec.json.encode((0, 0, [], [])))


def test_a_planted_better_model_passes_the_gate_and_a_worse_one_does_not(tmp_path: Path) -> None:
    run = Run(PLAN, tmp_path)
    (tmp_path / "start.npz").write_bytes(planted("fast"))
    plant(run, 1, planted("slow"))
    better = run.generation(1)
    assert better.passed and better.gates[0].rate > 0.9 and better.gates[0].games == 8
    assert run.best(2) == tmp_path / "generation-001" / "model.npz"
    plant(run, 2, planted("fast"))
    worse = run.generation(2)
    assert not worse.passed and worse.gates[0].rate < 0.1 and worse.best == better.model
    assert run.best(3) == run.best(2)


class Stopped(Exception):
    pass


def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole = generations(Run(PLAN, tmp_path / "whole"), 2)
    interrupted = 0
    calls = 0

    def stop(number: int, what: str, done: int, total: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise Stopped

    found: list[Generation] = []
    while not found:
        calls = 0
        try:
            found = generations(Run(PLAN, tmp_path / "parts"), 2, stop)
        except Stopped:
            interrupted += 1
    assert interrupted > 3
    assert found == whole
    assert files(tmp_path / "parts") == files(tmp_path / "whole")


def test_a_game_leaves_the_same_whatever_piece_of_work_it_belongs_to() -> None:
    lesson = Lesson("plunge", ((2, {}),), 20, 5, "search:visits=4")
    one, other = reap(lesson, [3]), reap(lesson, [2, 3])
    assert [decision.wanted for decision in one.decisions] == [
        decision.wanted for decision in other.decisions if decision.number == 3
    ]
    assert all([sum(decision.wanted) == pytest.approx(1) for decision in one.decisions])


def test_a_folder_has_one_plan_and_sense(tmp_path: Path) -> None:
    Run(PLAN, tmp_path)
    with pytest.raises(SetupError, match="a run of another plan"):
        Run(msgspec.structs.replace(PLAN, seed=6), tmp_path)
    with pytest.raises(SetupError, match="at least 20 games"):
        Run(msgspec.structs.replace(PLAN, games=3), tmp_path / "few")
    with pytest.raises(SetupError, match="must have no comma"):
        Run(PLAN, tmp_path / "one,two")
    with pytest.raises(SetupError, match="rivals and allies have models of their own"):
        Run(msgspec.structs.replace(PLAN, setups=((1, {}), (2, {}))), tmp_path / "both")


def test_a_policy_learns_what_a_search_likes_from_what_a_seat_has() -> None:
    dice = np.random.default_rng(4)
    harvest = Harvest(marks=["act/left", "act/right", "act/rare"])
    for number in range(400):
        rich = float(dice.integers(0, 2))
        wanted = [rich, 1.0 - rich]
        harvest.decisions.append(Decision(number, "act", [rich, 1.0], [[0], [1]], [[1.0, 0, 0], [0, 0, 0]], wanted))
    policy, curve = fit_policy([harvest], seed=2, steps=400)
    assert curve[-1].checked < 0.1 and curve[-1].agreed == 1.0 and 0.3 < curve[-1].thumb < 0.7
    assert "act/rare" not in policy.marks and policy.weights.shape == (len(policy.marks), 17)
    again, later = fit_policy([harvest], seed=3, steps=20, before=policy)
    assert again.marks == policy.marks and later[0].checked < 0.1


def test_the_gate_counts_seat_for_seat_and_among_allies_only_what_one_of_them_won() -> None:
    [two, five] = trials("deepblue", [(2, {}), (3, {}), (5, {})], "random", "greedy", 20, 3)
    assert (two.seats, five.seats, two.games, five.games) == (2, 5, 20, 20)
    assert all([len(numbers) == match.ways for match, numbers in five.pieces()])
    match = five.matches[0]
    # Wherever it sits, the new bot wins three of five games: with three of five seats, that is par.
    results = [
        Result(n, 0, match.lineup(n), [0] * 5, [1 if seat == n else 2 for seat in range(5)], 0) for n in range(5)
    ]
    par = judged(five, [results], "random")
    new_seats = sum([result.bots[result.ranks.index(1)] == "random" for result in results])
    assert par.rate == pytest.approx((new_seats / 15) / (new_seats / 15 + (5 - new_seats) / 10))
    [alone] = trials("neweden", [(1, {})], "random", "greedy", 4, 3)
    assert alone.allied and len(alone.matches) == 2
    won_by = ([1, 1, 2], [1, 2, 2])
    mine, theirs = ([Result(n, 0, ("x",), [0], [rank], 0) for n, rank in enumerate(ranks)] for ranks in won_by)
    gate = judged(alone, [mine, theirs], "random")
    assert (gate.seats, gate.games, gate.rate, gate.high) == (1, 6, 1.0, 1.0)
    assert gate.low == pytest.approx(0.2065, abs=1e-3) and gate.passed
