"""The logbook: what is written down of a finished game, from its record, one seat, and who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..bots.making import LEVELS, split
from ..kernel import SetupError
from ..kernel.record import Record
from ..kernel.values import jsonable
from ..kernel.words import LANGUAGES
from .actions import Course, Data
from .maps import MAPS, NEMO_LEVELS, Ended, easiest
from .shapes import Text

if TYPE_CHECKING:
    from ..kernel import Json
else:
    Json = Any  # the kernel's type leads into itself, where descriptions of interfaces cannot follow

OPENS = {"deepblue": "action", "otys": "key", "endeavor": "turn", "neweden": "turn", "nemo": "action"}
"""The kind of question with which a game is opened; of other games, any."""
OPENING = 2
"""So many decisions make an opening."""
LONG = 44
"""Letters of a name that may stand beside another."""
SUNLIT = 2
"""The depth of the first difficulty of a game that is played against the sea itself."""


class Entry(msgspec.Struct, frozen=True):
    """What the logbook keeps of one game of one seat."""

    game: str
    seats: int
    seat: int
    options: dict[str, Json]
    score: int
    place: int
    won: bool
    fair: bool
    """Whether nothing was taken back after something new had come out, as far as the record goes: only then a game
    fills in maps and reaches a depth."""
    depth: int
    """How deep it went: the strongest level beaten, 1 to 5; 0 if none was."""
    tiles: list[str]
    """The tiles of maps that it fills in, such as `motives/science`."""
    opening: list[Text]
    """Its first decisions of weight, in words."""


def entry(
    data: Data,
    seat: int,
    crew: Sequence[str | None] = (),
    *,
    fair: bool = True,
    pack: Path | str | None = None,
) -> Entry:
    """What is written down of a finished game for one seat; `crew` says which bot played which seat, None for a person.

    Raises NotOver for a game that is still going on, InvalidRecord for a record that cannot be played.
    """
    course = Course(data, pack)
    table, record = course.end, Record.read(data)
    if not 0 <= seat < table.seats:
        raise SetupError(f"the record has seats 0 to {table.seats - 1}, not {seat}")
    place = table.ranks[seat]
    ended = Ended(table, seat, place == 1)
    fair = fair and not record.undone
    return Entry(
        game=table.game.id,
        seats=table.seats,
        seat=seat,
        options={name: jsonable(value) for name, value in table.options.items()},
        score=table.scores[seat],
        place=place,
        won=ended.won,
        fair=fair,
        depth=_depth(ended, crew) if ended.won and fair else 0,
        tiles=_tiles(ended) if fair else [],
        opening=_opening(course, seat),
    )


def _tiles(ended: Ended) -> list[str]:
    return [tile for one in MAPS if one.game == ended.table.game.id for tile in one.filled(ended)]


def _depth(ended: Ended, crew: Sequence[str | None]) -> int:
    """The depth of a game that was won: its difficulty where the sea is the rival, else its strongest bot."""
    match ended.table.game.id:
        case "nemo":
            return SUNLIT + NEMO_LEVELS.index(easiest(ended.options))
        case "neweden" | "endeavor" if ended.alone or ended.table.game.rules.allied(ended.table.state):
            [choices] = [option.choices for option in ended.table.game.options if option.name == "difficulty"]
            return SUNLIT + choices.index(ended.table.options["difficulty"])
    rivals = [bot for seat, bot in enumerate(crew) if bot is not None and seat != ended.seat]
    return max([level(bot) for bot in rivals], default=0)


def level(bot: str) -> int:
    """How deep a bot's level lies, 1 to 5; 0 if it has none.

    >>> level("calm"), level("abyssal"), level("random")
    (1, 5, 0)
    """
    name = split(bot)[0]
    return list(LEVELS).index(name) + 1 if name in LEVELS else 0


def _opening(course: Course, seat: int) -> list[Text]:
    """The first decisions of a seat, short: without brackets, and without what follows a colon if that is long."""
    table = course.at(0)
    kind = OPENS.get(table.game.id)
    found: list[Text] = []
    for who, value in course.answers:
        if who == seat:
            asked = table.seat(seat).question
            if len(asked.options) > 1 and kind in (None, asked.kind):
                found.append({language: _short(asked.label(value, language)) for language in LANGUAGES})
                if len(found) == OPENING:
                    break
        table.answer(value, who)
    return found


def _short(label: str) -> str:
    """A label as it can stand in a list.

    >>> _short("Key 5: metal expert (sponsor: Pay 2 credits)")
    'Key 5: metal expert'
    """
    brief = label.partition(" (")[0]
    return brief if len(brief) <= LONG else brief.partition(":")[0]
