"""Every question in words: what is asked, what an option says, what it points at, and the rule behind it."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask, Phrase, Value, by_kind, for_option, for_question, plain
from ..rules import kinds
from ..rules.bridge import contested, proposed
from ..rules.kinds import Stop
from ..rules.state import NemoState
from . import labels, prompts, rolls, targets, things

ASK_RULES: Final[dict[str, str]] = {
    "start_technology": "NW-3.5",
    "pay_resource": "NW-3.5",
    "hand_on": "NW-17.7",
    "stop": "NW-18.3",
    "concede": "NW-18.3",
    "seize": "NW-18.3",
    "stone_from": "NW-18.5",
    "exert": "NW-7.7",
    "exert_table": "NW-7.7",
    "spend_treasure": "NW-7.8",
    "help": "NW-13.1",
    "help_table": "NW-13.1",
    "effect": "NW-6.6",
    "effect_of": "NW-6.6",
    "drift": "NW-6.9",
    "cannonball": "NW-R18",
    "lose_any": "NW-8.1",
    "forced_sacrifice": "NW-13.2",
    "revive": "NW-13.6",
    "discard_treasure": "NW-11.12",
    "stone": "NW-10.12",
    "disperse": "NW-6.6",
    "recall": "NW-6.6",
    "clear": "NW-6.6",
    "land": "NW-11.9",
    "crush": "NW-R18",
    "contact_at": "NW-10.5",
    "replace_contact": "NW-10.6",
    "turn_grey": "NW-10.7",
    "hunter_at": "NW-10.8",
    "use_card": "NW-6.9",
    "new_course": "NW-6.5",
    "install": "NW-11.12",
    "target": "NW-11.5",
    "attack": "NW-11.5",
    "attack_contact": "NW-11.5",
    "fight_on": "NW-11.6",
    "strike": "NW-11.7",
    "hit": "NW-12.4",
    "spoils": "NW-12.7",
    "row": "NW-12.8",
    "village": "NW-16.4",
    "white_dice": "NW-10.2",
    "quell": "NW-10.13",
    "action": "NW-11.1",
    "consent": "NW-17.3",
    "course": "NW-11.10",
    "extra": "NW-11.4",
    "pursuer": "NW-16.10",
}
"""The rule behind each question."""

# --- stops: questions about the captain's questions ---


def stop_prompt(s: NemoState, ask: Ask[Stop]) -> Phrase:
    """What the captain is about to choose, in the words of the captain's question."""
    question, chosen = contested(s, ask)
    return Phrase("ask-stop", what=said(s, question, chosen))


def proposal_prompt(s: NemoState, ask: Ask[str]) -> Phrase:
    """What is proposed instead."""
    question, instead, _ = proposed(s, ask)
    return Phrase(f"ask-{ask.kind}", what=said(s, question, instead))


def stop_label(s: NemoState, ask: Ask[Stop], option: Stop) -> Phrase:
    """Another choice of the captain's, or none."""
    if isinstance(option, str):
        return things.word(s, ask, option)
    question, _ = contested(s, ask)
    return said(s, question, question.options[option[1]])


def said(s: NemoState, question: AnyAsk, option: Value) -> Phrase:
    """What an option of another question says."""
    return LABEL[question.kind](s, question, option)


PROMPT: Final = by_kind(
    for_question(kinds.START_TECHNOLOGY, prompts.with_text),
    for_question(kinds.PAY_RESOURCE, prompts.with_pieces),
    for_question(kinds.HAND_ON, plain.prompt),
    for_question(kinds.STONE_FROM, plain.prompt),
    for_question(kinds.STOP, stop_prompt),
    for_question(kinds.CONCEDE, proposal_prompt),
    for_question(kinds.SEIZE, proposal_prompt),
    for_question(kinds.CONSENT, prompts.consent),
    for_question(kinds.EXERT, prompts.exert),
    for_question(kinds.SPEND_TREASURE, prompts.spending),
    for_question(kinds.HELP, prompts.help),
    for_question(kinds.EFFECT, prompts.effect),
    for_question(kinds.DRIFT, plain.prompt),
    for_question(kinds.CANNONBALL, plain.prompt),
    for_question(kinds.LOSE_ANY, plain.prompt),
    for_question(kinds.FORCED_SACRIFICE, plain.prompt),
    for_question(kinds.REVIVE, plain.prompt),
    for_question(kinds.DISCARD_TREASURE, plain.prompt),
    for_question(kinds.STONE, plain.prompt),
    for_question(kinds.DISPERSE, plain.prompt),
    for_question(kinds.RECALL, plain.prompt),
    for_question(kinds.CLEAR, plain.prompt),
    for_question(kinds.LAND, plain.prompt),
    for_question(kinds.CRUSH, plain.prompt),
    for_question(kinds.USE_CARD, prompts.with_text),
    for_question(kinds.NEW_COURSE, plain.prompt),
    for_question(kinds.INSTALL, prompts.with_pieces),
    for_question(kinds.CONTACT_AT, plain.prompt),
    for_question(kinds.REPLACE_CONTACT, prompts.with_ship),
    for_question(kinds.TURN_GREY, plain.prompt),
    for_question(kinds.HUNTER_AT, prompts.with_ship),
    for_question(kinds.VILLAGE, prompts.with_pieces),
    for_question(kinds.WHITE_DICE, plain.prompt),
    for_question(kinds.QUELL, prompts.with_pieces),
    for_question(kinds.ACTION, prompts.action),
    for_question(kinds.COURSE, plain.prompt),
    for_question(kinds.EXTRA, prompts.with_text),
    for_question(kinds.PURSUER, plain.prompt),
    for_question(kinds.TARGET, plain.prompt),
    for_question(kinds.ATTACK, prompts.attack),
    for_question(kinds.STRIKE, prompts.with_ship),
    for_question(kinds.FIGHT_ON, prompts.with_pieces),
    for_question(kinds.HIT, prompts.hit),
    for_question(kinds.SPOILS, prompts.with_pieces),
    for_question(kinds.ROW, prompts.with_pieces),
)

