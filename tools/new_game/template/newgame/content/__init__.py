"""What is printed on the pieces: TOML files, and the flat tables that the rules read."""

from __future__ import annotations

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
