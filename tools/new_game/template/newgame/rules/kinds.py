"""Every kind of question that can be asked of a seat, with the type of its options."""

from __future__ import annotations

from typing import Final

from fathomfive.kernel import Kind, kinds_in

CARD: Final[Kind[int]] = Kind("card")
"""Which card to play: a kind of card in the hand."""
MORE: Final[Kind[str]] = Kind("more")
"""Whether to draw another one: `draw` or `rest`."""

KINDS: Final = kinds_in(globals())
