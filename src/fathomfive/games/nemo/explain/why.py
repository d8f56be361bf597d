"""What speaks for an option, in the estimates of the rule of thumb: points, and how likely a roll succeeds."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask, Phrase, Value, by_kind, for_option, plain
from ..content.vocabulary import ACTIONS, BANDS, COMBAT, EVENT, INCITE, LIBRARY, MINES, MOVE, SEARCH
from ..judge import action_phase, tests, worth
from ..judge.advise import by_another_motive, judge
from ..judge.odds import open_book
from ..rules import emergency, kinds, trial
from ..rules.actions import price
from ..rules.combat import BOLD, LEAVE, STALK, STOP
from ..rules.dice import hits, to_be_hit, to_sink
from ..rules.kinds import Action, Course, Help, Pair, Thing, about
from ..rules.sea import uprisings
from ..rules.state import NemoState
from ..words.phrases import piece


def in_points(s: NemoState, ask: AnyAsk, option: Value) -> Phrase:
    """An option that is judged in points, and that is all there is to say."""
    return brings(judge(s, open_book(s), ask, option))


def free(s: NemoState, ocean: int) -> Phrase:
    """How many spaces of an ocean are free."""
    return Phrase("why-free-spaces", count=max(0, s.c.spaces[ocean] - s.contacts[ocean] - len(s.ships[ocean])))


def of_taking_room(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A contact or a ship takes room: what is free there, and whether it is missed least."""
    tight = open_book(s).crowding.tight
    least = tight[option] == min([tight[ocean] for ocean in ask.options])
    return Phrase("why-room-least", free=free(s, option)) if least else free(s, option)


