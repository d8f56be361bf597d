from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive import Table
from fathomfive.cli.output import split_bots

from .conftest import Run

SIM = ("sim", "deepblue", "--seats", 2, "--bots", "random,random:seed=4", "--games", 4, "--seed", 3)


def test_a_simulation_prints_a_table_for_bots_and_seats(fathom: Run) -> None:
    outcome = fathom(*SIM)
    assert outcome.status == 0
    assert "deepblue, 2 seats, 4 games, seed 3, scenario=troubled-waters" in outcome.out
    for heading in ("win rate", "95 %", "mean score", "seat 1", "seat 2", "questions a game", "games/s"):
        assert heading in outcome.out
    assert any(line.startswith("random") for line in outcome.out.splitlines())


def test_json_is_the_only_thing_on_standard_output(fathom: Run) -> None:
    document = json.loads(fathom(*SIM, "--json").out)
    assert document["games"] == 4
    assert document["match"]["bots"] == ["random", "random:seed=4"]
    assert [line["bot"] for line in document["bots"]] == ["random", "random:seed=4"]
    assert sum(line["wins"] for line in document["bots"]) == pytest.approx(4)
    assert sum(line["wins"] for line in document["seats"]) == pytest.approx(4)


def test_the_same_command_gives_the_same_result(fathom: Run) -> None:
    one, two = (json.loads(fathom(*SIM, "--json").out) for _ in range(2))
    for document in (one, two):
        del document["seconds"], document["games_per_s"]
    assert one == two


def test_several_jobs_give_the_same_result(fathom: Run) -> None:
    one, two = (json.loads(fathom(*SIM, "--jobs", jobs, "--json").out) for jobs in (1, 2))
    assert one["bots"] == two["bots"]


def test_records_are_written_and_replay(fathom: Run, home: Path) -> None:
    fathom(*SIM, "--option", "scenario=random", "--records", home / "golden" / "new")
    files = sorted((home / "golden" / "new").iterdir())
    assert [file.name for file in files] == [
        f"deepblue-2p-random-random+random_seed_4-s3-{i}.json" for i in (1, 2, 3, 4)
    ]
    for file in files:
        assert Table.replay(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("sim", "chess"), "no game 'chess'; there are "),
        (("sim", "deepblue", "--seats", "6"), "deepblue has 2 to 5 seats, not 6"),
        (
            ("sim", "deepblue", "--bots", "oracle"),
            "no bot 'oracle'; there are calm, sunlit, twilight, midnight, abyssal, greedy",
        ),
        (("sim", "deepblue", "--bots", "random:depth=3"), "bot 'random' has the settings seed=NUMBER; not 'depth=3'"),
        (("sim", "deepblue", "--bots", "random,random,greedy"), "3 bots for 2 seats"),
        (("sim", "deepblue", "--option", "scenario"), "an option is given as name=value, not 'scenario'"),
        (("sim", "deepblue", "--option", "weather=fine"), "deepblue has no option 'weather'; it has 'scenario'"),
        (("sim", "deepblue", "--option", "scenario=calm"), "is one of 'troubled-waters', 'best-of-the-best'"),
        (("sim", "deepblue", "--games", "0"), "at least 1 game, not 0"),
        (("sim", "deepblue", "--jobs", "-1"), "at least 1 job (0: all cores), not -1"),
        (("sim", "deepblue", "--seed", "-1"), "a seed is a whole number from 0"),
        (("sim", "deepblue", "--pack", "nowhere"), "nowhere: not a folder"),
    ],
)
def test_what_cannot_be_played_is_misuse(fathom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.complaint


def test_bots_are_split_at_commas_but_not_inside_their_settings() -> None:
    assert split_bots("greedy,search:seconds=1,seed=3, random") == ["greedy", "search:seconds=1,seed=3", "random"]
