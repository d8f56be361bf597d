"""What speaks for an option, in the estimates of the rule of thumb: points, and how likely a roll succeeds."""

from __future__ import annotations

from ...kernel import Ask, Phrase, Value
from . import emergency, gamble, odds, plans, thumb, trial, worth
from .actions import price
from .combat import BOLD, STALK
from .components import ACTIONS, BANDS, COMBAT, EVENT, INCITE, LIBRARY, MINES, MOVE, SEARCH
from .odds import HITS, Book, reach
from .pieces import piece
from .sea import uprisings, warships
from .state import NemoState

PLAIN = (
    "effect", "row", "spoils", "hit", "pay_resource", "lose_any", "discard_treasure", "forced_sacrifice", "revive",
    "install", "quell", "start_technology", "extra", "use_card", "village",
)  # fmt: skip
"""Questions whose options are judged in points, and that is all there is to say."""
SPACIOUS = ("contact_at", "replace_contact", "hunter_at", "disperse", "recall")
"""Questions that are about room at sea."""


def reason(s: NemoState, ask: Ask, option: Value) -> Phrase | None:
    """What speaks for an option."""
    b = odds.open_book(s)
    kind = ask.kind
    if kind == "action":
        return of_action(s, b, option)
    if kind == "exert":
        return of_exertion(s, option)
    if kind == "spend_treasure":
        return of_spending(s, option)
    if kind == "help":
        return of_help(s, b, option)
    if kind in ("target", "attack", "strike", "fight_on", "pursuer"):
        return of_attack(s, b, ask, option)
    if kind in ("course", "drift"):
        return of_course(s, b, option)
    if kind == "white_dice":
        assert isinstance(option, tuple)
        pair = option[0] == option[1]
        return Phrase("why-lull") if pair else brings(thumb.of_dice(s, option))
    if kind == "new_course":
        return of_new_course(s, option)
    if kind in SPACIOUS and isinstance(option, int):
        return Phrase("why-room")
    return brings(thumb.judge(s, b, ask, option)) if kind in PLAIN else None


def brings(value: float) -> Phrase:
    """What something is worth in whole points; what costs something is said as a cost."""
    whole = round(value)
    return Phrase("why-worth", points=whole) if whole >= 0 else Phrase("why-costs", points=-whole)


def percent(count: int) -> int:
    """So many of the 36 rolls, in percent."""
    return round(100 * count / 36)


# --- the action phase ---


def of_action(s: NemoState, b: Book, option: Value) -> Phrase | None:
    """An action: how likely it succeeds, and what it brings; to end the turn: what is left to do."""
    if isinstance(option, tuple):
        return brings(plans.of_aside(s, b, option))
    if option == "end":
        return Phrase("why-keep" if s.ap == 1 else "why-nothing-left")
    if option == "torpedo":
        return Phrase("why-free")
    if option == "fog":
        return Phrase("why-fog", notoriety=s.notoriety)
    which = ACTIONS.index(str(option))
    if which == MOVE:
        ocean, gain = plans.best_move(s, b)
        return Phrase("why-move", ocean=piece(s, "ocean", ocean), points=max(0, round(gain * max(1, s.ap))))
    value = plans.at_place(s, b, which, s.nautilus, s.ap)
    if which == EVENT:
        return Phrase("why-stones", stones=s.event_stones, worth=brings(value))
    if which == COMBAT:
        return Phrase("why-combat", worth=brings(value))
    hits = HITS[reach(BANDS[1] - table_modifier(s, which))]
    return Phrase("why-table", percent=percent(hits), worth=brings(value), cost=price(s, which))


def table_modifier(s: NemoState, which: int) -> int:
    """The modifier of a test on the action table before anything is exerted (NW-7.4, NW-7.5)."""
    ships = s.ships[s.nautilus]
    library = 1 if LIBRARY in s.installed else 0
    if which == SEARCH:
        return library - len(ships)
    if which == INCITE:
        return library - len(ships) - uprisings(s, s.nautilus)
    return -len(ships) if s.navies else -1 if warships(s, s.nautilus) else 0


