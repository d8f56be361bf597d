from __future__ import annotations

from pathlib import Path

from fathomfive.bots.model import Model
from fathomfive.kernel import installed
from tests.study.plunge import PLUNGE

from .conftest import Run


def test_a_model_is_written_with_its_card(fathom: Run, tmp_path: Path) -> None:
    model, card = tmp_path / "otys.npz", tmp_path / "otys.md"
    outcome = fathom(
        "train", "otys", "--seats", "2", "--games", 20, "--steps", 40, "--jobs", 1, "--out", model, "--card", card
    )
    assert outcome.status == 0
    assert Model.load(model.read_bytes()).inner.shape[1] == 32
    text = card.read_text(encoding="utf-8")
    assert text.startswith("`fathom train otys --seats 2 --games 20 --steps 40 --seed 0`")
    assert "| 40 | " in text


def test_the_games_of_any_bot_and_all_values_of_an_option_can_be_learned(fathom: Run, tmp_path: Path) -> None:
    outcome = fathom(
        "train", "neweden", "--seats", "1", "--each", "difficulty", "--by", "random", "--games", 20, "--steps", 20,
        "--jobs", 1, "--out", tmp_path / "neweden.npz",
    )  # fmt: skip
    assert outcome.status == 0
    assert "neweden --seats 1 --each difficulty --by random --games 20 --steps 20 --seed 0" in outcome.out.replace(
        "\n", " "
    )
    outcome = fathom("train", "neweden", "--each", "weather", "--out", tmp_path / "x.npz")
    assert outcome.status == 2
    assert "no option 'weather'; there are difficulty" in outcome.err


def test_impossible_seats_are_misuse(fathom: Run, tmp_path: Path) -> None:
    outcome = fathom("train", "otys", "--seats", "two", "--out", tmp_path / "x.npz")
    assert outcome.status == 2
    assert "seats are numbers with commas, not 'two'" in outcome.err
    assert fathom("train", "otys", "--seats", "9", "--out", tmp_path / "x.npz").status == 2


def test_generations_write_the_best_model_with_their_card_and_go_on(fathom: Run, tmp_path: Path) -> None:
    installed.registered["plunge"] = PLUNGE  # type: ignore[assignment]
    model, card = tmp_path / "plunge.npz", tmp_path / "plunge.md"
    command = ["train", "plunge", "--seats", "2,2", "--games", 20, "--steps", 20, "--visits", 2, "--gate", 2]
    more = ["--jobs", 1, "--out", model, "--card", card, "--generations"]
    try:
        assert fathom(*command, *more, 1).status == 0
        first = card.read_text(encoding="utf-8")
        outcome = fathom(*command, *more, 2)
    finally:
        del installed.registered["plunge"]
    assert outcome.status == 0
    text = card.read_text(encoding="utf-8")
    assert text.startswith("`fathom train plunge --generations 2 --seats 2,2 --games 20 --visits 2 --steps 20 --gate 2")
    line = next(line for line in first.splitlines() if line.startswith("| 1 | `"))
    assert line in text and "## Generation 2" in text
    passed = [line for line in text.splitlines() if line.endswith("| yes |")]
    assert model.exists() == bool(passed)
