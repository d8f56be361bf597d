from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomfive import Table, register
from fathomfive.kernel.installed import registered
from tests.kernel.toys.watch import Watch

from .conftest import Run


def _first(seat: int) -> int:
    """A seed with which this seat begins."""
    return next(seed for seed in range(100) if (asked := Table("deepblue", 2, seed).question) and asked.seat == seat)


SEED = _first(0)
PLAY = ("play", "deepblue", "--seats", 2, "--seed", SEED, "--bots", "random")
HOT_SEAT = ("play", "deepblue", "--seats", 2, "--seed", SEED, "--hot-seat")
WHOLE = ("play", "deepblue", "--seats", 2, "--seed", 5, "--bots", "random")
"""A game that is soon over."""


def numbers(count: int) -> str:
    """Enough answers for a whole game; what is left over is not read."""
    return "1\n" * count


@pytest.mark.parametrize(
    ("language", "asked", "result"), [("en", "What do you do?", "Result"), ("de", "Was tust du?", "Ergebnis")]
)
def test_a_whole_game_is_played_by_typing_numbers(fathom: Run, language: str, asked: str, result: str) -> None:
    outcome = fathom(*WHOLE, "--lang", language, "--record", "game.json", typed=numbers(4000))
    assert outcome.status == 0
    assert asked in outcome.out
    assert outcome.out.count(result) == 1
    assert outcome.err == ""
    assert Table.replay(Path("game.json").read_text(encoding="utf-8")).over


