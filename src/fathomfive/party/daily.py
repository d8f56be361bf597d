"""The daily dive: one deal of one game for everybody, by the date.

`dive` is the whole secret: whoever knows a date (and, where a server has one, that day's secret) knows the game, how it
is played, and its seed. `replayed` is the whole referee: it plays a record again from the seed alone, nature's answers
and the bots' too, so that no record counts that was not played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NoReturn

import msgspec

from ..bots.search import result
from ..kernel import IllegalAnswer, InvalidRecord, SetupError, Table, Value, game
from ..kernel.record import Record
from ..kernel.values import jsonable
from .errors import Refused
from .plainly import AnyJson as Json
from .thoughts import bot_seed, choose

FIRST = date(2026, 11, 1)
"""The day of dive number 1."""
BOT = "twilight"
"""Who dives against: the rule of thumb, which answers a question in the same way on every machine."""
SEED_BYTES = 6
"""A seed that every language can hold as a number."""


class Kind(msgspec.Struct, frozen=True):
    """How a game is dived: seats, and the options of which the date chooses one each."""

    game: str
    seats: int
    varied: Mapping[str, Sequence[Json]]


TURN = (
    Kind("deepblue", 3, {"scenario": ("troubled-waters", "best-of-the-best", "scattered-riches", "lucrative-wrecks")}),
    Kind("neweden", 1, {"difficulty": (0, 1, 2)}),
    Kind("otys", 3, {"sponsors": ("basic", "advanced")}),
    Kind("endeavor", 1, {"scenario": tuple(range(1, 11)), "difficulty": ("easy", "medium")}),
    Kind("nemo", 1, {"motive": ("science", "explore", "anti-imperialism", "war"), "difficulty": ("sailor", "officer")}),
)
"""The games in turn, one a day."""


class Dive(msgspec.Struct, frozen=True):
    """What everybody is dealt on one day."""

    date: str
    """Like 2026-11-18; a day changes at midnight by UTC."""
    number: int
    game: str
    mode: str
    """`solo`, or `versus` against bots."""
    bots: list[str]
    """Who sits at seats 1, 2, …; seat 0 is the diver's."""
    options: dict[str, Json]
    seed: int
    rules_version: int

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return 1 + len(self.bots)


class Outcome(msgspec.Struct, frozen=True):
    """How a dive ended for the diver."""

    score: int
    won: float
    """1, 0, or a share of a shared first place."""


class NotThisDive(Refused):
    """A record of something else."""

    status = 400
    title = "Not today's dive"


class Forged(Refused):
    """A record that nobody can have played."""

    status = 400
    title = "Not a game that was played"


def dive(day: date, secret: str = "") -> Dive:
    """The dive of a day: the same for everybody who knows the day and, if there is one, its secret.

    >>> dive(date(2026, 11, 18)) == dive(date(2026, 11, 18))
    True
    >>> [dive(date(2026, 11, 18 + later)).game for later in range(5)]
    ['otys', 'endeavor', 'nemo', 'deepblue', 'neweden']
    """
    number = (day - FIRST).days + 1
    if number < 1:
        raise Refused(f"the first dive was on {FIRST}; {day} is before it")
    kind = TURN[(number - 1) % len(TURN)]
    digest = hashlib.blake2b(f"fathomfive/daily/1/{day.isoformat()}/{secret}".encode()).digest()
    the_game = game(kind.game)
    options = {option.name: jsonable(option.default) for option in the_game.options}
    for place, (name, choices) in enumerate(kind.varied.items()):
        options[name] = choices[digest[SEED_BYTES + place] % len(choices)]
    return Dive(
        date=day.isoformat(),
        number=number,
        game=kind.game,
        mode="solo" if kind.seats == 1 else "versus",
        bots=[BOT] * (kind.seats - 1),
        options=options,
        seed=int.from_bytes(digest[:SEED_BYTES], "big"),
        rules_version=the_game.rules_version,
    )


def secret_of(day: date, master: str) -> str:
    """A day's secret, from what an operator keeps to themselves; none without that."""
    return hashlib.blake2b(day.isoformat().encode(), key=master.encode()[:64]).hexdigest() if master else ""


def commitment(secret: str) -> str | None:
    """What is published of a secret before it is revealed."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else None


def begin(the_dive: Dive) -> Table:
    """The table of a dive, as every diver finds it.

    >>> table = begin(dive(date(2026, 11, 18)))
    >>> table.game.id, table.seats, table.over
    ('otys', 3, False)
    """
    return Table(the_dive.game, the_dive.seats, the_dive.seed, {**the_dive.options})


def bot_answer(table: Table, seat: int, the_dive: Dive) -> Value:
    """What the bot at a seat answers here."""
    return choose(table, seat, the_dive.bots[seat - 1], bot_seed(the_dive.seed, table.version, seat))


def replayed(data: Mapping[str, Json] | str | bytes, the_dive: Dive) -> Outcome:
    """Play a record again, from the seed alone; refuse one that is not of this dive, or was not played."""
    try:
        record = Record.read(data)
    except InvalidRecord as error:
        raise Forged(str(error)) from None
    _check_header(record, the_dive)
    table = begin(the_dive)
    given = record.answers
    _check_deal(table, given, 0)
    while not table.over and table.version < len(given):
        step = table.version
        who, value = given[step]
        if who in range(1, the_dive.seats) and who in [ask.seat for ask in table.asks]:
            meant = bot_answer(table, who, the_dive)
            if meant != value:
                raise Forged(f"answer {step}: the bot at seat {who} answers {meant!r} here, not {value!r}")
        try:
            table.answer(value, who)
        except (IllegalAnswer, SetupError) as error:
            raise Forged(f"answer {step}: {error}") from None
        _check_deal(table, given, step)
    if not table.over:
        raise NotThisDive(f"the game is not over after {len(given)} answers: a dive counts when it is")
    if len(given) > table.version:
        raise Forged(f"the game is over after {table.version} answers; the record has {len(given)}")
    return Outcome(table.scores[0], result(table)[0])


def _check_header(record: Record, the_dive: Dive) -> None:
    header = record.header
    wanted: dict[str, object] = {
        "game": the_dive.game,
        "rules_version": the_dive.rules_version,
        "seats": the_dive.seats,
        "seed": the_dive.seed,
        "options": the_dive.options,
        "pack": "",
    }
    found: dict[str, object] = {
        "game": header.game,
        "rules_version": header.rules_version,
        "seats": header.seats,
        "seed": header.seed,
        "options": {name: jsonable(value) for name, value in header.options.items()},
        "pack": header.pack,
    }
    for name, value in wanted.items():
        if found[name] != value:
            _differs(name, found[name], value, the_dive)
    if record.undone:
        raise NotThisDive(
            f"{record.undone} answers were taken back after something new had come out: such a dive does not count"
        )


def _differs(name: str, found: object, wanted: object, the_dive: Dive) -> NoReturn:
    raise NotThisDive(f"the dive of {the_dive.date} has {name} {wanted!r}; this record has {found!r}")


def _check_deal(table: Table, given: Sequence[tuple[int, Value]], start: int) -> None:
    """See that what has fallen since a step is what the record says."""
    for step, answer in enumerate(table.answers[start:], start):
        if step < len(given) and given[step] != answer:
            raise Forged(f"answer {step}: the deal of this day brings {answer[1]!r} here, not {given[step][1]!r}")