LABEL: Final = by_kind(
    for_option(kinds.START_TECHNOLOGY, labels.starting),
    for_option(kinds.PAY_RESOURCE, things.resource),
    for_option(kinds.HAND_ON, labels.handing_on),
    for_option(kinds.STONE_FROM, things.seat),
    for_option(kinds.STOP, stop_label),
    for_option(kinds.CONCEDE, labels.yes_or_no),
    for_option(kinds.SEIZE, labels.yes_or_no),
    for_option(kinds.CONSENT, labels.yes_or_no),
    for_option(kinds.EXERT, rolls.exert),
    for_option(kinds.SPEND_TREASURE, rolls.spend),
    for_option(kinds.HELP, rolls.help),
    for_option(kinds.EFFECT, labels.effect),
    for_option(kinds.DRIFT, things.destination),
    for_option(kinds.CANNONBALL, things.ship_at),
    for_option(kinds.LOSE_ANY, things.resource),
    for_option(kinds.FORCED_SACRIFICE, things.doomed),
    for_option(kinds.REVIVE, things.character),
    for_option(kinds.DISCARD_TREASURE, things.treasure),
    for_option(kinds.STONE, things.ocean),
    for_option(kinds.DISPERSE, things.contacts),
    for_option(kinds.RECALL, things.ship_at),
    for_option(kinds.CLEAR, things.contacts),
    for_option(kinds.LAND, things.land),
    for_option(kinds.CRUSH, things.land),
    for_option(kinds.USE_CARD, labels.use_card),
    for_option(kinds.NEW_COURSE, labels.new_course),
    for_option(kinds.INSTALL, labels.install),
    for_option(kinds.CONTACT_AT, things.ocean),
    for_option(kinds.REPLACE_CONTACT, things.contacts),
    for_option(kinds.TURN_GREY, things.unmasked),
    for_option(kinds.HUNTER_AT, things.hunting_ground),
    for_option(kinds.VILLAGE, labels.yes_or_no),
    for_option(kinds.WHITE_DICE, labels.white_dice),
    for_option(kinds.QUELL, labels.quelling),
    for_option(kinds.ACTION, labels.action),
    for_option(kinds.COURSE, things.destination),
    for_option(kinds.EXTRA, labels.extra),
    for_option(kinds.PURSUER, things.ship),
    for_option(kinds.TARGET, things.ship),
    for_option(kinds.ATTACK, rolls.attack),
    for_option(kinds.STRIKE, things.word),
    for_option(kinds.FIGHT_ON, things.ship),
    for_option(kinds.HIT, things.technology),
    for_option(kinds.SPOILS, rolls.spoils),
    for_option(kinds.ROW, things.row),
)

TARGET: Final = by_kind(
    for_option(kinds.START_TECHNOLOGY, targets.word),
    for_option(kinds.PAY_RESOURCE, targets.resource),
    for_option(kinds.HAND_ON, targets.handing_on),
    for_option(kinds.STONE_FROM, targets.seat),
    for_option(kinds.STOP, targets.stop),
    for_option(kinds.CONCEDE, targets.word),
    for_option(kinds.SEIZE, targets.word),
    for_option(kinds.CONSENT, targets.word),
    for_option(kinds.EXERT, targets.resource),
    for_option(kinds.SPEND_TREASURE, targets.treasure),
    for_option(kinds.HELP, targets.help),
    for_option(kinds.EFFECT, targets.effect),
    for_option(kinds.DRIFT, targets.ocean),
    for_option(kinds.CANNONBALL, targets.ship),
    for_option(kinds.LOSE_ANY, targets.resource),
    for_option(kinds.FORCED_SACRIFICE, targets.character),
    for_option(kinds.REVIVE, targets.character),
    for_option(kinds.DISCARD_TREASURE, targets.treasure),
    for_option(kinds.STONE, targets.ocean),
    for_option(kinds.DISPERSE, targets.ocean),
    for_option(kinds.RECALL, targets.ship),
    for_option(kinds.CLEAR, targets.ocean),
    for_option(kinds.LAND, targets.land),
    for_option(kinds.CRUSH, targets.land),
    for_option(kinds.USE_CARD, targets.word),
    for_option(kinds.NEW_COURSE, targets.new_course),
    for_option(kinds.INSTALL, targets.offer),
    for_option(kinds.CONTACT_AT, targets.ocean),
    for_option(kinds.REPLACE_CONTACT, targets.ocean),
    for_option(kinds.TURN_GREY, targets.ship),
    for_option(kinds.HUNTER_AT, targets.ocean),
    for_option(kinds.VILLAGE, targets.word),
    for_option(kinds.WHITE_DICE, targets.white_dice),
    for_option(kinds.QUELL, targets.word),
    for_option(kinds.ACTION, targets.action),
    for_option(kinds.COURSE, targets.ocean),
    for_option(kinds.EXTRA, targets.word),
    for_option(kinds.PURSUER, targets.ship),
    for_option(kinds.TARGET, targets.ship),
    for_option(kinds.ATTACK, targets.word),
    for_option(kinds.STRIKE, targets.word),
    for_option(kinds.FIGHT_ON, targets.ship),
    for_option(kinds.HIT, targets.installed),
    for_option(kinds.SPOILS, targets.word),
    for_option(kinds.ROW, targets.row),
)
