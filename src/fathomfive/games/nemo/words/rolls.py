"""Options of tests and fights: the chance they give, the result they make, what they cost."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Phrase
from ..content.vocabulary import BANDS, PERISCOPE, SALVAGE_SPACES
from ..rules.combat import BOLD, SALVAGE, fee
from ..rules.dice import hits, to_sink
from ..rules.emergency import CHARACTER, PLATES, REMOVE_PLATES, SKY, help_bonus
from ..rules.kinds import Help, Thing, about
from ..rules.scoring import ship_points, treasure_points
from ..rules.state import BY_STALK, BY_TORPEDO, NemoState
from ..rules.trial import band_of, exertion, total
from .phrases import piece
from .things import price_of, valued, word

ROLLS: Final = 36


def percent(rolls: int) -> int:
    """So many of the 36 rolls, in per cent."""
    return round(100 * rolls / ROLLS)


def chance(s: NemoState, plus: int) -> int:
    """How likely the test under way succeeds with so much more, in per cent."""
    return percent(hits((s.goal if s.goal else BANDS[1]) - s.modifier - plus))


def exert(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A resource with its modifier, and the chance with it."""
    if isinstance(option, str):
        return Phrase("exert-roll", percent=chance(s, 0))
    plus = exertion(s, option)
    name = piece(s, "resource", option)
    return Phrase("exert-resource", resource=name, modifier=plus, percent=chance(s, plus))


def spend(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A treasure with what it adds and what it would score, and the chance with it."""
    if isinstance(option, str):
        return Phrase("spend_treasure-none", percent=chance(s, 0))
    plus = s.c.treasure_value[option]
    return Phrase("spend_treasure-one", treasure=valued(s, option), plus=plus, percent=chance(s, plus))


def help(s: NemoState, ask: Ask[Help], option: Help) -> Phrase:
    """What adds to the roll and what that makes of it, or what rolls again; and the price."""
    if option == "accept":
        return word(s, ask, "accept")
    plus = help_bonus(s, option)
    made = result(s, total(s) + plus) if plus else Phrase("help-again", percent=chance(s, 0))
    return Phrase("help-way", thing=helper(s, option), plus=plus, result=made)


def result(s: NemoState, sum_: int) -> Phrase:
    """What a result means: enough or not, or a band of the action table."""
    if s.goal == 0:
        return Phrase("help-band", total=sum_, band=piece(s, "band", band_of(sum_)))
    return Phrase("help-enough" if sum_ >= s.goal else "help-short", total=sum_)


def helper(s: NemoState, option: Help) -> Phrase:
    """Who or what helps, with the price."""
    if option == PLATES:
        return Phrase("help-armour")
    if option == REMOVE_PLATES:
        return Phrase("help-armour-away")
    assert isinstance(option, tuple)
    kind, which = option
    if kind == CHARACTER:
        return Phrase("label-doomed", character=piece(s, "character", which), price=price_of(s, which))
    if kind == SKY:
        return piece(s, "tile", which)
    if kind == "treasure":
        return Phrase("label-treasure", treasure=piece(s, "treasure", which), points=treasure_points(s, which))
    return piece(s, "card", which)


# --- combat ---


def attack(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """A kind of attack: the chance to sink, and whether one may fight on."""
    side = about(ask)[0]
    rolls = percent(to_sink(s, side, option, s.nautilus)) if side >= 0 else -1
    price = fee(s, option) if option == BOLD or PERISCOPE in s.installed else -1
    return Phrase(f"attack-{option}", percent=rolls, fee=price)


def spoils(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """Tonnage with its points; salvage with its space, and whether it ends the attack."""
    if option != SALVAGE:
        return Phrase("spoils-tonnage", points=ship_points(s, about(ask)[0]))
    going_on = s.attack != BY_TORPEDO and (s.attack != BY_STALK or PERISCOPE in s.installed)
    return Phrase("spoils-salvage", count=len(s.salvage) + 1, spaces=SALVAGE_SPACES, ends=1 if going_on else 0)
