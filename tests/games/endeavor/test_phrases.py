from __future__ import annotations

import pytest

from fathomfive.games.endeavor.words import phrases
from fathomfive.games.endeavor.words.printed import printed
from fathomfive.kernel import Phrase, Table

from .positions import BOX, sea, token

LANGUAGES = ("de", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    from fathomfive.games.endeavor import GAME

    names = [f"zone-{id}" for id in BOX.tile_ids] + [f"report-{id}" for id in BOX.report_ids]
    names += [f"crew-{id}{side}" for id in BOX.crew_ids for side in ("", "-gold")]
    names += [f"token-{id}" for id in BOX.token_ids] + [f"bonus-{id}" for id in BOX.bonus_ids]
    names += [f"crisis-{id}" for id in BOX.crisis_ids] + [f"scenario-{sheet.id}" for sheet in BOX.sheets]
    names += [f"crisis-{id}.text" for id in BOX.crisis_ids]
    assert [name for name in names if not GAME.catalogue.has(name, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_of_a_zone_is_explained(language: str) -> None:
    from fathomfive.games.endeavor import GAME
    from fathomfive.games.endeavor.content import entries as c

    zones = GAME.load()[1].file(c.Zones).zone
    said = printed(BOX)
    featured = [zone.id for zone in zones if zone.features]
    assert len(featured) == 18
    assert [id for id in featured if not GAME.catalogue.has(f"zone-{id}.text", language)] == []
    for tile, zone in enumerate(zones):
        lines = [GAME.catalogue.text(line, language) for line in said[f"zone/{tile}"]]
        assert len(lines) == 1 + bool(zone.arrival) + bool(zone.features), zone.id
        assert not any("zone-" in line for line in lines), zone.id


def test_effects_are_said_in_words() -> None:
    from fathomfive.games.endeavor import GAME

    effect = phrases.effect(BOX.effect[BOX.space_ids.index("calm-seas/s1")])
    assert GAME.catalogue.text(effect, "de") == "1 Motivation, 1 Wissen"
    assert GAME.catalogue.text(effect, "en") == "1 inspiration, 1 knowledge"
    assert GAME.catalogue.text(phrases.effect([]), "en") == "nothing"
    assert GAME.catalogue.text(phrases.effect([(10, 3, 3)]), "en") == "discover depth 3"


def test_a_token_says_what_it_can_be_used_for() -> None:
    from fathomfive.games.endeavor import GAME

    said = [GAME.catalogue.text(phrases.token_sides(BOX, token(id)), "en") for id in ("insight", "conserve")]
    assert said == ["4 knowledge", "3 knowledge or: conservation, 1 cheaper"]


def test_pieces_of_an_unknown_kind_are_refused() -> None:
    with pytest.raises(LookupError, match="spoon"):
        phrases.piece(sea(), "spoon", 1)


def test_a_table_speaks_german() -> None:
    table = Table("endeavor", 2, 3, facts=True)
    asked = table.question
    assert asked is not None
    assert asked.prompt("de") == "Wen rekrutierst du?"
    assert asked.label(asked.options[0], "de") == "Pilot (Stufe 1): 1 Einfluss; Bewegung"
    assert any("lässt ein U-Boot zu Wasser: Seestern-Station (C1)" in line for line in table.log("de"))
    assert isinstance(phrases.place(table.state, 2), Phrase)  # type: ignore[arg-type]
