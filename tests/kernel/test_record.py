from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fathomfive.kernel import (
    NATURE,
    Ask,
    Chance,
    FathomError,
    InvalidRecord,
    Json,
    SetupError,
    Stream,
    Table,
    Value,
    dumps,
)
from fathomfive.kernel.conformance import wander
from tests.kernel.playing import at_bids, everything, play_out, play_until, stepped, within

Place = tuple[str | int, ...]
Paper = dict[str, Json]
DELETE = "delete this"
"""What a place is changed to when it is to go."""


def changed(paper: Mapping[str, Json], *changes: tuple[Place, object]) -> Paper:
    """A copy of a record or save with some places changed."""
    damaged = deepcopy(dict(paper))
    for place, value in changes:
        where = cast("dict[str | int, object]", damaged)
        for key in place[:-1]:
            where = cast("dict[str | int, object]", where[key])
        if value is DELETE:
            del where[place[-1]]
        else:
            where[place[-1]] = value
    return damaged


def on_paper(data: Mapping[str, Json]) -> Paper:
    """Written as JSON, and read again."""
    return cast(Paper, json.loads(json.dumps(data)))


FINISHED = on_paper(play_out(stepped()).record())
SAVED = on_paper(stepped(1, 1, ("jump", 3), facts=True).save())
DEEP = on_paper(at_bids(facts=True).save())


def refusal(read: Callable[[Paper], Table], data: object) -> str:
    """Why a record or save is refused; it must be for a reason that its owner understands."""
    with within(10), pytest.raises(InvalidRecord) as refused:
        read(cast(Paper, data))
    return str(refused.value)


# --- records ---


def test_a_record_holds_the_set_up_every_answer_and_the_result() -> None:
    table = Table("stairs", 2, 5, {"top": 9}, names=["Ada", ""])
    table.answer(("jump", 3))
    assert table.record() == {
        "format": "fathomfive/record/1", "game": "stairs", "rules_version": 3, "content": table.record()["content"],
        "pack": "", "seats": 2, "options": {"top": 9}, "seed": 5, "names": ["Ada", ""], "undone": 0,
        "answers": [[0, ["jump", 3]]], "result": None,
    }  # fmt: skip
    play_out(table)
    assert table.record()["result"] == {"hash": table.hash(), "scores": table.scores, "ranks": table.ranks}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_record_replays_to_the_same_end(seats: int) -> None:
    table = play_out(Table("lagoon", seats, 7, {"length": 3}, facts=True), seats)
    again = Table.replay(json.dumps(table.record()), facts=True)
    assert again.record() == table.record()
    assert again.facts == table.facts
    assert Table.replay(table.record()).facts == []


def test_a_record_can_be_read_from_text_bytes_and_data() -> None:
    for data in (json.dumps(FINISHED), json.dumps(FINISHED).encode(), dumps(FINISHED), FINISHED):
        assert Table.replay(data).record() == FINISHED


def test_a_record_remembers_what_was_undone_beyond() -> None:
    table = Table("lagoon", 2, 5)
    table.answer("dive")
    table.undo(beyond=True)
    assert Table.replay(table.record()).record()["undone"] == 1


@pytest.mark.parametrize("steps", [0, 3, 9, 10])
def test_an_unfinished_record_replays_to_where_it_stands_and_goes_on(steps: int) -> None:
    table = Table("lagoon", 3, 4)
    wander(table, steps, 1)
    again = Table.replay(on_paper(table.record()))
    assert again.hash() == table.hash()
    assert again.record() == table.record()
    assert [asked.seat for asked in again.questions] == [asked.seat for asked in table.questions]
    play_out(again)


def test_an_unfinished_record_whose_nature_was_asked_goes_on_by_chance() -> None:
    table = Table("lagoon", 2, 4, nature="ask")
    wander(table, 7, 1)
    table.answer("dive")
    again = Table.replay(on_paper(table.record()))
    assert isinstance(again.pending, Ask)
    assert again.version == table.version + 2
    assert isinstance(Table.replay(on_paper(table.record()), nature="ask").pending, Chance)


