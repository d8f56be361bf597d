"""What a new game is called: in Python, in its class names, on the box, and in the numbers of its rules."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Collection

import msgspec

from fathomfive.kernel import SetupError

ID = re.compile(r"[a-z][a-z0-9]+")
CODE = re.compile(r"[A-Z]{2}")


class Names(msgspec.Struct, frozen=True):
    """`pearls`, `Pearls`, "Pearls", `PE`."""

    id: str
    title: str
    code: str

    @property
    def classes(self) -> str:
        """What its classes begin with."""
        return "".join([word.capitalize() for word in re.findall(r"[A-Za-z0-9]+", self.title)]) or self.id.capitalize()

    def renamed(self, text: str, package: str) -> str:
        """A text of the template, about this game."""
        for old, new in (
            ("tools.new_game.template.newgame", package),
            ("newgame", self.id),
            ("NewGame", self.classes),
            ("New Game", self.title),
            ("NG-", f"{self.code}-"),
        ):
            text = text.replace(old, new)
        return text


def names(id: str, title: str, code: str, ids: Collection[str], codes: Collection[str]) -> Names:
    """Check the names of a new game beside those there are, and find those that are not given."""
    if not ID.fullmatch(id) or keyword.iskeyword(id) or id in sys.stdlib_module_names:
        raise SetupError(f"a game's id is a Python name of small letters and digits, such as pearls, not {id!r}")
    if id in ids:
        raise SetupError(f"there is a game {id!r} already; there are {', '.join(sorted(ids))}")
    if re.search(r'["{}\\\n]', title):
        raise SetupError(f"a title is plain text without quotes, braces and backslashes, not {title!r}")
    if not code:
        free = [f"{id[0]}{letter}".upper() for letter in id[1:] if letter.isalpha()]
        code = next((one for one in free if one not in codes), "")
    if not CODE.fullmatch(code) or code in codes:
        taken = ", ".join(sorted(codes))
        raise SetupError(
            f"rules are numbered with two capital letters of their own (--code), not {code!r}; taken: {taken}"
        )
    return Names(id, title or id.capitalize(), code)
