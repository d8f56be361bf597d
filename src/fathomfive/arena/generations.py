"""Generations: the best bot plays against itself, a new model learns from that, a gate lets it pass or not; and again.

Everything is kept in a folder, piece by piece, and follows from the plan and its seed alone: searches are measured in
visits, not in seconds. So a run that was interrupted goes on, whenever and wherever, to the same result.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec

from ..bots.model import Model
from ..bots.plain_model import weights
from ..kernel import SetupError, Table, Value
from .crew import Crew
from .gate import Gate, Trial, judged, trials
from .match import Result, derived
from .policy_training import PolicyPoint, fit_policy
from .selfplay import Harvest, reap
from .sim import play_games
from .training import Lesson, Point, fit

PIECE = 5
"""Games of a piece: an interruption loses no more of them for each process."""


class Plan(msgspec.Struct, frozen=True):
    """What every generation does."""

    game: str
    setups: tuple[tuple[int, dict[str, Value]], ...]
    games: int
    """Games of self-play in each generation."""
    visits: int
    """How much each question is thought about, in self-play and in the gate."""
    steps: int
    gate: int
    """Games of each gate."""
    seed: int
    td: float = 0.8
    window: int = 3
    """A model learns from the games of so many generations, the newest included."""
    scratch: bool = False
    """Begin with the game's own outlook, not with the model that comes with the package."""


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation."""

    number: int
    model: str
    """The hash of its model's file."""
    best: str
    """The hash of the model that it had to beat; empty: the game's own outlook."""
    positions: int
    decisions: int
    value: list[Point]
    policy: list[PolicyPoint]
    gates: list[Gate]

    @property
    def passed(self) -> bool:
        """Whether its model is the best one now."""
        return all([gate.passed for gate in self.gates])


