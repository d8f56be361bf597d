"""The short-sighted bot: it sees badly, but what anybody sees it sees too."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fathomfive import bots
from fathomfive.arena import Match, simulate
from fathomfive.bots.glances import Glance, look
from fathomfive.bots.levels import sight_of
from fathomfive.kernel import Stream, Table, games


def asked(id: str, seats: int, seed: int) -> Table:
    """A table in mid-game at a question with several options, played there by the rule of thumb."""
    table = Table(id, seats, seed)
    stream = Stream(seed)
    step = 0
    while step < 40 or len(table.asks[0].options) < 3:
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
        step += 1
    return table


def test_what_costs_plainly_too_much_is_never_chosen_however_blurred_it_looks() -> None:
    table = asked("endeavor", 2, 5)
    ask = table.asks[0]
    seat = table.seat(ask.seat)
    for seed in range(12):
        chosen = bots.make(f"shallow:blur=1000,plain=0,seed={seed}").choose(seat)
        stream = Stream(seed)
        seat.imagine(stream)
        stream.unit()
        glances = [Glance(option) for option in ask.options]
        base = int(stream.bits()) << 32
        for _ in range(3):
            look(seat, ask, glances, base, 1)
        chances = {glance.option: glance.chance(ask.seat) for glance in glances}
        assert chances[chosen] == max(chances.values()) > min(chances.values())


def test_the_same_seed_chooses_the_same_and_others_see_otherwise() -> None:
    table = asked("otys", 3, 4)
    seat = table.seat(table.asks[0].seat)
    chosen = [bots.make(f"shallow:level=calm,seed={seed}").choose(seat) for seed in range(12)]
    assert chosen == [bots.make(f"shallow:level=calm,seed={seed}").choose(seat) for seed in range(12)]
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("id", sorted(games()))
def test_one_that_never_trusts_its_own_eyes_is_the_rule_of_thumb(id: str) -> None:
    table = asked(id, max(2, games()[id].seats[0]), 3)
    ask = table.asks[0]
    seat = table.seat(ask.seat)
    advice = {table.game.advise(table.state, ask, Stream(seed)) for seed in range(20)}
    assert bots.make("shallow:lapses=0,seed=1").choose(seat) in advice


@pytest.mark.parametrize("id", sorted(games()))
def test_the_calm_level_sees_worse_than_the_sunlit_one_at_every_table(id: str) -> None:
    for seats in games()[id].seats:
        calm, sunlit = [sight_of(level, Table(id, seats, 1)) for level in ("calm", "sunlit")]
        assert calm.blur > sunlit.blur and calm.plain >= sunlit.plain and calm.lapses >= sunlit.lapses


def test_each_short_sighted_bot_wins_most_games_against_the_one_below() -> None:
    for below, above in pairwise(("shallow:level=calm", "shallow:level=sunlit", "twilight")):
        found = simulate(Match.of("otys", seats=2, bots=[above, below], seed=3), 20)
        [line] = [line for line in found.bots if line.bot == above]
        assert line.wins >= 12, (above, below)
