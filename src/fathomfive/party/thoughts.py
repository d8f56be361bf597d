"""What a thinker works out: everything from one seat's knowledge, given a saved table."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Literal

import msgspec

from ..bots import Bot, make, seeded
from ..bots.making import searching
from ..bots.search import Weighed
from ..kernel import NATURE, RulesError, Seat, SetupError, State, Stream, Table, Value
from ..kernel.values import jsonable
from ..kernel.words import LANGUAGES
from ..study.caution import Caution, caution
from ..study.fortune import fortune
from .errands import Errand, PiecedReview, PlannedReview, run
from .history import written
from .party import Party
from .plainly import AnyJson as Json
from .replays import Film

WORLDS = 24
"""Imagined tables that odds are counted on."""
SURE = 2
"""Imagined tables that must agree on what an option changes."""
MOST_OPTIONS = 60
RULE_OF_THUMB = "greedy"
BEST = 5
"""So many options a hint names at most."""
SHORT = 0.05
"""Seconds up to which a thought is short."""
ADVISER = "learned:seconds=1"
"""Who gives hints."""
LOOK = 8
"""Courses of the game for each answer of nature, when luck is taken out of a result: the same for everybody."""

Work = Literal["choose", "weigh", "odds", "frames", "course", "history", "errand", "fortune", "caution"]


class Showing(msgspec.Struct, frozen=True):
    """A stretch of a film to show, or all of it to write down."""

    film: Film
    start: int = 0
    count: int = 0
    seat: int | None = None
    language: str = ""


class Thought(msgspec.Struct, frozen=True):
    """A question to think about."""

    work: Work
    save: bytes
    seat: int
    bot: str = RULE_OF_THUMB
    """Which bot thinks; none: whichever gives the best hints in this game."""
    seed: int = 0
    pack: str | None = None
    seconds: float = 0.0
    """How long a search may take at most; 0: as long as the bot likes."""
    showing: Showing | None = None
    """What to play again, for work that is not a bot's."""
    steps: tuple[int, int] = (0, 0)
    """For work on a record: from which step on, and up to which."""
    errand: Errand | None = None
    """What to do for a review or a puzzle."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot answers."""

    value: Json
    early: bool = False
    """Whether its time was up before it had thought as much as its level does."""


class Judged(msgspec.Struct, frozen=True):
    """An option as a bot sees it; chance and spread are None if it follows a rule and reckons nothing."""

    option: Json
    expected: float | None
    """The chance to win with it."""
    spread: float | None
    """How much that varies from one imagined course of the game to another: its standard deviation."""
    share: float
    """How much of the thinking went into it."""


class Advice(msgspec.Struct, frozen=True):
    """The best options, as a bot sees them: what it would choose comes first."""

    bot: str
    best: list[Judged]


class Outcome(msgspec.Struct, frozen=True):
    """One thing nature may answer."""

    value: Json
    probability: float
    labels: dict[str, str] = {}


class Odds(msgspec.Struct, frozen=True):
    """What nature is asked right after an option, and how likely each answer is as far as the seat can know."""

    option: Json
    kind: str
    outcomes: list[Outcome]


class Change(msgspec.Struct, frozen=True):
    """A number of the seat's that an option changes."""

    meter: str
    before: int
    after: int


class Forecast(msgspec.Struct, frozen=True):
    """What an option changes for sure before anybody else decides, nature too; and what harm it does, in words."""

    option: Json
    changes: list[Change]
    harm: dict[str, str] = {}


class Foresight(msgspec.Struct, frozen=True):
    """What can be said beforehand of a question's options."""

    odds: list[Odds]
    forecasts: list[Forecast]


