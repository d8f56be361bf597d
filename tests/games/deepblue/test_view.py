"""What a viewer sees beyond the fields."""

from __future__ import annotations

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GOLD,
    GOLD_SPOT,
)
from fathomfive.games.deepblue.rules.dive import dive
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    crew,
    hold,
    moor,
    printed_table,
    sink,
)


def test_the_view_tells_the_prices_and_how_the_dive_stands() -> None:
    s = printed_table(scenario=DANGEROUS_REEFS)
    all_stones_in_bag(s)
    assert GAME.rules.view(s, 0)["prices"] == s.c.prices
    assert GAME.rules.view(s, 0)["renewal"] == s.c.renewal
    assert GAME.rules.view(s, 0)["dive"] is None
    site = sink(s, GOLD_SPOT, BLUE_SPOT, points=3)
    moor(s, 0, site)
    moor(s, 1, site, GOLD_SPOT)
    moor(s, 1, site, BLUE_SPOT, boat=1)
    play = Play(s, dive(s, 0, site)).draw(GOLD, BLUE)
    assert play.kind == "go_on"
    gold, scouted = s.c.stone_points[GOLD], s.c.stone_scouted[GOLD]
    dive_now = GAME.rules.view(s, 1)["dive"]
    assert isinstance(dive_now, dict)
    assert dive_now["divers"] == [
        {"seat": 0, "leads": True, "down": True, "cards": 0, "stones": gold, "wreck": 3},
        {"seat": 1, "leads": False, "down": True, "cards": 0, "stones": scouted, "wreck": 0},
    ]
    assert dive_now["warned"] == ["blue"]
    assert (dive_now["dangerous"], dive_now["bag"]) == (s.bag.pool.count(BLUE), len(s.bag.pool))
    assert dive_now["shields"] == {"blue": {"cards": [], "boats": [1]}, "black": {"cards": [], "boats": []}}
    for outside in (2, -1):
        seen = GAME.rules.view(s, outside)["dive"]
        assert isinstance(seen, dict) and seen["shields"] is None


def test_what_can_be_deduced_of_hands_is_no_part_of_any_view() -> None:
    s = a_table()
    s.traces[0] = [0, 4, *s.resting[0]]
    for viewer in (0, 1, -1):
        assert "traces" not in GAME.rules.view(s, viewer)


def test_who_has_surfaced_has_no_stones() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, site)
    guard = hold(s, 0, crew(s, protects=BLUE))
    play = Play(s, dive(s, 0, site)).draw(GOLD, BLUE, BLUE)
    play.answer("protect", guard)
    dive_now = GAME.rules.view(s, 0)["dive"]
    assert isinstance(dive_now, dict) and isinstance(dive_now["divers"], list)
    assert [(diver["down"], diver["stones"]) for diver in dive_now["divers"] if isinstance(diver, dict)] == [
        (True, s.c.stone_points[GOLD]),
        (False, 0),
    ]
