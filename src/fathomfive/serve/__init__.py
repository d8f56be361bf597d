"""The play server: tables online that never lose a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .settings import Settings

if TYPE_CHECKING:
    from .http.gate import Gate

__all__ = ["Settings", "application"]


def application(settings: Settings | None = None) -> Gate:
    """The ASGI application. Imported only now: thinkers, which need no web framework, start faster without."""
    from .app import application

    return application(settings)
