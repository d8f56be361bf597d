"""The laws of actions and observations, checked along a game (see `conformance`)."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import RulesError
from .random import Stream
from .state import State, copy
from .table import Table
from .values import Value

ACTIONS = 13
OBSERVATIONS = 14


def check_actions(table: Table, numbered: dict[tuple[str, Value], int]) -> Iterator[tuple[int, str]]:
    """Every option has a number, the number gives the option back, and is marked where it is offered (law 13).

    Numbers depend on the kind and the option alone, so that each of a game's options is taken apart once; those that
    have their number are `numbered`, and keep it.
    """
    actions = table.actions
    for ask in table.asks:
        for option in actions.missing(ask):
            yield ACTIONS, f"{option!r} of {ask.kind!r} is not in its domain, so it is no action"
            return
        for id, option in zip(actions.ids(ask), ask.options, strict=True):
            if numbered.get((ask.kind, option)) == id:
                continue
            if actions.value(id) != (ask.kind, option) or actions.from_factors(actions.factors(id)) != id:
                yield ACTIONS, f"{option!r} of {ask.kind!r} is action {id}, which stands for {actions.value(id)}"
            if (ask.kind, option) in numbered:
                yield ACTIONS, f"{option!r} of {ask.kind!r} is action {id}, and was {numbered[ask.kind, option]}"
            numbered[ask.kind, option] = id
    asked = {ask.seat: ask for ask in table.asks}
    for seat in range(table.seats):
        legal = bytearray(len(actions))
        if seat in asked:
            for id in actions.ids(asked[seat]):
                legal[id] = 1
        if legal != table.marks(seat).octets:
            yield ACTIONS, f"the actions that are marked for seat {seat} are not those that it is offered"


def check_observations(table: Table) -> Iterator[tuple[int, str]]:
    """Observations fit their room, lie between 0 and 1, and hold nothing that the seat cannot know (law 14)."""
    observation = table.observation
    for seat in range(table.seats):
        try:
            seen = observation.of(table.state, table.pending, seat)
            again = observation.of(redealt(table, seat), table.pending, seat)
        except RulesError as error:
            yield OBSERVATIONS, f"the State does not fit its shapes: {error}"
            return
        for index, number in enumerate(seen):
            if not 0.0 <= number <= 1.0:
                yield OBSERVATIONS, f"seat {seat} observes {number:g} as {observation.names()[index]!r}: not 0 to 1"
        if seen != table.observed(seat):
            yield OBSERVATIONS, f"seat {seat} observes something else when it has observed the table before"
        if seen != again:
            index = [one == other for one, other in zip(seen, again, strict=True)].index(False)
            yield OBSERVATIONS, f"seat {seat} observes what it cannot know: {observation.names()[index]!r}"


def redealt(table: Table, seat: int) -> State:
    """The State of a table with everything redealt that a seat cannot know."""
    state = copy(table.state)
    table.game.rules.redeal(state, seat, Stream(1))
    return state
