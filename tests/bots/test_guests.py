from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from fathomfive import Table, bots
from fathomfive.arena import Match, play_game
from fathomfive.bots import guests
from fathomfive.kernel import Seat, SetupError, Value


class First:
    """Takes the first option, or the one so many places on."""

    def __init__(self, skip: int = 0, luck: float = 0.5, name: str = "") -> None:
        self.skip = skip
        self.luck = luck
        self.name = name

    def choose(self, seat: Seat) -> Value:
        return seat.question.options[self.skip % len(seat.question.options)]


class Mute:
    """Has nothing to say."""


def test_a_class_is_a_bot_by_its_module_and_name() -> None:
    bot = bots.make(f"{__name__}:First")
    assert isinstance(bot, First) and bot.skip == 0


def test_settings_have_the_types_of_the_parameters() -> None:
    bot = bots.make(f"{__name__}:First:skip=2,luck=0.25,name=Ada")
    assert isinstance(bot, First)
    assert (bot.skip, bot.luck, bot.name) == (2, 0.25, "Ada")


def test_a_seed_is_given_to_who_takes_one() -> None:
    assert isinstance(bots.seeded(f"{__name__}:First", 7), First)
    assert repr(bots.seeded("fathomfive.bots.greedy:Greedy", 7)) == "Greedy(seed=7)"
    assert repr(bots.seeded("fathomfive.bots.greedy:Greedy:seed=3", 7)) == "Greedy(seed=3)"


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("no.such.module:Bot", "no bot 'no.such.module:Bot': No module named 'no'"),
        (f"{__name__}:Missing", "no bot .*Missing.*: module .* has no attribute 'Missing'"),
        (f"{__name__}:Mute", "has no method choose"),
        ("fathomfive.bots.making:LONGEST", "names 2.0: a class with a method choose"),
        (f"{__name__}:First:depth=3", "has the settings skip, luck, name; not 'depth'"),
        (f"{__name__}:First:skip=x", "setting 'skip' of bot .* is a number, not 'x'"),
        ("os.path:join", r"bot 'os.path:join' wants the settings a: os.path:join:a=…"),
        ("os.path:join:a=x", r"'os.path:join' makes 'x', which has no method choose\(seat\), so it is no bot"),
        ("search:seconds=0", "bot 'search' needs seconds above 0: search:seconds=1"),
        ("search:visits=0", "bot 'search' needs visits above 0: search:visits=200"),
    ],
)
def test_a_bot_that_is_none_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.make(spec)


def test_an_object_is_no_name() -> None:
    with pytest.raises(SetupError, match=r"a bot is named, such as 'greedy' .* not Greedy\(seed=0\)"):
        bots.make(bots.make("greedy"))  # type: ignore[arg-type]


def test_an_object_plays_in_the_arena() -> None:
    match = Match.of("deepblue", seats=2, bots=[First(), "random"], seed=1)
    assert match.bots[0].startswith("object:First-")
    assert play_game(match, 0).ranks


def test_an_object_keeps_the_name_it_got() -> None:
    bot = First()
    assert bots.named(bot) == bots.named(bot) != bots.named(First())
    assert bots.seeded(bots.named(bot), 3) is bot
    assert bots.named("greedy") == "greedy"


@pytest.mark.parametrize("thing", [7, First, Mute()])
def test_what_cannot_choose_is_no_bot(thing: object) -> None:
    with pytest.raises(SetupError, match="or an object with a method choose"):
        bots.named(thing)


def test_an_object_of_another_process_is_not_known_here() -> None:
    with pytest.raises(SetupError, match="is an object of another process"):
        bots.make("object:First-999")


def test_a_package_offers_a_bot_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("shark", f"{__name__}:First", guests.GROUP)
    monkeypatch.setattr(guests, "offered", lambda: {"shark": point})
    bot = bots.make("shark:skip=1")
    table = Table("otys", seats=2, seed=7)
    assert isinstance(bot, First) and bot.choose(table.seat(1)) == table.question.options[1]  # type: ignore[union-attr]
    with pytest.raises(SetupError, match=r"there are .* shark, and 'package.module:Class'"):
        bots.make("whale")


@pytest.mark.parametrize("spec", [f"{__name__}:First", "os:system", "object:First-1"])
def test_strangers_may_not_name_code_of_the_machine(spec: str) -> None:
    with pytest.raises(SetupError, match="does not play here"):
        bots.check_guest(spec)
