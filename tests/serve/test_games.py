"""What the server says about the games."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from fathomfive.bots import make
from fathomfive.kernel import game as kernel_game
from fathomfive.kernel import games
from tests.serve.serving import Tables

GAMES = sorted(games())

JSON = {"Content-Type": "application/json"}


def test_all_games_are_listed(one: Tables) -> None:
    listed = one.server.client.get("/api/games").json()
    assert [game["id"] for game in listed] == GAMES
    for game in listed:
        info = games()[game["id"]]
        assert game["seats"] == list(info.seats) and game["name"]
        assert game["bots"] == ["calm", "sunlit", "twilight", "midnight", "abyssal"]
        assert game["styles"] == ["bold", "careful", "points", "spoiler"]
        assert [option["name"] for option in game["options"]] == [option.name for option in info.options]


def test_what_bots_have_won_is_told_by_set_up(one: Tables) -> None:
    for game in one.server.client.get("/api/games").json():
        the_game = kernel_game(game["id"])
        path = files(the_game.package) / "measured.json"
        assert game["measured"] == (json.loads(path.read_text(encoding="utf-8")) if path.is_file() else [])
        for measured in game["measured"]:
            the_game.settle(measured["seats"], measured["options"])
            assert measured["games"] > 0 and 0 <= measured["won"] <= 1 and make(measured["bot"])


@pytest.mark.parametrize("game", GAMES)
def test_options_are_explained_in_both_languages(one: Tables, game: str) -> None:
    english = one.server.client.get(f"/api/games/{game}", params={"lang": "en"}).json()
    german = one.server.client.get(f"/api/games/{game}", headers={"Accept-Language": "de-DE,de;q=0.9"}).json()
    assert english["text"] and german["text"] and english["text"] != german["text"]
    for option, info in zip(english["options"], games()[game].options, strict=True):
        assert [choice["value"] for choice in option["choices"]] == list(info.choices)
        assert option["default"] == info.default and option["label"]


@pytest.mark.parametrize("game", GAMES)
def test_words_rules_and_content_are_there(one: Tables, game: str) -> None:
    for language in ("en", "de"):
        catalogue = one.server.client.get(f"/api/games/{game}/words/{language}.ftl")
        assert catalogue.status_code == 200 and catalogue.headers["content-type"].startswith("text/plain")
        assert not any(isinstance(entry, Junk) for entry in parse(catalogue.text).body)
    rules = one.server.client.get(f"/api/games/{game}/rules")
    assert rules.status_code == 200 and "**" in rules.text
    german = one.server.client.get(f"/api/games/{game}/rules?lang=de")
    assert german.status_code == 200 and german.text != rules.text and "## Festlegungen" in german.text
    printed = [one.server.client.get(f"/api/games/{game}/printed?lang={lang}").json() for lang in ("en", "de")]
    assert printed[0].keys() == printed[1].keys() and all(all(lines) for told in printed for lines in told.values())
    assert printed[0] != printed[1] or not printed[0]
    content = one.server.client.get(f"/api/games/{game}/content").json()
    assert content and all(isinstance(file, dict) for file in content.values())


def test_what_does_not_exist_is_not_found(one: Tables) -> None:
    for path in ("/api/games/chess", "/api/games/chess/rules", "/api/games/deepblue/words/fr.ftl", "/api/nothing"):
        answer = one.server.client.get(path)
        assert answer.status_code == 404 and answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]


def test_a_table_that_cannot_be_set_up_is_refused_with_the_reason(one: Tables) -> None:
    person = {"kind": "human"}
    for body, reason in (
        ({"game": "chess", "seats": [person]}, "no game"),
        ({"game": "deepblue", "seats": [person]}, "seats"),
        ({"game": "deepblue", "seats": [person] * 2, "options": {"scenario": "none"}}, "scenario"),
        ({"game": "deepblue", "seats": [person] * 2, "options": {"colour": 1}}, "colour"),
        ({"game": "deepblue", "seats": [person, {"kind": "bot", "bot": "hal"}]}, "the bot 'hal' does not play here"),
        ({"game": "deepblue", "seats": [person, {"kind": "alien"}]}, "alien"),
        ({"game": "deepblue", "seats": []}, "at least one seat"),
        ({"game": "deepblue", "seats": [person] * 2, "seed": -1}, "seed"),
        ({"game": "deepblue", "seats": [person] * 2, "seed": "7"}, "int"),
        ({"game": "deepblue"}, "seats"),
        ({"game": "deepblue", "seats": [person] * 2, "extra": 1}, "extra"),
        ([], "object"),
    ):
        answer = one.server.client.post("/api/tables", json=body)
        assert answer.status_code == 400, (body, answer.text)
        assert reason in answer.json()["detail"], answer.text
    assert one.server.client.post("/api/tables", content=b"{nonsense", headers=JSON).status_code == 400
