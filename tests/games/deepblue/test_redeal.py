"""What the others can know about a hand: exactly what was played, hired and rested in front of them (DB-R14)."""

from __future__ import annotations

from fractions import Fraction

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.rules.market import hire
from fathomfive.games.deepblue.rules.redeal import all_cards, likely_hands, pick_hand, redeal_hand, without
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.turn import rest
from fathomfive.games.deepblue.rules.verbs import lay_to_rest, play_card
from fathomfive.kernel import Stream
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.state import copy
from tests.games.deepblue.scenes import Play, a_table, crew, hold, offer, rest_cards

Hands = dict[tuple[int, ...], Fraction]


def believed(s: DeepBlueState, seat: int) -> Hands:
    """How likely each hand of a seat is to the others."""
    if not s.traces[seat]:
        return {tuple(s.hands[seat]): Fraction(1)}
    hands = likely_hands(tuple(s.traces[seat]))
    total = sum(weight for _, weight in hands)
    return {hand: Fraction(weight, total) for hand, weight in hands}


def rested(s: DeepBlueState, seat: int) -> list[DeepBlueState]:
    """Every table that a rest may lead to, one for each order in which cards come back: all equally likely."""
    ends: list[DeepBlueState] = []
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        table = copy(s)
        play = Play(table, rest(table, seat)).answer("own_crew", *path)
        if play.over:
            ends.append(table)
        else:
            copies = [(option, table.resting[seat].count(int(str(option)))) for option in play.options]
            paths += [[*path, int(str(option))] for option, count in copies for _ in range(count)]
    return ends


def shares(tables: list[DeepBlueState], seat: int) -> Hands:
    """How often each hand occurs among equally likely tables."""
    hands: Hands = {}
    for table in tables:
        hand = tuple(table.hands[seat])
        hands[hand] = hands.get(hand, Fraction(0)) + Fraction(1, len(tables))
    return hands


def a_crew_of_six() -> DeepBlueState:
    """Seat 0 has six cards at rest, two of them alike."""
    s = a_table(2)
    twins = crew(s, copies=2)
    rest_cards(s, 0, twins, twins)
    return s


def test_a_hand_that_never_hid_anything_is_known_to_all() -> None:
    s = a_crew_of_six()
    hold(s, 0, crew(s, money=1))
    before = s.hands[0][:]
    for stream in range(5):
        redeal_hand(s, 0, Stream(stream))
    assert s.hands[0] == before


def test_after_a_rest_every_hand_is_believed_as_likely_as_it_is() -> None:
    tables = rested(a_crew_of_six(), 0)
    assert believed(tables[0], 0) == shares(tables, 0)
    assert all(believed(table, 0) == believed(tables[0], 0) for table in tables)


def test_a_card_played_after_a_rest_tells_that_it_had_come_back() -> None:
    s = a_crew_of_six()
    card = s.resting[0][0]
    tables = [table for table in rested(s, 0) if card in table.hands[0]]
    for table in tables:
        play_card(table, 0, card)
    assert believed(tables[0], 0) == shares(tables, 0)


def test_a_second_rest_is_judged_by_all_that_was_seen_before() -> None:
    s = a_crew_of_six()
    card = s.resting[0][0]
    twice: list[DeepBlueState] = []
    for table in rested(s, 0):
        if card in table.hands[0]:
            play_card(table, 0, card)
            lay_to_rest(table, 0)
            twice += rested(table, 0)
    assert believed(twice[0], 0) == shares(twice, 0)


def test_a_card_hired_after_a_rest_is_known_to_be_in_hand() -> None:
    s = a_crew_of_six()
    s.tokens[0] = 1
    new = crew(s, points=1)
    offer(s, new)
    table = rested(s, 0)[0]
    Play(table, hire(table, 0, 0)).answer("pay", "token").let_nature()
    assert all(new in hand for hand in believed(table, 0))
    assert tuple(table.hands[0]) in believed(table, 0)


def test_a_rest_that_brings_all_cards_back_makes_the_hand_known_again() -> None:
    s = a_crew_of_six()
    table = rested(s, 0)[0]
    assert len(believed(table, 0)) > 1
    Play(table, rest(table, 0))
    assert table.resting[0] == []
    assert believed(table, 0) == {tuple(table.hands[0]): Fraction(1)}


def test_all_cards_of_a_seat_are_known_wherever_they_are() -> None:
    table = rested(a_crew_of_six(), 0)[0]
    card = table.hands[0][0]
    play_card(table, 0, card)
    assert list(all_cards(tuple(table.traces[0]))) == sorted(table.hands[0] + table.resting[0] + table.played[0])


def test_redealing_moves_cards_between_hand_and_rest_only_and_never_those_on_the_table() -> None:
    table = rested(a_crew_of_six(), 0)[0]
    card = table.hands[0][0]
    play_card(table, 0, card)
    owned = sorted(table.hands[0] + table.resting[0])
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        redeal_hand(table, 0, Stream(seed))
        assert sorted(table.hands[0] + table.resting[0]) == owned
        assert table.played[0] == [card]
        assert len(table.hands[0]) == 2
        seen.add(tuple(table.hands[0]))
    assert seen == set(believed(table, 0))


def test_ones_own_hand_is_never_redealt_but_a_spectator_knows_none() -> None:
    table = rested(a_crew_of_six(), 0)[0]
    mine = table.hands[0][:]
    hands: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set(), NOBODY: set()}
    for viewer, found in hands.items():
        for seed in range(40):
            twin = copy(table)
            GAME.rules.redeal(twin, viewer, Stream(seed))
            found.add(tuple(twin.hands[0]))
    assert hands[0] == {tuple(mine)}
    assert len(hands[1]) > 1
    assert len(hands[NOBODY]) > 1


def test_a_hand_is_picked_by_its_weight() -> None:
    counts = {(1,): 0, (2,): 0}
    stream = Stream(3)
    for _ in range(400):
        counts[pick_hand((((1,), 1), ((2,), 3)), stream)] += 1  # type: ignore[index]
    assert 60 < counts[1,] < 140


def test_a_hand_is_picked_by_its_weight_however_long_the_story_that_made_it() -> None:
    heavy = 56**20
    counts = {(1,): 0, (2,): 0}
    stream = Stream(3)
    for _ in range(400):
        counts[pick_hand((((1,), heavy), ((2,), 3 * heavy)), stream)] += 1  # type: ignore[index]
    assert 60 < counts[1,] < 140


def test_cards_are_taken_away_one_for_one() -> None:
    assert without((1, 2, 2, 3), (2, 3)) == (1, 2)


def test_a_very_long_game_can_still_be_imagined() -> None:
    events = [-2 - 20, 20] * 600
    assert likely_hands((0, 4, 0, 1, 2, 3, -1, *events))
