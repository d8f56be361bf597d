"""How Deep Blue's content files become the tables that the rules read."""

from __future__ import annotations

from ....kernel import Decoded, InvalidContent
from .entries import ChartFile, CrewFile, MarketFile, Needs, ScenariosFile, StonesFile, WrecksFile
from .tables import ANY, CITY_PARTS, COLOURS, SCENARIOS, SLOTS, SPOTS, Content


def compile(decoded: Decoded) -> Content:
    """Turn the files into tables, and refuse what does not fit together."""
    c = Content()
    _stones(c, decoded.file(StonesFile))
    _chart(c, decoded.file(ChartFile))
    _wrecks(c, decoded.file(WrecksFile))
    _crew(c, decoded.file(CrewFile))
    _market(c, decoded.file(MarketFile))
    scenarios = tuple(scenario.id for scenario in decoded.file(ScenariosFile).scenario)
    _demand(scenarios == SCENARIOS, "scenarios.toml", f"the scenarios are {', '.join(SCENARIOS)}, in this order")
    return c


def _demand(fine: bool, file: str, complaint: str) -> None:
    if not fine:
        raise InvalidContent(f"{file}: {complaint}")


def _stones(c: Content, file: StonesFile) -> None:
    by_id = {stone.id: stone for stone in file.stone}
    names = ", ".join(COLOURS)
    _demand(set(by_id) == set(COLOURS), "stones.toml", f"the stones are {names}, not {', '.join(by_id)}")
    for colour in COLOURS:
        stone = by_id[colour]
        supply, bag = stone.supply_start, stone.bag_start
        fits = min(supply, bag) >= 0 and supply + bag == stone.total
        _demand(fits, "stones.toml", f"[[stone]] {colour}: supply {supply} and bag {bag} do not make {stone.total}")
        c.stones_supply.append(stone.supply_start)
        c.stones_bag.append(stone.bag_start)
        c.stone_points.append(stone.points)
        c.stone_scouted.append(stone.points_scouted)


def _chart(c: Content, file: ChartFile) -> None:
    number = {node.id: i for i, node in enumerate(file.node)}
    c.node_ids = [node.id for node in file.node]
    c.node_kinds = [node.kind for node in file.node]
    c.node_x = [node.x for node in file.node]
    c.node_y = [node.y for node in file.node]
    c.neighbours = [[] for _ in file.node]
    for route in file.route:
        for end in route.between:
            _demand(
                end in number,
                "chart.toml",
                f"[[route]] {route.between[0]} - {route.between[1]}: there is no node {end!r}",
            )
        a, b = (number[end] for end in route.between)
        c.neighbours[a].append(b)
        c.neighbours[b].append(a)
    for near in c.neighbours:
        near.sort()
    c.moves = [_moves_from(c, a) for a in range(len(file.node))]
    harbours = [i for i, node in enumerate(file.node) if node.kind == "harbour"]
    c.start_sites = [i for i, node in enumerate(file.node) if node.kind == "start"]
    c.deep_sites = [i for i, node in enumerate(file.node) if node.kind == "deep"]
    _demand(len(harbours) == 1, "chart.toml", f"there is one harbour, not {len(harbours)}")
    _demand(len(c.start_sites) == 6, "chart.toml", f"there are 6 start sites, not {len(c.start_sites)}")
    _demand(len(c.deep_sites) == 9, "chart.toml", f"there are 9 deep sites, not {len(c.deep_sites)}")
    c.harbour = harbours[0]
    lost = [c.node_ids[i] for i, moves in enumerate(c.moves[c.harbour]) if moves < 0]
    _demand(not lost, "chart.toml", f"no route leads to {', '.join(lost)}")


def _moves_from(c: Content, start: int) -> list[int]:
    moves = [-1] * len(c.node_ids)
    moves[start] = 0
    reached = [start]
    for node in reached:
        for near in c.neighbours[node]:
            if moves[near] < 0:
                moves[near] = moves[node] + 1
                reached.append(near)
    return moves


