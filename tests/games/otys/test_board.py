from __future__ import annotations

import pytest

from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.state import X
from fathomfive.kernel import Phrase
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES
from tests.games.otys.positions import EXPLORER, SPY, TECH_EXPERT, TRADER, hold, offer, store, table, tile, use


def drawn(s: object, viewer: int, language: str = "en") -> str:
    return "\n".join(f"{title}\n{body}" for title, body in GAME.draw(s, viewer, language, (), 100))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_shows_everything_on_the_table(language: str) -> None:
    s = table(4)
    offer(s, "algae-farm", "settlement")
    s.shop = [0, 1, 2, 3]
    s.players[0].neutral = 1
    s.players[0].rewards[4] = tile("battery-green")
    text = drawn(s, 0, language)
    for id in ("contract-algae-farm", "contract-settlement", "sponsor-1", "sponsor-5", "diver-spy", "text-full"):
        assert GAME.catalogue.text(Phrase(id), language) in text


def test_text_shows_resources_upgrades_and_bonuses_of_the_own_zone() -> None:
    s = table()
    store(s, 0, 1, metal=1, tech=1)
    s.players[0].upgraded[TECH_EXPERT] = 1
    s.players[0].rewards[0] = tile("battery-orange")
    line = next(line for line in drawn(s, 0).splitlines() if "‹1›" in line)
    assert "tech expert▲" in line
    assert line.count("⬢") == line.count("◇") == 1
    assert "+ 2 credits" in line


def test_text_shows_private_contracts_to_their_owner_only() -> None:
    s = table()
    hold(s, 0, "archive")
    assert "Archive" in drawn(s, 0)
    assert "Archive" not in drawn(s, 1)
    assert "Archive" not in drawn(s, NOBODY)


@pytest.mark.parametrize(
    ("upgraded", "does"),
    [(0, ["2 credits: a reward tile", "1 credit: mechanic or hacker", "1 tech"]), (1, ["1 credit: a reward tile"])],
)
def test_text_says_what_each_own_diver_does_and_costs(upgraded: int, does: list[str]) -> None:
    s = table()
    s.players[0].upgraded = [upgraded] * 8
    text = drawn(s, 0)
    for one in does:
        assert one in text
    lines = [line for line in text.splitlines() if line.startswith("  ~  ")]
    assert [line.split()[1] for line in lines] == ["metal", "plant", "fuel"]


def test_text_shows_what_lies_open_before_the_others() -> None:
    s = table(3)
    other = s.players[1]
    other.column = [SPY, TRADER, EXPLORER, *[diver for diver in range(8) if diver not in (SPY, TRADER, EXPLORER)]]
    other.upgraded[TRADER] = 1
    other.neutral = 2
    other.rewards[3] = tile("battery-orange")
    use(s, 1, 1, 4, X)
    block = next(body for title, body in GAME.draw(s, 0, "en", (), 100) if "Seat 2" in title)
    surfaced, levels, keys = block.splitlines()
    assert surfaced.endswith("spy, trader▲, explorer")
    assert levels.count("+ 2 credits") == 1
    assert keys.endswith("2, 3, 5, 2 neutral X keys")
    assert "own X key" in drawn(s, 0)
    s.players[1].neutral = 0
    s.players[1].keys = []
    assert "keys left:[/] –" in drawn(s, 0)


def test_text_counts_the_tiles_in_the_bag_and_the_discarded_ones() -> None:
    s = table()
    s.discards = [s.bag.pool.pop()]
    assert "21 tiles in the bag, 1 discarded" in drawn(s, NOBODY)
