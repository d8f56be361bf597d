"""A batch is a loop over tables, with arrays around it."""

from __future__ import annotations

import copy
import gc
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from fathomfive.batch import Batch
from fathomfive.batch.rivals import Rivals
from fathomfive.bots import seeded
from fathomfive.kernel import SetupError, Stream, Table

TABLES = 3


def chosen(batch: Batch, stream: Stream) -> list[int]:
    """A legal action at random for every table; where nothing is legal, any."""
    return [int(batch.legal[row, stream.below(int(count))]) if count else 0 for row, count in enumerate(batch.counts)]


class Loop:
    """The same games at single tables, one after the other."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.played = [0] * TABLES
        self.tables = [self.deal(row) for row in range(TABLES)]

    def deal(self, row: int) -> Table:
        """The next game at a table."""
        self.played[row] += 1
        return Table(self.game, self.seats, self.seed + (self.played[row] - 1) * TABLES + row)

    def step(self, actions: Sequence[int]) -> list[list[float] | None]:
        """Answer everywhere; gives the returns of games that are over."""
        ended: list[list[float] | None] = [None] * TABLES
        for row, action in enumerate(actions):
            table = self.tables[row]
            table.answer(table.actions.value(action)[1], table.asks[0].seat)
            if table.over:
                ended[row] = table.returns
                self.tables[row] = self.deal(row)
        return ended


def agree(batch: Batch, loop: Loop) -> None:
    """Whether every row tells of its table."""
    for row, table in enumerate(loop.tables):
        ask = table.asks[0]
        assert batch.seat[row] == ask.seat
        assert batch.legal[row, : batch.counts[row]].tolist() == table.actions.ids(ask)
        assert (batch.mask[row] == table.seat(ask.seat).mask()).all()
        fresh = table.observation.of(table.state, table.pending, ask.seat)
        assert batch.observation[row].tolist() == list(fresh)
        assert batch.seed[row] == loop.seed + (loop.played[row] - 1) * TABLES + row


@pytest.mark.parametrize("processes", [0, 2])
@pytest.mark.parametrize(
    ("game", "seats", "steps"), [("deepblue", 2, 500), ("nemo", 1, 160), ("endeavor", 2, 200), ("neweden", 2, 200)]
)
def test_a_batch_equals_a_loop_over_single_tables_decision_by_decision(
    game: str, seats: int, steps: int, processes: int
) -> None:
    loop, stream = Loop(game, seats, 7), Stream(1)
    ended = 0
    with Batch(game, TABLES, seats, seed=7, processes=processes) as batch:
        agree(batch, loop)
        for number in range(steps):
            actions = chosen(batch, stream)
            batch.step(actions)
            for row, returns in enumerate(loop.step(actions)):
                assert batch.done[row] == (returns is not None)
                assert batch.rewards[row].tolist() == pytest.approx(returns or [0.0] * seats)
                ended += returns is not None
            if number % 20 == 0 or number > steps - 5:
                agree(batch, loop)
    assert ended, "no game ended: more steps"


def test_a_game_that_is_over_waits_a_step_if_that_is_wanted() -> None:
    batch, stream = Batch("neweden", 1, 2, seed=3, autoreset="next_step"), Stream(1)
    while not batch.done[0]:
        batch.step(chosen(batch, stream))
    assert batch.counts[0] == 0 and not batch.mask.any()
    assert sorted(batch.rewards[0].tolist()) in ([-1.0, 1.0], [0.0, 0.0]) and batch.seed[0] == 3
    seat = int(batch.seat[0])
    assert batch.observation[0].any() and 0 <= seat < 2
    batch.step([0])
    assert not batch.done[0] and not batch.rewards.any() and batch.seed[0] == 4 and batch.counts[0] > 1


def test_the_last_sight_of_a_game_is_kept_where_the_next_has_begun() -> None:
    batch, stream = Batch("neweden", 1, 2, seed=3, final=True), Stream(1)
    table = Table("neweden", 2, 3)
    while not batch.done[0]:
        seat = int(batch.seat[0])
        actions = chosen(batch, stream)
        table.answer(table.actions.value(actions[0])[1], seat)
        batch.step(actions)
    assert batch.final[0].tolist() == list(table.observed(seat))
    assert batch.observation[0].tolist() == list(Table("neweden", 2, 4).observed(int(batch.seat[0])))


def test_with_rivals_only_the_questions_of_one_seat_come_out() -> None:
    batch, stream = Batch("neweden", 2, 3, seed=5, rivals="random", seat=1), Stream(1)
    table, luck = Table("neweden", 3, 5), Stream(5)
    rivals = [seeded("random", int(luck.bits())) for _ in range(2)]
    for _ in range(40):
        while table.asks[0].seat != 1 and all(ask.seat != 1 for ask in table.asks):
            seat = table.asks[0].seat
            table.answer(rivals[(seat - 2) % 3].choose(table.seat(seat)), seat)
        assert (batch.seat == 1).all()
        assert batch.observation[0].tolist() == list(table.observed(1))
        actions = chosen(batch, stream)
        table.answer(table.actions.value(actions[0])[1], 1)
        batch.step(actions)


@pytest.mark.parametrize("tables", [5, 17])
@pytest.mark.parametrize("id", ["deepblue", "endeavor", "nemo", "neweden", "otys"])
def test_many_tables_are_seen_as_each_is_by_itself(id: str, tables: int) -> None:
    batch, stream = Batch(id, tables, 3, seed=9), Stream(1)
    singles = [Table(id, 3, 9 + row) for row in range(tables)]
    for _ in range(200 // tables):
        for row, table in enumerate(singles):
            seat = table.seat(int(batch.seat[row]))
            assert (batch.observation[row] == seat.observe()).all() and (batch.mask[row] == seat.mask()).all()
        actions = chosen(batch, stream)
        batch.step(actions)
        for table, action in zip(singles, actions, strict=True):
            table.answer(table.actions.value(action)[1], table.asks[0].seat)


def test_arrays_of_a_batch_can_be_written_and_outlive_it() -> None:
    batch = Batch("deepblue", 2, 2, seed=9)
    kept: list[Any] = [batch.observation, batch.mask, batch.legal]
    before = [array.copy() for array in kept]
    del batch
    gc.collect()
    assert all((array == then).all() and array.flags.writeable for array, then in zip(kept, before, strict=True))


def test_the_last_sight_of_a_game_is_kept_without_any_other() -> None:
    batch, stream = Batch("neweden", 1, 2, seed=3, final=True, observe=False), Stream(1)
    seen = Batch("neweden", 1, 2, seed=3, final=True)
    while not batch.done[0]:
        actions = chosen(batch, stream)
        batch.step(actions)
        seen.step(actions)
    assert (batch.final == seen.final).all() and batch.final.any()
    with pytest.raises(SetupError, match="observe=True"):
        _ = batch.observation


def test_a_reset_begins_the_same_games_again() -> None:
    batch, stream = Batch("deepblue", 2, 2, seed=9), Stream(1)
    before = batch.observation.copy(), batch.mask.copy()
    for _ in range(9):
        batch.step(chosen(batch, stream))
    batch.reset(9)
    assert (batch.observation == before[0]).all() and (batch.mask == before[1]).all()


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    for mask in (True, False):
        batch = Batch("otys", 3, 2, seed=1, mask=mask)
        before = batch.observation.copy()
        legal = chosen(batch, Stream(1))
        for wrong in (-1, len(batch.actions), batch.actions.of("step-1")[0]):
            with pytest.raises(SetupError, match=f"action {wrong} is not legal at table 1; legal are "):
                batch.step([legal[0], wrong, legal[2]])
        assert (batch.observation == before).all()
        batch.step(legal)


@pytest.mark.parametrize("actions", [[0], [[0], [0]], [0.5, 1.0], ["a", "b"]])
def test_a_step_wants_one_whole_number_for_each_table(actions: Any) -> None:
    with pytest.raises(SetupError, match="step wants 2 whole numbers, one for each table, not an array of"):
        Batch("otys", 2, 2, seed=1).step(actions)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"tables": 0}, "tables is a whole number from 1 on, not 0"),
        ({"tables": 2.0}, "tables is a whole number from 1 on, not 2.0"),
        ({"processes": -1}, "processes is a whole number from 0 on, not -1"),
        ({"processes": 3}, "3 processes for 2 tables"),
        ({"autoreset": "never"}, "autoreset is one of same_step, next_step, not 'never'"),
        ({"seed": -1}, "a batch's seed is a whole number from 0"),
        ({"seats": 9}, "otys has 2 to 4 seats, not 9"),
        ({"seat": 2}, "there is no seat 2; there are seats 0 to 1"),
        ({"rivals": ["random", "random"]}, "2 rivals for 1 seats"),
        ({"rivals": "nobody"}, "nobody"),
    ],
)
def test_wrong_arguments_are_refused_in_words(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        Batch(**{"game": "otys", "tables": 2, "seats": 2, **arguments})


def test_what_was_not_asked_for_is_not_there_and_says_how_to_get_it() -> None:
    batch = Batch("otys", 2, 2, observe=False, mask=False)
    for name, argument in (("observation", "observe"), ("mask", "mask"), ("final", "final")):
        with pytest.raises(SetupError, match=f"{argument}=True"):
            getattr(batch, name)
    assert len(batch) == 2 and repr(batch) == "<Batch of 2 tables, otys, 2 seats>"


@pytest.fixture
def spread() -> Iterator[Batch]:
    with Batch("otys", 2, 2, seed=1, processes=2) as batch:
        yield batch


def test_a_closed_batch_has_ended_its_processes(spread: Batch) -> None:
    processes = [process for process, _ in spread._workers]
    assert all(process.is_alive() for process in processes)
    spread.close()
    assert [process.exitcode for process in processes] == [0, 0]
    spread.close()
    with pytest.raises(SetupError, match="this batch is closed"):
        spread.step(chosen(spread, Stream(1)))


def test_a_process_that_dies_is_told_and_the_others_end(spread: Batch) -> None:
    processes = [process for process, _ in spread._workers]
    processes[0].kill()
    processes[0].join()
    with pytest.raises(RuntimeError, match="a process of the batch failed: it ended with exit code -9"):
        spread.step(chosen(spread, Stream(1)))
    assert not any(process.is_alive() for process in processes)


def test_an_error_in_a_process_is_told(spread: Batch) -> None:
    with pytest.raises(RuntimeError, match=r"a process of the batch failed: .*Error: "):
        spread._do(("reset", -5))


def test_other_processes_know_installed_games_only() -> None:
    from fathomfive.games.otys import GAME

    stranger: Any = copy.copy(GAME)
    with pytest.raises(SetupError, match="other processes do not know this 'otys'"):
        Batch(stranger, 2, 2, processes=1)


def test_nothing_is_left_behind_by_a_program_that_forgets_to_close() -> None:
    program = (
        "from fathomfive.batch import Batch\n"
        "if __name__ == '__main__':\n"
        "    batch = Batch('otys', 2, 2, processes=2)\n"
        "    print(*[process.pid for process, _ in batch._workers])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.split()) == 2


def test_rivals_answer_until_the_learner_is_asked() -> None:
    table = Table("deepblue", 3, 7)
    rivals = Rivals(["random", "random"], 2, 3)
    rivals.sit_down(0, 7)
    rivals.play(table, 0)
    assert rivals.asked(table.asks).seat == 2
    assert np.isfinite(list(table.observed(2))).all()


def test_a_game_may_bring_points_instead_of_places() -> None:
    batch, stream = Batch("neweden", 1, 2, seed=3, autoreset="next_step", reward="points"), Stream(1)
    table = Table("neweden", 2, 3)
    while not batch.done[0]:
        seat = int(batch.seat[0])
        actions = chosen(batch, stream)
        table.answer(table.actions.value(actions[0])[1], seat)
        batch.step(actions)
    assert batch.rewards[0].tolist() == table.rewards != [0.0, 0.0]


def test_a_batch_refuses_a_reward_that_is_none() -> None:
    with pytest.raises(SetupError, match="returns, points, not 'money'"):
        Batch("neweden", 1, 2, reward="money")
