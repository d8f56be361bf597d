from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import MINES
from fathomfive.games.nemo.rules import scoring
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.kernel import Stream, Table
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES

from .scenes import a_table, card, treasure


def said(s: NemoState, language: str = "en") -> dict[str, list[str]]:
    found = GAME.words.said(s, NOBODY)
    return {target: [GAME.catalogue.text(line, language) for line in lines] for target, lines in found.items()}


@pytest.mark.parametrize(("motive", "pearls", "wonder"), [("explore", 5, 7), ("anti-imperialism", 3, 3), ("war", 4, 2)])
def test_a_treasure_says_what_it_counts_under_the_motive(motive: str, pearls: int, wonder: int) -> None:
    s = a_table(motive=motive)
    s.treasures = [treasure("pearls"), treasure("pearls"), treasure("the-abyss")]
    told = said(s)
    assert told[f"treasure/{treasure('pearls')}"][-1] == f"Counts {pearls} points at the end."
    assert told[f"treasure/{treasure('the-abyss')}"][-1] == f"Counts {wonder} points at the end."
    assert told["hoard"] == ["Treasures", str(2 * pearls), "1"]


def test_a_kept_card_says_what_it_counts_as_a_success_if_points_are_printed_on_it() -> None:
    s = a_table(motive="science")
    s.kept = [card("priceless-pearl"), card("korea-incident")]
    told = said(s)
    assert told[f"kept/{card('priceless-pearl')}"][-1] == "Counts 8 points at the end."
    assert len(told[f"kept/{card('korea-incident')}"]) == 2


def test_a_technology_says_its_price_only_in_the_offer() -> None:
    s = a_table(motive="war")
    s.offer, s.installed = [0], [1, MINES]
    told = said(s)
    assert told["offer/0"][2] == f"Costs {s.c.technology_cost[0]} salvage."
    assert len(told["offer/0"]) == len(told["installed/1"]) + 1
    assert told[f"installed/{MINES}"][-1] == "Counts 3 points at the end."


def test_one_of_the_people_says_what_they_count_until_they_are_sacrificed() -> None:
    s = a_table(motive="explore")
    points = [line[-1] for target, line in said(s).items() if target.startswith("character/")]
    assert points[0] == "3 points while aboard." and points[-1] == "9 points while aboard."
    s.characters[0] = 0
    assert said(s)["character/0"][-1] == "Sacrificed."
    assert said(s, "de")["character/0"][-1] == "Geopfert."


def test_what_is_said_sums_up_to_what_is_scored() -> None:
    table = Table("nemo", 1, 5, {"motive": "explore"})
    thumb = Stream(5)
    while not table.over:
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, thumb), ask.seat)
        s = table.state
        assert isinstance(s, NemoState)
        if table.version % 40 == 0:
            points = scoring.count(s, [])
            told = said(s)
            wonders = sum(s.c.treasure_wonder[one] for one in s.treasures) * s.c.motive_wonder[s.motive]
            hoard = sum(scoring.treasure_points(s, one) for one in s.treasures)
            assert told["hoard"][1] == str(hoard - wonders) == str(points[scoring.TREASURE])
            for language in LANGUAGES:
                assert all(len(lines) > 1 for lines in said(s, language).values())
