"""A lesson at a table: how far the learner is, what nature and rivals do meanwhile, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import NATURE, Chance, Phrase, Value, game
from ..kernel.lessons import ASTRAY, Beat, Lesson, Progress, Taken, count, expected, lesson_words
from ..kernel.lessons import lesson as lesson_of
from ..kernel.values import jsonable, plain, same
from . import entries as e
from .errors import Refused
from .shapes import LessonShown, LookShown, OffShown, PillShown

if TYPE_CHECKING:
    from .document import Viewer
    from .party import Party


def begun(party: Party) -> tuple[Lesson, Progress] | None:
    """The lesson that a table was laid for, and how far it is; None at other tables."""
    progress = party.state.lesson
    if progress is None or party.past is not None:
        return None
    return lesson_of(game(party.header.game), progress.lesson), progress


def lasting(party: Party) -> tuple[Lesson, Progress] | None:
    """The same, while the lesson lasts."""
    found = begun(party)
    return None if found is None or found[0].over(found[1], party.table) else found


# --- following the answers ---


def meets(party: Party, who: int, value: object) -> Taken | str | None:
    """What an answer that is about to be given is to the lesson: the learner's at a beat, or a kind of the others'."""
    found = lasting(party)
    if found is None:
        return None
    lesson, progress = found
    pending = party.table.pending
    if who == NATURE:
        return pending.kind if isinstance(pending, Chance) else None
    ask = next((one for one in party.table.asks if one.seat == who), None)
    if ask is None:
        return None
    if who != lesson.seat:
        return ask.kind
    option = next((one for one in ask.options if same(one, value)), None)
    return None if option is None else lesson.take(progress, ask, option)


def met(party: Party, who: int, meeting: Taken | str | None) -> None:
    """Note an answer that has been given."""
    progress = party.state.lesson
    if progress is None or meeting is None:
        return
    if isinstance(meeting, Taken):
        progress.taken.append(Taken(meeting.beat, meeting.expected, jsonable(plain(meeting.value))))
        progress.given.clear()
    else:
        count(progress, who, meeting)


def cut(party: Party) -> None:
    """Forget what has been taken back."""
    found = begun(party)
    if found is not None:
        lesson, progress = found
        del progress.taken[sum(step.seat == lesson.seat for step in party.state.line) :]


def dictated(party: Party, seat: int) -> Value | None:
    """What the lesson lets a rival answer; None where there is no lesson, and its bot thinks for itself."""
    found = lasting(party)
    if found is None or seat == found[0].seat or seat not in party.asked:
        return None
    return found[0].rival(found[1], party.table, seat)


# --- wishes ---


def leave(party: Party, seat: int) -> e.LeaveLesson | None:
    """Play on freely; None when the lesson is over anyway."""
    if begun(party) is None:
        raise Refused("there is no lesson at this table to leave")
    return None if lasting(party) is None else e.LeaveLesson(seat)


def again(party: Party, seat: int, chapter: int) -> e.Undo | None:
    """Take a chapter again that was begun: everything since is taken back. None when nothing of it is answered yet."""
    found = begun(party)
    if found is None or found[1].left or party.table.over:
        raise Refused("there is no lesson at this table, or it is over: no chapter can be taken again")
    lesson, progress = found
    chapters = len(lesson.script.chapters)
    if not 1 <= chapter <= chapters:
        raise Refused(f"the lesson has chapters 1 to {chapters}, not {chapter}")
    first = lesson.first(chapter - 1)
    own = [step for step in party.state.line if step.seat == lesson.seat]
    for step, taken in zip(own, progress.taken, strict=False):
        if taken.beat >= first:
            return e.Undo(seat, step.before, False)
    if first > lesson.reached(progress) + 1:
        raise Refused(f"chapter {chapter} has not begun yet")
    return None


# --- what the learner is shown ---


def shown(party: Party, viewer: Viewer) -> LessonShown | None:
    """The lesson in the learner's document."""
    found = begun(party)
    if found is None or viewer.seat != found[0].seat:
        return None
    lesson, progress = found
    say = _Saying(lesson, viewer.language)
    over = lesson.over(progress, party.table)
    reached = max(lesson.reached(progress), 0)
    ask = next((one for one in party.table.asks if one.seat == lesson.seat), None)
    number = ASTRAY if over or ask is None else lesson.present(progress, ask)
    at = number if number != ASTRAY else reached
    chapter = lesson.chapter_of[at]
    script = lesson.script.chapters[chapter]
    beat = lesson.beats[number] if number != ASTRAY else None
    wanted = [] if beat is None or ask is None else expected(beat, ask)
    what = lesson.script.say if over else "lesson-astray" if beat is None else beat.say
    targets = [] if ask is None else [party.table.game.target(party.table.state, ask, option) for option in wanted]
    lit = [target for target in targets if target is not None] + ([] if beat is None else beat.targets)
    return LessonShown(
        id=lesson.id,
        name=say(lesson.script.say),
        chapter=chapter + 1,
        chapters=len(lesson.script.chapters),
        names=[say(one.say) for one in lesson.script.chapters],
        beat=at - lesson.first(chapter) + 1,
        beats=len(script.beats),
        title=say(what),
        say=say(f"{what}.text"),
        targets=list(dict.fromkeys(lit)),
        expect=None if beat is None or beat.free else [jsonable(option) for option in wanted],
        show=jsonable(wanted[0]) if wanted else None,
        rule=None if beat is None else beat.rule,
        looks=[]
        if beat is None
        else [LookShown(say(one.say), say(f"{one.say}.text"), one.targets) for one in beat.looks],
        pills=pills(lesson, number, say),
        praise=praise(lesson, progress, say),
        off=off(lesson, progress, say),
        astray=beat is None and not over and ask is not None,
        over=over,
        left=progress.left,
    )


class _Saying:
    """The lesson's words in one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self._words = lesson_words(lesson.game)
        self._language = language

    def __call__(self, message: str) -> str:
        return self._words.text(Phrase(message), self._language)

    def if_any(self, message: str) -> str | None:
        return self(message) if self._words.has(message, self._language) else None


def praise(lesson: Lesson, progress: Progress, say: _Saying) -> str | None:
    """What is said of the last answer, if it was as expected."""
    last = progress.taken[-1] if progress.taken else None
    if last is None or last.beat == ASTRAY or not last.expected:
        return None
    return say.if_any(f"{lesson.beats[last.beat].say}.praise")


def off(lesson: Lesson, progress: Progress, say: _Saying) -> OffShown | None:
    """What is said of the last answer, if it was another than expected."""
    last = progress.taken[-1] if progress.taken else None
    if last is None or last.expected:
        return None
    beat: Beat = lesson.beats[last.beat]
    for other in beat.instead:
        if same(plain(last.value), other.value):
            return OffShown(say(other.say), say(f"{other.say}.text"))
    return OffShown(say("lesson-else"), say.if_any(f"{beat.say}.else") or say("lesson-else.text"))


def pills(lesson: Lesson, number: int, say: _Saying) -> list[PillShown]:
    """The parts of the present sequence, each at its thing."""
    if number == ASTRAY or not lesson.beats[number].pill:
        return []
    now = lesson.beats[number].pill
    return [
        PillShown(pill.at, say(pill.say), "done" if place < now else "now" if place == now else "later")
        for place, pill in enumerate(lesson.script.chapters[lesson.chapter_of[number]].pills, 1)
    ]
