"""What lies beside the map, as text: tonnage, technologies, tableau, treasures, piles and officers."""

from __future__ import annotations

from ....kernel.pen import flow, pad, widest, wrapped
from ..content.vocabulary import CHARACTERS, RESOURCES, SALVAGE_SPACES, TILE
from ..rules.bridge import alive, glory
from ..rules.cards import events_left
from ..rules.scoring import SOURCES, final_cards, mastery, standing
from ..rules.scoring import count as count_points
from ..rules.sea import is_warship
from ..rules.state import SEMI
from .pen import Pen
from .story import points as points_of_card


def points(pen: Pen) -> str:
    """The points by source, if the game ended now."""
    s = pen.s
    found = s.points if s.points else count_points(s, final_cards(s))
    items = [f"{pen.say(f'part-{SOURCES[source]}')} {number}" for source, number in enumerate(found) if number]
    return "\n".join(flow("", items, pen.width))


def points_title(pen: Pen) -> str:
    """The sum of the points."""
    return f"{pen.say('text-points')} [bold]{standing(pen.s)}[/]"


def tonnage(pen: Pen) -> str:
    """The six rows of sunk ships, and the bonus for columns filled in all of them."""
    s = pen.s
    names = [pen.piece("ocean", s.c.ocean_of_die[row + 1]) for row in range(len(s.tonnage))]
    room = widest(names)
    lines: list[str] = []
    for row, sides in enumerate(s.tonnage):
        ships = [f"{pen.piece('ship', side)} {s.c.side_tonnage[side]}" for side in sides]
        lines += flow(f"{row + 1} {pad(names[row], room)}  ", ships or ["[dim]–[/]"], pen.width)
    filled = min([len(row) for row in s.tonnage])
    lines += flow("", [pen.say("text-mastery", columns=filled, bonus=mastery(s))], pen.width)
    return "\n".join(lines)


def technologies(pen: Pen) -> str:
    """What is installed, and what the offer costs."""
    s = pen.s
    lines: list[str] = []
    for what in s.installed:
        lines.append(f"[bold]■ {pen.piece('technology', what)}[/]")
        lines += wrapped(pen.explained("technology", what), pen.width, 4)
    for what in s.offer:
        cost = pen.say("text-salvage-cost", cost=s.c.technology_cost[what])
        lines.append(f"□ {pen.piece('technology', what)} [dim]({cost})[/]")
        lines += wrapped(pen.explained("technology", what), pen.width, 4)
    return "\n".join(lines) or "[dim]–[/]"


def salvage(pen: Pen) -> str:
    """Sunk ships that pay for technologies."""
    return pen.say("text-salvage", count=len(pen.s.salvage), spaces=SALVAGE_SPACES)


def tableau(pen: Pen) -> str:
    """KEEP events, with what they say, and tiles kept as help."""
    lines: list[str] = []
    for card in pen.s.kept:
        scores = [f"[dim]{item}[/]" for item in points_of_card(pen, card)]
        lines += flow("▪ ", [pen.piece("card", card), *scores], pen.width)
        lines += wrapped(pen.explained("card", card), pen.width, 4)
    lines += [f"▪ {pen.piece('tile', tile)} [dim]+{pen.s.c.tiles[tile].help}[/]" for tile in pen.s.sky]
    return "\n".join(lines) or "[dim]–[/]"


def treasures(pen: Pen) -> str:
    """Discovered treasures, equal ones together."""
    s = pen.s
    kinds = sorted(set(s.treasures))
    items = [named(pen, kind, s.treasures.count(kind)) for kind in kinds]
    return "\n".join(flow("", items, pen.width)) if items else "[dim]–[/]"


def named(pen: Pen, kind: int, count: int) -> str:
    """A treasure with its value, or the mark of a wonder."""
    value = pen.s.c.treasure_value[kind]
    many = f"{count}× " if count > 1 else ""
    return f"{many}{pen.piece('treasure', kind)} [dim]{value if value >= 0 else '★'}[/]"


def piles(pen: Pen) -> str:
    """Both piles of resolved cards, the additional events and both bags."""
    s = pen.s
    won = s.success[:]
    lost = s.failure[:]
    for pile in s.own_up:
        won += pile
    for pile in s.own_down:
        lost += pile
    lines = flow(f"{pen.say('text-success')} ", _cards(pen, won), pen.width)
    lines += flow(f"{pen.say('text-failure')} ", _cards(pen, lost), pen.width)
    ships = [ship for ship in s.bag.pool if ship != TILE]
    fierce = sum([is_warship(s, ship * 2) for ship in ships])
    bags = pen.say("text-bags", warships=fierce, civilians=len(ships) - fierce, treasures=len(s.treasure_bag.pool))
    extra = pen.say("text-extra", events=events_left(s), stones=s.event_stones)
    lines += flow("", [bags], pen.width) + flow("", [extra], pen.width)
    return "\n".join(lines)


def _cards(pen: Pen, pile: list[int]) -> list[str]:
    return [pen.piece("card", card) for card in pile] or ["[dim]–[/]"]


def officers(pen: Pen) -> str:
    """The seats: who is captain, what each answers for, and what each owns for glory."""
    s = pen.s
    lines: list[str] = []
    for seat in range(s.seats):
        card = s.officers[seat]
        keeps = [pen.piece("resource", resource) for resource in s.c.officer_resources[card]]
        people = [pen.piece("character", who) for who in s.c.officer_characters[card] if s.characters[who]]
        mark = "[bold]★[/]" if seat == s.captain else " "
        start = f"{mark}{pen.named(seat)}  "
        lines += flow(start, [f"[bold]{pen.officer(seat)}[/]", ", ".join(keeps + people)], pen.width)
        if s.mode == SEMI:
            own = pen.say(
                "text-own",
                stones=s.own_stones[seat],
                up=len(s.own_up[seat]),
                down=len(s.own_down[seat]),
                people=alive(s, seat),
                glory=glory(s, seat),
            )
            lines += flow("   ", [own], pen.width)
    return "\n".join(lines)


def people(pen: Pen) -> str:
    """The characters aboard; the dead are struck out."""
    s = pen.s
    items = [
        pen.piece("character", who) if s.characters[who] else f"[dim strike]{pen.piece('character', who)}[/]"
        for who in range(len(CHARACTERS))
    ]
    return "\n".join(flow("", items, pen.width))


def tracks(pen: Pen) -> str:
    """The three resources: how much is left, and what exerting it gives."""
    s = pen.s
    items: list[str] = []
    for resource in range(len(RESOURCES)):
        space = s.resources[resource]
        top = len(s.c.track_exert[resource]) - 1
        style = "red" if space <= 2 else "green"
        bar = f"[{style}]{'█' * space}[/][dim]{'░' * (top - space)}[/]"
        items.append(f"{pen.piece('resource', resource)} {bar} {space} (+{s.c.track_exert[resource][space]})")
    return "\n".join(flow("", items, pen.width, "   "))
