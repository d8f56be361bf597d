"""Environments for agents that learn: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

Importing this package registers every game with Gymnasium: `gymnasium.make("fathomfive/otys-v1", seats=2)`.
"""

from __future__ import annotations

from importlib.util import find_spec

VERSION = 1
"""The version in the ids of environments."""


def register_gymnasium() -> None:
    """Make every game known to Gymnasium by its id; again, for games that have come since."""
    import gymnasium

    from ..kernel.installed import game, game_ids
    from ..kernel.plain import NoArrays

    for id in game_ids():
        name = f"fathomfive/{id}-v{VERSION}"
        if name not in gymnasium.registry and not isinstance(game(id).arrays, NoArrays):
            gymnasium.register(
                name,
                entry_point="fathomfive.envs.gymnasium:SeatEnv",
                vector_entry_point="fathomfive.envs.vector:SeatVectorEnv",
                kwargs={"game": id},
            )


if find_spec("gymnasium") is not None:
    register_gymnasium()
