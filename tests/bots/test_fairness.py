"""No bot is moved by what its seat cannot know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomfive.bots import make
from fathomfive.kernel import AnyGame, State, Stream, Table, Value, games

BOTS = (
    "random:seed=5", "greedy:seed=5", "search:visits=5,turns=1,seed=5", "learned:visits=5,turns=1,seed=5",
    "shallow:level=calm,seed=5", "twilight:style=spoiler,seed=5",
)  # fmt: skip
OPTIONS: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "deepblue": [(3, {})],
    "otys": [(3, {})],
    "neweden": [(3, {}), (1, {})],
    "endeavor": [(2, {}), (1, {})],
    "nemo": [(1, {}), (3, {"mode": "semi"})],
}


def redealt_before(the_game: AnyGame, change: int) -> Callable[[State, int, Stream], None]:
    """The game's redeal, on a table on which everything the viewer cannot know has been replaced already."""
    redeal = the_game.rules.redeal

    def twice(s: State, viewer: int, stream: Stream) -> None:
        redeal(s, viewer, Stream(change))
        redeal(s, viewer, stream)

    return twice


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("id", sorted(games()))
def test_a_choice_does_not_change_when_all_that_the_seat_cannot_know_is_redealt(
    id: str, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for seats, options in OPTIONS[id]:
        table = Table(id, seats, 21, options)
        stream = Stream(8)
        for step in range(240):
            if table.over:
                break
            asked = table.questions[0]
            if step % 24 == 23 and len(asked.options) > 1:
                chosen = make(spec).choose(table.seat(asked.seat))
                for change in (101, 102):
                    with monkeypatch.context() as patch:
                        patch.setattr(table.game.rules, "redeal", redealt_before(table.game, change))
                        assert make(spec).choose(table.seat(asked.seat)) == chosen
                    compared += 1
            ask = table.asks[0]
            table.answer(table.game.advise(table.state, ask, stream), ask.seat)
    assert compared >= 4
