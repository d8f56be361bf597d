from __future__ import annotations

import pytest

from fathomfive import bots
from fathomfive.kernel import SetupError


@pytest.mark.parametrize(
    ("spec", "shown"),
    [
        ("random", "Random(seed=0)"),
        ("greedy:seed=7", "Greedy(seed=7)"),
        ("twilight:seed=7", "Greedy(seed=7)"),
        ("search:seconds=0.5,seed=3", "Search(seed=3, seconds=0.5)"),
        ("search", "Search(seed=0, visits=200)"),
        ("learned:visits=20", "Learned(seed=0, visits=20)"),
        ("program:command=./my bot,seed=2", "Program('./my bot', seed=2)"),
    ],
)
def test_a_bot_is_made_from_its_name_and_settings(spec: str, shown: str) -> None:
    assert repr(bots.make(spec)) == shown


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("oracle", "no bot 'oracle'; there are calm, sunlit, twilight, midnight, abyssal, greedy, learned"),
        ("greedy:seed=x", "bot 'greedy' has the settings seed=NUMBER, slips=DECIMAL; not 'seed=x'"),
        ("greedy:seconds=1", "bot 'greedy' has the settings seed=NUMBER, slips=DECIMAL; not 'seconds=1'"),
        ("random:seed=-1", "bot 'random': a seed is a whole number from 0 on, not -1"),
        ("greedy:slips=2", "slips are a share from 0 to 1, not 2"),
        ("calm:slips=0", "the level 'calm' has the setting seed=NUMBER; not 'slips=0'"),
        ("search:visits=-5", "visits, turns, curious, doubt, least and bold from 0 on"),
        ("search:broad=0", "and broad above 0"),
        ("program", "the bot 'program' needs a command"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.make(spec)


@pytest.mark.parametrize("spec", ["greedy", "random:seed=3", "search:seconds=2", "learned:seconds=0.1"])
def test_strangers_may_ask_for_bots_that_think_briefly(spec: str) -> None:
    bots.check_guest(spec)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("program:command=rm", "the bot 'program' does not play here"),
        ("search:seconds=60", "at most 2 seconds here: search:seconds=2"),
        ("search:visits=100000", "at most 2 seconds here"),
        ("oracle", "the bot 'oracle' does not play here; there are calm"),
    ],
)
def test_strangers_may_not_ask_for_programs_and_long_thoughts(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.check_guest(spec)


def test_the_bots_to_choose_from_can_be_made_by_name() -> None:
    for name in bots.names():
        bots.check_guest(name)
