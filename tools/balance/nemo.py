"""Balance of Nemo's War, measured with the rule of thumb: `python -m tools.balance.nemo --games 300`.

Plays solo games of every motive and difficulty and writes tables: how the voyages end, what each event of the adventure
phase brought (officer), and how voyages of two to four officers end. An event helps when the position is judged better
after it than before; a KEEP event when its use was worth its price, or when it scores unused.

`--seats 2000` writes how often each seat has most glory. `--save` notes the shares won in `measured.json`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import DIFFICULTIES, EVENTS, IN_ACTIONS, KEEP, MOTIVES
from fathomfive.games.nemo.judge import worth
from fathomfive.games.nemo.rules import scoring
from fathomfive.games.nemo.rules.sea import is_warship
from fathomfive.games.nemo.rules.state import ACTION, ADVENTURE, NemoState
from fathomfive.kernel import Ask, Chance, Question, Stream, Value
from tools.balance.measured import Row, noted, save

CONTENT = GAME.load()[0]
WON = 185
ENDS = ("scored", "exhausted", "outlawed", "overrun")
Tally = dict[int, list[float]]
Told = Counter[str]


def judged(s: NemoState) -> float:
    """How good the position is: points if it ended now, the safety of the tracks, notoriety, action points and room."""
    if s.lost:
        return -worth.DOOM
    if s.nautilus < 0:
        return 0.0
    points = scoring.count(s, scoring.final_cards(s))
    value = float(sum(points)) - worth.infamy(s, s.notoriety) + 0.5 * worth.POINT * s.ap
    for space in s.resources:
        ahead = min(1.0, worth.turns_left(s) / 8.0)
        value += ahead * (worth.RESERVE * space - worth.FRAILTY / max(1, space * space))
    for ocean, ships in enumerate(s.ships):
        value -= 1.5 * s.contacts[ocean] + sum(4.0 if is_warship(s, side) else 2.0 for side in ships)
    return value


def answered(s: NemoState, question: Question, stream: Stream) -> Value:
    """Nature's answer, or the advised one."""
    if isinstance(question, Chance):
        return question.sample(stream)
    assert isinstance(question, Ask)
    return GAME.advise(s, question, stream)


def play(
    seed: int, motive: str, difficulty: str, tally: Tally, seats: int = 1, mode: str = "coop", told: Told | None = None
) -> NemoState:
    """One game, as the rule of thumb plays it; what the events brought is added to the tally."""
    stream = Stream(seed)
    _, options = GAME.settle(seats, {"motive": motive, "difficulty": difficulty, "mode": mode})
    s = GAME.rules.new(CONTENT, seats, options)
    s.seats = seats
    brought: dict[int, float] = {}
    while not s.over:
        before = judged(s) if s.phase in (ADVENTURE, ACTION) else 0.0
        phase, s.listener = s.phase, []
        rules = GAME.rules.play(s)
        try:
            question = next(rules)
            while True:
                question = rules.send(answered(s, question, stream))
        except StopIteration:
            pass
        note(s, phase, before, brought)
        if told is not None:
            told.update([fact.kind for fact in s.listener or []])
    for card, change in brought.items():
        tally.setdefault(card, []).append(
            change if s.lost or CONTENT.card_kind[card] != KEEP else settled(s, card, change)
        )
    return s


def note(s: NemoState, phase: int, before: float, brought: dict[int, float]) -> None:
    """What the unit that has just been played changed, for the event it was about."""
    for fact in s.listener or []:
        card = fact.args[0] if fact.args else -1
        if not isinstance(card, int) or card >= EVENTS:
            continue
        if fact.kind == "card" and phase == ADVENTURE:
            brought[card] = 0.0 if CONTENT.card_kind[card] == KEEP else judged(s) - before
        elif fact.kind == "uses" and card in brought:
            alone = any(use.when == IN_ACTIONS for use in CONTENT.card_uses[card])
            brought[card] = judged(s) - before if alone else max(1.0, worth.card(s, card))


def settled(s: NemoState, card: int, change: float) -> float:
    """A KEEP event at the end: what using it brought, or the points it has unused."""
    return change if change else worth.card(s, card) if card in s.success else 0.0


