"""Bots by name: `make("search:seconds=1")`."""

from __future__ import annotations

from typing import Protocol

from ..kernel import Seat, SetupError, Value
from . import guests
from .greedy import Greedy
from .learned import Learned
from .levels import LEVELS as LEVELS
from .program import Program
from .random import Random
from .search import Search
from .shallow import Shallow
from .styles import STYLES, Styled


class Bot(Protocol):
    """Anything that answers a seat's question."""

    def choose(self, seat: Seat) -> Value:
        """One of the options of the seat's question."""
        ...


Kind = type[Random] | type[Greedy] | type[Shallow] | type[Search] | type[Learned] | type[Program]

_KINDS: dict[str, Kind] = {
    "random": Random, "greedy": Greedy, "shallow": Shallow, "search": Search, "learned": Learned, "program": Program,
}  # fmt: skip
_NOUNS = {int: "NUMBER", float: "DECIMAL", str: "TEXT"}
BUDGETS = {"seconds": "1", "visits": "200", "usual": "0.1"}
"""Settings that nothing can be done without, and something to set them to."""
OWNERS = ("program",)
"""The bots that only the owner of a machine may ask for: they start something there."""
OWN_SETTINGS = ("model",)
"""The settings that only the owner of a machine may use: they read a file there."""
STYLE = "style"
"""The setting that every level and bot of ours has beside its own, but for these."""
WITHOUT_STYLE = ("random", "program")
LONGEST = 2.0
"""Seconds that a stranger's bot may think about a question."""


def names() -> list[str]:
    """The bots that people choose from: the levels."""
    return list(LEVELS)


def style_names() -> list[str]:
    """The styles that people may give to a bot: `make("twilight:style=bold")`."""
    return list(STYLES)


def make(spec: str) -> Bot:
    """Make a bot from its name and settings; a name of ours, of an entry point, or `package.module:Class`.

    >>> make("random:seed=7")
    Random(seed=7)
    >>> make("fathomfive.bots.greedy:Greedy:seed=3")
    Greedy(seed=3)
    """
    if not isinstance(spec, str):
        why = ": it is one already" if hasattr(spec, "choose") else ""
        raise SetupError(f"a bot is named, such as 'greedy' or 'search:seconds=1', not {spec!r}{why}")
    known = guests.known_object(spec)
    if known is not None:
        return known
    name, rest = split(spec)
    if name in LEVELS or name in _KINDS:
        plain, style = styled(spec)
        return _plain(*split(plain)) if style is None else _with_style(name, plain, style)
    maker = guests.found(name)
    if maker is None:
        there = [*LEVELS, *sorted(_KINDS), *sorted(guests.offered())]
        raise SetupError(f"no bot {name!r}; there are {', '.join(there)}, and 'package.module:Class'")
    return guests.made(maker, name, {key: value for key, _, value in _settings(rest)})


def _plain(name: str, rest: str) -> Bot:
    return _level(name, rest) if name in LEVELS else _ours(name, rest)


def _with_style(name: str, plain: str, style: str) -> Bot:
    if name in WITHOUT_STYLE:
        raise SetupError(f"bot {name!r} has no style")
    if style not in STYLES:
        raise SetupError(f"a style is one of {', '.join(STYLES)}; not {style!r}")
    seeds = [int(value) for key, _, value in _settings(split(plain)[1]) if key == "seed" and value.isdecimal()]
    return Styled(make(plain), style, *seeds)


def styled(spec: str) -> tuple[str, str | None]:
    """A bot's name without its style, and the style.

    >>> styled("midnight:style=bold,seed=3"), styled("calm")
    (('midnight:seed=3', 'bold'), ('calm', None))
    """
    name, rest = split(spec)
    found = [value for key, _, value in _settings(rest) if key == STYLE]
    kept = [setting for setting in rest.split(",") if setting and setting.partition("=")[0] != STYLE]
    return ":".join(filter(None, [name, ",".join(kept)])), found[-1] if found else None


def searching(bot: Bot) -> Search | None:
    """The search that a bot is, or that chooses for its style; None if it does not search."""
    inner = bot.bot if isinstance(bot, Styled) else bot
    return inner if isinstance(inner, Search) else None


def split(spec: str) -> tuple[str, str]:
    """A bot's name, which may be `package.module:Class`, and its settings."""
    name, _, rest = spec.partition(":")
    if name in LEVELS or name in _KINDS or name in guests.offered():
        return name, rest
    attribute, _, settings = rest.partition(":")
    return (name, rest) if not attribute or "=" in attribute else (f"{name}:{attribute}", settings)


def _settings(rest: str) -> list[tuple[str, str, str]]:
    return [setting.partition("=") for setting in rest.split(",") if setting]


def _ours(name: str, rest: str) -> Bot:
    kind = _KINDS[name]
    types = kind.SETTINGS
    settings: dict[str, int | float | str] = {}
    for key, equals, value in _settings(rest):
        try:
            settings[key] = types[key](value)
        except (KeyError, ValueError):
            known = ", ".join([f"{key}={_NOUNS[type_]}" for key, type_ in types.items()])
            raise SetupError(f"bot {name!r} has the settings {known}; not {key + equals + value!r}") from None
        if key in BUDGETS and settings[key] == 0:
            raise SetupError(f"bot {name!r} needs {key} above 0: {name}:{key}={BUDGETS[key]}")
    try:
        return kind(**settings)  # type: ignore[arg-type]
    except ValueError as error:
        raise SetupError(f"bot {name!r}: {error}") from None


def _level(name: str, rest: str) -> Bot:
    """The bot of a level, which has no settings but its seed and its style."""
    if rest and not rest.startswith("seed="):
        raise SetupError(f"the level {name!r} has the settings seed=NUMBER, style=TEXT; not {rest!r}")
    kind, _, settings = LEVELS[name].partition(":")
    return make(f"{kind}:{','.join(filter(None, [settings, rest]))}")


def seeded(spec: str, seed: int) -> Bot:
    """Make a bot with a seed, unless its settings already name one.

    >>> seeded("greedy", 7), seeded("greedy:seed=3", 7)
    (Greedy(seed=7), Greedy(seed=3))
    """
    if guests.known_object(spec) is not None:
        return make(spec)
    name, settings = split(spec)
    if any([setting.startswith("seed=") for setting in settings.split(",")]):
        return make(spec)
    if name not in LEVELS and name not in _KINDS:
        maker = guests.found(name)
        if maker is not None and not guests.takes_seed(maker):
            return make(spec)
    return make(f"{name}:{','.join(filter(None, [settings, f'seed={seed}']))}")


def check_guest(spec: str) -> None:
    """Refuse what only the owner of the machine may ask for: other programs, and long thoughts."""
    name = spec.partition(":")[0]
    if name not in {*LEVELS, *_KINDS} - {*OWNERS}:
        raise SetupError(f"the bot {name!r} does not play here; there are {', '.join(names())}")
    if {key for key, _, _ in _settings(spec.partition(":")[2])} & {*OWN_SETTINGS}:
        raise SetupError(f"the bot {name!r} takes no file here: not {', '.join(OWN_SETTINGS)}")
    search = searching(make(spec))
    if search is not None and not 0 < search.seconds <= LONGEST:
        raise SetupError(f"a search takes at most {LONGEST:g} seconds here: {name}:seconds={LONGEST:g}")
