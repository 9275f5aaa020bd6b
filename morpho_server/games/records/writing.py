"""Writing a round that was played as a record."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.records.recording import Recording
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json


def record_text(
    recording: Recording[Any],
    title: str,
    events: Sequence[Event],
    moves: Sequence[tuple[Seat, Move]],
) -> str:
    """Return the text of a record: all ``events`` of a round, and the ``moves`` that made them.

    Values are written as JSON, which YAML reads.
    """
    written = recording.write(events)
    header = {"title": title, "game": recording.game.name, **written.header}
    steps: list[Json] = [f"{letter(seat)} {move}" for seat, move in moves]
    if written.end:
        steps.append({"expect": written.end})
    return "".join([*_lines(header), "play:\n", *(f"  - {_value(step)}\n" for step in steps)])


def _lines(header: Mapping[str, Json]) -> list[str]:
    return [f"{key}: {_value(value)}\n" for key, value in header.items()]


def _value(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