def think(thought: Thought) -> Json | bytes:
    """Do the work; what comes of it is plain data."""
    if thought.errand is not None:
        return run(thought.errand)
    if thought.showing is not None:
        return show(thought.work, thought.showing)
    if thought.work == "fortune":
        found = fortune(thought.save, *thought.steps, look=LOOK, seed=thought.seed)
        return [[one.step, one.gains[thought.seat], one.errors[thought.seat]] for one in found]
    table = Table.load(thought.save, pack=thought.pack)
    if thought.work == "choose":
        value, early = decided(table, thought.seat, thought.bot, thought.seed, thought.seconds)
        return plainly(Choice(jsonable(value), early))
    if thought.work == "weigh":
        return plainly(weigh(table, thought.seat, thought.bot, thought.seed, thought.seconds))
    if thought.work == "caution":
        return plainly(caution(table, thought.seat, thought.seed, thought.seconds))
    return plainly(Foresight(odds(table, thought.seat, thought.seed), forecasts(table, thought.seat, thought.seed)))


def worked(frame: bytes) -> bytes:
    """What comes of a thought, both packed: for thinkers in processes and workers of their own."""
    try:
        return msgspec.msgpack.encode({"ok": think(msgspec.msgpack.decode(frame, type=Thought))})
    except Exception as error:
        return msgspec.msgpack.encode({"error": f"{type(error).__name__}: {error}"})


def outcome(answer: dict[str, Json]) -> Json:
    """What a thinker found; its failure is an error."""
    if "error" in answer:
        raise RulesError(f"thinking failed: {answer['error']}")
    return answer["ok"]


def show(work: Work, showing: Showing) -> bytes:
    """Play a game again: some of its frames, its course, or its whole history, encoded."""
    film = showing.film
    if work == "history":
        return written(film)
    if work == "course":
        return msgspec.json.encode(film.course(showing.seat))
    return msgspec.json.encode(film.frames(showing.start, showing.count, showing.seat, showing.language))


def plainly(found: Choice | Advice | Caution | Foresight) -> Json:
    """A result in plain data."""
    data: Json = msgspec.to_builtins(found)
    return data


def takes_long(thought: Thought) -> bool:
    """Whether a thought keeps a core busy for a while."""
    if thought.showing is not None:
        return thought.work == "history"
    if thought.errand is not None:
        return isinstance(thought.errand, (PlannedReview, PiecedReview))
    return thought.work in ("fortune", "caution") or (thought.work != "odds" and _searches(thought.bot))


@lru_cache(maxsize=1000)
def _searches(spec: str) -> bool:
    try:
        bot = make(spec or ADVISER)
    except SetupError:
        return False
    search = searching(bot)
    return search is not None and not 0 < search.seconds <= SHORT


def bot_seed(seed: int, step: int, seat: int) -> int:
    """A bot's luck at a step of a table: its own, and the same whenever the thought is taken up again."""
    return int.from_bytes(blake2b(f"{seed}/{step}/{seat}".encode(), digest_size=6).digest(), "big")


def ready(spec: str, seed: int, seconds: float) -> Bot:
    """A bot that takes no more time than it is given."""
    bot = seeded(spec, seed)
    search = searching(bot)
    if search is not None and 0 < seconds < search.seconds:
        search.seconds = seconds
    return bot


def choose(table: Table, seat: int, spec: str, seed: int, seconds: float = 0.0) -> Value:
    """What a bot answers, whatever becomes of it."""
    return decided(table, seat, spec, seed, seconds)[0]


def decided(table: Table, seat: int, spec: str, seed: int, seconds: float = 0.0) -> tuple[Value, bool]:
    """What a bot answers, and whether its time was up too early; one that fails is replaced by the game's rule of
    thumb, and that by chance."""
    options = list(table.seat(seat).question.options)
    for candidate in (spec, RULE_OF_THUMB):
        try:
            bot = ready(candidate, seed, seconds)
            chosen = bot.choose(table.seat(seat))
        except Exception:
            continue
        if chosen in options:
            search = searching(bot)
            return chosen, search is not None and search.early > 0
    return options[Stream(seed).below(len(options))], False


