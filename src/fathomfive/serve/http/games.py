"""Games over HTTP: what can be played, with which options, in which words, by which rules."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from ... import bots
from ...kernel import AnyGame, Phrase, SetupError, game
from ...kernel.game import game_ids
from ...kernel.values import jsonable
from ...kernel.words import common_words
from .. import words
from ..plainly import AnyJson as Json
from .doors import REFUSALS

GameId = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[str | None, QueryParameter(description="`en` or `de`.", max_length=20)]
Accepted = Annotated[str, HeaderParameter(name="accept-language", required=False)]


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


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    text: str | None
    seats: list[int]
    rules_version: int
    options: list[OptionOffered]
    bots: list[str]
    measured: list[Measured]
    """What bots have won, by set-up; empty where nothing was measured."""


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get("/", summary="All games")
    async def games(self, lang: Lang = None, accepted: Accepted = "") -> list[GameOffered]:
        """What can be played here."""
        language = words.language(lang, accepted)
        return [offered(id, language) for id in playable()]

    @get("/{id:str}", responses=REFUSALS, summary="One game")
    async def game(self, id: GameId, lang: Lang = None, accepted: Accepted = "") -> GameOffered:
        """A game with its options, in words."""
        return offered(known(id), words.language(lang, accepted))

    @get("/{id:str}/words/{language:str}", media_type="text/plain", responses=REFUSALS, summary="A catalogue")
    async def catalogue(self, id: GameId, language: Annotated[str, PathParameter(max_length=20)]) -> Response[str]:
        """The game's words, above those that all games share, as a Fluent catalogue (`en.ftl`, `de.ftl`)."""
        text = _catalogue(known(id), language.removesuffix(".ftl"))
        return Response(text, media_type="text/plain", headers={"Cache-Control": "max-age=300"})

    @get("/{id:str}/rules", media_type="text/markdown", responses=REFUSALS, summary="The rules")
    async def rules(self, id: GameId, lang: Lang = None, accepted: Accepted = "") -> Response[str]:
        """Every rule in our own words, numbered, as Markdown."""
        text = _rules(known(id), words.language(lang, accepted))
        headers = {"Cache-Control": "max-age=300", "Vary": "Accept-Language"}
        return Response(text, media_type="text/markdown", headers=headers)

    @get("/{id:str}/content", responses=REFUSALS, summary="The components")
    async def content(self, id: GameId) -> Response[dict[str, Json]]:
        """The game's components, file by file, in the order in which views number them."""
        return Response(
            _content(known(id)),  # type: ignore[arg-type]
            media_type="application/json",
            headers={"Cache-Control": "max-age=300"},
        )


def known(id: str) -> str:
    """An id that exists."""
    if id not in playable():
        raise NotFoundException(f"there is no game {id!r}; there are {', '.join(playable())}")
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
        measured=_measured(id),
    )


def _said(the_game: AnyGame, id: str, language: str) -> str | None:
    return words.text(the_game, Phrase(id), language) if words.has(the_game, id, language) else None


def _measured(id: str) -> list[Measured]:
    path = files(game(id).package) / "measured.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Measured]) if path.is_file() else []


@lru_cache(maxsize=64)
def _catalogue(id: str, language: str) -> str:
    if language not in words.LANGUAGES:
        raise NotFoundException(f"there are no words in {language!r}; there are {', '.join(words.LANGUAGES)}")
    own = files(game(id).package) / "words" / f"{language}.ftl"
    common = common_words() / f"{language}.ftl"
    return f"{common.read_text(encoding='utf-8')}\n{own.read_text(encoding='utf-8')}"


@lru_cache(maxsize=16)
def _rules(id: str, language: str) -> str:
    for name in (f"RULES.{language}.md", "RULES.md"):
        path = files(game(id).package) / name
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise NotFoundException(f"the rules of {id} are not written down yet")


@lru_cache(maxsize=16)
def _content(id: str) -> bytes:
    the_game = game(id)
    folder = files(the_game.package) / "content"
    data = {name: tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")) for name in the_game.files}
    return msgspec.json.encode(data)
