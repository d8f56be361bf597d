from __future__ import annotations

from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.state import NEUTRAL, OtysState, X
from fathomfive.kernel import Table
from fathomfive.kernel.sight import NOBODY


def said(s: OtysState, language: str = "en") -> dict[str, list[str]]:
    found = GAME.words.said(s, NOBODY)
    return {target: [GAME.catalogue.text(line, language) for line in lines] for target, lines in found.items()}


def table() -> OtysState:
    s = Table("otys", 2, 7).state
    assert isinstance(s, OtysState)
    return s


def test_a_track_says_how_many_keys_are_missing_until_all_come_back() -> None:
    s = table()
    player = s.players[1]
    goal = s.c.returns[player.hacker]
    player.track = [1, 2]
    assert said(s)["track/1"] == [f"{goal - 2} more, then all come back", f"2 of {goal} keys used"]
    player.track = [1] * (goal - 1)
    assert said(s, "de")["track/1"][0] == "noch 1, dann kommen alle zurück"


def test_a_column_of_the_shop_says_when_it_is_full() -> None:
    s = table()
    s.shop = [0, len(s.c.row_credits), 0, 0]
    assert said(s)["shop/metal"] == ["metal", "prices for a basic trader"]
    assert said(s)["shop/plant"] == ["plant", "column full"]


def test_sponsors_say_both_sides_and_keys_what_they_fit() -> None:
    found = GAME.words.printed(GAME.load()[0])
    told = {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in found.items()}
    assert told["sponsor/0/basic"] == ["Credit", "Gain 1 credit."]
    assert told["sponsor/4/advanced"][0] == "Swap"
    assert told["key/3"] == ["key 3"]
    assert told[f"key/{X}"][1].startswith("Fits any level") and "only once" in told[f"key/{NEUTRAL}"][1]