def test_a_record_replays_up_to_any_answer() -> None:
    table = Table("stairs", 2, 1, {"top": 9})
    hashes = [table.hash()]
    while not table.over:
        wander(table, 1, table.version)
        hashes.append(table.hash())
    for upto, hash in enumerate(hashes):
        assert Table.replay(table.record(), upto=upto).hash() == hash
    assert Table.replay(table.record(), upto=1000).hash() == hashes[-1]


def test_a_record_replayed_up_to_natures_question_lets_nature_answer_unless_it_is_asked() -> None:
    record = play_out(Table("cards", seed=3)).record()
    assert isinstance(Table.replay(record, upto=4, nature="ask").pending, Chance)
    assert isinstance(Table.replay(record, upto=4).pending, Ask)


def test_nature_is_not_bound_to_the_luck_of_the_record() -> None:
    record = Table("cards", seed=3).record()
    hashes = {Table.replay(changed(record, (("seed",), seed)), upto=0).hash() for seed in range(5)}
    assert len(hashes) == 5


def test_a_record_is_replayed_with_nature_answering_or_asked() -> None:
    with pytest.raises(SetupError, match="nature is 'auto' or 'ask', not 'roll'"):
        Table.replay(FINISHED, nature="roll")


def test_a_record_with_a_pack_is_replayed_with_that_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "lagoon"\nname = "Mine"\n')
    (tmp_path / "fish.toml").write_text('[[fish]]\nid = "cod"\nworth = 8\n')
    table = play_out(Table("lagoon", 2, 1, pack=tmp_path))
    assert Table.replay(table.record(), pack=tmp_path).hash() == table.hash()
    assert Table.load(table.save(), pack=str(tmp_path)).hash() == table.hash()
    reason = refusal(Table.replay, table.record())
    assert "it was made with content" in reason and "the pack 'Mine'" in reason
    other = play_out(Table("lagoon", 2, 1)).record()
    assert "(no pack)" in refusal(lambda data: Table.replay(data, pack=tmp_path), other)


@pytest.mark.parametrize("seed", [0, 1 << 48, (1 << 96) - 1])
def test_every_seed_survives_json(seed: int) -> None:
    table = play_out(Table("stairs", 1, seed))
    assert Table.replay(dumps(table.record())).record()["seed"] == seed


# --- damaged records ---

BOTH = [
    ("", "not JSON"), ("{", "not JSON"), (json.dumps(FINISHED)[:-9], "not JSON"), (b"\xff\xfe", "not JSON"),
    ("[" * 5000, "not JSON"), ("[]", "expected an object, found list"), ("null", "expected an object, found NoneType"),
    ("3", "expected an object, found int"), ('"x"', "expected an object, found str"),
    ("{}", "its format is None, not "),
    ('{"format": "chess/1"}', "its format is 'chess/1', not "), ('{"format": 3}', "its format is 3, not "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), BOTH, ids=range(len(BOTH)))
def test_what_is_no_record_is_refused(text: str | bytes, message: str) -> None:
    assert refusal(Table.replay, text).startswith(f"record: {message}")


@pytest.mark.parametrize(("text", "message"), BOTH, ids=range(len(BOTH)))
def test_what_is_no_save_is_refused(text: str | bytes, message: str) -> None:
    assert refusal(Table.load, text).startswith(f"save: {message}")


def test_a_save_is_not_a_record_and_a_record_is_not_a_save() -> None:
    assert refusal(Table.replay, SAVED) == "record: its format is 'fathomfive/save/1', not 'fathomfive/record/1'"
    assert refusal(Table.load, FINISHED) == "save: its format is 'fathomfive/record/1', not 'fathomfive/save/1'"


