from __future__ import annotations

import pytest

from fathomfive.bots import make
from fathomfive.kernel import Json, Stream, Table
from tools.seer import BOT, Seer, open_cards


def seen_by_all(table: Table) -> list[dict[str, Json]]:
    return [table.view(seat) for seat in range(table.seats)]


@pytest.mark.parametrize("id", ["otys", "deepblue"])
def test_open_cards_are_the_tables_own_and_are_hidden_again_afterwards(id: str) -> None:
    table = Table(id, 2, 5)
    bots = [make("greedy:seed=1"), make("greedy:seed=2")]
    others = 0
    for _ in range(100):
        asked = table.questions[0]
        with open_cards(id):
            assert seen_by_all(table.imagine(asked.seat, Stream(9))) == seen_by_all(table)
        others += seen_by_all(table.imagine(asked.seat, Stream(9))) != seen_by_all(table)
        table.answer(bots[asked.seat].choose(table.seat(asked.seat)), asked.seat)
    assert others > 20


def test_a_seer_is_a_bot_by_name_and_answers() -> None:
    bot = make(f"{BOT}:visits=4")
    assert isinstance(bot, Seer)
    table = Table("deepblue", 2, 3)
    seat = table.seat(table.questions[0].seat)
    assert bot.choose(seat) in seat.question.options
