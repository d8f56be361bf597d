"""Why not, and why: what Otys says of things that cannot be chosen, and for those that can."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.divers import carry_out, side_of
from fathomfive.games.otys.rules.state import NEUTRAL, OtysState
from fathomfive.kernel import AnyAsk, Ask, Stream, Value
from fathomfive.kernel.state import copy
from fathomfive.kernel.words import LANGUAGES
from tests.games.otys.positions import (
    ADVANCED,
    ENGINEER,
    EXPLORER,
    FUEL,
    FUEL_EXPERT,
    METAL,
    METAL_EXPERT,
    PLANT_EXPERT,
    SPY,
    TECH,
    TECH_EXPERT,
    TRADER,
    Play,
    card,
    hold,
    offer,
    show_tiles,
    station,
    store,
    table,
    take_turn,
    tile,
    use,
)


def why_not(play: Play) -> dict[str, str]:
    """What is said of each thing that cannot be chosen."""
    return {one.target: GAME.catalogue.text(one.why, "en") for one in GAME.closed(play.s, play.ask)}


def rule(play: Play, target: str) -> str:
    return next(one.rule for one in GAME.closed(play.s, play.ask) if one.target == target)


def why(play: Play, option: Value) -> str | None:
    assert option in play.options
    phrase = GAME.reason(play.s, play.ask, option)
    return None if phrase is None else GAME.catalogue.text(phrase, "en")


def at_step_2(s: OtysState, diver: int, level: int) -> Play:
    """The turn of seat 0, which has just activated a diver on a level."""
    station(s, 0, diver, level)
    play = take_turn(s, level)
    if play.ask.kind == "step-1":
        play.answer("activate")
    return play


# --- why not ---


def test_a_contract_says_what_is_missing_on_the_level_that_has_most_of_it() -> None:
    s = table()
    offer(s, "algae-farm")
    store(s, 0, 2, metal=1)
    store(s, 0, 4, metal=1, plant=1)
    play = take_turn(s)
    assert why_not(play)[f"contract/{card('algae-farm')}"] == "On level 4 this is still missing: 1 plant."
    assert rule(play, f"contract/{card('algae-farm')}") == "OT-7.1"
    store(s, 0, 4, metal=1, plant=2)
    assert f"contract/{card('algae-farm')}" not in why_not(take_turn(s))


@pytest.mark.parametrize(
    ("fuel", "tech", "said"),
    [
        (2, 0, "Level 3 still lacks 1 resource: 1 metal or 1 plant or 1 tech."),
        (1, 1, "Level 3 still lacks 1 resource: 1 fuel or 1 tech."),
        (1, 0, "Level 3 still lacks 2 resources in colours of your choice, for example 2 metal."),
    ],
)
def test_a_number_contract_names_every_colour_that_would_do(fuel: int, tech: int, said: str) -> None:
    s = table()
    offer(s, "scrap-trade")
    store(s, 0, 3, fuel=fuel, tech=tech)
    assert why_not(take_turn(s))[f"contract/{card('scrap-trade')}"] == said


def test_what_is_missing_agrees_in_number_in_german() -> None:
    s = table()
    offer(s, "observatory")
    station(s, 0, METAL_EXPERT, 4)
    reasons = []
    for lying in (0, 1):
        store(s, 0, 4, plant=1, tech=lying)
        play = at_step_2(s, METAL_EXPERT, 4)
        phrase = GAME.reason(s, play.ask, ("take", "metal"))
        assert phrase is not None
        reasons.append(GAME.catalogue.text(phrase, "de"))
        s.key, s.players[0].keys = 0, [4, 5]
    assert reasons[0].endswith("dann fehlen noch 2 Ressourcen.")
    assert reasons[1].endswith("dann fehlt noch 1 Ressource.")


def test_a_copy_that_the_last_credit_cannot_pay_for_says_nothing_for_itself() -> None:
    s = table()
    station(s, 1, ENGINEER, 2)
    s.players[0].credits = 1
    assert why(at_step_2(s, SPY, 2), ("copy", 1, ENGINEER)) is None
    s = table()
    station(s, 1, ENGINEER, 2)
    assert why(at_step_2(s, SPY, 2), ("copy", 1, ENGINEER)) is not None


def test_private_contracts_are_spoken_of_to_their_owner() -> None:
    s = table()
    hold(s, 0, "algae-farm")
    hold(s, 1, "archive")
    said = why_not(take_turn(s))
    assert f"contract/{card('algae-farm')}" in said
    assert f"contract/{card('archive')}" not in said


def test_used_keys_say_when_they_come_back() -> None:
    s = table()
    use(s, 0, 2, 6)
    play = take_turn(s)
    said = "Used: your keys come back with used key number 6; 2 lie on the track."
    assert {target: text for target, text in why_not(play).items() if target.startswith("key")} == {
        "key/0/2": said,
        "key/0/6": said,
    }


def test_sponsors_say_why_they_do_not_help() -> None:
    s = table()
    s.players[0].credits = 1
    station(s, 0, ENGINEER, 4)
    play = take_turn(s, 4)
    said = why_not(play)
    assert said["sponsor/4"] == "Costs 2 credits; you have 1."
    assert said["sponsor/1"] == "Your key lies on level 4: only the sponsor there helps you."
    s = table()
    play = take_turn(s, 5, "sponsor")
    assert why_not(play)["sponsor/5"] == "You have used the sponsor this turn."
    s = table()
    assert why_not(take_turn(s, 3))["sponsor/3"] == "The sponsor finds nothing to work on."


def test_without_a_battery_there_is_no_propeller_and_no_oxygen() -> None:
    s = table()
    hold(s, 0, "archive")
    s.players[0].batteries = 0
    play = take_turn(s, 1)
    assert (why_not(play)["batteries/0"], rule(play, "batteries/0")) == ("You have no battery.", "OT-6.1")
    play.answer("activate", "done")
    assert (play.ask.kind, rule(play, "batteries/0")) == ("step-3", "OT-6.2")
    s.players[0].batteries = 1
    assert "batteries/0" not in why_not(take_turn(s, 2))


def test_a_full_level_takes_no_resource() -> None:
    s = table()
    hold(s, 0, "archive")
    store(s, 0, 1, metal=3)
    play = at_step_2(s, PLANT_EXPERT, 1)
    assert why_not(play)["level/0/1"] == "The level is full: it holds 3 resources."
    assert rule(play, "level/0/1") == "OT-10.4"


def test_the_shop_says_what_is_sold_out_too_dear_or_does_not_fit() -> None:
    s = table()
    s.shop = [1, 2, 0, 3]
    s.players[0].credits = 2
    store(s, 0, 5, tech=1)
    play = at_step_2(s, TRADER, 5)
    said = why_not(play)
    assert said["shop/metal"] == "Costs 3 credits; you have 2."
    assert said["shop/fuel"] == "The shop has no fuel."
    assert said[f"resource/0/5/{TECH}"] == "The shop takes no more tech."
    assert "shop/plant" not in said
    s.free = 1
    assert "shop/metal" not in {
        one.target for one in GAME.closed(s, Ask(0, "effect", [("buy", "metal"), "done"], (4,)))
    }
    store(s, 0, 5, metal=6)
    assert why_not(play)["shop/metal"] == "The level is full: it holds 6 resources."


def test_specialists_are_too_dear_or_at_the_end_of_their_track() -> None:
    s = table()
    s.players[0].mechanic = 3
    play = at_step_2(s, ENGINEER, 2)
    assert why_not(play)["mechanic/0"] == "At the end of its track."
    assert "hacker/0" not in why_not(play)
    s = table()
    s.players[0].credits = 0
    hold(s, 0, "archive")
    assert why_not(at_step_2(s, ENGINEER, 2))["hacker/0"] == "Costs 1 credit; you have none."


def test_reward_tiles_are_too_dear_elsewhere_or_alike() -> None:
    s = table()
    show_tiles(s, 3, s.c.rewards[0].id, s.c.rewards[0].id)
    said = why_not(at_step_2(s, EXPLORER, 3))
    assert said["reward/5"] == "Like the tile beside it: choose that one."
    assert said["reward/0"] == "Your explorer is on level 3 and takes tiles of that level only."
    s = table()
    s.players[0].credits = 1
    hold(s, 0, "archive")
    assert why_not(at_step_2(s, EXPLORER, 3))["reward/4"] == "Costs 2 credits; you have 1."


def test_a_spy_needs_credits_or_a_deck_and_copies_nobody_twice() -> None:
    s = table(3)
    s.players[0].credits = 0
    hold(s, 0, "archive")
    said = why_not(at_step_2(s, SPY, 2))
    assert said["deck"] == "Costs 1 credit; you have none."
    assert len([target for target in said if target.startswith("diver/")]) == 2
    s = table(2)
    station(s, 0, SPY, 2)
    station(s, 1, SPY, 2)
    play = at_step_2(s, SPY, 2).answer(("copy", 1, SPY))
    assert (play.ask.kind, why_not(play)[f"diver/1/{SPY}"]) == ("copied", "Used already in this activation.")
    assert rule(play, f"diver/1/{SPY}") == "OT-R10"


def test_slots_beyond_the_movement_value_are_too_far() -> None:
    s = table()
    play = take_turn(s, 1, "propeller", 1)
    assert why_not(play)["slot/0/5"] == "4 slots away; your movement value is 1."
    assert "slot/0/2" not in why_not(play)
    assert "slot/0/1" not in why_not(play)


def test_an_upgraded_diver_has_to_stay_at_the_key() -> None:
    s = table()
    play = take_turn(s, 4, "sponsor", "propeller")
    assert why_not(play) == {
        f"diver/0/{ENGINEER}": "The diver at the key was upgraded this turn and has to stay there."
    }
    play.answer(5)
    assert s.players[0].column.index(SPY) == 4, "the way down is barred, so it went up unasked"
    s = table()
    s.players[0].mechanic = 1
    assert rule(take_turn(s, 4, "sponsor", "propeller", 5), "slot/0/6") == "OT-R5"


def test_neutral_keys_and_upgraded_divers_are_not_for_choosing() -> None:
    s = table()
    use(s, 0, 1, 2)
    s.players[0].track.append(NEUTRAL)
    assert why_not(take_turn(s, 3, "sponsor")) == {"key/0/7": "A neutral key cannot be taken back."}
    s = table(side=ADVANCED)
    s.players[0].upgraded[METAL_EXPERT] = 1
    said = why_not(take_turn(s, 4, "sponsor"))
    assert said[f"diver/0/{METAL_EXPERT}"] == "Upgraded already."
    assert said[f"diver/0/{TECH_EXPERT}"] == "Under water: this is for surfaced divers."
    assert f"diver/0/{FUEL_EXPERT}" not in said


def test_levels_that_cannot_pay_say_what_is_missing() -> None:
    s = table()
    offer(s, "scrap-trade")
    store(s, 0, 4, metal=2, plant=1, tech=1)
    play = take_turn(s, ("fill", card("scrap-trade")))
    assert play.ask.kind == "payment"
    assert "level/0/4" not in why_not(play)
    assert why_not(play)["level/0/3"].startswith("Level 3 still lacks 3 resources")


def test_exchanging_the_same_colour_is_not_offered() -> None:
    s = table(side=ADVANCED)
    store(s, 0, 5, metal=1)
    store(s, 0, 2, metal=1, fuel=1, tech=1)
    play = take_turn(s, 5, "sponsor", "swap")
    assert why_not(play)[f"resource/0/2/{METAL}"] == "Exchanging metal for metal would change nothing."
    assert why(play, (2, FUEL)) == "1 fuel on level 5, which no contract you know asks for there."


# --- why ---


def test_a_resource_says_which_contract_it_brings_nearer() -> None:
    s = table()
    offer(s, "algae-farm")
    store(s, 0, 4, metal=1)
    play = at_step_2(s, PLANT_EXPERT, 4)
    said = "1 plant on level 4 brings Algae farm (3 prestige) nearer: 1 more resource to come."
    assert why(play, ("take", "plant")) == said
    store(s, 0, 4, metal=1, plant=1)
    assert why(play, ("take", "plant")) == "1 plant on level 4 completes Algae farm (3 prestige)."


def test_a_key_speaks_through_the_best_that_its_diver_can_do() -> None:
    s = table()
    offer(s, "algae-farm")
    store(s, 0, 4, metal=1, plant=1)
    station(s, 0, PLANT_EXPERT, 4)
    said = "Your plant expert on level 4: 1 plant on level 4 completes Algae farm (3 prestige)."
    play = take_turn(s)
    assert why(play, 4) == said
    assert why(play.answer(6), 4) == said


def test_filling_is_urgent_when_the_contract_is_public() -> None:
    s = table()
    offer(s, "algae-farm")
    hold(s, 0, "archive")
    store(s, 0, 5, metal=1, plant=2, tech=2)
    play = take_turn(s)
    assert why(play, ("fill", card("algae-farm"))) == "3 prestige now, before somebody else fills it."
    assert why(play, ("fill", card("archive"))) == "2 prestige now."


def test_a_sale_says_whether_the_resource_is_needed() -> None:
    s = table()
    store(s, 0, 5, tech=2)
    play = at_step_2(s, TRADER, 5)
    sale: Value = ("sell", "tech", "credit")
    assert why(play, sale) == "Brings 3 credits; no contract you know misses the tech."
    hold(s, 0, "archive")
    assert why(play, sale) == "Brings 3 credits; but a contract you know needs the tech."


def test_specialists_say_what_they_change() -> None:
    play = at_step_2(table(), ENGINEER, 2)
    assert why(play, "mechanic") == "Propellers move 2 instead of 1 for the rest of the game."
    assert why(play, "hacker") == "Your keys come back after 5 used ones instead of 6."
    assert why(play, "done") is None


def test_a_sponsor_speaks_of_what_it_leads_to() -> None:
    s = table()
    offer(s, "archive")
    store(s, 0, 2, tech=1)
    station(s, 0, TECH_EXPERT, 2)
    assert why(take_turn(s, 2), "sponsor") == "Twice: 1 tech on level 2 completes Archive (2 prestige)."
    s = table()
    use(s, 0, 1)
    assert why(take_turn(s, 3), "sponsor") == "A used key comes back."
    s = table()
    assert why(take_turn(s, 4), "sponsor") == "Your engineer is stronger for the rest of the game."
    s = table(side=ADVANCED)
    assert why(take_turn(s, 4), "sponsor") == "Your plant expert is stronger for the rest of the game."
    assert why(take_turn(table(), 5), "sponsor") is None


def test_step_3_says_who_stands_on_the_level_afterwards() -> None:
    s = table()
    play = take_turn(s, 1, "activate", "done")
    assert why(play, "surface") == "Your fuel expert comes down to level 1."
    assert why(play, "oxygen") == "Your tech expert is at hand on level 1 again."


def test_a_tile_on_the_level_speaks_for_paying_there() -> None:
    s = table()
    offer(s, "archive")
    store(s, 0, 4, tech=2)
    store(s, 0, 5, tech=2)
    green = next(number for number, reward in enumerate(s.c.rewards) if reward.id.endswith("green"))
    s.players[0].rewards[4] = tile(s.c.rewards[green].id)
    play = take_turn(s, ("fill", card("archive")))
    assert why(play, (5, 0, 0, 0, 2)) == "The tile of this level adds 1 prestige."
    assert why(play, (4, 0, 0, 0, 2)) == "Takes nothing that another contract you know needs."


def test_an_explorer_speaks_of_both_sides_of_a_tile() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "battery-orange")
    play = at_step_2(s, EXPLORER, 5)
    assert why(play, ("reward", 8)) == "You gain 1 battery. Then 1 prestige for every contract filled on level 5."
    assert why(play, ("reward", 9)) == "You gain 1 battery. Then 2 credits for every contract filled on level 5."
    s.players[0].upgraded = [1] * 8
    upgrade = next(
        reward.id for reward in s.c.rewards if reward.id.startswith("upgrade") and reward.id.endswith("green")
    )
    show_tiles(s, 5, upgrade, "battery-orange")
    assert why(play, ("reward", 8)) == "1 prestige for every contract filled on level 5."


def test_a_copied_diver_speaks_through_its_own_effect() -> None:
    s = table()
    offer(s, "archive")
    store(s, 0, 2, tech=1)
    station(s, 1, TECH_EXPERT, 2)
    play = at_step_2(s, SPY, 2)
    said = "1 tech on level 2 completes Archive (2 prestige)."
    assert why(play, ("copy", 1, TECH_EXPERT)) == said
    assert why(play, "draw") == "A choice of four contracts; you hold 0."
    copied = Play(s, carry_out(s, 0, side_of(s, 0, SPY), ("copy", 1, TECH_EXPERT)))
    assert why(copied, ("take", "tech")) == said


def everything_said(s: OtysState, ask: AnyAsk) -> list[object]:
    reasons = [GAME.reason(s, ask, option) for option in ask.options]
    return [*reasons, *[(one.target, one.why, one.rule) for one in GAME.closed(s, ask)]]


@pytest.mark.parametrize(("sponsors", "spy"), [("basic", "rulebook"), ("advanced", "author"), ("random", "author")])
def test_what_is_said_fits_both_languages_points_at_no_option_and_keeps_secrets(sponsors: str, spy: str) -> None:
    t = ff.Table("otys", 4, seed=3, options={"sponsors": sponsors, "spy": spy})
    stream = Stream(3)
    for _ in range(400):
        ask, s = t._play.pending, t.state
        if t.over or not isinstance(ask, Ask):
            break
        assert isinstance(s, OtysState)
        closed = GAME.closed(s, ask)
        offered = {GAME.target(s, ask, option) for option in ask.options}
        targets = [one.target for one in closed]
        assert len(set(targets)) == len(targets) <= 30 and not offered & set(targets)
        before = t.hash()
        said = everything_said(s, ask)
        assert t.hash() == before
        for language in LANGUAGES:
            assert all(GAME.catalogue.text(one.why, language) for one in closed)
            for option in ask.options:
                phrase = GAME.reason(s, ask, option)
                assert phrase is None or GAME.catalogue.text(phrase, language)
        other = copy(s)
        GAME.rules.redeal(other, ask.seat, stream)
        assert said == everything_said(other, ask)
        t.answer(GAME.advise(s, ask, stream) if stream.below(2) else ask.options[stream.below(len(ask.options))])
