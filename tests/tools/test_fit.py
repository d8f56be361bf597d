from __future__ import annotations

import math
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from fathomfive.bots import seeded
from fathomfive.games.deepblue.judge.outlook import estimates as of_deepblue
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.endeavor.judge.features import Race
from fathomfive.games.endeavor.judge.outlook import chance_of_group
from fathomfive.games.endeavor.judge.outlook import estimate as of_rival
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.games.nemo.judge.outlook import chance as of_voyage
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.neweden.judge.outlook import estimate as of_station
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.otys.judge.outlook import estimates as of_otys
from fathomfive.games.otys.rules.state import OtysState
from fathomfive.kernel import Table, games
from fathomfive.kernel.weights import fitted
from tools.fit.__main__ import main
from tools.fit.fitting import TooFewGames, refit
from tools.fit.games import STUDIES
from tools.fit.play import Played, setup
from tools.fit.regression import Array, Labels, chances, compared, least_squares, log_loss, logistic, r_squared
from tools.fit.study import LEAD, POINTS, WON, Aim, Fit, Row
from tools.fit.writing import HEADER, weights_file, written

PLANTED = np.array([2.0, -1.0, 0.5])
FEW = {"deepblue": 4, "endeavor": 6, "nemo": 6, "neweden": 4, "otys": 4}
SEED = {"deepblue": 1, "endeavor": 5, "nemo": 2, "neweden": 1, "otys": 1}
"""So that voyages are won and lost in so few games."""


def numbers(rows: int, seed: int = 0) -> tuple[Array, Labels]:
    """Three numbers a row, the last always 1; ten rows a game."""
    found = np.random.default_rng(seed).normal(size=(rows, 3))
    found[:, 2] = 1.0
    return found, np.arange(rows, dtype=np.int64) // 10


# --- regression ---


def test_least_squares_finds_planted_weights_and_foretells_games_it_has_not_seen() -> None:
    x, of = numbers(4000)
    noise = np.random.default_rng(1).normal(size=4000)
    found = least_squares(x[:3000], (x @ PLANTED + noise)[:3000], of[:3000])
    assert np.abs(found.weights - PLANTED).max() < 0.06
    assert found.errors == pytest.approx(np.full(3, 3000**-0.5), rel=0.2)
    assert r_squared((x @ PLANTED + noise)[3000:], x[3000:] @ found.weights) == pytest.approx(5 / 6, abs=0.03)


@pytest.mark.parametrize("ceiling", [1.0, 0.7])
def test_logistic_regression_finds_planted_weights_under_any_ceiling(ceiling: float) -> None:
    x, of = numbers(12000)
    high = np.full(12000, ceiling)
    truth = chances(x, high, PLANTED)
    won = (np.random.default_rng(1).random(12000) < truth).astype(np.float64)
    found = logistic(x[:9000], won[:9000], high[:9000], of[:9000])
    assert np.abs(found.weights - PLANTED).max() < 0.2
    assert (np.abs(found.weights - PLANTED) < 4 * found.errors).all()
    checked = log_loss(won[9000:], chances(x[9000:], high[9000:], found.weights))
    assert checked == pytest.approx(log_loss(won[9000:], truth[9000:]), abs=0.005)
    assert checked < log_loss(won[9000:], np.full(3000, won.mean())) - 0.05


def test_moments_of_one_game_are_no_independent_witnesses() -> None:
    x, _ = numbers(300)
    came = x @ PLANTED + np.random.default_rng(1).normal(size=300)
    alone = np.arange(300, dtype=np.int64)
    once, often = least_squares(x, came, alone), least_squares(x.repeat(10, 0), came.repeat(10), alone.repeat(10))
    assert often.errors == pytest.approx(once.errors)
    assert least_squares(x.repeat(10, 0), came.repeat(10), np.arange(3000)).errors.max() < once.errors.min() / 2


def test_what_is_the_same_for_all_seats_gets_no_weight_where_they_are_compared() -> None:
    x, _ = numbers(400)
    moments = np.arange(400, dtype=np.int64) // 4
    came = x @ PLANTED + 7.0 * (moments % 5)
    found = least_squares(compared(x, moments), compared(came, moments), moments)
    assert found.weights == pytest.approx([2.0, -1.0, 0.0], abs=0.01)
    assert found.weights[2] == 0.0


