"""How fast other people's game libraries play at random: the peer half of the benchmark.

Each peer plays whole games from the first decision to the last, choosing evenly among the options that the library
itself builds, and is driven by its public calls. What the numbers mean:

* A **decision** is one time the library asks a player, also when there is only one option. Chance nodes (OpenSpiel's
  deals and dice) are sampled, and their cost is in the time, but they are not counted; chance that happens inside a
  player's action (catanatron's dice) is part of that action. Stepping a finished PettingZoo agent is not counted.
* **Seconds** are processor seconds of this process, all threads together. So a number is one core's work even if a
  library were to use more, and waiting for the processor does not count. (A busy neighbour on the same chip still
  slows it: we saw a quarter.) Setting up each game is included; starting Python, importing the peer, and the games
  played beforehand to find midgames, which also warm it up, are not.
* **Copy** is the mean cost of an independent copy of games stopped halfway, made as the library's users make it.

Choices come from a seeded `random.Random`. catanatron alone draws from Python's global generator; it is seeded for
each game, and put back afterwards. (Its games still vary with `PYTHONHASHSEED`: it lists some options in set order.)

Run `python bench/peers.py --seconds 5`, with the peers installed by `pip install -r bench/requirements.txt`.
"""

import argparse
import copy
import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from time import process_time
from typing import Any, Protocol

SEED = 5
MIDGAMES = 8
SIMULATIONS = 100
INSTALL = "pip install -r bench/requirements.txt"


class PeerError(RuntimeError):
    """A peer is not installed, or failed while it was measured."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one peer did: `decisions` in `games` whole games took `seconds`; one copy takes `copy_us` microseconds.

    >>> Result("chess", "Python", decisions=3000, seconds=2.0, games=10, copy_us=4.0).decisions_per_s
    1500.0
    """

    name: str
    kind: str
    decisions: int
    seconds: float
    games: int
    copy_us: float

    @property
    def decisions_per_s(self) -> float:
        """Players' decisions a second, building the options included."""
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        """Whole games a second, setting them up included."""
        return self.games / self.seconds


class Driver(Protocol):
    """One peer, ready to play. Its state is the peer's own object, of which we know no type."""

    def play(self, rng: random.Random, limit: int) -> tuple[Any, int]:
        """Play a new game to its end, or for `limit` decisions; give the state and the number of decisions."""

    def copy(self, state: Any) -> Any:
        """Copy a game so that playing the copy leaves the game alone."""


class Catanatron:
    """Catan with four random players, in catanatron's own loop (`Game.play` less its two copies a game)."""

    def __init__(self) -> None:
        package = import_module("catanatron")
        self._new_game = package.Game
        self._players = [package.RandomPlayer(color) for color in package.Color]
        self._turns_limit = import_module("catanatron.game").TURNS_LIMIT

    def play(self, rng: random.Random, limit: int) -> tuple[Any, int]:
        """Tick until somebody wins or catanatron's own limit of turns is reached."""
        game = self._new_game(self._players, seed=rng.randrange(1, 2**32))  # it takes seed 0 for "no seed"
        decisions = 0
        while decisions < limit and game.winning_color() is None and game.state.num_turns < self._turns_limit:
            game.play_tick()
            decisions += 1
        return game, decisions

    def copy(self, state: Any) -> Any:
        """Copy by `Game.copy`, as catanatron's search players do."""
        return state.copy()


def play_on(state: Any, rng: random.Random, limit: int) -> int:
    """Play an OpenSpiel state on at random, for so many decisions at most; gives how many there were."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def chance(state: Any, rng: random.Random) -> None:
    """Let chance answer, by its probabilities."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


class OpenSpiel:
    """Any turn-based OpenSpiel game, whether its rules are written in Python or in C++."""

    def __init__(self, game: str) -> None:
        import_module("open_spiel.python.games")  # registers the games written in Python
        self._game = import_module("pyspiel").load_game(game)

    def play(self, rng: random.Random, limit: int) -> tuple[Any, int]:
        """Answer the players' nodes evenly and the chance nodes by their probabilities."""
        state = self._game.new_initial_state()
        return state, play_on(state, rng, limit)

    def copy(self, state: Any) -> Any:
        """Copy by `State.clone`, as OpenSpiel's algorithms do."""
        return state.clone()


