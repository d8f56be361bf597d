"""A phrase: what is to be said, before it is said in a language."""

from __future__ import annotations


class Phrase:
    """A message of the catalogue with its arguments; an argument may be a phrase itself.

    >>> Phrase("fact-hires", seat=Phrase("seat", number=1), price=2)
    Phrase('fact-hires', seat=Phrase('seat', number=1), price=2)
    """

    __slots__ = ("id", "args", "_hash")

    def __init__(self, id: str, /, **args: int | str | Phrase) -> None:
        self.id = id
        self.args = args
        self._hash = 0

    def __repr__(self) -> str:
        return f"Phrase({', '.join([repr(self.id), *(f'{name}={value!r}' for name, value in self.args.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash((self.id, tuple(self.args.items())))
        return self._hash
