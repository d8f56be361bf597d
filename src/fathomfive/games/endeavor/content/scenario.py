"""One scenario as the rules read it: the grid of the ocean, the hexes of the influence area, the goals."""

from __future__ import annotations

from typing import Final

from ....kernel import InvalidContent
from . import entries
from .vocabulary import SPACES, TOPICS, Effect, compiled

MOST_CELLS: Final = 60
"""So many places fit into the bits of an integer."""
COLUMNS: Final = "ABCDEFG"
ALL_DEPTHS: Final = [1, 2, 3, 4, 5]
RANDOM: Final = -1
ANY_SHALLOW: Final = -1


class Goal:
    """One way to score a goal."""

    def __init__(self, goal: entries.Goal, columns: int) -> None:
        self.goal: int = goal.goal
        self.option: str = goal.option
        self.count: str = goal.count
        self.kinds: list[int] = [SPACES.index(kind) for kind in goal.kinds]
        self.subs: bool = goal.subs
        self.columns: list[int] = [ord(column) - ord("A") for column in goal.columns] or list(range(columns))
        self.depths: list[int] = list(goal.depths) or ALL_DEPTHS
        self.points: int = goal.points
        self.first: int = goal.first
        self.second: int = goal.second
        self.leaders: list[str] = list(goal.leaders)
        self.leader_points: int = goal.leader_points
        self.need: list[int] = list(goal.need)
        self.covers: list[bool] = []
        """For each place whether it lies in the columns and depths of the goal."""
        self.by_zone: bool = goal.count in ("zones", "horizon-near", "horizon-far", "race-visit")
        self.by_topic: bool = goal.count in ("best-topic", "topic-sets")


