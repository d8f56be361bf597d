from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from fathomfive.kernel import (
    NATURE,
    Ask,
    Chance,
    IllegalAnswer,
    InvalidContent,
    RulesError,
    SetupError,
    Stream,
    Table,
    Together,
    UndoRefused,
    Value,
)
from fathomfive.kernel.conformance import wander
from fathomfive.kernel.sight import NOBODY
from tests.kernel.playing import at_bids, everything, play_out, play_until, stepped, within
from tests.kernel.toys import GAMES
from tests.kernel.toys.cards import CardsState
from tests.kernel.toys.lagoon import LagoonState, bids

# --- setting up ---


def test_a_game_is_named_by_its_id_or_given_itself() -> None:
    assert Table("stairs", seed=1).game is GAMES["stairs"]
    assert Table(GAMES["stairs"], seed=1).game is GAMES["stairs"]


def test_a_table_is_set_up_with_the_least_seats_and_the_default_options() -> None:
    table = Table("lagoon")
    assert table.seats == 1
    assert table.options == {"length": 2, "tide": "low", "shore": "rock"}


def test_the_options_of_a_table_cannot_be_changed_from_outside() -> None:
    table = Table("lagoon")
    table.options["length"] = 3
    assert table.options["length"] == 2


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_out(Table("lagoon", 3, 8)).record() == play_out(Table("lagoon", 3, 8)).record()
    assert Table("lagoon", 3, 8).hash() != Table("lagoon", 3, 9).hash()


def test_without_a_seed_every_table_has_its_own() -> None:
    seeds = {cast(int, Table("stairs").record()["seed"]) for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < 1 << 48 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 1 << 96, True])
def test_a_seed_that_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match=r"a seed is a whole number from 0 to 2\^96 - 1, not"):
        Table("stairs", seed=seed)


def test_nature_answers_or_is_asked() -> None:
    with pytest.raises(SetupError, match="nature is 'auto' or 'ask', not 'roll'"):
        Table("stairs", nature="roll")


def test_every_seat_has_a_name_or_none_has() -> None:
    with pytest.raises(SetupError, match="1 names for 2 seats"):
        Table("stairs", 2, names=["Ada"])
    assert Table("stairs", 2, names=["Ada", "Bea"]).names == ["Ada", "Bea"]


def test_options_that_do_not_go_together_are_refused_by_the_game() -> None:
    with pytest.raises(SetupError, match="at high tide there is no sand"):
        Table("lagoon", options={"tide": "high", "shore": "sand"})


def test_an_unknown_game_seat_count_or_option_is_refused() -> None:
    with pytest.raises(SetupError, match="no game 'chess'"):
        Table("chess")
    with pytest.raises(SetupError, match="stairs has 1 to 3 seats, not 4"):
        Table("stairs", 4)
    with pytest.raises(SetupError, match="stairs has no option 'x'; it has 'top'"):
        Table("stairs", options={"x": 1})


def test_a_pack_changes_the_content(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "lagoon"\nname = "Mine"\n')
    (tmp_path / "fish.toml").write_text('[[fish]]\nid = "cod"\nworth = 8\n')
    table = Table("lagoon", 2, 1, pack=str(tmp_path))
    assert isinstance(table.state, LagoonState)
    assert table.state.c.worth[0] == 8
    assert table.record()["pack"] == "Mine"


def test_a_pack_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match="not a folder"):
        Table("lagoon", 2, 1, pack=tmp_path / "nowhere")


# --- asking and answering ---


def test_rules_go_on_with_the_answer() -> None:
    table = stepped(1, 2)
    assert table.scores == [3]
    assert table.version == 2


def test_a_list_from_json_stands_for_the_tuple() -> None:
    table = stepped()
    table.answer(cast(Value, ["jump", 3]))
    assert table.question is not None and table.question.kind == "sure"
    assert table.record()["answers"] == [[0, ["jump", 3]]]


NESTED: object = 1
for _ in range(5000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    "value",
    [
        0, 3, -1, "1", "jump", "", None, True, False, 1.0, 2.5, 1 << 80, (), [], (1,), [1], ("jump",), ("jump", 3, 3),
        ("jump", "3"), ("jump", 3.0), ("jump", True), ["jump", 3.0], ["jump", None], [None], [["jump", 3]], {"jump": 3},
        {1}, b"wait", object, NESTED,
    ],
    ids=lambda value: repr(value)[:30] if value is not NESTED else "deeply nested",
)  # fmt: skip
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(value: object) -> None:
    table = stepped(1, facts=True)
    before = everything(table)
    with pytest.raises(IllegalAnswer, match="is not an option of 'step'; the options are 1, 2, ") as refused:
        table.answer(cast(Value, value))
    assert refused.value.reason == str(refused.value)
    assert len(refused.value.reason) < 500
    assert everything(table) == before


