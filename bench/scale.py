"""What one node holds, measured, and what 1, 10 and 100 would ask of PostgreSQL and the proxy, simulated.

    python -m bench.scale --measure     # measures again: bench/scaling/costs.json (PostgreSQL and nginx installed)
    python -m bench.scale               # writes the tables of docs/scale.md from it

The same costs give the same tables; a test compares them with the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .scaling.costs import KEPT, Costs, kept
from .scaling.simulation import HOLDS, Outcome, Plan, bottleneck, most, simulated

PAGE = Path(__file__).parent.parent / "docs" / "scale.md"
EASY = 0.4
"""The share of its core that a node is to use for answers: the rest is for looks, spectators and bad minutes."""
BETWEEN = 8.0
"""Seconds between two answers at a table at which people play."""
CONNECTIONS = 11
"""Of a node to PostgreSQL at most: `serve/store/database.py`'s ten, and one to listen."""
ANSWERS = 250
"""Of people and bots in a game."""
ARRANGED = (
    ("as it is", 1, True),
    ("each table's requests at its own node", 1, False),
    ("and 8 databases, by table id", 8, False),
)
NODES = (1, 10, 100)


def measured_table(costs: Costs) -> str:
    """What was measured, and what follows from it for one node."""
    rate = 1e6 / costs.node_answer
    easy = EASY * rate
    rows = [
        ("processor time of a node for an answer, two pushes included", f"{costs.node_answer:,.0f} µs"),
        ("of another node that hears of it", f"{costs.node_heard:,.1f} µs"),
        ("of PostgreSQL for a transaction", f"{costs.database_commit:,.0f} µs"),
        ("and for each answer in it", f"{costs.database_answer:,.0f} µs"),
        ("and for each answer and listening node", f"{costs.database_listener:,.1f} µs"),
        ("until the disk has it (8 KiB and `fdatasync`)", f"{costs.flush:,.0f} µs"),
        ("of a proxy (nginx) for an answer, two pushes included", f"{costs.proxy_answer:,.0f} µs"),
        ("memory of a node by itself", f"{costs.node / 1024:,.0f} MiB"),
        ("of a table at play, with its two sockets", f"{costs.table:,.0f} KiB"),
        ("of one more socket", f"{costs.socket:,.1f} KiB at the node, {costs.proxy_socket:,.1f} KiB at the proxy"),
        ("a pushed document", f"{costs.pushed / 1024:,.1f} KiB"),
        ("an answer in the database", f"{costs.stored:,.0f} bytes; {costs.written:,.0f} bytes of its log"),
        ("**answers a second and core**, flat out", f"**{rate:,.0f}**"),
        (f"with {1 - EASY:.0%} of the core to spare", f"{easy:,.0f}"),
        (f"**tables at play**, one answer in {BETWEEN:.0f} s", f"**{easy * BETWEEN:,.0f}** a core"),
        ("**sockets** in 2 GiB beside 2,000 tables", f"**{_sockets(costs):,.0f}** (the limit is 20,000 a process)"),
        (
            f"**a stored game** of {ANSWERS} answers",
            f"**{ANSWERS * costs.stored / 1024:,.0f} KiB**, before it is archived",
        ),
    ]
    return _table(("what", "how much"), rows)


def _sockets(costs: Costs) -> float:
    return (2 * 2**20 - costs.node - 2000 * costs.table) / max(costs.socket, 0.1)


def simulated_table(costs: Costs) -> str:
    """1, 10 and 100 nodes at an easy pace."""
    rate = EASY * 1e6 / costs.node_answer
    rows = []
    for nodes in NODES:
        for name, databases, hears in ARRANGED[: 1 if nodes == 1 else None]:
            plan = Plan(nodes=nodes, rate=rate, databases=min(databases, nodes), everybody_hears=hears)
            came = simulated(costs, plan)
            rows.append((str(nodes), name, f"{nodes * rate:,.0f}", _waits(came), *_shares(came), f"{came.batch:.1f}"))
    head = ("nodes", "arranged", "answers/s wanted", "p50, p99", "node", "PostgreSQL", "flush", "answers a transaction")
    return _table(head, rows)


def limits_table(costs: Costs) -> str:
    """How much each arrangement holds, and what gives way first."""
    rows = []
    for nodes in NODES:
        for name, databases, hears in ARRANGED[: 1 if nodes == 1 else None]:
            plan = most(costs, Plan(nodes=nodes, rate=1.0, databases=min(databases, nodes), everybody_hears=hears))
            came = simulated(costs, plan, 1.0)
            rows.append((str(nodes), name, f"{nodes * plan.rate:,.0f}", f"{plan.rate:,.0f}", bottleneck(came)))
    return _table(("nodes", "arranged", "answers/s at most", "a node", "busiest then"), rows)


def around_table(costs: Costs) -> str:
    """What else grows with the nodes."""
    rate = EASY * 1e6 / costs.node_answer
    rows = []
    for nodes in NODES:
        wanted = nodes * rate
        rows.append(
            (
                str(nodes),
                f"{wanted * BETWEEN:,.0f}",
                f"{2 * wanted * BETWEEN:,.0f}",
                f"{wanted * costs.proxy_answer / 1e6:,.1f} cores, "
                f"{2 * wanted * BETWEEN * costs.proxy_socket / 2**20:,.1f} GiB, "
                f"{2 * wanted * costs.pushed * 8 / 1e9:,.2f} Gbit/s",
                f"{nodes * CONNECTIONS:,}",
                f"{wanted * 86_400 * costs.stored / 2**30:,.0f} GiB",
            )
        )
    head = ("nodes", "tables at play", "sockets", "proxy", "connections to PostgreSQL", "stored a day at this pace")
    return _table(head, rows)


def _waits(came: Outcome) -> str:
    return "falls behind" if came.done < HOLDS else f"{came.p50:,.0f}, {came.p99:,.0f} ms"


def _shares(came: Outcome) -> tuple[str, str, str]:
    return f"{came.node:.0%}", f"{came.database:.0%}", f"{came.flush:.0%}"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("|" + "|".join(f" {cell} " if cell != "---" else cell for cell in line) + "|" for line in lines)


TABLES = {
    "measured": measured_table,
    "simulated": simulated_table,
    "limits": limits_table,
    "around": around_table,
}


def filled(page: str, costs: Costs) -> str:
    """The page with its tables made anew, between `<!-- name -->` and `<!-- /name -->`."""
    for name, table in TABLES.items():
        before, opened, rest = page.partition(f"<!-- {name} -->\n\n")
        _, closed, after = rest.partition(f"\n\n<!-- /{name} -->")
        if not (opened and closed):
            raise ValueError(f"the page has no place for the table {name!r}")
        page = before + opened + table(costs) + closed + after
    return page


def main() -> None:
    """Measure, or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each pace that is measured")
    arguments = parser.parse_args()
    if arguments.measure:
        from .scaling.measure import measured

        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(measured(arguments.seconds))) + b"\n")
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), kept()), encoding="utf-8")


if __name__ == "__main__":
    main()