class Run:
    """A plan under way in a folder."""

    def __init__(self, plan: Plan, folder: Path, *, jobs: int = 1, ray: str = "") -> None:
        if plan.games < 20 or plan.gate < 2 or plan.visits < 2:
            raise SetupError("a generation has at least 20 games, a gate of 2 games, and 2 visits a question")
        if "," in str(folder):
            raise SetupError(f"bots are named with the folder of a run, which must have no comma: {folder}")
        kinds = {_allied(plan.game, *setup) for setup in plan.setups}
        if len(kinds) != 1:
            raise SetupError("rivals and allies have models of their own: name seats that are one or the other")
        self.plan = plan
        self.folder = folder
        [self.allied] = kinds
        """Whether the seats win or lose as one."""
        self._crew = Crew.of(jobs, ray)
        folder.mkdir(parents=True, exist_ok=True)
        told = msgspec.json.format(msgspec.json.encode(plan))
        if _kept(folder / "plan.json", lambda: told) != told:
            raise SetupError(f"{folder} has a run of another plan: {folder / 'plan.json'}")
        shipped = None if plan.scratch else weights(plan.game, self.allied)
        if shipped is not None:
            _kept(folder / "start.npz", lambda: shipped)

    def best(self, number: int) -> Path | None:
        """The best model before a generation."""
        for before in range(number - 1, 0, -1):
            if self.told(before).passed:
                return self._of(before) / "model.npz"
        start = self.folder / "start.npz"
        return start if start.exists() else None

    def told(self, number: int) -> Generation:
        """What came of a generation that is over."""
        return msgspec.json.decode((self._of(number) / "told.json").read_bytes(), type=Generation)

    def spec(self, model: Path | None, more: str = "") -> str:
        """The bot of a model, or of none."""
        budget = f"visits={self.plan.visits}{more}"
        return f"search:{budget}" if model is None else f"learned:model={model},{budget}"

    def generation(self, number: int, progress: Callable[[str, int, int], None] | None = None) -> Generation:
        """One generation, or what is missing of it; those before must be over. `progress` is told what and how far."""
        folder = self._of(number)
        folder.mkdir(exist_ok=True)
        tell = progress or _silent
        best = self.best(number)
        self._play(number, best, tell)
        model = folder / "model.npz"
        curves = folder / "curves.json"
        if not (model.exists() and curves.exists()):
            data, learned = self._learn(number, best)
            _write(curves, learned)
            _write(model, data)
        positions, decisions, value, policy = msgspec.json.decode(
            curves.read_bytes(), type=tuple[int, int, list[Point], list[PolicyPoint]]
        )
        gates = self._gates(number, best, tell)
        told = Generation(
            number, _hash(model), "" if best is None else _hash(best), positions, decisions, value, policy, gates
        )
        _kept(folder / "told.json", lambda: msgspec.json.encode(told))
        return self.told(number)

    def _of(self, number: int) -> Path:
        return self.folder / f"generation-{number:03}"

    def _play(self, number: int, best: Path | None, tell: Callable[[str, int, int], None]) -> None:
        """Self-play: every option is tried, whatever the policy thinks of it, or it would only learn from itself."""
        plan = self.plan
        by = self.spec(best, ",least=0")
        lesson = Lesson(plan.game, plan.setups, plan.games, derived(plan.seed, number, 0), by, td=plan.td)
        parts = {self._part(number, first): list(range(first, min(first + PIECE, plan.games)))
                 for first in range(0, plan.games, PIECE)}  # fmt: skip
        missing = [part for part in parts if not part.exists()]
        tell("games", plan.games - PIECE * len(missing), plan.games)
        found = self._crew.work(reap, [(lesson, parts[part]) for part in missing])
        for done, (part, harvest) in enumerate(zip(missing, found, strict=True), 1):
            _write(part, zlib.compress(msgspec.msgpack.encode(harvest)))
            tell("games", plan.games - PIECE * (len(missing) - done), plan.games)

    def _part(self, number: int, first: int) -> Path:
        return self._of(number) / f"games-{first:06}.bin"

    def _learn(self, number: int, best: Path | None) -> tuple[bytes, bytes]:
        """A new model from the games of the last generations, and its curves."""
        plan = self.plan
        harvests: list[Harvest] = []
        for which in range(max(1, number - plan.window + 1), number + 1):
            for first in range(0, plan.games, PIECE):
                data = zlib.decompress(self._part(which, first).read_bytes())
                harvests.append(_numbered(msgspec.msgpack.decode(data, type=Harvest), which * plan.games))
        before = None if best is None else Model.load(best.read_bytes())
        seed = derived(plan.seed, number, 1)
        positions = [position for harvest in harvests for position in harvest.positions]
        model, value = fit(positions, self.allied, seed=seed, steps=plan.steps, td=plan.td, before=before)
        seats, options = plan.setups[0]
        table = Table(plan.game, seats, 0, options)
        model.features = tuple(table.game.judge.feature_names(table.state))
        model.policy, policy = fit_policy(
            harvests, seed=seed, steps=plan.steps, before=None if before is None else before.policy
        )
        decisions = sum([len(harvest.decisions) for harvest in harvests])
        return model.dump(), msgspec.json.encode((len(positions), decisions, value, policy))

    def _gates(self, number: int, best: Path | None, tell: Callable[[str, int, int], None]) -> list[Gate]:
        plan = self.plan
        new = self.spec(self._of(number) / "model.npz")
        found = trials(plan.game, plan.setups, new, self.spec(best), plan.gate, derived(plan.seed, number, 2))
        return [judged(trial, self._tried(number, trial, tell), new) for trial in found]

    def _tried(self, number: int, trial: Trial, tell: Callable[[str, int, int], None]) -> list[list[Result]]:
        """The results of a trial, match by match."""
        pieces = trial.pieces()
        files = [self._of(number) / f"gate-{trial.seats}-{piece:04}.json" for piece in range(len(pieces))]
        missing = [at for at, file in enumerate(files) if not file.exists()]
        found = self._crew.work(play_games, [(*pieces[at], False, None) for at in missing])
        for done, (at, results) in enumerate(zip(missing, found, strict=True), 1):
            _write(files[at], msgspec.json.encode([(one.number, one.ranks, one.scores) for one in results]))
            tell(f"gate with {trial.seats}", len(pieces) - len(missing) + done, len(pieces))
        by_match: list[list[Result]] = [[] for _ in trial.matches]
        for file, (match, _) in zip(files, pieces, strict=True):
            for game, ranks, scores in msgspec.json.decode(
                file.read_bytes(), type=list[tuple[int, list[int], list[int]]]
            ):
                result = Result(game, match.deal(game), match.lineup(game), scores, ranks, 0)
                by_match[trial.matches.index(match)].append(result)
        return by_match


def _numbered(harvest: Harvest, first: int) -> Harvest:
    """The same, with numbers of games that no other generation has."""
    return Harvest(
        [msgspec.structs.replace(one, number=first + one.number) for one in harvest.positions],
        [msgspec.structs.replace(one, number=first + one.number) for one in harvest.decisions],
        harvest.marks,
    )


def _allied(game: str, seats: int, options: dict[str, Value]) -> bool:
    table = Table(game, seats, 0, options)
    return table.game.rules.allied(table.state)


def _silent(what: str, done: int, total: int) -> None:
    """Nobody wants to know."""


def _hash(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


def _kept(path: Path, make: Callable[[], bytes]) -> bytes:
    """What a file has, once it has been made."""
    if not path.exists():
        _write(path, make())
    return path.read_bytes()


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all, even if the machine stops."""
    beside = path.with_suffix(".writing")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.rename(path)


def generations(run: Run, count: int, progress: Callable[[int, str, int, int], None] | None = None) -> list[Generation]:
    """Go on until there are so many generations."""
    found: list[Generation] = []
    for number in range(1, count + 1):

        def tell(what: str, done: int, total: int, at: int = number) -> None:
            if progress is not None:
                progress(at, what, done, total)

        found.append(run.generation(number, tell))
    return found
