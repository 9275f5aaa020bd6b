"""Puzzles by REST: what there are, and the server as referee and defence.

Nothing of an attempt is kept here: every request names all of its moves.
"""

from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse, Response

from morpho_server.api.messages.puzzles import (
    AttemptMoves,
    PuzzleAttempt,
    PuzzleListed,
    PuzzleSolution,
)
from morpho_server.api.middleware.bodies import StrictRoute
from morpho_server.api.problems import RESPONSES, ProblemError
from morpho_server.api.routes.acting import json_answer
from morpho_server.api.services import services_of
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.views import Json
from morpho_server.puzzles.attempts import Attempt, attempt
from morpho_server.puzzles.files import Puzzle, puzzles_of, written_answers

router = APIRouter(responses=RESPONSES, route_class=StrictRoute)

_PUZZLES: Final = "/games/{game}/puzzles"
_PUZZLE: Final = f"{_PUZZLES}/{{puzzle}}"


def game_here(request: Request, game: Annotated[str, Path(max_length=40)]) -> str:
    """Return the name of a game that can be played here; raises :exc:`ProblemError`."""
    if game not in services_of(request).tables.games:
        raise ProblemError("no_such_game")
    return game


def puzzle_there(
    game: Annotated[str, Depends(game_here)], puzzle: Annotated[str, Path(max_length=60)]
) -> Puzzle:
    """Return a puzzle of a game; raises :exc:`ProblemError`."""
    found = puzzles_of(game).get(puzzle)
    if found is None:
        raise ProblemError("no_such_puzzle")
    return found


PuzzleThere = Annotated[Puzzle, Depends(puzzle_there)]


# No coroutines: files are read at first, and moves are played in every request.
@router.get(
    _PUZZLES, tags=["puzzles"], response_class=JSONResponse, response_model=list[PuzzleListed]
)
def list_puzzles(game: Annotated[str, Depends(game_here)]) -> Response:
    """Return the puzzles of a game in their order, the easiest first."""
    found = puzzles_of(game).values()
    return _sent([{**_offered(each), "view": each.position().public()} for each in found])


@router.get(_PUZZLE, tags=["puzzles"], response_class=JSONResponse, response_model=PuzzleAttempt)
def get_puzzle(puzzle: PuzzleThere) -> Response:
    """Return the position of a puzzle with the legal moves: an attempt without any move."""
    return _answered(puzzle, [])


@router.post(
    f"{_PUZZLE}/attempts",
    tags=["puzzles"],
    response_class=JSONResponse,
    response_model=PuzzleAttempt,
)
def attempt_puzzle(puzzle: PuzzleThere, body: AttemptMoves) -> Response:
    """Play the moves of a solver from the position on, each answered by the best defence."""
    return _answered(puzzle, body.moves)


@router.get(f"{_PUZZLE}/solution", tags=["puzzles"])
def get_puzzle_solution(puzzle: PuzzleThere) -> PuzzleSolution:
    """Return how a puzzle is solved: what dice decide about is left out."""
    moves: list[str] = [move for seat, move in puzzle.line if seat == puzzle.seat]
    is_judged = written_answers(puzzle.game, puzzle.id).odds
    return PuzzleSolution(moves=moves[:1] if is_judged else moves)


def _answered(puzzle: Puzzle, moves: list[Move]) -> Response:
    try:
        made = attempt(puzzle, written_answers(puzzle.game, puzzle.id), moves)
    except MoveRefusedError as error:
        raise ProblemError(error.code, error.reason) from None
    return _sent(_answer(puzzle, made))


def _answer(puzzle: Puzzle, made: Attempt) -> dict[str, Any]:
    return {
        "puzzle": _offered(puzzle),
        "game": puzzle.game,
        "seats": len(made.scores),
        "state": made.state,
        "short": made.short,
        "odds": [each.as_integer_ratio() for each in made.odds],
        "steps": made.steps_seen_by(puzzle.seat),
        "legal": made.legal,
        "scores": made.scores,
        "winners": made.winners,
    }


def _offered(puzzle: Puzzle) -> dict[str, Json]:
    return {"id": puzzle.id, "title": puzzle.title, "seat": puzzle.seat, "turns": puzzle.turns}


def _sent(answer: Any) -> Response:
    return json_answer(orjson.dumps(answer, option=orjson.OPT_NON_STR_KEYS).decode())
