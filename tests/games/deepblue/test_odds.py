"""How likely the next draw brings a danger: counted out against every draw that is possible."""

from __future__ import annotations

from itertools import permutations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import BLACK, BLUE, GOLD, SILVER, TROUBLED_WATERS
from fathomfive.games.deepblue.explain.why import WHY
from fathomfive.games.deepblue.rules.dive import dive, draw_size, is_danger
from fathomfive.games.deepblue.rules.odds import any_danger_chance, danger_chance, hazard_chance, percent
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.kernel.pen import plain
from fathomfive.kernel.words import LANGUAGES
from tests.games.deepblue.scenes import Play, a_table, moor, sink


def in_a_dive(*stones: int, city: bool) -> tuple[DeepBlueState, Play]:
    s = a_table(2, TROUBLED_WATERS)
    site = sink(s, city=city)
    moor(s, 0, site)
    diving = Play(s, dive(s, 0, site))
    for stone in stones:
        diving.pass_on()
        if diving.kind == "go_on":
            diving.answer("go_on", "on")
        diving.answer("stone", stone)
    return s, diving.pass_on()


def counted(s: DeepBlueState, *hazards: int) -> float:
    """The share of all draws that bring a danger of these colours, tried one by one by the rules themselves."""
    size = draw_size(s)
    bad = total = 0
    before = s.drawn
    for draw in permutations(s.bag.pool, size):
        s.drawn = [*before, *draw]
        bad += any(stone in hazards and is_danger(s, stone, size - i) for i, stone in enumerate(draw))
        total += 1
    s.drawn = before
    return bad / total


@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize("stones", [(SILVER, GOLD), (SILVER, BLUE), (BLACK, BLUE)])
def test_the_chance_of_a_danger_counts_every_stone_of_the_next_draw(stones: tuple[int, ...], city: bool) -> None:
    s, _ = in_a_dive(*stones, city=city)
    assert any_danger_chance(s) == pytest.approx(counted(s, BLUE, BLACK))
    for hazard in (BLUE, BLACK):
        assert danger_chance(s, hazard) == pytest.approx(counted(s, hazard))


def test_a_hazard_comes_more_often_when_two_stones_do() -> None:
    calm, _ = in_a_dive(SILVER, GOLD, city=False)
    city, _ = in_a_dive(SILVER, GOLD, city=True)
    assert hazard_chance(calm, BLUE) == pytest.approx(4 / 17)
    assert hazard_chance(city, BLUE) == pytest.approx(1 - 13 * 12 / (17 * 16))


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.001, 1), (0.3, 30), (0.999, 99), (1.0, 100)])
def test_what_can_happen_is_never_said_to_be_impossible_nor_certain_what_can_fail(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def said(s: DeepBlueState, diving: Play, language: str) -> list[str]:
    why = [WHY["go_on"](s, diving.ask, option) for option in diving.options]
    board = "\n".join(body for _, body in GAME.draw(s, 0, language, [], 100))
    return [GAME.catalogue.text(phrase, language) for phrase in why if phrase is not None] + [plain(board)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_troubled_waters_all_texts_and_the_view_tell_the_chance_of_two_stones(language: str) -> None:
    s, diving = in_a_dive(SILVER, BLUE, city=True)
    risk = percent(counted(s, BLUE, BLACK))
    assert risk != percent(counted(s, BLUE, BLACK) / 2)
    for text in said(s, diving, language):
        assert f"{risk} %" in text
    seen = GAME.rules.view(s, 0)["dive"]
    assert isinstance(seen, dict) and isinstance(seen["odds"], dict)
    assert (seen["risk"], seen["draws"]) == (risk, 2)
    assert seen["odds"]["blue"] == {"comes": percent(counted(s, BLUE)), "danger": percent(counted(s, BLUE))}
    assert seen["odds"]["black"] == {
        "comes": percent(hazard_chance(s, BLACK)),
        "danger": percent(counted(s, BLACK)),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_stones_at_once_are_a_danger_even_before_any_warning(language: str) -> None:
    s, diving = in_a_dive(SILVER, GOLD, city=True)
    risk = percent(counted(s, BLUE, BLACK))
    assert risk > 0
    for text in said(s, diving, language):
        assert f"{risk} %" in text
    calm, diving = in_a_dive(SILVER, GOLD, city=False)
    assert not any(" %" in text for text in said(calm, diving, language)[:1])
