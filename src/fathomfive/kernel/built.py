"""How this package was built."""

from __future__ import annotations

from . import play

compiled = not (play.__file__ or "").endswith((".py", ".pyc"))
"""Whether kernel and rules run compiled; interpreted they do the same, some six times slower."""
