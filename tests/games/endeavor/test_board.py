from __future__ import annotations

from itertools import product

import pytest
from rich.text import Text

from fathomfive import bots
from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import discovery
from fathomfive.games.endeavor.rules.state import PREPARE, EndeavorState
from fathomfive.kernel import Phrase, State, Stream, Table
from fathomfive.kernel.pen import plain
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.state import copy
from fathomfive.kernel.words import LANGUAGES

from .positions import BOX, Play, disc, fresh, hex_at, hire, report, sea, token

WIDTH = 78
NAMES = ("Ada", "Ben", "Cleo", "Dora")


def drawn(s: EndeavorState, viewer: int = 0, language: str = "en", width: int = WIDTH) -> str:
    blocks = GAME.draw(s, viewer, language, NAMES[: s.seats], width)
    return "\n".join([Text.from_markup(f"{title}\n{body}").plain for title, body in blocks])


def block(s: EndeavorState, title: str, viewer: int = 0) -> str:
    """The lines of the one block with this message as its title."""
    word = GAME.catalogue.text(Phrase(title), "en")
    found = [body for head, body in GAME.draw(s, viewer, "en", NAMES[: s.seats], WIDTH) if plain(head).startswith(word)]
    assert len(found) == 1
    return Text.from_markup(found[0]).plain


def test_nothing_is_drawn_before_a_zone_lies_in_the_ocean() -> None:
    assert GAME.draw(fresh(), 0, "en") == []


@pytest.mark.parametrize(
    ("scenario", "seats", "mode"),
    [(1, 2, "versus"), (2, 1, "versus"), (3, 4, "versus"), (4, 2, "versus"), (5, 1, "versus"), (6, 3, "versus"),
     (7, 3, "together"), (8, 4, "together"), (9, 2, "together"), (10, 2, "versus")],
)  # fmt: skip
def test_every_board_fits_and_shows_only_what_its_viewer_knows(scenario: int, seats: int, mode: str) -> None:
    table = Table("endeavor", seats, scenario, {"scenario": scenario, "mode": mode})
    bot = bots.make("greedy")
    stream = Stream(7)
    for step in range(400):
        asked = table.question
        if asked is None:
            break
        if step % 60 == 10:
            check(table.state, asked.seat, stream)
        table.answer(bot.choose(table.seat(asked.seat)))
    check(table.state, 0, stream)


def check(s: State, seat: int, stream: Stream) -> None:
    """No line is too long, and nothing changes when what the viewer cannot know is dealt anew."""
    assert isinstance(s, EndeavorState)
    for viewer, language in product((seat, NOBODY), LANGUAGES):
        text = drawn(s, viewer, language)
        assert [line for line in text.splitlines() if len(line) > WIDTH] == []
        other = copy(s)
        GAME.rules.redeal(other, viewer, stream)
        assert drawn(other, viewer, language) == text


@pytest.mark.parametrize("width", [60, 100, 120])
def test_a_board_fits_other_widths(width: int) -> None:
    text = GAME.draw(sea(4), 0, "en", NAMES, width)
    assert max([len(plain(line)) for _, body in text for line in body.splitlines()]) <= max(width, 78)


def test_the_map_shows_names_submarines_discs_and_tokens() -> None:
    s = sea(2, subs={0: ["C1", "C2"], 1: ["C1"]})
    disc(s, 0, "the-sea-star/s1")
    disc(s, 1, "the-sea-star/s2")
    text = block(s, "text-ocean")
    assert "⌂ The Sea Star" in text
    assert "▲12" in text
    assert ")12·" in text
    assert "◉4" in text
    assert "Volcanic" in text


def test_zones_within_reach_are_described() -> None:
    s = sea(2, zones={"C1": "the-sea-star", "C2": "shipwreck", "D1": "calm-seas", "E1": "atoll"}, subs={0: ["C2"]})
    text = block(s, "text-zones")
    assert "C2 Shipwreck ▲1  →" in text
    assert "A dive here turns up two tokens" in text
    assert "C1 The Sea Star" in text
    assert "Atoll" not in text
    assert "E1 Atoll" in block(s, "text-zones", NOBODY)


def test_the_own_mat_shows_tracks_crew_reports_and_tokens() -> None:
    s = sea()
    s.tracks[0] = [0, 2, 4, 7]
    s.knowledge[0] = 5
    hire(s, 0, "pilot", spent=True)
    hire(s, 0, "mentor", gold=True)
    s.reports[0].append(report("protecting"))
    s.spots[0].append(1)
    s.tokens[0] += [token("insight"), token("sonar")]
    text = block(s, "text-own")
    assert "recruits up to level 1" in text
    assert "2 new discs a round" in text
    assert "3 discs back a round" in text
    assert "technology 4" in text
    assert "○ Team Leader" in text
    assert "● Pilot" in text
    assert "○ Renowned Mentor★  1 point for each other own gold crew." in text
    assert "● conservation anywhere at your depths\n     ○ conservation anywhere at your depths" in text
    assert "4 knowledge │ 3 knowledge or: sonar" in text
    assert "3 discs in the hold, 5 of 12 knowledge" in drawn(s)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_crew_reports_and_zones_fit(language: str) -> None:
    s = sea(2)
    for id in BOX.crew_ids[1:]:
        hire(s, 0, id)
        hire(s, 0, id, gold=True)
    s.crew[1], s.spent[1] = s.crew[0][:], [1] * len(s.crew[0])
    s.display = list(range(len(BOX.report_ids)))
    s.reports = [s.display[:], s.display[:]]
    s.spots = [[0] * len(s.display), [0] * len(s.display)]
    s.tracks[0][0] = 12
    s.experts = [kind for kind, level in enumerate(BOX.level) if level == 5]
    s.phase = PREPARE
    for viewer in (0, 1, NOBODY):
        assert [line for line in drawn(s, viewer, language).splitlines() if len(line) > WIDTH] == []


