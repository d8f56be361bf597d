"""What is said of a piece is said once, in Python: the boards of the browser client have short words of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from fathomfive.kernel.installed import game, own_ids
from fathomfive.kernel.words import LANGUAGES

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
LEGEND = "sign-"
"""What the signs of a board mean, for its help; they are looked up by the names of their icons."""
GAMES = [id for id in sorted(own_ids()) if (BOARDS / id).is_dir()]


def messages(path: Traversable) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue and their attributes, each as it is written."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            for name, value in [(entry.id.name, entry.value), *[(one.id.name, one.value) for one in entry.attributes]]:
                if value is not None:
                    yield name, " ".join(serialize_pattern(value).split())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_game_is_repeated_by_its_board(name: str, language: str) -> None:
    words = resources.files(game(name).package) / "words" / f"{language}.ftl"
    said = {text for _, text in messages(words)}
    own = messages(BOARDS / name / "words" / f"{language}.ftl")
    repeated = [id for id, text in own if is_long(text, said) and not id.startswith(LEGEND)]
    assert repeated == []


def is_long(text: str, said: set[str]) -> bool:
    """Whether a text is more than a short name, and in the game's own catalogue too."""
    return text in said and len(re.sub(r"\{[^}]*\}", "", text).split()) > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_board_is_used(name: str) -> None:
    files = [path for path in (BOARDS / name).rglob("*") if path.suffix in (".svelte", ".ts")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    spoken = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", source))
    begun = {LEGEND, *re.findall(r"`([\w-]+-)\$\{", source)}
    ids = [id for id, _ in messages(BOARDS / name / "words" / "en.ftl")]
    assert [id for id in ids if id not in spoken and not id.startswith(tuple(begun))] == []


@pytest.mark.parametrize("name", GAMES)
def test_hover_cards_speak_by_what_was_sent(name: str) -> None:
    asked = re.compile(r"words\.(?:say|find)\([^)]*\.(?:text|basic|advanced|upgraded)")
    for path in (BOARDS / name).glob("*.svelte"):
        found = asked.findall(path.read_text(encoding="utf-8"))
        assert [one for one in found if "scenario" not in one] == [], path.name  # a scenario is no piece
