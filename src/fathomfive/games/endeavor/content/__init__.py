"""What is printed on the pieces of Endeavor: files, what they may say, and the tables the rules read."""

from __future__ import annotations

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
