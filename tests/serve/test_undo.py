"""Going back: freely, by asking the others, or alone and marked."""

from __future__ import annotations

from tests.serve.serving import Json, Player, Tables, asked, play, received
from tests.waiting import until


def free_answer(players: list[Player]) -> tuple[Player, Json, Json]:
    """Play until somebody has given an answer that can be taken back freely; gives who, and before and after."""
    for number in range(400):
        player, before = asked(players)
        options = before["question"]["options"]
        after = player.answer(options[number % len(options)]["value"], before["version"])
        if after["undo"]["free"]:
            return player, before, after
    raise AssertionError("nobody could ever go back freely")


def settled_answer(players: list[Player]) -> Player:
    """Play until the last answer can no longer be taken back freely, and another person is asked."""
    for number in range(400):
        player, before = asked(players)
        options = before["question"]["options"]
        after = player.answer(options[number % len(options)]["value"], before["version"])
        if not after["undo"]["free"] and after["undo"]["possible"] and not after["over"]:
            return player
    raise AssertionError("everything could always be taken back")


def position(seen: Json) -> Json:
    return {key: seen[key] for key in ("view", "question", "waiting", "scores", "step")}


def test_an_answer_is_taken_back_freely_before_anything_comes_out(tables: Tables) -> None:
    _, players = tables.new("otys")
    player, before, after = free_answer(players)
    back = player.post("/undo")
    assert position(back) == position(before)
    assert [fact["text"] for fact in back["log"]] == [fact["text"] for fact in before["log"]]
    assert back["version"] == after["version"] + 1 and back["marked"] == 0
    value = before["question"]["options"][0]["value"]
    assert player.answer(value, back["version"])["step"] == before["step"] + 1


def test_the_turn_begins_again_at_its_beginning(tables: Tables) -> None:
    _, players = tables.new("otys")
    for number in range(60):
        player, before = asked(players)
        first = player.answer(before["question"]["options"][0]["value"], before["version"])
        if not first["undo"]["free"] or first["question"] is None:
            continue
        options = first["question"]["options"]
        second = player.answer(options[number % len(options)]["value"], first["version"])
        if second["undo"]["free"] and second["step"] == before["step"] + 2:
            again = player.post("/restart", {"version": second["version"]})
            assert again["step"] <= before["step"] and again["question"]["seat"] == before["seat"]
            return
    raise AssertionError("no turn had two free answers")


def test_a_stale_undo_is_refused(tables: Tables) -> None:
    _, players = tables.new("otys")
    player, before, _ = free_answer(players)
    assert player.post("/undo", {"version": before["version"]}, 409)["title"] == "Stale version"


def test_nothing_can_be_taken_back_before_anything_was_answered(tables: Tables) -> None:
    _, players = tables.new()
    assert "nothing" in players[0].post("/undo", status=409)["detail"]
    assert "nothing" in players[0].post("/restart", status=409)["detail"]


def test_beyond_new_information_the_others_are_asked(tables: Tables) -> None:
    _, players = tables.new("deepblue", people=3)
    player = settled_answer(players)
    seat = player.look()["seat"]
    others = [p for p in players if p is not player]
    asking = player.post("/undo")
    assert asking["undo"]["wish"] == {"seat": seat, "agreed": [], "waiting": [p.look()["seat"] for p in others]}
    assert others[0].post("/undo/consent", {"agree": True})["undo"]["wish"]["waiting"] == [others[1].look()["seat"]]
    assert player.post("/undo/consent", {"agree": True}, 403)["status"] == 403
    done = others[1].post("/undo/consent", {"agree": True})
    assert done["undo"]["wish"] is None and done["marked"] == 1
    back = player.look()
    assert back["question"] is not None and back["question"]["seat"] == seat
    assert back["step"] < asking["step"]
    player.answer_first(1)


def test_one_refusal_is_enough(tables: Tables) -> None:
    _, players = tables.new("deepblue", people=3)
    player = settled_answer(players)
    other = next(p for p in players if p is not player)
    before = position(other.look())
    player.post("/undo")
    after = other.post("/undo/consent", {"agree": False})
    assert after["undo"]["wish"] is None and position(after) == before
    assert other.post("/undo/consent", {"agree": True}, 409)["status"] == 409


def test_the_next_answer_ends_the_wish(tables: Tables) -> None:
    _, players = tables.new("deepblue", people=2)
    player = settled_answer(players)
    player.post("/undo")
    answering, _ = asked(players)
    assert answering.answer_first()["undo"]["wish"] is None


def test_alone_one_may_go_back_beyond_and_is_marked(tables: Tables) -> None:
    _, (player,) = tables.new("deepblue", people=1, bots=["random"])
    until(lambda: player.look()["question"])
    with player.live() as socket:
        for number in range(6):
            until(lambda: player.look()["question"])
            player.answer_first(number)
        until(lambda: player.look()["question"])
        step = player.look()["step"]
        back = player.post("/undo")
        assert back["marked"] == 1 and back["step"] < step and back["question"] is not None
        seen = received(socket)
        while seen["marked"] == 0:
            seen = received(socket)
    record = player.get("/record")
    assert record["undone"] == 1


def test_nobody_goes_back_after_the_end(one: Tables) -> None:
    _, players = one.new("endeavor")
    seen = play(players, 10_000)
    assert seen["undo"] == {"free": False, "possible": False, "wish": None}
    assert "over" in players[0].post("/undo", status=409)["detail"]
