"""The worked examples of the rulebook, with cards and wrecks of our own box."""

from __future__ import annotations

from itertools import combinations

from fathomfive.games.deepblue.content.tables import (
    ANY,
    BLACK,
    BLUE,
    BLUE_SPOT,
    GOLD,
    GOLD_SPOT,
    GREEN,
    RED,
    RED_SPOT,
    SILVER,
    SILVER_SPOT,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.sail import free_spots
from fathomfive.games.deepblue.rules.scoring import stone_points
from fathomfive.games.deepblue.rules.state import FACE_DOWN, NO_WRECK, DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from tests.games.deepblue.scenes import (
    Play,
    all_stones_in_bag,
    hold,
    hold_starter,
    moor,
    printed_table,
    remote_site,
    told,
)


def card_for(s: DeepBlueState, colour: int, count: int, points: int | None = None) -> int:
    """A printed card of the market deck that needs so many stones of a colour."""
    for card in s.c.deck:
        if (s.c.crew_colour[card], s.c.crew_count[card]) == (colour, count) and points in (None, s.c.crew_points[card]):
            return card
    raise AssertionError(f"our deck has no card for {count} stones of colour {colour} worth {points}")


def gold_starter(s: DeepBlueState) -> int:
    """The starter that needs one gold stone."""
    return next(card for card in s.c.starters if (s.c.crew_colour[card], s.c.crew_count[card]) == (GOLD, 1))


def printed_site(s: DeepBlueState, *spots: int, points: int) -> int:
    """Lay a printed wreck with some scout spots and points at a remote site."""
    for wreck in range(len(s.c.wreck_ids)):
        if (
            set(spots) <= set(s.c.wreck_spots[wreck])
            and s.c.wreck_points[wreck] == points
            and not s.c.wreck_city[wreck]
        ):
            break
    else:
        raise AssertionError("our box has no such wreck")
    site = remote_site(s)
    if wreck in s.deep.pool:
        s.deep.take(wreck)
    else:
        if wreck in s.wrecks:
            s.wrecks[s.wrecks.index(wreck)] = NO_WRECK
        s.deep.pool.pop(0)
    s.wrecks[site] = wreck
    return site


def all_at(s: DeepBlueState, site: int) -> None:
    all_stones_in_bag(s)
    for seat in range(s.seats):
        moor(s, seat, site)


# --- example 1: red cards ---


def test_example_1_two_players_each_play_a_red_card_for_four_points() -> None:
    s = printed_table(3)
    red = card_for(s, RED, 1, 4)
    site = printed_site(s, GOLD_SPOT, points=3)
    all_at(s, site)
    hold(s, 1, red)
    hold(s, 2, red)
    drawing = Play(s, dive(s, 0, site)).draw(RED)
    drawing.answer("crew", red, seat=1).answer("crew", red, seat=2)
    assert s.earned == [0, 4, 4]
    drawing.stop()
    assert s.chests == [4 + 3, 4 + 4, 4 + 4]


def test_example_1_one_player_with_both_red_cards_plays_both_for_eight() -> None:
    s = printed_table(3)
    red = card_for(s, RED, 1, 4)
    site = printed_site(s, GOLD_SPOT, points=3)
    all_at(s, site)
    hold(s, 1, red, red)
    Play(s, dive(s, 0, site)).draw(RED).answer("crew", red, red, seat=1)
    assert s.earned == [0, 8, 0]


# --- example 2: the eighth stone is gold ---


def test_example_2_a_gold_eighth_stone_lets_two_cards_be_played_at_once() -> None:
    s = printed_table(2)
    gold, eight = gold_starter(s), card_for(s, ANY, 8)
    site = printed_site(s, GOLD_SPOT, points=3)
    all_at(s, site)
    hold_starter(s, 1, gold)
    hold(s, 1, eight)
    drawing = Play(s, dive(s, 0, site)).draw(SILVER, SILVER, RED, BLUE, GREEN, BLACK, SILVER)
    assert drawing.kind == "go_on"
    drawing.draw(GOLD)
    assert (drawing.seat, set(drawing.options)) == (1, {gold, eight, "done"})
    drawing.answer("crew", gold, eight, seat=1)
    assert drawing.kind == "go_on"
    assert s.earned[1] == s.c.crew_points[gold] + s.c.crew_points[eight]


# --- the sail ---


def test_the_worked_sail_four_propellers_two_moves_for_each_boat() -> None:
    s = printed_table(3)
    orange, yellow = 0, 1
    c = s.c
    crossed, goal, start = next(
        (mid, end, begin)
        for mid in c.deep_sites
        for end in c.deep_sites
        for begin in range(len(c.node_ids))
        if c.moves[mid][end] == 1 and c.moves[begin][mid] == 1 and c.moves[begin][end] == 2
    )
    buoy, site, other_start = next(
        (mid, end, begin)
        for mid in range(len(c.node_ids))
        for end in c.start_sites
        for begin in range(len(c.node_ids))
        if c.node_kinds[mid] == "buoy"
        and s.wrecks[end] >= 0
        and len(c.wreck_spots[s.wrecks[end]]) >= 2
        and c.moves[mid][end] == 1
        and c.moves[begin][mid] == 1
        and c.moves[begin][end] == 2
    )
    assert c.node_kinds[buoy] == "buoy"
    moor(s, orange, start)
    moor(s, orange, other_start, boat=1)
    moor(s, yellow, site, c.wreck_spots[s.wrecks[site]][0])
    powered = [card for card in c.deck if c.crew_propeller[card] > 0]
    engines = next(list(pair) for pair in combinations(powered, 2) if sum(c.crew_propeller[card] for card in pair) == 4)
    hold(s, orange, *engines)
    silver = next(wreck for wreck in s.deep.pool if SILVER_SPOT in c.wreck_spots[wreck] and not c.wreck_city[wreck])

    sailing = Play(s, turn(s)).answer("action", "sail").answer("propel", *engines)
    assert sailing.ask.about == (4,)
    sailing.answer("sail", (0, goal))
    assert sailing.ask.about == (2,)
    sailing.answer("sail", (1, site)).answer("wreck", silver)
    assert s.wrecks[crossed] == FACE_DOWN
    assert s.wrecks[goal] == silver
    sailing.answer("scout", c.wreck_spots[silver].index(SILVER_SPOT), seat=orange)
    assert 0 not in free_spots(s, site)
    if sailing.kind == "scout":
        assert 0 not in sailing.options
        sailing.answer("scout", 1, seat=orange)
    assert sailing.over
    assert c.wreck_spots[silver][s.spots[orange][0]] == SILVER_SPOT
    assert (s.boats[orange], s.spots[orange][1]) == ([goal, site], 1)
    assert set(engines) <= set(s.resting[orange])
    assert s.played[orange] == []


# --- the dive ---


def test_the_worked_dive_brings_orange_29_yellow_2_and_green_18() -> None:
    s = printed_table(3)
    green, orange, yellow = 0, 1, 2
    site = printed_site(s, GOLD_SPOT, RED_SPOT, BLUE_SPOT, points=3)
    all_at(s, site)
    moor(s, orange, site, GOLD_SPOT)
    moor(s, yellow, site, RED_SPOT)
    moor(s, green, site, BLUE_SPOT)
    gold, red, eight = gold_starter(s), card_for(s, RED, 1, 4), card_for(s, ANY, 8)
    artefact = card_for(s, GREEN, 1, 14 - s.c.crew_points[eight])
    pump = next(card for card in s.c.deck if s.c.crew_protects[card] == 1 << BLUE)
    for seat in (green, yellow):
        hold_starter(s, seat, gold)
    hold(s, green, red)
    hold(s, orange, artefact, eight, pump)

    drawing = Play(s, turn(s)).answer("action", ("dive", site)).draw(GOLD)
    drawing.answer("crew", gold, seat=green).answer("crew", gold, seat=yellow)
    drawing.draw(SILVER, BLUE, GREEN)
    drawing.answer("crew", artefact, seat=orange)
    drawing.draw(GOLD, RED).answer("crew", red, seat=green)
    drawing.draw(BLACK)
    assert (drawing.kind, s.diving) == ("go_on", [True, True, True])

    drawing.draw(BLUE).answer("protect", ("spot", 0), seat=green)
    drawing.answer("protect", pump, seat=orange)
    assert s.diving == [True, True, False]
    assert stone_points(s, yellow) == 15
    drawing.answer("crew", eight, seat=orange)
    drawing.answer("go_on", "stop", seat=green)
    assert drawing.over
    assert told(s, "scores") == [(green, 6, 9, 3, 18), (orange, 14, 15, 0, 29), (yellow, 2, 0, 0, 2)]
    assert s.chests == [18, 29, 2]


# --- notes in the margin ---


def test_the_note_on_played_cards_three_cards_of_a_dive_rest_together_after_it() -> None:
    s = printed_table(2)
    site = printed_site(s, GOLD_SPOT, points=3)
    all_at(s, site)
    red = card_for(s, RED, 1)
    hold(s, 0, red, red)
    hold_starter(s, 0, gold_starter(s))
    drawing = Play(s, dive(s, 0, site)).draw(GOLD).answer("crew", gold_starter(s), seat=0)
    drawing.draw(RED).answer("crew", red, red, seat=0)
    assert sorted(s.played[0]) == sorted([gold_starter(s), red, red])
    drawing.stop()
    assert s.played[0] == []
    assert s.resting[0].count(red) == 2


def test_the_note_on_protection_a_blue_eighth_stone_must_be_survived_before_eight_stones_count() -> None:
    s = printed_table(2)
    site = printed_site(s, GOLD_SPOT, points=3)
    all_at(s, site)
    eight = card_for(s, ANY, 8)
    pump = next(card for card in s.c.deck if s.c.crew_protects[card] == 1 << BLUE)
    hold(s, 0, eight, pump)
    hold(s, 1, eight)
    drawing = Play(s, dive(s, 0, site)).draw(SILVER, SILVER, RED, BLUE, GREEN, BLACK, SILVER, BLUE)
    assert (drawing.kind, drawing.seat) == ("protect", 0)
    drawing.answer("protect", pump).answer("crew", eight, seat=0)
    assert drawing.kind == "go_on"
    assert eight in s.hands[1]


def test_the_note_on_overpaying_two_money_hire_a_card_for_one() -> None:
    s = printed_table(2)
    hold(s, 0, next(card for card in s.c.deck if s.c.crew_money[card] == 2))
    card = s.market[0]
    Play(s, turn(s)).answer("action", ("hire", 0)).let_nature()
    assert s.hands[0] == [card]
    assert s.tokens[0] == 0
