"""The components of Nemo's War as flat tables: oceans, ships, cards, treasures and people are numbers into them."""

from __future__ import annotations

from .vocabulary import Condition, Effect, Use


class Table:
    """One action of the result table."""

    def __init__(self) -> None:
        self.exert: list[int] = []
        self.treasure = False
        self.bands: list[list[Effect]] = []


class Tile:
    """One tile of deadly seas."""

    def __init__(self) -> None:
        self.rule = 0
        self.attack = 0
        self.help = 0
        self.ship = -1
        self.effect: list[Effect] = []


class Content:
    """What the content files say."""

    def __init__(self) -> None:
        self.ocean_ids: list[str] = []
        self.die: list[int] = []
        """The number of a major ocean, 0 for a transit ocean"""
        self.ocean_of_die: list[int] = []
        self.areas: list[list[int]] = []
        """By die less one: the major ocean that it names, and those near it."""
        self.spaces: list[int] = []
        self.start_contacts: list[int] = []
        self.lands: list[list[int]] = []
        """The land spaces of each ocean"""
        self.land_ids: list[str] = []
        self.land_ocean: list[int] = []
        self.blue: list[list[int]] = []
        """Oceans joined by a blue line"""
        self.near: list[list[int]] = []
        """Oceans joined by a blue or dotted line"""
        self.rows: list[list[int]] = []
        """The tonnage rows a ship sunk in each ocean may go to"""
        self.tunnel: list[int] = []

        self.ship_ids: list[str] = []
        self.ship_group: list[int] = []
        self.side_name: list[str] = []
        self.side_nation: list[str] = []
        self.side_class: list[str] = []
        self.side_attack: list[int] = []
        """0 for civilians"""
        self.side_defence: list[int] = []
        self.side_notoriety: list[int] = []
        self.side_tonnage: list[int] = []
        self.side_science: list[int] = []
        self.side_wonder: list[int] = []
        self.side_armoured: list[bool] = []
        self.side_deep: list[bool] = []
        """Sea serpents and airships: no torpedo finds them"""
        self.side_bonus: list[list[Effect]] = []

        self.treasure_ids: list[str] = []
        self.treasure_kind: list[int] = []
        self.treasure_count: list[int] = []
        self.treasure_value: list[int] = []
        """-1 without treasure value"""
        self.treasure_wonder: list[int] = []
        self.treasure_when: list[int] = []
        self.treasure_effect: list[list[Effect]] = []

        self.card_ids: list[str] = []
        self.card_kind: list[int] = []
        self.card_number: list[str] = []
        self.card_test: list[int] = []
        self.card_exert: list[list[int]] = []
        self.card_pass: list[list[Effect]] = []
        self.card_fail: list[list[Effect]] = []
        self.card_play: list[list[Effect]] = []
        self.card_uses: list[list[Use]] = []
        self.card_unused: list[bool] = []
        """Whether an unused KEEP event ends in the success pile"""
        self.card_unused_if: list[Condition | None] = []
        self.card_adventure: list[int] = []
        """-1 where no adventure points are printed"""
        self.card_science: list[int] = []
        self.card_wonder: list[int] = []
        self.card_person: list[int] = []
        self.card_penalty: list[int] = []
        self.card_warship: list[int] = []
        self.card_civilian: list[int] = []
        self.act_white: list[int] = []
        self.act_black: list[int] = []

        self.technology_ids: list[str] = []
        self.technology_cost: list[int] = []
        self.character_ids: list[str] = []
        self.character_person: list[int] = []
        self.character_science: list[int] = []
        self.character_ap: list[int] = []
        self.character_help: list[int] = []
        self.character_reroll: list[bool] = []
        self.character_penalty: list[list[Effect]] = []

        self.track_exert: list[list[int]] = []
        self.track_person: list[list[int]] = []
        self.track_science: list[list[int]] = []
        self.track_wonder: list[list[int]] = []
        self.track_penalty: list[list[int]] = []
        self.damage_by_die: list[int] = []

        self.outlawed: list[int] = []
        self.act2: list[int] = []
        self.act3: list[int] = []
        self.motive_technology: list[int] = []
        self.motive_warship: list[int] = []
        self.motive_civilian: list[int] = []
        self.motive_adventure: list[int] = []
        self.motive_treasure: list[int] = []
        self.motive_uprising: list[int] = []
        self.motive_science: list[int] = []
        self.motive_wonder: list[int] = []

        self.event_stones: list[int] = []
        self.technology_free: list[bool] = []
        self.technology_later: list[bool] = []
        self.contact_change: list[list[int]] = []
        self.start_ap: list[int] = []
        self.blue_at: list[int] = []
        self.green_at: list[int] = []
        self.setback: list[int] = []
        """0 always one, 1 one or two, 2 the full lower die"""
        self.deadly_tiles: list[int] = []

        self.cost: list[int] = []
        self.cost_lull: list[int] = []
        self.tables: list[Table] = []
        self.mastery: list[int] = []
        self.level_ids: list[str] = []
        self.level_least: list[int] = []
        self.tile_ids: list[str] = []
        self.tiles: list[Tile] = []

        self.choices: list[Effect] = []
        """Every effect that offers a choice; its first number is its index here"""
        self.choice_of: list[str] = []
        """The id of the entry each of them belongs to"""
        self.officer_players: list[int] = []
        self.officer_role: list[int] = []
        self.officer_resources: list[list[int]] = []
        self.officer_characters: list[list[int]] = []
        self.officer_duties: list[list[int]] = []
        self.duty_officer: list[list[int]] = []
        """By players, then by duty: the officer who answers for it, or -1."""
        self.resource_officer: list[list[int]] = []
        """By players, then by resource: the officer who keeps it, or -1."""
        self.character_officer: list[list[int]] = []
        """By players, then by character: the officer who decides about it, or -1."""
