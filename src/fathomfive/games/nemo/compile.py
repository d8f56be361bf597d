"""How the content files become the tables that the rules read."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Decoded
from .content import (
    ActionsFile,
    Card,
    CardUse,
    CharactersFile,
    DeadlySeasFile,
    DifficultyFile,
    EventsFile,
    MotivesFile,
    OceansFile,
    OfficersFile,
    Points,
    ScoringFile,
    ShipsFile,
    Side,
    StoryFile,
    TechnologiesFile,
    TracksFile,
    TreasuresFile,
)
from .parse import Parser, demand
from .tables import (
    ACTIONS,
    CHARACTERS,
    DIFFICULTIES,
    DUTIES,
    EVENTS,
    FIRST_ACT,
    FIRST_FINALE,
    FIRST_TECHNOLOGY,
    GROUPS,
    KINDS,
    MOTIVES,
    RESOURCES,
    ROLES,
    TABLES,
    TECHNOLOGIES,
    TILE_RULES,
    TREASURE_KINDS,
    TURNING_POINT,
    WHENS,
    Content,
    Table,
    Tile,
    Use,
)


def compile_content(decoded: Decoded) -> Content:
    """Turn the files into tables, and refuse what does not fit together."""
    c = Content()
    _oceans(c, decoded.file(OceansFile))
    _people(c, decoded.file(CharactersFile), decoded.file(TechnologiesFile))
    tiles = decoded.file(DeadlySeasFile)
    ships = decoded.file(ShipsFile)
    _ships(c, ships, tiles)
    parser = Parser(c)
    for bonus in ships.bonus:
        demand(bonus.ship in c.ship_ids, "ships.toml", f"[[bonus]] {bonus.id}: there is no ship {bonus.ship!r}")
        side = c.ship_ids.index(bonus.ship) * 2 + (bonus.side == "back")
        c.side_bonus[side] = parser.effects("ships.toml", bonus.id, bonus.effect)
    c.character_penalty = [
        parser.effects("characters.toml", person.id, person.penalty)
        for person in decoded.file(CharactersFile).character
    ]
    _treasures(c, parser, decoded.file(TreasuresFile))
    _cards(c, parser, decoded.file(EventsFile), decoded.file(StoryFile), decoded.file(TechnologiesFile))
    _tracks(c, decoded.file(TracksFile))
    _motives(c, decoded.file(MotivesFile))
    _difficulties(c, decoded.file(DifficultyFile))
    _actions(c, parser, decoded.file(ActionsFile))
    _scoring(c, decoded.file(ScoringFile))
    _tiles(c, parser, tiles)
    _officers(c, decoded.file(OfficersFile))
    return c


def _same(file: str, what: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    demand(tuple(found) == tuple(wanted), file, f"the {what} are {', '.join(wanted)}, in this order")


def _oceans(c: Content, file: OceansFile) -> None:
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


def _people(c: Content, people: CharactersFile, technologies: TechnologiesFile) -> None:
    _same("characters.toml", "characters", [person.id for person in people.character], CHARACTERS)
    _same("technologies.toml", "technologies", [card.id for card in technologies.technology], TECHNOLOGIES)
    c.character_ids = list(CHARACTERS)
    c.character_person = [person.person for person in people.character]
    c.character_science = [person.science for person in people.character]
    c.character_ap = [person.action_points for person in people.character]
    c.character_help = [person.help for person in people.character]
    c.character_reroll = [person.reroll for person in people.character]
    c.technology_ids = [*TECHNOLOGIES, "magnetic-mines"]
    c.technology_cost = [card.cost for card in technologies.technology]


def _ships(c: Content, file: ShipsFile, tiles: DeadlySeasFile) -> None:
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


def _treasures(c: Content, parser: Parser, file: TreasuresFile) -> None:
    for treasure in file.treasure:
        c.treasure_ids.append(treasure.id)
        c.treasure_kind.append(TREASURE_KINDS.index(treasure.kind))
        c.treasure_count.append(treasure.count)
        c.treasure_value.append(treasure.value)
        c.treasure_wonder.append(treasure.wonder)
        c.treasure_when.append(WHENS.index(treasure.when))
        c.treasure_effect.append(parser.effects("treasures.toml", treasure.id, treasure.effect))
    demand(sum(c.treasure_count) == 59, "treasures.toml", f"there are 59 treasures, not {sum(c.treasure_count)}")


def _cards(c: Content, parser: Parser, events: EventsFile, story: StoryFile, technologies: TechnologiesFile) -> None:
    demand(len(events.event) == EVENTS, "events.toml", f"there are {EVENTS} events, not {len(events.event)}")
    for number, event in enumerate(events.event, 1):
        demand(
            event.number == number, "events.toml", f"[[event]] {event.id}: it stands at {number}, not {event.number}"
        )
        _card(c, parser, "events.toml", event, str(event.number))
    demand(len(c.card_ids) == FIRST_FINALE and len(story.finale) == 7, "story.toml", "there are 7 finales")
    for finale in story.finale:
        _card(c, parser, "story.toml", finale, finale.letter)
    demand(len(c.card_ids) == TURNING_POINT and len(story.turn) == 1, "story.toml", "there is one turning point")
    _plain(c, story.turn[0].id, Points())
    c.card_play[-1] = parser.effects("story.toml", story.turn[0].id, story.turn[0].effect)
    demand(len(c.card_ids) == FIRST_ACT and len(story.act) == 3, "story.toml", "there are three acts")
    for act in story.act:
        _plain(c, act.id, Points())
        c.card_play[-1] = parser.effects("story.toml", act.id, act.effect)
        c.act_white.append(act.white)
        c.act_black.append(act.black)
    assert len(c.card_ids) == FIRST_TECHNOLOGY
    for technology in technologies.technology:
        _plain(c, technology.id, technology.points)


def _plain(c: Content, id: str, points: Points, kind: str = "play", number: str = "") -> None:
    c.card_ids.append(id)
    c.card_kind.append(KINDS.index(kind))
    c.card_number.append(number)
    c.card_test.append(0)
    c.card_exert.append([])
    c.card_pass.append([])
    c.card_fail.append([])
    c.card_play.append([])
    c.card_uses.append([])
    c.card_unused.append(False)
    c.card_unused_if.append(None)
    c.card_adventure.append(points.adventure)
    c.card_science.append(points.science)
    c.card_wonder.append(points.wonder)
    c.card_person.append(points.person)
    c.card_penalty.append(points.penalty)
    c.card_warship.append(points.warship)
    c.card_civilian.append(points.civilian)


def _card(c: Content, parser: Parser, file: str, card: Card, number: str) -> None:
    _plain(c, card.id, card.points, card.kind, number)
    c.card_test[-1] = card.test
    c.card_exert[-1] = [RESOURCES.index(resource) for resource in card.exert]
    c.card_pass[-1] = parser.effects(file, card.id, card.passed)
    c.card_fail[-1] = parser.effects(file, card.id, card.fail)
    c.card_play[-1] = parser.effects(file, card.id, card.play)
    c.card_unused[-1] = card.unused == "success"
    if card.unused_if:
        c.card_unused_if[-1] = parser.condition(file, card.id, card.unused_if)
    demand(card.kind != "test" or card.test > 0, file, f"{card.id}: a TEST has a test value")
    demand(card.kind != "keep" or bool(card.use), file, f"{card.id}: a KEEP event says how it is used")
    for use in card.use:
        c.card_uses[-1].append(_use(parser, file, card.id, use))


def _use(parser: Parser, file: str, id: str, use: CardUse) -> Use:
    made = Use()
    made.when = WHENS.index(use.when)
    made.at = [parser.ocean(file, id, ocean) for ocean in use.at]
    made.needs = [parser.condition(file, id, need) for need in use.needs]
    made.ap = use.ap
    made.test = use.test
    made.exert = [RESOURCES.index(resource) for resource in use.exert]
    made.effect = parser.effects(file, id, use.effect)
    made.passed = parser.effects(file, id, use.passed)
    made.failed = parser.effects(file, id, use.fail)
    return made


def _tracks(c: Content, file: TracksFile) -> None:
    _same("tracks.toml", "resources", [track.id for track in file.resource], RESOURCES)
    for track in file.resource:
        length = len(track.exert)
        for name, row in (
            ("person", track.person),
            ("science", track.science),
            ("wonder", track.wonder),
            ("penalty", track.penalty),
        ):
            demand(
                len(row) in (0, length),
                "tracks.toml",
                f"[[resource]] {track.id}: {name} has {len(row)} spaces, not {length}",
            )
        none = [0] * length
        c.track_exert.append(track.exert)
        c.track_person.append(track.person or none)
        c.track_science.append(track.science or none)
        c.track_wonder.append(track.wonder or none)
        c.track_penalty.append(track.penalty or none)
    demand(len(file.damage) == 1 and len(file.damage[0].by_die) == 6, "tracks.toml", "random damage has six faces")
    c.damage_by_die = [-1, *(RESOURCES.index(resource) for resource in file.damage[0].by_die)]


def _motives(c: Content, file: MotivesFile) -> None:
    _same("motives.toml", "motives", [motive.id for motive in file.motive], MOTIVES)
    for motive in file.motive:
        demand(
            motive.technology in TECHNOLOGIES,
            "motives.toml",
            f"[[motive]] {motive.id}: no technology {motive.technology!r}",
        )
        demand(
            motive.act2 + motive.act3 == 16, "motives.toml", f"[[motive]] {motive.id}: acts II and III have 16 events"
        )
        c.outlawed.append(motive.outlawed)
        c.act2.append(motive.act2)
        c.act3.append(motive.act3)
        c.motive_technology.append(TECHNOLOGIES.index(motive.technology))
        c.motive_warship.append(motive.warship)
        c.motive_civilian.append(motive.civilian)
        c.motive_adventure.append(motive.adventure)
        c.motive_treasure.append(motive.treasure)
        c.motive_uprising.append(motive.uprising)
        c.motive_science.append(motive.science)
        c.motive_wonder.append(motive.wonder)


def _difficulties(c: Content, file: DifficultyFile) -> None:
    _same("difficulty.toml", "difficulties", [level.id for level in file.difficulty], DIFFICULTIES)
    for level in file.difficulty:
        c.event_stones.append(level.event_stones)
        c.technology_free.append(level.technology == "free")
        c.technology_later.append(level.technology == "later")
        for ocean in level.contacts:
            demand(ocean in c.ocean_ids, "difficulty.toml", f"[[difficulty]] {level.id}: there is no ocean {ocean!r}")
        c.contact_change.append([level.contacts.get(ocean, 0) for ocean in c.ocean_ids])
        c.start_ap.append(level.action_points)
        c.blue_at.append(level.blue_fleet)
        c.green_at.append(level.green_fleet)
        c.setback.append(("one", "low", "full").index(level.setback))
        c.deadly_tiles.append(level.deadly_tiles)


def _actions(c: Content, parser: Parser, file: ActionsFile) -> None:
    _same("actions.toml", "actions", [action.id for action in file.action], ACTIONS)
    _same("actions.toml", "tables", [table.id for table in file.table], TABLES)
    c.cost = [action.cost for action in file.action]
    c.cost_lull = [action.lull for action in file.action]
    for row in file.table:
        demand(len(row.bands) == 5, "actions.toml", f"[[table]] {row.id}: there are five bands, not {len(row.bands)}")
        table = Table()
        table.exert = [RESOURCES.index(resource) for resource in row.exert]
        table.treasure = row.treasure
        table.each_ship = row.against == "ships"
        table.bands = [parser.effects("actions.toml", row.id, band) for band in row.bands]
        c.tables.append(table)


def _scoring(c: Content, file: ScoringFile) -> None:
    c.mastery = [column.bonus for column in file.column]
    demand(len(c.mastery) == 6, "scoring.toml", f"the tonnage board has 6 columns, not {len(c.mastery)}")
    c.level_ids = [level.id for level in file.level]
    c.level_least = [level.least for level in file.level]
    demand(c.level_least == sorted(c.level_least), "scoring.toml", "levels stand from the lowest to the highest")


def _tiles(c: Content, parser: Parser, file: DeadlySeasFile) -> None:
    demand(len(file.tile) == 10, "deadlyseas.toml", f"there are 10 tiles, not {len(file.tile)}")
    for entry in file.tile:
        tile = Tile()
        tile.rule = TILE_RULES.index(entry.rule)
        tile.attack = entry.attack
        tile.help = entry.help
        tile.effect = parser.effects("deadlyseas.toml", entry.id, entry.effect)
        tile.ship = c.ship_ids.index(entry.id) if entry.ship is not None else -1
        demand(
            (entry.rule == "escort") == (tile.ship >= 0),
            "deadlyseas.toml",
            f"{entry.id}: an escort, and only it, is a ship",
        )
        c.tile_ids.append(entry.id)
        c.tiles.append(tile)


def _officers(c: Content, file: OfficersFile) -> None:
    for card in file.officer:
        c.officer_players.append(card.players)
        c.officer_role.append(ROLES.index(card.role))
        c.officer_resources.append([RESOURCES.index(resource) for resource in card.resources])
        for person in card.characters:
            demand(person in CHARACTERS, "officers.toml", f"[[officer]] {card.id}: there is no character {person!r}")
        c.officer_characters.append([CHARACTERS.index(person) for person in card.characters])
        for duty in card.duties:
            demand(duty in DUTIES, "officers.toml", f"[[officer]] {card.id}: there is no duty {duty!r}")
        c.officer_duties.append([DUTIES.index(duty) for duty in card.duties])
    for players in (2, 3, 4):
        cards = [i for i, number in enumerate(c.officer_players) if number == players]
        demand(
            len(cards) == players, "officers.toml", f"there are {players} cards for {players} players, not {len(cards)}"
        )
        _shared_out(players, "duty", [duty for i in cards for duty in c.officer_duties[i]], len(DUTIES))
        _shared_out(players, "character", [who for i in cards for who in c.officer_characters[i]], len(CHARACTERS))
        _shared_out(players, "resource", [0, *(what for i in cards for what in c.officer_resources[i])], len(RESOURCES))


def _shared_out(players: int, what: str, found: list[int], count: int) -> None:
    fine = sorted(found) == list(range(count))
    demand(
        fine,
        "officers.toml",
        f"with {players} players every {what} belongs to exactly one officer (nemo to the captain)",
    )
