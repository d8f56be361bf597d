from __future__ import annotations

from math import log2

import pytest

from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.otys.rules.state import OtysState
from tools import likelihood


def test_a_belief_that_leans_nowhere_is_surprised_by_the_number_of_unseen_contracts() -> None:
    held = 0
    for state in likelihood.moments("otys", 2, 1, 3, "greedy"):
        assert isinstance(state, OtysState)
        held += sum([len(player.hand) for player in state.players])
        expected = [log2(len(one.hand) + len(state.deck)) for one in state.players for _ in one.hand]
        assert likelihood.of_contracts(state, (0.0, 0.0)) == pytest.approx(expected)
    assert held > 10


def test_a_hand_that_is_known_is_no_surprise_and_another_at_least_a_little() -> None:
    found: list[tuple[float, float]] = []
    for state in likelihood.moments("deepblue", 2, 2, 3, "greedy"):
        assert isinstance(state, DeepBlueState)
        found += likelihood.of_hands(state)
    assert len(found) > 20
    assert all(surprise > 0 and expected > 0 for surprise, expected in found)


def test_the_command_prints_both_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["likelihood", "--games", "1", "--seed", "3"])
    likelihood.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0].rstrip(",:") for line in told] == ["otys"] * len(likelihood.LEANINGS) + ["deepblue"]
