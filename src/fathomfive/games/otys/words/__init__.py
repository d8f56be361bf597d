"""What is said in Otys: questions, options, pieces and facts."""

from ....kernel import cited
from .parts import parts
from .phrases import FACT_RULES, FACTS, outcome, piece
from .printed import printed
from .questions import ASK_RULES, LABEL, PROMPT, TARGET
from .said import said

RULES = cited(ASK_RULES, FACT_RULES)

__all__ = ["FACTS", "LABEL", "PROMPT", "RULES", "TARGET", "outcome", "parts", "piece", "printed", "said"]
