"""What the asked seat might want to choose and cannot: nothing yet."""

from __future__ import annotations

from fathomfive.kernel import by_kind, for_question
from fathomfive.kernel.plain import nothing_closed

from ..rules.kinds import CARD, MORE

WHYNOT = by_kind(for_question(CARD, nothing_closed), for_question(MORE, nothing_closed))
