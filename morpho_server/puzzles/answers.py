"""The answers to a puzzle: what follows every move that its solver can make, found beforehand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from morpho_server.games.moves import Move


@dataclass(frozen=True, slots=True)
class Answer:
    """The defence's replies to a move of the solver, and the answers that follow.

    ``replies`` are none where the solver moves again, or the game is over. ``then`` are the
    answers to the solver's next move; without them the attempt is over.
    """

    replies: tuple[Move, ...]
    then: "Answers | None" = None


class Refutation(NamedTuple):
    """The replies that refute a move, and how far off the goal it was, in the game's own units.

    ``short`` is the cards, chips or stones that it was short of; ``None`` where nothing was lacking
    but a better move.
    """

    replies: tuple[Move, ...]
    short: int | None = None


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers to every legal move of a position: to those that solve the puzzle or may still.

    ``wrong`` are all others. Where chance decides what follows, the moves are judged by their
    ``odds`` of reaching the goal, and those with the best are right.
    """

    right: Mapping[Move, Answer]
    wrong: Mapping[Move, Refutation]
    odds: Mapping[Move, Fraction] = field(default_factory=dict)

    @classmethod
    def by(cls, odds: Mapping[Move, Fraction]) -> "Answers":
        """Return the answers to moves with these odds."""
        best = max(odds.values())
        return cls(
            right={move: Answer(()) for move in odds if odds[move] == best},
            wrong={move: Refutation(()) for move in odds if odds[move] < best},
            odds=odds,
        )


def answers_of(written: Mapping[str, Any]) -> Answers:
    """Return answers from the plain data of a file."""
    if odds := written.get("odds"):
        return Answers.by({Move(move): Fraction(each) for each in odds for move in odds[each]})
    return Answers(
        right={Move(move): _answer_of(answer) for move, answer in written["right"].items()},
        wrong={
            Move(move): Refutation(_moves(refutation["replies"]), refutation["short"])
            for refutation in written["wrong"]
            for move in refutation["moves"]
        },
    )


def _answer_of(written: Mapping[str, Any]) -> Answer:
    then = written.get("then")
    return Answer(_moves(written["replies"]), None if then is None else answers_of(then))


def _moves(written: Sequence[str]) -> tuple[Move, ...]:
    return tuple(map(Move, written))
