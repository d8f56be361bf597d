"""What holds for every game: the eight laws, golden records, perft counts and words."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fathomfive.kernel import Table, Value, game, games
from fathomfive.kernel.conformance import check_game, fits, perft, wander
from fathomfive.kernel.words import LANGUAGES

HERE = Path(__file__).parent
GAMES = sorted(games())
Setup = tuple[str, int, dict[str, Value]]


def setups() -> Iterator[Setup]:
    """Every game with every seat count, and with every choice of every option at one of its seat counts at least."""
    for id, info in games().items():
        for seats in info.seats:
            yield id, seats, {}
        for option in info.options:
            for choice in option.choices:
                if choice != option.default:
                    yield from playable(id, {option.name: choice})


def playable(id: str, options: dict[str, Value]) -> Iterator[Setup]:
    """The smallest and the largest table these options can be played at."""
    fitting = [seats for seats in games()[id].seats if fits(id, seats, options)]
    assert fitting, f"{id} cannot be played with {options}"
    for seats in sorted({fitting[0], fitting[-1]}):
        yield id, seats, options


@pytest.mark.parametrize("setup", list(setups()), ids=lambda setup: f"{setup[0]}-{setup[1]}-{setup[2]}")
def test_every_setup_keeps_the_laws(setup: Setup) -> None:
    id, seats, options = setup
    report = check_game(id, seats, options, seed=seats, every=60)
    assert report.questions > 0


@pytest.mark.parametrize("setup", list(setups()), ids=lambda setup: f"{setup[0]}-{setup[1]}-{setup[2]}")
def test_every_question_finds_chances_and_features_in_place(setup: Setup) -> None:
    """Nature's questions of the set-up too: there are always as many numbers, and rivals share one game at the most."""
    id, seats, options = setup
    table = Table(id, seats, seats, options, nature="ask")
    lengths = set()
    while not table.over and table.units < 4:
        chances = table.game.judge.outlook(table.state)
        assert len(chances) == seats and all(0 <= chance <= 1 for chance in chances)
        assert table.game.rules.allied(table.state) or sum(chances) < 1.000001
        lengths |= {len(table.game.judge.features(table.state, seat)) for seat in range(seats)}
        wander(table, 1, seed=table.version)
    assert len(lengths) == 1


@pytest.mark.parametrize("id", GAMES)
@settings(
    max_examples=6,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_any_play_keeps_the_laws(id: str, data: st.DataObject) -> None:
    info = games()[id]
    seats = data.draw(st.sampled_from(list(info.seats)), "seats")
    options = {option.name: data.draw(st.sampled_from(option.choices), option.name) for option in info.options}
    seed = data.draw(st.integers(0, 10_000), "seed")
    choices = data.draw(st.lists(st.integers(0, 11), max_size=60), "choices")
    if fits(id, seats, options):
        check_game(id, seats, options, seed=seed, choices=choices, every=25)


@pytest.mark.parametrize("path", sorted(HERE.glob("*/golden/*.json")), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_records_replay_to_the_same_end(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    table = Table.replay(record)
    assert table.over
    assert table.record() == record


@pytest.mark.parametrize("id", GAMES)
def test_golden_records_cover_every_seat_count(id: str) -> None:
    seats = {json.loads(path.read_text(encoding="utf-8"))["seats"] for path in (HERE / id / "golden").glob("*.json")}
    assert seats == set(games()[id].seats)


def counts() -> Iterator[tuple[str, dict[str, object]]]:
    for id in GAMES:
        for count in tomllib.loads((HERE / id / "perft.toml").read_text(encoding="utf-8"))["count"]:
            yield id, count


@pytest.mark.parametrize(("id", "count"), list(counts()))
def test_the_number_of_ways_to_go_on_is_known(id: str, count: dict[str, int]) -> None:
    options: dict[str, Value] = count.get("options", {})  # type: ignore[assignment]
    table = Table(id, count["seats"], count["seed"], options, nature="ask")
    wander(table, count["steps"], count["seed"])
    assert perft(table, count["depth"]) == count["count"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_of_the_set_up_has_words(id: str, language: str) -> None:
    words = game(id).catalogue
    needed = ["game", "game.text"]
    for option in games()[id].options:
        needed += [f"option-{option.name}", f"option-{option.name}.text"]
        needed += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert [name for name in needed if not words.has(name, language)] == []


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_have_the_same_words(id: str) -> None:
    english, german = ({*game(id).catalogue.names(language)} for language in LANGUAGES)
    assert english == german
