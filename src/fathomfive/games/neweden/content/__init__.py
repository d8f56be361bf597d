"""What is printed on New Eden's cards, tiles and boards."""

from __future__ import annotations

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
