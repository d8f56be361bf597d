from __future__ import annotations

from fathomfive.games.endeavor.rules import dive, ocean, tokens, verbs

from .positions import BOX, SKIP, Play, disc, sea, sound, space, tile_of, token, told


def test_a_dive_takes_the_top_token_and_turns_it_up() -> None:
    s = sea()
    play = Play(s, dive.dive(s, 0), [token("disc")]).answer(space("the-sea-star/d1"))
    assert play.over
    assert s.tokens[0] == [token("disc")]
    assert len(s.heaps[BOX.heap[space("the-sea-star/d1")]]) == 3
    sound(s)


def test_an_empty_dive_space_cannot_be_used() -> None:
    s = sea()
    s.heaps[BOX.heap[space("the-sea-star/d1")]] = []
    assert dive.heaps(s, 0) == []


def test_a_token_is_used_for_its_knowledge_or_for_its_effect_and_discarded() -> None:
    for way, knowledge, hold in (("knowledge", 3, 3), ("effect", 0, 4)):
        s = sea()
        s.tokens[0] = [token("disc")]
        assert Play(s, tokens.use(s, 0, (way, token("disc")))).over
        assert (s.knowledge[0], s.hold[0]) == (knowledge, hold)
        assert s.tokens[0] == []
        assert s.discards == [token("disc")]


def test_a_sonar_token_is_not_shuffled_into_the_supply_that_it_makes_run_out() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "volcanic-island"})
    s.tokens[0] = [token("sonar")]
    s.bag_left = 0
    s.bags[0].pool = s.bags[0].pool[: sum(len(heap) for heap in s.heaps)]
    s.discards = [token("disc")] * 3
    nature = [tile_of("kelp-forest"), tile_of("dying-reef")]
    play = Play(s, tokens.use(s, 0, ("effect", token("sonar"))), nature).answer(space("the-sea-star/s1"), (1, 1))
    play.answer((tile_of("kelp-forest"), s.sheet.cell("B1")))
    assert play.over
    assert s.bags[1].pool == [token("disc")] * 3
    assert s.discards == [token("sonar")]


def test_the_insight_token_has_nothing_but_knowledge() -> None:
    s = sea()
    s.tokens[0] = [token("insight")]
    assert tokens.offers(s, 0) == [("knowledge", token("insight"))]


def test_knowledge_never_exceeds_twelve() -> None:
    s = sea()
    s.knowledge[0] = 10
    verbs.learn(s, 0, 4)
    assert s.knowledge[0] == 12
    assert [fact.args for fact in told(s, "learns")] == [(0, 2)]


def test_the_trade_token_turns_a_disc_into_five_knowledge() -> None:
    s = sea()
    s.tokens[0] = [token("trade")]
    Play(s, tokens.use(s, 0, ("effect", token("trade"))))
    assert (s.knowledge[0], s.hold[0], s.supply[0]) == (5, 2, 28)
    s.tokens[0] = [token("trade")]
    s.hold[0] = 0
    assert tokens.offers(s, 0) == [("knowledge", token("trade"))]


def test_the_conserve_token_makes_a_conservation_one_cheaper() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.tokens[0] = [token("conserve")]
    play = Play(s, tokens.use(s, 0, ("effect", token("conserve"))))
    assert play.options == [space("kelp-forest/c2"), SKIP]  # costs 1, less 1
    play.answer(space("kelp-forest/c2"))
    assert s.knowledge[0] == 0
    assert s.discs[space("kelp-forest/c2")] == 0


def test_a_discount_never_gives_knowledge_back() -> None:
    from fathomfive.games.endeavor.rules import conserve

    s = sea(zones={"C1": "dying-reef"})
    s.knowledge[0] = 3
    Play(s, conserve.conserve(s, 0, discount=1)).answer(space("dying-reef/c4"))
    assert s.knowledge[0] == 3


