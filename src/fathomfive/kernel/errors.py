"""Everything that can be wrong, each with its own name and a sentence for the person who caused it."""

from __future__ import annotations


class FathomError(Exception):
    """The base of all errors this package raises on purpose."""


class SetupError(FathomError):
    """A table that cannot be set up: an unknown game, an impossible seat count or option."""


class IllegalAnswer(FathomError):
    """An answer that the pending question does not offer. The table has not changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UndoRefused(FathomError):
    """Nothing to take back, or new information has come out since. The table has not changed."""


class InvalidRecord(FathomError):
    """A record or save that is damaged, foreign, or of another release."""


class InvalidContent(FathomError):
    """Content or a pack with an unknown key, a wrong value, or a missing piece."""


class RulesError(FathomError):
    """A game broke a promise to the kernel: a defect in its rules, never the player's fault."""


def needs_extra(what: str, *extras: str) -> SetupError:
    """The error for what wants packages that the core does without, and that extras of the package bring.

    >>> str(needs_extra("a rating", "arena"))
    "a rating needs the extra arena: pip install 'fathomfive[arena]'"
    """
    noun = "extra" if len(extras) == 1 else "extras"
    return SetupError(f"{what} needs the {noun} {' and '.join(extras)}: pip install 'fathomfive[{','.join(extras)}]'")
