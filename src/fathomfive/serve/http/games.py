"""Games over HTTP: what can be played, with which options, in which words, by which rules."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from ...party import demos, offers, words
from ...party.demos import Demo
from ...party.offers import GameOffered, LessonOffered, known, offered, playable
from ...party.plainly import AnyJson as Json
from .parameters import REFUSALS

GameId = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[str | None, QueryParameter(description="`en` or `de`.", max_length=20)]
Start = Annotated[int, QueryParameter(name="from", description="A step of the game.", ge=0, le=100_000)]
Accepted = Annotated[str, HeaderParameter(name="accept-language", required=False)]


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

    @get("/{id:str}/lessons", responses=REFUSALS, summary="Guided games")
    async def lessons(self, id: GameId, lang: Lang = None, accepted: Accepted = "") -> list[LessonOffered]:
        """The lessons of a game; `POST /api/tables {game, lesson}` begins one."""
        return offers.lessons(known(id), words.language(lang, accepted))

    @get("/{id:str}/words/{language:str}", media_type="text/plain", responses=REFUSALS, summary="A catalogue")
    async def catalogue(self, id: GameId, language: Annotated[str, PathParameter(max_length=20)]) -> Response[str]:
        """The game's words, above those that all games share, as a Fluent catalogue (`en.ftl`, `de.ftl`)."""
        text = offers.catalogue(known(id), language.removesuffix(".ftl"))
        return Response(text, media_type="text/plain", headers={"Cache-Control": "max-age=300"})

    @get("/{id:str}/printed", responses=REFUSALS, summary="What is printed on the pieces")
    async def printed(self, id: GameId, lang: Lang = None, accepted: Accepted = "") -> Response[dict[str, list[str]]]:
        """What the pieces say of themselves, by target: a name, then lines. `said` of a document goes before it."""
        return Response(
            offers.printed(known(id), words.language(lang, accepted)),  # type: ignore[arg-type]
            media_type="application/json",
            headers={"Cache-Control": "max-age=300", "Vary": "Accept-Language"},
        )

    @get("/{id:str}/demo", responses=REFUSALS, summary="A game to watch")
    async def demo(self, id: GameId, start: Start = 0, lang: Lang = None, accepted: Accepted = "") -> Demo:
        """A page of a game that strong bots have played, as `/replay` of a table has them."""
        return await asyncio.to_thread(demos.demo, known(id), start, words.language(lang, accepted))

    @get("/{id:str}/rules", media_type="text/markdown", responses=REFUSALS, summary="The rules")
    async def rules(self, id: GameId, lang: Lang = None, accepted: Accepted = "") -> Response[str]:
        """Every rule in our own words, numbered, as Markdown."""
        text = offers.rules(known(id), words.language(lang, accepted))
        headers = {"Cache-Control": "max-age=300", "Vary": "Accept-Language"}
        return Response(text, media_type="text/markdown", headers=headers)

    @get("/{id:str}/content", responses=REFUSALS, summary="The components")
    async def content(self, id: GameId) -> Response[dict[str, Json]]:
        """The game's components, file by file, in the order in which views number them."""
        return Response(
            offers.content(known(id)),  # type: ignore[arg-type]
            media_type="application/json",
            headers={"Cache-Control": "max-age=300"},
        )