def test_discarded_tokens_become_the_supply_when_it_runs_short() -> None:
    s = sea()
    s.bag_left = 1
    s.bags[0].pool = s.bags[0].pool[: sum(len(heap) for heap in s.heaps) + 1]
    s.discards = [token("disc"), token("travel"), token("any")]
    kelp = tile_of("kelp-forest")
    ocean.lay(s, kelp, s.sheet.cell("B1"), 0)
    assert s.heaps[BOX.heap[BOX.dives[kelp][0]]] == [0, 1, 1, 1]
    assert s.discards == []
    assert s.bag_left == 0
    s.subs[0] = [s.sheet.cell("B1")]
    Play(s, dive.dive(s, 0)).answer(space("kelp-forest/d1"))
    assert s.tokens[0][0] in (token("disc"), token("travel"), token("any"))


def test_as_many_tokens_as_possible_are_laid_when_there_are_too_few() -> None:
    s = sea()
    s.bag_left = 2
    ocean.lay(s, tile_of("kelp-forest"), s.sheet.cell("B1"), 0)
    assert len(s.heaps[BOX.heap[space("kelp-forest/d1")]]) == 2


def test_a_report_may_take_one_token_more_if_there_is_one() -> None:
    s = sea()
    Play(s, dive.dive(s, 0, extra=1)).answer(space("the-sea-star/d1"))
    assert len(s.tokens[0]) == 2
    s.heaps[BOX.heap[space("the-sea-star/d1")]] = [0]
    Play(s, dive.dive(s, 0, extra=1)).answer(space("the-sea-star/d1"))
    assert len(s.tokens[0]) == 3


def test_the_shipwreck_lets_one_choose_between_two_tokens() -> None:
    s = sea(zones={"C2": "shipwreck"})
    play = Play(s, dive.dive(s, 0), [token("disc"), token("travel")]).answer(space("shipwreck/d1"))
    assert play.kind == "keep"
    play.answer(token("travel"))
    assert s.tokens[0] == [token("travel")]
    assert s.discards == [token("disc")]
    assert len(s.heaps[BOX.heap[space("shipwreck/d1")]]) == 6
    sound(s)


def test_on_the_shipwreck_an_extra_token_comes_after_the_choice() -> None:
    s = sea(zones={"C2": "shipwreck"})
    nature = [token("disc"), token("travel"), token("insight")]
    Play(s, dive.dive(s, 0, extra=1), nature).answer(space("shipwreck/d1"), token("disc"))
    assert s.tokens[0] == [token("disc"), token("insight")]


def test_a_dive_gives_what_its_line_shows() -> None:
    for zone, effect in {"brine-pool": "influence", "fallen-star": "influence"}.items():
        s = sea(zones={"C4" if zone == "brine-pool" else "C5": zone})
        assert Play(s, dive.dive(s, 0)).answer(space(f"{zone}/d1")).kind == effect
    s = sea(zones={"C3": "deepwater-shark"})
    Play(s, dive.dive(s, 0)).answer(space("deepwater-shark/d1"))
    assert s.tracks[0][0] == 1
    s = sea(zones={"C4": "bioluminescent-fauna"})
    Play(s, dive.dive(s, 0)).answer(space("bioluminescent-fauna/d1"))
    assert (s.knowledge[0], s.hold[0]) == (1, 3)
    Play(s, dive.dive(s, 0)).answer(space("bioluminescent-fauna/d2"))
    assert (s.knowledge[0], s.hold[0]) == (1, 4)


def test_rings_count_only_own_discs() -> None:
    s = sea(zones={"C3": "thermal-vents"})
    disc(s, 0, "thermal-vents/j1", "thermal-vents/j2")
    Play(s, dive.dive(s, 0)).answer(space("thermal-vents/d1"))
    assert s.knowledge[0] == 2
    Play(s, dive.dive(s, 1)).answer(space("thermal-vents/d1"))
    assert s.knowledge[1] == 0


def test_the_seamount_raises_the_lowest_attribute_once() -> None:
    s = sea(zones={"C4": "seamount"})
    disc(s, 0, "seamount/c1", "seamount/c3")
    s.tracks[0] = [3, 2, 5, 6]
    Play(s, dive.dive(s, 0)).answer(space("seamount/d1"))
    assert s.tracks[0] == [3, 3, 5, 6]
    s.tracks[1] = [3, 2, 5, 6]
    Play(s, dive.dive(s, 1)).answer(space("seamount/d1"))
    assert s.tracks[1] == [3, 2, 5, 6]


