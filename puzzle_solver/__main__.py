"""``python -m puzzle_solver``: find the answers to all puzzles.

They say what follows every move; a game has them in ``puzzle_answers/ID.json``. A complete
search proves that each is a puzzle; ``tests/puzzles`` searches again.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from morpho_server.games.registry import RULES
from morpho_server.puzzles.answers import Answers
from morpho_server.puzzles.files import answers_file, puzzles_of
from puzzle_solver.solving import solve
from puzzle_solver.winnable import may_win_in

ROOT = Path(__file__).parent.parent


def as_text(answers: Answers) -> str:
    """Return answers as the text of a file, in which a change can be read."""
    return _laid_out(answers.as_json(), "") + "\n"


def _laid_out(value: Any, margin: str) -> str:
    """Return JSON with a line for each move that goes on, each refutation and all equal odds."""
    deeper = margin + " "
    if isinstance(value, dict) and "odds" in value:
        odds = [f'{deeper} "{each}": {json.dumps(moves)}' for each, moves in value["odds"].items()]
        return f'{{\n{deeper}"odds": {{\n{_lines(odds)}\n{deeper}}}\n{margin}}}'
    if isinstance(value, dict) and value.keys() >= {"right", "wrong"}:
        right = [
            f"{deeper} {json.dumps(move)}: {_laid_out(answer, deeper + ' ')}"
            for move, answer in value["right"].items()
        ]
        wrong = [f"{deeper} {json.dumps(each)}" for each in value["wrong"]]
        return (
            f'{{\n{deeper}"right": {{\n{_lines(right)}\n{deeper}}},\n'
            f'{deeper}"wrong": [\n{_lines(wrong)}\n{deeper}]\n{margin}}}'
        )
    if isinstance(value, dict) and "then" in value:
        then = _laid_out(value["then"], margin)
        return f'{{"replies": {json.dumps(value["replies"])}, "then": {then}}}'
    return json.dumps(value)


def _lines(lines: Sequence[str]) -> str:
    return ",\n".join(lines)


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
