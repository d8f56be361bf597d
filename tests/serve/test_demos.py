"""Games to watch: every shipped record is a whole game of today's rules, and is shown page by page."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Table
from fathomfive.kernel.installed import game_ids
from fathomfive.party import demos
from tests.serve.serving import Tables


@pytest.mark.parametrize("id", game_ids())
def test_a_shipped_game_is_played_to_its_end_by_todays_rules(id: str) -> None:
    film = demos.film(id)
    table = Table.replay(film.record)
    assert table.over
    assert max(table.scores) > 0


def test_pages_follow_each_other_and_tell_what_happens_in_the_language_asked_for() -> None:
    first, second = demos.demo("otys", 0, "de"), demos.demo("otys", 25, "de")
    assert [frame.step for frame in first.frames] == list(range(demos.PAGE))
    assert second.frames[0].step == demos.PAGE
    assert first.names == ["Ada", "Bo"]
    german = [fact.text for frame in first.frames for fact in frame.log]
    english = [fact.text for frame in demos.demo("otys", 0, "en").frames for fact in frame.log]
    assert german and len(german) == len(english) and german != english
    assert demos.demo("otys", first.steps, "en").frames[-1].over
    assert demos.demo("otys", 100_000, "en").frames == []


def test_it_is_fetched_from_the_server(tables: Tables) -> None:
    answer = tables.server.client.get("/api/games/deepblue/demo?from=40&lang=en")
    assert answer.status_code == 200
    assert answer.json()["frames"][0]["step"] == 40
    assert tables.server.client.get("/api/games/chess/demo").status_code == 404