HEADER: list[tuple[Place, object, str]] = [
    (("game",), "chess", "no game 'chess'; there are "),
    (("game",), 3, "Expected `str`, got `int` - at `$.*game`"),
    (("game",), DELETE, "missing required field `game`"),
    (("moves",), [], "unknown field `moves`"),
    (("rules_version",), 2, "rules version 2 of stairs; this release plays version 3"),
    (("rules_version",), 4, "rules version 4 of stairs; this release plays version 3"),
    (("rules_version",), "3", "Expected `int`, got `str` - at `$.*rules_version`"),
    (("content",), "00", "it was made with content 00 (no pack); this is "),
    (("seats",), 9, "stairs has 1 to 3 seats, not 9"),
    (("seats",), True, "Expected `int`, got `bool` - at `$.*seats`"),
    (("options",), {"top": 7}, "option 'top' of stairs is one of 6, 9, not 7"),
    (("options",), {"top": None}, "None is not a plain value"),
    (("options",), {"x": 1}, "stairs has no option 'x'; it has 'top'"),
    (("options",), [], "Expected `object`, got `array` - at `$.*options`"),
    (("seed",), -1, "a seed is a whole number from 0 to 2^96 - 1, not -1"),
    (("seed",), 1 << 96, "a seed is a whole number from 0 to 2^96 - 1"),
    (("seed",), 1.5, "Expected `int`, got `float` - at `$.*seed`"),
    (("names",), ["Ada", "Bea"], "2 names for 1 seats"),
    (("names",), [3], "Expected `str`, got `int` - at `$.*names[0]`"),
    (("undone",), -1, "undone"),
    (("undone",), "x", "Expected `int`, got `str` - at `$.*undone`"),
    (("answers",), 3, "Expected `array`, got `int` - at `$.*answers`"),
    (("answers", 0), 3, "Expected `array`, got `int` - at `$.*answers[0]`"),
    (("answers", 0), [0], "at `$.*answers[0]`"),
    (("answers", 0), ["x", 1], "Expected `int`, got `str` - at `$.*answers[0][0]`"),
    (("answers", 2, 1), None, "answer 2: None is not a plain value"),
    (("answers", 2, 1), {"a": 1}, "answer 2: {'a': 1} is not a plain value"),
    (("answers", 2, 1), True, "answer 2: True is not a plain value"),
    (("answers", 2, 1), 99, "answer 2: 99 is not an option of 'step'; the options are 1, 2, ('jump', 3), 'wait'"),
    (("answers", 2, 0), 1, "answer 2: seat 1 is not asked now; seat 0 is"),
    (("answers", 2, 0), NATURE, "answer 2: seat -1 is not asked now; seat 0 is"),
]  # fmt: skip


def matches(message: str, reason: str) -> bool:
    """Whether the parts of a message, between its stars, stand in a reason in this order."""
    at = 0
    for part in message.split("*"):
        at = reason.find(part, at)
        if at < 0:
            return False
    return True


@pytest.mark.parametrize(("place", "value", "message"), HEADER)
def test_a_damaged_record_is_refused_with_the_place_and_what_would_be_right(
    place: Place, value: object, message: str
) -> None:
    reason = refusal(Table.replay, changed(on_paper(stepped(1, 1, 1).record()), (place, value)))
    assert reason.startswith("record: ")
    assert matches(message, reason), reason


OF_SAVES = [case for case in HEADER if not (case[0] == ("rules_version",) and isinstance(case[1], int))]


def test_a_save_of_an_older_release_goes_on_and_one_of_a_newer_is_refused() -> None:
    saved = on_paper(stepped(1, 1, ("jump", 3)).save())
    old = Table.load(changed(saved, (("record", "rules_version"), 2)))
    assert old.hash() == Table.load(saved).hash()
    assert "saved by a newer release of stairs" in refusal(Table.load, changed(saved, (("record", "rules_version"), 4)))


@pytest.mark.parametrize(("place", "value", "message"), OF_SAVES)
def test_a_save_with_a_damaged_record_is_refused_alike(place: Place, value: object, message: str) -> None:
    saved = on_paper(stepped(1, 1, ("jump", 3)).save())
    message = message.replace("of 'step'; the options are 1, 2, ('jump', 3), 'wait'", "")
    reason = refusal(Table.load, changed(saved, (("record", *place), value)))
    assert reason.startswith("save: ")
    assert matches(message, reason), reason