def test_equal_crew_stands_on_one_line() -> None:
    s = sea()
    for _ in range(2):
        hire(s, 0, "pilot")
    assert "○ Pilot ×2" in block(s, "text-own")


def test_long_names_do_not_break_the_table() -> None:
    s = sea(2)
    blocks = GAME.draw(s, 0, "en", ("An exceptionally long name [of a seat]", "[b]"), WIDTH)
    lines = [Text.from_markup(line).plain for _, body in blocks for line in body.splitlines()]
    assert any(["1 An exceptionally…" in line for line in lines])
    assert any(["2 [b]" in line for line in lines])
    assert max([len(line) for line in lines]) <= WIDTH


def test_recruits_are_described_while_they_are_chosen() -> None:
    s = sea()
    assert "Pilot ×5, Reef Diver ×5" in block(s, "text-tray")
    s.phase = PREPARE
    text = block(s, "text-tray")
    assert "1 Pilot ×5: 1 influence  travel  ★ 1 inspiration, 1 coordination; travel" in text
    assert "2 Ecologist ×4, Marine Engineer ×4" in text


def test_the_display_shows_prices_topics_and_gains() -> None:
    s = sea()
    s.display = [report("protecting"), report("advanced-sonar")]
    text = block(s, "text-display")
    assert "SJ Protecting Threatened Marine Habitats  costs 4, 0 points" in text
    assert "later, for a disc: conservation anywhere at your depths ×2" in text
    assert "others: 1 ingenuity" in text


def test_the_influence_area_shows_markers_and_what_free_hexes_bring() -> None:
    s = sea()
    s.owner[hex_at(s, 0, 0)] = 1
    s.crowd[1] = 2
    text = block(s, "text-area")
    assert "1  ‹2›   R     K+1" in text
    assert "∞ 4/4  1: 0  2: 2" in text
    assert "2 Ben: 4" in text


def test_goals_show_how_the_seats_stand() -> None:
    s = sea()
    disc(s, 1, "the-sea-star/s1", "the-sea-star/s2")
    assert "1 discs (sonar)  1: 0  2: 2  1 point each  most +5, second +3" in block(s, "text-goals")


def test_races_show_who_was_first() -> None:
    s = sea(scenario=10)
    s.found = [1, 0]
    assert "zones discovered at depth 5  1. 2  2. 1  first there +4, second +2" in block(s, "text-goals")


def test_joint_goals_show_progress_crisis_and_what_is_to_come() -> None:
    s = sea(1)
    s.round = 4
    s.bonuses = [0, 1]
    s.crisis = 3
    text = block(s, "text-joint-goals")
    assert f"0/{s.sheet.influence_need[0]}  points from influence, reports and crew" in text
    assert "Fresh talent: junior crew" in text
    assert "one bonus goal is still to come" in text
    assert "! Storm" in text
    assert "3 crises are still to come" in text
    assert "0 reached, 4 needed" in drawn(s)
    assert "Round 4 of 7 · Actions · Storm" in drawn(s)


def test_a_designated_goal_is_named() -> None:
    s = sea(scenario=6)
    assert "as the finder of the Fallen Star decides" in block(s, "text-goals")
    s.designated = 1
    assert "3 discs (publication)" in block(s, "text-goals")


def test_a_hex_without_a_gain_says_its_points_only() -> None:
    s = sea()
    assert GAME.catalogue.text(GAME.words.piece(s, "hex", hex_at(s, 0, 6)), "en") == "hex 1/7: 2 points"
    assert GAME.catalogue.text(GAME.words.piece(s, "hex", hex_at(s, 0, 6)), "de") == "Feld 1/7: 2 Punkte"
    assert GAME.catalogue.text(GAME.words.piece(s, "hex", hex_at(s, 0, 0)), "en") == "hex 1/1: 1 reputation"


def test_the_tiles_drawn_for_a_discovery_are_shown_until_one_is_laid() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    tiles = [BOX.tile_ids.index(id) for id in ("kelp-forest", "shipwreck")]
    play = Play(s, discovery.discover(s, 0, 1, 2), tiles).answer((1, 2))
    text = block(s, "text-drawn", NOBODY)
    assert "Shipwreck (depth 2)  discovery: " in text and "8 tokens" in text
    assert "A dive here turns up two tokens" in text
    play.answer(play.options[0])
    assert "Drawn tiles" not in drawn(s)


def test_the_parts_of_everybodys_points_are_shown() -> None:
    s = sea()
    s.tracks[1] = [7, 0, 0, 0]
    s.knowledge[0] = 6
    text = " ".join(block(s, "text-seats").split())
    assert "Attributes 1:0 2:7" in text
    assert "Knowledge and discs 1:3 2:1" in text
    assert "Attributes" not in drawn(sea(mode="together"))


@pytest.mark.parametrize("scenario", range(1, 11))
def test_a_scenario_with_a_special_rule_tells_it(scenario: int) -> None:
    s = fresh(2, scenario)
    s.zones[0] = 0
    rule = f"scenario-{s.sheet.id}.rule"
    for language in LANGUAGES:
        told = GAME.catalogue.has(rule, language)
        assert told == (scenario > 2)
        if told:
            words = GAME.catalogue.text(Phrase(rule), language)
            assert words in " ".join(drawn(s, NOBODY, language).split())