def test_the_language_comes_from_the_environment(fathom: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Was tust du?" in fathom(*PLAY).out


def test_the_board_the_options_and_what_happened_are_shown(fathom: Run) -> None:
    out = fathom(*PLAY).out
    for words in (f"Deep Blue, 2 seats, seed {SEED}", "So far", "Sea chart", "Wrecks in sight", "Market", "Your crew"):
        assert words in out
    assert "1  Hire the" in out
    assert "Captain" in out
    assert "Nautilus (random)" in out


def test_the_others_moves_are_told_as_facts(fathom: Run) -> None:
    out = fathom(*PLAY, "--seat", 2, typed=numbers(40)).out
    assert "Since your last turn" in out
    assert "Kraken (random) " in out.split("Since your last turn", 1)[1].split("Sea chart", 1)[0]


def test_there_are_seats_for_all_bots_that_are_named(fathom: Run) -> None:
    assert "Deep Blue, 4 seats" in fathom("play", "deepblue", "--bots", "random,random,random").out


# --- answering ---


def test_an_option_can_be_typed_by_a_part_of_its_words(fathom: Run) -> None:
    assert "Which propellers do you play?" in fathom(*PLAY, typed="SAIL\n").out


def test_the_apostrophe_of_a_keyboard_is_that_of_the_words(fathom: Run) -> None:
    out = fathom("play", "otys", "--seats", 2, "--seed", 11, "--hot-seat", typed="\n1\nneighbour's\n").out
    assert "or use a neighbour’s diver" in out
    assert "is no option" not in out


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("0", "There is no option 0: type a number from 1 to"),
        ("99", "There is no option 99: type a number from 1 to"),
        ("9" * 30, "There is no option 999999999: type a number from 1 to"),
        ("-1", "“-1” is no option"),
        ("", "“” is no option: type a number from 1 to"),
        ("xyzzy", "“xyzzy” is no option: type a number from 1 to"),
        ("hire", "“hire” fits several options: 1, 2"),
        ("l many", "not “many”"),
        ("s", "Type s FILE"),
        ("s nowhere/table.json", "nowhere/table.json cannot be written: No such file or directory"),
        ("[bold]", "“[bold]” is no option"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(fathom: Run, typed: str, reply: str) -> None:
    outcome = fathom(*PLAY, typed=f"{typed}\n")
    assert reply in outcome.out
    assert outcome.out.count("What do you do?") == 1
    assert outcome.status == 0


def test_help_explains_every_key(fathom: Run) -> None:
    out = fathom(*PLAY, typed="?\n").out
    for key in ("u ", "u!", "r ", "b ", "l ", "h ", "s FILE", "q "):
        assert f"\n {key}" in out


def test_a_hint_names_an_option(fathom: Run) -> None:
    assert "The rule of thumb would take " in fathom(*PLAY, typed="h\n").out


def test_the_log_and_the_board_can_be_seen_again(fathom: Run) -> None:
    out = fathom(*PLAY, typed="l\nl 1\nb\n").out
    assert out.count("Captain’s logbook: ") == 2
    assert out.count("Captain begins.") == 3
    assert out.count("Sea chart") == 2


# --- answers that stand ---


@pytest.fixture
def watch() -> Iterator[None]:
    """A game whose question comes again and again."""
    register(Watch().game())
    yield
    registered.pop("watch")


WATCH = ("play", "watch", "--seats", "1", "--seed", "4")


def test_an_answer_may_stand_and_is_then_given_by_itself(fathom: Run, watch: None) -> None:
    asked = fathom(*WATCH, typed="1\n1\n1\n1\n").out
    stood = fathom(*WATCH, typed="1!\n1!\nl\n").out
    assert "1! – Quiet for the rest of the night" in asked
    assert asked.count("It is late.") > 1 and stood.count("It is late.") == 1


def test_an_answer_that_stands_can_be_revoked(fathom: Run, watch: None) -> None:
    out = fathom(*WATCH, typed="1!\nw\nw\n").out
    assert "No longer: Quiet for the rest of the night" in out
    assert "None of your answers stands." in out


def test_only_the_offered_answer_can_stand(fathom: Run, watch: None) -> None:
    assert "Option 2 cannot stand: answer it each time." in fathom(*WATCH, typed="2!\n").out


def test_undo_goes_back_over_what_stood(fathom: Run, watch: None) -> None:
    out = fathom(*WATCH, typed="1!\n1!\nu!\n").out
    assert "Taken back." in out


# --- going back ---


def test_an_answer_can_be_taken_back(fathom: Run) -> None:
    out = fathom(*PLAY, typed="sail\nu\n").out
    assert "Taken back." in out
    assert out.count("What do you do?") == 2


def test_nothing_can_be_taken_back_at_the_beginning(fathom: Run) -> None:
    assert "You have not answered anything yet" in fathom(*PLAY, typed="u\n").out


def test_a_turn_can_be_begun_again(fathom: Run) -> None:
    out = fathom(*PLAY, typed="sail\n1\nr\nr\n").out
    assert "Your turn begins again." in out
    assert "You are at the beginning of your turn." in out
    assert out.count("What do you do?") == 2


def test_new_information_makes_undo_a_matter_of_honesty(fathom: Run) -> None:
    out = fathom(*PLAY, "--record", "game.json", typed="1\n1\nu\nr\nu!\nq\nn\n").out
    assert "New information has come out since your last answer" in out
    assert "Taken back." in out
    assert "$1 to go" in out.split("Taken back.")[1]
    record = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert record["undone"] > 0


# --- keeping ---


def test_a_game_is_saved_left_and_gone_on_with(fathom: Run) -> None:
    first = fathom(*PLAY, typed="sail\ns table.json\nq\n")
    assert "Saved in table.json." in first.out
    assert "fathom play --load table.json" in first.out
    second = fathom("play", "--load", "table.json")
    assert "Welcome back." in second.out
    assert "Which propellers do you play?" in second.out
    assert "Nautilus (random)" in second.out


def test_quitting_asks_where_to_save(fathom: Run) -> None:
    outcome = fathom(*PLAY, typed="sail\nq\n\n")
    assert outcome.status == 0
    assert "Enter saves it in deepblue-1.save.json" in outcome.out
    assert Table.load(Path("deepblue-1.save.json").read_text(encoding="utf-8")).seats == 2


def test_quitting_saves_under_another_name_or_not_at_all(fathom: Run) -> None:
    fathom(*PLAY, typed="sail\nq\nmine.json\n")
    assert Path("mine.json").exists()
    outcome = fathom(*PLAY, typed="sail\nq\nmine.json\nn\n")
    assert "mine.json already exists" in outcome.out
    assert "The table is not saved." in outcome.out


def test_an_existing_file_is_overwritten_only_on_demand(fathom: Run) -> None:
    Path("other.txt").write_text("precious", encoding="utf-8")
    assert "other.txt already exists" in fathom(*PLAY, typed="s other.txt\n").out
    assert Path("other.txt").read_text(encoding="utf-8") == "precious"
    assert "Saved in other.txt." in fathom(*PLAY, typed="s! other.txt\n").out


def test_with_save_the_table_is_kept_after_each_answer(fathom: Run) -> None:
    outcome = fathom(*PLAY, "--save", "table.json", typed="sail\n1\n")
    assert "fathom play --load table.json" in outcome.out
    table = Table.load(Path("table.json").read_text(encoding="utf-8"))
    answers = table.record()["answers"]
    assert isinstance(answers, list)
    assert answers[-2] == [0, "sail"]


def test_the_end_of_input_loses_nothing(fathom: Run, tmp_path: Path) -> None:
    outcome = fathom(*PLAY, typed="sail\n")
    kept = tmp_path / "state" / "fathomfive" / "deepblue.save.json"
    assert outcome.status == 0
    assert f"fathom play --load {kept}" in outcome.out
    assert "Which propellers do you play?" in fathom("play", "deepblue", "--load", kept).out


def test_a_finished_table_shows_its_result_again(fathom: Run) -> None:
    fathom(*WHOLE, "--save", "table.json", typed=numbers(4000))
    outcome = fathom("play", "--load", "table.json")
    assert outcome.status == 0
    assert "Result" in outcome.out


def test_saving_goes_on_in_the_loaded_file(fathom: Run) -> None:
    fathom(*PLAY, "--save", "table.json", typed="sail\n")
    before = Path("table.json").read_text(encoding="utf-8")
    assert fathom("play", "--load", "table.json", "--save", "table.json", typed="1\n").status == 0
    assert Path("table.json").read_text(encoding="utf-8") != before


# --- at one keyboard ---


def test_a_curtain_hides_one_hand_from_the_other(fathom: Run) -> None:
    out = fathom(*HOT_SEAT, "--name", "Anna", "--name", "Ben", typed="\n1\n1\n\n").out
    assert "Pass the keyboard to Anna." in out
    assert "Pass the keyboard to Ben." in out
    after = out.split("Pass the keyboard to Ben.")[1]
    assert "Ben  What do you do?" in after
    assert "Anna pays" in after


def test_at_one_keyboard_the_others_must_agree_to_go_back(fathom: Run) -> None:
    refused = fathom(*HOT_SEAT, typed="\n1\n1\n\n1\n1\n\nu!\nn\n").out
    assert "Do all others agree" in refused
    assert "It stands." in refused
    assert "Taken back." in fathom(*HOT_SEAT, typed="\n1\n1\n\n1\n1\n\nu!\ny\n").out


def test_a_loaded_table_remembers_who_is_a_person(fathom: Run) -> None:
    fathom(*HOT_SEAT, "--save", "table.json", typed="\n1\n1\n")
    assert "Pass the keyboard to Captain 2." in fathom("play", "--load", "table.json", typed="\n").out


# --- misuse ---


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play",), "which game? Name one, or load a saved table with --load FILE"),
        (("play", "chess"), "no game 'chess'; there are "),
        (("play", "deepblue", "--seats", "1"), "deepblue has 2 to 5 seats, not 1"),
        (("play", "deepblue", "--seat", "3"), "your seat is from 1 to 2, not 3"),
        (("play", "deepblue", "--seats", "2", "--bots", "greedy,greedy"), "2 bots for 1 seats beside yours"),
        (("play", "deepblue", "--bots", "oracle"), "no bot 'oracle'"),
        (("play", "deepblue", "--bots", "greedy", "--hot-seat"), "do not go together"),
        (("play", "deepblue", "--option", "scenario=calm"), "is one of"),
        (("play", "deepblue", "--lang", "fr"), "no language 'fr'; there are en, de"),
        (("play", "deepblue", "--seed", "-3"), "a seed is a whole number"),
        (("play", "deepblue", "--name", "A", "--name", "B"), "2 names for 1 person"),
        (("play", "deepblue", "--save", "taken.json"), "taken.json already exists: load it with --load"),
        (("play", "deepblue", "--save", "no/where.json"), "there is no folder no"),
        (("play", "deepblue", "--record", "."), "it is a folder"),
        (("play", "--load", "nowhere.json"), "nowhere.json: No such file or directory"),
        (("play", "--load", "taken.json", "--seats", "3"), "--load goes on with a table as it is"),
    ],
)
def test_misuse_is_told_before_anything_is_played(fathom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    Path("taken.json").write_text("{}", encoding="utf-8")
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.complaint
    assert Path("taken.json").read_text(encoding="utf-8") == "{}"


def test_a_damaged_save_is_found_out(fathom: Run) -> None:
    Path("damaged.json").write_text('{"format": "fathomfive/save/1"}', encoding="utf-8")
    outcome = fathom("play", "--load", "damaged.json")
    assert outcome.status == 1
    assert outcome.complaint.startswith("damaged.json: ")


def test_a_table_of_another_game_is_refused(fathom: Run) -> None:
    fathom(*PLAY, "--save", "table.json", typed="sail\n")
    outcome = fathom("play", "otys", "--load", "table.json")
    assert outcome.status == 2
    assert outcome.complaint == "table.json is a table of deepblue, not of otys"
