"""The answers to a puzzle: what follows every move that its solver can make, found beforehand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from morpho_server.games.moves import Move
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class Answer:
    """The defence's replies to a move of the solver, and the answers that follow.

    ``replies`` are none where the solver moves again, or the game is over. ``then`` are the
    answers to the solver's next move; without them the attempt is over.
    """

    replies: tuple[Move, ...]
    then: "Answers | None" = None


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers to every legal move of a position: to those that solve the puzzle or may still.

    ``wrong`` are all others, each with the replies that refute it.
    """

    right: Mapping[Move, Answer]
    wrong: Mapping[Move, tuple[Move, ...]]

    def as_json(self) -> dict[str, Json]:
        """Return them as plain data; wrong moves stand together by their refutation."""
        refuted: dict[tuple[Move, ...], list[Json]] = {}
        for move, replies in self.wrong.items():
            refuted.setdefault(replies, []).append(move)
        return {
            "right": {move: _answer_as_json(answer) for move, answer in self.right.items()},
            "wrong": [
                {"replies": [*replies], "moves": moves} for replies, moves in refuted.items()
            ],
        }


def answers_of(written: Mapping[str, Any]) -> Answers:
    """Return answers from the plain data that :meth:`Answers.as_json` gives."""
    return Answers(
        right={Move(move): _answer_of(answer) for move, answer in written["right"].items()},
        wrong={
            Move(move): _moves(refutation["replies"])
            for refutation in written["wrong"]
            for move in refutation["moves"]
        },
    )


def nodes(answers: Answers) -> Iterator[Answers]:
    """Yield some answers and all those that they lead to."""
    yield answers
    for answer in answers.right.values():
        if answer.then is not None:
            yield from nodes(answer.then)


def _answer_as_json(answer: Answer) -> dict[str, Json]:
    written: dict[str, Json] = {"replies": [*answer.replies]}
    return written if answer.then is None else {**written, "then": answer.then.as_json()}


def _answer_of(written: Mapping[str, Any]) -> Answer:
    then = written.get("then")
    return Answer(_moves(written["replies"]), None if then is None else answers_of(then))


def _moves(written: Sequence[str]) -> tuple[Move, ...]:
    return tuple(map(Move, written))
