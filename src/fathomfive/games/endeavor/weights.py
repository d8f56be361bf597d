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
        self.unable = 0.5
        self.rest = 0.3
        self.beyond = 0.2


def _for_groups() -> Weights:
    """The numbers for playing together or alone."""
    w = Weights()
    w.disc = 2.19
    w.disc_last = 1.09
    w.know_poor = 0.46
    w.know_some = 1.38
    w.know_rich = 0.24
    w.pay = 0.38
    w.inspiration = 1.77
    w.coordination = 1.9
    w.reputation = 1.37
    w.ingenuity = 0.33
    w.sub = 1.12
    w.track_points = 1.09
    w.top = 0.87
    w.shallow = 8.31
    w.deep = 7.84
    w.link = 0.11
    w.uses = 0.32
    w.move = 0.55
    w.dive = 0.45
    w.goal = 1.28
    w.expert = 8.01
    w.point = 1.23
    w.press = 2.93
    w.nested = 0.59
    w.keep = 1.8
    w.toward = 1.26
    w.travel_crew = 1.54
    w.sonar_crew = 2.53
    w.dive_crew = 1.22
    w.conserve_crew = 0.35
    w.publish_crew = 2.13
    w.spare = 0.61
    w.thirst = 0.09
    w.demand = 0.76
    w.token = 1.67
    w.unable = 0.29
    w.rest = 0.31
    w.beyond = 0.22
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
