"""The oceans and the ships as tables."""

from __future__ import annotations

from .entries import (
    DeadlySeasFile,
    OceansFile,
    ShipsFile,
    Side,
)
from .parse import demand
from .tables import Content
from .vocabulary import (
    GROUPS,
)


def compile_oceans(c: Content, file: OceansFile) -> None:
    """The oceans, the lines between them, and the land spaces."""
    c.ocean_ids = [ocean.id for ocean in file.ocean]
    c.die = [ocean.die for ocean in file.ocean]
    demand(
        sorted(die for die in c.die if die) == [1, 2, 3, 4, 5, 6],
        "oceans.toml",
        "the major oceans have the dice 1 to 6",
    )
    c.ocean_of_die = [c.die.index(die) if die else -1 for die in range(7)]
    c.spaces = [ocean.spaces for ocean in file.ocean]
    c.start_contacts = [ocean.contacts for ocean in file.ocean]
    for number, ocean in enumerate(file.ocean):
        demand(ocean.contacts <= ocean.spaces, "oceans.toml", f"[[ocean]] {ocean.id}: more contacts than spaces")
        c.lands.append([len(c.land_ids) + i for i in range(len(ocean.uprisings))])
        c.land_ids += ocean.uprisings
        c.land_ocean += [number] * len(ocean.uprisings)
    c.blue = [[] for _ in file.ocean]
    c.near = [[] for _ in file.ocean]
    for line in file.line:
        for end in line.ends:
            demand(end in c.ocean_ids, "oceans.toml", f"[[line]] {line.id}: there is no ocean {end!r}")
        a, b = (c.ocean_ids.index(end) for end in line.ends)
        for one, other in ((a, b), (b, a)):
            c.near[one].append(other)
            if line.kind == "blue":
                c.blue[one].append(other)
    for joined in c.blue + c.near:
        joined.sort()
    c.areas = [[middle, *c.near[middle]] for middle in c.ocean_of_die[1:]]
    for ocean_number in range(len(file.ocean)):
        major = c.die[ocean_number] > 0
        rows = (
            [c.die[ocean_number] - 1]
            if major
            else sorted(c.die[near] - 1 for near in c.near[ocean_number] if c.die[near])
        )
        demand(bool(rows), "oceans.toml", f"[[ocean]] {c.ocean_ids[ocean_number]}: no major ocean is near, for tonnage")
        c.rows.append(rows)
    c.tunnel = [c.ocean_ids.index("european-seas"), c.ocean_ids.index("indian-ocean")]


def compile_ships(c: Content, file: ShipsFile, tiles: DeadlySeasFile) -> None:
    """The ships with both their sides; escorted ships of deadly seas come last."""
    for ship in file.ship:
        c.ship_ids.append(ship.id)
        c.ship_group.append(GROUPS.index(ship.group))
        _side(c, ship.front)
        _side(c, ship.back)
    for group, count in zip(GROUPS, (30, 14, 4, 4, 7, 4, 4, 2), strict=True):
        found = c.ship_group.count(GROUPS.index(group))
        demand(found == count, "ships.toml", f"there are {count} {group} ships, not {found}")
    for tile in tiles.tile:
        if tile.ship is not None:
            c.ship_ids.append(tile.id)
            c.ship_group.append(-1)
            _side(c, tile.ship)
            _side(c, tile.ship)


def _side(c: Content, side: Side) -> None:
    c.side_name.append(side.name)
    c.side_nation.append(side.nation)
    c.side_class.append(side.cls)
    c.side_attack.append(side.attack)
    c.side_defence.append(side.defence)
    c.side_notoriety.append(side.notoriety)
    c.side_tonnage.append(side.tonnage)
    c.side_science.append(side.science)
    c.side_wonder.append(side.wonder)
    c.side_armoured.append(side.armoured)
    c.side_deep.append(side.cls in ("monster", "airship"))
    c.side_bonus.append([])
