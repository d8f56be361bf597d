"""The pen that writes Endeavor's text board: names and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import pen
from ..content.vocabulary import TOPICS, VERBS, Effect
from ..rules.state import EndeavorState
from ..words.phrases import effect

TOPIC_STYLES: Final = ("bright_blue", "yellow", "orange3", "green")
KIND_SIGNS: Final = ("◉", ")", "♥", "≡")
"""Dive, sonar, conservation, publication."""
SUBMARINE: Final = "▲"
GOLD: Final = "★"
FREE: Final = "·"
LONGEST: Final = 18
"""Letters of a name in a table."""


class Pen(pen.Pen[EndeavorState]):
    """A pen that knows the table's pieces."""

    def gain(self, verbs: Effect) -> str:
        """What an effect gives."""
        return self.render(effect(verbs))

    def verb(self, verb: int) -> str:
        """The name of an action."""
        return self.say(f"effect-{VERBS[verb]}", number=0)

    def topic(self, topic: int) -> str:
        """The letter of a topic, in its colour."""
        return f"[bold {TOPIC_STYLES[topic]}]{self.say(f'text-topic-{TOPICS[topic]}')}[/]"

    def topics(self, topics: Sequence[int]) -> str:
        """The letters of several topics."""
        return "".join([self.topic(topic) for topic in topics])

    def named(self, seat: int) -> str:
        """The number and the name of a seat in its colour."""
        return f"[seat{seat + 1}]{seat + 1} {self.seat(seat, LONGEST)}[/]"