class Sheet:
    """A scenario: places are numbered depth by depth, from column A on."""

    def __init__(self, scenario: entries.Scenario, area: entries.Area, tiles: list[str]) -> None:
        self.id: str = scenario.id
        self.number: int = scenario.number
        self.rule: str = scenario.rule
        self.columns: int = scenario.columns
        self.depth: int = scenario.depth
        self.cells: int = scenario.columns * scenario.depth
        if self.cells > MOST_CELLS:
            raise InvalidContent(f"scenarios.toml: an ocean has at most {MOST_CELLS} places, not {self.cells}")
        self.depth_of: list[int] = [cell // scenario.columns + 1 for cell in range(self.cells)]
        self.column_of: list[int] = [cell % scenario.columns for cell in range(self.cells)]
        self.neighbours: list[list[int]] = [self._beside(cell) for cell in range(self.cells)]
        self.zones: list[tuple[int, int]] = [
            (self.cell(start.at), _tile(tiles, start.tile, scenario.id)) for start in scenario.zones
        ]
        self.shuffled: list[int] = [_tile(tiles, id, scenario.id) for id in scenario.shuffled]
        self.hidden: list[int] = [_tile(tiles, id, scenario.id) for id in scenario.hidden]
        self.buried: int = _tile(tiles, scenario.buried, scenario.id) if scenario.buried else -1
        self.among: int = scenario.among
        self.base: int = ANY_SHALLOW if scenario.base == "depth-1" else _tile(tiles, scenario.base, scenario.id)
        self.influence_need: list[int] = list(scenario.influence_need)
        self.goals: list[Goal] = [Goal(goal, scenario.columns) for goal in scenario.goals]
        for goal in self.goals:
            goal.covers = self.covered(goal.columns, goal.depths)
        self._area(area)

    def covered(self, columns: list[int], depths: list[int]) -> list[bool]:
        """For each place whether it lies in certain columns and depths."""
        return [self.column_of[cell] in columns and self.depth_of[cell] in depths for cell in range(self.cells)]

    def cell(self, at: str) -> int:
        """The number of a place such as `C2`."""
        column, depth = ord(at[0]) - ord("A"), int(at[1:])
        if not (0 <= column < self.columns and 1 <= depth <= self.depth):
            raise InvalidContent(f"scenarios.toml: {self.id} has no place {at}")
        return (depth - 1) * self.columns + column

    def place(self, cell: int) -> str:
        """What a place is called, such as `C2`."""
        return f"{COLUMNS[self.column_of[cell]]}{self.depth_of[cell]}"

    def _beside(self, cell: int) -> list[int]:
        column = cell % self.columns
        found = []
        if cell >= self.columns:
            found.append(cell - self.columns)
        if column > 0:
            found.append(cell - 1)
        if column < self.columns - 1:
            found.append(cell + 1)
        if cell + self.columns < self.cells:
            found.append(cell + self.columns)
        return found

    def _area(self, area: entries.Area) -> None:
        where = {hex.at: number for number, hex in enumerate(area.hexes)}
        self.grid: str = area.grid
        self.hexes: int = len(area.hexes)
        self.hex_at: list[tuple[int, int]] = [hex.at for hex in area.hexes]
        self.hex_points: list[int] = [hex.points for hex in area.hexes]
        self.hex_effect: list[Effect] = [compiled(hex.effect, f"{area.id} {hex.at}") for hex in area.hexes]
        self.hex_topic: list[int] = [TOPICS.index(hex.topic) if hex.topic else -1 for hex in area.hexes]
        self.hex_goal: list[int] = [hex.goal for hex in area.hexes]
        self.hex_rescue: list[bool] = [hex.rescue for hex in area.hexes]
        self.turtle: int = -1
        self.starts: list[int] = []
        self.endless: list[int] = []
        """For each hex its number among the endless ones, or -1."""
        count = 0
        for number, hex in enumerate(area.hexes):
            self.endless.append(count if hex.endless else -1)
            count += hex.endless
            if hex.turtle:
                self.turtle = number
            if hex.start:
                self.starts.append(number)
        self.near: list[list[int]] = [
            [where[at] for at in around(area.grid, hex.at) if at in where] for hex in area.hexes
        ]
        self.to_goal: list[list[int]] = []
        """For each goal hex, how far every hex is from it."""
        self.rows: list[list[int]] = []
        self.overflow: list[int] = []
        if self.rule == "tracks":
            self._tracks(area, where)
            return
        self.to_goal = [self._steps_to(self.hex_goal.index(goal)) for goal in (1, 2, 3) if goal in self.hex_goal]
        for source, goal in area.arrows:
            if source not in where or goal not in where:
                raise InvalidContent(f"influence.toml: {area.id} has an arrow from {source} to {goal}, but no such hex")
            self.near[where[source]].append(where[goal])

    def _steps_to(self, goal: int) -> list[int]:
        """How many hexes lie between each hex and one of them."""
        steps = [self.hexes] * self.hexes
        steps[goal] = 0
        edge = [goal]
        for hex in edge:
            for beside in self.near[hex]:
                if steps[beside] == self.hexes:
                    steps[beside] = steps[hex] + 1
                    edge.append(beside)
        return steps

    def _tracks(self, area: entries.Area, where: dict[tuple[int, int], int]) -> None:
        """One track a depth, and the endless hex its arrow leads to."""
        ends = {goal for _, goal in area.arrows}
        for depth in range(self.depth):
            row = [number for number, hex in enumerate(area.hexes) if hex.at[0] == depth and hex.at not in ends]
            self.rows.append(row)
            targets = [where[goal] for source, goal in area.arrows if where[source] == row[-1]]
            self.overflow.append(targets[0] if targets else -1)


def around(grid: str, at: tuple[int, int]) -> list[tuple[int, int]]:
    """The neighbours of a hex: `pointy` grids shift odd rows to the right, `flat` ones odd columns down."""
    r, k = at
    if grid == "pointy":
        left = k - 1 if r % 2 == 0 else k
        return [(r, k - 1), (r, k + 1), (r - 1, left), (r - 1, left + 1), (r + 1, left), (r + 1, left + 1)]
    if grid == "flat":
        up = r - 1 if k % 2 == 0 else r
        return [(r - 1, k), (r + 1, k), (up, k - 1), (up + 1, k - 1), (up, k + 1), (up + 1, k + 1)]
    return [(r, k - 1), (r, k + 1)]


def _tile(tiles: list[str], id: str, scenario: str) -> int:
    if id == "random":
        return RANDOM
    if id not in tiles:
        raise InvalidContent(f"scenarios.toml: {scenario} names the unknown tile {id!r}")
    return tiles.index(id)
