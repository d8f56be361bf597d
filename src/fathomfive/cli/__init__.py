"""The command line `fathom`."""

from __future__ import annotations

from .start import main

__all__ = ["main"]
