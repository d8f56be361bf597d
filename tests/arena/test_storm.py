from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fathomfive.arena import storm as storms
from fathomfive.arena.crew import Crew
from fathomfive.arena.lookout import DRAWN
from fathomfive.arena.storm import JOURNAL, Journal, Storm, blow, play, rage
from fathomfive.kernel import SetupError, Table, games
from fathomfive.kernel.conformance import AT_END, LOG, OVER, PIECES, RECORD
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
    storm = Storm.of(("otys",), spacing=1000)
    assert rage(storm, 8, crew=Crew(2)) == rage(storm, 8)


def test_a_broken_law_is_found_with_the_record_that_leads_there(tmp_path: Path) -> None:
    storm = Storm.of(("leak",), spacing=1)
    found = [wreck for gust in rage(storm, 12, journal=Journal(tmp_path, storm)) for wreck in gust.wrecks]
    assert len(found) >= 3
    assert {wreck.law for wreck in found} == {3}
    assert "sees what it cannot know" in found[0].complaint
    kept = msgspec.json.decode((tmp_path / f"wreck-{found[0].setup.number}.json").read_bytes())
    assert kept == found[0].record
    assert Table.replay(kept).seats == found[0].setup.seats


PLANTED = {
    "anything": 5, "tattler": 3, "openhands": 3, "dreamer": 2, "adviser": 4, "mute": 5, "namesakes": 10,
    "scribbler": 11, "aliased": 6, "sharer": 6, "loser": 7, "twins": 5, "surprise": 9, "nagger": 12, "endless": 8,
    "lateclock": 1, "eavesdropper": 1,
}  # fmt: skip
"""Toys with a planted fault, and the law that it breaks."""


@pytest.mark.parametrize("id", PLANTED)
def test_every_planted_fault_is_found_within_four_hundred_games(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, id, GAMES[id])
    storm = Storm.of((id,))
    found = next((gust.wrecks[0] for first in range(0, 400, 40) if (gust := blow(storm, first, 40)).wrecks), None)
    assert found is not None, "not found at the usual spacing"
    assert found.law == PLANTED[id], found.complaint


def test_what_was_checked_is_counted_and_every_law_meets_every_kind_of_question() -> None:
    storm = Storm.of(TOYS, spacing=2)
    gust = blow(storm, 0, 400)
    kinds = {"lagoon/act", "lagoon/bid", "watch/call", "watch/yawn"}
    assert {place for place in gust.checks if not place.endswith(OVER)} == kinds
    for place, counts in gust.checks.items():
        met = dict(zip(storm.laws, counts, strict=True))
        along = {law: count for law, count in met.items() if law not in AT_END}
        if place.endswith(OVER):
            assert met[PIECES] == 200, "the pieces are counted at every end"
            assert 10 < met[RECORD] < 45 and met[LOG] < 10
        else:
            assert min(along.values()) > 0, (place, along)
            assert met[PIECES] == sum(met[law] for law in DRAWN), "one of the costly laws at every moment looked at"


def test_a_game_goes_the_same_way_whatever_is_looked_at() -> None:
    closely, hardly = Storm.of(TOYS, spacing=1), Storm.of(TOYS, spacing=100_000)
    for number in range(6):
        setup = closely.setup(number)
        assert setup == hardly.setup(number)
        assert play(closely, setup, {}).record == play(hardly, setup, {}).record


def test_what_cannot_be_played_at_all_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def sink(*_: object, **__: object) -> None:
        raise ZeroDivisionError("no water")

    monkeypatch.setattr(storms, "check_game", sink)
    gust = blow(Storm.of(TOYS), 0, 2)
    assert [(wreck.law, wreck.complaint) for wreck in gust.wrecks] == [(0, "ZeroDivisionError: no water")] * 2
    assert gust.games == 2


def test_wishes_that_make_no_storm_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="at least 1, not 0"):
        Storm.of(TOYS, spacing=0)
    with pytest.raises(SetupError, match="from 0 on, not -1"):
        Storm.of(TOYS, seed=-1)
    with pytest.raises(SetupError, match="no game 'atlantis'"):
        Storm.of(("atlantis",))
    with pytest.raises(SetupError, match="at least 1 game, not 0"):
        rage(Storm.of(TOYS), 0)
    Journal(tmp_path, Storm.of(TOYS))
    with pytest.raises(SetupError, match="holds another storm"):
        Journal(tmp_path, Storm.of(TOYS, seed=4))
    for head in ("no storm", '{"titles":["lagoon","watch"],"seed":0,"every":200,"versions":[1,1]}'):
        (tmp_path / JOURNAL).write_text(f"{head}\n", encoding="utf-8")
        with pytest.raises(SetupError, match="not the journal of a storm"):
            Journal(tmp_path, Storm.of(TOYS))


@pytest.mark.slow
def test_a_minute_of_storm_over_everything_breaks_no_law() -> None:
    gusts = rage(Storm.of(tuple(sorted(own_ids())), seed=26, spacing=4), 300, crew=Crew(2))
    assert [wreck for gust in gusts for wreck in gust.wrecks] == []
    assert sum(gust.questions for gust in gusts) > 60_000
