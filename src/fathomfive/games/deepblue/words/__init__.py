"""Deep Blue in words: what is asked, what the options say, and what has happened."""

from typing import Final

from ....kernel import cited
from .parts import parts
from .phrases import FACT_RULES, FACTS, outcome, piece
from .printed import printed
from .questions import ASK_RULES, LABEL, PROMPT, TARGET
from .said import said

RULES = cited(ASK_RULES, FACT_RULES)
SAID_TO_ALL: Final = True

__all__ = ["FACTS", "LABEL", "PROMPT", "RULES", "SAID_TO_ALL", "TARGET", "outcome", "parts", "piece", "printed", "said"]
