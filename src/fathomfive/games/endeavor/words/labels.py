"""What the options of a question say on their buttons: no two of one question the same."""

from __future__ import annotations

from typing import cast

from ....kernel import AnyAsk, Phrase
from ..content.vocabulary import COPY, INGENUITY
from ..rules import discovery
from ..rules.discovery import DRAW
from ..rules.influence import MARK
from ..rules.kinds import REPORT, Activation, Pair, SpaceOption, TokenUse, Work
from ..rules.state import EndeavorState
from ..rules.tokens import FOR_KNOWLEDGE
from ..rules.turn import next_spot
from ..rules.work import brings
from . import spaces
from .phrases import does, effect, listed, piece, place, token_phrase, token_sides, verb_phrase


def word_label(s: EndeavorState, ask: AnyAsk, option: str) -> Phrase:
    """An option that is one word: pass, end, do without."""
    return Phrase(f"choice-{option}")


def token_label(s: EndeavorState, seat: int, way: str, token: int) -> Phrase:
    """A token used for its effect, or for its knowledge instead; and how much of that would be lost."""
    if way == FOR_KNOWLEDGE:
        instead = len(s.c.token_effect[token]) > 0
        said = token_phrase(s.c, token, "token-for-knowledge-instead" if instead else "token-for-knowledge")
        room = s.c.knowledge_cap - s.knowledge[seat]
        return Phrase("label-fits", label=said, count=room) if room < s.c.token_knowledge[token] else said
    said = token_phrase(s.c, token, "token-for-effect")
    useful = brings(s, seat, *s.c.token_effect[token][0], s.hold[seat])
    return said if useful else Phrase("label-vain", label=said)


def cell_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A zone and its place, and what launching there brings."""
    return Phrase("base-zone", zone=piece(s, "cell", option), gain=effect(s.c.arrival[s.zones[option]]))


def recruit_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A kind of crew with its level, its bonus and its actions."""
    crew, side = piece(s, "crew", option * 2), s.c.junior[option]
    gain = effect(side.effect) if side.effect else Phrase("effect-no-bonus")
    return Phrase("recruit-crew", crew=crew, level=s.c.level[option], gain=gain, does=does(side))


def crew_label(s: EndeavorState, ask: AnyAsk, option: int | str) -> Phrase:
    """One of the own crew, and what it does."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    code = s.crew[ask.seat][option]
    return Phrase("crew-does", crew=piece(s, "crew", code), does=does(s.c.side(code)))


def promote_label(s: EndeavorState, ask: AnyAsk, option: int | str) -> Phrase:
    """One of the own crew and what it becomes; a disc that lies on it would go to the supply."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    kind = s.crew[ask.seat][option] >> 1
    gold = s.c.gold[kind]
    crew, after = piece(s, "crew", kind * 2), piece(s, "crew", kind * 2 + 1)
    gains = [effect(gold.effect)] if gold.effect else []
    gains += [does(gold)] if gold.actions else []
    gain = listed(gains) if gains else Phrase("promote-points")
    said = Phrase("promote-crew", crew=crew, after=after, gain=gain)
    return Phrase("crew-with-disc", crew=said) if s.spent[ask.seat][option] else said


def turn_label(s: EndeavorState, ask: AnyAsk, option: Activation | tuple[str, int] | str) -> Phrase:
    """A crew with what it does first, a report or a token."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    if len(option) == 5:
        return activation_label(s, ask.seat, option[1], option[2:])
    what, number = option
    if what != REPORT:
        return token_label(s, ask.seat, what, number)
    verb, first, second = next_spot(s, ask.seat, number)
    name = piece(s, "report", s.reports[ask.seat][number])
    said = Phrase("turn-report", report=name, gain=verb_phrase(verb, first, second))
    useful = brings(s, ask.seat, verb, first, second, s.hold[ask.seat] - 1)
    return said if useful else Phrase("label-vain", label=said)


def activation_label(s: EndeavorState, seat: int, slot: int, deed: Work) -> Phrase:
    """A crew and what it does first; of one that copies, whose actions."""
    verb, first, _ = deed
    work = spaces.work(s, seat, deed)
    if verb == COPY:
        work = Phrase("work-copy", crew=piece(s, "crew", s.crew[seat][first]))
    return Phrase("turn-crew", crew=piece(s, "crew", s.crew[seat][slot]), work=work)


def action_label(s: EndeavorState, ask: AnyAsk, option: Work | TokenUse | str) -> Phrase:
    """An action of a crew, and where it is done."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    return token_label(s, ask.seat, *option) if len(option) == 2 else spaces.work(s, ask.seat, option)


