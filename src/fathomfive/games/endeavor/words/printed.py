"""What is printed on the pieces: crew, dive tokens, zones with their spaces and links, hexes of the influence areas."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.scenario import Sheet
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, Content
from ..content.vocabulary import SPACES, TOPICS
from .phrases import crew_name, does, effect, hex_gain, listed, token_sides


def printed(c: Content) -> dict[str, list[Phrase]]:
    """By number, a name, then lines; `tile` is a zone that is drawn, `made` a link between two discs."""
    found = {f"crew/{code}": crew_lines(c, code) for code in range(2 * len(c.crew_ids))}
    for token, id in enumerate(c.token_ids):
        found[f"token/{token}"] = [Phrase(f"token-{id}"), token_sides(c, token)]
    for tile, id in enumerate(c.tile_ids):
        name = Phrase(f"zone-{id}")
        arrival = [Phrase("said-arrival", gain=effect(c.arrival[tile]))] if c.arrival[tile] else []
        feature = [Phrase(f"zone-{id}.text")] if c.featured[tile] else []
        found[f"zone/{tile}"] = [name, *arrival, *feature]
        found[f"tile/{tile}"] = [name, Phrase("said-discovery", gain=effect(c.discovery[tile])), *arrival, *feature]
        found[f"feature/{tile}"] = [name, *feature]
    found |= {f"space/{space}": space_lines(c, space) for space in range(len(c.kind))}
    for link, gained in enumerate(c.link_effect):
        ends = f"{c.link_a[link]}/{c.link_b[link]}"
        found[f"link/{ends}"] = [Phrase("said-link", gain=effect(gained))]
        found[f"made/{ends}"] = [Phrase("said-link-made", gain=effect(gained))]
    for sheet in c.sheets:
        found |= {f"hex/{sheet.number}/{hex}": [hex_line(sheet, hex)] for hex in range(sheet.hexes)}
    for what, ids in (("crisis", c.crisis_ids), ("bonus", c.bonus_ids)):
        for number, id in enumerate(ids):
            found[f"{what}/{number}"] = [Phrase(f"{what}-{id}"), Phrase(f"{what}-{id}.text")]
    return found


def crew_lines(c: Content, code: int) -> list[Phrase]:
    """One side of a crew: its actions, its bonus, what it scores; below a side that can be promoted, the other one."""
    side = c.side(code)
    lines = [crew_name(c, code), does(side)]
    if side.effect:
        lines.append(Phrase("said-at-once", gain=effect(side.effect)))
    if side.points:
        lines.append(Phrase(f"crew-{c.crew_ids[code >> 1]}-gold.text"))
    if code & 1 or not c.level[code >> 1]:
        return lines
    name, deeds, *rest = crew_lines(c, code | 1)
    return [*lines, Phrase("said-promoted", crew=name, does=deeds), *rest]


def space_lines(c: Content, space: int) -> list[Phrase]:
    """What a space is for, and what a disc on it costs and brings; on a dive space lie tokens."""
    topic = Phrase(f"topic-{TOPICS[c.topic[space]]}") if c.topic[space] >= 0 else Phrase("effect-none")
    name = Phrase(f"said-space-{SPACES[c.kind[space]]}", topic=topic)
    gain = effect(c.effect[space])
    if c.kind[space] == DIVE_SPACE:
        return [name, Phrase("said-tokens", count=c.tokens[space])]
    if c.kind[space] == CONSERVE_SPACE:
        return [name, Phrase("said-conserve", cost=c.cost[space], gain=gain)]
    return [name, gain] if c.effect[space] else [name]


def hex_line(sheet: Sheet, hex: int) -> Phrase:
    """What a hex brings, scores and does."""
    parts: list[Phrase] = []
    if sheet.hex_topic[hex] >= 0 or sheet.hex_effect[hex]:
        parts.append(hex_gain(sheet, hex))
    if sheet.hex_points[hex]:
        parts.append(Phrase("text-points", points=sheet.hex_points[hex]))
    if sheet.endless[hex] >= 0:
        parts.append(Phrase("text-endless"))
    if sheet.hex_goal[hex]:
        parts.append(Phrase("text-hex-goal"))
    if sheet.hex_rescue[hex]:
        parts.append(Phrase("text-hex-rescue"))
    if sheet.turtle == hex:
        parts.append(Phrase("text-hex-turtle"))
    return listed(parts) if parts else Phrase("text-free")
