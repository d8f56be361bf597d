"""What holds for the numbers of every game: actions that keep their ids, observations that tell views apart."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from fathomfive import Stream, bots
from fathomfive.kernel import Json, Table, game, games
from fathomfive.kernel.plain import NoArrays
from fathomfive.kernel.shapes import BySeat, Cards, Each, Part, Row, Shape, TwoWays

HERE = Path(__file__).parent
EVERY = [
    (id, seats) for id, info in games().items() if not isinstance(game(id).arrays, NoArrays) for seats in info.seats
]
"""Every game that has numbers, with every seat count."""


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_ids_of_actions_change_only_with_the_rules_version(id: str, seats: int) -> None:
    """`python -m tools.regold GAME` writes the lists anew when a game's rules or content have changed."""
    actions = game(id).actions(seats)
    known = json.loads((HERE / id / "actions.json").read_text(encoding="utf-8"))
    assert known["rules_version"] == game(id).rules_version
    assert known["seats"][str(seats)] == {"actions": len(actions), "digest": actions.digest}


def sorted_where_no_order_is(seen: Json, shape: Shape) -> Json:
    """A view without the order of things that have none: cards that a shape only counts."""
    if isinstance(shape, TwoWays):
        return sorted_where_no_order_is(seen, shape.one)
    if isinstance(shape, Cards) and isinstance(seen, list):
        return sorted(seen, key=repr)
    if isinstance(shape, Row | Each | BySeat) and isinstance(seen, list):
        return [sorted_where_no_order_is(item, shape.item) for item in seen]
    if isinstance(shape, Part) and isinstance(seen, dict):
        shown = [(name, inner) for name, inner in shape.fields_and_shapes() if name in seen]
        return {name: sorted_where_no_order_is(seen[name], inner) for name, inner in shown}
    return seen


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_views_that_differ_give_observations_that_differ(id: str, seats: int) -> None:
    table = Table(id, seats, seed=seats)
    shape = table.observation._state
    bot = bots.make("greedy:slips=0.5,seed=1")
    known: dict[bytes, str] = {}
    own = np.zeros(table.observation.size, np.float32), np.zeros(len(table.actions), np.int8)
    seen = 0
    while not table.over and seen < 150:
        for seat in range(seats):
            view = json.dumps(sorted_where_no_order_is(table.view(seat), shape), sort_keys=True)
            observed = bytes([seat]) + table.observation.of(table.state, None, seat).tobytes()
            assert known.setdefault(observed, view) == view
            fresh = table.observation.of(table.state, table.pending, seat)
            assert table.observed(seat) == fresh
            assert table.seat(seat).observe(out=own[0]).tobytes() == fresh.tobytes()
            assert (table.seat(seat).mask(out=own[1]) == table.seat(seat).mask()).all()
        asked = table.questions[0]
        table.answer(bot.choose(table.seat(asked.seat)), asked.seat)
        seen += 1
    assert len(set(known)) > seats


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_an_imagined_table_looks_the_same_to_who_imagines_it(id: str, seats: int) -> None:
    table = Table(id, seats, seed=3)
    for step in range(30):
        if table.over:
            break
        asked = table.questions[0]
        seat = table.seat(asked.seat)
        imagined = seat.imagine(Stream(step)).seat(asked.seat)
        assert (imagined.observe() == seat.observe()).all()
        assert (imagined.mask() == seat.mask()).all()
        table.answer(asked.options[step % len(asked.options)], asked.seat)