class ConnectFour:
    """PettingZoo's connect four: the documented agent loop, one environment reset for every game."""

    def __init__(self) -> None:
        self._env = import_module("pettingzoo").make("aec", "classic/connect_four-v3")

    def play(self, rng: random.Random, limit: int) -> tuple[Any, int]:
        """Step each agent with a column that its action mask allows, and finished agents with nothing."""
        env = self._env
        env.reset(seed=rng.randrange(2**32))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if decisions == limit:
                break
            env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return env, decisions

    def copy(self, state: Any) -> Any:
        """Copy by `deepcopy`, led around `EzPickle`.

        PettingZoo has no copy of its own (its issue 1271), and a bare `deepcopy` of this environment runs the
        constructor again and loses the game (issue 1307). This is the cheapest whole copy we know: the game's fields
        are copied by hand, and the spaces, which never change, are shared.
        """
        game = state.unwrapped
        twin = object.__new__(type(game))
        memo: dict[int, Any] = {id(space): space for space in (game.action_spaces, game.observation_spaces)}
        vars(twin).update(copy.deepcopy(vars(game), memo))
        memo[id(game)] = twin
        return copy.deepcopy(state, memo)


class Chess:
    """Chess by python-chess, to mate, stalemate, too little material, fivefold repetition or 75 idle moves."""

    def __init__(self) -> None:
        self._new_board = import_module("chess").Board

    def play(self, rng: random.Random, limit: int) -> tuple[Any, int]:
        """Push legal moves until the game is over without anybody claiming a draw."""
        board = self._new_board()
        decisions = 0
        while decisions < limit and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return board, decisions

    def copy(self, state: Any) -> Any:
        """Copy by `Board.copy`, whole: most of the cost is the history, without which repetitions are forgotten.

        `copy(stack=False)`, for those who can do without, takes about a hundredth of the time.
        """
        return state.copy()


@dataclass(frozen=True, slots=True)
class Peer:
    """A library in the comparison; `kind` is the language of its rules, all are driven from Python."""

    kind: str
    load: Callable[[], Driver]


PEERS: dict[str, Peer] = {
    "catanatron": Peer("Python", Catanatron),
    "open_spiel:python_team_dominoes": Peer("Python", lambda: OpenSpiel("python_team_dominoes")),
    "open_spiel:backgammon": Peer("C++", lambda: OpenSpiel("backgammon")),
    "open_spiel:breakthrough": Peer("C++", lambda: OpenSpiel("breakthrough")),
    "pettingzoo:connect_four": Peer("Python", ConnectFour),
    "chess": Peer("Python", Chess),
}


@dataclass(frozen=True, slots=True)
class Searched:
    """What a peer's search did: `simulations`, each with `size` decisions after the tree, took `seconds`."""

    name: str
    kind: str
    size: int
    simulations: int
    seconds: float

    @property
    def simulations_per_s(self) -> float:
        """Simulations a second."""
        return self.simulations / self.seconds


SEARCHED = ("open_spiel:python_team_dominoes", "open_spiel:backgammon", "open_spiel:breakthrough")
"""The peers whose games OpenSpiel's Python MCTS searches."""


def search(seconds: float, size: int) -> list[Searched]:
    """Measure OpenSpiel's Python MCTS for about `seconds` in each game, with random play of `size` decisions."""
    return [_search_one(name, seconds, size) for name in SEARCHED]


def _search_one(name: str, seconds: float, size: int) -> Searched:
    """Search in the middle of games, again and again, as its documentation shows (`uct_c=2`, no solving)."""
    driver = _load(name)
    try:
        mcts = import_module("open_spiel.python.algorithms.mcts")
        game = import_module("pyspiel").load_game(name.partition(":")[2])
        bot = mcts.MCTSBot(game, 2, SIMULATIONS, _Rollout(size), solve=False)
        states = [_asked(_midgame(driver, SEED + number)) for number in range(MIDGAMES)]
        searches, spent = _time_each(bot.mcts_search, states, seconds)
    except Exception as error:
        raise PeerError(f"the search of {name} failed: {error}; to install the versions tried: {INSTALL}") from error
    return Searched(name, PEERS[name].kind, size, searches * SIMULATIONS, spent)


def _asked(state: Any) -> Any:
    """Let chance answer until a player is asked."""
    rng = random.Random(SEED)
    while state.is_chance_node():
        chance(state, rng)
    return state


