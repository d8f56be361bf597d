"""Set-up (NW-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....kernel import Pile, Rules, SetupError, Value, pick, tell
from ..content.tables import Content
from ..content.vocabulary import CREAM, DIFFICULTIES, EVENTS, MOTIVES, WHITE
from .deadly import scatter_tiles
from .state import COOP, SEMI, SOLO, NemoState
from .workshop import open_workshop

FIRST_EVENTS: Final = 6
LAST_EVENTS: Final = 4
AS_DIFFICULTY: Final = "same"
"""The level of a piece that follows the difficulty of the whole game."""


def new(content: Content, seats: int, options: Mapping[str, Value]) -> NemoState:
    """The table before the set-up, with the motive, the mode, variants and levels (NW-3.1, NW-3.11, NW-16)."""
    s = NemoState()
    s.c = content
    s.motive = MOTIVES.index(str(options["motive"]))
    if seats == 1 and options["mode"] == "semi":
        raise SetupError("the semi-co-operative game needs 2 to 4 seats, not 1")
    s.mode = SOLO if seats == 1 else SEMI if options["mode"] == "semi" else COOP
    s.setbacks = options["setbacks"] == "on"
    s.deadly = options["deadly_seas"] == "on"
    s.pursuit = options["pursuit"] == "on"
    s.navies = options["navies"] == "on"
    s.realistic = options["realistic_torpedoes"] == "on"
    s.level_events = level(options, "level_events")
    s.level_technology = level(options, "level_technology")
    s.level_contacts = level(options, "level_contacts")
    s.level_ap = level(options, "level_action_points")
    s.level_notoriety = level(options, "level_notoriety")
    s.level_setbacks = level(options, "level_setbacks")
    s.level_deadly = level(options, "level_deadly_seas")
    return s


def level(options: Mapping[str, Value], name: str) -> int:
    """The difficulty of one piece: its own, or that of the whole game (NW-3.11)."""
    chosen = options[name]
    return DIFFICULTIES.index(str(options["difficulty"] if chosen == AS_DIFFICULTY else chosen))


def set_up(s: NemoState) -> Rules:
    """Build the deck, fill bags and oceans, and open the workshop (NW-3)."""
    c = s.c
    tell(s, "motive", s.motive)
    build_deck(s)
    fill_bags(s)
    fill_oceans(s)
    s.resources = [len(track) - 1 for track in c.track_exert]
    s.characters = [1] * len(c.character_ids)
    s.ap = c.start_ap[s.level_ap]
    s.stack = Pile(range(len(c.technology_cost)))
    yield from take_posts(s)
    yield from open_workshop(s)


def build_deck(s: NemoState) -> None:
    """The adventure deck of 31 cards, and the additional events with their stones (NW-3.2 to NW-3.4)."""
    c = s.c
    second, third = c.act2[s.motive], c.act3[s.motive]
    s.deck = [1, FIRST_EVENTS, 1, second, 1, third + 1, LAST_EVENTS + 1]
    s.unseen = Pile(range(EVENTS))
    s.extra = EVENTS - FIRST_EVENTS - second - third - LAST_EVENTS
    s.event_stones = c.event_stones[s.level_events]


def fill_bags(s: NemoState) -> None:
    """Ships of the first two groups into the bag, the others wait; all treasures into theirs (NW-3.7)."""
    c = s.c
    ships = [ship for ship, group in enumerate(c.ship_group) if group >= WHITE]
    s.bag = Pile([ship for ship in ships if c.ship_group[ship] in (WHITE, CREAM)])
    s.waiting = [ship for ship in ships if c.ship_group[ship] > CREAM]
    scatter_tiles(s)
    s.treasure_bag = Pile([kind for kind, count in enumerate(c.treasure_count) for _ in range(count)])


def fill_oceans(s: NemoState) -> None:
    """Contacts by difficulty, a treasure stone in every major ocean (NW-3.8, NW-3.9)."""
    c = s.c
    change = c.contact_change[s.level_contacts]
    s.contacts = [count + more for count, more in zip(c.start_contacts, change, strict=True)]
    s.ships = [[] for _ in c.ocean_ids]
    s.stones = [1 if die else 0 for die in c.die]
    s.uprisings = [0] * len(c.land_ids)
    s.tonnage = [[] for _ in range(6)]


def take_posts(s: NemoState) -> Rules:
    """Each player gets an officer card for the number of players; one of them starts as captain (NW-17.1)."""
    if s.mode == SOLO:
        return
    s.officers = [card for card, players in enumerate(s.c.officer_players) if players == s.seats]
    s.own_up = [[] for _ in range(s.seats)]
    s.own_down = [[] for _ in range(s.seats)]
    s.own_stones = [0] * s.seats
    s.captain = yield from pick(range(s.seats), "captain")
    tell(s, "captain", s.captain)