def of_making_room(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase | None:
    """A contact or a ship leaves: what is free there, and whether room is needed most."""
    if isinstance(option, str):
        return None
    tight = open_book(s).crowding.tight
    oceans = [ocean_of(s, ask, other) for other in ask.options if not isinstance(other, str)]
    ocean = ocean_of(s, ask, option)
    most = tight[ocean] == max([tight[other] for other in oceans])
    return Phrase("why-room-most", free=free(s, ocean)) if most else free(s, ocean)


def ocean_of(s: NemoState, ask: Ask[Thing], option: int) -> int:
    """The ocean that an option names, itself or by a ship there."""
    if ask.kind != kinds.RECALL.name:
        return option
    return next(ocean for ocean, ships in enumerate(s.ships) if option in ships)


def brings(value: float) -> Phrase:
    """What something is worth in whole points; what costs something is said as a cost."""
    whole = round(value)
    return Phrase("why-worth", points=whole) if whole >= 0 else Phrase("why-costs", points=-whole)


def percent(count: int) -> int:
    """So many of the 36 rolls, in percent."""
    return round(100 * count / 36)


# --- the action phase ---


def of_action(s: NemoState, ask: Ask[Action], option: Action) -> Phrase:
    """An action: how likely it succeeds, and what it brings; to end the turn: what is left to do."""
    b = open_book(s)
    if isinstance(option, tuple):
        return brings(action_phase.of_aside(s, b, option))
    if option == "end":
        return Phrase("why-keep" if s.ap == 1 else "why-nothing-left")
    if option == "torpedo":
        return Phrase("why-free")
    if option == "fog":
        return Phrase("why-fog", notoriety=s.notoriety)
    which = ACTIONS.index(option)
    if which == MOVE:
        ocean, gain = action_phase.best_move(s, b)
        return Phrase("why-move", ocean=piece(s, "ocean", ocean), points=max(0, round(gain * max(1, s.ap))))
    value = action_phase.at_place(s, b, which, s.nautilus, s.ap)
    if which == EVENT:
        return Phrase("why-stones", stones=s.event_stones, worth=brings(value))
    if which == COMBAT:
        return Phrase("why-combat", worth=brings(value))
    reached = hits(BANDS[1] - table_modifier(s, which))
    return Phrase("why-table", percent=percent(reached), worth=brings(value), cost=price(s, which))


def table_modifier(s: NemoState, which: int) -> int:
    """The modifier of a test on the action table before anything is exerted (NW-7.4, NW-7.5)."""
    ships = s.ships[s.nautilus]
    library = 1 if LIBRARY in s.installed else 0
    if which == SEARCH:
        return library - len(ships)
    if which == INCITE:
        return library - len(ships) - uprisings(s, s.nautilus)
    return trial.hindrance_at(s, s.nautilus, -1)


def of_course(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase | None:
    """An ocean: what there is to do."""
    if isinstance(option, str):
        return None
    return Phrase("why-there", points=max(0, round(action_phase.there(s, open_book(s), option))))


def of_dice(s: NemoState, ask: Ask[Pair], option: Pair) -> Phrase:
    """Two white dice: a lull, or action points."""
    return Phrase("why-lull") if option[0] == option[1] else in_points(s, ask, option)


def of_new_course(s: NemoState, ask: Ask[Course], option: Course) -> Phrase | None:
    """Another motive: what it would score by now; a technology: what it is worth."""
    if isinstance(option, str):
        return None
    what, which = option
    if what == "technology":
        return brings(worth.technology(s, which))
    more = by_another_motive(s, which)
    return Phrase("why-motive-more", points=more) if more >= 0 else Phrase("why-motive-less", points=-more)


# --- tests ---


def success(s: NemoState, modifier: int) -> int:
    """How many of the 36 rolls succeed in the test under way."""
    return hits((s.goal if s.goal else BANDS[1]) - modifier)


def of_exertion(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """The odds before and after exerting a resource."""
    now = percent(success(s, s.modifier))
    if isinstance(option, str):
        return Phrase("why-odds", percent=now)
    then = percent(success(s, s.modifier + trial.exertion(s, option)))
    return Phrase("why-better-odds", before=now, percent=then)


def of_spending(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """The odds before and after spending a treasure."""
    now = percent(success(s, s.modifier))
    if isinstance(option, str):
        return Phrase("why-odds", percent=now)
    then = percent(success(s, s.modifier + s.c.treasure_value[option]))
    return Phrase("why-better-odds", before=now, percent=then)


def of_help(s: NemoState, ask: Ask[Help], option: Help) -> Phrase:
    """Help: what it makes of the roll, and what that is worth beyond accepting it."""
    if option == emergency.ACCEPT:
        return Phrase("why-accept")
    b = open_book(s)
    gain = brings(tests.of_help(s, b, ask, option) - tests.stands(s, b, 0))
    plus = emergency.help_bonus(s, option)
    if plus:
        return Phrase("why-reaches", total=trial.total(s) + plus, worth=gain)
    return Phrase("why-again", percent=percent(success(s, s.modifier)), worth=gain)


# --- combat ---


def of_target(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A target, attacked by stalk."""
    return of_fight(s, ask, option, option, STALK)


def of_fighting_on(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """The next target of a bold attack, or none."""
    return Phrase("why-enough") if option == STOP else of_fight(s, ask, option, option, BOLD)


def of_pursuer(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A warship that gives chase is attacked boldly."""
    return of_fight(s, ask, option, option, BOLD)


def of_attack(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """A kind of attack."""
    return of_fight(s, ask, option, about(ask)[0], option)


def of_strike(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """The fight against a revealed ship, or none."""
    return Phrase("why-enough") if option == LEAVE else of_fight(s, ask, option, about(ask)[0], STALK)


def of_fight(s: NemoState, ask: AnyAsk, option: Value, target: Thing, style: str) -> Phrase:
    """A fight: how likely the ship is sunk, how likely its fire hits, and what it all brings."""
    value = in_points(s, ask, option)
    if isinstance(target, str) or target < 0:
        return Phrase("why-unknown", worth=value)
    sunk = percent(to_sink(s, target, style, s.nautilus))
    hit = to_be_hit(s, target, s.nautilus)
    if hit == 0 or (MINES in s.installed and s.c.side_armoured[target]):
        return Phrase("why-sinks", percent=sunk, worth=value)
    return Phrase("why-sinks-under-fire", percent=sunk, hit=percent(hit), worth=value)


WHY: Final = by_kind(
    for_option(kinds.START_TECHNOLOGY, in_points),
    for_option(kinds.PAY_RESOURCE, in_points),
    for_option(kinds.HAND_ON, plain.no_reason),
    for_option(kinds.STONE_FROM, plain.no_reason),
    for_option(kinds.STOP, plain.no_reason),
    for_option(kinds.CONCEDE, plain.no_reason),
    for_option(kinds.SEIZE, plain.no_reason),
    for_option(kinds.CONSENT, plain.no_reason),
    for_option(kinds.EXERT, of_exertion),
    for_option(kinds.SPEND_TREASURE, of_spending),
    for_option(kinds.HELP, of_help),
    for_option(kinds.EFFECT, in_points),
    for_option(kinds.DRIFT, of_course),
    for_option(kinds.CANNONBALL, plain.no_reason),
    for_option(kinds.LOSE_ANY, in_points),
    for_option(kinds.FORCED_SACRIFICE, in_points),
    for_option(kinds.REVIVE, in_points),
    for_option(kinds.DISCARD_TREASURE, in_points),
    for_option(kinds.STONE, plain.no_reason),
    for_option(kinds.DISPERSE, of_making_room),
    for_option(kinds.RECALL, of_making_room),
    for_option(kinds.CLEAR, of_making_room),
    for_option(kinds.LAND, plain.no_reason),
    for_option(kinds.CRUSH, plain.no_reason),
    for_option(kinds.USE_CARD, in_points),
    for_option(kinds.NEW_COURSE, of_new_course),
    for_option(kinds.INSTALL, in_points),
    for_option(kinds.CONTACT_AT, of_taking_room),
    for_option(kinds.REPLACE_CONTACT, of_taking_room),
    for_option(kinds.TURN_GREY, plain.no_reason),
    for_option(kinds.HUNTER_AT, of_taking_room),
    for_option(kinds.VILLAGE, in_points),
    for_option(kinds.WHITE_DICE, of_dice),
    for_option(kinds.QUELL, in_points),
    for_option(kinds.ACTION, of_action),
    for_option(kinds.COURSE, of_course),
    for_option(kinds.EXTRA, in_points),
    for_option(kinds.PURSUER, of_pursuer),
    for_option(kinds.TARGET, of_target),
    for_option(kinds.ATTACK, of_attack),
    for_option(kinds.STRIKE, of_strike),
    for_option(kinds.FIGHT_ON, of_fighting_on),
    for_option(kinds.HIT, in_points),
    for_option(kinds.SPOILS, in_points),
    for_option(kinds.ROW, in_points),
)
