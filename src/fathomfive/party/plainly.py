"""The type of plain data in documents: the kernel's `Json`, which decoders cannot follow into itself."""

from __future__ import annotations

from typing import Any, TypeAlias

AnyJson: TypeAlias = Any
"""Null, a boolean, a number, a string, or a list or an object of these."""
