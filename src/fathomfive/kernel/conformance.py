"""The conformance kit: checks the laws for any game, seat count and options, one random game at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NoReturn

import msgspec

from . import array_laws, lesson_laws, sight, sources
from .errors import IllegalAnswer, InvalidRecord, SetupError
from .fields import HIDDEN, OWNER, SEEN_BY
from .game import AnyGame
from .installed import game, game_ids, register
from .pile import Pile
from .plain import NoArrays
from .questions import NATURE, AnyAsk, Ask, Chance
from .random import Stream
from .state import Plain, State, copy, layout
from .table import Table
from .values import Json, Value, plain
from .words import LANGUAGES


class LawBroken(AssertionError):
    """A game broke one of the laws; `record` replays to the moment before."""

    def __init__(self, law: int, complaint: str, record: Mapping[str, Json] | None = None) -> None:
        super().__init__(f"law {law}: {complaint}")
        self.law = law
        self.record = record


class Chooser:
    """Chooses at random, except that the first choices may be dictated: what a shrinking test does."""

    def __init__(self, seed: int, choices: Sequence[int] = ()) -> None:
        self._stream = Stream(seed)
        self._choices = list(reversed(choices))

    def index(self, count: int) -> int:
        """A number below count."""
        if self._choices:
            return self._choices.pop() % count
        return self._stream.below(count)


class Report:
    """What a checked game has shown."""

    def __init__(self) -> None:
        self.questions = 0
        self.kinds: dict[str, int] = {}
        self.facts: dict[str, int] = {}
        self.scores: list[int] = []
        self.record: dict[str, Json] = {}


def fits(which: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether a game can be set up so: not all options go together, nor with every number of seats."""
    try:
        Table(which, seats, 0, options)
    except SetupError:
        return False
    return True


def check_game(
    which: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    seed: int = 0,
    choices: Sequence[int] = (),
    every: int = 20,
) -> Report:
    """Play one random game to its end and check all laws; the costly checks at every so many questions.

    Raises LawBroken, with the record of the game so far, at the first broken law. A game that is not installed is
    registered, so that its records can be read.
    """
    the_game = game(which) if isinstance(which, str) else which
    if the_game.id not in game_ids():
        register(the_game)
    table = Table(the_game, seats, seed, options, facts=True)
    check_sources(the_game, table.state)
    check_rooms(the_game)
    check_printed(the_game)
    check_secrets(the_game, table.state)
    check_lessons(the_game)
    return _Check(table, Chooser(seed, choices), every).run()


