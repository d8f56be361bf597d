"""Nemo's War, by Chris Taylor with Alan Emrich (Victory Point Games): sail, search, sink and incite as Captain Nemo."""

from __future__ import annotations

from ...kernel import Game, Option
from . import arrays, content, explain, judge, rules, text, words
from .content.vocabulary import DIFFICULTIES, MOTIVES
from .rules.setup import AS_DIFFICULTY

LEVELS = (AS_DIFFICULTY, *DIFFICULTIES)
OFF_ON = ("off", "on")

GAME = Game(
    __name__,
    id="nemo",
    seats=range(1, 5),
    bound=50_000,
    rules_version=2,
    options=(
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
    ),
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
    arrays=arrays,
)
