"""What is done for a late seat, in all worlds that the public can't tell apart.

The worlds are the round as it was played up to some position, and others: dealt again wherever the
public has been shown nothing until then, with hidden choices made anew, and played with the same
public events. If some move is legal in all of them, the move made for a late seat must be such a
one, the same in all. Moves count by their face: what the public learns of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Game
from morpho_server.games.seats import Seat
from tests.support.games.playing import Choice, Play, Round
from tests.support.games.secrecy import LeakError, alike
from tests.support.games.subjects import Subject

FEW = 20
"""How many other deals are tried at any position."""

MANY = 3000
"""How many are tried where hidden cards decide, until no move is legal in all worlds."""


@dataclass
class _Late:
    """What a late seat could do in every world so far, and what was done for it in each."""

    seat: Seat
    common: set[str]
    done: set[str]

    @property
    def is_sound(self) -> bool:
        """Return whether nothing hidden decided, or no common move is left."""
        return not self.common or (len(self.done) == 1 and self.done <= self.common)

    def __str__(self) -> str:
        return f"seat {self.seat}: {sorted(self.done)}, though everywhere open: {self.common}"


def check_late_seats(
    subject: Subject, play: Play, dice: Random, game: Game[Any] | None = None
) -> bool:
    """Check a position of a round; raises :exc:`LeakError` if hidden cards decide there needlessly.

    Return whether the worlds differed in what a late seat could do. ``game`` may be another than
    the subject's, to see whether it would be found out.
    """
    game = game or subject.game
    first = _up_to_somewhere(play, dice, game)
    if first is None:
        return False
    late = [_late_in(subject, first, seat) for seat in game.owing(first.state)]
    legal = [len(each.common) for each in late]
    for tried, world in enumerate(_worlds(subject, first, dice)):
        for each in late if world else ():
            other = _late_in(subject, world, each.seat)
            each.common &= other.common
            each.done |= other.done
        if tried >= FEW and all(each.is_sound for each in late):
            break
    wrong = [str(each) for each in late if not each.is_sound]
    if wrong:
        raise LeakError(f"hidden cards decide after {first.made}: {'; '.join(wrong)}")
    return legal != [len(each.common) for each in late]


def _up_to_somewhere(play: Play, dice: Random, game: Game[Any]) -> Round | None:
    """Play a round up to a position where somebody owes a decision.

    It is mostly one with few legal moves, since these more often depend on hidden cards.
    """
    whole, weights = Round(game, play.start), []
    for choice in play.to_the_end(game).made:
        few = min(len(game.legal_moves(whole.state, seat)) for seat in game.owing(whole.state))
        weights.append(1 / few)
        whole.play(*choice)
    if not weights:
        return None
    [chosen] = dice.choices(range(len(weights)), weights)
    return _replayed(game, play, whole.made[:chosen])


def _replayed(game: Game[Any], play: Play, made: list[Choice]) -> Round:
    played = Round(game, play.start)
    for choice in made:
        played.play(*choice)
    return played


def _late_in(subject: Subject, world: Round, seat: Seat) -> _Late:
    moves = world.game.legal_moves(world.state, seat)
    done = subject.face(world.timeout_move(seat), None)
    return _Late(seat, {subject.face(move, None) for move in moves}, {done})


def _worlds(subject: Subject, first: Round, dice: Random) -> Iterator[Round | None]:
    """Yield worlds that the public can't tell from the first one, ``None`` for one that it can."""
    seen = _seen_by_step(first)
    hidden = set(subject.deal(first.opening)) - subject.shown(first.log, None)
    for _ in range(MANY):
        opening = subject.redeal(first.opening, hidden, dice)
        world = Round(first.game, first.start, opening)
        steps = zip(first.made, seen, strict=True)
        is_alike = all(_plays_alike(subject, world, *step, dice) for step in steps)
        yield world if is_alike else None


def _seen_by_step(first: Round) -> list[list[Event]]:
    again = Round(first.game, first.start)
    return [_public(again.play(*choice).events) for choice in first.made]


def _plays_alike(
    subject: Subject, world: Round, choice: Choice, seen: list[Event], dice: Random
) -> bool:
    """Make a move that the public can't tell from another; return whether it is sent the same."""
    choices = list(alike(subject, world, choice, None))
    return bool(choices) and _public(world.play(*dice.choice(choices)).events) == seen


def _public(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if event.to == EVERYONE]
