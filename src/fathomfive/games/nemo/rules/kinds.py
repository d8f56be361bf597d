"""Every question that Nemo's War asks a seat, with the type of its options."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from ....kernel import AnyAsk, Kind, kinds_in

Thing: TypeAlias = "int | str"
"""A thing by its number, or a word such as `"none"`, `"stop"` or `"roll"`."""
Action: TypeAlias = "str | tuple[str, int] | tuple[str, int, int]"
"""An action by its name, `"torpedo"`, `"fog"` or `"end"`; `("sacrifice", character)`, `("treasure", treasure)`; or
`("card", card, use)`, a KEEP event and which of its uses."""
Help: TypeAlias = "str | tuple[str, int]"
"""`("character", …)`, `("treasure", …)`, `("card", …)` or `("sky", tile)`; `"armour"`, `"armour-away"`, `"accept"`."""
Stop: TypeAlias = "str | tuple[str, int]"
"""`"pass"`, or `("instead", index)`: one of the captain's other options."""
Course: TypeAlias = "str | tuple[str, int]"
"""`("motive", motive)`, `("technology", technology)` or `"none"`."""
Pair: TypeAlias = "tuple[int, int]"
"""Two dice, the lower one first."""

START_TECHNOLOGY: Final[Kind[str]] = Kind("start_technology")
"""Whether the technology of the motive is installed at once."""
PAY_RESOURCE: Final[Kind[int]] = Kind("pay_resource")
"""With which resource it is paid."""

HAND_ON: Final[Kind[str]] = Kind("hand_on")
"""Before a turn: whether the captaincy goes to the left (`"hand"`) or not (`"stay"`)."""
STONE_FROM: Final[Kind[int]] = Kind("stone_from")
"""From which seat a stone is taken."""
STOP: Final[Kind[Stop]] = Kind("stop")
"""Whether another officer lets the captain's choice be, or proposes another."""
CONCEDE: Final[Kind[str]] = Kind("concede")
"""Whether the captain agrees to the proposal."""
SEIZE: Final[Kind[str]] = Kind("seize")
"""Whether the officer pays a stone for the captaincy, to have it done."""
CONSENT: Final[Kind[str]] = Kind("consent")
"""Whether an officer gives the captain a character or a treasure."""

EXERT: Final[Kind[Thing]] = Kind("exert")
"""Which resource is staked on a test, or `"roll"`."""
SPEND_TREASURE: Final[Kind[Thing]] = Kind("spend_treasure")
"""Which treasure is spent on a test, or `"none"`."""
HELP: Final[Kind[Help]] = Kind("help")
"""What is done about a roll, or `"accept"`."""

EFFECT: Final[Kind[int]] = Kind("effect")
"""Which branch of a card, treasure or action happens."""
DRIFT: Final[Kind[Thing]] = Kind("drift")
"""To which ocean the Nautilus sails free of cost, or `"stay"`."""
CANNONBALL: Final[Kind[Thing]] = Kind("cannonball")
"""Which warship is damaged, by its side, or `"stop"`."""
LOSE_ANY: Final[Kind[int]] = Kind("lose_any")
"""Which resource is lost."""
FORCED_SACRIFICE: Final[Kind[int]] = Kind("forced_sacrifice")
"""Which character is sacrificed."""
REVIVE: Final[Kind[int]] = Kind("revive")
"""Which character comes back."""
DISCARD_TREASURE: Final[Kind[int]] = Kind("discard_treasure")
"""Which treasure is discarded."""
STONE: Final[Kind[int]] = Kind("stone")
"""In which ocean beside a full one a treasure stone lands."""
DISPERSE: Final[Kind[Thing]] = Kind("disperse")
"""In which ocean a contact disappears, or `"stop"`."""
CLEAR: Final[Kind[int]] = Kind("clear")
"""In which ocean all contacts disappear."""
RECALL: Final[Kind[Thing]] = Kind("recall")
"""Which warship is called home, by its side, or `"stop"`."""
LAND: Final[Kind[int]] = Kind("land")
"""On which land space an uprising breaks out."""
CRUSH: Final[Kind[int]] = Kind("crush")
"""On which land space an uprising is crushed."""
USE_CARD: Final[Kind[str]] = Kind("use_card")
"""Whether a KEEP event is used (`"use"`) after a warship was sunk, or kept (`"keep"`)."""
NEW_COURSE: Final[Kind[Course]] = Kind("new_course")
"""Act III: another motive, a hidden technology for the offer, or neither."""
INSTALL: Final[Kind[Thing]] = Kind("install")
"""Which technology of the offer is installed, or `"none"`."""

CONTACT_AT: Final[Kind[int]] = Kind("contact_at")
"""In which ocean beside a full one a contact is sighted."""
REPLACE_CONTACT: Final[Kind[int]] = Kind("replace_contact")
"""In which ocean a drawn ship replaces a contact."""
TURN_GREY: Final[Kind[int]] = Kind("turn_grey")
"""Which civilian turns out to be a warship, by its side."""
HUNTER_AT: Final[Kind[int]] = Kind("hunter_at")
"""In which ocean a warship appears that hunts the Nautilus."""
VILLAGE: Final[Kind[str]] = Kind("village")
"""Whether a coastal village rises."""
WHITE_DICE: Final[Kind[Pair]] = Kind("white_dice")
"""Which two white dice count: action points, or a lull."""
QUELL: Final[Kind[str]] = Kind("quell")
"""An uprising in danger: lose a marker (`"quell"`), or gain notoriety by the die (`"notoriety"`)."""

ACTION: Final[Kind[Action]] = Kind("action")
"""What the captain does next."""
COURSE: Final[Kind[int]] = Kind("course")
"""To which ocean the Nautilus moves."""
EXTRA: Final[Kind[str]] = Kind("extra")
"""Whether an additional event is resolved (`"resolve"`) or put under the pile (`"under"`)."""
PURSUER: Final[Kind[int]] = Kind("pursuer")
"""Which warship gives chase first, by its side."""

TARGET: Final[Kind[Thing]] = Kind("target")
"""What is attacked: a side, or `"contact"`."""
ATTACK: Final[Kind[str]] = Kind("attack")
"""`"bold"` or `"stalk"`."""
STRIKE: Final[Kind[str]] = Kind("strike")
"""Whether a revealed ship is fought (`"fight"`) or let pass (`"leave"`)."""
FIGHT_ON: Final[Kind[Thing]] = Kind("fight_on")
"""What is attacked next: a side, `"contact"`, or `"stop"`."""
HIT: Final[Kind[Thing]] = Kind("hit")
"""How a hit is settled: with a technology, or by `"damage"`."""
SPOILS: Final[Kind[str]] = Kind("spoils")
"""Whether a sunk ship counts as `"tonnage"` or as `"salvage"`."""
ROW: Final[Kind[int]] = Kind("row")
"""In which row of the tonnage board it counts."""

KINDS: Final = kinds_in(globals())


def about(ask: AnyAsk) -> tuple[int, ...]:
    """The numbers that a question is about: a card, a ship, a price."""
    return cast("tuple[int, ...]", ask.about)
