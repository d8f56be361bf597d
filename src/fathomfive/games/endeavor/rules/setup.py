"""The set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....kernel import Pile, Rules, Value, draw, pick, tell
from ..content.scenario import RANDOM
from ..content.tables import Content
from . import launch, ocean
from .discovery import draw_tile
from .preparation import show_expert
from .state import ROUND, EndeavorState

DISCS: Final = 30
DIFFICULTIES: Final = {"easy": 4, "medium": 5, "hard": 6, "legendary": 7}
TOGETHER: Final = "together"
TEAM_LEADER: Final = 0 * 2 + 1


def new(c: Content, seats: int, options: Mapping[str, Value]) -> EndeavorState:
    """All pieces before anything is drawn; alone is together with one seat (EN-2.1, EN-2.10, EN-11.1)."""
    s = EndeavorState()
    s.seats = seats
    s.c = c
    s.scenario = cast(int, options["scenario"])
    s.sheet = c.sheets[s.scenario - 1]
    s.together = seats == 1 or options["mode"] == TOGETHER
    s.need = DIFFICULTIES[str(options["difficulty"])] if s.together else 0
    s.declining = options["declining"] == "everything"
    s.passed = [0] * seats
    s.tracks = [[0, 0, 0, 0] for _ in range(seats)]
    s.knowledge = [0] * seats
    s.hold = [0] * seats
    s.supply = [DISCS - 1] * seats
    s.subs = [[] for _ in range(seats)]
    s.crew = [[TEAM_LEADER] for _ in range(seats)]
    s.spent = [[1] for _ in range(seats)]
    s.reports = [[] for _ in range(seats)]
    s.spots = [[] for _ in range(seats)]
    s.tokens = [[] for _ in range(seats)]
    fill_trays(s)
    lay_out_ocean(s)
    lay_out_area(s)
    return s


def fill_trays(s: EndeavorState) -> None:
    """Crew, reports, tokens and the cards of the co-op game, all unseen (EN-2.5 to EN-2.8, EN-11.2)."""
    c = s.c
    s.tray = [0 if level == 5 else c.copies[kind] for kind, level in enumerate(c.level)]
    s.expert_pile = Pile([kind for kind, level in enumerate(c.level) if level == 5 for _ in range(c.copies[kind])])
    s.deck = Pile([report for report, anchor in enumerate(c.report_anchor) if not anchor])
    s.bags = [Pile([token for token, copies in enumerate(c.token_copies) for _ in range(copies)])]
    s.bag_left = len(s.bags[0])
    if s.together:
        s.bonus_pile = Pile(range(len(c.bonus_ids)))
        s.crisis_pile = Pile(range(len(c.crisis_ids)))


def lay_out_ocean(s: EndeavorState) -> None:
    """Five stacks without the tiles of other scenarios and of depths the ocean does not reach (EN-2.3, EN-2.4)."""
    c, sheet = s.c, s.sheet
    named = [tile for _, tile in sheet.zones] + sheet.shuffled
    wanted = [*sheet.hidden, sheet.buried]
    s.zones = [-1] * sheet.cells
    s.finder = [-1] * sheet.cells
    s.where = [-1] * len(c.tile_ids)
    s.discs = [-1] * len(c.space_ids)
    s.heaps = [[] for heap in c.heap if heap >= 0]
    s.stacks = [Pile() for _ in range(5)]
    s.buried = sheet.among
    for tile, depth in enumerate(c.depth):
        if depth <= sheet.depth and tile not in named and (not c.only[tile] or tile in wanted):
            s.stacks[depth - 1].add(tile)


def lay_out_area(s: EndeavorState) -> None:
    """The influence area of the scenario (EN-9.2)."""
    sheet = s.sheet
    s.owner = [-1] * sheet.hexes
    s.crowd = [0] * (s.seats * sum([number >= 0 for number in sheet.endless]))
    s.open = [int(hex in sheet.starts) for hex in range(sheet.hexes)]
    s.cleanup = [0] * s.seats
    s.ways = [-1, -1, -1]


def set_up(s: EndeavorState) -> Rules:
    """Draw what is drawn, and launch the first submarines (EN-2.2, EN-2.5, EN-2.6, EN-2.8, EN-2.9, EN-2.11)."""
    yield from lay_first_zones(s)
    anchors = Pile(s.c.anchors)
    for _ in range(4):
        report = yield from draw(anchors, "report")
        s.display.append(report)
    for _ in range(3):
        yield from show_expert(s)
    s.wave = yield from pick(list(range(s.seats)), "start")
    s.turn = s.wave
    tell(s, "begins", s.wave)
    for i in range(s.seats):
        yield from launch.launch(s, (s.wave + i) % s.seats)
    s.phase = ROUND


def lay_first_zones(s: EndeavorState) -> Rules:
    """Lay the zones the scenario names, and the random ones among them (EN-2.2, EN-9.12)."""
    sheet = s.sheet
    for cell, tile in sheet.zones:
        if tile == RANDOM:
            tile = yield from draw_tile(s, sheet.depth_of[cell])
        ocean.lay(s, tile, cell, -1)
    row = list(range(len(sheet.shuffled)))
    for tile in sheet.shuffled:
        if tile == RANDOM:
            tile = yield from draw_tile(s, 1)
        cell = yield from pick(row, "place")
        row.remove(cell)
        ocean.lay(s, tile, cell, -1)
