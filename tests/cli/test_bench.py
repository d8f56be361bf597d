from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive.arena import bench as ours
from fathomfive.arena import bench_search as searching

from .conftest import Run

BENCH = ("bench", "--game", "deepblue", "--seats", 2, "--seconds", 0.05)
PEERS = """
from dataclasses import dataclass

class PeerError(RuntimeError):
    pass

@dataclass(frozen=True, slots=True)
class Result:
    name: str
    kind: str
    decisions: int
    seconds: float
    games: int
    copy_us: float
    decisions_per_s: float
    games_per_s: float

def measure(seconds):
    return [Result("chess", "Python", 100, 1.0, 2, 50.0, 100.0, 2.0)]

@dataclass(frozen=True, slots=True)
class Searched:
    name: str
    kind: str
    size: int
    simulations: int
    seconds: float
    simulations_per_s: float

def search(seconds, size):
    return [Searched("backgammon", "C++", size, 300, 1.5, 200.0)]
"""


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "MIDGAMES", 1)
    monkeypatch.setattr(searching, "TABLES", 1)
    monkeypatch.setattr(searching, "VISITS", 4)


def test_the_benchmark_prints_decisions_games_and_copies(fathom: Run) -> None:
    outcome = fathom(*BENCH)
    assert outcome.status == 0
    for heading in ("decisions/s", "games/s", "copy µs", "deepblue", "2 seats"):
        assert heading in outcome.out


def test_the_benchmark_as_json(fathom: Run) -> None:
    document = json.loads(fathom(*BENCH, "--json").out)
    assert document["compiled"] in (True, False)
    (line,) = document["games"]
    assert line["name"] == "deepblue"
    assert line["decisions_per_s"] == pytest.approx(line["decisions"] / line["seconds"])
    assert document["peers"] == []


def test_peers_are_measured_beside_ours(fathom: Run, home: Path) -> None:
    (home / "peers.py").write_text(PEERS, encoding="utf-8")
    document = json.loads(fathom(*BENCH, "--peers", "peers.py", "--json").out)
    (peer,), (line,), (ratio,) = document["peers"], document["games"], document["ratios"]
    assert peer["name"] == ratio["peer"] == "chess"
    assert ratio["decisions"] == pytest.approx(line["decisions_per_s"] / 100.0)
    assert ratio["copy"] == pytest.approx(50.0 / line["copy_us"])
    out = fathom(*BENCH, "--peers", "peers.py").out
    assert "times as fast as" in out
    assert "copies as fast as" in out


def test_searches_are_measured_beside_the_peers_on_work_of_the_same_size(fathom: Run, home: Path) -> None:
    (home / "peers.py").write_text(PEERS, encoding="utf-8")
    document = json.loads(fathom(*BENCH, "--search", "--peers", "peers.py", "--json").out)
    (line,), (peer,) = document["games"], document["peers"]
    assert line["simulations_per_s"] == pytest.approx(line["simulations"] / line["seconds"])
    assert peer["size"] == round(line["size"])
    shown = fathom(*BENCH, "--search").out
    assert "simulations/s" in shown
    assert "deepblue" in shown


def test_a_missing_peer_is_found_out_with_what_to_install(
    fathom: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = PEERS + "\ndef measure(seconds):\n    raise PeerError('chess is missing; to install the peers: pip …')\n"
    (home / "peers.py").write_text(broken, encoding="utf-8")
    outcome = fathom(*BENCH, "--peers", "peers.py")
    assert outcome.status == 1
    assert "to install the peers" in outcome.complaint


def test_peers_need_the_source_tree(fathom: Run, home: Path) -> None:
    outcome = fathom(*BENCH, "--peers", "peers.py")
    assert outcome.status == 2
    assert "bench/peers.py of the source tree" in outcome.complaint


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("bench", "--seconds", "0"), "more than 0"),
        (("bench", "--game", "chess"), "no game 'chess'"),
        (("bench", "--game", "deepblue", "--seats", "7"), "2 to 5 seats, not 7"),
    ],
)
def test_misuse_is_told(fathom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.complaint
