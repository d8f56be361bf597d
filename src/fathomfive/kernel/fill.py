"""Reading a State back from JSON, strictly: every complaint names the place."""

from __future__ import annotations

from .errors import InvalidRecord
from .pile import Pile
from .state import Plain, layout
from .values import Json


def fill(part: Plain, data: Json, place: str = "state") -> None:
    """Fill a freshly made State, or part, with what `jsoned` wrote."""
    plan = layout(type(part))
    if not isinstance(data, dict):
        raise InvalidRecord(f"{place}: expected an object, found {_shown(data)}")
    unknown = sorted(set(data) - set(plan.names))
    missing = [name for name in plan.names if name not in data]
    if unknown or missing:
        raise InvalidRecord(f"{place}: " + "; ".join(_complaints(unknown, missing)))
    for name in plan.names:
        default = getattr(part, name)
        setattr(part, name, _read(data[name], default, plan.parts.get(name), f"{place}.{name}"))


def _complaints(unknown: list[str], missing: list[str]) -> list[str]:
    return [f"unknown field {name!r}" for name in unknown] + [f"field {name!r} is missing" for name in missing]


def _read(data: Json, default: object, part: type[Plain] | None, place: str) -> object:
    if isinstance(default, list):
        if not isinstance(data, list):
            raise InvalidRecord(f"{place}: expected a list, found {_shown(data)}")
        return [_item(item, part, f"{place}[{i}]") for i, item in enumerate(data)]
    if isinstance(default, Pile):
        return _pile(data, place)
    if isinstance(default, Plain):
        fresh = type(default)()
        fill(fresh, data, place)
        return fresh
    if type(data) is not type(default):
        raise InvalidRecord(f"{place}: expected {_NAMES[type(default)]}, found {_shown(data)}")
    return data


def _item(data: Json, part: type[Plain] | None, place: str) -> object:
    if part is not None:
        fresh = part()
        fill(fresh, data, place)
        return fresh
    if isinstance(data, list):
        return [_item(item, None, f"{place}[{i}]") for i, item in enumerate(data)]
    if isinstance(data, dict):
        return _pile(data, place)
    if isinstance(data, (bool, int, str)):
        return data
    raise InvalidRecord(f"{place}: expected a whole number, a string or a list, found {_shown(data)}")


def _pile(data: Json, place: str) -> Pile:
    if not isinstance(data, dict) or set(data) != {"pool", "tail"}:
        raise InvalidRecord(f"{place}: expected a pile with 'pool' and 'tail', found {_shown(data)}")
    return Pile(_cards(data["pool"], f"{place}.pool"), _cards(data["tail"], f"{place}.tail"))


def _cards(data: Json, place: str) -> list[int]:
    if not isinstance(data, list):
        raise InvalidRecord(f"{place}: expected a list of cards, found {_shown(data)}")
    cards: list[int] = []
    for i, card in enumerate(data):
        if isinstance(card, bool) or not isinstance(card, int):
            raise InvalidRecord(f"{place}[{i}]: expected the number of a card, found {_shown(card)}")
        cards.append(card)
    return cards


_NAMES: dict[type, str] = {bool: "true or false", int: "a whole number", str: "a string"}


def _shown(data: Json) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."
