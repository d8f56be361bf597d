"""Scale on paper: the page's tables come from the measured costs, and the simulation does what queues do."""

from __future__ import annotations

import msgspec
import pytest

from bench.scale import PAGE, filled, measured_table
from bench.scaling.costs import kept
from bench.scaling.simulation import Plan, bottleneck, most, simulated

COSTS = msgspec.structs.replace(
    kept(), node_answer=1000.0, node_heard=50.0, database_commit=400.0, database_answer=100.0, database_listener=20.0,
    flush=300.0,
)  # fmt: skip


def test_the_tables_of_the_page_are_made_from_the_costs_that_were_measured() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page, kept()) == page, "python -m bench.scale writes them anew"
    with pytest.raises(ValueError, match="no place for the table 'measured'"):
        filled(page.replace("<!-- measured -->", ""), kept())
    slower = msgspec.structs.replace(kept(), node_answer=2 * kept().node_answer)
    assert measured_table(slower) not in page


def test_a_quiet_node_takes_what_its_answer_costs() -> None:
    came = simulated(COSTS, Plan(nodes=1, rate=5.0), seconds=20.0)
    assert came.p50 == pytest.approx(1.0 + 0.5 + 0.3, rel=0.02) and came.batch == pytest.approx(1.0, abs=0.05)
    assert came.node == pytest.approx(0.005, rel=0.3) and came.done > 0.98


def test_more_than_a_core_can_do_falls_behind() -> None:
    easy, hard = (simulated(COSTS, Plan(nodes=1, rate=rate)) for rate in (500.0, 1500.0))
    assert easy.done > 0.98 and easy.p99 < 25
    assert hard.done < 0.8 and hard.node == 1.0 and bottleneck(hard) == "the nodes' cores"


def test_nodes_that_hear_everything_hold_each_other_up_and_partitions_do_not() -> None:
    busy = msgspec.structs.replace(COSTS, database_answer=800.0)
    loud = most(busy, Plan(nodes=10, rate=1.0))
    own = most(busy, msgspec.structs.replace(loud, everybody_hears=False))
    apart = most(busy, msgspec.structs.replace(own, databases=5))
    assert loud.rate < own.rate / 1.1
    assert apart.rate > 1.3 * own.rate, "four cores for each database"
    assert apart.rate == pytest.approx(1e6 / busy.node_answer, rel=0.15)
