"""Content: what is refused, and what the tables say (NE-13)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import DECKS, GROUPS
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import place
from fathomfive.kernel import InvalidContent, Table

from .scenes import content

RULES = Path(__file__).parents[3] / "src/fathomfive/games/neweden/RULES.md"


def test_the_table_of_the_rules_counts_the_cards_of_each_deck() -> None:
    c = content()
    rows = re.findall(r"^\| (\d[AB]) \|(.+)\|$", RULES.read_text(encoding="utf-8"), re.M)
    written = {deck: [int(cell) for cell in cells.split("|")] for deck, cells in rows}
    for deck, cards in zip(DECKS, c.decks, strict=True):
        counts = Counter(c.group[card] for card in cards)
        assert written[deck] == [counts[group] for group in range(len(GROUPS))]


def test_most_content_is_house_content_and_says_so() -> None:
    _, decoded = GAME.load()
    sources = decoded.sources()
    assert set(sources) == {"rulebook", "house"}
    assert sources["house"] > 90


def pack(folder: Path, name: str, text: str) -> Path:
    (folder / "pack.toml").write_text('game = "neweden"\nname = "test"\n', encoding="utf-8")
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_changes_the_value_of_a_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, "modules", '[[module]]\nid = "1a-clam-1"\nactive = [["points", 7]]\n')
    table = Table("neweden", 2, seed=1, pack=folder)
    c = table.state.c  # type: ignore[attr-defined]
    assert c.active[c.ids.index("1a-clam-1")][1] == 7


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("modules", '[[module]]\nid = "1a-clam-1"\nslots = 0\n', "1a-clam-1: modules outside"),
        ("modules", '[[module]]\nid = "1a-clam-1"\nactive = [["coins", 2]]\n', "1a-clam-1: coins does not belong"),
        ("modules", '[[module]]\nid = "1a-clam-1"\nactive = []\n', "1a-clam-1: an outside module has one effect"),
        ("modules", '[[module]]\nid = "1a-clam-1"\nactive = [["fly", 2]]\n', "1a-clam-1: an effect begins with"),
        ("modules", '[[module]]\nid = "1a-clam-1"\nactive = [["points"]]\n', "1a-clam-1: points takes 1 number"),
        ("modules", '[[module]]\nid = "1a-clam-1"\ndeck = "1B"\n', "deck 1A has 15 cards, not 14"),
        ("modules", '[[module]]\nid = "1a-oxygen-1"\nbottles = [1, 1, 1]\n', "1a-oxygen-1: oxygen cards"),
        ("modules", '[[module]]\nid = "1a-shipyard-1"\nplaced = []\n', "1a-shipyard-1: a shipyard gives deeple"),
        ("modules", '[[module]]\nid = "research-eco-crabs"\nfinal = [["spare", "fish"]]\n', "spare names a group"),
        ("bonus", 'remove = ["bonus-crab-coins"]\n[[bonus]]\nid = "bonus-clam-coins"\neach = ["harm", 1]\n', "harm"),
        ("station", '[[oxygen]]\nid = "start-1"\ncopies = 3\n', "start-1: there are at least 4"),
        ("station", '[[extension]]\nid = "extension-kraken"\nslots = 0\n', "kraken extension has slots"),
        ("station", '[[extension]]\nid = "extension-oxygen"\nprice = 0\n', "price is at least 1"),
        ("tables", 'remove = ["row-1"]\n', "there are 4 rows"),
        ("tables", 'remove = ["purchase-2"]\n', "purchases are of 0 to 3 cards"),
        ("tables", '[[passing]]\nid = "passing-3"\npoints = [3, 2, 1]\n', "passing-3"),
    ],
)
def test_content_that_does_not_fit_is_refused_with_its_place(
    tmp_path: Path, name: str, text: str, complaint: str
) -> None:
    with pytest.raises(InvalidContent, match=re.escape(complaint)):
        Table("neweden", 2, seed=1, pack=pack(tmp_path, name, text))


def test_content_may_promise_more_deeple_than_there_are(tmp_path: Path) -> None:
    folder = pack(tmp_path, "modules", '[[module]]\nid = "1a-shipyard-1"\nplaced = [["deeple", 60]]\n')
    s = Table("neweden", 2, seed=1, pack=folder).state
    assert isinstance(s, NewEdenState)
    list(place(s, 1, s.c.ids.index("1a-shipyard-1")))
    assert (s.stations[1].deeple, s.supply) == (44, 0)
