"""Playing a record from its header to its last step."""

from collections.abc import Mapping
from typing import Any, Final

from morpho_server.games.position import Opening, Position
from morpho_server.games.records import shapes
from morpho_server.games.records.recording import RecordFailedError, Recording
from morpho_server.games.records.steps import read_step
from morpho_server.games.views import Json

FRAME_KEYS: Final = frozenset({"title", "rules", "game", "play"})


def play_record(document: Json, recordings: Mapping[str, Recording[Any]]) -> Position[Any]:
    """Play a record, given as plain data; return where it leads.

    Raises :exc:`RecordFailedError`.

    It is read to the end before the first move is made. The first of ``recordings`` is that of a
    record which names no game.
    """
    try:
        recording, opening, play = _read_frame(document, recordings)
    except shapes.ShapeError as error:
        raise RecordFailedError(f"malformed: {error}") from None
    steps = [read_step(recording, n, given) for n, given in enumerate(play, 1)]
    position = Position(recording.game, opening)
    for number, step in enumerate(steps, 1):
        try:
            step.run(position)
        except RecordFailedError as error:
            raise RecordFailedError(str(error), number, step.said) from None
    return position


def _read_frame(
    document: Json, recordings: Mapping[str, Recording[Any]]
) -> tuple[Recording[Any], Opening, tuple[Json, ...]]:
    header = shapes.mapping_of(shapes.text, lambda value: value)(document)
    name = shapes.under("game", shapes.text, header.get("game", next(iter(recordings))))
    if name not in recordings:
        raise shapes.ShapeError(f"game: there is no game {shapes.shown(name)}")
    recording = recordings[name]
    for key in header:
        if key not in FRAME_KEYS | recording.header.keys():
            raise shapes.ShapeError(f"{shapes.shown(key)} is not a key of a record")
    for key in ("title", "play"):
        if key not in header:
            raise shapes.ShapeError(f"there is no {key}")
    shapes.under("title", shapes.text, header["title"])
    rule = shapes.name_of(recording.rules, "a rule of this game")
    shapes.under("rules", shapes.list_of(rule), header.get("rules", []))
    play = shapes.under("play", shapes.list_of(lambda step: step), header["play"])
    added = {key: value for key, value in header.items() if key not in FRAME_KEYS}
    return recording, recording.open(added), play
