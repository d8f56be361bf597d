"""What is said: questions, options, pieces and facts as phrases of the catalogues beside it."""

from __future__ import annotations

from fathomfive.kernel import cited
from fathomfive.kernel.plain import printed, said

from .parts import parts
from .phrases import FACT_RULES, FACTS, outcome, piece
from .questions import ASK_RULES, LABEL, PROMPT, TARGET

RULES = cited(ASK_RULES, FACT_RULES)

__all__ = ["FACTS", "LABEL", "PROMPT", "RULES", "TARGET", "outcome", "parts", "piece", "printed", "said"]