def test_true_is_not_one_inside_a_tuple_either() -> None:
    table = Table("lagoon", 2, 5)
    with pytest.raises(IllegalAnswer, match="is not an option of 'act'"):
        table.answer(("peek", True))


def test_a_long_list_of_options_is_cut_short() -> None:
    table = Table("cards", seed=1, nature="ask")
    with pytest.raises(IllegalAnswer, match=r"the options are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …$"):
        table.answer(99)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    table = stepped(1, seats=2)
    before = everything(table)
    for seat in (0, 2, NATURE):
        with pytest.raises(IllegalAnswer, match=f"seat {seat} is not asked now; seat 1 is"):
            table.answer(1, seat)
    assert everything(table) == before
    table.answer(1, 1)
    assert table.version == 2


def test_when_the_game_is_over_there_is_nothing_to_answer() -> None:
    table = play_out(stepped())
    before = everything(table)
    with pytest.raises(IllegalAnswer, match="the game is over: there is nothing to answer"):
        table.answer(1)
    assert everything(table) == before
    assert table.question is None
    assert table.questions == []
    assert table.pending is None


def test_the_pending_question_is_as_the_rules_put_it() -> None:
    assert isinstance(stepped().pending, Ask)
    assert isinstance(at_bids().pending, Together)


# --- nature ---


def test_nature_answers_by_itself_unless_it_is_asked() -> None:
    auto, asks = Table("cards", seed=4), Table("cards", seed=4, nature="ask")
    assert isinstance(auto.pending, Ask)
    assert auto.version == 10
    assert isinstance(asks.pending, Chance)
    assert asks.version == 0


def test_whoever_asks_for_nature_answers_for_it() -> None:
    table = Table("cards", nature="ask")
    for card in range(10):
        table.answer(card, NATURE if card % 2 else None)
    assert table.view(0)["hands"] == [[0, 1, 2, 3, 4], [None] * 5]


def test_nature_gives_only_what_is_there_and_no_seat_answers_for_it() -> None:
    table = Table("cards", nature="ask")
    table.answer(3)
    before = everything(table)
    with pytest.raises(IllegalAnswer, match="3 is not an option of 'deal'; the options are 0, 1, 2, 4"):
        table.answer(3)
    with pytest.raises(IllegalAnswer, match="nature is asked for 'deal', not seat 0"):
        table.answer(4, 0)
    assert everything(table) == before


# --- together ---


def test_several_seats_are_asked_together_and_answer_in_any_order() -> None:
    one, other = at_bids(), at_bids()
    choice = {asked.seat: asked.options[0] for asked in one.questions}
    for seat in (0, 1, 2):
        one.answer(choice[seat], seat)
    for seat in (2, 0, 1):
        other.answer(choice[seat], seat)
    assert one.hash() == other.hash()
    assert one.scores == other.scores


def test_without_a_seat_the_first_that_waits_answers() -> None:
    table = at_bids()
    table.answer("none", 0)
    assert table.question is not None and table.question.seat == 1
    table.answer("none")
    assert [asked.seat for asked in table.questions] == [2]


def test_a_seat_answers_only_once() -> None:
    table = at_bids()
    table.answer("none", 1)
    before = everything(table)
    with pytest.raises(IllegalAnswer, match=r"seat 1 is not asked now; seats \[0, 2\] are"):
        table.answer("none", 1)
    with pytest.raises(IllegalAnswer, match=r"seat 5 is not asked now; seats \[0, 2\] are"):
        table.answer("none", 5)
    assert everything(table) == before


def test_each_seat_has_its_own_options() -> None:
    table = at_bids()
    theirs = table.questions[1].options[0]
    assert theirs not in table.questions[0].options
    with pytest.raises(IllegalAnswer, match="is not an option of 'bid'"):
        table.answer(theirs, 0)


def test_an_answer_in_secret_is_no_ones_to_see() -> None:
    table = at_bids()
    before = [table.view(seat) for seat in (None, 0, 1, 2)]
    table.answer(table.questions[0].options[0], 0)
    assert [table.view(seat) for seat in (None, 0, 1, 2)] == before


def test_an_answer_in_secret_is_part_of_the_position() -> None:
    table = at_bids()
    other = table.copy()
    table.answer("none", 0)
    other.answer(other.questions[0].options[0], 0)
    assert table.hash() != other.hash()


