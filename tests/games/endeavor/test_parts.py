from __future__ import annotations

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.words.parts import parts

from .positions import BOX, disc, hire, report, sea


def test_points_are_told_in_the_five_parts_of_the_scoring() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.tracks[0], s.knowledge[0] = [4, 0, 0, 0], 3
    disc(s, 0, "kelp-forest/c1")
    hire(s, 0, "robotics-engineer", gold=True)
    s.reports[0] = [report("documentation")]
    s.spots[0] = [0]
    told = parts(s, [])
    assert [name.id for name, _, _ in told] == [
        "part-attributes", "part-influence", "part-reports", "part-goals", "part-leftovers",
    ]  # fmt: skip
    mine = [points[0] for _, _, points in told]
    assert mine == [4, 0, 4 + BOX.report_points[report("documentation")], 1 + 7, 2]
    assert sum(mine) == GAME.rules.scores(s)[0]


def test_together_every_joint_goal_is_a_part() -> None:
    s = sea(3, mode="together")
    s.bonuses = [BOX.bonus_ids.index("juniors")]
    for seat in range(3):
        for _ in range(5):
            hire(s, seat, "pilot")
    told = parts(s, [])
    assert GAME.catalogue.text(told[0][0], "en") == "Influence: 0 of 45"
    assert GAME.catalogue.text(told[-1][0], "de").endswith(": 15 von 13")
    assert [points for _, _, points in told] == [[0, 0, 0]] * 4 + [[1, 1, 1]]
    assert [rule for _, rule, _ in told] == ["EN-11.6", "EN-11.5", "EN-11.5", "EN-11.5", "EN-11.12"]
    assert [sum(points) for points in zip(*[points for _, _, points in told], strict=True)] == GAME.rules.scores(s)
