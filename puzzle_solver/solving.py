"""Finding the answers to a puzzle, by complete search: they prove that it is one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from morpho_server.games.moves import Move
from morpho_server.puzzles.answers import Answer, Answers, Refutation
from morpho_server.puzzles.files import BadPuzzleError, Puzzle
from puzzle_solver.odds import judge
from puzzle_solver.search import Search
from puzzle_solver.shortfalls import shortfall
from puzzle_solver.winnable import MayWin


def solve(puzzle: Puzzle, may_win: MayWin) -> Answers:
    """Return the answers to a puzzle; in a game of dice its moves are judged by their odds.

    The defence answers with what lets it hold out longest. Where several moves do, it answers as
    in the record, else with what brings itself nearest to winning.
    Raises :exc:`BadPuzzleError` if the goal is not reached against every defence, is reached in
    fewer turns, or if the record's defence gives in too early, and
    :exc:`~puzzle_solver.search.UnsearchableError`.
    """
    if puzzle.game == "morpyam":
        return judge(puzzle)
    search = Search(puzzle.recording.game, puzzle.seat, may_win)
    state = puzzle.position().state
    if not search.is_own_turn(state):
        raise BadPuzzleError(f"{puzzle.id}: the seat that solves it is not to move")
    if search.wins(state, puzzle.turns - 1):
        raise BadPuzzleError(f"{puzzle.id}: it can be solved in fewer turns")
    if not search.wins(state, puzzle.turns):
        raise BadPuzzleError(f"{puzzle.id}: some defence holds out longer")
    line = tuple(move for _, move in puzzle.line)
    answers = _Solver(search, line).answers(state, puzzle.turns, ())
    if not _goes_along(answers, puzzle):
        raise BadPuzzleError(f"{puzzle.id}: the defence can hold out longer than in the record")
    return answers


@dataclass(frozen=True, slots=True)
class _Solver:
    """Goes through a puzzle. ``line`` are the moves of its record; ``made`` are those so far."""

    search: Search
    line: tuple[Move, ...]

    def answers(self, state: Any, turns: int, made: tuple[Move, ...]) -> Answers:
        right: dict[Move, Answer] = {}
        wrong: dict[Move, Refutation] = {}
        for move in self.search.legal(state):
            after = self.search.after(state, move)
            left = self.search.left(after, turns)
            if self.search.wins(after, left):
                right[move] = self._answer(after, left, (*made, move))
            else:
                wrong[move] = self._refutation(after, left)
        return Answers(right, wrong)

    def _answer(self, state: Any, turns: int, made: tuple[Move, ...]) -> Answer:
        """Return the replies that hold out longest, and the answers to what follows."""
        replies: list[Move] = []
        while self._is_theirs(state):
            reply = self._hardest(state, turns, (*made, *replies))
            replies.append(reply)
            state = self.search.after(state, reply)
        if self.search.game.outcome(state) is not None:
            return Answer(tuple(replies))
        return Answer(tuple(replies), self.answers(state, turns, (*made, *replies)))

    def _hardest(self, state: Any, turns: int, made: tuple[Move, ...]) -> Move:
        played = self.line[len(made) :] if self.line[: len(made)] == made else ()
        theirs = self._theirs(state)

        def held_out(move: Move) -> tuple[int, bool, int]:
            after = self.search.after(state, move)
            return self.search.needed(after, turns), move in played[:1], -theirs.distance(after, 0)

        return max(self.search.legal(state), key=held_out)

    def _refutation(self, state: Any, turns: int) -> Refutation:
        """Return the replies after which the goal is farthest from being reached, and how far.

        Where several are as good, they bring the defence nearest to winning. Once the seat has no
        turn left, there is nothing more to refute: only a defence that wins at once still answers.
        """
        replies: list[Move] = []
        moved = state
        while self._is_theirs(state) and (turns or self._theirs(state).wins(state, 1)):
            reply, state = self._strongest(state, turns)
            replies.append(reply)
        return Refutation(tuple(replies), shortfall(self.search, moved, state, turns))

    def _strongest(self, state: Any, turns: int) -> tuple[Move, Any]:
        theirs = self._theirs(state)
        after = {move: self.search.after(state, move) for move in self.search.legal(state)}
        for move, reached in after.items():
            if theirs.wins(reached, theirs.left(reached, 1)):
                return move, reached
        worth = {
            move: (self.search.distance(each, turns), -theirs.distance(each, 0))
            for move, each in after.items()
        }
        ordered: Sequence[Move] = sorted(after, key=worth.__getitem__, reverse=True)
        found = next(move for move in ordered if not self.search.wins(after[move], turns))
        return found, after[found]

    def _theirs(self, state: Any) -> Search:
        """Return the search for the seat whose decision is due."""
        return replace(self.search, seat=self.search.mover(state))

    def _is_theirs(self, state: Any) -> bool:
        return self.search.game.outcome(state) is None and not self.search.is_own_turn(state)


def _goes_along(answers: Answers, puzzle: Puzzle) -> bool:
    """Return whether the defence answers as in the record."""
    moves = [move for _, move in puzzle.line]
    present: Answers | None = answers
    while present is not None:
        answer = present.right.get(moves.pop(0))
        if answer is None or tuple(moves[: len(answer.replies)]) != answer.replies:
            return False
        del moves[: len(answer.replies)]
        present = answer.then
    return not moves
