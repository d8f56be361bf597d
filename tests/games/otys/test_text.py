from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.tally import PARTS, tally
from fathomfive.kernel import Phrase
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES
from tests.games.otys.positions import TECH_EXPERT, hold, offer, store, table, tile


def drawn(s: object, viewer: int, language: str = "en") -> str:
    return "\n".join(f"{title}\n{body}" for title, body in GAME.text(s, viewer, language, (), 100))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_shows_everything_on_the_table(language: str) -> None:
    s = table(4)
    offer(s, "algae-farm", "settlement")
    s.shop = [0, 1, 2, 3]
    s.players[0].neutral = 1
    s.players[0].rewards[4] = tile("battery-green")
    text = drawn(s, 0, language)
    for id in ("contract-algae-farm", "contract-settlement", "sponsor-1", "sponsor-5", "diver-spy", "text-full"):
        assert GAME.words.text(Phrase(id), language) in text


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


def test_tally_counts_what_a_game_has_used() -> None:
    t = ff.Table("otys", 2, seed=3, facts=True)
    bots = [ff.bots.make("greedy"), ff.bots.make("greedy:seed=1")]
    while t.question is not None:
        t.answer(bots[t.question.seat].choose(t.seat(t.question.seat)))
    counts = tally(t)
    assert counts["rounds"] == t.view()["round"]
    assert counts.get("win/1", 0) + counts.get("win/2", 0) == PARTS
    activated = sum(count for name, count in counts.items() if name.startswith("diver/"))
    assert activated == counts["uses_key"] == 2 * counts["rounds"]
    filled = t.view()["filled"]
    assert isinstance(filled, list)
    assert sum(count for name, count in counts.items() if name.startswith("contract/")) == len(filled)
