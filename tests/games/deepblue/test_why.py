"""Why: what Deep Blue says for the options."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    ANY,
    BLACK,
    BLUE,
    GOLD,
    SCENARIOS,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.market import hire
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from fathomfive.kernel import AnyAsk, Ask, Closed, Stream, Value
from fathomfive.kernel.state import copy
from fathomfive.kernel.words import LANGUAGES
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    away,
    crew,
    hold,
    moor,
    offer,
    sink,
)


def why(play: Play, option: Value, language: str = "en") -> str | None:
    phrase = GAME.reason(play.s, play.ask, option)
    return None if phrase is None else GAME.catalogue.text(phrase, language)


def test_hiring_names_the_use_of_a_card() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=5))
    shield, fast, rich, late = crew(s, protects=BLUE), crew(s, propeller=3), crew(s, money=2), crew(s, propeller=0)
    offer(s, shield, fast, rich, late)
    play = Play(s, turn(s))
    assert why(play, ("hire", 0)) == "Protection: you stay down when others must surface."
    assert why(play, ("hire", 1)) == "Propellers for 3 moves, again after every rest."
    assert why(play, ("hire", 2)) == "$2 to hire with, again after every rest."
    assert why(play, ("hire", 3)) == "Pays off in long dives only."
    assert why(play, "renew") == "Four new cards, and you take whichever you like."
    s.c.crew_colour[late], s.c.crew_count[late], s.c.crew_points[late] = ANY, 3, 6
    said = why(play, ("hire", 3))
    assert said is not None and said.endswith("points in a dive of 7 stones.")


def test_a_dive_says_who_else_can_come_along() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    play = Play(s, turn(s))
    said = why(play, ("dive", site))
    assert said is not None and said.endswith(", and nobody else can dive along.")
    moor(s, 1, away(s, site, 1))
    moor(s, 2, site)
    said = why(play, ("dive", site))
    assert said is not None and "2 others can dive along" in said


def test_going_on_and_stopping_weigh_the_dangerous_stones() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s)
    moor(s, 0, site)
    play = Play(s, dive(s, 0, site)).draw(GOLD)
    assert why(play, "on") == "No stone in the bag is dangerous yet."
    play.draw(BLACK)
    percent = round(100 * s.bag.pool.count(BLACK) / len(s.bag.pool))
    assert why(play, "on") == f"{percent} % of the stones in the bag are dangerous, with 2 in stones at stake."
    assert why(play, "stop") == f"2 in stones are yours now; {percent} % of the stones in the bag are dangerous."
    hold(s, 0, crew(s, protects=BLACK))
    assert why(play, "on") == f"{percent} % of the stones in the bag are dangerous, and you can protect yourself."


def test_paying_says_what_is_lost() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=3), crew(s, money=2))
    offer(s, *s.market)
    play = Play(s, hire(s, 0, 1))
    more, exact = s.hands[0] if s.c.crew_money[s.hands[0][0]] == 3 else s.hands[0][::-1]
    assert why(play, more) == "$1 of it is lost: $2 was due."
    assert why(play, exact) == "Pays without losing change; $2 was due."


def everything_said(s: DeepBlueState, ask: AnyAsk) -> list[object]:
    reasons = [GAME.reason(s, ask, option) for option in ask.options]
    shut = [(one.target, one.why, one.rule) for one in GAME.closed(s, ask)]
    return [*reasons, *shut]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_said_fits_both_languages_points_at_no_option_and_keeps_secrets(scenario: str) -> None:
    t = ff.Table("deepblue", 4, seed=5, options={"scenario": scenario})
    stream = Stream(5)
    for _ in range(250):
        if t.over:
            break
        ask = t._play.pending
        assert isinstance(ask, Ask)
        s = t.state
        assert isinstance(s, DeepBlueState)
        closed: list[Closed] = GAME.closed(s, ask)
        offered = {GAME.target(s, ask, option) for option in ask.options}
        targets = [one.target for one in closed]
        assert len(set(targets)) == len(targets) <= 40 and not offered & set(targets)
        for language in LANGUAGES:
            assert all(GAME.catalogue.text(one.why, language) for one in closed)
            for option in ask.options:
                phrase = GAME.reason(s, ask, option)
                assert phrase is None or GAME.catalogue.text(phrase, language)
        other = copy(s)
        GAME.rules.redeal(other, ask.seat, stream)
        assert everything_said(s, ask) == everything_said(other, ask)
        t.answer(GAME.advise(s, ask, stream) if stream.below(2) else ask.options[stream.below(len(ask.options))])
