"""The lab: many games of one set-up or of two, and a page of what they show. See `docs/lab.md`."""

from __future__ import annotations

from .trial import Trial

__all__ = ["Trial"]
