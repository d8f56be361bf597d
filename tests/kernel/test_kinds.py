from __future__ import annotations

import pytest

from fathomfive.kernel import (
    Ask,
    Kind,
    RulesError,
    State,
    Stream,
    by_kind,
    cited,
    for_advice,
    for_option,
    for_question,
    kinds_in,
)
from fathomfive.kernel.kinds import EveryKind

SAIL: Kind[int] = Kind("sail")
DIVE: Kind[str] = Kind("dive")


def site(s: State, ask: Ask[int], option: int) -> str:
    return f"site/{option}"


def first(s: State, ask: Ask[int], stream: Stream) -> int:
    return ask.options[0]


def test_a_table_has_an_entry_for_each_kind_by_its_name() -> None:
    asked = Ask(0, SAIL, [4, 5])
    assert by_kind(for_option(SAIL, site))["sail"](State(), asked, 4) == "site/4"
    assert by_kind(for_advice(SAIL, first))["sail"](State(), asked, Stream(1)) == 4
    assert by_kind(for_question(SAIL, lambda s, ask: len(ask.options)))["sail"](State(), asked) == 2


def test_two_entries_for_one_kind_are_refused() -> None:
    with pytest.raises(RulesError, match=r"^sail: more than one entry in a table by kind"):
        by_kind(for_option(SAIL, site), for_option(SAIL, site))


def test_the_kinds_of_a_module_are_found_by_name() -> None:
    assert kinds_in(globals()) == {"sail": SAIL, "dive": DIVE}
    assert repr(SAIL) == "Kind('sail')"


def test_a_plain_table_knows_every_kind_and_lists_none() -> None:
    table = EveryKind(7)
    assert table["whatever"] == 7 and "whatever" in table
    assert (list(table), len(table)) == ([], 0)


def test_rules_are_cited_by_the_messages_of_questions_and_facts() -> None:
    assert cited({"sail": "PE-2.1"}, {"sail": "PE-2.2"}) == {"ask-sail": "PE-2.1", "fact-sail": "PE-2.2"}
