"""The desk of a tab answers as the play server does."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel import Table
from fathomfive.kernel.installed import own_ids

from .desks import Pair, Tab, alike

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*/golden/*.json"))
ALONE: dict[str, list[dict[str, str]]] = {"nemo": [{"kind": "human", "name": "Ada"}]}
Json = Any
DUEL = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bo"}]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_words_rules_and_content_are_the_servers(pair: Pair, lang: str) -> None:
    paths = [f"games?lang={lang}", "games/no-such-game", "games/otys/words/fr.ftl"]
    for id in sorted(own_ids()):
        paths += [
            f"games/{id}?lang={lang}",
            f"games/{id}/words/{lang}.ftl",
            f"games/{id}/rules?lang={lang}",
            f"games/{id}/content",
            f"games/{id}/printed?lang={lang}",
            f"games/{id}/demo?from=30&lang={lang}",
        ]
    for path in paths:
        here = pair.server.client.get(f"/api/{path}")
        status, there = pair.tab.call("GET", path)
        assert (here.status_code, here.json() if isinstance(there, (dict, list)) else here.text) == (status, there)


@pytest.mark.parametrize("game", sorted(own_ids()))
def test_a_table_played_alike_has_the_same_documents(pair: Pair, game: str) -> None:
    pair.make(game=game, seats=ALONE.get(game, DUEL), seed=11)
    for number in range(25):
        document = pair.turn()
        if document["over"]:
            break
        options = document["question"]["options"]
        value = options[number % len(options)]["value"]
        pair.give(value, document["version"])
    document = pair.turn()
    for path in ("?lang=de&log=5", "/odds?lang=de", "/hint?bot=greedy", "/course", "/record", "/log?from=3&to=9"):
        pair.both("GET", path, status=409 if document["over"] and path[:5] in ("/odds", "/hint") else 200)
    pair.both("GET", "/replay?from=2&count=4&lang=de")


def test_what_is_done_beside_answering_is_the_same(pair: Pair) -> None:
    pair.make(game="otys", seats=DUEL, seed=4)
    for _ in range(3):
        document = pair.turn()
        pair.give(document["question"]["options"][0]["value"], document["version"])
    pair.turn()
    pair.both("POST", "/undo", {})
    pair.both("POST", "/undo", {"version": 0}, status=409)
    pair.both("POST", "/restart")
    pair.both("POST", "/restart", status=409)
    pair.both("POST", "/claim", {"name": "  Ada\tL. "})
    pair.both("POST", "/claim", {"name": "\t"}, status=400)
    pair.both("POST", "/chat", {"text": "well met"})
    pair.both("POST", "/chat", {"text": "x" * 501}, status=400)
    pair.both("POST", "/undo/consent", {"agree": True}, status=409)
    pair.both("POST", "/revoke", {})
    pair.both("POST", "/seats/0/bot", {"bot": "no-such-bot"}, status=400)
    pair.both("POST", "/seats/1/bot", {"bot": "greedy"}, status=403)
    pair.both("POST", "/rematch", status=409)


def test_the_tutor_and_a_sandbox_are_there(tab: Tab) -> None:
    made = tab.call("POST", "tables", {"game": "otys", "seats": DUEL, "seed": 4})[1]
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    document = tab.call("GET", path, token=token)[1]
    while document["question"] is None:
        document = tab.call("GET", f"{path}?after={document['version']}", token=token)[1]
    asked = {"version": document["version"]}
    status, thinking = tab.call("POST", f"{path}/tutor", asked, token)
    assert status == 200 and thinking["warning"] is None
    value = document["question"]["options"][0]["value"]
    tutored = tab.call("POST", f"{path}/tutor", {**asked, "value": value}, token)[1]
    while not tutored["ready"]:
        tutored = tab.call("POST", f"{path}/tutor", {**asked, "value": value}, token)[1]
    status, tried = tab.call("POST", f"{path}/sandbox", {}, token)
    assert status == 201
    there = tab.call("GET", f"tables/{tried['table']}", token=tried["seats"][0]["token"])[1]
    assert there["sandbox"] == made["table"] and not there["over"]
    assert tab.call("GET", f"tables/{tried['table']}/bundle", token=tried["seats"][0]["token"])[0] == 409
    assert tab.call("POST", f"{path}/tutor", asked)[0] == 403


def test_what_is_refused_is_refused_in_the_same_words(pair: Pair) -> None:
    pair.make(game="deepblue", seats=DUEL, seed=4)
    document = pair.turn()
    version = document["version"]
    pair.both("POST", "/answers", {"version": version, "value": "no such option"}, status=400)
    pair.both("POST", "/answers", {"version": version + 7, "value": "sail"}, status=409)
    pair.both("POST", "/answers", {"version": version, "value": "sail", "seat": 1}, status=403)
    pair.both("POST", "/answers", {"version": version, "value": "sail", "hurry": 1}, status=400)
    pair.both("POST", "/answers", {"version": version, "value": "sail"}, seat=None, status=403)
    pair.both("GET", "?seat=1", status=403)
    pair.both("GET", "/hint", seat=None, status=403)
    pair.both("GET", "/replay?seat=1", status=403)
    for table in ({"game": "deepblue", "seats": []}, {"game": "chess", "seats": DUEL}, {"game": "nemo", "seats": 3}):
        assert pair.server.client.post("/api/tables", json=table).status_code == 400
        assert pair.tab.call("POST", "tables", table)[0] == 400
    assert pair.tab.call("GET", "tables/nosuchtable")[0] == 404
    assert pair.tab.call("GET", f"tables/{pair.made[1]['table']}", token="x" * 32)[0] == 403
    assert pair.tab.call("GET", "tables/a/b/c")[0] == 404
    assert pair.tab.call("GET", f"tables/{pair.made[1]['table']}?seat=two")[0] == 400


def test_several_people_at_one_device_have_a_curtain(pair: Pair) -> None:
    pair.make(game="otys", seats=[{"kind": "human"}, {"kind": "human", "with": 0}], seed=3)
    document = pair.both("GET")
    assert document["yours"] == [0, 1] and document["curtain"] is not None
    for _ in range(8):
        seat = pair.both("GET")["waiting"][0]
        document = pair.both("GET", f"?seat={seat}")
        value = document["question"]["options"][0]["value"]
        pair.both("POST", "/answers", {"version": document["version"], "value": value})
    pair.both("POST", "/undo", {})


def test_a_bot_stands_in_until_the_end_and_the_same_people_play_again(tab: Tab) -> None:
    made = tab.call("POST", "tables", {"game": "deepblue", "seats": DUEL, "seed": 4})[1]
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    document = tab.call("POST", f"{path}/seats/0/bot", {"bot": "greedy"}, token)[1]
    while not document["over"]:
        document = tab.call("GET", f"{path}?after={document['version']}", token=token)[1]
    frames = tab.call("GET", f"{path}/replay?seat=1&from=3&count=2", token=token)[1]
    assert [frame["step"] for frame in frames["frames"]] == [3, 4]
    record = tab.call("GET", f"{path}/record", token=token)[1]
    assert Table.replay(record).hash() == record["result"]["hash"]
    status, again = tab.call("POST", f"{path}/rematch", {}, token)
    assert status == 201 and again["seats"][0]["token"] == token
    assert tab.call("POST", f"{path}/rematch", {}, token)[1]["table"] == again["table"] != made["table"]
    listed = tab.call("POST", "tables/mine", {"tokens": [token]})[1]
    assert {one["table"]: one["over"] for one in listed} == {made["table"]: True, again["table"]: False}


def test_another_life_of_the_tab_goes_on_where_the_last_answer_left_it(tab: Tab) -> None:
    made = tab.call("POST", "tables", {"game": "endeavor", "seats": [{"kind": "human"}] * 2, "seed": None})[1]
    path = f"tables/{made['table']}"
    tokens = [link["token"] for link in made["seats"]]
    for number in range(60):
        document = tab.call("GET", path)[1]
        token = tokens[document["waiting"][0]]
        options = tab.call("GET", path, token=token)[1]["question"]["options"]
        value = options[number % len(options)]["value"]
        status, told = tab.call("POST", f"{path}/answers", {"version": document["version"], "value": value}, token)
        assert status == 200, told
        reborn = Tab(tab.store)
        assert reborn.call("GET", path, token=token)[1] == told
        reborn.close()


def test_two_tabs_of_one_browser_never_lose_an_answer(tab: Tab) -> None:
    other = Tab(tab.store)
    made = tab.call("POST", "tables", {"game": "deepblue", "seats": [{"kind": "human"}, {"kind": "human", "with": 0}]})[
        1
    ]
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    for number in range(12):
        here, there = (tab, other) if number % 2 else (other, tab)
        here.desk.sitting(made["table"]).behind = True
        document = here.call("GET", path, token=token)[1]
        seat = document["waiting"][0]
        question = here.call("GET", f"{path}?seat={seat}", token=token)[1]["question"]
        body = {"version": document["version"], "value": question["options"][0]["value"], "seat": seat}
        assert here.call("POST", f"{path}/answers", body, token)[0] == 200
        # the other tab has not heard of it yet: the same answer counts once, another comes too late
        assert there.call("POST", f"{path}/answers", body, token)[0] == 200
    assert tab.call("GET", path, token=token)[1]["step"] == 12
    other.close()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_taken_up_to_the_same_hash(tab: Tab, path: Path) -> None:
    paper = json.loads(path.read_text(encoding="utf-8"))
    status, made = tab.call("POST", "tables/bundle", paper)
    assert status == 201, made
    token = made["seats"][0]["token"]
    record = tab.call("GET", f"tables/{made['table']}/record", token=token)[1]
    assert record["answers"] == paper["answers"] and record["result"] == paper["result"]


def test_a_running_table_can_be_taken_along(tab: Tab) -> None:
    made = tab.call("POST", "tables", {"game": "neweden", "seats": DUEL})[1]
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    for _ in range(6):
        document = tab.call("GET", path, token=token)[1]
        while document["question"] is None:
            document = tab.call("GET", f"{path}?after={document['version']}", token=token)[1]
        body = {"version": document["version"], "value": document["question"]["options"][0]["value"]}
        assert tab.call("POST", f"{path}/answers", body, token)[0] == 200
    while (document := tab.call("GET", path, token=token)[1])["question"] is None:
        tab.call("GET", f"{path}?after={document['version']}", token=token)
    bundle = tab.call("GET", f"{path}/bundle", token=token)[1]
    assert tab.call("GET", f"{path}/bundle")[0] == 403
    elsewhere = Tab()
    status, moved = elsewhere.call("POST", "tables/bundle", bundle)
    assert status == 201
    there = elsewhere.call("GET", f"tables/{moved['table']}?log=1000", token=moved["seats"][0]["token"])[1]
    here = tab.call("GET", f"{path}?log=1000", token=token)[1]
    for name in ("view", "question", "waiting", "scores", "step", "over"):
        assert alike(there[name]) == alike(here[name])
    assert [seat["bot"] for seat in there["seats"]] == [None, "greedy"]
    elsewhere.close()


def test_a_table_moves_from_the_tab_to_a_server_and_back(pair: Pair) -> None:
    tab, client = pair.tab, pair.server.client

    def turn(ask: Callable[[str], Json], path: str) -> Json:
        document = ask(path)
        while document["question"] is None:
            document = ask(f"{path}?after={document['version']}")
        return document

    def at_server(path: str, token: str) -> Json:
        return client.get(f"/api/{path}", headers={"Authorization": f"Bearer {token}"}).json()

    made = tab.call("POST", "tables", {"game": "otys", "seats": DUEL})[1]
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    for _ in range(4):
        document = turn(lambda path: tab.call("GET", path, token=token)[1], path)
        body = {"version": document["version"], "value": document["question"]["options"][0]["value"]}
        assert tab.call("POST", f"{path}/answers", body, token)[0] == 200
    here = turn(lambda path: tab.call("GET", path, token=token)[1], path)
    bundle = tab.call("GET", f"{path}/bundle", token=token)[1]
    moved = client.post("/api/tables/bundle", json=bundle)
    assert moved.status_code == 201, moved.text
    there, secret = f"tables/{moved.json()['table']}", moved.json()["seats"][0]["token"]
    document = turn(lambda path: at_server(path, secret), there)
    for name in ("view", "question", "waiting", "scores"):
        assert alike(document[name]) == alike(here[name]), name
    back = at_server(f"{there}/bundle", secret)
    status, again = tab.call("POST", "tables/bundle", back)
    assert status == 201
    home = turn(lambda path: tab.call("GET", path, token=again["seats"][0]["token"])[1], f"tables/{again['table']}")
    assert alike(home["view"]) == alike(here["view"])


def test_nobody_takes_along_what_is_hidden_from_them(pair: Pair) -> None:
    pair.make(game="otys", seats=[{"kind": "human"}, {"kind": "human"}])
    pair.both("GET", "/bundle", seat=0, status=409)
    pair.both("GET", "/bundle", seat=None, status=403)
    for paper in ({}, {"format": "fathomfive/table/1"}, {"format": "fathomfive/record/1", "game": "otys"}):
        assert pair.server.client.post("/api/tables/bundle", json=paper).status_code in (400, 410)


@pytest.mark.parametrize(
    ("paper", "says"),
    [
        ({}, "format"),
        ({"format": "fathomfive/table/1"}, "record"),
        ({"format": "fathomfive/table/1", "record": {"format": "fathomfive/record/1"}}, "record"),
        ([1, 2], "Expected `object`"),
    ],
)
def test_what_is_no_record_is_refused_with_a_reason(tab: Tab, paper: Any, says: str) -> None:
    status, problem = tab.call("POST", "tables/bundle", paper)
    assert status in (400, 410) and says in problem["detail"]


def test_a_lesson_is_taught_alike(pair: Pair) -> None:
    here = pair.server.client.get("/api/games/otys/lessons", params={"lang": "de"}).json()
    assert pair.tab.call("GET", "games/otys/lessons?lang=de") == (200, here)
    pair.make(game="otys", lesson="first")
    for _ in range(12):
        document = pair.turn()
        lesson = document["lesson"]
        assert lesson is not None and not lesson["over"]
        value = lesson["show"] if lesson["show"] is not None else document["question"]["options"][0]["value"]
        pair.give(value, document["version"])
    assert pair.both("POST", "/lesson", {"leave": True, "chapter": 1}, status=400)["detail"].startswith("say either")
    assert pair.both("POST", "/lesson", {"leave": True})["lesson"]["left"]
