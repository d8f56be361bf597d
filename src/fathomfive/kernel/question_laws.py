"""The laws of questions: their options, and the words for them, checked along a game (see `conformance`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .errors import IllegalAnswer
from .questions import AnyAsk
from .table import Table
from .words import LANGUAGES

OPTIONS, KNOWN, LABELS, CHOICE = 5, 9, 10, 12
LAST = 20
"""So many of the facts told last are put into words in the middle of a game; at its end all of them."""


def check_options(table: Table, asks: Sequence[AnyAsk], closely: bool = True) -> Iterator[tuple[int, str]]:
    """Options are unique and not empty, and, looked at `closely`, plain (law 5), and their kind is known (law 9).

    Nobody is asked where there is nothing to choose, unless silence would tell a secret (law 12).
    """
    kinds = table.game.rules.KINDS
    for asked in asks:
        options = asked.options
        if not 0 <= asked.seat < table.seats:
            yield OPTIONS, f"{asked.kind!r} is asked of seat {asked.seat}"
        if closely:
            for option in options:
                if not is_plain(option):
                    yield OPTIONS, f"option {option!r} of {asked.kind!r} is not a plain value"
        if asked.kind not in kinds:
            yield KNOWN, f"{asked.kind!r} is asked, but not among the kinds of questions"
        if len(set(options)) != len(options):
            yield OPTIONS, f"the options of {asked.kind!r} are not unique: {list(options)}"
        if asked.stand is not None and asked.stand.option not in options:
            yield (
                OPTIONS,
                f"{asked.stand.option!r} may stand as the answer to {asked.kind!r}, but is none of its options",
            )
        if len(options) == 1 and not asked.secret and asked is table.pending:
            yield CHOICE, f"{asked.kind!r} is asked, but there is nothing to choose, and no secret to keep"


def is_plain(value: object) -> bool:
    """Whether a value is made of whole numbers, strings and tuples of them."""
    if isinstance(value, tuple):
        return all([is_plain(item) for item in value])
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def check_refusal(table: Table) -> Iterator[tuple[int, str]]:
    """What is not an option is refused, and changes nothing (law 5)."""
    before = table.hash()
    try:
        table.answer(("no", "such", "option"))
    except IllegalAnswer:
        pass
    else:
        yield OPTIONS, "an answer that was not offered was taken"
    if table.hash() != before:
        yield OPTIONS, "an illegal answer changed the position"


def check_words(table: Table) -> Iterator[tuple[int, str]]:
    """Every question, option and late fact has words in every language; no two options the same ones (law 10)."""
    game = table.game
    last = table.facts[-LAST:]
    for language in LANGUAGES:
        for asked in table.questions:
            labels = [asked.label(option, language) for option in asked.options]
            if asked.stand is not None:
                labels.append(asked.stand_label(language) or "")
            if not all([asked.prompt(language), *labels]):
                yield OPTIONS, f"a text of {asked.kind!r} is empty in {language!r}"
            for label in labels:
                if labels.count(label) > 1:
                    yield LABELS, f"two options of {asked.kind!r} are both called {label!r}"
            for option in asked.options:
                asked.target(option)
        for fact in last:
            game.catalogue.text(game.phrase(table.state, fact, ()), language)


def check_log(table: Table) -> Iterator[tuple[int, str]]:
    """Every fact of a finished game has words in every language (law 5)."""
    for language in LANGUAGES:
        if not all(table.log(language)):
            yield OPTIONS, f"a line of the log is empty in {language!r}"
