"""What can be played: the games with their options in words, their catalogues, rules and components."""

from __future__ import annotations

import tomllib
from functools import lru_cache

import msgspec

from .. import bots
from ..kernel import AnyGame, Phrase, SetupError, game
from ..kernel.installed import game_ids
from ..kernel.lessons import lesson_words
from ..kernel.lessons import lessons as lessons_of
from ..kernel.values import jsonable
from ..kernel.words import common_words
from . import words
from .errors import NotFound
from .plainly import AnyJson as Json


class Choice(msgspec.Struct, frozen=True):
    """One choice of an option."""

    value: Json
    label: str
    text: str | None


class OptionOffered(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    label: str
    text: str | None
    default: Json
    choices: list[Choice]


class Measured(msgspec.Struct, frozen=True):
    """How often a bot won a set-up, for people who choose one."""

    options: dict[str, Json]
    seats: int
    bot: str
    games: int
    won: float


class LessonOffered(msgspec.Struct, frozen=True):
    """A guided game that can be begun."""

    id: str
    name: str
    chapters: int
    minutes: int


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    text: str | None
    seats: list[int]
    rules_version: int
    options: list[OptionOffered]
    bots: list[str]
    styles: list[str]
    """What a bot may like: `twilight:style=bold`."""
    measured: list[Measured]
    """What bots have won, by set-up; empty where nothing was measured."""
    lessons: list[LessonOffered]


def known(id: str) -> str:
    """An id that exists."""
    if id not in playable():
        raise NotFound(f"there is no game {id!r}; there are {', '.join(playable())}")
    return id


@lru_cache(maxsize=1)
def playable() -> tuple[str, ...]:
    """The ids of all games that can be loaded."""
    ids = []
    for id in game_ids():
        try:
            game(id).load()
        except (ImportError, AttributeError, SetupError):
            continue
        ids.append(id)
    return tuple(ids)


@lru_cache(maxsize=64)
def offered(id: str, language: str) -> GameOffered:
    """A game as it is offered, in one language."""
    the_game = game(id)
    return GameOffered(
        id=id,
        name=_said(the_game, "game", language) or id,
        text=_said(the_game, "game.text", language),
        seats=list(the_game.seats),
        rules_version=the_game.rules_version,
        options=[
            OptionOffered(
                name=option.name,
                label=_said(the_game, f"option-{option.name}", language) or option.name,
                text=_said(the_game, f"option-{option.name}.text", language),
                default=jsonable(option.default),
                choices=[
                    Choice(
                        jsonable(choice),
                        _said(the_game, f"option-{option.name}-{choice}", language) or str(choice),
                        _said(the_game, f"option-{option.name}-{choice}.text", language),
                    )
                    for choice in option.choices
                ],
            )
            for option in the_game.options
        ],
        bots=bots.names(),
        styles=bots.style_names(),
        measured=_measured(id),
        lessons=lessons(id, language),
    )


def lessons(id: str, language: str) -> list[LessonOffered]:
    """The guided games of a game."""
    the_game = game(id)
    return [
        LessonOffered(
            id=lesson.id,
            name=lesson_words(the_game).text(Phrase(lesson.script.say), language),
            chapters=len(lesson.script.chapters),
            minutes=lesson.script.minutes,
        )
        for lesson in lessons_of(the_game).values()
    ]


def _said(the_game: AnyGame, id: str, language: str) -> str | None:
    return words.text(the_game, Phrase(id), language) if words.has(the_game, id, language) else None


def _measured(id: str) -> list[Measured]:
    path = game(id).file("measured.json")
    return [] if path is None else msgspec.json.decode(path.read_bytes(), type=list[Measured])


@lru_cache(maxsize=64)
def catalogue(id: str, language: str) -> str:
    """The game's words, above those that all games share, as a Fluent catalogue."""
    if language not in words.LANGUAGES:
        raise NotFound(f"there are no words in {language!r}; there are {', '.join(words.LANGUAGES)}")
    catalogues = [common_words() / f"{language}.ftl", game(id).file("words", f"{language}.ftl")]
    return "\n".join([path.read_text(encoding="utf-8") for path in catalogues if path is not None])


@lru_cache(maxsize=64)
def printed(id: str, language: str) -> bytes:
    """What the pieces of a game say of themselves, by target: a name, then lines; encoded."""
    found = game(id).words.printed(game(id).load()[0])
    said = {target: [words.text(game(id), one, language) for one in about] for target, about in found.items()}
    return msgspec.json.encode(said)


@lru_cache(maxsize=16)
def rules(id: str, language: str) -> str:
    """Every rule in our own words, numbered, as Markdown."""
    for name in (f"RULES.{language}.md", "RULES.md"):
        path = game(id).file(name)
        if path is not None:
            return path.read_text(encoding="utf-8")
    raise NotFound(f"the rules of {id} are not written down yet")


@lru_cache(maxsize=16)
def content(id: str) -> bytes:
    """The game's components, file by file, in the order in which views number them; encoded."""
    data: dict[str, object] = {}
    for name in game(id).content.FILES:
        path = game(id).file("content", f"{name}.toml")
        if path is not None:
            data[name] = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.json.encode(data)