def test_options_that_do_not_go_together_make_a_record_invalid() -> None:
    record = on_paper(Table("lagoon", 2, 1).record())
    options = {"length": 2, "tide": "high", "shore": "sand"}
    assert "at high tide there is no sand" in refusal(Table.replay, changed(record, (("options",), options)))
    saved = on_paper(Table("lagoon", 2, 1).save())
    assert "at high tide there is no sand" in refusal(Table.load, changed(saved, (("record", "options"), options)))


def test_a_deeply_nested_answer_is_refused() -> None:
    nested: object = 1
    for _ in range(900):
        nested = [nested]
    assert "answer 0: " in refusal(Table.replay, changed(FINISHED, (("answers", 0, 1), nested)))


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (("result", "hash"), "00", "its hash at the end is {hash}, not 00 as it says"),
        (("result", "hash"), DELETE, "its hash at the end is {hash}, not None as it says"),
        (("result", "scores"), [99], "scores"),
        (("result", "ranks"), [99], "ranks"),
        (("result",), [], "Expected `object | null`, got `array` - at `$.result`"),
        (("answers", -1), DELETE, "it has a result, but the game is not over after its last answer"),
    ],
)
def test_a_record_that_does_not_end_as_it_says_is_refused(place: Place, value: object, message: str) -> None:
    reason = refusal(Table.replay, changed(FINISHED, (place, value)))
    assert message.format(hash=cast("dict[str, str]", FINISHED["result"])["hash"]) in reason


def test_an_answer_after_the_end_is_refused() -> None:
    answers = cast("list[Json]", FINISHED["answers"])
    reason = refusal(Table.replay, changed(FINISHED, (("answers",), [*answers, [0, 1]])))
    assert reason == f"record: answer {len(answers)}: the game is over: there is nothing to answer"


def test_a_changed_answer_ends_elsewhere() -> None:
    record = on_paper(play_out(stepped(1, 1, 1, 1)).record())
    swapped = changed(record, (("answers", 0, 1), 2))
    with pytest.raises(InvalidRecord):
        Table.replay(swapped)


def test_natures_answers_must_be_possible() -> None:
    record = on_paper(Table("cards", seed=1).record())
    first = cast("list[list[int]]", record["answers"])[0][1]
    assert "answer 1: " in refusal(Table.replay, changed(record, (("answers", 1, 1), first)))
    assert "answer 1: nature is asked for 'deal', not seat 0" in refusal(
        Table.replay, changed(record, (("answers", 1, 0), 0))
    )


# --- saves ---


@pytest.mark.parametrize("steps", range(0, 18))
def test_a_loaded_save_goes_on_as_the_table_would(steps: int) -> None:
    table = Table("lagoon", 3, 6, {"length": 2}, names=["Ada", "Bea", ""], facts=True)
    wander(table, steps, 2)
    loaded = Table.load(json.dumps(table.save()))
    assert everything(loaded) == everything(table)
    assert loaded.names == table.names
    assert play_out(loaded, 4).record() == play_out(table, 4).record()
    assert loaded.facts == table.facts


def test_a_table_without_facts_or_with_nature_asked_is_loaded_as_it_was() -> None:
    table = Table("cards", seed=1, nature="ask")
    table.answer(5)
    loaded = Table.load(dumps(table.save()))
    assert isinstance(loaded.pending, Chance)
    assert loaded.facts == []
    assert everything(loaded) == everything(table)
    loaded.answer(6)
    assert loaded.save()["facts"] is None


def test_a_save_remembers_what_was_undone_beyond() -> None:
    table = Table("lagoon", 2, 5)
    table.answer("dive")
    table.undo(beyond=True)
    assert Table.load(on_paper(table.save())).record()["undone"] == 1


def test_a_finished_table_is_loaded_finished() -> None:
    table = play_out(Table("lagoon", 2, 5, facts=True))
    loaded = Table.load(on_paper(table.save()))
    assert loaded.over
    assert loaded.record() == table.record()
    assert loaded.facts == table.facts


