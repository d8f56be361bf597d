"""Seats: links, names, several hands at one device, bots that stand in, coming back."""

from __future__ import annotations

from fathomfive.party import tokens
from tests.serve.serving import Tables, asked, play, received
from tests.waiting import until


def test_a_seat_is_claimed_with_a_name_that_the_log_uses(tables: Tables) -> None:
    _, players = tables.new()
    seen = players[1].post("/claim", {"name": "  Änne \n  the Bold "})
    assert seen["seats"][1]["name"] == "Änne the Bold" and seen["seats"][1]["claimed"]
    assert not seen["seats"][0]["claimed"]
    play(players, 12)
    assert any("Änne the Bold" in fact["text"] for fact in players[0].look()["log"])
    assert players[1].post("/claim", {"name": "\u200b\n"}, 400)["status"] == 400


def test_the_link_works_on_another_device(tables: Tables) -> None:
    table, players = tables.new()
    again = tables.player(table, players[0].token)
    assert again.look() == players[0].look()
    with players[0].live() as one, again.live() as other:
        assert received(one) == received(other)


def test_simultaneous_questions_are_answered_in_any_order(tables: Tables) -> None:
    _, players = tables.new("neweden", people=3)
    for number in range(300):
        seen = players[0].look()
        if len(seen["waiting"]) > 1:
            break
        player, seen = asked(players)
        options = seen["question"]["options"]
        player.answer(options[number % len(options)]["value"], seen["version"])
    waiting = seen["waiting"]
    assert len(waiting) > 1, "nobody was ever asked at once"
    looked = {seat: players[seat].look() for seat in waiting}
    left = list(waiting)
    for seat in reversed(waiting):
        mine = looked[seat]
        after = players[seat].answer(mine["question"]["options"][0]["value"], mine["version"])
        left.remove(seat)
        if left:
            assert after["waiting"] == left and after["question"] is None
    assert after["step"] == looked[waiting[0]]["step"] + len(waiting)


def test_several_hands_at_one_device_share_a_token_behind_a_curtain(tables: Tables) -> None:
    seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B", "with": 0}]
    _, (player, twin) = tables.made({"game": "deepblue", "seats": seats, "seed": 7})
    assert player.token == twin.token
    seen = player.look()
    assert seen["yours"] == [0, 1] and seen["seat"] is None and seen["question"] is None
    asked_seat = seen["waiting"][0]
    assert seen["curtain"] == asked_seat
    mine = player.look(seat=asked_seat)
    assert mine["question"]["seat"] == asked_seat and mine["curtain"] is None
    after = player.answer(mine["question"]["options"][0]["value"], mine["version"])
    assert after["step"] == 1 and after["seat"] is None
    other = 1 - asked_seat
    assert player.look(seat=other)["view"]["hands"][asked_seat] == [None] * len(mine["view"]["hands"][asked_seat])
    with player.live(seat=asked_seat) as socket:
        assert received(socket)["seat"] == asked_seat
        socket.send(f'{{"type":"look","seat":{other},"lang":"de"}}')
        assert received(socket) == player.look(seat=other, lang="de")
        socket.send('{"type":"look"}')
        assert received(socket)["seat"] is None
        socket.send('{"type":"ping"}')
        assert received(socket) == {"type": "pong"}
    assert player.answer(0, 1, status=403, seat=5)["status"] == 403


def test_a_seat_can_only_sit_with_an_earlier_person(tables: Tables) -> None:
    seats = [{"kind": "human", "with": 1}, {"kind": "human"}]
    answer = tables.server.client.post("/api/tables", json={"game": "deepblue", "seats": seats})
    assert answer.status_code == 400 and "earlier" in answer.json()["detail"]


def test_bots_play_their_seats_to_the_end(tables: Tables) -> None:
    table, _ = tables.new("endeavor", people=0, bots=["random", "greedy"])
    watching = tables.player(table)
    over = until(lambda: (seen := watching.look())["over"] and seen, "the end of a game between bots")
    assert len(over["ranks"]) == 2
    assert watching.get("/record")["result"]["scores"] == over["scores"]