def weigh(table: Table, seat: int, spec: str, seed: int, seconds: float = 0.0) -> Advice:
    """The best options as a bot sees them; one that reckons no chances, or fails, names what it would choose."""
    spec = spec or ADVISER
    try:
        search = searching(ready(spec, seed, seconds))
        if search is not None and len(table.seat(seat).question.options) > 1:
            return Advice(spec, _ranked(search.weigh(table.seat(seat)))[:BEST])
    except Exception:
        spec = RULE_OF_THUMB
    return Advice(spec, [Judged(jsonable(choose(table, seat, spec, seed, seconds)), None, None, 1.0)])


def _ranked(weighed: list[Weighed]) -> list[Judged]:
    """The options with what the bot chooses first. What was tried less and looks even better had more luck in it: it
    counts as no better than the choice."""
    most = weighed[0].expected
    judged = [Judged(jsonable(one.option), min(one.expected, most), one.spread, one.share) for one in weighed]
    return judged[:1] + sorted(judged[1:], key=lambda one: -(one.expected or 0.0))


def odds(table: Table, number: int, seed: int) -> list[Odds]:
    """For each option after which nature is asked at once: the probabilities, averaged over imagined tables."""
    seat = table.seat(number)
    options = list(seat.question.options)[:MOST_OPTIONS]
    found: list[Odds] = []
    for option in options:
        kind, counted, words = _after(seat, option, seed)
        if counted:
            total = sum(counted.values())
            outcomes = [Outcome(jsonable(value), weight / total, words[value]) for value, weight in counted.items()]
            outcomes.sort(key=lambda outcome: -outcome.probability)
            found.append(Odds(jsonable(option), kind, outcomes))
    return found


def forecasts(table: Table, number: int, seed: int) -> list[Forecast]:
    """What each option would change for its seat: the same on all imagined tables, so that luck has no part in it."""
    seat = table.seat(number)
    explain, state = table.game.explain, table.state
    before = explain.meters(state, number)
    found: list[Forecast] = []
    for option in list(seat.question.options)[:MOST_OPTIONS]:
        stream = Stream(seed)
        ends: list[State] = []
        for _ in range(SURE):
            imagined = seat.imagine(stream)
            imagined._play.asks_nature = True
            imagined.answer(option, number)
            ends.append(imagined.state)
        after = [explain.meters(end, number) for end in ends]
        changes = [
            Change(name, value, after[0][name])
            for name, value in before.items()
            if after[0][name] != value and all(one[name] == after[0][name] for one in after)
        ]
        harms = [explain.harm(state, end, number) for end in ends]
        harm = harms[0] if all(one == harms[0] for one in harms) else None
        said = {} if harm is None else {one: table.game.catalogue.text(harm, one) for one in LANGUAGES}
        if changes or said:
            found.append(Forecast(jsonable(option), changes, said))
    return found


def _after(seat: Seat, option: Value, seed: int) -> tuple[str, dict[Value, float], dict[Value, dict[str, str]]]:
    """The question to nature that follows an option, with its weights summed over the imagined tables."""
    kind = ""
    counted: dict[Value, float] = {}
    words: dict[Value, dict[str, str]] = {}
    stream = Stream(seed)
    for _ in range(WORLDS):
        imagined = seat.imagine(stream)
        imagined._play.asks_nature = True
        imagined.answer(option, seat.number)
        asked = imagined.question
        if asked is None or asked.seat != NATURE:
            return "", {}, {}
        kind = asked.kind
        for value, probability in asked.outcomes:
            counted[value] = counted.get(value, 0.0) + probability
            if value not in words:
                words[value] = {language: asked.label(value, language) for language in ("en", "de")}
    return kind, counted, words


def payload(table: Table) -> bytes:
    """A saved table without its log: what a thinker needs."""
    save = table.save()
    save["facts"] = None
    return msgspec.json.encode(save)


def thought_of(party: Party, seat: int, bot: str, work: Work = "choose") -> Thought:
    """What a bot thinks about. Its luck is its own: secret, and the same when the thought is taken up again."""
    return Thought(
        work=work,
        save=payload(party.table),
        seat=seat,
        bot=bot,
        seed=bot_seed(party.header.seed, party.table.version, seat),
        pack=party.packs.get(party.header.game),
    )
