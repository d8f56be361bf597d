"""What programs hold in their hands shows by an example how it is used."""

from __future__ import annotations

import doctest
import inspect
from types import FunctionType

import pytest

from fathomfive.kernel import Asked, Seat, Table, questions

KINDS = [kind for kind in vars(questions).values() if inspect.isclass(kind) and issubclass(kind, questions.Question)]


def public(kind: type) -> list[str]:
    """The class itself ("") and what it adds to its bases; who overrides a member need not show it again."""
    inherited = {name for base in kind.__mro__[1:] for name in vars(base)}
    members = {
        name for name, member in vars(kind).items() if isinstance(member, property | staticmethod | FunctionType)
    }
    return ["", *sorted(name for name in members - inherited if not name.startswith("_"))]


@pytest.mark.parametrize("kind", [Table, Seat, Asked, *KINDS], ids=lambda kind: kind.__name__)
def test_every_public_member_has_an_example(kind: type) -> None:
    found = doctest.DocTestFinder(exclude_empty=True).find(kind, kind.__name__)
    shown = {test.name.removeprefix(kind.__name__).removeprefix(".") for test in found if test.examples}
    assert [name for name in public(kind) if name not in shown] == []
