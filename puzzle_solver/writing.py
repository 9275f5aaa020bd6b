"""Answers to a puzzle as plain data, and as the text of a file."""

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from morpho_server.games.views import Json
from morpho_server.puzzles.answers import Answer, Answers, Refutation


def as_json(answers: Answers) -> dict[str, Json]:
    """Return answers as plain data; moves stand together by their refutation, or by their odds."""
    if odds := answers.odds:
        ordered = sorted(odds, key=odds.__getitem__, reverse=True)
        return {"odds": {str(each): [*some] for each, some in groupby(ordered, odds.get)}}
    refuted: dict[Refutation, list[Json]] = {}
    for move, refutation in answers.wrong.items():
        refuted.setdefault(refutation, []).append(move)
    return {
        "right": {move: _answer_as_json(answer) for move, answer in answers.right.items()},
        "wrong": [
            {"replies": [*refutation.replies], "short": refutation.short, "moves": moves}
            for refutation, moves in refuted.items()
        ],
    }


def _answer_as_json(answer: Answer) -> dict[str, Json]:
    written: dict[str, Json] = {"replies": [*answer.replies]}
    return written if answer.then is None else {**written, "then": as_json(answer.then)}


def as_text(answers: Answers) -> str:
    """Return answers as the text of a file, in which a change can be read."""
    return _laid_out(as_json(answers), "") + "\n"


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
