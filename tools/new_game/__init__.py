"""A new game from the template: every room furnished, small, and true to all laws; change it into yours.

`python -m tools.new_game pearls` puts it among our games; `--into DIR` makes a package of its own, which is found by
its entry point.
"""

from __future__ import annotations

from .names import Names
from .place import Place, among_ours, on_its_own
from .write import write

__all__ = ["Names", "Place", "among_ours", "on_its_own", "write"]
