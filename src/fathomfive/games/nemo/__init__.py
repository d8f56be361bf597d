"""Nemo's War, by Chris Taylor with Alan Emrich (Victory Point Games): sail, search, sink and incite as Captain Nemo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...kernel import Ask, Closed, Decoded, Game, Json, Option, Phrase, Rules, SetupError, Stream, Value
from . import outlook, phrases, scoring, thumb, turn, view, why
from .compile import compile_content
from .components import DIFFICULTIES, MOTIVES
from .content import FILES
from .invariants import complaints
from .state import COOP, SEMI, SOLO, NemoState
from .tables import Content

AS_DIFFICULTY = "same"
LEVELS = (AS_DIFFICULTY, *DIFFICULTIES)
OFF_ON = ("off", "on")


class Nemo(Game[NemoState, Content]):
    """The game, as the kernel knows it."""

    id = "nemo"
    seats = range(1, 5)
    rules_version = 1
    options = (
        Option("motive", MOTIVES, default="explore"),
        Option("difficulty", DIFFICULTIES, default="officer"),
        Option("mode", ("coop", "semi")),
        Option("setbacks", OFF_ON),
        Option("deadly_seas", OFF_ON),
        Option("pursuit", OFF_ON),
        Option("navies", OFF_ON),
        Option("realistic_torpedoes", OFF_ON),
        Option("level_events", LEVELS),
        Option("level_technology", LEVELS),
        Option("level_contacts", LEVELS),
        Option("level_action_points", LEVELS),
        Option("level_notoriety", LEVELS),
        Option("level_setbacks", LEVELS),
        Option("level_deadly_seas", LEVELS),
    )
    bound = 50_000
    files = FILES
    facts = phrases.FACTS
    rules = phrases.RULES

    def compile(self, decoded: Decoded) -> Content:
        return compile_content(decoded)

    def new(self, content: Content, seats: int, options: Mapping[str, Value]) -> NemoState:
        s = NemoState()
        s.c = content
        s.motive = MOTIVES.index(str(options["motive"]))
        if seats == 1 and options["mode"] == "semi":
            raise SetupError("the semi-co-operative game needs 2 to 4 seats, not 1")
        s.mode = SOLO if seats == 1 else SEMI if options["mode"] == "semi" else COOP
        s.setbacks = options["setbacks"] == "on"
        s.deadly = options["deadly_seas"] == "on"
        s.pursuit = options["pursuit"] == "on"
        s.navies = options["navies"] == "on"
        s.realistic = options["realistic_torpedoes"] == "on"
        s.level_events = level(options, "level_events")
        s.level_technology = level(options, "level_technology")
        s.level_contacts = level(options, "level_contacts")
        s.level_ap = level(options, "level_action_points")
        s.level_notoriety = level(options, "level_notoriety")
        s.level_setbacks = level(options, "level_setbacks")
        s.level_deadly = level(options, "level_deadly_seas")
        return s

    def play(self, s: NemoState) -> Rules:
        return turn.play(s)

    def scores(self, s: NemoState) -> list[int]:
        return scoring.scores(s)

    def ranks(self, s: NemoState) -> list[int]:
        return scoring.ranks(s)

    def allied(self, s: NemoState) -> bool:
        return s.mode != SEMI

    def invariants(self, s: NemoState) -> Iterable[str]:
        return complaints(s)

    def view(self, s: NemoState, viewer: int) -> dict[str, Json]:
        return view.view(s, viewer)

    def advise(self, s: NemoState, ask: Ask, stream: Stream) -> Value:
        return thumb.advise(s, ask)

    def outlook(self, s: NemoState) -> list[float]:
        return outlook.outlook(s)

    def horizon(self, s: NemoState) -> int:
        """About a turn: phases and single actions are units of play."""
        return 6

    def features(self, s: NemoState, seat: int) -> list[float]:
        return outlook.features(s, seat)

    def prompt(self, s: NemoState, ask: Ask) -> Phrase:
        return phrases.prompt(s, ask)

    def label(self, s: NemoState, ask: Ask, option: Value) -> Phrase:
        return phrases.label(s, ask, option)

    def target(self, s: NemoState, ask: Ask, option: Value) -> str:
        return phrases.target(s, ask, option)

    def closed(self, s: NemoState, ask: Ask) -> list[Closed]:
        return why.closed(s, ask)

    def reason(self, s: NemoState, ask: Ask, option: Value) -> Phrase | None:
        return why.reason(s, ask, option)

    def piece(self, s: NemoState, kind: str, value: Value) -> Phrase:
        return phrases.piece(s, kind, value)

    def outcome(self, s: NemoState, kind: str, value: Value) -> Phrase:
        return phrases.outcome(s, kind, value)


def level(options: Mapping[str, Value], name: str) -> int:
    """The difficulty of one piece: its own, or that of the whole game (NW-3.11)."""
    chosen = options[name]
    return DIFFICULTIES.index(str(options["difficulty"] if chosen == AS_DIFFICULTY else chosen))


GAME = Nemo()
