from __future__ import annotations

import pytest

from fathomfive.kernel import NATURE, Asked, SetupError, Table


def asked_by(table: Table) -> Asked:
    """The question that waits."""
    assert table.question is not None
    return table.question


def test_a_question_to_a_seat_has_seat_kind_options_and_context() -> None:
    asked = asked_by(Table("lagoon", 2, 5))
    assert (asked.seat, asked.kind, asked.about) == (0, "act", (1,))
    assert asked.options[:2] == ["pass", "dive"]
    assert repr(asked).startswith("Asked(seat=0, kind='act', options=['pass', 'dive', ")


def test_a_question_has_words_in_both_languages() -> None:
    asked = asked_by(Table("lagoon", 2, 5))
    assert asked.prompt("en") == "What do you do in round 1?"
    assert asked.prompt("de") == "Was tust du in Runde 1?"
    assert asked.label("dive", "de") == "Tauchen"
    assert asked.label(("peek", 2), "en") == "Look at tile 2"


def test_an_option_points_at_a_thing_on_the_table_or_at_none() -> None:
    asked = asked_by(Table("lagoon", 2, 5))
    assert asked.target(("peek", 2)) == "tile/2"
    assert asked.target("pass") is None


def test_an_option_may_have_a_reason() -> None:
    asked = asked_by(Table("lagoon", 2, 5))
    assert asked.reason("dive", "de") == "Tauchen"
    assert asked.reason("pass", "de") is None
    assert asked_by(Table("lagoon", 2, 5, nature="ask")).reason(3, "en") is None


def test_a_question_to_nature_has_outcomes_with_probabilities() -> None:
    table = Table("lagoon", 2, 5, nature="ask")
    asked = asked_by(table)
    assert (asked.seat, asked.kind, asked.about) == (NATURE, "fish", ())
    assert asked.outcomes == [(card, 1 / 12) for card in range(12)]
    assert asked.options == list(range(12))
    assert asked.prompt("en") == "A fish is drawn"
    assert asked.label(3, "en") == "3"
    assert asked.target(3) is None


def test_outcomes_are_only_for_nature() -> None:
    with pytest.raises(TypeError, match="'act' is asked of seat 0, not of nature"):
        _ = asked_by(Table("lagoon", 2, 5)).outcomes


def test_a_language_that_nobody_wrote_is_refused() -> None:
    with pytest.raises(SetupError, match="no language 'fr'"):
        asked_by(Table("lagoon", 2, 5)).prompt("fr")


def test_the_options_are_a_list_that_belongs_to_the_caller() -> None:
    table = Table("lagoon", 2, 5)
    options = asked_by(table).options
    assert isinstance(options, list)
    options.clear()
    assert asked_by(table).options[:2] == ["pass", "dive"]