class _Rollout:
    """OpenSpiel's random rollout, for so many decisions: what is not over by then is worth nothing to anybody."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._rng = random.Random(SEED)

    def evaluate(self, state: Any) -> Any:
        """Play on at random."""
        working = state.clone()
        play_on(working, self._rng, self._size)
        return working.returns()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All options alike; chance as it is."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


def measure(seconds: float, only: Sequence[str] = ()) -> list[Result]:
    """Measure the peers named in `only`, or all of them, for about `seconds` of play each.

    Every peer is imported before the first is timed, so a missing one is known at once (`PeerError`).
    """
    if not seconds > 0:
        raise ValueError(f"seconds must be more than 0, not {seconds}")
    unknown = [name for name in only if name not in PEERS]
    if unknown:
        raise ValueError(f"no peer is called {', '.join(unknown)}; there are {', '.join(PEERS)}")
    before = random.getstate()  # catanatron draws from the global generator, even while it is imported
    try:
        drivers = {name: _load(name) for name in only or PEERS}
        return [_measure_one(name, driver, seconds) for name, driver in drivers.items()]
    finally:
        random.setstate(before)


def _load(name: str) -> Driver:
    try:
        return PEERS[name].load()
    except Exception as error:
        raise PeerError(f"{name} cannot be loaded ({error}); to install the peers: {INSTALL}") from error


def _measure_one(name: str, driver: Driver, seconds: float) -> Result:
    try:
        midgames = [_midgame(driver, SEED + number) for number in range(MIDGAMES)]
        decisions, games, spent = _time_play(driver, seconds)
        copy_us = _time_copies(driver, midgames, seconds / 5)
    except Exception as error:
        raise PeerError(
            f"{name} failed: {type(error).__name__}: {error}; to install the versions it was tried with: {INSTALL}"
        ) from error
    return Result(name, PEERS[name].kind, decisions, spent, games, copy_us)


def _midgame(driver: Driver, seed: int) -> Any:
    """Play a game to learn its length, then again up to the middle."""
    _, length = driver.play(random.Random(seed), sys.maxsize)
    state, _ = driver.play(random.Random(seed), length // 2)
    return driver.copy(state)  # a driver may use the state again for its next game


def _time_play(driver: Driver, seconds: float) -> tuple[int, int, float]:
    """Play whole games until `seconds` are used up: decisions, games and the seconds really used."""
    rng = random.Random(SEED)
    decisions = games = 0
    spent = 0.0
    gc.collect()
    start = process_time()
    while spent < seconds:
        decisions += driver.play(rng, sys.maxsize)[1]
        games += 1
        spent = process_time() - start
    return decisions, games, spent


def _time_copies(driver: Driver, states: Sequence[Any], seconds: float) -> float:
    """Copy each state in turn until `seconds` are used up: microseconds a copy."""
    copies, spent = _time_each(driver.copy, states, seconds)
    return spent / copies * 1e6


def _time_each(work: Callable[[Any], Any], states: Sequence[Any], seconds: float) -> tuple[int, float]:
    """Do something with each state in turn until `seconds` are used up: how often, and the seconds really used."""
    done = 0
    spent = 0.0
    gc.collect()
    start = process_time()
    while spent < seconds:
        for state in states:
            work(state)
        done += len(states)
        spent = process_time() - start
    return done, spent


def _table(results: Sequence[Result]) -> str:
    lines = [f"{'peer':32} {'rules':6} {'decisions/s':>12} {'games/s':>10} {'copy µs':>9}"]
    for r in results:
        lines.append(f"{r.name:32} {r.kind:6} {r.decisions_per_s:12,.0f} {r.games_per_s:10,.1f} {r.copy_us:9.1f}")
    return "\n".join(lines)


def _json(results: Sequence[Result]) -> str:
    rates = [{"decisions_per_s": r.decisions_per_s, "games_per_s": r.games_per_s} for r in results]
    return json.dumps([asdict(r) | rate for r, rate in zip(results, rates, strict=True)], indent=2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; exit status 0, 1 when a peer cannot be measured, 2 for misuse."""
    parser = argparse.ArgumentParser(description="Measure how fast other game libraries play at random.")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds of play for each peer")
    parser.add_argument("--only", nargs="+", default=(), choices=PEERS, metavar="PEER", help=", ".join(PEERS))
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    try:
        results = measure(options.seconds, options.only)
    except ValueError as error:
        parser.error(str(error))
    except PeerError as error:
        print(error, file=sys.stderr)
        return 1
    print(_json(results) if options.json else _table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