def test_after_the_black_smoker_one_may_travel_but_not_to_depth_five() -> None:
    s = sea(zones={"A5": "black-smoker", "B5": "whale-fall", "A4": "seamount"}, subs={0: ["A5"], 1: ["A5"]})
    s.tracks[0][3] = 10
    play = Play(s, dive.dive(s, 0), [token("insight")]).answer(space("black-smoker/d1"))
    assert play.options == [
        (s.sheet.cell("A5"), s.sheet.cell("A4")),
        ("knowledge", token("insight")),
        SKIP,
    ]


def test_after_the_snails_one_may_publish_there() -> None:
    from .positions import report

    s = sea(zones={"A5": "scaly-foot-snails"}, subs={0: ["A5"], 1: ["A5"]})
    s.display = [report("holographic")]
    play = Play(s, dive.dive(s, 0)).answer(space("scaly-foot-snails/d1"))
    assert play.kind == "publish"
    assert (space("scaly-foot-snails/j1"), s.display[0]) in play.options


def test_when_the_ruins_are_empty_everybody_there_may_travel_the_seat_on_turn_first() -> None:
    s = sea(
        3,
        zones={"C1": "the-sea-star", "C2": "sunken-ruins", "D2": "dolphin-pods"},
        subs={0: ["C2"], 1: ["C1"], 2: ["C2"]},
    )
    s.tracks = [[0, 0, 0, 2] for _ in range(3)]
    s.heaps[BOX.heap[space("sunken-ruins/d1")]] = [0]
    play = Play(s, dive.dive(s, 0)).answer(space("sunken-ruins/d1"))
    assert (play.kind, play.ask.seat) == ("travel", 0)
    play.answer(SKIP)
    assert (play.kind, play.ask.seat) == ("travel", 2)
    play.answer((s.sheet.cell("C2"), s.sheet.cell("D2")))
    assert play.over
    assert s.subs[2] == [s.sheet.cell("D2")]


def test_empty_ruins_ask_clockwise_from_the_seat_on_turn_and_not_in_the_order_of_seats() -> None:
    s = sea(3, zones={"C1": "the-sea-star", "C2": "sunken-ruins"}, subs={seat: ["C2"] for seat in range(3)})
    s.turn = 1
    s.heaps[BOX.heap[space("sunken-ruins/d1")]] = [0]
    play = Play(s, dive.dive(s, 1)).answer(space("sunken-ruins/d1"))
    for seat in (1, 2, 0):
        assert (play.kind, play.ask.seat) == ("travel", seat)
        play.answer(SKIP)
    assert play.over


def test_spaces_of_the_cave_are_used_from_the_zones_beside_it() -> None:
    zones = {"B2": "dolphin-pods", "C2": "submerged-cave-system", "D2": "sunken-ruins", "C1": "the-sea-star"}
    s = sea(zones=zones, subs={0: ["B2"], 1: ["D2"]})
    cave = "submerged-cave-system"
    assert space(f"{cave}/d1") in dive.heaps(s, 0)
    assert space(f"{cave}/d3") not in dive.heaps(s, 0)
    assert space(f"{cave}/d3") in dive.heaps(s, 1)
    s.subs[0] = [s.sheet.cell("C1")]
    assert [found for found in dive.heaps(s, 0) if BOX.tile_of[int(str(found))] == tile_of(cave)] == [
        space(f"{cave}/d2")
    ]


def test_no_space_of_the_cave_is_used_from_the_zone_below_it() -> None:
    zones = {"C1": "the-sea-star", "C2": "submerged-cave-system", "C3": "deepwater-shark"}
    s = sea(zones=zones, subs={0: ["C3"], 1: ["C1"]})
    here, cave = s.sheet.cell("C3"), tile_of("submerged-cave-system")
    assert ocean.spaces_at(s, 0, here, BOX.dives) == BOX.dives[s.zones[here]]
    assert ocean.spaces_at(s, 0, here, BOX.publishes) == BOX.publishes[s.zones[here]]
    assert [found for found in ocean.spaces_at(s, 1, s.sheet.cell("C1"), BOX.publishes) if BOX.tile_of[found] == cave]