# --- from games to weights ---


def a_game(number: int, aim: Aim, won: bool) -> Played:
    """Two seats, two moments: each final point comes from one number, three more for both from nowhere."""
    dice = np.random.default_rng(number)
    moments = []
    final = dice.integers(5, 15, 2).tolist()
    for known in (1, 4):
        numbers = [[float(points - known)] for points in final]
        moments.append([Row("some", seat, numbers[seat], 1.0 if aim == WON else known) for seat in (0, 1)])
    return Played(number, moments, [points + 3 for points in final], [won, won])


def test_points_known_already_are_not_to_be_foretold_again() -> None:
    played = [a_game(number, LEAD, True) for number in range(20)]
    found = refit(Fit("some", ("number",), LEAD), {"number": 0.5}, played, seed=1)
    assert found.new["number"] == pytest.approx(1.0, abs=0.002)
    assert found.before == pytest.approx(0.75)
    assert found.after == pytest.approx(1.0, abs=1e-4)
    assert (found.learned, found.checked) == (16, 4)


def test_without_comparison_what_comes_to_all_seats_counts_too() -> None:
    played = [a_game(number, POINTS, True) for number in range(20)]
    found = refit(Fit("some", ("number",), POINTS), {"number": 1.0}, played, seed=1)
    assert found.new["number"] > 1.2


@pytest.mark.parametrize(("won", "told"), [(True, "all were won"), (False, "all were lost")])
def test_a_chance_is_not_learned_from_games_that_all_end_alike(won: bool, told: str) -> None:
    played = [a_game(number, WON, won) for number in range(5)]
    with pytest.raises(TooFewGames, match=told):
        refit(Fit("some", ("number",), WON), {"number": 1.0}, played, seed=1)


def test_a_fit_needs_a_game_to_learn_from_and_one_to_check_with() -> None:
    with pytest.raises(TooFewGames, match="2 games at least"):
        refit(Fit("some", ("number",), LEAD), {"number": 1.0}, [a_game(0, LEAD, True)], seed=1)


def test_games_take_the_groups_of_setups_in_turn_and_leave_none_out() -> None:
    groups = STUDIES["endeavor"].SETUPS
    taken = [setup(groups, 3, number) for number in range(2 * len(groups[1]))]
    assert all([one in groups[number % 2] for number, one in enumerate(taken)])
    assert all([one in taken for group in groups for one in group])


# --- the games ---


def sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-x))


JUDGED: dict[str, Callable[[Table, Row, float], tuple[float, float]]] = {
    "deepblue": lambda t, row, fit: (of_deepblue(cast(DeepBlueState, t.state))[row.seat], row.known + fit),
    "neweden": lambda t, row, fit: (of_station(cast(NewEdenState, t.state), row.seat), row.known + fit),
    "otys": lambda t, row, fit: (of_otys(cast(OtysState, t.state))[row.seat], row.known + fit),
    "nemo": lambda t, row, fit: (of_voyage(cast(NemoState, t.state)), row.known * sigmoid(fit)),
    "endeavor": lambda t, row, fit: (
        (chance_of_group(cast(EndeavorState, t.state)), row.known * sigmoid(fit))
        if row.fit == "allies"
        else (of_rival(cast(EndeavorState, t.state), row.seat, Race(cast(EndeavorState, t.state))), row.known + fit)
    ),
}
"""What the outlook says of a row, and what the weights of the file make of its numbers."""


def test_every_game_of_the_house_can_be_fitted() -> None:
    assert {*STUDIES} == {*JUDGED} == {name for name in games() if weights_file(name).exists()}
    assert len(STUDIES) == 5


