"""What is printed on tiles and cards: their names, and what they do."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import Content
from ..rules.state import LEVELS, NEUTRAL, X
from .phrases import front_id


def printed(c: Content) -> dict[str, list[Phrase]]:
    """Divers, sponsors and reward tiles by number and side, contracts, keys, and what lies beside the board."""
    found: dict[str, list[Phrase]] = {}
    for number, id in enumerate(c.diver_ids):
        name, upgraded = Phrase(f"diver-{id}"), Phrase(f"diver-{id}.upgraded")
        found[f"diver/{number}"] = [name, Phrase(f"diver-{id}.text"), upgraded]
        found[f"upgraded/{number}"] = [name, upgraded]
    for number, id in enumerate(c.sponsor_ids):
        for side in ("basic", "advanced"):
            found[f"sponsor/{number}/{side}"] = [Phrase(f"{id}.{side}-name"), Phrase(f"{id}.{side}")]
    for number in range(1, LEVELS + 1):
        found[f"key/{number}"] = [Phrase("key-number", number=number)]
    for number, key in ((X, "key-x"), (NEUTRAL, "key-neutral")):
        found[f"key/{number}"] = [Phrase(key), Phrase(f"{key}.text")]
    for tile, reward in enumerate(c.rewards):
        back = Phrase(f"reward-back-{reward.colour}.text")
        found[f"tile/{tile}"] = [Phrase("printed-reward"), Phrase(f"{front_id(c, tile)}.text"), back]
        found[f"back/{tile}"] = [Phrase("printed-bonus"), back]
    for card, contract in enumerate(c.contracts):
        found[f"contract/{card}"] = [Phrase(f"contract-{contract.id}"), Phrase("printed-contract")]
    for thing in ("printed-credits", "printed-batteries", "mechanic", "hacker"):
        found[thing.removeprefix("printed-")] = [Phrase(thing), Phrase(f"{thing}.text")]
    return found
