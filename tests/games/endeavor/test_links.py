from __future__ import annotations

from fathomfive.games.endeavor.rules import conserve, links, sonar

from .positions import BOX, REPUTATION, SKIP, Play, disc, hex_at, sea, space, told


def test_a_link_pays_both_owners_when_its_second_end_is_laid() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge = [9, 9]
    disc(s, 1, "kelp-forest/c2")
    Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1"))
    assert s.tracks[0] == [1, 0, 2, 0]
    assert s.tracks[1] == [0, 0, 1, 0]
    assert len(told(s, "links")) == 1


def test_a_link_between_own_discs_pays_once() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 9
    disc(s, 0, "kelp-forest/c2")
    Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1"))
    assert s.tracks[0] == [1, 0, 2, 0]


def test_one_end_alone_pays_nothing() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 9
    Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1"))
    assert s.tracks[0] == [1, 0, 1, 0]
    assert not any(links.is_made(s, link) for link in range(len(BOX.link_a)))


def test_the_seat_on_turn_takes_all_its_links_first_then_the_others_clockwise() -> None:
    s = sea(4, zones={"C3": "coldwater-reef"})
    s.turn = 2
    s.knowledge[2] = 9
    disc(s, 1, "coldwater-reef/j1")
    disc(s, 3, "coldwater-reef/c1")
    disc(s, 0, "coldwater-reef/c3")
    s.subs[2] = [s.sheet.cell("C3")]
    play = Play(s, conserve.conserve(s, 2)).answer(space("coldwater-reef/c2"))
    assert (play.ask.seat, play.kind) == (2, "influence")  # link j1-c2
    play.answer(SKIP)
    order = [fact.args[0] for fact in told(s, "advances")]
    assert order == [2, 2, 2, 3, 0]  # coordination of the space, two links; then 3, then 0
    assert (play.ask.seat, play.kind) == (1, "influence")


def test_the_bonus_of_the_space_comes_before_its_links() -> None:
    s = sea(zones={"C2": "ledge-elevator"})
    disc(s, 1, "ledge-elevator/s1", "ledge-elevator/s2")
    play = Play(s, sonar.sonar(s, 0)).answer(space("ledge-elevator/s3"))
    assert play.kind == "depths"
    play.answer(SKIP)
    assert s.tracks[0][3] == 1
    assert s.tracks[1][3] == 1


def test_a_link_that_gives_influence_asks_its_owner() -> None:
    s = sea(zones={"C4": "colossal-squid"})
    disc(s, 1, "colossal-squid/c2")
    play = Play(s, conserve.conserve(s, 0)).answer(space("colossal-squid/c1"))
    seats = []
    while not play.over:
        seats.append(play.ask.seat)
        play.answer(hex_at(s, 2, 1) if hex_at(s, 2, 1) in play.options else play.options[0])
    assert seats == [0, 0, 1, 1]
    assert s.tracks[0][REPUTATION] >= 0
