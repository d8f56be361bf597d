"""Help in the game has something to say of whatever can be asked and offered, in both languages."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Value, game, games
from fathomfive.kernel.plain import NoArrays
from fathomfive.kernel.words import LANGUAGES

GAMES = sorted(games())
NUMBERED = [id for id in GAMES if not isinstance(game(id).arrays, NoArrays)]
"""Games that say what their questions can ever offer."""


def head(value: Value) -> str | None:
    """What kind of option a value is: the word it is, or begins with. The client groups by the same word."""
    if isinstance(value, str):
        return value
    return value[0] if isinstance(value, tuple) and value and isinstance(value[0], str) else None


def ever_offered(id: str) -> set[tuple[str, str | None]]:
    """Every kind of question with every kind of option that it may ever have, by the numbers of the actions."""
    which = game(id)
    found = set()
    for seats in which.seats:
        actions = which.actions(seats)
        for number in range(len(actions)):
            kind, value = actions.value(number)
            found.add((kind, head(value)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_question_has_a_name_and_a_line(id: str, language: str) -> None:
    has = game(id).catalogue.has
    wanted = [f"kind-{kind}{part}" for kind in game(id).rules.KINDS for part in ("", ".text")]
    assert [name for name in wanted if not has(name, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", NUMBERED)
def test_every_kind_of_option_has_a_name_and_a_line(id: str, language: str) -> None:
    has = game(id).catalogue.has
    mute = []
    for kind, word in ever_offered(id):
        own = next((name for name in (f"can-{kind}-{word}", f"can-{word}") if word and has(name, language)), None)
        if not (has(f"{own}.text", language) if own else has(f"kind-{kind}.each", language)):
            mute.append((kind, word))
    assert mute == []


@pytest.mark.parametrize("id", NUMBERED)
def test_help_speaks_of_nothing_that_is_never_offered(id: str) -> None:
    offered = ever_offered(id)
    words = {word for _, word in offered if word} | {f"{kind}-{word}" for kind, word in offered if word}
    spoken = {
        name.removeprefix("can-")
        for name in game(id).catalogue.names("en")
        if name.startswith("can-") and "." not in name
    }
    drawn_apart = {name for name in spoken if name.startswith(("key-", "crew-"))}
    assert spoken - words - drawn_apart == set()
