"""How New Eden's content files become the tables that the rules read."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Decoded, InvalidContent
from .entries import BonusFile, ModulesFile, StationFile, TablesFile, Words
from .tables import (
    COLUMNS,
    DECK_SIZE,
    DECKS,
    GROUPS,
    KRAKEN,
    OUTSIDE,
    OXYGEN,
    RESEARCH,
    ROUNDS,
    ROWS,
    SHIPYARD,
    Content,
)
from .vocabulary import (
    GAIN_COINS,
    GAIN_DEEPLE,
    GAIN_POINTS,
    HARM,
    LESS_HARM,
    OTHERS_GAIN_COINS,
    OTHERS_HARM_PER,
    POINTS_PER_STAFFED,
    REPAIR,
    SPARE,
    VERBS,
    Effect,
)

WITH_GROUP = (OTHERS_HARM_PER, POINTS_PER_STAFFED, SPARE)
ACTIVE = {"crab": GAIN_COINS, "clam": GAIN_POINTS, "kraken": REPAIR}
PLACED = (GAIN_COINS, REPAIR, HARM, OTHERS_GAIN_COINS, OTHERS_HARM_PER)
PLANT = (GAIN_COINS, GAIN_POINTS, LESS_HARM)
FINAL = (POINTS_PER_STAFFED, SPARE)


def compile(decoded: Decoded) -> Content:
    """Turn the files into tables, and refuse what does not fit together."""
    c = Content()
    _modules(c, decoded.file(ModulesFile))
    _station(c, decoded.file(StationFile))
    _bonus(c, decoded.file(BonusFile))
    _tables(c, decoded.file(TablesFile))
    return c


def _demand(fine: bool, file: str, complaint: str) -> None:
    if not fine:
        raise InvalidContent(f"{file}: {complaint}")


def _effect(file: str, id: str, words: Words) -> Effect:
    verb = VERBS.index(str(words[0])) if words and words[0] in VERBS else -1
    _demand(verb >= 0, file, f"{id}: an effect begins with one of {', '.join(VERBS)}, not {words[:1]}")
    rest = words[1:]
    group = -1
    if verb in WITH_GROUP:
        _demand(bool(rest) and rest[0] in GROUPS, file, f"{id}: {words[0]} names a group: {', '.join(GROUPS)}")
        group = GROUPS.index(str(rest[0]))
        rest = rest[1:]
    wanted = 0 if verb == SPARE else 1
    numbers = [word for word in rest if isinstance(word, int)]
    fits = len(rest) == len(numbers) == wanted
    _demand(fits, file, f"{id}: {words[0]} takes {wanted} number(s), not {list(rest)}")
    return verb, numbers[0] if numbers else 0, group


def _effects(file: str, id: str, written: Sequence[Words], allowed: tuple[int, ...]) -> list[Effect]:
    effects = [_effect(file, id, words) for words in written]
    for verb, _, _ in effects:
        _demand(verb in allowed, file, f"{id}: {VERBS[verb]} does not belong here")
    return effects


def _add(
    c: Content, id: str, group: int, bottles: tuple[int, ...], end: int = 0, pointer: int = 0, slots: int = 0
) -> int:
    """Add a card without effects to the tables."""
    c.ids.append(id)
    c.group.append(group)
    c.slots.append(slots)
    c.active.append((GAIN_COINS, 0, -1))
    c.placed.append([])
    c.plant.append([])
    c.final.append([])
    c.bottles.append(list(bottles))
    c.end.append(end)
    c.pointer.append(pointer)
    return len(c.ids) - 1


def _modules(c: Content, file: ModulesFile) -> None:
    name = "modules.toml"
    c.decks = [[] for _ in DECKS]
    for module in file.module:
        group = GROUPS.index(module.group)
        card = _add(c, module.id, group, module.bottles, module.end, module.pointer, module.slots)
        c.decks[DECKS.index(module.deck)].append(card)
        outside = group < OUTSIDE
        _demand(outside == (module.slots > 0), name, f"{module.id}: modules outside, and only those, have slots")
        _bottles(name, module.id, module.bottles, group == OXYGEN)
        if outside:
            effects = _effects(name, module.id, module.active, (ACTIVE[module.group],))
            _demand(len(effects) == 1, name, f"{module.id}: an outside module has one effect")
            c.active[card] = effects[0]
        allowed = PLACED if group == RESEARCH else (GAIN_DEEPLE,) if group == SHIPYARD else ()
        c.placed[card] = _effects(name, module.id, module.placed, allowed)
        _demand(group != SHIPYARD or len(c.placed[card]) == 1, name, f"{module.id}: a shipyard gives deeple")
        c.plant[card] = _effects(name, module.id, module.plant, PLANT if group == RESEARCH else ())
        c.final[card] = _effects(name, module.id, module.final, FINAL if group == RESEARCH else ())
    for deck, cards in zip(DECKS, c.decks, strict=True):
        _demand(len(cards) == DECK_SIZE, name, f"deck {deck} has {DECK_SIZE} cards, not {len(cards)}")


def _bottles(file: str, id: str, bottles: tuple[int, ...], needed: bool) -> None:
    fits = len(bottles) in (1, 2) and min(bottles) > 0 if needed else not bottles
    _demand(fits, file, f"{id}: oxygen cards, and only those, have one or two bottles of at least 1")


def _station(c: Content, file: StationFile) -> None:
    name = "station.toml"
    by_id = {card.id: card for card in file.oxygen}
    known = {"start-1", "start-2", "extension-card"}
    _demand(set(by_id) == known, name, f"the oxygen cards are {', '.join(sorted(known))}")
    for id in ("start-1", "start-2", "extension-card"):
        _bottles(name, id, by_id[id].bottles, True)
        _demand(by_id[id].copies >= 4, name, f"{id}: there are at least 4, not {by_id[id].copies}")
        card = _add(c, id, OXYGEN, by_id[id].bottles)
        if id == "extension-card":
            c.extension_card = card
        else:
            c.start_cards.append(card)
    tiles = {tile.group: tile for tile in file.extension}
    _demand(len(file.extension) == len(tiles) == 4, name, "there is one extension each for 4 groups")
    for tile in file.extension:
        c.extension_price[GROUPS.index(tile.group)] = tile.price
        _demand(tile.price > 0, name, f"{tile.id}: the price is at least 1")
    yard = _effects(name, tiles["shipyard"].id, tiles["shipyard"].placed, (GAIN_DEEPLE,))
    _demand(len(yard) == 1, name, "the shipyard extension gives deeple")
    c.extension_deeple = yard[0][1]
    kraken = tiles["kraken"]
    effects = _effects(name, kraken.id, kraken.active, (REPAIR,))
    _demand(len(effects) == 1 and kraken.slots > 0, name, "the kraken extension has slots and repairs")
    c.extension_kraken = _add(c, kraken.id, KRAKEN, (), 0, kraken.pointer, kraken.slots)
    c.active[c.extension_kraken] = effects[0]
    each = _effects(name, tiles["research"].id, [tiles["research"].each], (GAIN_POINTS,))
    c.extension_points = each[0][1]


def _bonus(c: Content, file: BonusFile) -> None:
    _demand(len(file.bonus) >= 2 * ROUNDS, "bonus.toml", f"there are at least {2 * ROUNDS} bonus cards")
    for bonus in file.bonus:
        c.bonus_ids.append(bonus.id)
        c.bonus_group.append(GROUPS.index(bonus.group))
        c.bonus_each += _effects("bonus.toml", bonus.id, [bonus.each], (GAIN_COINS, GAIN_POINTS))


def _tables(c: Content, file: TablesFile) -> None:
    name = "tables.toml"
    _demand(len(file.row) == ROWS, name, f"there are {ROWS} rows")
    sizes = [entry.cards for entry in file.purchase]
    _demand(sizes == list(range(COLUMNS + 1)), name, "purchases are of 0 to 3 cards, in order")
    _demand([entry.seats for entry in file.passing] == [2, 3, 4], name, "passing is for 2, 3 and 4 seats, in order")
    c.row_price = [row.price for row in file.row]
    c.row_damage = [row.damage for row in file.row]
    c.vent_coins = [vent.coins for vent in file.vent]
    c.vent_damage = [vent.damage for vent in file.vent]
    c.market_price = [entry.coins for entry in file.purchase]
    c.market_damage = [entry.damage for entry in file.purchase]
    c.passing = [[], [], *[entry.points for entry in file.passing]]
    for seats in (2, 3, 4):
        fits = len(c.passing[seats]) == seats and c.passing[seats][-1] == 0
        _demand(fits, name, f"passing-{seats}: one number per seat, and 0 for the last")
