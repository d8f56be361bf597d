"""A rule of thumb."""
from __future__ import annotations
from ...kernel import Ask, Value
from .state import DeepBlueState


def advise(s: DeepBlueState, ask: Ask) -> Value:
    """Placeholder."""
    return ask.options[0]
