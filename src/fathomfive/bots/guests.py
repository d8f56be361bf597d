"""Bots of other people: an object, `package.module:Class`, or the entry point of a package."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from ..kernel import SetupError

if TYPE_CHECKING:
    from .making import Bot

Maker = Callable[..., "Bot"]

GROUP = "fathomfive.bots"
"""The entry point group by which a package offers bots: `shark = "my_package.bots:Shark"`."""

MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
"""Parameters that take as many arguments as there are, and so none."""

_objects: dict[str, Bot] = {}
"""Bots of this process alone, by the names they got."""


def named(bot: object) -> str:
    """The name of a bot: a name as it is, and for an object one that `make` knows in this process."""
    if isinstance(bot, str):
        return bot
    if not callable(getattr(bot, "choose", None)) or isinstance(bot, type):
        raise SetupError(
            f"a bot is named, such as 'greedy' or 'my_package.bots:Shark', or an object with a method"
            f" choose(seat); not {bot!r}"
        )
    for name, known in _objects.items():
        if known is bot:
            return name
    name = f"object:{type(bot).__name__}-{len(_objects) + 1}"
    _objects[name] = bot  # type: ignore[assignment]
    return name


def known_object(spec: str) -> Bot | None:
    """The object that got a name."""
    if not spec.startswith("object:"):
        return None
    if spec not in _objects:
        raise SetupError(
            f"the bot {spec!r} is an object of another process:"
            " with several jobs, name its class as 'package.module:Class'"
        )
    return _objects[spec]


def found(name: str) -> Maker | None:
    """The class, or the function, that makes a bot of this name."""
    if name in offered():
        return _checked(offered()[name].load(), name)
    module, _, attribute = name.partition(":")
    if not attribute or "=" in attribute or "." not in f"{module}.{attribute}":
        return None
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"no bot {name!r}: {error}") from None
    return _checked(maker, name)


def made(maker: Maker, name: str, settings: dict[str, str]) -> Bot:
    """A bot of such a class, with settings as the types of its parameters say."""
    parameters = inspect.signature(maker).parameters
    values: dict[str, object] = {}
    for key, text in settings.items():
        if key not in parameters:
            raise SetupError(f"bot {name!r} has the settings {', '.join(parameters) or 'none'}; not {key!r}")
        try:
            values[key] = _read(text, parameters[key].annotation)
        except ValueError:
            raise SetupError(f"setting {key!r} of bot {name!r} is a number, not {text!r}") from None
    wanted = [key for key, one in parameters.items() if one.default is one.empty and one.kind not in MANY]
    missing = [key for key in wanted if key not in values]
    if missing:
        raise SetupError(f"bot {name!r} wants the settings {', '.join(wanted)}: {name}:{missing[0]}=…")
    bot = maker(**values)
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"{name!r} makes {bot!r}, which has no method choose(seat), so it is no bot")
    return bot


def takes_seed(maker: Maker) -> bool:
    """Whether a seed can be given to it."""
    return "seed" in inspect.signature(maker).parameters


@lru_cache(maxsize=1)
def offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _checked(maker: object, name: str) -> Maker:
    if not callable(maker):
        raise SetupError(f"{name!r} names {maker!r}: a class with a method choose(seat) is wanted")
    if isinstance(maker, type) and not callable(getattr(maker, "choose", None)):
        raise SetupError(f"{name!r} has no method choose(seat), so it is no bot")
    return maker


def _read(text: str, annotation: object) -> object:
    if annotation in (int, "int"):
        return int(text)
    if annotation in (float, "float"):
        return float(text)
    return text