class _Check:
    def __init__(self, table: Table, chooser: Chooser, every: int) -> None:
        self.table = table
        self.game = table.game
        self.chooser = chooser
        self.every = every
        self.report = Report()
        self.stream = Stream(99)

    def run(self) -> Report:
        table, report = self.table, self.report
        self.check_invariants(table)
        while not table.over:
            self.check_question()
            self.check_arrays()
            if report.questions % self.every == 0:
                self.check_views()
                self.check_copies()
                self.check_words()
                self.check_imagination()
            self.answer()
            self.check_invariants(table)
        self.check_end()
        return report

    def broken(self, law: int, complaint: str) -> NoReturn:
        raise LawBroken(law, f"{complaint} (after {self.table.version} answers)", self.table.record())

    def answer(self) -> None:
        """Choose, and see that undo restores the very position wherever it is free (law 6)."""
        table, report = self.table, self.report
        asked = table.questions[self.chooser.index(len(table.questions))]
        option = asked.options[self.chooser.index(len(asked.options))]
        report.kinds[asked.kind] = report.kinds.get(asked.kind, 0) + 1
        report.questions += 1
        if report.questions > self.game.bound:
            self.broken(8, f"more than {self.game.bound} questions")
        before = table.hash() if report.questions % self.every == 0 else ""
        waiting = [(q.seat, q.kind, list(q.options)) for q in table.questions]
        standing = option == asked.stand and self.chooser.index(2) == 0
        table.answer(option, asked.seat, standing=standing)
        if before and table.can_undo:
            table.undo()
            if table.hash() != before or [(q.seat, q.kind, list(q.options)) for q in table.questions] != waiting:
                self.broken(6, f"undo of {option!r} did not restore the position")
            table.answer(option, asked.seat, standing=standing)

    def check_question(self) -> None:
        """Options are plain, unique and not empty; anything else is refused and changes nothing (law 5).

        Nobody is asked where there is nothing to choose, unless silence would tell a secret (law 12).
        """
        for asked in self.table.questions:
            options = list(asked.options)
            if asked.seat == NATURE or asked.seat not in range(self.table.seats):
                self.broken(5, f"{asked.kind!r} is asked of seat {asked.seat}")
            for option in options:
                if not _is_plain(option):
                    self.broken(5, f"option {option!r} of {asked.kind!r} is not a plain value")
            if asked.kind not in self.game.rules.KINDS:
                self.broken(9, f"{asked.kind!r} is asked, but not among the kinds of questions")
            if len(set(options)) != len(options):
                self.broken(5, f"the options of {asked.kind!r} are not unique: {options}")
            if asked.stand is not None and asked.stand not in options:
                self.broken(5, f"{asked.stand!r} may stand as the answer to {asked.kind!r}, but is none of its options")
        pending = self.table.pending
        if isinstance(pending, Ask) and len(pending.options) == 1 and not pending.secret:
            self.broken(12, f"{pending.kind!r} is asked, but there is nothing to choose, and no secret to keep")
        if self.report.questions % self.every == 0:
            before = self.table.hash()
            try:
                self.table.answer(("no", "such", "option"))
            except IllegalAnswer:
                pass
            else:
                self.broken(5, "an answer that was not offered was taken")
            if self.table.hash() != before:
                self.broken(5, "an illegal answer changed the position")

    def check_views(self) -> None:
        """A view is JSON and does not change when what the viewer cannot know is redealt (law 3)."""
        state = self.table.state
        for viewer in [sight.NOBODY, *range(self.table.seats)]:
            seen = self.game.rules.view(state, viewer)
            if msgspec.json.decode(msgspec.json.encode(seen)) != seen:
                self.broken(3, f"the view of seat {viewer} is not plain JSON")
            once, twice = self.redealt(state, viewer, 1), self.redealt(state, viewer, 2)
            after = self.game.rules.view(once, viewer)
            if after != seen:
                self.broken(3, f"seat {viewer} sees what it cannot know: {_difference(seen, after)}")
            self.game.rules.redeal(once, viewer, Stream(2))
            if sight.jsoned(once) != sight.jsoned(twice):
                self.broken(3, f"redealing for seat {viewer} depends on what that seat cannot know")
            self.check_state(twice, f"after redealing for seat {viewer}")

    def check_arrays(self) -> None:
        """Options are actions (law 13), observations fit and leak nothing (law 14), in a game that has them."""
        if isinstance(self.game.arrays, NoArrays):
            return
        for law, complaint in array_laws.check_actions(self.table):
            self.broken(law, complaint)
        if self.report.questions % self.every == 0:
            for law, complaint in array_laws.check_observations(self.table):
                self.broken(law, complaint)

    def redealt(self, state: State, viewer: int, seed: int) -> State:
        twin = copy(state)
        self.game.rules.redeal(twin, viewer, Stream(seed))
        return twin

    def check_copies(self) -> None:
        """Copies and loaded saves are equal, go on equally, and share nothing (law 6)."""
        table = self.table
        before = table.hash()
        saved = table.save()
        paper = msgspec.json.decode(msgspec.json.encode(saved))
        twins = [table.copy()]
        if twins[0].hash() != before:
            self.broken(6, "a copy is not the same position")
        try:
            twins.append(Table.load(paper))
        except InvalidRecord as error:
            self.broken(6, f"a loaded save is not the same position: {error}")
        for twin in twins:
            if twin.facts != table.facts:
                self.broken(6, "a copy or a loaded save remembers other facts")
            chooser = Chooser(7)
            for _ in range(5):
                if not twin.over:
                    asked = twin.questions[0]
                    twin.answer(asked.options[chooser.index(len(asked.options))], asked.seat)
        if len({twin.hash() for twin in twins}) != 1:
            self.broken(6, "a copy and a loaded save went on differently")
        if table.hash() != before:
            self.broken(6, "playing on a copy changed the original")

    def check_words(self) -> None:
        """Every question, option and fact has words in every language; no two options the same ones (law 10)."""
        table = self.table
        for language in LANGUAGES:
            for asked in table.questions:
                labels = [asked.label(option, language) for option in asked.options]
                if asked.stand is not None:
                    labels.append(asked.stand_label(language) or "")
                if not all([asked.prompt(language), *labels]):
                    self.broken(5, f"a text of {asked.kind!r} is empty in {language!r}")
                for label in labels:
                    if labels.count(label) > 1:
                        self.broken(10, f"two options of {asked.kind!r} are both called {label!r}")
                for option in asked.options:
                    asked.target(option)
            for fact in table.facts[-30:]:
                self.game.catalogue.text(self.game.phrase(table.state, fact, ()), language)

    def check_imagination(self) -> None:
        """At any moment an asked seat can imagine the table and play on (law 2), and advice is legal (law 4)."""
        for asked in self.table.questions:
            seat = self.table.seat(asked.seat)
            imagined = seat.imagine(self.stream.copy())
            mine = [q for q in imagined.questions if q.seat == asked.seat]
            if not mine or list(mine[0].options) != list(asked.options):
                self.broken(2, f"seat {asked.seat} imagines another question than {asked.kind!r}")
            self.check_counsel(seat.ask(), imagined.state)
            self.check_said(asked.seat, imagined.state)
            before = sight.jsoned(imagined.state)
            advice = self.game.advise(imagined.state, seat.ask(), self.stream.copy())
            self.game.judge.outlook(imagined.state)
            features = self.game.judge.features(imagined.state, asked.seat)
            if len(features) != len(self.game.judge.feature_names(imagined.state)):
                self.broken(4, f"{len(features)} features, but not as many names for them")
            if sight.jsoned(imagined.state) != before:
                self.broken(11, f"judging {asked.kind!r} changes the State")
            if advice not in asked.options:
                self.broken(4, f"the advice {advice!r} is not an option of {asked.kind!r}")
            again = seat.imagine(self.stream.copy())
            if sight.jsoned(again.state) != sight.jsoned(imagined.state):
                self.broken(2, "imagining twice with the same stream gives different tables")
            self.play_on(imagined)
            self.stream.bits()

    def check_counsel(self, ask: AnyAsk, imagined: State) -> None:
        """What is said about options, open and closed, has words, and tells nothing the seat cannot know (law 3)."""
        for language in LANGUAGES:
            if self.counsel(ask, self.table.state, language) != self.counsel(ask, imagined, language):
                self.broken(3, f"what is said about {ask.kind!r} depends on what seat {ask.seat} cannot know")
        open_ = {self.game.target(imagined, ask, option) for option in ask.options}
        for closed in self.game.closed(imagined, ask):
            if closed.target in open_:
                self.broken(5, f"{closed.target} is an option of {ask.kind!r}, and closed")

    def check_said(self, viewer: int, imagined: State) -> None:
        """What is said of things on the table has words, and tells nothing the viewer cannot know (law 3)."""
        said = self.game.words.said(self.table.state, viewer)
        if said != self.game.words.said(imagined, viewer):
            self.broken(3, f"what is said of things on the table depends on what seat {viewer} cannot know")
        for target, phrases in said.items():
            for language in LANGUAGES:
                if not phrases or not all([self.game.catalogue.text(phrase, language) for phrase in phrases]):
                    self.broken(5, f"nothing, or an empty text, is said of {target} in {language!r}")

    def counsel(self, ask: AnyAsk, state: State, language: str) -> list[str]:
        """Reasons for options, and why what is closed is closed, in words."""
        reasons = [self.game.reason(state, ask, option) for option in ask.options]
        said = [self.game.catalogue.text(reason, language) for reason in reasons if reason is not None]
        for closed in self.game.closed(state, ask):
            said.append(f"{closed.target}: {self.game.catalogue.text(closed.why, language)} ({closed.rule})")
        return said

    def play_on(self, imagined: Table) -> None:
        chooser = Chooser(self.report.questions)
        for _ in range(60):
            if imagined.over:
                return
            asked = imagined.questions[0]
            option = asked.options[chooser.index(len(asked.options))]
            try:
                imagined.answer(option, asked.seat)
            except Exception as error:
                self.broken(2, f"{option!r} for {asked.kind!r} fails on an imagined table: {error!r}")
            self.check_state(imagined.state, "on an imagined table")

    def check_invariants(self, table: Table) -> None:
        """Pieces are conserved (law 7)."""
        self.check_state(table.state, "after an answer")

    def check_state(self, state: State, when: str) -> None:
        for complaint in self.game.rules.invariants(state):
            self.broken(7, f"{complaint}, {when}")

    def check_end(self) -> None:
        """The record replays to the same end without a random generator (laws 1 and 6); all facts have words."""
        table, report = self.table, self.report
        if not table.state.over:
            self.broken(8, "nothing is asked, but the game is not over")
        report.record = table.record()
        report.scores = table.scores
        if len(table.scores) != table.seats or len(table.ranks) != table.seats or min(table.ranks) < 1:
            self.broken(8, f"scores {table.scores} and ranks {table.ranks} do not fit {table.seats} seats")
        try:
            again = Table.replay(msgspec.json.encode(report.record), facts=True)
        except InvalidRecord as error:
            self.broken(1, f"the record replays to another end: {error}")
        if again.hash() != table.hash() or again.scores != table.scores or again.facts != table.facts:
            self.broken(1, "the record replays to another end")
        asking = Table(self.game, table.seats, 0, table.options, nature="ask")
        for who, value in answers_of(report.record):
            if isinstance(asking.pending, Chance) != (who == NATURE):
                self.broken(1, "with nature asked, the record does not fit")
            asking.answer(value, who)
        if asking.hash() != table.hash():
            self.broken(1, "something random happens beside the questions to nature")
        for fact in table.facts:
            report.facts[fact.kind] = report.facts.get(fact.kind, 0) + 1
        for language in LANGUAGES:
            table.log(language)


