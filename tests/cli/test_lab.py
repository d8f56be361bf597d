from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from .conftest import Run

SECTIONS = ("glance", "winning", "length", "course", "set-ups", "choices", "dead", "fortune", "made")
SEATS = {"otys": 2, "deepblue": 3, "neweden": 2, "endeavor": 2, "nemo": 1}


def lab(game: str, html: Path, *more: object, games: int = 2, study: int = 0) -> tuple[object, ...]:
    return (
        "lab", game, "--seats", SEATS[game], "--games", games, "--study", study, "--jobs", 1, "--html", html, *more,
    )  # fmt: skip


class Balanced(HTMLParser):
    """Complains about a tag that is not closed where it should be."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass


@pytest.mark.parametrize("game", SEATS)
def test_the_page_of_every_game_has_every_section(fathom: Run, home: Path, game: str) -> None:
    outcome = fathom(*lab(game, home / "page.html", "--lang", "de" if len(game) % 2 else "en"))
    assert outcome.status == 0
    page = (home / "page.html").read_text(encoding="utf-8")
    for name in SECTIONS:
        assert f'<section id="{name}">' in page
    assert page.count("<svg") > 10
    assert "http" not in page and "<script" not in page, "the page needs nothing else"
    reader = Balanced()
    reader.feed(page)
    assert reader.open == []
    for name in ("games", "options"):
        assert list((home / "page-data" / "a" / name).glob("*.parquet"))


def test_the_same_seed_makes_the_same_page_however_many_work_on_it(fathom: Run, home: Path) -> None:
    pages = []
    for jobs in (1, 2):
        (home / str(jobs)).mkdir()
        outcome = fathom(*lab("otys", home / str(jobs) / "page.html", "--jobs", jobs, games=22))
        assert outcome.status == 0
        pages.append((home / str(jobs) / "page.html").read_bytes())
    assert pages[0] == pages[1]


def test_the_command_on_the_page_makes_the_page(fathom: Run, home: Path) -> None:
    fathom(*lab("deepblue", home / "page.html", "--option", "scenario=random", "--seed", 3))
    page = (home / "page.html").read_text(encoding="utf-8")
    found = re.search(r"<code>(fathom lab .*?)</code>", page)
    assert found is not None
    (home / "again").mkdir()
    words = found[1].split()[1:]
    words[-1] = str(home / "again" / "page.html")
    assert fathom(*words).status == 0
    assert (home / "again" / "page.html").read_text(encoding="utf-8") == page


def test_a_content_against_itself_makes_no_difference(fathom: Run, home: Path) -> None:
    pack = home / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "deepblue"\nname = "mine"\n', encoding="utf-8")
    outcome = fathom(*lab("deepblue", home / "page.html", "--against-content", pack, "--json", games=4))
    found = json.loads(outcome.out)
    assert found["comparison"]["same"] is True
    assert found["comparison"]["shifts"] == []
    assert all(one["mean"] == 0 and not one["sure"] for one in found["comparison"]["measures"])
    assert found["verdict"] == ["No difference: both were played alike in all 4 games, answer for answer."]
    assert '<section id="verdict">' in (home / "page.html").read_text(encoding="utf-8")


def test_a_planted_stronger_card_is_found(fathom: Run, home: Path) -> None:
    pack = home / "strong"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "deepblue"\nname = "strong"\n', encoding="utf-8")
    (pack / "crew.toml").write_text(
        '[[crew]]\nid = "antiquarian"\npoints = 90\nmoney = 6\nneeds = { colour = "purple", count = 1 }\n',
        encoding="utf-8",
    )
    outcome = fathom(*lab("deepblue", home / "page.html", "--against-content", pack, "--json", games=60))
    found = json.loads(outcome.out)["comparison"]
    assert found["same"] is False
    named = [one["taken"] for one in found["shifts"] if "crew-antiquarian" in one["label"]]
    assert named and all(one["mean"] > 0 and one["sure"] for one in named)


def test_a_harder_game_is_won_less_often(fathom: Run, home: Path) -> None:
    sailor, captain = ("--option", "difficulty=sailor"), ("--against", "difficulty=captain")
    outcome = fathom(*lab("nemo", home / "page.html", *sailor, *captain, "--json", games=12))
    won = next(one for one in json.loads(outcome.out)["comparison"]["measures"] if one["measure"] == "won")
    assert won["mean"] < 0
    assert won["interval"]["low"] < won["mean"] < won["interval"]["high"]


@pytest.mark.slow
def test_luck_and_skill_of_studied_games_are_on_the_page(fathom: Run, home: Path) -> None:
    outcome = fathom(*lab("otys", home / "page.html", "--json", study=2))
    shares = json.loads(outcome.out)["figures"]["fortune"]["shares"]
    assert [share["part"] for share in shares] == ["own", "others", "luck", "residual"]
    assert sum(share["share"] for share in shares) == pytest.approx(1.0)
    assert "2 games were reviewed" in (home / "page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "no game 'chess'; there are "),
        (("otys", "--games", 0), "a lab plays at least 1 game, not 0"),
        (("otys", "--study", -1), "a number of games to study is at least 0, not -1"),
        (("otys", "--bots", "oracle"), "no bot 'oracle'"),
        (("otys", "--vary", "weather"), "otys has no option 'weather' to vary; it has sponsors, spy"),
        (("otys", "--vary", "spy", "--option", "spy=author"), "option 'spy' is either given or varied, not both"),
        (("otys", "--against", "spy"), "an option is given as name=value, not 'spy'"),
        (("otys", "--against", "spy=nobody"), "option 'spy' of otys is one of 'rulebook', 'author', not 'nobody'"),
        (("otys", "--against-content", "nowhere"), "nowhere: not a folder"),
        (("otys", "--lang", "fr"), "fr"),
    ],
)
def test_misuse_is_one_sentence(fathom: Run, home: Path, arguments: tuple[object, ...], complaint: str) -> None:
    outcome = fathom("lab", *arguments, "--html", home / "page.html")
    assert outcome.status == 2
    assert complaint in outcome.complaint
    assert not (home / "page.html").exists()


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(fathom: Run, home: Path) -> None:
    outcome = fathom("lab", "otys", "--html", home / "nowhere" / "page.html")
    assert outcome.status == 2 and "cannot be written" in outcome.complaint
    assert fathom("lab", "otys").status == 2
