"""Otys drawn as text."""

from .board import board

__all__ = ["board"]
