"""`python -m bench.frames`: what it reads out of a trace of Chromium."""

from __future__ import annotations

from typing import Any

import pytest

from bench.frames import by_part, read

PAGE, TILES = (7, 1), (7, 2)


def mark(name: str, at: float) -> dict[str, Any]:
    return {"name": name, "ph": "R", "cat": "blink.user_timing", "pid": 7, "tid": 1, "ts": 1000 * at}


def task(name: str, thread: tuple[int, int], at: float, spent: float) -> dict[str, Any]:
    return {
        "name": name,
        "ph": "X",
        "cat": "",
        "pid": 7,
        "tid": thread[1],
        "ts": 1000 * at,
        "dur": 1000 * spent,
        "tdur": 1000 * spent,
    }


def frame(number: int, begun: float, handed: float | None, there: float, state: str) -> list[dict[str, Any]]:
    at = {"cat": "cc,benchmark", "pid": 7, "tid": 3, "id2": {"local": hex(number)}}
    told = {"frame_reporter": {"state": state}}
    found = [{"name": "PipelineReporter", "ph": "b", "ts": 1000 * begun, "args": told} | at]
    if handed is not None:
        found.append({"name": "Commit", "ph": "b", "ts": 1000 * handed} | at)
    return [*found, {"name": "PipelineReporter", "ph": "e", "ts": 1000 * there} | at]


def in_time(*events: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(events, key=lambda event: event["ts"])


def test_a_position_is_drawn_once_a_frame_that_knows_it_is_on_the_screen() -> None:
    drawn = read(
        in_time(
            mark("arrived", 100),
            *frame(1, 90, 101, 130, "STATE_PRESENTED_ALL"),  # handed over before the page had changed
            mark("changed", 108),
            *frame(2, 106, 112, 118, "STATE_DROPPED"),
            *frame(3, 110, None, 121, "STATE_PRESENTED_ALL"),  # nothing of the page's own in it
            *frame(4, 114, 120, 140, "STATE_PRESENTED_ALL"),
        )
    )
    assert drawn.took == [40]


def test_only_work_that_a_position_waits_for_counts() -> None:
    drawn = read(
        in_time(
            task("RunTask", PAGE, 60, 30),  # the frame before
            task("RunTask", PAGE, 99, 9),
            mark("arrived", 100),
            mark("changed", 108),
            *frame(1, 106, 112, 130, "STATE_PRESENTED_PARTIAL"),
            task("RasterTask", TILES, 113, 5),
            task("RunTask", TILES, 113, 5),
            task("RunTask", PAGE, 260, 70),  # the odds, asked for later
        )
    )
    assert (drawn.took, drawn.thread, drawn.tiles) == ([30], 9, 5)
    assert drawn.in_time == 1


def test_a_position_that_changes_nothing_in_sight_is_not_counted() -> None:
    drawn = read(
        in_time(
            mark("arrived", 100),
            mark("changed", 105),
            mark("arrived", 600),
            mark("changed", 604),
            *frame(1, 604, 606, 650, "STATE_PRESENTED_ALL"),
        )
    )
    assert drawn.took == pytest.approx([50])
    assert drawn.in_time == 0


def test_time_is_that_of_the_innermost_part() -> None:
    parts = by_part(
        in_time(
            task("RunTask", PAGE, 100, 20),
            task("FunctionCall", PAGE, 101, 10),
            task("v8.callFunction", PAGE, 101, 9),
            task("Layout", PAGE, 103, 4),  # our own code asks where something is
            task("FunctionCall", PAGE, 104, 1),
            task("UpdateLayoutTree", PAGE, 112, 2),
            task("Paint", PAGE, 115, 3),
        )
    )
    assert parts == {"script": 7000, "layout": 5000, "paint": 3000}