def test_a_bot_stands_in_for_a_person_and_gives_the_seat_back(tables: Tables) -> None:
    _, players = tables.new("otys")
    player, seen = asked(players)
    seat = seen["seat"]
    other = next(p for p in players if p is not player)
    assert other.post(f"/seats/{seat}/bot", {"bot": "random"}, 403)["status"] == 403
    away = player.post(f"/seats/{seat}/bot", {"bot": "random"})
    assert away["seats"][seat] == {**seen["seats"][seat], "bot": "random"}
    until(lambda: other.look()["question"], "the bot's turn")
    assert other.look()["step"] > seen["step"]
    back = player.post(f"/seats/{seat}/bot", {"bot": None})
    assert back["seats"][seat]["bot"] is None
    other.answer_first()
    until(lambda: player.look()["question"] or (other.answer_first() and False), "my turn")
    player.answer_first()


def test_a_person_whose_bot_plays_cannot_answer(one: Tables) -> None:
    _, players = one.new("otys")
    other = next(p for p in players if p.look()["question"] is None)
    seat = other.look()["seat"]
    other.post(f"/seats/{seat}/bot", {"bot": "random"})
    _, seen = asked(players)
    assert other.answer(0, seen["version"], status=403)["status"] == 403
    assert other.post(f"/seats/{seat}/bot", {"bot": "nobody"}, 400)["detail"].startswith(
        "the bot 'nobody' does not play here"
    )


def test_who_resigns_is_played_on_for(tables: Tables) -> None:
    _, players = tables.new("endeavor")
    player, seen = asked(players)
    seat = seen["seat"]
    gone = player.post("/resign")
    assert gone["seats"][seat]["resigned"] and gone["seats"][seat]["bot"]
    other = next(p for p in players if p is not player)
    until(lambda: other.look()["question"], "the bot's turn")
    assert "resigned" in player.post(f"/seats/{seat}/bot", {"bot": None}, 409)["detail"]
    until(lambda: (seen := other.look())["over"] or (seen["question"] and other.answer_first()["over"]), "the end")


def test_the_same_people_play_again_with_the_tokens_they_have(tables: Tables) -> None:
    table, players = tables.new("endeavor")
    assert "not over" in players[0].post("/rematch", status=409)["detail"]
    play(players, 10_000)
    made = players[0].post("/rematch", status=201)
    assert [seat["token"] for seat in made["seats"]] == [players[0].token]
    assert players[1].look()["rematch"] == made["table"] != table
    assert players[1].post("/rematch", status=201)["table"] == made["table"]
    again = [tables.player(made["table"], player.token) for player in players]
    assert [player.look()["seat"] for player in again] == [0, 1]
    _, seen = asked(again)
    assert seen["step"] == 0 and [seat["name"] for seat in seen["seats"]] == ["P0", "P1"]
    assert tables.player(table).http.post("/rematch").status_code == 403


def test_my_tables_are_listed_with_whose_turn_it_is(tables: Tables) -> None:
    first, players = tables.new()
    second, others = tables.new("otys")
    held = [str(players[0].token), str(others[1].token), "y" * 32]
    listed = tables.server.client.post("/api/tables/mine", json={"tokens": held}).json()
    assert [one["table"] for one in listed] == [second, first]
    for one, player in zip(listed, (others[1], players[0]), strict=True):
        seen = player.look()
        assert one["waiting"] == seen["waiting"] and one["version"] == seen["version"]
        assert one["your_turn"] == (seen["question"] is not None) and one["names"] == ["P0", "P1"]
    asked(players)[0].answer_first()
    assert tables.server.client.post("/api/tables/mine", json={"tokens": held}).json()[0]["table"] == first
    assert tables.server.client.post("/api/tables/mine", json={"tokens": []}).json() == []


def test_tokens_are_long_and_kept_as_digests() -> None:
    token = tokens.new_token()
    assert len(token) >= 32 and token != tokens.new_token()
    other = tokens.new_token()
    digests = [tokens.digest(other), None, tokens.digest(token), tokens.digest(token)]
    assert tokens.opened(token, digests) == (2, 3)
    assert tokens.opened("", digests) == () and token.encode() not in b"".join(d or b"" for d in digests)


def test_who_is_there(one: Tables) -> None:
    table, players = one.new()
    assert players[0].get("/presence") == {"online": [], "spectators": 0, "points": []}
    with players[0].live() as socket, one.player(table).live() as watching:
        received(socket), received(watching)
        assert players[1].get("/presence") == {"online": [0], "spectators": 1, "points": []}
    until(lambda: players[1].get("/presence") == {"online": [], "spectators": 0, "points": []}, "leaving")
