from __future__ import annotations

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.kernel.sight import NOBODY

from .scenes import clam, crab, give, kraken, lay, research


def said(s: NewEdenState, viewer: int = NOBODY) -> dict[str, list[str]]:
    found = GAME.words.said(s, viewer)
    return {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in found.items()}


def printed() -> dict[str, list[str]]:
    found = GAME.words.printed(GAME.load()[0])
    return {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in found.items()}


def test_a_station_says_whether_it_holds_and_what_moves_its_pointer() -> None:
    s = lay()
    station = give(s, 1, crab(s), kraken(s), kraken(s))
    station.damage = 1
    assert said(s)["pointer/1"] == ["Pointer", "Pointer: 2 up, 1 down"]
    assert said(s)["damage/1"] == ["Damage", "Stable: damage 1, the station bears 1"]
    station.damage = 2
    assert said(s)["damage/1"][1] == "Unstable: damage 2, the station bears only 1"
    give(s, 1, research(s, "eco-crabs"))
    assert said(s)["pointer/1"][1] == "Pointer: 2 up, 0 down"
    assert said(s)["damage/1"][1] == "Stable: damage 2, the station bears 2"


def test_at_the_end_a_station_says_if_it_held() -> None:
    s = lay()
    s.over = True
    s.stations[0].value = 1
    s.stations[1].collapsed, s.stations[1].damage, s.stations[1].bears = True, 9, 4
    assert said(s)["damage/0"][1] == "The station holds: 1 point"
    assert said(s)["damage/1"][1] == "Collapsed: damage 9, the pointer stood at 4"


def test_the_worth_of_a_station_counts_staffed_modules_for_awards() -> None:
    s = lay()
    station = give(s, 0, crab(s, end=1), crab(s, end=2), clam(s, end=4), research(s, "crab-3"))
    award = s.c.end[station.arms[5][0]]
    station.staffed[0] = [1, 0]
    assert said(s)["worth/0"] == ["Station value", str(1 + 2 + 4 + award + 3), "counts at the end, if stable"]


def test_coins_are_behind_a_screen_for_all_but_their_owner() -> None:
    s = lay(2)
    assert said(s, 0)["coins/0"] == ["Coins", "only you see them"]
    assert said(s, 0)["coins/1"] == said(s)["coins/1"] == ["Coins", "behind the screen"]
    assert said(lay(1), 0)["coins/1"] == ["Coins"]


def test_cards_that_will_sink_others_or_go_next_say_so() -> None:
    s = lay(2)
    s.tableau[1], s.tableau[4], s.tableau[10], s.tableau[11] = 0, 1, 2, 3
    assert [target for target in said(s) if target.startswith(("sinks", "removed"))] == ["sinks/4", "removed/1"]
    s.passed = [0]
    assert "removed/1" not in said(s)
    s.passed = []
    assert "removed/1" not in said_with_seats(s, 3)


def said_with_seats(s: NewEdenState, seats: int) -> dict[str, list[str]]:
    other = lay(seats)
    other.tableau = s.tableau
    return said(other)


def test_the_price_of_a_row_says_what_it_does_to_the_station() -> None:
    content = GAME.load()[0]
    told = printed()
    for row, (price, damage) in enumerate(zip(content.row_price, content.row_damage, strict=True)):
        coins = "1 coin" if price == 1 else f"{price} coins"
        does = f", and does {damage} damage" if damage > 0 else f", and repairs {-damage}" if damage < 0 else ""
        assert told[f"price/{row}"] == [f"Row {row + 1}", f"A card of this row costs {coins}{does}."]


def test_points_below_0_have_a_true_minus_sign() -> None:
    card = GAME.load()[0].ids.index("research-repair-5")
    assert printed()[f"module/{card}"][-1] == "At the end: −5 points."
