"""How a voyage stands, in numbers with names."""

from __future__ import annotations

from fathomfive.games.nemo.judge.features import VOYAGE, feature_names, features
from fathomfive.kernel.weights import weights
from tests.games.nemo.scenes import CREW, a_new_table, a_table


def test_every_feature_has_a_name_of_its_own_at_any_moment() -> None:
    for s in (a_new_table(), a_table(), a_table(3, mode="semi")):
        names = feature_names(s)
        assert len(features(s, 0)) == len(set(names)) == len(names)


def test_names_and_numbers_stand_in_the_same_order() -> None:
    s = a_table(2, mode="semi", motive="war")
    s.resources[CREW] = 2
    s.own_stones = [0, 5]
    named = dict(zip(feature_names(s), features(s, 1), strict=True))
    assert [named[f"motive {motive}"] for motive in ("science", "war")] == [0.0, 1.0]
    assert named["crew low"] == 0.5
    assert named["action points"] == named["people"] == 1.0
    assert named["glory"] > 1.0


def test_the_weights_are_those_of_the_features() -> None:
    assert set(weights("fathomfive.games.nemo.judge", "won")) == set(VOYAGE)
