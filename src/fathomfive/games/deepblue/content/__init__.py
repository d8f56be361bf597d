"""What is printed on Deep Blue's pieces."""

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
