"""What people wish to do at a table, each checked and turned into an entry by whoever keeps the table.

A wish is made from who asks and what was sent, and given the party as it stands. None: there is nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable

from . import clocks, gatherings, learning
from . import entries as e
from .document import Viewer
from .errors import Invalid, NotYours, Refused, Stale
from .party import Party
from .seating import check_bot, tidy
from .shapes import (
    Beginning,
    Claimed,
    Coming,
    Consent,
    LessonWish,
    Message,
    Resignation,
    Revocation,
    StandIn,
    UndoRequest,
)
from .sitters import Device
from .thoughts import RULE_OF_THUMB

Wish = Callable[[Party], e.Entry | None]


def answering(viewer: Viewer, party: Party) -> int | None:
    """The seat that answers when none is named: of several at one device the only one that is asked."""
    asked = [own for own in viewer.seats if own in party.state.since]
    return asked[0] if len(asked) == 1 else None


def going_back(viewer: Viewer, data: UndoRequest | None, *, whole_turn: bool) -> Wish:
    """Take back one's last answer, or all of one's turn."""
    data = data or UndoRequest()

    def wish(party: Party) -> e.Entry:
        seat = _backing(viewer, data.seat, party)
        if data.version is not None and data.version < party.state.moved:
            stands = party.state.number
            raise Stale(f"the table has changed since version {data.version}: it is at version {stands}")
        return party.restart(seat) if whole_turn else party.undo(seat)

    return wish


def _backing(viewer: Viewer, seat: int | None, party: Party) -> int:
    """The seat that goes back: the named one, or of several at one device the one that answered last."""
    if seat is None and len(viewer.seats) > 1:
        for step in reversed(party.state.line):
            if step.seat in viewer.seats:
                return step.seat
    return viewer.acting(seat)


def revoking(viewer: Viewer, data: Revocation | None) -> Wish:
    """Let answers stand no longer."""
    data = data or Revocation()
    seat = viewer.acting(data.seat)
    return lambda party: party.revoke(seat, data.question)


def consenting(viewer: Viewer, data: Consent) -> Wish:
    """Let another seat go back, or not; when the last of the others agrees, `Party.agreed` follows."""
    seat = viewer.acting(data.seat)
    return lambda party: party.reply(seat, data.agree)


def claiming(viewer: Viewer, data: Claimed) -> Wish:
    """Say who plays the seat; may be said again."""
    seat, name = viewer.acting(data.seat), tidy(data.name)
    if not name:
        raise Invalid("a name needs at least one visible character")

    def wish(party: Party) -> e.Entry | None:
        sitter = party.state.sitters[seat]
        return None if sitter.claimed and sitter.name == name else e.Claim(seat, name)

    return wish


def saying(viewer: Viewer, data: Message, most: int) -> Wish:
    """Say something, in so many characters at most, or by a sign."""
    seat, text = viewer.acting(data.seat), tidy(data.text)
    if bool(text) == bool(data.reaction) or len(text) > most:
        raise Invalid(f"a message is a `text` of 1 to {most} characters, or a `reaction`")
    return lambda party: e.Chat(seat, text, data.reaction)


def standing_in(viewer: Viewer, seat: int, data: StandIn, silent_since: int, missed_since: int = 0) -> Wish:
    """A bot takes one's own seat over, or (null) gives it back.

    Another's seat, if it has been silent since a day ago, or its time is up; if it has been missed for some minutes,
    all the others have to wish it.
    """
    bot = None if data.bot is None else check_bot(data.bot)

    def wish(party: Party) -> e.Entry | None:
        if seat >= len(party.state.sitters) or party.state.sitters[seat].kind == "bot" or not viewer.seats:
            raise NotYours(f"seat {seat} is not a person's seat that you could speak for")
        sitter = party.state.sitters[seat]
        if sitter.resigned:
            raise Refused(f"seat {seat} has resigned")
        if party.gathers:
            raise Refused("the game has not begun: whoever invites decides who sits where")
        if seat not in viewer.seats:
            if bot is None or seat not in party.state.since:
                raise NotYours(f"only seat {seat} itself may decide that, unless it has been silent for long")
            asked_at = party.state.moved_at
            if asked_at >= silent_since and not clocks.is_up(party, seat):
                if asked_at >= missed_since:
                    raise NotYours(f"seat {seat} has been silent for too short a time: give it a few minutes")
                agreed = {*party.state.votes.get(seat, []), *viewer.seats}
                if set(party.others(seat)) - agreed:
                    by = viewer.seats[0]
                    return None if by in party.state.votes.get(seat, []) else e.Vote(seat, by)
        return None if sitter.bot == bot else e.Substitute(seat, bot, viewer.seats[0])

    return wish


def sitting_down(data: Coming, open_here: bool) -> Wish:
    """Take a free seat of a table whose people come one by one."""
    name = tidy(data.name)
    if not name:
        raise Invalid("a name needs at least one visible character")

    def wish(party: Party) -> e.Entry:
        gatherings.may_come(party, data.join, open_here)
        return gatherings.sit(party, name)

    return wish


def beginning(viewer: Viewer, data: Beginning | None) -> Wish:
    """Begin the game; bots sit where nobody does."""

    def wish(party: Party) -> e.Entry:
        host = gatherings.of(party).host
        seat = viewer.acting(host if host in viewer.seats else next(iter(viewer.seats), None))
        return gatherings.start(party, seat, None if data is None else data.bot)

    return wish


def resigning(viewer: Viewer, data: Resignation | None) -> Wish:
    """Give up for good; a bot plays the seat to the end."""
    seat = viewer.acting(data.seat if data is not None else None)

    def wish(party: Party) -> e.Entry | None:
        if party.table.over:
            raise Refused("the game is over")
        return None if party.state.sitters[seat].resigned else e.Resign(seat, RULE_OF_THUMB)

    return wish


def learning_on(viewer: Viewer, data: LessonWish) -> Wish:
    """Leave a lesson and play on freely, or take one of its chapters again."""
    seat = viewer.acting(data.seat)
    if data.leave == (data.chapter is not None):
        raise Invalid("say either `leave: true` or the number of a `chapter`")

    def wish(party: Party) -> e.Entry | None:
        if data.chapter is None:
            return learning.leave(party, seat)
        return learning.again(party, seat, data.chapter)

    return wish


def subscribing(seat: int, device: Device, party: Party) -> e.Entry | None:
    """A device is to be told of a seat's turns."""
    return None if device in party.state.devices.get(seat, []) else e.Subscribe(seat, device)


def forgetting(seat: int, endpoint: str, party: Party) -> e.Entry | None:
    """A device is to be told no longer."""
    known = any(device.endpoint == endpoint for device in party.state.devices.get(seat, []))
    return e.Unsubscribe(seat, endpoint) if known else None
