from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fathomfive.arena import storm as storms
from fathomfive.arena.crew import Crew
from fathomfive.arena.storm import JOURNAL, Journal, Storm, blow, rage
from fathomfive.kernel import SetupError, Table, games
from fathomfive.kernel.installed import own_ids, registered
from tests.kernel.toys import GAMES

TOYS = ("lagoon", "watch")


@pytest.fixture(autouse=True)
def _small_gusts_over_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storms, "GUST", 4)
    for id in (*TOYS, "leak"):
        monkeypatch.setitem(registered, id, GAMES[id])


def test_a_storm_goes_over_all_titles_seats_and_choices() -> None:
    storm = Storm.of(tuple(own_ids()))
    setups = [storm.setup(number) for number in range(600)]
    for id in storm.titles:
        info = games()[id]
        ours = [setup for setup in setups if setup.game == id]
        assert {setup.seats for setup in ours} == set(info.seats)
        for option in info.options:
            assert {setup.options[option.name] for setup in ours} == set(option.choices), (id, option.name)
    assert len({setup.seed for setup in setups}) > 590
    assert setups[17] == storm.setup(17) != Storm.of(storm.titles, seed=1).setup(17)


def test_a_storm_that_is_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    storm = Storm.of(TOYS)
    whole = rage(storm, 14)
    assert [gust.games for gust in whole] == [4, 4, 4, 2]
    assert rage(storm, 6, journal=Journal(tmp_path, storm)) == [*whole[:1], blow(storm, 4, 2)]
    with (tmp_path / JOURNAL).open("ab") as file:
        file.write(b'{"first":4,"ga')
    told: list[int] = []
    journal = Journal(tmp_path, storm)
    assert rage(storm, 14, journal=journal, progress=told.append) == whole
    assert told == [8, 12, 14], "what was there is not played again"
    assert rage(storm, 14, journal=Journal(tmp_path, storm), progress=told.append) == whole
    assert len(told) == 3


def test_several_processes_make_the_same_storm() -> None:
    storm = Storm.of(("otys",), every=1000)
    assert rage(storm, 8, crew=Crew(2)) == rage(storm, 8)


def test_a_broken_law_is_found_with_the_record_that_leads_there(tmp_path: Path) -> None:
    storm = Storm.of(("leak",), every=5)
    found = [wreck for gust in rage(storm, 4, journal=Journal(tmp_path, storm)) for wreck in gust.wrecks]
    assert len(found) == 4
    assert {wreck.law for wreck in found} == {3}
    assert "sees what it cannot know" in found[0].complaint
    kept = msgspec.json.decode((tmp_path / "wreck-0.json").read_bytes())
    assert kept == found[0].record
    assert Table.replay(kept).seats == found[0].setup.seats


def test_what_cannot_be_played_at_all_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def sink(*_: object, **__: object) -> None:
        raise ZeroDivisionError("no water")

    monkeypatch.setattr(storms, "check_game", sink)
    gust = blow(Storm.of(TOYS), 0, 2)
    assert [(wreck.law, wreck.complaint) for wreck in gust.wrecks] == [(0, "ZeroDivisionError: no water")] * 2
    assert gust.games == 2


def test_wishes_that_make_no_storm_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="at least 1, not 0"):
        Storm.of(TOYS, every=0)
    with pytest.raises(SetupError, match="from 0 on, not -1"):
        Storm.of(TOYS, seed=-1)
    with pytest.raises(SetupError, match="no game 'atlantis'"):
        Storm.of(("atlantis",))
    with pytest.raises(SetupError, match="at least 1 game, not 0"):
        rage(Storm.of(TOYS), 0)
    Journal(tmp_path, Storm.of(TOYS))
    with pytest.raises(SetupError, match="holds another storm"):
        Journal(tmp_path, Storm.of(TOYS, seed=4))
    (tmp_path / JOURNAL).write_text("no storm\n", encoding="utf-8")
    with pytest.raises(SetupError, match="not the journal of a storm"):
        Journal(tmp_path, Storm.of(TOYS))


@pytest.mark.slow
def test_a_minute_of_storm_over_everything_breaks_no_law() -> None:
    gusts = rage(Storm.of(tuple(sorted(own_ids())), seed=26), 200, crew=Crew(2))
    assert [wreck for gust in gusts for wreck in gust.wrecks] == []
    assert sum(gust.questions for gust in gusts) > 20_000
