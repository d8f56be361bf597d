from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fathomfive.arena import data
from fathomfive.arena.crew import Crew
from fathomfive.arena.data import Wish, write
from fathomfive.arena.decisions import CARD, Card, Decisions, read_card
from fathomfive.arena.match import Match, play_game
from fathomfive.kernel import SetupError, Table, games


def written(folder: Path, wish: Wish, count: int = 1) -> Decisions:
    write(wish, count, folder, version="test")
    return Decisions(str(folder))


@pytest.mark.parametrize("game", list(games()))
def test_a_set_of_every_game_is_what_was_played(game: str, tmp_path: Path) -> None:
    match = Match.of(game, bots=["random"], seed=5)
    found = written(tmp_path, Wish(match))
    result = play_game(match, 0, record=True)
    assert result.record is not None
    table = Table.replay(result.record, upto=0)
    assert len(found) == result.questions
    for index in range(len(found)):
        asked = table.question
        assert asked is not None and (asked.seat, asked.kind) == (found.seat[index], found.kind[index])
        seat = table.seat(asked.seat)
        assert np.array_equal(seat.observe(), found.seen[index])
        assert np.array_equal(seat.mask(), found.mask(index))
        kind, value = table.actions.value(int(found.choice[index]))
        assert kind == asked.kind and value in asked.options
        assert found.policy(index)[found.choice[index]] == 1.0
        table.answer(value, asked.seat)
    assert table.over
    assert [table.returns[seat] for seat in found.seat] == pytest.approx(found.result.tolist())
    assert [table.scores[seat] for seat in found.seat] == found.score.tolist()


def test_a_search_tells_what_it_thought_of_every_option(tmp_path: Path) -> None:
    found = written(tmp_path, Wish(Match.of("neweden", seats=2, bots=["search:visits=12"], seed=2)))
    real = [index for index in range(len(found)) if len(found.legal(index)) > 1]
    assert real
    for index in real:
        policy = found.policy(index)
        assert policy.sum() == pytest.approx(1.0, abs=1e-5)
        assert set(np.flatnonzero(policy)) <= set(found.legal(index))
        assert policy[found.choice[index]] > 0


def test_a_set_that_is_interrupted_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "CHUNK", 2)
    wish = Wish(Match.of("neweden", seats=2, bots=["random"], seed=1))
    whole = written(tmp_path / "whole", wish, 5)
    written(tmp_path / "parts", wish, 2)
    told: list[int] = []
    write(wish, 5, tmp_path / "parts", version="test", crew=Crew(1), progress=told.append)
    assert told == [4, 5], "what is there is not played again"
    parts = Decisions(tmp_path / "parts")
    assert np.array_equal(parts.seen, whole.seen) and np.array_equal(parts.choice, whole.choice)
    assert sorted(set(parts.number)) == [0, 1, 2, 3, 4]
    assert "5 games with 2 seats" in (tmp_path / "parts" / "README.md").read_text(encoding="utf-8")


def test_items_are_what_a_loader_of_batches_wants(tmp_path: Path) -> None:
    found = written(tmp_path, Wish(Match.of("endeavor", seats=2, bots=["greedy"], seed=3)))
    batch = [found[index] for index in range(4)]
    stacked = {name: np.stack([item[name] for item in batch]) for name in batch[0]}
    assert stacked["seen"].shape == (4, found.card.size) and stacked["seen"].dtype == np.float32
    assert stacked["mask"].shape == stacked["policy"].shape == (4, found.card.actions)
    assert len(list(found)) == len(found)
    with pytest.raises(IndexError, match=f"there are {len(found)} decisions, not {len(found)}"):
        found[len(found)]


def test_features_may_be_written_down_instead(tmp_path: Path) -> None:
    found = written(tmp_path, Wish(Match.of("otys", seats=2, bots=["random"], seed=3), "features"))
    assert found.card.seen == "features"
    assert found.seen.shape == (len(found), found.card.size)


def test_what_is_no_set_of_decisions_is_said_in_words(tmp_path: Path) -> None:
    match = Match.of("neweden", seats=2, bots=["random"])
    with pytest.raises(SetupError, match="at least 1 game, not 0"):
        write(Wish(match), 0, tmp_path, version="test")
    with pytest.raises(SetupError, match=f"there is no {CARD}"):
        Decisions(tmp_path)
    written(tmp_path, Wish(match))
    assert isinstance(read_card(tmp_path), Card)
    with pytest.raises(SetupError, match="holds another set of decisions"):
        write(Wish(match), 1, tmp_path, version="other")
    for part in tmp_path.glob("games-*"):
        part.unlink()
    with pytest.raises(SetupError, match="there are no files"):
        Decisions(tmp_path)
    (tmp_path / CARD).write_text("{}", encoding="utf-8")
    with pytest.raises(SetupError, match="does not describe decisions"):
        read_card(tmp_path)
