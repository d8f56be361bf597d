"""How many actions a game has, and the fingerprint of their list, by seat count."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fathomfive.kernel import Json, game

from .change import Change


def known(id: str) -> dict[str, Json]:
    """The action lists of a game as they are now."""
    lists: dict[str, Json] = {}
    for seats in game(id).seats:
        actions = game(id).actions(seats)
        lists[str(seats)] = {"actions": len(actions), "digest": actions.digest}
    return {"rules_version": game(id).rules_version, "seats": lists}


def actions(id: str, tests: Path) -> list[Change]:
    """The file of the action lists, if it comes out differently."""
    path = tests / "games" / id / "actions.json"
    content = msgspec.json.format(msgspec.json.encode(known(id)), indent=2) + b"\n"
    if path.exists() and path.read_bytes() == content:
        return []
    return [Change(path, content, ["the list of actions, and so their ids"])]
