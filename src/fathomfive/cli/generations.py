"""`fathom train GAME --generations N`: the run itself, and the card of what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel import game
from .sim import progress_bar

if TYPE_CHECKING:
    from ..arena.gate import Gate
    from ..arena.generations import Generation, Plan, Run


def climbed(plan: Plan, count: int, folder: Path, out: Path, given: Sequence[str], jobs: int, ray: str) -> str:
    """Let generations follow one another in a folder, write the best model, and tell how it came about."""
    from ..arena.generations import Run, generations  # needs numpy

    run = Run(plan, folder, jobs=jobs, ray=ray)
    with progress_bar() as bar:
        task = bar.add_task(plan.game)
        found = generations(
            run,
            count,
            lambda number, what, done, total: bar.update(
                task, description=f"{plan.game}, generation {number}, {what}", completed=done, total=total
            ),
        )
    best = run.best(count + 1)
    if best is not None:
        out.write_bytes(best.read_bytes())
    return told(run, found, given)


def told(run: Run, found: Sequence[Generation], given: Sequence[str]) -> str:
    """The model card of a run."""
    plan = run.plan
    settings = [f"--games {plan.games}", f"--visits {plan.visits}", f"--steps {plan.steps}", f"--gate {plan.gate}"]
    scratch = ["--scratch"] if plan.scratch else []
    command = " ".join([f"fathom train {plan.game} --generations {len(found)}", *given, *settings, *scratch])
    best = [one for one in found if one.passed]
    kept = f"generation {best[-1].number}, `{best[-1].model}`" if best else "the model that it began with"
    return "\n".join(
        [
            f"`{command} --td {plan.td:g} --seed {plan.seed}`",
            "",
            f"{'Allies' if run.allied else 'Rivals'}; {game(plan.game).info.rules_version} is the version of the rules."
            f" The best model is {kept}. Hashes are BLAKE2b of the files, 64 bits.",
            "",
            "| generation | model | had to beat | positions | decisions | gate | passed |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *[_line(one) for one in found],
            "",
            "The gate says the share won, with fewest and with most seats, and its 95 % interval; 55 % is needed.",
            "",
            *[line for one in found for line in _curves(one)],
        ]
    )


def _line(one: Generation) -> str:
    gates = "; ".join([_gate(gate) for gate in one.gates])
    best = f"`{one.best}`" if one.best else "the game's outlook"
    passed = "yes" if one.passed else "no"
    return f"| {one.number} | `{one.model}` | {best} | {one.positions} | {one.decisions} | {gates} | {passed} |"


def _gate(gate: Gate) -> str:
    seats = "1 seat" if gate.seats == 1 else f"{gate.seats} seats"
    return f"{seats}: {100 * gate.rate:.1f} % ({100 * gate.low:.1f} – {100 * gate.high:.1f}) of {gate.games}"


def _curves(one: Generation) -> list[str]:
    value = [f"| {point.step} | {point.learned:.4f} | {point.checked:.4f} |" for point in one.value]
    policy = [
        f"| {point.step} | {point.learned:.4f} | {point.checked:.4f} | {100 * point.agreed:.1f} % |"
        f" {100 * point.thumb:.1f} % |"
        for point in one.policy
    ]
    return [
        f"## Generation {one.number}",
        "",
        "Loss is the mean of -log of the chance given to what happened, by the value model to who won and by the policy"
        " to what the search liked; *agreed* is how often the policy's favourite was the search's, and beside it how"
        " often the rule of thumb's was.",
        "",
        "| step | value, learned games | value, checked games |",
        "| --- | --- | --- |",
        *value,
        "",
        "| step | policy, learned | policy, checked | agreed | rule of thumb |",
        "| --- | --- | --- | --- | --- |",
        *policy,
        "",
    ]
