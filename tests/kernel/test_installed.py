from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import fathomfive as ff
from fathomfive.kernel import AnyGame, SetupError, Table, game, games
from fathomfive.kernel.installed import offered, registered
from tests.kernel.test_game import BARE
from tests.kernel.toys import GAMES
from tests.kernel.toys.cards import Cards

OFFER = """
[fathomfive.games]
pearls = tests.kernel.test_installed:PEARLS
shells = tests.kernel.test_installed:PEARLS
sand = tests.kernel.toys:GAMES
cards = tests.kernel.test_installed:PEARLS
"""


class Pearls(Cards):
    id = "pearls"


PEARLS = Pearls().game()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of somebody else's that offers games."""
    info = tmp_path / "oysters-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oysters\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(OFFER)
    monkeypatch.syspath_prepend(tmp_path)
    offered.cache_clear()
    yield
    offered.cache_clear()


@pytest.mark.usefixtures("package")
def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert game("pearls") is cast(AnyGame, PEARLS)
    assert Table("pearls", 2, 1).game.id == "pearls"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("id", ["shells", "sand"])
def test_an_entry_point_must_name_a_game_with_its_id(id: str) -> None:
    with pytest.raises(
        SetupError, match=f"the entry point '{id}' of fathomfive.games names .*, not a Game with this id"
    ):
        game(id)


@pytest.mark.usefixtures("package")
def test_our_own_games_keep_their_ids() -> None:
    assert game("cards") is GAMES["cards"]


@pytest.fixture
def registry() -> Iterator[None]:
    yield
    registered.clear()


@pytest.mark.usefixtures("registry")
def test_a_program_can_register_a_game_of_its_own() -> None:
    assert ff.register(BARE) is BARE
    assert ff.register(BARE) is BARE
    assert game("bare") is cast(AnyGame, BARE)
    assert "bare" in games()


def test_only_a_game_can_be_registered() -> None:
    with pytest.raises(SetupError, match="register wants a Game, the GAME of a package, not 'bare'"):
        ff.register("bare")  # type: ignore[arg-type]


def test_an_id_that_is_taken_cannot_be_registered() -> None:
    with pytest.raises(SetupError, match="there is a game 'cards' already: choose another id"):
        ff.register(Cards().game())
