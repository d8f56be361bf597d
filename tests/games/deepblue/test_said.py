from __future__ import annotations

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS, SPOTS
from fathomfive.games.deepblue.rules.state import FACE_DOWN, NO_WRECK, DeepBlueState
from fathomfive.kernel import Phrase, Table
from fathomfive.kernel.sight import NOBODY


def said(s: DeepBlueState) -> dict[str, list[str]]:
    found = GAME.words.said(s, NOBODY)
    return {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in found.items()}


def test_a_place_says_what_lies_there_as_far_as_anybody_knows() -> None:
    s = Table("deepblue", 2, 7).state
    assert isinstance(s, DeepBlueState)
    hidden, wreck = s.wrecks.index(FACE_DOWN), next(node for node, found in enumerate(s.wrecks) if found >= 0)
    names = {node: GAME.catalogue.text(GAME.words.piece(s, "node", node), "en") for node in (hidden, wreck)}
    told = said(s)
    assert told[f"node/{hidden}"][0] == f"Uncharted wreck · {names[hidden]}"
    assert told[f"node/{wreck}"][0].endswith(f" · {names[wreck]}")
    s.wrecks[wreck] = NO_WRECK
    assert said(s)[f"node/{wreck}"][0] == names[wreck]
    assert told[f"node/{wreck}"][1] != said(s)[f"node/{wreck}"][1]


def test_stones_and_spots_say_what_they_are_worth() -> None:
    content = GAME.load()[0]
    told = {
        target: [GAME.catalogue.text(line, "en") for line in lines]
        for target, lines in GAME.words.printed(content).items()
    }
    for stone, colour in enumerate(COLOURS[:3]):
        points, scouted = content.stone_points[stone], content.stone_scouted[stone]
        assert f"{points} VP to every diver who stays down, {scouted} VP" in told[f"stone/{stone}"][1]
        assert f"counts {scouted} instead of {points} VP" in told[f"spot/{colour}"][1]
    assert {f"spot/{spot}" for spot in SPOTS} < set(told)


def test_the_bag_says_what_is_in_it_hazards_first_and_the_deck_how_much() -> None:
    s = Table("deepblue", 2, 7).state
    assert isinstance(s, DeepBlueState)
    stones = [*s.bag.pool, *s.bag.tail]
    name, *lines = said(s)["bag"]
    assert name == "What is in the bag"
    assert sum(int(line.split(": ")[1]) for line in lines) == len(stones)
    assert [line.split(":")[0].lower() for line in lines[:2]] == [
        GAME.catalogue.text(Phrase(f"stone-{colour}"), "en").lower() for colour in ("black", "blue")
    ]
    assert sum(int(line.split(": ")[1]) for line in said(s)["supply"][1:]) == sum(s.supply) > 0
    assert said(s)["deck"][1] == f"{len(s.deck)} in the deck"


def test_the_four_actions_say_what_they_are_for() -> None:
    told = GAME.words.printed(GAME.load()[0])
    assert [GAME.catalogue.text(told[f"desk/{action}"][1], "en") for action in ("hire", "sail", "rest", "dive")] == [
        "A new hand for your crew", "Play propellers, move boats", "Take your crew back", "Lower the bell at a wreck",
    ]  # fmt: skip
