"""Reviews over HTTP: begun, looked at while they run, kept; and moments of finished games to play on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.serve.ending import finished_table
from tests.serve.serving import Json, Player, Running, Tables, patient, running
from tests.waiting import until

NewStore = Callable[[str], str]
GRADES = {"slip", "mistake", "blunder", "only"}


@pytest.fixture(scope="module")
def address(new_store: NewStore) -> str:
    return new_store("sqlite")


@pytest.fixture(scope="module")
def quick(address: str) -> Iterator[Running]:
    """A server whose reviews are short."""
    with running(patient(store=address, review=0.1)) as server:
        yield server


@pytest.fixture(scope="module")
def at(quick: Running) -> Iterator[Tables]:
    tables = Tables(quick)
    yield tables
    tables.close()


def finished(tables: Tables, game: str = "otys", seats: int = 2, options: Json = None) -> Player:
    """A spectator of a game that is over."""
    return tables.player(finished_table(tables.server, game, seats, options)[0])


def reviewed(player: Player) -> Json:
    player.post("/review", status=202)
    until(lambda: player.get("/review")["state"] in ("done", "failed"), "the review")
    return player.get("/review")


@pytest.fixture(scope="module")
def otys(at: Tables) -> Player:
    return finished(at)


def test_a_review_is_begun_and_comes_to_its_end(at: Tables, otys: Player) -> None:
    assert otys.get("/review")["state"] in ("none", "waiting", "running", "done")
    begun = otys.post("/review", status=202)
    assert begun["state"] in ("waiting", "running", "done") and begun["problem"] is None
    review = reviewed(otys)
    assert review["state"] == "done" and review["done"] == review["steps"] > 0
    assert abs(sum(review["start"]) - 1) < 1e-6
    points = review["points"]
    assert [point["step"] for point in points] == list(range(review["steps"] + 1))
    assert all(len(point["chances"]) == len(point["errors"]) == 2 for point in points)
    for line in review["summary"]:
        assert line["result"] == line["own"] + line["others"] + line["luck"] + line["residual"]
    assert {moment["grade"] for moment in review["moments"]} <= GRADES and review["moments"]
    again = otys.post("/review", status=202)
    assert again == review, "a review that is done is not begun again"


def test_moments_have_words_and_places_on_the_table(otys: Player, at: Tables) -> None:
    review = reviewed(otys)
    german = at.player(otys.table, lang="de").get("/review")
    record = otys.get("/record")
    for moment, deutsch in zip(review["moments"], german["moments"], strict=True):
        assert moment["question"] and moment["chosen"]["label"]
        assert moment["question"] != deutsch["question"]
        assert review["frames"][moment["frame"]] == moment["step"]
        assert record["answers"][moment["step"]] == [moment["seat"], moment["chosen"]["value"]]
        if moment["grade"] != "only":
            assert moment["better"]["value"] != moment["chosen"]["value"] and moment["better"]["label"]
            assert moment["low"] <= moment["loss"] <= moment["high"]
            told = [moment["chosen"]["value"], moment["better"]["value"]]
            assert all(other["value"] not in told and 0 <= other["worth"] <= 1 for other in moment["others"])
    assert any(moment["chosen"]["target"] for moment in review["moments"])
    frame = otys.get("/replay", **{"from": review["moments"][0]["frame"], "count": 1})["frames"][0]
    assert review["moments"][0]["seat"] in frame["waiting"]


def test_the_best_decisions_are_those_that_surely_gained_most(otys: Player) -> None:
    review = reviewed(otys)
    record = otys.get("/record")
    best = review["best"]
    assert best and [one["step"] for one in best] == sorted(one["step"] for one in best)
    for one in best:
        assert one["gain"] > 2 * one["error"]
        assert record["answers"][one["step"]][0] == one["seat"]
        assert review["frames"][one["frame"]] == one["step"]
    assert all(sum(one["seat"] == seat for one in best) <= 3 for seat in range(2))


def test_nothing_is_told_of_a_running_game(at: Tables) -> None:
    _, players = at.new("otys", people=2)
    for player in players:
        for method, path, body in (
            ("GET", "/review", None),
            ("POST", "/review", None),
            ("GET", "/positions/3", None),
            ("POST", "/fork", {"step": 3, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]}),
        ):
            answer = player.http.request(method, path, json=body)
            assert answer.status_code == 409, answer.text
            assert "still going on" in answer.json()["detail"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_review_outlives_the_server(kind: str, new_store: NewStore) -> None:
    store = new_store(kind)
    with running(patient(store=store, review=0.1)) as server:
        tables = Tables(server)
        player = finished(tables)
        player.post("/review", status=202)
        until(lambda: player.get("/review")["done"] > 0, "the first piece")
        tables.close()
    with running(patient(store=store, review=0.1)) as server:
        tables = Tables(server)
        player = tables.player(player.table)
        review = reviewed(player)
        assert review["state"] == "done"
        tables.close()
    with running(patient(store=store, review=0.1)) as server:
        tables = Tables(server)
        assert tables.player(player.table).get("/review") == review
        tables.close()


def test_one_visitor_has_so_many_reviews_at_once(new_store: NewStore) -> None:
    settings = patient(
        store=new_store("sqlite"), review=600.0, reviews=1, limit_loopback=True, rate=0.0, new_tables=0.0
    )
    with running(settings) as server:
        tables = Tables(server)
        one, two = finished(tables), finished(tables)
        one.post("/review", status=202)
        refused = two.http.post("/review")
        assert refused.status_code == 429 and "Retry-After" in refused.headers
        assert two.get("/review")["state"] == "none"
        one.post("/review", status=202)
        tables.close()


def test_people_play_while_games_are_reviewed(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), review=600.0)) as server:
        tables = Tables(server)
        finished(tables).post("/review", status=202)
        _, (player,) = tables.new("otys", people=1, bots=["greedy"])
        for _ in range(6):
            until(lambda: player.look()["question"] is not None, "the person's turn")
            player.answer_first()
        tables.close()


@pytest.mark.parametrize(("game", "seats", "options"), [("nemo", 1, {}), ("endeavor", 2, {"mode": "together"})])
@pytest.mark.slow
def test_games_alone_and_together_are_reviewed(at: Tables, game: str, seats: int, options: Json) -> None:
    review = reviewed(finished(at, game, seats, options=options))
    assert review["state"] == "done" and review["allied"] and review["expected"]
    assert review["expected"][-1]["chances"] == review["scores"]


SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]


def test_a_moment_becomes_a_table(at: Tables, otys: Player) -> None:
    record = otys.get("/record")
    step = next(n for n, (seat, _) in enumerate(record["answers"]) if n > 30 and seat == 0)
    made = otys.post("/fork", {"step": step, "seats": SEATS}, status=201)
    assert [seat["seat"] for seat in made["seats"]] == [0] and made["table"] != otys.table
    ada = at.player(made["table"], made["seats"][0]["token"])
    seen = ada.look()
    then = otys.get(f"/positions/{step}", seat=0)
    assert seen["view"] == then["view"] and seen["question"] == then["question"] and not seen["over"]
    assert record["answers"][step][1] in [option["value"] for option in seen["question"]["options"]]
    ada.answer(seen["question"]["options"][0]["value"])
    until(lambda: ada.look()["question"] is not None or ada.look()["over"], "the bot's answer")
    steps = ada.get("/replay", **{"from": 0, "count": 1})["steps"]
    assert steps > sum(seat >= 0 for seat, _ in record["answers"][:step])


def test_a_table_made_from_a_moment_comes_back_after_a_restart(new_store: NewStore) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        made = finished(tables).post("/fork", {"step": 40, "seats": [{"kind": "human"}, {"kind": "human"}]}, status=201)
        token = made["seats"][0]["token"]
        seen = tables.player(made["table"], token).look()
        tables.close()
    with running(patient(store=store)) as server:
        tables = Tables(server)
        assert tables.player(made["table"], token).look() == seen
        tables.close()


def test_wrong_forks_are_refused_with_words(otys: Player) -> None:
    steps = len(otys.get("/record")["answers"])
    for body, status, word in (
        ({"step": steps + 1, "seats": SEATS}, 400, f"0 to {steps}"),
        ({"step": steps, "seats": SEATS}, 409, "over"),
        ({"step": -1, "seats": SEATS}, 400, "step"),
        ({"step": "3", "seats": SEATS}, 400, "step"),
        ({"step": 3, "seats": SEATS[:1]}, 400, "2 seats"),
        ({"step": 3, "seats": [SEATS[0], {"kind": "bot", "bot": "kraken"}]}, 400, "kraken"),
        ({"seats": SEATS}, 400, "step"),
        ({"step": 3, "seats": SEATS, "more": 1}, 400, "more"),
    ):
        answer = otys.http.post("/fork", json=body)
        assert answer.status_code == status, (body, answer.text)
        assert word in answer.json()["detail"], answer.text
    assert otys.http.get(f"/positions/{steps + 1}").status_code == 400
    assert otys.http.get("/positions/3", params={"seat": 9}).status_code == 403


def test_the_interface_describes_reviews_and_forks(at: Tables) -> None:
    paths = at.server.client.get("/api/openapi.json").json()["paths"]
    assert {"get", "post"} == set(paths["/api/tables/{table}/review"])
    assert "201" in paths["/api/tables/{table}/fork"]["post"]["responses"]
