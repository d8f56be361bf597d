"""A board for games that draw none: the seat's view as lists, in the game's own words where it has them.

A game may name a field with the message `view-<field>`, with `.piece` for the kind of piece its numbers are.
"""

from __future__ import annotations

from rich.markup import escape

from ..kernel import Json, Phrase, Table
from ..kernel.fields import CONCEALED, OWNER
from ..kernel.state import layout
from ..kernel.words import seat_name
from .language import Speech

SKIPPED = ("seats", "over", "shown")
WIDEST = 60
"""A longer list is cut."""
SHORT = 40
"""Fields up to this length, markup included, stand beside others."""


def view_blocks(table: Table, seat: int, speech: Speech) -> list[tuple[str, str]]:
    """A block for the table, and one for each seat that has something of its own; the viewer's is the last."""
    plan = layout(type(table.state))
    common: list[str] = []
    own: dict[int, list[str]] = {number: [] for number in range(table.seats)}
    for name, value in table.view(seat).items():
        if name in SKIPPED:
            continue
        if isinstance(value, list) and (name in plan.parts or plan.sight.get(name) in (OWNER, CONCEALED)):
            for number, item in enumerate(value):
                fields = item if isinstance(item, dict) else {name: item}
                lines = own.setdefault(number, [])
                lines += [_field(table, field, inner, speech) for field, inner in fields.items()]
        else:
            common.append(_field(table, name, value, speech))
    blocks = [(speech.say("view-table"), _flowing(common))]
    for number in [*[number for number in own if number != seat], seat]:
        blocks.append((f"[seat{number + 1}]{escape(_title(table, number, speech))}[/]", _flowing(own[number])))
    return [(title, body) for title, body in blocks if body]


def _title(table: Table, number: int, speech: Speech) -> str:
    """The name of a seat, or of somebody who plays along without one, such as an automaton."""
    phrase = (
        seat_name(table.names, number) if number < table.seats else table.game.words.piece(table.state, "seat", number)
    )
    return table.game.catalogue.text(phrase, speech.language)


def _flowing(fields: list[str]) -> str:
    """Short fields one after the other, then the long ones on lines of their own; empty ones are left out."""
    shown = [field for field in fields if field]
    short = [field for field in shown if len(field) <= SHORT]
    return "\n".join(["   ".join(short)] * bool(short) + [field for field in shown if len(field) > SHORT])


def _field(table: Table, field: str, value: Json, speech: Speech) -> str:
    if value in ([], ""):
        return ""
    words, language = table.game.catalogue, speech.language
    id = f"view-{field}"
    name = words.text(Phrase(id), language) if words.has(id, language) else field.replace("_", " ")
    kind = words.text(Phrase(f"{id}.piece"), language) if words.has(f"{id}.piece", language) else ""
    return f"[dim]{escape(name)}[/] {escape(_shown(table, kind, value, speech))}"


def _shown(table: Table, kind: str, value: Json, speech: Speech) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return speech.say("yes" if value else "no")
    if isinstance(value, int) and kind:
        return (
            table.game.catalogue.text(table.game.words.piece(table.state, kind, value), speech.language)
            if value >= 0
            else "–"
        )
    if isinstance(value, list):
        if value and all(item is None for item in value):
            return speech.say("cards", count=len(value))
        shown = [_shown(table, kind, item, speech) for item in value[:WIDEST]]
        return ", ".join(shown + ["…"] * (len(value) > WIDEST)) or "–"
    if isinstance(value, dict):
        if "size" in value or "pool" in value:
            return speech.say("cards", count=_size(value))
        return "; ".join(f"{key.replace('_', ' ')} {_shown(table, kind, item, speech)}" for key, item in value.items())
    return str(value)


def _size(pile: dict[str, Json]) -> int:
    size = pile.get("size")
    if isinstance(size, int):
        return size
    pool, tail = pile.get("pool"), pile.get("tail")
    return (len(pool) if isinstance(pool, list) else 0) + (len(tail) if isinstance(tail, list) else 0)
