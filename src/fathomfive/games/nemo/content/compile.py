"""How the content files become the tables that the rules read."""

from __future__ import annotations

from ....kernel import Decoded
from .compile_cards import compile_cards
from .compile_sea import compile_oceans, compile_ships
from .entries import (
    ActionsFile,
    CharactersFile,
    DeadlySeasFile,
    DifficultyFile,
    EventsFile,
    MotivesFile,
    OceansFile,
    OfficersFile,
    ScoringFile,
    ShipsFile,
    StoryFile,
    TechnologiesFile,
    TracksFile,
    TreasuresFile,
)
from .parse import Parser, demand, same
from .tables import Content, Table, Tile
from .vocabulary import (
    ACTIONS,
    CHARACTERS,
    DIFFICULTIES,
    DUTIES,
    MOTIVES,
    RESOURCES,
    ROLES,
    TABLES,
    TECHNOLOGIES,
    TILE_RULES,
    TREASURE_KINDS,
    WHENS,
)


def compile(decoded: Decoded) -> Content:
    """Turn the files into tables, and refuse what does not fit together."""
    c = Content()
    compile_oceans(c, decoded.file(OceansFile))
    _people(c, decoded.file(CharactersFile), decoded.file(TechnologiesFile))
    tiles = decoded.file(DeadlySeasFile)
    ships = decoded.file(ShipsFile)
    compile_ships(c, ships, tiles)
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
    compile_cards(c, parser, decoded.file(EventsFile), decoded.file(StoryFile), decoded.file(TechnologiesFile))
    _tracks(c, decoded.file(TracksFile))
    _motives(c, decoded.file(MotivesFile))
    _difficulties(c, decoded.file(DifficultyFile))
    _actions(c, parser, decoded.file(ActionsFile))
    _scoring(c, decoded.file(ScoringFile))
    _tiles(c, parser, tiles)
    _officers(c, decoded.file(OfficersFile))
    return c


def _people(c: Content, people: CharactersFile, technologies: TechnologiesFile) -> None:
    same("characters.toml", "characters", [person.id for person in people.character], CHARACTERS)
    same("technologies.toml", "technologies", [card.id for card in technologies.technology], TECHNOLOGIES)
    c.character_ids = list(CHARACTERS)
    c.character_person = [person.person for person in people.character]
    c.character_science = [person.science for person in people.character]
    c.character_ap = [person.action_points for person in people.character]
    c.character_help = [person.help for person in people.character]
    c.character_reroll = [person.reroll for person in people.character]
    c.technology_ids = [*TECHNOLOGIES, "magnetic-mines"]
    c.technology_cost = [card.cost for card in technologies.technology]


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


def _tracks(c: Content, file: TracksFile) -> None:
    same("tracks.toml", "resources", [track.id for track in file.resource], RESOURCES)
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
    same("motives.toml", "motives", [motive.id for motive in file.motive], MOTIVES)
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
    same("difficulty.toml", "difficulties", [level.id for level in file.difficulty], DIFFICULTIES)
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
    same("actions.toml", "actions", [action.id for action in file.action], ACTIONS)
    same("actions.toml", "tables", [table.id for table in file.table], TABLES)
    c.cost = [action.cost for action in file.action]
    c.cost_lull = [action.lull for action in file.action]
    for row in file.table:
        demand(len(row.bands) == 5, "actions.toml", f"[[table]] {row.id}: there are five bands, not {len(row.bands)}")
        table = Table()
        table.exert = [RESOURCES.index(resource) for resource in row.exert]
        table.treasure = row.treasure
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
    c.duty_officer = [[-1] * len(DUTIES) for _ in range(5)]
    c.resource_officer = [[-1] * len(RESOURCES) for _ in range(5)]
    c.character_officer = [[-1] * len(CHARACTERS) for _ in range(5)]
    for officer, players in enumerate(c.officer_players):
        for answered in c.officer_duties[officer]:
            c.duty_officer[players][answered] = officer
        for kept in c.officer_resources[officer]:
            c.resource_officer[players][kept] = officer
        for aboard in c.officer_characters[officer]:
            c.character_officer[players][aboard] = officer
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
