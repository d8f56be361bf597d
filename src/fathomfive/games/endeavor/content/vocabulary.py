"""The small vocabulary of the content: effects, kinds of spaces and topics, and the codes the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import InvalidContent

REPUTATION: Final = 0
INSPIRATION: Final = 1
COORDINATION: Final = 2
INGENUITY: Final = 3
KNOWLEDGE: Final = 4
DISC: Final = 5
INFLUENCE: Final = 6
PROMOTE: Final = 7
ANY: Final = 8
LOWEST: Final = 9
DISCOVER: Final = 10
TRAVEL: Final = 11
SONAR: Final = 12
DIVE: Final = 13
CONSERVE: Final = 14
PUBLISH: Final = 15
TRADE: Final = 16
LEAVE: Final = 17
LEAVE_UPWARDS: Final = 18
CONSERVE_HERE: Final = 19
PUBLISH_HERE: Final = 20
CONSERVE_SAME_DEPTH: Final = 21
COPY: Final = 22

VERBS: Final = (
    "reputation", "inspiration", "coordination", "ingenuity", "knowledge", "disc", "influence", "promote",
    "any", "lowest", "discover", "travel", "sonar", "dive", "conserve", "publish", "trade",
    "leave", "leave-upwards", "conserve-here", "publish-here", "conserve-same-depth", "copy",
)  # fmt: skip
ATTRIBUTES: Final = VERBS[:4]
SPACES: Final = ("dive", "sonar", "conserve", "publish")
TOPICS: Final = ("blue", "yellow", "brown", "green")
VIAS: Final = ("", "left", "up", "right")
"""From which side of a cave a space is used."""

Effect = list[tuple[int, int, int]]
"""A list of (verb, number, second number)."""


def compiled(verbs: Sequence[Sequence[str | int]], where: str) -> Effect:
    """Turn words into codes: `["discover", 1, 2]` becomes `(DISCOVER, 1, 2)`."""
    effect: Effect = []
    for words in verbs:
        if not words or words[0] not in VERBS:
            raise InvalidContent(f"{where}: unknown effect {list(words)}; the verbs are {', '.join(VERBS)}")
        numbers = [n for n in words[1:] if isinstance(n, int)]
        if len(numbers) != len(words) - 1 or len(numbers) > 2:
            raise InvalidContent(f"{where}: {list(words)} needs a verb and at most two numbers")
        numbers += [0, 0]
        effect.append((VERBS.index(str(words[0])), numbers[0], numbers[1]))
    return effect
