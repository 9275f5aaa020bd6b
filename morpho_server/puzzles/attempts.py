"""An attempt at a puzzle: the solver's moves so far, and what the defence answers to them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal

from morpho_server.games.chance import Chance
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.position import Position, Turn
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.puzzles.answers import Answer, Answers, Refutation
from morpho_server.puzzles.files import Puzzle
from morpho_server.tables.stream.past_round import PastSteps, Step, entries_of

AttemptState = Literal["open", "solved", "failed"]
"""Whether the goal may still be reached, has been, or can't be any more."""

OVER: Final = ("puzzle_over", "The attempt was over before the last of these moves.")
NOT_OWED: Final = ("not_in_puzzle", "That move has no place in this puzzle.")


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far an attempt has come: all that happened in it, and the moves that can follow.

    ``scores`` and ``winners`` are those of a game that is over. ``short`` says how far off the goal
    a failed attempt was, as in :class:`~morpho_server.puzzles.answers.Refutation`. ``odds`` are
    those of a move that was judged by them, and the best.
    """

    state: AttemptState
    short: int | None
    odds: Sequence[Fraction]
    steps: Sequence[Step]
    legal: Sequence[Move]
    scores: Sequence[int]
    winners: Sequence[Seat]

    def steps_seen_by(self, seat: Seat) -> list[Mapping[str, Json]]:
        """Return the steps as they were shown to one seat."""
        return [_seen(step, seat) for step in self.steps]


def attempt(puzzle: Puzzle, answers: Answers, moves: Sequence[Move]) -> Attempt:
    """Play the moves of a solver, each answered by the best defence.

    A move that is judged by its odds is not played, so that no die decides.
    Raises :exc:`MoveRefusedError` for a move that can't be made.
    """
    position = puzzle.position()
    present: Answers | None = answers
    answer: Answer | Refutation | None = None
    for move in moves:
        if present is None:
            raise MoveRefusedError(*OVER)
        _make(position, puzzle.seat, move, present)
        answer = present.right.get(move) or present.wrong[move]
        for reply in answer.replies:
            position.make(position.game.owing(position.state)[0], reply)
        present = answer.then if isinstance(answer, Answer) else None
    outcome = position.outcome()
    is_judged = present is None and bool(answers.odds)
    return Attempt(
        state="open" if present else "solved" if isinstance(answer, Answer) else "failed",
        short=answer.short if isinstance(answer, Refutation) else None,
        odds=(answers.odds[moves[0]], max(answers.odds.values())) if is_judged else (),
        steps=_steps(position),
        legal=() if present is None else position.owed()[puzzle.seat],
        scores=position.game.scores(position.state),
        winners=() if outcome is None else outcome.winners,
    )


def _make(position: Position[Any], seat: Seat, move: Move, answers: Answers) -> None:
    """Make a move of the solver, or only check it; raises :exc:`MoveRefusedError`."""
    if answers.odds:
        position.game.decide(position.state, seat, move, Chance(bytes(32)))
        position.turns.append(Turn(seat, move, ()))
    else:
        position.make(seat, move)
    if move not in answers.right and move not in answers.wrong:
        raise MoveRefusedError(*NOT_OWED)


def _steps(position: Position[Any]) -> list[Step]:
    past = PastSteps(position.game, position.seats)
    return [past.step(entry) for entry in entries_of(position.turns)]


def _seen(step: Step, seat: Seat) -> Mapping[str, Json]:
    own = step.own.get(seat)
    return {
        "seat": step.seat,
        "move": step.move,
        "events": step.events,
        "public": step.public,
        "yours": [] if own is None else own.yours,
        "own": {} if own is None else own.own,
    }