def answers_of(record: Mapping[str, Json]) -> Iterator[tuple[int, Value]]:
    """The answers of a record, one by one."""
    answers = record["answers"]
    assert isinstance(answers, list)
    for answer in answers:
        assert isinstance(answer, list) and isinstance(answer[0], int)
        yield answer[0], plain(answer[1])


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all([_is_plain(item) for item in value])
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def _difference(one: dict[str, Json], other: dict[str, Json]) -> str:
    return ", ".join([name for name in one if one[name] != other.get(name)])


def check_sources(which: AnyGame, state: State) -> None:
    """Rules import neither chance nor clocks (law 1), and who only judges or speaks never writes a State (law 11)."""
    for law, complaint in sources.faults(which, sources.classes(type(state))):
        raise LawBroken(law, complaint)


def check_rooms(which: AnyGame) -> None:
    """Every kind of question is known in every room, and no room knows one that is never asked (law 9)."""
    for name, table in {**tables(which), **domains(which)}.items():
        for kind in which.rules.KINDS:
            if kind not in table:
                raise LawBroken(9, f"{kind!r} has no entry in {name}")
        for kind in table:
            if kind not in which.rules.KINDS:
                raise LawBroken(9, f"{name} has an entry for {kind!r}, which is not a kind of question")


def check_printed(which: AnyGame) -> None:
    """Whatever is printed on a piece has words in every language (law 5)."""
    for target, phrases in which.words.printed(which.load()[0]).items():
        for language in LANGUAGES:
            if not phrases or not all([which.catalogue.text(phrase, language) for phrase in phrases]):
                raise LawBroken(5, f"nothing, or an empty text, is printed on {target} in {language!r}")


