"""Styles: what a bot likes among options that are about as good."""

from __future__ import annotations

import pytest

from fathomfive import bots
from fathomfive.bots import styles
from fathomfive.bots.glances import Glance
from fathomfive.bots.styles import STYLES, Styled, strongest
from fathomfive.kernel import Seat, Stream, Table, Value, games


def glance(option: str, chances: list[float], points: list[tuple[int, int]]) -> Glance:
    """What looks at an option showed to seat 0 of two rivals."""
    found = Glance(option)
    found.chances = [[chance, 1.0 - chance] for chance in chances]
    found.points = [list(both) for both in points]
    return found


SURE = glance("sure", [0.5, 0.5], [(4, 3), (4, 3)])
RISKY = glance("risky", [0.1, 0.9], [(2, 3), (6, 3)])
RICH = glance("rich", [0.5, 0.5], [(7, 6), (7, 6)])
MEAN = glance("mean", [0.5, 0.5], [(1, 0), (1, 0)])


@pytest.mark.parametrize(
    ("style", "liked"), [("bold", "risky"), ("careful", "sure"), ("points", "rich"), ("spoiler", "mean")]
)
def test_each_style_likes_something_else_among_equals(style: str, liked: str) -> None:
    likes = STYLES[style].likes
    assert max([SURE, RISKY, RICH, MEAN], key=lambda one: likes(one, RISKY, 0, 1)).option == liked


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("id", sorted(games()))
def test_a_bot_with_a_style_plays_every_game_and_now_and_then_otherwise(id: str, style: str) -> None:
    table = Table(id, max(2, games()[id].seats[0]), 6)
    stream = Stream(1)
    otherwise = looked = 0
    while not table.over and looked < 25:
        ask = table.asks[0]
        if len(ask.options) > 1:
            seat, plain = table.seat(ask.seat), Fixed(table.game.advise(table.state, ask, Stream(2)))
            chosen = Styled(plain, style, seed=looked).choose(seat)
            assert chosen in ask.options
            otherwise += chosen != plain.option
            looked += 1
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
    assert otherwise < looked


class Fixed:
    """A bot that knows what it wants."""

    def __init__(self, option: Value) -> None:
        self.option = option

    def choose(self, seat: Seat) -> Value:
        """That, whatever is asked."""
        return self.option


def test_a_style_gives_away_no_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it likes, an option that looks worse than what the bot would choose by more than that is not taken."""

    def shown(seat: Seat, ask: object, glances: list[Glance], base: int, units: int) -> None:
        for one in glances:
            one.chances.append([0.5, 0.5] if one.option == chosen else [0.45, 0.55])
            one.points.append([0, 0] if one.option == chosen else [99, 0])

    table = Table("deepblue", 2, 7)
    seat = table.seat(table.asks[0].seat)
    chosen = table.asks[0].options[0]
    monkeypatch.setattr(styles, "look", shown)
    for style in STYLES:
        assert Styled(Fixed(chosen), style).choose(seat) == chosen


def test_the_strongest_rival_is_never_oneself() -> None:
    table = Table("otys", 3, 7)
    assert all(strongest(table, seat) != seat for seat in range(3))
    assert strongest(Table("neweden", 1, 7), 0) == 0


def test_the_limits_of_a_search_hold_for_its_style_too() -> None:
    from fathomfive.bots.making import searching

    search = searching(bots.make("midnight:style=bold"))
    assert search is not None and search.seconds == 1
    assert searching(bots.make("calm:style=bold")) is None
