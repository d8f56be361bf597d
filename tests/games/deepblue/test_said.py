from __future__ import annotations

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS, SPOTS
from fathomfive.games.deepblue.rules.state import FACE_DOWN, NO_WRECK, DeepBlueState
from fathomfive.kernel import Table
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
