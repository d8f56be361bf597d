"""Options as chips: a few words in both languages, and icons that the client has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fathomfive import Table
from fathomfive.kernel import Stream, installed
from fathomfive.kernel.words import LANGUAGES

GAMES = {"deepblue": 3, "otys": 3, "neweden": 2, "endeavor": 2, "nemo": 1}
LONGEST = 46
"""Letters of the longest name of a thing; two lines of a chip hold 36, the card holds all."""
ICON = re.compile(r"\[([\w-]+)\]")
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def listed(game: str, part: str) -> dict[str, str]:
    """A list of names in what a board tells help."""
    source = (BOARDS / game / "help.ts").read_text(encoding="utf-8")
    found = re.search(rf"^  {part}: {{$(.*?)^  }},$", source, re.MULTILINE | re.DOTALL)
    assert found is not None
    return dict(re.findall(r'"?([\w-]+)"?: "([\w-]+)"', found[1]))


def said(game: str, seats: int, seed: int, answers: int) -> set[tuple[str, str, str]]:
    """Label, chip and what comes of it, of every option in the first answers of a random game."""
    table, stream = Table(game, seats=seats, seed=seed), Stream(seed)
    found: set[tuple[str, str, str]] = set()
    for _ in range(answers):
        question = table.question
        if question is None:
            break
        ask = table.seat(question.seat).ask()
        for option in question.options:
            for language in LANGUAGES:
                chip, more = table.game.chip(table.game.label(table.state, ask, option), language)
                found.add((question.label(option, language), chip, more or ""))
        table.answer(question.options[stream.below(len(question.options))])
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_a_chip_is_short_and_its_icons_are_drawn(game: str, seats: int) -> None:
    drawn = set(listed(game, "icons"))
    for label, chip, more in said(game, seats, 4, 160):
        assert chip and len(ICON.sub("#", chip)) <= LONGEST, (label, chip)
        assert len(chip) <= len(label) + 8, (label, chip)
        assert more != chip
        assert {*ICON.findall(chip), *ICON.findall(more)} <= drawn, (label, chip, more)


def test_most_of_what_is_long_is_said_shorter() -> None:
    long = [
        (label, chip) for game, seats in GAMES.items() for label, chip, _ in said(game, seats, 7, 60) if len(label) > 40
    ]
    assert len(long) > 50
    assert all(len(chip) < len(label) / 1.2 for label, chip in long)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_an_icon_for_most_facts_and_for_none_that_is_never_told(game: str) -> None:
    icons, facts = listed(game, "icons"), listed(game, "facts")
    told = set(installed.game(game).words.FACTS)
    assert set(facts) <= told
    assert set(facts.values()) <= set(icons)
    assert len(facts) >= 0.4 * len(told)