def of_course(s: NemoState, b: Book, option: Value) -> Phrase | None:
    """An ocean: what there is to do."""
    if not isinstance(option, int):
        return None
    there = plans.plan(s, b, option, max(1, s.ap)) + plans.errand(s, b, option)
    return Phrase("why-there", points=max(0, round(there)))


def of_new_course(s: NemoState, option: Value) -> Phrase | None:
    """Another motive: what it would score by now; a technology: what it is worth."""
    if not isinstance(option, tuple) or not isinstance(option[1], int):
        return None
    if option[0] == "technology":
        return brings(worth.technology(s, option[1]))
    more = thumb.by_another_motive(s, option[1])
    return Phrase("why-motive-more", points=more) if more >= 0 else Phrase("why-motive-less", points=-more)


# --- tests ---


def success(s: NemoState, modifier: int) -> int:
    """How many of the 36 rolls succeed in the test under way."""
    return HITS[reach((s.goal if s.goal else BANDS[1]) - modifier)]


def of_exertion(s: NemoState, option: Value) -> Phrase:
    """The odds before and after exerting a resource."""
    now = percent(success(s, s.modifier))
    if not isinstance(option, int):
        return Phrase("why-odds", percent=now)
    then = percent(success(s, s.modifier + trial.exertion(s, option)))
    return Phrase("why-better-odds", before=now, percent=then)


def of_spending(s: NemoState, option: Value) -> Phrase:
    """The odds before and after spending a treasure."""
    now = percent(success(s, s.modifier))
    if not isinstance(option, int):
        return Phrase("why-odds", percent=now)
    then = percent(success(s, s.modifier + s.c.treasure_value[option]))
    return Phrase("why-better-odds", before=now, percent=then)


def of_help(s: NemoState, b: Book, option: Value) -> Phrase:
    """Help: what it makes of the roll, and what that is worth beyond accepting it."""
    if option == emergency.ACCEPT:
        return Phrase("why-accept")
    gain = brings(gamble.of_help(s, b, option) - gamble.stands(s, b, 0))
    assert isinstance(option, (str, tuple))
    plus = emergency.help_bonus(s, _way(option))
    if plus:
        return Phrase("why-reaches", total=trial.total(s) + plus, worth=gain)
    return Phrase("why-again", percent=percent(success(s, s.modifier)), worth=gain)


def _way(option: str | tuple[Value, ...]) -> emergency.Help:
    if isinstance(option, str):
        return option
    assert isinstance(option[0], str) and isinstance(option[1], int)
    return option[0], option[1]


# --- combat ---


def of_attack(s: NemoState, b: Book, ask: Ask, option: Value) -> Phrase | None:
    """A fight: how likely the ship is sunk, how likely its fire hits, and what it all brings."""
    assert isinstance(ask.about, tuple)
    value = thumb.judge(s, b, ask, option)
    about = ask.about[0] if ask.about and isinstance(ask.about[0], int) else -1
    if option in ("stop", "leave"):
        return Phrase("why-enough")
    side = option if isinstance(option, int) else about if ask.kind in ("attack", "strike") else -1
    if side < 0:
        return Phrase("why-unknown", worth=brings(value))
    style = str(option) if ask.kind == "attack" else BOLD if ask.kind in ("fight_on", "pursuer") else STALK
    sunk = percent(odds.to_sink(s, side, style, s.nautilus))
    hit = odds.to_be_hit(s, side, s.nautilus)
    if hit == 0 or (MINES in s.installed and s.c.side_armoured[side]):
        return Phrase("why-sinks", percent=sunk, worth=brings(value))
    return Phrase("why-sinks-under-fire", percent=sunk, hit=percent(hit), worth=brings(value))
