"""Two worlds that an observer can't tell apart, played alike: they receive the same in both.

World one is a round as it was played. World two is dealt otherwise where the observer has been
shown nothing, and the other seats choose otherwise where their choice has no face. Both are played
move by move, with the same chance, and everything that the observer is sent is compared, byte for
byte. The first difference ends the comparison: if the rules show it, by that very move, the worlds
are no longer alike; if not, it is a leak.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import is_shown
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from tests.support.games.playing import Choice, Play, Round
from tests.support.games.subjects import Subject
from tests.support.games.watching import Watcher, as_bytes


class LeakError(AssertionError):
    """An observer was sent something that depends on what it can't know."""


@dataclass(frozen=True)
class Case:
    """A comparison to be made: who watches, what is played, and how the rest is dealt again.

    ``attempts`` are moves that the observer tries.
    """

    play: Play
    observer: Seat | None
    dice: int
    attempts: tuple[str, ...]


@st.composite
def cases(draw: st.DrawFn, subject: Subject) -> Case:
    """Return any round, watched by any seat or a spectator."""
    play = draw(subject.plays())
    observer = draw(st.sampled_from([None, *map(Seat, range(play.start.seats))]))
    attempts = draw(st.lists(subject.texts(), min_size=1, max_size=8))
    return Case(play, observer, draw(st.integers(0, 2**32)), tuple(attempts))


@dataclass
class Comparison:
    """How far two worlds were alike, and why no farther.

    ``unlike``: the worlds differ, by the deal or by a choice. ``varied``: choices without a face
    were made otherwise wherever they could be, not only where they had to be. ``steps`` counts the
    moves after which all was compared and the same, ``sent`` those of which the observer was sent
    anything; ``verbs`` counts their verbs.
    """

    unlike: bool
    varied: bool
    steps: int = 0
    sent: int = 0
    ended: str = "played to the end"
    verbs: Counter[str] = field(default_factory=Counter)


@dataclass
class World:
    """A round, and the observer's end of it."""

    round: Round
    watcher: Watcher

    def situation(self) -> dict[str, Any]:
        """Return the observer's situation between moves, but for its own illegal attempts."""
        game, state, seat = self.round.game, self.round.state, self.watcher.seat
        owing = game.owing(state)
        return {
            "owing": owing,
            "pace": game.pace(state) if owing else None,
            "legal": game.legal_moves(state, seat) if seat in owing else None,
            "timeout_move": self.round.timeout_move(seat) if seat in owing else None,
            "open": None if seat is None else game.open_moves(state, seat),
            "over": game.outcome(state) is not None,
            "views": self.watcher.views(),
        }


def compare(subject: Subject, case: Case, game: Game[Any] | None = None) -> Comparison:
    """Play two worlds alike and return how far they went; raises :exc:`LeakError`.

    ``game`` may be another than the subject's, to see whether it would be found out.
    """
    game = game or subject.game
    first = case.play.to_the_end(game)
    dice = Random(case.dice)
    hidden = set(subject.deal(first.opening)) - subject.shown(first.log, case.observer)
    opening = subject.redeal(first.opening, hidden, dice)
    worlds = [
        World(Round(game, case.play.start, dealt), Watcher(game, case.observer))
        for dealt in (first.opening, opening)
    ]
    comparison = Comparison(unlike=opening != first.opening, varied=dice.random() < 0.3)
    _same("the opening", *(world.watcher.frame(world.round.opening) for world in worlds))
    for choice in first.made:
        _compare_situations(subject, worlds, case, choice[1], dice)
        if ended := _compare_step(subject, worlds, choice, comparison, dice):
            comparison.ended = ended
            break
        comparison.steps += 1
        comparison.verbs[choice[1].split()[0]] += 1
    return comparison


def _compare_situations(
    subject: Subject, worlds: list[World], case: Case, move: Move, dice: Random
) -> None:
    one, two = worlds
    _same(f"the situation before “{move}”", one.situation(), two.situation())
    if case.observer is None:
        return
    may = one.round.moves(case.observer)
    others = [move for seat in one.round.seats() for move in one.round.moves(seat)]
    texts = [*dice.sample(others, min(2, len(others))), *dice.sample(case.attempts, 1)]
    for text in texts:
        if text not in may:
            refusals = [world.round.refusal(case.observer, text) for world in worlds]
            _same(f"the refusal of “{text}” before “{move}”", *refusals)


def _compare_step(
    subject: Subject, worlds: list[World], choice: Choice, comparison: Comparison, dice: Random
) -> str:
    """Make a move in both worlds; return why they are alike no longer, if they are not."""
    one, two = worlds
    observer = one.watcher.seat
    choices = list(alike(subject, two.round, choice, observer))
    if not choices:
        return "no such move"
    before = list(one.round.log)
    other = dice.choice(choices) if choice not in choices or comparison.varied else choice
    comparison.unlike |= other != choice
    done = [one.round.play(*choice), two.round.play(*other)]
    frames = [w.watcher.frame(s.events) for w, s in zip(worlds, done, strict=True)]
    if as_bytes(frames[0]) == as_bytes(frames[1]):
        comparison.sent += bool(frames[0])
        return ""
    shown = [[event for event in s.events if is_shown(event, observer)] for s in done]
    pair = next((pair for pair in zip_longest(*shown) if pair[0] != pair[1]), None)
    if pair and None not in pair and subject.same_ending(*pair):
        return "cards shown at the end"
    if not any(
        event and subject.may_show(s, event, observer, before)
        for event, s in zip(pair or (), done, strict=False)
    ):
        raise LeakError(
            f"of seat {choice[0]}'s move “{choice[1]}” (“{other[1]}” in the other world) "
            f"seat {observer} is sent\n{frames[0]}\nin one world and\n{frames[1]}\n"
            f"in the other; the first difference is {pair}"
        )
    return f"shown by {choice[1].split()[0]}"


def alike(
    subject: Subject, played: Round, choice: Choice, observer: Seat | None
) -> Iterator[Choice]:
    """Return the moves that the observer can't tell from a move: by face, or by seat."""
    made_by, made = choice
    if made_by == observer:
        yield from ((observer, move) for move in played.moves(observer) if move == made)
        return
    anonymous = made.split()[0] in subject.anonymous
    for seat in played.seats() if anonymous else [made_by]:
        for move in played.moves(seat) if seat != observer else []:
            if subject.face(move, observer) == subject.face(made, observer):
                yield seat, move


def _same(what: str, one: object, other: object) -> None:
    if as_bytes(one) != as_bytes(other):
        raise LeakError(f"{what} is not the same in two worlds that look alike:\n{one}\n{other}")
