"""The odds of moves in Morpyam: how likely the token that is placed next wins, over all rolls."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from morpho_server.games.morpyam.bots.odds import Stakes, Turn
from morpho_server.games.morpyam.grid import FIGURE, Box
from morpho_server.games.morpyam.notation import read
from morpho_server.games.morpyam.play.scoring import KO, gain
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.puzzles.answers import Answers
from morpho_server.puzzles.files import BadPuzzleError, Puzzle

NEVER: Final = Fraction(0)


def judge(puzzle: Puzzle) -> Answers:
    """Return the answers to a puzzle in which the seat wants to win with its next token.

    Five alike bring a new turn, in which the seat may win with a token more; five alike in that
    turn, or after a roll that is still to come, count for nothing. Raises :exc:`BadPuzzleError` if
    a token can win at once.
    """
    position = puzzle.position()
    state, seat = position.state, puzzle.seat
    turn = _turn(state.grid, seat)
    legal = position.owed()[seat]
    odds = {move: _odds(state, seat, move, turn) for move in legal}
    if max(odds.values()) == 1:
        raise BadPuzzleError(f"{puzzle.id}: nothing is left to chance")
    return Answers.by(odds)


def _odds(state: State, seat: Seat, move: Move, turn: Turn) -> Fraction:
    action = read(move)
    if action.verb == "place":
        return _placed(state, seat, action.box)
    if action.verb == "pass":
        return NEVER
    kept = "".join(sorted((Counter(state.dice) - Counter(action.dice)).elements()))
    return Fraction(turn.worth_of_roll(state.rolls + 1, kept, action.call))


def _placed(state: State, seat: Seat, box: Box) -> Fraction:
    """Return the odds after a token: of winning with it, or in the turn that five alike bring."""
    grid = {**state.grid, box: seat}
    if gain(grid, seat, box, state.setup.seats)[1] >= KO:
        return Fraction(1)
    return Fraction(_turn(grid, seat).value) if len(set(state.dice)) == 1 else NEVER


def _turn(grid: Mapping[Box, Seat], seat: Seat) -> Turn:
    """Return a turn in which each free box that wins is worth 1; all values are exact."""
    free = [box for box in FIGURE if box not in grid]
    wins: dict[str, Any] = {FIGURE[box]: NEVER for box in free}
    for box in free:
        if gain(grid, seat, box, 2)[1] >= KO:
            wins[FIGURE[box]] = Fraction(1)
    nothing: Any = NEVER
    return Turn(Stakes(wins, wins, nothing))
