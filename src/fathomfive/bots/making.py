"""Bots by name: `make("search:seconds=1")`."""

from __future__ import annotations

from typing import Protocol

from ..kernel import Seat, SetupError, Value
from .greedy import Greedy
from .learned import Learned
from .program import Program
from .random import Random
from .search import Search


class Bot(Protocol):
    """Anything that answers a seat's question."""

    def choose(self, seat: Seat) -> Value:
        """One of the options of the seat's question."""
        ...


Kind = type[Random] | type[Greedy] | type[Search] | type[Learned] | type[Program]

_KINDS: dict[str, Kind] = {"random": Random, "greedy": Greedy, "search": Search, "learned": Learned, "program": Program}
LEVELS = {
    "calm": "greedy:slips=0.5",
    "sunlit": "greedy:slips=0.2",
    "twilight": "greedy",
    "midnight": "search:seconds=0.1",
    "abyssal": "learned:seconds=0.1",
}
"""Five strengths for people to choose from, the weakest first; docs/strength/ has what each wins against the others."""
_NOUNS = {int: "NUMBER", float: "DECIMAL", str: "TEXT"}
OWNERS = ("program",)
"""The bots that only the owner of a machine may ask for: they start something there."""
LONGEST = 2.0
"""Seconds that a stranger's bot may think about a question."""


def names() -> list[str]:
    """The bots that people choose from: the levels."""
    return list(LEVELS)


def make(spec: str) -> Bot:
    """Make a bot from its name and settings.

    >>> make("random:seed=7")
    Random(seed=7)
    """
    name, _, rest = spec.partition(":")
    if name in LEVELS:
        return _level(name, rest)
    if name not in _KINDS:
        raise SetupError(f"no bot {name!r}; there are {', '.join([*LEVELS, *sorted(_KINDS)])}")
    kind = _KINDS[name]
    types = kind.SETTINGS
    settings: dict[str, int | float | str] = {}
    for setting in filter(None, rest.split(",")):
        key, _, value = setting.partition("=")
        try:
            settings[key] = types[key](value)
        except (KeyError, ValueError):
            known = ", ".join([f"{key}={_NOUNS[type_]}" for key, type_ in types.items()])
            raise SetupError(f"bot {name!r} has the settings {known}; not {setting!r}") from None
    try:
        return kind(**settings)  # type: ignore[arg-type]
    except ValueError as error:
        raise SetupError(f"bot {name!r}: {error}") from None


def _level(name: str, rest: str) -> Bot:
    """The bot of a level, which has no settings but its seed."""
    if rest and not rest.startswith("seed="):
        raise SetupError(f"the level {name!r} has the setting seed=NUMBER; not {rest!r}")
    kind, _, settings = LEVELS[name].partition(":")
    return make(f"{kind}:{','.join(filter(None, [settings, rest]))}")


def seeded(spec: str, seed: int) -> Bot:
    """Make a bot with a seed, unless its settings already name one.

    >>> seeded("greedy", 7), seeded("greedy:seed=3", 7)
    (Greedy(seed=7), Greedy(seed=3))
    """
    name, _, settings = spec.partition(":")
    if any([setting.startswith("seed=") for setting in settings.split(",")]):
        return make(spec)
    return make(f"{name}:{','.join(filter(None, [settings, f'seed={seed}']))}")


def check_guest(spec: str) -> None:
    """Refuse what only the owner of the machine may ask for: other programs, and long thoughts."""
    name = spec.partition(":")[0]
    if name in OWNERS:
        raise SetupError(f"the bot {name!r} does not play here; there are {', '.join(names())}")
    bot = make(spec)
    if isinstance(bot, Search) and not 0 < bot.seconds <= LONGEST:
        raise SetupError(f"a search takes at most {LONGEST:g} seconds here: {name}:seconds={LONGEST:g}")