def test_answers_given_in_secret_are_saved() -> None:
    table = at_bids()
    table.answer("none", 1)
    loaded = Table.load(on_paper(table.save()))
    assert [asked.seat for asked in loaded.questions] == [0, 2]
    assert loaded.hash() == table.hash()


def test_loading_twice_gives_two_tables() -> None:
    data = stepped(1, facts=True).save()
    before = deepcopy(data)
    one, other = Table.load(data), Table.load(data)
    one.answer(2)
    assert other.version == 1
    assert data == before


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (("rest",), 4, "its rest is at answer 4, but there are 3 answers"),
        (("rest",), -1, "its rest is at answer -1, but there are 3 answers"),
        (("rest",), "1", "Expected `int`, got `str` - at `$.rest`"),
        (("rest",), DELETE, "missing required field `rest`"),
        (("position",), 1, "unknown field `position`"),
        (("stream",), [1, 2, 3], "at `$.stream`"),
        (("stream", 0), -1, "a stream is four integers of 32 bits, not "),
        (("stream", 0), 1 << 70, "a stream is four integers of 32 bits, not "),
        (("stream", 0), "x", "Expected `int`, got `str` - at `$.stream[0]`"),
        (("floor",), -1, "floor"),
        (("floor",), 4, "floor"),
        (("floor",), None, "Expected `int`, got `null` - at `$.floor`"),
        (("asks_nature",), 1, "Expected `bool`, got `int` - at `$.asks_nature`"),
        (("facts",), [3], "Expected `array`, got `int` - at `$.facts[0]`"),
        (("facts", 0, 1), [None], "fact 0: None is not a plain value"),
        (("facts", 0, 0), "dances", "fact 0: stairs tells no 'dances'"),
        (("record", "format"), "chess/1", "its format is 'chess/1', not 'fathomfive/record/1'"),
        (("state",), None, "state: expected an object, found None"),
        (("state", "top"), DELETE, "state: field 'top' is missing"),
        (("state", "bottom"), 0, "state: unknown field 'bottom'"),
        (("state", "top"), "6", "state.top: expected a whole number, found '6'"),
        (("state", "lit"), 0, "state.lit: expected true or false, found 0"),
        (("state", "names"), "Ada", "state.names: expected a list, found 'Ada'"),
        (("state", "names", 0), None, "state.names[0]: expected"),
        (("state", "seats"), 2, "its state has 2 seats, its header 1"),
        (("state", "stairs"), [[0]], "state"),
        (("state", "stairs"), ["low"], "state"),
        (("state", "turn"), 7, "answer 2: seat 0 is not asked now; seat 7 is"),
        (("state", "over"), True, "answer 2: the game is over"),
    ],
)  # fmt: skip
def test_a_damaged_save_is_refused_with_the_place_and_what_would_be_right(
    place: Place, value: object, message: str
) -> None:
    reason = refusal(Table.load, changed(SAVED, (place, value)))
    assert message in reason, reason


def test_a_save_of_a_game_that_was_over_before_its_rest_is_refused() -> None:
    saved = on_paper(stepped(1).save())
    assert "not at rest" in refusal(Table.load, changed(saved, (("state", "over"), True)))


def test_a_state_of_the_wrong_length_is_refused() -> None:
    for place, value in (
        (("state", "hands"), [[1, 2]]),
        (("state", "mats"), []),
        (("state", "seen"), [0]),
        (("state", "tiles"), []),
        (("state", "purses"), [0, 0, 0, 0]),
    ):
        assert "state" in refusal(Table.load, changed(DEEP, (place, value)))


def test_a_state_whose_pieces_do_not_add_up_is_refused() -> None:
    assert "there are the fish" in refusal(Table.load, changed(DEEP, (("state", "discard"), [3])))


def test_a_save_whose_rest_lies_before_its_last_unit_is_refused() -> None:
    early, late = Table("lagoon", 2, 1), Table("lagoon", 2, 1)
    for _ in range(2):
        late.answer("pass")
    saved = changed(on_paper(early.save()), (("record",), on_paper(late.save())["record"]))
    assert "not at rest" in refusal(Table.load, saved)