@pytest.mark.parametrize("game", sorted(STUDIES))
def test_a_fit_sees_what_the_outlook_weighs(game: str) -> None:
    shipped = fitted(f"fathomfive.games.{game}.judge").weights
    seen: set[str] = set()
    for group in STUDIES[game].SETUPS:
        seats, options = group[-1]
        table = Table(game, seats, 5, options)
        bots = [seeded("greedy", seat) for seat in range(seats)]
        units = 0
        while not table.over:
            if table.units != units:
                units = table.units
                for row in STUDIES[game].rows(table):
                    fit = float(np.dot([*shipped[row.fit].values()], row.numbers))
                    outlook, ours = JUDGED[game](table, row, fit)
                    assert ours == pytest.approx(outlook, abs=1e-9)
                    seen.add(row.fit)
            ask = table.asks[0]
            table.answer(bots[ask.seat].choose(table.seat(ask.seat)), ask.seat)
    assert seen == {fit.name for fit in STUDIES[game].FITS}


@pytest.mark.parametrize("game", sorted(STUDIES))
def test_a_fit_names_what_the_game_names_and_writes_a_file_that_it_can_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / f"fitted_{game}"
    package.mkdir()
    (package / "__init__.py").touch()
    path = Path(shutil.copy(weights_file(game), package))
    before = fitted(f"fathomfive.games.{game}.judge").weights
    asked = [game, "--games", str(FEW[game]), "--seed", str(SEED[game]), "--file", str(path)]
    assert main([*asked, "--write"]) == 0
    told = capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = fitted(package.name)
    assert found.command == f"python -m tools.fit {game} --games {FEW[game]} --seed {SEED[game]} --write"
    assert found.seed == SEED[game]
    assert {fit: [*names] for fit, names in found.weights.items()} == {fit: [*names] for fit, names in before.items()}
    for fit in STUDIES[game].FITS:
        assert tuple(found.weights[fit.name]) == fit.names
        assert found.weights[fit.name] != before[fit.name]
        assert all([name in told for name in fit.names])
    for left in before.keys() - {fit.name for fit in STUDIES[game].FITS}:
        assert found.weights[left] == before[left]
    assert text.startswith(HEADER)
    assert text.count("  # ") == weights_file(game).read_text(encoding="utf-8").count("  # ")


def test_the_same_seed_writes_the_same_file_and_another_one_another(tmp_path: Path) -> None:
    texts = []
    for number, seed in enumerate(("1", "1", "2")):
        path = Path(shutil.copy(weights_file("otys"), tmp_path / f"{number}.toml"))
        assert main(["otys", "--games", "4", "--seed", seed, "--write", "--file", str(path)]) == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1] != texts[2]
    assert texts[1].splitlines()[4:] != texts[2].splitlines()[4:]


# --- the file ---


def test_only_numbers_command_and_seed_change_in_the_file() -> None:
    text = (
        '# Older than its command.\n\ncommand = "old"\nseed = 1\n\n'
        '[weights."phase A"]  # in points\n"a coin" = 1.0  # each\ndisc = -2.5\n\n[weights.left]\n"a coin" = 3.0\n'
    )
    assert written(text, "new", 7, {"phase A": {"a coin": 0.25, "disc": 1e-05}}) == (
        f'{HEADER}command = "new"\nseed = 7\n\n'
        '[weights."phase A"]  # in points\n"a coin" = 0.25  # each\ndisc = 1e-05\n\n[weights.left]\n"a coin" = 3.0\n'
    )


# --- the command ---


def test_without_write_nothing_changes(capsys: pytest.CaptureFixture[str]) -> None:
    before = weights_file("otys").read_bytes()
    assert main(["otys", "--games", "2"]) == 0
    assert "nothing written" in capsys.readouterr().out
    assert weights_file("otys").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "invalid choice: 'chess' (choose from"),
        (["otys", "--games", "1"], "otys is fitted to 2 games at least, not 1"),
        (["otys", "--seed", "-1"], "a seed is a whole number from 0 on, not -1"),
        (["otys", "--jobs", "-1"], "a crew has at least 1 job"),
        (["otys", "--file", "nowhere.toml"], "no weights to compare with in nowhere.toml"),
    ],
)
def test_misuse_is_told_in_words(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert told in capsys.readouterr().err


def test_a_file_that_names_other_numbers_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(weights_file("otys").read_text(encoding="utf-8").replace('"credit"', '"coin"'), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["otys", "--file", str(path)])
    assert end.value.code == 2
    assert "must name the same numbers; they differ in coin, credit" in capsys.readouterr().err
