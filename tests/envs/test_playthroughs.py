"""OpenSpiel's own playthroughs: a whole game with everything that can be asked of every state of it, as one text.

The texts are long (0.7 MB a game), so what is kept of each is its fingerprint, without the table as people read it
(what is said may be said better); one that has changed is written to the test's own folder, to be compared.
`FATHOM_REGOLD=1 python -m pytest tests/envs/test_playthroughs.py` keeps new ones.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough as openspiel_playthrough

from fathomfive.envs import openspiel

KEPT = Path(__file__).parent / "playthroughs.json"
GAMES = {
    "neweden": "fathomfive_neweden(seats=1)",
    "endeavor": "fathomfive_endeavor(seats=1)",
    "nemo": "fathomfive_nemo(seats=1)",
    "deepblue": "fathomfive_deepblue(seats=2)",
    "otys": "fathomfive_otys(seats=2)",
}
QUICK = "endeavor"
SHORT = ("endeavor", "neweden")
"""Games that random play ends soon: these are played again from their own text, too."""
SEED = 7


@pytest.fixture(autouse=True)
def _ready() -> None:
    openspiel.register()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])


@pytest.mark.parametrize("id", [id if id == QUICK else pytest.param(id, marks=pytest.mark.slow) for id in GAMES])
def test_a_playthrough_is_the_one_that_was_kept(id: str, tmp_path: Path) -> None:
    told = tmp_path / f"{id}.txt"
    told.write_text("\n".join(openspiel_playthrough.playthrough_lines(GAMES[id], seed=SEED)) + "\n")
    if id in SHORT:
        expected, again = openspiel_playthrough.replay(str(told))
        assert expected == again
    seen = [line for line in told.read_text().splitlines() if not line.startswith("#")]
    fingerprint = hashlib.sha256("\n".join(seen).encode()).hexdigest()
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if os.environ.get("FATHOM_REGOLD"):
        KEPT.write_text(json.dumps(kept | {id: fingerprint}, indent=1, sort_keys=True) + "\n")
    else:
        assert fingerprint == kept.get(id), f"another playthrough than the one that was kept: see {told}"
