from __future__ import annotations

import re

import pytest
from rich.text import Text

from fathomfive import Stream, Table, bots
from fathomfive.cli.language import Speech
from fathomfive.cli.plain_board import view_blocks
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.kernel import Phrase
from fathomfive.kernel.game import Game
from fathomfive.kernel.installed import game_ids

NAMES = ["Anna", "Ben", "[red]Cleo"]


def _positions(seats: int = 3, seed: int = 5, every: int = 7) -> list[Table]:
    """Tables from the whole course of a random game."""
    table = Table("deepblue", seats, seed, {"scenario": "scattered-riches"})
    stream = Stream(seed)
    found: list[Table] = []
    while (asked := table.question) is not None:
        if table.version % every == 0:
            found.append(table.copy())
        table.answer(asked.options[stream.below(len(asked.options))])
    return [*found, table]


def _plain(table: Table, viewer: int, language: str = "en", width: int = 78) -> str:
    blocks = table.game.draw(table.state, viewer, language, NAMES[: table.seats], width)
    return "\n".join(Text.from_markup(part).plain for block in blocks for part in block)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_and_boat_is_on_the_chart_throughout_a_game(language: str) -> None:
    for table in _positions(every=25):
        body = table.game.draw(table.state, 0, language, NAMES, 78)[0][1]
        chart = Text.from_markup(body).plain
        state = table.state
        assert isinstance(state, DeepBlueState)
        for id in state.c.node_ids:
            assert table.game.catalogue.text(Phrase(f"node-{id}"), language) in chart
        boats = "".join(part.split("›")[0] for part in chart.split("‹")[1:])
        assert sorted(boats) == sorted("112233")


def test_no_line_of_the_chart_is_wider_than_the_screen() -> None:
    for table in _positions(every=40):
        for width in (58, 78, 98, 118):
            body = Text.from_markup(table.game.draw(table.state, 0, "de", NAMES, width)[0][1]).plain
            assert max(map(len, body.splitlines())) <= width


def test_what_a_seat_cannot_know_does_not_change_its_board() -> None:
    stream = Stream(9)
    for table in _positions(every=13)[:-1]:
        for viewer in range(3):
            assert _plain(table, viewer) == _plain(table.imagine(viewer, stream), viewer)


def test_other_chests_are_shown_only_when_the_game_is_over() -> None:
    *running, over = _positions(every=50)
    for table in running:
        state = table.state
        assert isinstance(state, DeepBlueState)
        before = _plain(table, 0)
        state.chests[1] += 1000
        assert _plain(table, 0) == before
        assert _plain(table, 1) != before
    assert f"{over.scores[1]} VP" in _plain(over, 0)


def test_a_spectator_sees_no_hand() -> None:
    table = _positions()[3]
    assert "Your crew" not in _plain(table, -1)
    assert "Sea chart" in _plain(table, -1)


def test_names_are_never_read_as_markup() -> None:
    assert "[red]Cleo" in _plain(_positions()[0], 0)


def test_a_dive_shows_stones_divers_and_danger() -> None:
    dives = [table for table in _positions() if not table.over and table.view()["site"] != -1 and table.view()["drawn"]]
    boards = [_plain(table, 0) for table in dives]
    assert all("led by" in board for board in boards)
    assert all("in the bag" in board for board in boards)
    assert any("are dangerous now" in board for board in boards)
    assert any("No stone in the bag is dangerous yet." in board for board in boards)
    assert any("is down" in board for board in boards)


def test_a_game_without_a_board_of_its_own_shows_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "draw", lambda *_: [])
    table = Table("deepblue", 2, 5, names=["Anna", "Ben"])
    blocks = view_blocks(table, 0, Speech("en"))
    assert [Text.from_markup(title).plain for title, _ in blocks] == ["Table", "Ben", "Anna"]
    common, other, own = (Text.from_markup(body).plain for _, body in blocks)
    assert re.search(r"\bbag \d+ cards\b", common)
    assert "hands 4 cards" in other
    assert "hands 0, 1, 2, 3" in own
    assert "chests ?" in other


def test_fields_can_be_worded_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("deepblue", 2, 5)
    words = table.game.catalogue
    said = {"view-market": "Market stall", "view-market.piece": "crew"}
    has, text = words.has, words.text
    monkeypatch.setattr(words, "has", lambda id, language: id in said or has(id, language))
    monkeypatch.setattr(words, "text", lambda phrase, language: said.get(phrase.id) or text(phrase, language))
    body = Text.from_markup(view_blocks(table, 0, Speech("en"))[0][1]).plain
    line = next(line for line in body.splitlines() if line.startswith("Market stall"))
    state = table.state
    assert isinstance(state, DeepBlueState)
    assert all(text(Phrase(f"crew-{state.c.crew_ids[card]}"), "en") in line for card in state.market)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_can_be_drawn_for_every_seat(game: str, language: str) -> None:
    table = Table(game, seed=1)
    bot = bots.make("random")
    for _ in range(30):
        asked = table.question
        if asked is None:
            break
        table.answer(bot.choose(table.seat(asked.seat)), asked.seat)
        for seat in range(table.seats):
            blocks = table.game.draw(table.state, seat, language) or view_blocks(table, seat, Speech(language))
            assert blocks
            for title, body in blocks:
                assert Text.from_markup(title).plain
                assert Text.from_markup(body).plain
