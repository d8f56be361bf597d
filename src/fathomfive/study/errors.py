"""What can be wrong with a wish to study."""

from __future__ import annotations

from ..kernel import FathomError


class NotOver(FathomError):
    """A game that is still going on: it is reviewed when it is over."""


class NoSuchStep(FathomError):
    """A step that the record does not have, or at which there is nothing to judge."""
