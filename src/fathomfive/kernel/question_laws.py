"""The laws of questions: their options, and the words for them, checked along a game (see `conformance`)."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import IllegalAnswer
from .questions import NATURE, Ask
from .table import Table
from .words import LANGUAGES

OPTIONS, KNOWN, LABELS, CHOICE = 5, 9, 10, 12


def check_options(table: Table) -> Iterator[tuple[int, str]]:
    """Options are plain, unique and not empty (law 5), and their kind is known (law 9).

    Nobody is asked where there is nothing to choose, unless silence would tell a secret (law 12).
    """
    for asked in table.questions:
        options = list(asked.options)
        if asked.seat == NATURE or asked.seat not in range(table.seats):
            yield OPTIONS, f"{asked.kind!r} is asked of seat {asked.seat}"
        for option in options:
            if not is_plain(option):
                yield OPTIONS, f"option {option!r} of {asked.kind!r} is not a plain value"
        if asked.kind not in table.game.rules.KINDS:
            yield KNOWN, f"{asked.kind!r} is asked, but not among the kinds of questions"
        if len(set(options)) != len(options):
            yield OPTIONS, f"the options of {asked.kind!r} are not unique: {options}"
        if asked.stand is not None and asked.stand not in options:
            yield OPTIONS, f"{asked.stand!r} may stand as the answer to {asked.kind!r}, but is none of its options"
    pending = table.pending
    if isinstance(pending, Ask) and len(pending.options) == 1 and not pending.secret:
        yield CHOICE, f"{pending.kind!r} is asked, but there is nothing to choose, and no secret to keep"


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


def check_words(table: Table, told: int) -> Iterator[tuple[int, str]]:
    """Every question, option and fact has words in every language; no two options the same ones (law 10).

    So many facts have been `told` in words before.
    """
    game = table.game
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
        for fact in table.facts[told:]:
            game.catalogue.text(game.phrase(table.state, fact, ()), language)
