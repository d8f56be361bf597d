"""What is printed on the pieces of Nemo's War."""

from .compile import compile
from .entries import FILES

__all__ = ["FILES", "compile"]
