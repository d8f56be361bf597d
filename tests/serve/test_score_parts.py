"""At the end a document says what the scores are made of."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from fathomfive.kernel import Table, games
from fathomfive.party.score_parts import tally
from tests.serve.serving import Tables, asked
from tests.waiting import until

GOLDEN = Path(__file__).parents[1] / "games"
TELLING = sorted(games())
RECORDS = [path for id in TELLING for path in sorted((GOLDEN / id / "golden").glob("*.json"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_the_parts_of_every_golden_game_add_up_to_its_scores(path: Path) -> None:
    table = Table.replay(json.loads(path.read_text(encoding="utf-8")), facts=True)
    rules = (files(table.game.package) / "RULES.md").read_text(encoding="utf-8")
    english, german = tally(table, "en"), tally(table, "de")
    assert english is not None and german is not None
    if not table.game.words.parts(table.state, table.facts):
        assert english == [] and table.game.rules.allied(table.state)
        return
    assert english and [sum(scores) for scores in zip(*[part.scores for part in english], strict=True)] == table.scores
    assert [part.scores for part in english] == [part.scores for part in german]
    assert all(f"**{part.rule}**" in rules for part in english)
    assert len({part.label for part in english}) == len(english)


def test_what_is_not_remembered_is_not_told() -> None:
    table = Table.replay(json.loads(RECORDS[0].read_text(encoding="utf-8")))
    assert any(table.scores) and tally(table, "en") == []


def test_deep_blue_and_otys_can_tell() -> None:
    assert {"deepblue", "otys"} <= set(TELLING)


def test_the_tally_comes_with_the_end(one: Tables) -> None:
    _, players = one.new("deepblue")
    assert asked(players)[1]["tally"] is None
    for player in players:
        player.post("/resign")
    seen = until(lambda: (now := players[0].look(lang="de"))["over"] and now, "the end of the game")
    assert [part["label"] for part in seen["tally"]] == ["Crewkarten", "Steine", "Wracks"]
    assert [sum(scores) for scores in zip(*[part["scores"] for part in seen["tally"]], strict=True)] == seen["scores"]
