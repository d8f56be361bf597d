from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.kernel import Phrase, SetupError, Words
from fathomfive.kernel.words import LANGUAGES, common_words, seat_name
from tests.kernel.toys import GAMES


@pytest.fixture(scope="module")
def words() -> Words:
    return GAMES["lagoon"].catalogue


def test_a_phrase_is_rendered_in_both_languages(words: Words) -> None:
    phrase = Phrase("act-play", fish=Phrase("fish-eel"))
    assert words.text(phrase, "en") == "Play Eel"
    assert words.text(phrase, "de") == "Aal ausspielen"


def test_numbers_and_names_are_put_in_as_they_are(words: Words) -> None:
    assert words.text(Phrase("seat", number=3), "en") == "Seat 3"
    assert words.text(Phrase("named", name="{ $x } Ada"), "de") == "{ $x } Ada"


def test_a_dot_names_an_attribute(words: Words) -> None:
    assert words.text(Phrase("game.text"), "en") == "Small games that prove the kernel."


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        (Phrase("nowhere"), "no message 'nowhere' in the 'en' catalogue"),
        (Phrase("game.nowhere"), "message 'game' of the 'en' catalogue has no text 'nowhere'"),
        (Phrase("empty"), "message 'empty' of the 'en' catalogue has no text ''"),
        (Phrase("seat"), "message 'seat' of the 'en' catalogue: .*number"),
    ],
)
def test_missing_words_are_an_error_not_a_blank(words: Words, phrase: Phrase, message: str) -> None:
    with pytest.raises(LookupError, match=message):
        words.text(phrase, "en")


def test_a_language_that_nobody_wrote_is_refused(words: Words) -> None:
    for ask in (
        words.names,
        lambda language: words.has("game", language),
        lambda language: words.text(Phrase("game"), language),
    ):
        with pytest.raises(SetupError, match="no language 'fr'; there are en, de"):
            ask("fr")


def test_messages_and_attributes_can_be_looked_up(words: Words) -> None:
    assert words.has("game", "de")
    assert words.has("game.text", "de")
    assert words.has("seat", "de")
    assert not words.has("game.nowhere", "de")
    assert not words.has("nowhere.text", "de")


def test_all_names_are_listed(words: Words) -> None:
    assert {"game", "game.text", "yes", "act-pass"} <= set(words.names("en"))
    assert words.names("en") == sorted(words.names("de"))


def test_the_words_of_a_game_stand_above_the_common_ones(words: Words) -> None:
    assert words.text(Phrase("done"), "en") == "Ready"
    assert words.text(Phrase("pass"), "en") == "Pass"


def test_a_line_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    for language in ("en", "de"):
        (tmp_path / f"{language}.ftl").write_text("# A comment\n-term = Term\nfine = Fine\nthis is no message\n")
    with pytest.raises(LookupError, match="not Fluent: 'this is no message"):
        Words([common_words(), tmp_path])


def test_a_message_of_more_parts_than_fluent_takes_is_refused(tmp_path: Path) -> None:
    endless = "endless = " + "a { $n } " * 1000
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(endless)
    with pytest.raises(LookupError, match=r"message 'endless' of the 'en' catalogue: Too many parts"):
        Words([tmp_path]).text(Phrase("endless", n=1), "en")


def test_a_seat_is_called_by_its_name_if_it_has_one() -> None:
    assert seat_name(["Ada", ""], 0) == Phrase("named", name="Ada")
    assert seat_name(["Ada", ""], 1) == Phrase("seat", number=2)
    assert seat_name([], 1) == Phrase("seat", number=2)


def test_phrases_are_values() -> None:
    phrase = Phrase("fact", seat=Phrase("seat", number=1), price=2)
    assert phrase == Phrase("fact", seat=Phrase("seat", number=1), price=2)
    assert hash(phrase) == hash(Phrase("fact", seat=Phrase("seat", number=1), price=2))
    assert phrase != Phrase("fact", seat=Phrase("seat", number=1), price=3)
    assert phrase != Phrase("other", seat=Phrase("seat", number=1), price=2)
    assert phrase != "fact"
    assert repr(phrase) == "Phrase('fact', seat=Phrase('seat', number=1), price=2)"


def test_a_phrase_in_a_short_form_is_made_of_short_forms(tmp_path: Path) -> None:
    catalogue = """
fish = the old { $kind }
    .chip = { $kind }
    .text = lives at { $kind }
    .text-more = 3 [coin]
kind-eel = moray eel
    .chip = eel
price = for { $coins } coins
    .more = −{ $coins } [coin]
buy = Buy { $fish } { $price }
    .chip = { $fish }
    .more = { $price } → { $fish }
"""
    for language in ("en", "de"):
        (tmp_path / f"{language}.ftl").write_text(catalogue, encoding="utf-8")
    words = Words([tmp_path])
    fish = Phrase("fish", kind=Phrase("kind-eel"))
    buy = Phrase("buy", fish=fish, price=Phrase("price", coins=2))
    assert words.text(buy, "en") == "Buy the old moray eel for 2 coins"
    assert words.text(buy, "en", "chip") == "eel"
    assert words.text(buy, "en", "more") == "−2 [coin] → eel"
    assert words.text(Phrase("fish.text", kind=1), "de", "more") == "3 [coin]"


def test_a_label_without_a_short_form_is_its_own_chip() -> None:
    game = GAMES["lagoon"]
    assert game.chip(Phrase("act-play", fish=Phrase("fish-eel")), "en") == ("Play Eel", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_0_has_a_true_minus_sign_and_a_range_stays_as_it_is(tmp_path: Path, language: str) -> None:
    catalogue = (
        "lose = 1-2 fish at { $depth }, one in { $tide }\nmany = { $fish ->\n    [-1] none\n   *[other] { $fish }\n }\n"
    )
    for one in LANGUAGES:
        (tmp_path / f"{one}.ftl").write_text(catalogue, encoding="utf-8")
    words = Words([tmp_path])
    lose = Phrase("lose", depth=-3, tide="3-4")
    assert words.text(lose, language) == "1-2 fish at −3, one in 3-4"
    assert words.text(Phrase("lose", depth=Phrase("lose", depth=-1, tide=-2), tide=5), language) == (
        "1-2 fish at 1-2 fish at −1, one in −2, one in 5"
    )
    assert words.text(Phrase("many", fish=-1), language) == "none"
    assert words.text(Phrase("many", fish=-1234), language) == ("−1,234" if language == "en" else "−1.234")


def test_numbers_read_as_the_language_writes_them(words: Words) -> None:
    """Small numbers take a short way; what comes out is what Fluent and the locale make of them."""
    for language in LANGUAGES:
        bundle = words._bundle(language)
        pattern = bundle.get_message("seat").value
        assert pattern is not None
        for number in (*range(-1_002, 1_003, 7), -1_000, -999, -1, 0, 999, 1_000, 1_234_567):
            plain, errors = bundle.format_pattern(pattern, {"number": number})
            assert not errors
            assert words.text(Phrase("seat", number=number), language) == plain


def test_the_same_phrase_is_put_into_words_once(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[Phrase] = []
    render = Words._render

    def noted(self: Words, phrase: Phrase, language: str, form: str) -> str:
        rendered.append(phrase)
        return render(self, phrase, language, form)

    monkeypatch.setattr(Words, "_render", noted)
    said = {words.text(Phrase("seat", number=4_321_000 + number % 3), "en") for number in range(30)}
    assert len(said) == len(rendered) == 3
