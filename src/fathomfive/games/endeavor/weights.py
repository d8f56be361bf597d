"""How much the rule of thumb makes of things: numbers found by self-play (see docs/balance/endeavor.md)."""

from __future__ import annotations

from typing import Final

from .effects import CONSERVE, DIVE, PUBLISH, SONAR, TRAVEL
from .state import Expedition


class Weights:
    """One set of numbers, in points."""

    def __init__(self) -> None:
        self.disc = 1.89
        self.disc_last = 1.04
        self.know_poor = 0.82
        self.know_some = 0.31
        self.know_rich = 0.36
        self.pay = 0.21
        self.inspiration = 1.56
        self.coordination = 1.42
        self.reputation = 1.06
        self.ingenuity = 1.04
        self.sub = 1.22
        self.track_points = 0.77
        self.top = 0.81
        self.shallow = 3.76
        self.deep = 4.7
        self.link = 0.22
        self.majority = 0.17
        self.uses = 0.49
        self.move = 0.42
        self.dive = 2.63
        self.activation = 3.37
        self.goal = 2.5
        self.expert = 5.65
        self.point = 0.67
        self.press = 1.58
        self.nested = 1.92
        self.keep = 0.42
        self.toward = 1.5
        self.travel_crew = 1.97
        self.sonar_crew = 2.63
        self.dive_crew = 2.0
        self.conserve_crew = 2.48
        self.publish_crew = 1.35
        self.spare = 0.56
        self.thirst = 0.15
        self.demand = 0.4
        self.token = 0.8


def _for_groups() -> Weights:
    """The numbers for playing together or alone."""
    w = Weights()
    w.disc = 2.29
    w.disc_last = 1.41
    w.know_poor = 0.37
    w.know_some = 0.95
    w.know_rich = 0.32
    w.pay = 0.4
    w.inspiration = 1.4
    w.coordination = 2.18
    w.ingenuity = 0.64
    w.sub = 2.44
    w.track_points = 0.85
    w.top = 1.88
    w.shallow = 3.78
    w.deep = 3.9
    w.link = 0.18
    w.majority = 0.05
    w.uses = 0.69
    w.move = 0.43
    w.dive = 0.59
    w.activation = 1.39
    w.goal = 1.31
    w.expert = 3.37
    w.point = 1.05
    w.press = 1.91
    w.nested = 0.57
    w.keep = 0.91
    w.toward = 1.3
    w.travel_crew = 2.11
    w.sonar_crew = 1.87
    w.dive_crew = 1.49
    w.conserve_crew = 0.42
    w.publish_crew = 2.04
    w.spare = 0.48
    return w


VERSUS: Final = Weights()
TOGETHER: Final = _for_groups()


def weights(s: Expedition) -> Weights:
    """The numbers for this kind of game."""
    return TOGETHER if s.together else VERSUS


def of_verb(w: Weights, verb: int) -> float:
    """An action, when nothing better is known."""
    if verb == TRAVEL:
        return w.travel_crew
    if verb == SONAR:
        return w.sonar_crew
    if verb == DIVE:
        return w.dive_crew
    if verb == CONSERVE:
        return w.conserve_crew
    if verb == PUBLISH:
        return w.publish_crew
    return w.nested
