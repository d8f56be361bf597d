"""Looking closer: log, hints, odds, replays, records."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from fathomfive.kernel import Table
from tests.serve.serving import Tables, asked, patient, play, running
from tests.waiting import until


def test_the_log_is_read_in_stretches(one: Tables) -> None:
    _, players = one.new()
    play(players, 40)
    seen = players[0].look(log=5)
    whole = players[0].get("/log", to=1000)
    assert len(seen["log"]) == 5 and seen["log_from"] == whole["total"] - 5 == seen["log"][0]["number"]
    assert whole["log"][-5:] == seen["log"] and len(whole["log"]) == whole["total"]
    part = players[0].get("/log", **{"from": 3, "to": 7})
    assert part["log"] == whole["log"][3:7]
    versions = [fact["version"] for fact in whole["log"]]
    assert versions == sorted(versions) and versions[-1] <= seen["version"]


def test_a_hint_names_the_best_options_with_their_chances(one: Tables) -> None:
    for game in ("deepblue", "otys"):
        _, players = one.new(game)
        player, seen = asked(players)
        hint = player.get("/hint", lang="de")
        assert hint["version"] == seen["version"] and hint["seat"] == seen["seat"]
        assert 1 < len(hint["best"]) <= 5
        offered = {str(option["value"]): option for option in player.look(lang="de")["question"]["options"]}
        for best in hint["best"]:
            option = offered.pop(str(best["value"]))
            assert (best["label"], best["target"]) == (option["label"], option["target"])
            assert 0 <= best["expected"] <= 1 and 0 <= best["spread"] <= 0.5 and 0 < best["share"] < 1
        assert {key: hint[key] for key in ("value", "label", "target", "why")}.items() <= hint["best"][0].items()
        assert any(best["why"] for best in hint["best"])


def test_the_same_hint_is_thought_out_once(one: Tables) -> None:
    _, players = one.new()
    player, _ = asked(players)
    first = player.get("/hint")
    players[0].post("/chat", {"text": "hm"})
    again = player.get("/hint")
    assert again["best"] == first["best"] and again["version"] > first["version"]
    player.answer(first["value"])
    player, _ = asked(players)
    assert player.get("/hint")["best"] != first["best"]


def test_a_rule_of_thumb_gives_a_hint_without_chances(one: Tables) -> None:
    _, players = one.new()
    player, seen = asked(players)
    hint = player.get("/hint", bot="greedy")
    (best,) = hint["best"]
    assert hint["bot"] == "greedy" and best["value"] == hint["value"]
    assert best["expected"] is None and best["spread"] is None
    assert hint["value"] in [option["value"] for option in seen["question"]["options"]]


def test_hints_are_for_the_seat_that_is_asked(one: Tables) -> None:
    table, players = one.new()
    player, _ = asked(players)
    other = next(p for p in players if p is not player)
    assert other.http.get("/hint").status_code == 409
    assert player.http.get("/hint", params={"bot": "nobody"}).status_code == 400
    assert player.http.get("/hint", params={"bot": "search:seconds=9"}).status_code == 400
    assert one.player(table).http.get("/hint").status_code == 403


def test_a_hint_to_a_question_that_has_been_answered_is_refused(new_store: Callable[[str], str]) -> None:
    with running(patient(store=new_store("sqlite"), hint=5.0)) as server:
        tables = Tables(server)
        _, players = tables.new()
        player, seen = asked(players)
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(player.http.get, "/hint", params={"bot": "search:seconds=1"})
            until(lambda: any(turn.long for turn in server.house.thinkers._turns._thinking), "a thought")
            player.answer(seen["question"]["options"][0]["value"])
            assert waiting.result().status_code == 409
        tables.close()


def test_odds_say_how_likely_the_next_stone_is(one: Tables) -> None:
    _, players = one.new()
    for number in range(600):
        player, seen = asked(players)
        kind = seen["question"]["kind"]
        if kind in ("go_on", "dive", "continue") or number > 3:
            odds = player.get("/odds")
            if odds["odds"]:
                break
        options = seen["question"]["options"]
        player.answer(options[number % len(options)]["value"], seen["version"])
    assert odds["seat"] == seen["seat"] and odds["version"] == seen["version"]
    for one_option in odds["odds"]:
        assert any(option["value"] == one_option["option"] for option in seen["question"]["options"])
        assert abs(sum(outcome["probability"] for outcome in one_option["outcomes"]) - 1) < 1e-4
        assert all(outcome["label"] for outcome in one_option["outcomes"])


def test_a_running_game_is_replayed_as_the_own_seat_saw_it(tables: Tables) -> None:
    table, players = tables.new("otys", people=3)
    seen = [players[1].look()]
    for number in range(30):
        player, question = asked(players)
        options = question["question"]["options"]
        player.answer(options[number % len(options)]["value"], question["version"])
        seen.append(players[1].look())
    replay = players[1].get("/replay", count=200)
    assert replay["steps"] == 30 and [frame["step"] for frame in replay["frames"]] == list(range(31))
    for frame, then in zip(replay["frames"], seen, strict=True):
        assert frame["view"] == then["view"] and frame["waiting"] == then["waiting"]
        assert frame["scores"] == then["scores"]
    told = [fact["text"] for frame in replay["frames"] for fact in frame["log"]]
    assert told == [fact["text"] for fact in players[1].get("/log", to=1000)["log"]]
    part = players[1].get("/replay", **{"from": 10, "count": 3})
    assert part["frames"] == replay["frames"][10:13]
    assert players[1].http.get("/replay", params={"seat": 0}).status_code == 403
    assert (
        tables.player(table).get("/replay", count=1)["frames"][0]["view"]
        == tables.player(table).get("/replay", count=1)["frames"][0]["view"]
    )


def test_a_finished_game_is_open_to_everybody(tables: Tables) -> None:
    table, players = tables.new("endeavor")
    play(players, 10_000)
    watching = tables.player(table)
    steps = watching.get("/replay", count=1)["steps"]
    last = watching.get("/replay", **{"from": steps, "seat": 1})["frames"]
    assert len(last) == 1 and last[0]["over"] and last[0]["view"] == players[1].look()["view"]
    assert watching.http.get("/replay", params={"seat": 7}).status_code == 403


def test_the_course_of_a_finished_game_says_who_led_when(tables: Tables) -> None:
    table, players = tables.new("deepblue", options={"scenario": "troubled-waters"})
    seen = play(players, 30)
    running = players[0].get("/course")
    assert running["over"] is False and running["steps"] == seen["step"]
    assert all(standing["scores"][1] is None for standing in running["standings"])
    assert tables.player(table).get("/course")["standings"][-1]["scores"] == [None, None]
    assert players[0].http.get("/course", params={"seat": 1}).status_code == 403
    for player in players:
        player.post("/resign")
    over = until(lambda: (now := players[0].look())["over"] and now, "the end of the game")
    course = tables.player(table).get("/course")
    standings = course["standings"]
    assert course["over"] and standings[0] == {"step": 0, "scores": [0, 0]}
    assert standings[-1] == {"step": over["step"], "scores": over["scores"]} and course["steps"] == over["step"]
    for before, after in pairwise(standings[:-1]):
        assert before["step"] < after["step"] and before["scores"] != after["scores"]
    frames = tables.player(table).get("/replay", count=200)["frames"]
    changes = [one["step"] for one, after in pairwise(frames[1:]) if one["seat"] != after["seat"]]
    assert set(changes) <= set(course["turns"]) and course["turns"] == sorted(set(course["turns"]))
    log = tables.player(table).get("/log")
    assert course["told"][-1] == log["total"] and len(course["told"]) == course["steps"] + 1
    news = [after - before for before, after in pairwise(course["told"])]
    assert [len(frame["log"]) for frame in frames[1:]] == news[: len(frames) - 1]
    frames = tables.player(table).get("/replay", **{"from": standings[1]["step"] - 1, "count": 2})["frames"]
    assert [frame["scores"] for frame in frames] == [standings[0]["scores"], standings[1]["scores"]]


def test_the_record_of_a_running_game_holds_only_what_the_seat_may_know(tables: Tables) -> None:
    table, players = tables.new("otys", people=3)
    play(players, 25)
    record = players[2].get("/record")
    assert record["format"] == "fathomfive/seat-record/1" and "seed" not in record
    assert record["answers"] and all((value is None) == (who != 2) for who, value in record["answers"])
    assert record["log"] == players[2].get("/log", to=1000)["log"]
    watching = tables.player(table).get("/record")
    assert all(value is None for _, value in watching["answers"])


def test_undone_answers_are_not_in_the_replay(one: Tables) -> None:
    _, players = one.new("otys")
    for number in range(40):
        player, seen = asked(players)
        options = seen["question"]["options"]
        after = player.answer(options[number % len(options)]["value"], seen["version"])
        if after["undo"]["free"]:
            player.post("/undo")
            asked(players)[0].answer_first(number + 1)
    replay = players[0].get("/replay", count=200)
    assert replay["steps"] == players[0].look()["step"]
    assert replay["frames"][-1]["view"] == players[0].look()["view"]
    record = players[0].get("/record")
    assert len(record["answers"]) == replay["steps"]


def test_records_of_finished_games_replay_in_the_kernel(one: Tables) -> None:
    _, players = one.new("neweden")
    play(players, 10_000)
    assert Table.replay(players[0].get("/record")).scores == players[0].look()["scores"]
