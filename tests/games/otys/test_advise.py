from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.judge.advise import WORTH, advise
from fathomfive.games.otys.rules.state import X
from fathomfive.kernel import Pile, Stream
from tests.games.otys.positions import (
    ENGINEER,
    METAL_EXPERT,
    card,
    offer,
    show_tiles,
    station,
    store,
    table,
    take_turn,
    use,
)


def test_rule_of_thumb_beats_random_play() -> None:
    won = 0.0
    for seed in range(20):
        t = ff.Table("otys", 2, seed)
        bots = [ff.bots.make("greedy"), ff.bots.make(f"random:seed={seed}")]
        if seed % 2:
            bots.reverse()
        while t.question is not None:
            seat = t.question.seat
            t.answer(bots[seat].choose(t.seat(seat)))
        won += t.ranks[seed % 2] == 1
    assert won >= 19


def test_rule_of_thumb_fills_what_it_can() -> None:
    s = table()
    offer(s, "breakwater", "algae-farm")
    store(s, 0, 5, metal=1, plant=2)
    play = take_turn(s)
    assert advise(s, play.ask, Stream(1)) == ("fill", card("algae-farm"))


def test_rule_of_thumb_keeps_resources_for_the_better_contract() -> None:
    s = table()
    offer(s, "kelp-frames", "settlement")
    store(s, 0, 5, metal=2, plant=2)
    play = take_turn(s)
    assert advise(s, play.ask, Stream(1)) != ("fill", card("kelp-frames"))


def test_rule_of_thumb_brings_the_missing_resource() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 3, metal=1)
    station(s, 0, METAL_EXPERT, 3)
    use(s, 0, X)
    s.players[0].credits = 0
    play = take_turn(s)
    assert advise(s, play.ask, Stream(1)) == 3
    play.answer(3, "activate")
    assert advise(s, play.ask, Stream(1)) == ("take", "metal")


def test_rule_of_thumb_takes_prestige_that_ends_the_game() -> None:
    s = table()
    s.players[0].prestige = s.players[1].prestige = 17
    show_tiles(s, 5, "prestige-orange", "battery-green")
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.options == ["take", "decline"]
    assert advise(s, play.ask, Stream(1)) == "take"


def test_rule_of_thumb_does_not_pay_its_last_credit_for_a_copy_that_brings_nothing() -> None:
    s = table()
    s.players[0].credits = 1
    s.deck = Pile()
    station(s, 1, ENGINEER, 3)
    assert advise(s, take_turn(s, 3, "activate").ask, Stream(1)) == "done"
    s = table()
    s.players[0].credits = 4
    s.deck = Pile()
    station(s, 1, ENGINEER, 3)
    assert advise(s, take_turn(s, 3, "activate").ask, Stream(1)) == ("copy", 1, ENGINEER)


def test_rule_of_thumb_knows_only_what_its_seat_knows() -> None:
    t = ff.Table("otys", 3, seed=21)
    stream = Stream(5)
    compared = 0
    for _ in range(400):
        question = t.question
        if question is None:
            break
        seat = t.seat(question.seat)
        advice = {
            str(GAME.advise(imagined.state, seat.ask(), Stream(3)))  # type: ignore[arg-type]
            for imagined in (seat.imagine(Stream(seed)) for seed in (1, 2, 3))
        }
        assert len(advice) == 1
        compared += 1
        t.answer(question.options[stream.below(len(question.options))])
    assert compared > 100


def test_where_every_option_looks_dreadful_one_is_advised_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    t = ff.Table("otys", 2, 7)
    ask = t.asks[0]
    dreadful = {option: -30.0 - number for number, option in enumerate(ask.options)}
    monkeypatch.setitem(WORTH, ask.kind, lambda s, ask, option: dreadful[option])
    assert advise(t.state, ask, Stream(1)) == ask.options[0]  # type: ignore[arg-type]
