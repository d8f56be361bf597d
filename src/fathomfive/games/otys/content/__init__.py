"""What is printed on the pieces of Otys."""

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