def travel_label(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> Phrase:
    """A journey with the bonus of its arrival."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    first, second = option
    return (
        token_label(s, ask.seat, first, second)
        if isinstance(first, str)
        else spaces.journey(s, ask.seat, (first, second))
    )


def space_label(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> Phrase:
    """A sonar space."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    return token_label(s, ask.seat, *option) if isinstance(option, tuple) else spaces.space(s, ask.seat, option)


def conserve_label(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> Phrase:
    """A conservation space, at the price after a discount."""
    if isinstance(option, int):
        return spaces.space(s, ask.seat, option, discount=cast("tuple[int, ...]", ask.about)[0])
    return space_label(s, ask, option)


def dive_label(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> Phrase:
    """A dive space, and how many tokens are taken."""
    if isinstance(option, int):
        return spaces.space(s, ask.seat, option, extra=cast("tuple[int, ...]", ask.about)[0])
    return space_label(s, ask, option)


def publish_label(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> Phrase:
    """A report with its price, and the space for the disc."""
    if isinstance(option, str):
        return word_label(s, ask, option)
    first, second = option
    return token_label(s, ask.seat, first, second) if isinstance(first, str) else spaces.draft(s, first, second)


def depths_label(s: EndeavorState, ask: AnyAsk, option: tuple[int, ...] | str) -> Phrase:
    """The depths to draw from."""
    if isinstance(option, str) and option != DRAW:
        return word_label(s, ask, option)
    depths = option
    if isinstance(depths, str):
        low, high, floating = cast("tuple[int, int, int]", ask.about)
        depths = discovery.pairs(s, discovery.drawable(s, low, high, floating == 1))[0]
    if len(depths) == 1:
        return Phrase("depths-last", depth=depths[0])
    if depths[0] == depths[1]:
        return Phrase("depths-both", depth=depths[0])
    return Phrase("depths-pair", first=depths[0], second=depths[1])


def discover_label(s: EndeavorState, ask: AnyAsk, option: Pair) -> Phrase:
    """A tile, its place, and the bonus of its discovery."""
    tile, cell = option
    gain = effect(s.c.discovery[tile])
    return Phrase("discover-zone", zone=piece(s, "zone", tile), place=place(s, cell), gain=gain)


def keep_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A token, both ways to use it."""
    return token_sides(s.c, option)


def tokens_label(s: EndeavorState, ask: AnyAsk, option: TokenUse | str) -> Phrase:
    """A token to use, or the end of the turn."""
    return word_label(s, ask, option) if isinstance(option, str) else token_label(s, ask.seat, *option)


def attribute_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """An attribute, the step it takes, and what lies there."""
    c = s.c
    at = s.tracks[ask.seat][option]
    to = at + 1 if at < c.last else c.influence_space
    said = Phrase("attribute-step", attribute=piece(s, "attribute", option), at=at, to=to, level=c.level_of[to])
    if to == c.influence_space:
        return Phrase("label-also", label=said, gain=Phrase("effect-influence", number=1))
    launches = option == INGENUITY and to in c.submarines
    return Phrase("label-also", label=said, gain=Phrase("effect-submarine")) if launches else said


def influence_label(s: EndeavorState, ask: AnyAsk, option: int | Pair | str) -> Phrase:
    """A hex with what it brings, or a step from one to another."""
    if isinstance(option, str) and option == MARK:
        option = cast("tuple[int, ...]", ask.about)[0]
    if isinstance(option, str):
        return word_label(s, ask, option)
    if isinstance(option, tuple):
        return Phrase("influence-move", from_=piece(s, "hex", option[0]), to=piece(s, "hex", option[1]))
    sheet, said = s.sheet, piece(s, "hex", option)
    if sheet.hex_goal[option]:
        said = Phrase("hex-chooses", hex=said, goal=sheet.hex_goal[option])
    if sheet.hex_rescue[option]:
        said = Phrase("hex-rescues", hex=said)
    return Phrase("hex-endless", hex=said) if sheet.endless[option] >= 0 else said


def way_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A way to score a goal."""
    return piece(s, "way", option)


def designate_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A kind of disc."""
    return piece(s, "designation", option)


def bonus_label(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """How much of a bonus is taken."""
    verb, number = cast("tuple[int, int]", ask.about)
    if option == 0:
        return Phrase("choice-decline")
    return Phrase("choice-accept" if option >= number else "choice-partly", gain=verb_phrase(verb, option))
