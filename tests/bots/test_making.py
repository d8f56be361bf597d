from __future__ import annotations

import pytest

from fathomfive import bots
from fathomfive.bots.pace import pace
from fathomfive.bots.search import Search
from fathomfive.kernel import SetupError, Table


@pytest.mark.parametrize(
    ("spec", "shown"),
    [
        ("random", "Random(seed=0)"),
        ("greedy:seed=7", "Greedy(seed=7)"),
        ("twilight:seed=7", "Greedy(seed=7)"),
        ("shallow:level=calm,seed=7", "Shallow(seed=7, level=calm)"),
        ("shallow:blur=3,lapses=0.5", "Shallow(seed=0, blur=3, plain=0.1, lapses=0.5)"),
        ("twilight:style=bold", "Styled(Greedy(seed=0), 'bold')"),
        ("search:visits=9,style=spoiler,seed=3", "Styled(Search(seed=3, visits=9), 'spoiler')"),
        ("search:seconds=0.5,seed=3", "Search(seed=3, seconds=0.5)"),
        ("search", "Search(seed=0, visits=200)"),
        ("learned:visits=20", "Learned(seed=0, visits=20)"),
        ("abyssal:seed=4", "Learned(seed=4, usual=0.1, seconds=1)"),
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
        ("calm:slips=0", "the level 'calm' has the settings seed=NUMBER, style=TEXT; not 'slips=0'"),
        ("search:visits=-5", "visits, turns, curious, doubt, least, bold and usual from 0 on"),
        ("search:usual=0", "needs usual above 0: search:usual=0.1"),
        ("search:broad=0", "and broad above 0"),
        ("program", "the bot 'program' needs a command"),
        ("shallow:lapses=2", "a shallow bot has blur and plain from 0 on, and lapses from 0 to 1"),
        ("shallow:level=midnight", "a level that sees badly is calm or sunlit, not 'midnight'"),
        ("calm:style=wild", "a style is one of bold, careful, points, spoiler; not 'wild'"),
        ("random:style=bold", "bot 'random' has no style"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.make(spec)


def test_a_level_is_as_strong_on_a_slow_machine_and_counts_where_its_time_was_up() -> None:
    table = Table("otys", 2, 3)
    seat = table.seat(table.asks[0].seat)
    slow, quick = [bots.make(f"search:usual=0.01,seconds={limit},seed=3") for limit in ("30", "0.000001")]
    assert isinstance(slow, Search) and isinstance(quick, Search)
    visits = int(0.01 * pace("otys", "search", allied=False))
    same = bots.make(f"search:visits={visits},seed=3")
    assert slow.choose(seat) == same.choose(seat)
    assert 0 < slow.simulations <= visits and slow.early == 0
    quick.choose(seat)
    assert quick.early == 1 and quick.simulations < slow.simulations


@pytest.mark.parametrize("spec", ["greedy", "random:seed=3", "search:seconds=2", "learned:seconds=0.1"])
def test_strangers_may_ask_for_bots_that_think_briefly(spec: str) -> None:
    bots.check_guest(spec)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("program:command=rm", "the bot 'program' does not play here"),
        ("search:seconds=60", "at most 2 seconds here: search:seconds=2"),
        ("search:visits=100000", "at most 2 seconds here"),
        ("search:visits=100000,style=bold", "at most 2 seconds here"),
        ("oracle", "the bot 'oracle' does not play here; there are calm"),
    ],
)
def test_strangers_may_not_ask_for_programs_and_long_thoughts(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.check_guest(spec)


def test_the_bots_to_choose_from_can_be_made_by_name() -> None:
    for name in bots.names():
        for style in ["", *[f":style={style}" for style in bots.style_names()]]:
            bots.check_guest(f"{name}{style}")
