"""Rules under way: their questions answered one by one, nature's too."""

from __future__ import annotations

from fathomfive.kernel import Question, Rules, Value


def answered(rules: Rules, *answers: Value) -> Question | None:
    """Give answers in turn; the question that comes next, or None at the end."""
    try:
        question = next(rules)
        for answer in answers:
            question = rules.send(answer)
    except StopIteration:
        return None
    return question