def check_lessons(which: AnyGame) -> None:
    """A lesson comes to its end by its own answers, and says and shows only what there is (law 15)."""
    for complaint in lesson_laws.complaints(which):
        raise LawBroken(15, complaint)


def tables(which: AnyGame) -> dict[str, Mapping[str, object]]:
    """The tables by kind of all rooms."""
    return {
        "words.PROMPT": which.words.PROMPT,
        "words.LABEL": which.words.LABEL,
        "words.TARGET": which.words.TARGET,
        "judge.ADVISE": which.judge.ADVISE,
        "explain.WHY": which.explain.WHY,
        "explain.WHYNOT": which.explain.WHYNOT,
    }


def domains(which: AnyGame) -> dict[str, Mapping[str, object]]:
    """The domains by kind of a game that has them: the same kinds for every seat count and option."""
    if isinstance(which.arrays, NoArrays):
        return {}
    return {"arrays.domains": which.arrays.domains(which.load()[0], *which.settle(None, None))}


def check_secrets(which: AnyGame, part: Plain) -> None:
    """What somebody cannot see is redealt, so that no bot finds it on the table it imagines (law 3).

    Piles need no redealing: nature draws from them. A game that overrides `redeal` answers for itself.
    """
    if which.rules.redeal is not sight.redeal:
        return
    plan = layout(type(part))
    for name in plan.names:
        secret = plan.sight[name] in (OWNER, HIDDEN, SEEN_BY) and not isinstance(getattr(part, name), Pile)
        if secret and name not in plan.deal:
            raise LawBroken(3, f"field {name!r} of {type(part).__name__} is {plan.sight[name]}, but never redealt")
    for kind in plan.parts.values():
        check_secrets(which, kind())


def perft(table: Table, depth: int) -> int:
    """How many sequences of so many answers, nature's too, there are from here: a fingerprint of the rules.

    The table must have been made with nature="ask".
    """
    if depth == 0 or table.over:
        return 1
    asked = table.question
    assert asked is not None
    if depth == 1:
        return len(asked.options)
    count = 0
    for option in asked.options:
        twin = table.copy()
        twin.answer(option, asked.seat)
        count += perft(twin, depth - 1)
    return count


def wander(table: Table, steps: int, seed: int = 0) -> None:
    """Answer so many questions at random, nature's by weight: a way into the middle of a game."""
    stream = Stream(seed)
    for _ in range(steps):
        pending = table.pending
        if pending is None:
            return
        if isinstance(pending, Chance):
            table.answer(pending.sample(stream))
        else:
            asked = table.questions[0]
            table.answer(asked.options[stream.below(len(asked.options))], asked.seat)
