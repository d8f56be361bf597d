from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive.games.otys.rules.scoring import GOAL, ranks, scores
from tests.games.otys.positions import store, table


def test_most_prestige_wins() -> None:
    s = table(3)
    for seat, prestige in enumerate((12, 19, 18)):
        s.players[seat].prestige = prestige
    assert scores(s) == [12, 19, 18]
    assert ranks(s) == [3, 1, 2]


def test_tie_is_broken_by_resources_in_the_search_zone() -> None:
    s = table(3)
    for seat, prestige in enumerate((18, 18, 17)):
        s.players[seat].prestige = prestige
    store(s, 1, 4, metal=2, tech=1)
    store(s, 0, 5, fuel=2)
    store(s, 2, 5, fuel=6)
    assert ranks(s) == [2, 1, 3]


def test_tie_in_prestige_and_resources_is_shared() -> None:
    s = table(3)
    for seat, prestige in enumerate((18, 18, 17)):
        s.players[seat].prestige = prestige
    store(s, 0, 5, fuel=2)
    store(s, 1, 2, metal=1, plant=1)
    assert ranks(s) == [1, 1, 3]


def test_leftovers_are_worth_no_prestige() -> None:
    s = table()
    s.players[0].credits = 40
    s.players[0].batteries = 12
    store(s, 0, 5, fuel=6)
    assert scores(s) == [0, 0]


@pytest.mark.parametrize("ending", ["tie-shared", "tie-broken", "nobody-reaches-the-goal"])
def test_golden_records_end_as_their_names_say(ending: str) -> None:
    """A record that is played anew after a change of the rules may end otherwise: then another one is needed."""
    (path,) = (Path(__file__).parent / "golden").glob(f"*-{ending}-*.json")
    result = json.loads(path.read_bytes())["result"]
    one, other = result["scores"]
    if ending == "nobody-reaches-the-goal":
        assert max(one, other) < GOAL
    else:
        assert one == other >= GOAL
        assert (result["ranks"] == [1, 1]) == (ending == "tie-shared")