# --- defects of the rules ---


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("nothing", "nothing asks seat 0 for 'play' and offers nothing"),
        ("nothingtogether", "nothingtogether asks seat 1 for 'play' and offers nothing"),
        ("nobodytogether", "nobodytogether asks"),
        ("twicetogether", "asks seats .0, 0. together"),
        ("emptydeck", "deal: drew from an empty pile"),
    ],
)
def test_a_question_that_cannot_be_answered_is_a_defect_of_the_rules(id: str, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Table(id, seed=1)


def test_units_that_never_ask_anything_are_a_defect_of_the_rules() -> None:
    with within(2), pytest.raises(RulesError, match="idle"):
        Table("idle", seed=1)


# --- how it stands ---


def test_scores_and_places_are_by_seat() -> None:
    table = stepped(1, ("jump", 3), "yes", seats=3)
    assert table.scores == [1, 3, 0]
    assert table.ranks == [2, 1, 3]


def test_a_view_is_for_a_seat_or_a_spectator() -> None:
    table = Table("cards", seed=1)
    assert isinstance(table.state, CardsState)
    assert table.view(1)["hands"] == [[None] * 5, table.state.hands[1]]
    assert table.view()["hands"] == [[None] * 5] * 2


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_nobody_has_sees_nothing(seat: int) -> None:
    with pytest.raises(SetupError, match=f"there is no seat {seat}; there are seats 0 to 1"):
        Table("cards", seed=1).view(seat)


def test_facts_are_kept_only_where_somebody_listens() -> None:
    assert stepped(1, facts=True).facts != []
    assert stepped(1).facts == []
    assert stepped(1).log("en") == []


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    table = Table("lagoon", 2, 5, names=["Ada", ""], facts=True)
    table.answer(("peek", 0))
    table.answer("dive")
    assert [line.split()[0] for line in table.log("en")] == ["Ada"]
    assert len(table.log("en", 0)) == 2 + 1 + 1 + 1
    assert len(table.log("de", 1)) == 2 + 1
    assert table.log("de", 1)[0].startswith("Platz 2 zieht ")


def test_facts_cannot_be_changed_from_outside() -> None:
    table = stepped(1, facts=True)
    table.facts.clear()
    assert len(table.facts) == 1


# --- copies ---


@pytest.mark.parametrize("steps", [0, 1, 4, 9, 12])
def test_a_copy_is_equal_and_goes_on_with_the_same_luck(steps: int) -> None:
    table = Table("lagoon", 3, 6, facts=True)
    wander(table, steps, 2)
    twin = table.copy()
    assert everything(twin) == everything(table)
    assert play_out(twin, 4).record() == play_out(table, 4).record()
    assert twin.facts == table.facts


def test_a_copy_goes_on_by_itself() -> None:
    table = Table("lagoon", 3, 6, facts=True)
    wander(table, 5)
    before = everything(table)
    play_out(table.copy())
    assert everything(table) == before


def test_a_copy_knows_who_has_answered_in_secret() -> None:
    table = at_bids()
    table.answer("none", 1)
    twin = table.copy()
    assert [asked.seat for asked in twin.questions] == [0, 2]
    assert twin.hash() == table.hash()


def test_a_finished_table_can_be_copied() -> None:
    table = play_out(Table("lagoon", 2, 1))
    twin = table.copy()
    assert twin.over
    assert twin.record() == table.record()


def test_a_game_that_ends_in_a_unit_that_asks_nothing_is_copied_loaded_and_undone_like_any_other() -> None:
    doubts: list[Value] = [("jump", 3), "no"]
    table = stepped(*doubts * 8, ("jump", 3), facts=True)
    before = everything(table)
    table.answer("no")
    assert table.over
    assert table.facts[-1].kind == "tide"
    for twin in (table.copy(), Table.load(table.save())):
        assert everything(twin) == everything(table)
        assert twin.record() == table.record()
    table.undo()
    assert everything(table) == before


def test_a_table_that_asks_nature_is_copied_in_the_middle_of_its_question() -> None:
    table = Table("cards", nature="ask")
    table.answer(5)
    twin = table.copy()
    assert twin.question is not None
    assert 5 not in twin.question.options
    assert everything(twin) == everything(table)


# --- imagination ---


def test_an_imagined_table_follows_the_given_stream() -> None:
    table = Table("lagoon", 2, 5)
    one, other = table.imagine(0, Stream(4)), table.imagine(0, Stream(4))
    assert play_out(one, 2).hash() == play_out(other, 2).hash()


def test_an_imagined_table_is_redealt_for_its_seat() -> None:
    table = Table("cards", seed=1)
    hands: set[tuple[int, ...]] = set()
    for seed in range(30):
        state = table.imagine(1, Stream(seed)).state
        assert isinstance(state, CardsState) and isinstance(table.state, CardsState)
        assert state.hands[1] == table.state.hands[1]
        hands.add(tuple(state.hands[0]))
    assert len(hands) > 20


def test_a_spectator_imagines_all_hands() -> None:
    table = at_bids()
    offered = {tuple(table.imagine(NOBODY, Stream(seed)).questions[0].options) for seed in range(10)}
    assert len(offered) > 3


def test_imagining_forgets_what_others_answered_in_secret_and_keeps_my_own_answer() -> None:
    table = at_bids()
    table.answer(table.questions[0].options[0], 0)
    table.answer("none", 1)
    assert [asked.seat for asked in table.imagine(2, Stream(1)).questions] == [0, 1, 2]
    assert [asked.seat for asked in table.imagine(1, Stream(1)).questions] == [0, 2]
    assert [asked.seat for asked in table.questions] == [2]


def test_others_are_offered_what_they_hold_on_the_imagined_table() -> None:
    table = at_bids()
    mine = list(table.questions[0].options)
    changed = 0
    for seed in range(10):
        imagined = table.imagine(0, Stream(seed))
        assert imagined.questions[0].options == mine
        for asked in imagined.questions:
            assert list(asked.options) == bids(imagined.state, asked.seat)
        changed += list(imagined.questions[1].options) != list(table.questions[1].options)
    assert changed > 5


def test_imagined_tables_can_be_played_to_their_end_from_every_question() -> None:
    table = Table("lagoon", 3, 2)
    while not table.over:
        for asked in table.questions:
            play_out(table.seat(asked.seat).imagine(Stream(1)))
        wander(table, 1, table.version)


def test_nature_answers_on_an_imagined_table_even_where_it_is_asked() -> None:
    table = Table("cards", nature="ask")
    assert isinstance(table.imagine(0, Stream(1)).pending, Ask)


def test_an_imagined_table_tells_no_facts() -> None:
    table = Table("lagoon", 2, 5, facts=True)
    imagined = table.imagine(0, Stream(1))
    imagined.answer("dive")
    assert imagined.facts == []
    assert not any(fact.kind == "dives" for fact in table.facts)


def test_an_imagined_table_cannot_be_kept() -> None:
    imagined = stepped(1).imagine(0, Stream(1))
    imagined.answer(1)
    with pytest.raises(RulesError, match="imagined"):
        imagined.save()
    with pytest.raises(RulesError, match="imagined"):
        imagined.copy()
    with pytest.raises(RulesError, match="imagined"):
        imagined.imagine(0, Stream(1))


def test_an_imagined_table_has_no_record() -> None:
    imagined = stepped(1).imagine(0, Stream(1))
    with pytest.raises(RulesError, match="imagined"):
        imagined.record()


def test_an_imagined_table_cannot_be_undone() -> None:
    imagined = stepped(1).imagine(0, Stream(1))
    imagined.answer(1)
    assert not imagined.can_undo
    for beyond in (False, True):
        with pytest.raises(UndoRefused, match="imagined"):
            imagined.undo(beyond=beyond)


def test_hidden_cards_move_under_a_waiting_question() -> None:
    table = play_until(Table("lagoon", 3, 1), lambda table: len(table.questions) == 3)
    for seed in range(5):
        play_out(table.imagine(1, Stream(seed)), seed)


def test_units_of_play_are_counted_from_the_copy_on() -> None:
    table = Table("cards", 2, 1)
    begun = table.units
    table.answer(table.asks[0].options[0])
    assert table.units == begun + 1
    imagined = table.imagine(1, Stream(3))
    assert imagined.units == 1
    imagined.answer(imagined.asks[0].options[0])
    assert imagined.units == 2


def test_a_table_goes_onward_as_it_is_with_other_luck() -> None:
    table = Table("cards", seed=1, nature="ask")
    before = table.hash()
    ends = set()
    for seed in range(20):
        onward = table.onward(Stream(seed))
        while (asked := onward.question) is not None:
            onward.answer(asked.options[0], asked.seat)
        ends.add(onward.hash())
    assert len(ends) > 1
    assert table.hash() == before


def test_without_other_luck_a_table_goes_onward_to_the_same_end() -> None:
    table = Table("cards", seed=1)
    onward = table.onward()
    for each in (table, onward):
        while (asked := each.question) is not None:
            each.answer(asked.options[0], asked.seat)
    assert onward.hash() == table.hash() and onward.scores == table.scores


def test_what_lies_on_the_table_stays_where_it_is_when_it_goes_onward() -> None:
    table = Table("cards", seed=1)
    assert {table.onward(Stream(seed)).hash() for seed in range(5)} == {table.hash()}