def _wrecks(c: Content, file: WrecksFile) -> None:
    for i, wreck in enumerate(file.wreck):
        _demand(wreck.points >= 0, "wrecks.toml", f"{wreck.id}: points are not negative, as {wreck.points} is")
        c.wreck_ids.append(wreck.id)
        c.wreck_points.append(wreck.points)
        c.wreck_city.append(wreck.city)
        c.wreck_spots.append([SPOTS.index(spot) for spot in wreck.spots])
        (c.start_wrecks if wreck.set == "start" else c.deep_wrecks).append(i)
    empty = [i for i, wreck in enumerate(file.wreck) if wreck.empty]
    city = [i for i, wreck in enumerate(file.wreck) if wreck.city]
    _demand(len(c.start_wrecks) == 6, "wrecks.toml", f"there are 6 start wrecks, not {len(c.start_wrecks)}")
    _demand(len(c.deep_wrecks) == 9, "wrecks.toml", f"there are 9 deep wrecks, not {len(c.deep_wrecks)}")
    _demand(len(empty) == 1 and empty[0] in c.start_wrecks, "wrecks.toml", "one start wreck is the empty one")
    _demand(
        len(city) == CITY_PARTS and not set(city) & set(c.start_wrecks),
        "wrecks.toml",
        "four deep wrecks are parts of the city",
    )
    c.empty_wreck = empty[0]


def _crew(c: Content, file: CrewFile) -> None:
    _demand(len(file.starter) == 4, "crew.toml", f"there are 4 starters, not {len(file.starter)}")
    copies = sum(card.copies for card in file.crew)
    _demand(copies == 30, "crew.toml", f"the market deck has 30 cards, not {copies}")
    added = [0] * len(COLOURS)
    for i, card in enumerate([*file.starter, *file.crew]):
        _demand(
            not (card.money and card.propeller), "crew.toml", f"{card.id}: a card has money or a propeller, not both"
        )
        needs = card.needs or Needs()
        senseless = min(card.points, card.money, card.propeller) < 0 or (needs.count > 0) != (needs.colour is not None)
        _demand(
            not senseless, "crew.toml", f"{card.id}: numbers are not negative, and a colour needs a count from 1 on"
        )
        _demand(bool(needs.colour) or not card.points, "crew.toml", f"{card.id}: points without stones that bring them")
        protects = sum(1 << COLOURS.index(hazard) for hazard in needs.protects)
        _demand(not (protects and needs.colour), "crew.toml", f"{card.id}: a card protects, or brings points, not both")
        _demand(card.copies > 0, "crew.toml", f"{card.id}: copies is at least 1, not {card.copies}")
        c.crew_ids.append(card.id)
        c.crew_colour.append(
            -1 if needs.colour is None else ANY if needs.colour == "any" else COLOURS.index(needs.colour)
        )
        c.crew_count.append(needs.count)
        c.crew_points.append(card.points)
        c.crew_money.append(card.money)
        c.crew_propeller.append(card.propeller)
        c.crew_protects.append(protects)
        c.crew_adds.append(COLOURS.index(card.adds) if card.adds else -1)
        if i < len(file.starter):
            c.starters.append(i)
        else:
            c.deck += [i] * card.copies
            if card.adds:
                added[COLOURS.index(card.adds)] += card.copies
    money = sum(c.crew_money[card] for card in c.starters)
    propellers = sum(c.crew_propeller[card] for card in c.starters)
    _demand(money > 0 and propellers > 0, "crew.toml", "the starters must be able to hire and to sail")
    for colour, count in zip(COLOURS, added, strict=True):
        supply = c.stones_supply[COLOURS.index(colour)]
        _demand(count <= supply, "crew.toml", f"the cards add {count} {colour} stones, but the supply has {supply}")


def _market(c: Content, file: MarketFile) -> None:
    prices = {price.id: price.money for price in file.price}
    slots = [f"slot-{slot + 1}" for slot in range(SLOTS)]
    _demand(
        set(prices) == {*slots, "renewal"},
        "market.toml",
        f"the prices are those of {', '.join(slots)} and renewal, not of {', '.join(prices)}",
    )
    c.prices = [prices[slot] for slot in slots]
    c.renewal = prices["renewal"]
    rises = c.prices[0] > 0 and c.prices == sorted(c.prices)
    _demand(rises, "market.toml", f"slots cost $1 at least and no less than the one before, unlike {c.prices}")
    _demand(c.renewal > 0, "market.toml", f"a renewal costs $1 at least, not {c.renewal}")
