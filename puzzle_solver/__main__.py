"""``python -m puzzle_solver``: find the answers to all puzzles.

They say what follows every move; a game has them in ``puzzle_answers/ID.json``. A complete
search proves that each is a puzzle; ``tests/puzzles`` searches again.
"""

import argparse
from pathlib import Path

from morpho_server.games.registry import RULES
from morpho_server.puzzles.files import answers_file, puzzles_of
from puzzle_solver.solving import solve
from puzzle_solver.winnable import may_win_in
from puzzle_solver.writing import as_text

ROOT = Path(__file__).parent.parent


def main() -> None:
    """Write the answers to all puzzles, or to those that are named."""
    parser = argparse.ArgumentParser(description="Find the answers to all puzzles.")
    parser.add_argument("ids", nargs="*", help="the puzzles, all if none is named")
    chosen = parser.parse_args().ids
    for puzzle in (each for game in RULES for each in puzzles_of(game).values()):
        if not chosen or puzzle.id in chosen:
            path = answers_file(puzzle)
            path.parent.mkdir(exist_ok=True)
            path.write_text(
                as_text(solve(puzzle, may_win_in(puzzle.game))), encoding="utf-8", newline="\n"
            )
            print(f"Wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