def places(data: object, here: Place = ()) -> list[Place]:
    """Every place of a JSON document."""
    found = [here] if here else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*here, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += places(value, (*here, i))
    return found


NOISE: list[object] = [
    None, True, False, 0, 1, -1, 2, 7, 99, 1 << 40, 1 << 70, 1.5, "", "x", "none", [], [0], [1, 2], [[0]], [[], []],
    ["x"], [None], {}, {"pool": [], "tail": []}, {"pool": [1], "tail": ["x"]}, {"x": 1}, DELETE,
]  # fmt: skip


@settings(max_examples=400, derandomize=True)
@given(st.sampled_from([SAVED, DEEP]), st.data())
def test_a_save_damaged_anywhere_loads_or_is_refused(saved: Paper, data: st.DataObject) -> None:
    where = data.draw(st.lists(st.sampled_from(places(saved)), min_size=1, max_size=2, unique=True))
    damaged = saved
    for place in sorted(where, key=len, reverse=True):
        try:
            damaged = changed(damaged, (place, data.draw(st.sampled_from(NOISE))))
        except (LookupError, TypeError):  # the other change took this place away
            continue
    with within(10):
        try:
            table = Table.load(json.dumps(damaged))
        except FathomError as error:
            if len(str(error)) > 1000:
                pytest.fail(f"a complaint of {len(str(error))} characters")
            return
        for seat in (None, *range(table.seats)):
            table.view(seat)
        assert Table.load(table.save()).hash() == table.hash()


@settings(max_examples=200, derandomize=True)
@given(st.data())
def test_a_record_damaged_anywhere_replays_or_is_refused(data: st.DataObject) -> None:
    record = on_paper(play_until(Table("lagoon", 2, 3), lambda table: len(table.questions) == 2).record())
    damaged = changed(record, (data.draw(st.sampled_from(places(record))), data.draw(st.sampled_from(NOISE))))
    try:
        table = Table.replay(json.dumps(damaged))
    except FathomError:
        return
    assert Table.replay(table.record()).hash() == table.hash()


@settings(max_examples=100, derandomize=True)
@given(st.integers(0, len(json.dumps(DEEP)) - 1), st.characters(codec="ascii"))
@example(0, "[")
def test_a_save_with_one_other_character_loads_or_is_refused(at: int, character: str) -> None:
    text = json.dumps(DEEP)
    with within(10):
        try:
            Table.load(text[:at] + character + text[at + 1 :])
        except FathomError:
            return


@settings(max_examples=50, derandomize=True)
@given(st.integers(0, len(json.dumps(DEEP)) - 1))
def test_a_save_that_is_cut_off_is_refused(end: int) -> None:
    assert refusal(Table.load, json.dumps(DEEP)[:end]).startswith("save: not JSON")


# --- as text ---


def test_a_record_as_text_has_one_answer_a_line() -> None:
    text = dumps(stepped(1, ("jump", 3)).record())
    assert '  "answers": [\n    [0,1],\n    [0,["jump",3]]\n  ],\n' in text
    assert text.startswith('{\n  "format": "fathomfive/record/1",\n')
    assert text.endswith('  "result": null\n}\n')


def test_text_without_answers_is_json_too() -> None:
    table = stepped()
    assert json.loads(dumps(table.record())) == table.record()
    assert json.loads(dumps(table.save())) == on_paper(table.save())


def test_a_stream_of_a_loaded_table_goes_on_where_it_stood() -> None:
    table = Table("lagoon", 2, 5)
    assert Table.load(table.save()).save()["stream"] == table.save()["stream"]
    assert table.save()["stream"] != Stream(5).to_json()


def test_values_of_all_kinds_are_read_back_as_they_were() -> None:
    table = stepped(("jump", 3), "no", 1, "wait")
    given: list[Value] = [("jump", 3), "no", 1, "wait"]
    assert [value for _, value in cast("list[tuple[int, Value]]", table.record()["answers"])] == [
        ["jump", 3],
        *given[1:],
    ]
    assert Table.replay(table.record()).record() == table.record()
