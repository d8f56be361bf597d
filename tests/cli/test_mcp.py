"""A language model's seat, through the protocol's own client."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from fathomfive import games
from fathomfive.cli.mcp import MOST_TABLES, Salon, served
from fathomfive.kernel import Stream
from fathomfive.kernel.pen import drawn

from .conftest import SOURCES

Talk = Callable[[Any], Coroutine[Any, Any, None]]
OPTION = re.compile(r"^(\d+)\. ", re.MULTILINE)


def talk(salon: Salon, say: Talk) -> None:
    async def conversation() -> None:
        async with Client(served(salon)) as client:
            await say(client)

    asyncio.run(conversation())


async def called(client: Any, tool: str, **arguments: object) -> str:
    return str((await client.call_tool(tool, arguments)).content[0].text)


def test_a_model_finds_its_tools_and_the_games() -> None:
    async def say(client: Any) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {"list_games", "new_table", "look", "answer", "undo"}
        assert all(len(tool.description or "") > 20 for tool in tools.values())
        text = await called(client, "list_games")
        assert all(id in text for id in games())
        assert "otys (2 to 4 seats)" in text

    talk(Salon(), say)


@pytest.mark.parametrize("game", ["neweden", "endeavor"])
def test_a_model_plays_a_whole_game_by_numbers(game: str) -> None:
    salon = Salon()

    async def say(client: Any) -> None:
        text = await called(client, "new_table", game=game, seats=2, seat=1, bots="random", seed=3)
        assert f"Table {game}-1" in text
        assert "You are seat 1." in text
        for _ in range(400):
            numbers = OPTION.findall(text)
            if "The game is over." in text:
                break
            text = await called(client, "answer", table=f"{game}-1", option=int(numbers[-1]))
        assert "The game is over. Scores by seat: [" in text

    talk(salon, say)
    assert salon.illegal == 0 and salon.legal > 5
    assert salon.summary().endswith("answers were legal (100.0 %)")


def test_what_is_not_legal_changes_nothing_and_is_counted() -> None:
    salon = Salon()

    async def say(client: Any) -> None:
        await called(client, "new_table", game="deepblue", seats=2, seat=1, seed=7)
        table = salon.guests["deepblue-1"].table
        before = table.hash()
        assert "Not legal: there is no option 99; they have the numbers 1 to 5." in await called(
            client, "answer", table="deepblue-1", option=99
        )
        assert "Nothing has changed." in await called(client, "answer", table="deepblue-1", option="fly")
        assert table.hash() == before
        assert "You are seat 1." in await called(client, "answer", table="deepblue-1", option='["hire", 0]')
        assert table.hash() != before
        await called(client, "undo", table="deepblue-1")
        assert table.hash() == before
        assert "Not possible: " in await called(client, "undo", table="deepblue-1")

    talk(salon, say)
    assert salon.summary() == "1 of 3 answers were legal (33.3 %)"


@pytest.mark.parametrize("game", list(games()))
def test_a_seat_is_not_told_what_it_cannot_know(game: str) -> None:
    salon = Salon()
    salon.new_table(game, seed=4)
    guest = salon.guests[f"{game}-1"]
    for number in range(4):
        shown = drawn(guest.table, guest.seat)
        assert shown in guest.look()
        assert drawn(guest.table.seat(guest.seat).imagine(Stream(number)), guest.seat) == shown
        guest.answer(1)


def test_what_cannot_be_done_is_said_in_words() -> None:
    salon = Salon()
    assert salon.look("otys-1") == "There is no table 'otys-1'; there are: none yet: begin with new_table."
    assert salon.answer("x", 1) == salon.undo("x") == salon.look("x")
    assert salon.new_table("atlantis").startswith("Not possible: no game 'atlantis'")
    assert salon.new_table("otys", seats=9).startswith("Not possible: otys has 2 to 4 seats")
    assert salon.new_table("otys", seats=2, seat=2) == "Not possible: this table has the seats 0 to 1, not 2."
    assert salon.new_table("otys", bots="shark").startswith("Not possible: ")
    assert salon.summary() == "0 of 0 answers were legal"
    for _ in range(MOST_TABLES):
        salon.new_table("nemo")
    assert salon.new_table("nemo").startswith(f"There are {MOST_TABLES} tables already")


def test_the_command_speaks_the_protocol_and_tells_the_rate_in_the_end() -> None:
    start = "from fathomfive.cli import main; main()"
    env = {**os.environ, "PYTHONPATH": SOURCES}

    async def say() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=["-c", start, "mcp"], env=env)) as client:
            assert "You are seat 0." in await called(client, "new_table", game="nemo", seed=1)

    asyncio.run(say())
    ended = subprocess.run(
        [sys.executable, "-c", start, "mcp"], input="", capture_output=True, text=True, env=env, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "")
    assert ended.stderr == "fathom: 0 of 0 answers were legal\n"