def solo(games: int, seed: int, tally: Tally, difficulties: Sequence[str] = DIFFICULTIES) -> list[Row]:
    """How voyages end, alone."""
    rows: list[Row] = []
    print("| difficulty | motive | won | as another motive | mean points | scored | exhausted | outlawed | overrun |")
    print("|---|---|---|---|---|---|---|---|---|")
    for difficulty in difficulties:
        for motive in MOTIVES:
            ends: Counter[int] = Counter()
            points: list[int] = []
            changed = 0
            for game in range(games):
                s = play(seed + game, motive, difficulty, tally if difficulty == "officer" else {})
                ends[s.lost] += 1
                if not s.lost:
                    points.append(sum(s.points))
                    changed += points[-1] >= WON and MOTIVES[s.motive] != motive
            won = sum(total >= WON for total in points)
            shares = " | ".join(f"{100 * ends[end] / games:.0f} %" for end in range(len(ENDS)))
            mean = sum(points) / max(1, len(points))
            share = f"{100 * won / games:.1f} % | {100 * changed / max(1, won):.0f} %"
            print(f"| {difficulty} | {motive} | {share} | {mean:.0f} | {shares} |", flush=True)
            rows.append(noted({"motive": motive, "difficulty": difficulty}, 1, games, won))
    return rows


def events(tally: Tally) -> None:
    """What each event brought."""
    print("| event | kind | source | seen | helped | hurt | mean change |")
    print("|---|---|---|---|---|---|---|")
    sources = {entry.id: entry.source for entry in GAME.load()[1]._files["events"].event}  # type: ignore[attr-defined]
    for card in range(EVENTS):
        changes = tally.get(card, [])
        helped = sum(change > 0.5 for change in changes)
        hurt = sum(change < -0.5 for change in changes)
        count = max(1, len(changes))
        id = CONTENT.card_ids[card]
        kind = ("TEST", "PLAY", "KEEP")[CONTENT.card_kind[card]]
        shares = f"{100 * helped / count:.0f} % | {100 * hurt / count:.0f} %"
        print(f"| {card + 1} {id} | {kind} | {sources[id]} | {len(changes)} | {shares} | {sum(changes) / count:+.1f} |")


def together(games: int, seed: int) -> list[Row]:
    """How voyages of several officers end, over all motives."""
    rows: list[Row] = []
    print("| mode | seats | won | scored | exhausted | outlawed | overrun | captains relieved | handed on | seized |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for mode in ("coop", "semi"):
        for seats in (2, 3, 4):
            ends: Counter[int] = Counter()
            told: Told = Counter()
            won = 0
            for game in range(games):
                s = play(seed + game, MOTIVES[game % len(MOTIVES)], "officer", {}, seats, mode, told)
                ends[s.lost] += 1
                won += not s.lost and sum(s.points) >= WON
            shares = " | ".join(f"{100 * ends[end] / games:.0f} %" for end in range(len(ENDS)))
            passed = " | ".join(f"{told[kind] / games:.1f}" for kind in ("relieved", "hands_on", "seizes"))
            print(f"| {mode} | {seats} | {100 * won / games:.0f} % | {shares} | {passed} |", flush=True)
            rows.append(noted({"mode": mode, "difficulty": "officer"}, seats, games, won))
    return rows


def seats_alike(games: int, seed: int) -> None:
    """How often each seat has most glory in a semi-co-operative voyage that was won; shared glory is shared."""
    print("| seats | won | share of each seat |")
    print("|---|---|---|")
    for seats in (2, 3, 4):
        first = [0.0] * seats
        for game in range(games):
            s = play(seed + game, MOTIVES[game % len(MOTIVES)], "officer", {}, seats, "semi")
            ranks = scoring.ranks(s)
            for seat in range(seats):
                first[seat] += (ranks[seat] == 1) / max(1, ranks.count(1))
        won = max(1.0, sum(first))
        shares = ", ".join(f"{100 * share / won:.1f} %" for share in first)
        print(f"| {seats} | {100 * sum(first) / games:.0f} % | {shares} |", flush=True)


def main() -> None:
    """Measure and write the tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games for each motive and difficulty, or 0")
    parser.add_argument("--together", type=int, default=80, help="games for each mode and number of seats, or 0")
    parser.add_argument("--seed", type=int, default=90_000)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, nargs="*", default=DIFFICULTIES, help="alone: only these")
    parser.add_argument("--seats", type=int, default=0, help="instead: games for each number of rivals")
    parser.add_argument("--save", action="store_true", help="note the shares won in the game's measured.json")
    chosen = parser.parse_args()
    if chosen.seats:
        seats_alike(chosen.seats, chosen.seed)
        return
    rows: list[Row] = []
    if chosen.games:
        tally: Tally = {}
        rows += solo(chosen.games, chosen.seed, tally, chosen.difficulty)
        print()
        events(tally)
        print()
    if chosen.together:
        rows += together(chosen.together, chosen.seed)
    if chosen.save:
        save(GAME.id, rows)


if __name__ == "__main__":
    main()
