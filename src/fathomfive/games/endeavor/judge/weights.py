"""How much the rule of thumb makes of things: numbers found by self-play, in `weights.toml`."""

from __future__ import annotations

from typing import Final

from ....kernel.weights import weights as fitted
from ..content.vocabulary import CONSERVE, DIVE, PUBLISH, SONAR, TRAVEL
from ..rules.state import EndeavorState


class Weights:
    """One set of numbers, in points."""

    def __init__(self, w: dict[str, float]) -> None:
        self.disc: float = w["disc"]
        self.disc_last: float = w["disc_last"]
        self.know_poor: float = w["know_poor"]
        self.know_some: float = w["know_some"]
        self.know_rich: float = w["know_rich"]
        self.pay: float = w["pay"]
        self.inspiration: float = w["inspiration"]
        self.coordination: float = w["coordination"]
        self.reputation: float = w["reputation"]
        self.ingenuity: float = w["ingenuity"]
        self.sub: float = w["sub"]
        self.track_points: float = w["track_points"]
        self.top: float = w["top"]
        self.shallow: float = w["shallow"]
        self.deep: float = w["deep"]
        self.link: float = w["link"]
        self.majority: float = w["majority"]
        self.uses: float = w["uses"]
        self.move: float = w["move"]
        self.dive: float = w["dive"]
        self.activation: float = w["activation"]
        self.goal: float = w["goal"]
        self.expert: float = w["expert"]
        self.point: float = w["point"]
        self.press: float = w["press"]
        self.nested: float = w["nested"]
        self.keep: float = w["keep"]
        self.toward: float = w["toward"]
        self.travel_crew: float = w["travel_crew"]
        self.sonar_crew: float = w["sonar_crew"]
        self.dive_crew: float = w["dive_crew"]
        self.conserve_crew: float = w["conserve_crew"]
        self.publish_crew: float = w["publish_crew"]
        self.spare: float = w["spare"]
        self.thirst: float = w["thirst"]
        self.demand: float = w["demand"]
        self.token: float = w["token"]
        self.unable: float = w["unable"]
        self.rest: float = w["rest"]
        self.beyond: float = w["beyond"]


VERSUS: Final = Weights(fitted(__package__, "versus"))
TOGETHER: Final = Weights(fitted(__package__, "together"))


def weights(s: EndeavorState) -> Weights:
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
