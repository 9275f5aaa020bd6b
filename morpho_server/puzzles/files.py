"""The files of a game's puzzles: records, and the answers that were found to them.

``games/NAME/puzzles/07-a-cut.yaml`` is the record of the puzzle ``a-cut``: its header is the
position, its steps are one solution. The seat of the first step solves, in as many turns as it
has there. ``games/NAME/puzzle_answers/a-cut.json`` is written by ``make puzzles``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import orjson

from morpho_server.games.moves import Move
from morpho_server.games.position import Opening, Position
from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import Recording
from morpho_server.games.registry import RECORDINGS
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.puzzles.answers import Answers, answers_of
from morpho_server.records import read_documents

GAMES_FOLDER: Final = Path(__file__).parents[1] / "games"
"""The folder with a folder of puzzles for each game."""


class BadPuzzleError(Exception):
    """A record that is no puzzle; the text says which, and why."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which ``seat`` wins within ``turns`` of its turns, and one solution.

    ``record`` is the record as plain data, ``line`` its moves, those of the defence among them.
    """

    id: str
    title: str
    game: str
    seat: Seat
    turns: int
    line: tuple[tuple[Seat, Move], ...]
    record: Mapping[str, Json]

    @property
    def recording(self) -> Recording[Any]:
        """Return the reader of its game's records."""
        return RECORDINGS[self.game]

    def position(self) -> Position[Any]:
        """Return the position in which it begins."""
        return Position(self.recording.game, self._opening())

    def _opening(self) -> Opening:
        keys = self.recording.header
        return self.recording.open({k: v for k, v in self.record.items() if k in keys})


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by their ids, in their order; none for most games.

    Raises :exc:`BadPuzzleError`, :exc:`~morpho_server.records.RecordUnreadableError`,
    :exc:`~morpho_server.games.records.recording.RecordFailedError`.
    """
    read = (read_puzzle(file, game) for file in puzzle_files(game))
    return {puzzle.id: puzzle for puzzle in read}


@cache
def puzzle_files(game: str) -> tuple[Path, ...]:
    """Return the files of a game's puzzles, in their order; none for most games."""
    if game not in RECORDINGS:
        return ()
    return tuple(sorted((GAMES_FOLDER / game / "puzzles").glob("*.yaml")))


def read_puzzle(file: Path, game: str) -> Puzzle:
    """Read the record of a puzzle, and play it; raises as :func:`puzzles_of` does."""
    record = read_documents(file)[0].content
    end = play_record(record, {game: RECORDINGS[game]})
    line = tuple(end.moves)
    if not line:
        raise BadPuzzleError(f"{file.name}: no move is made")
    seat = line[0][0]
    movers = [mover for mover, _ in line]
    outcome = end.outcome()
    if outcome is None or seat not in outcome.winners:
        raise BadPuzzleError(f"{file.name}: the seat that moves first does not win in the end")
    return Puzzle(
        id=file.stem.partition("-")[2],
        title=record["title"],
        game=game,
        seat=seat,
        turns=[mover for mover, _ in groupby(movers)].count(seat),
        line=line,
        record=record,
    )


def answers_file(puzzle: Puzzle) -> Path:
    """Return where the answers to a puzzle are written."""
    return GAMES_FOLDER / puzzle.game / "puzzle_answers" / f"{puzzle.id}.json"


@cache
def written_answers(game: str, puzzle: str) -> Answers:
    """Return the answers to a puzzle as they were written."""
    return answers_of(orjson.loads(answers_file(puzzles_of(game)[puzzle]).read_bytes()))
