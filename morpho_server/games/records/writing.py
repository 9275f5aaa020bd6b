"""Writing a round that was played as a record."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.records.recording import Recording
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

RecordFormat = Literal["yaml", "json"]
"""How a record is written; a file of it has a name that ends so."""


class Record(NamedTuple):
    """A record as plain data. ``header`` has all keys but ``play``, whose steps are ``steps``."""

    header: Mapping[str, Json]
    steps: Sequence[Json]


def record_of(
    recording: Recording[Any],
    title: str,
    events: Sequence[Event],
    moves: Sequence[tuple[Seat, Move]],
) -> Record:
    """Return the record of a round: all its ``events``, and the ``moves`` that made them."""
    written = recording.write(events)
    header = {"title": title, "game": recording.game.name, **written.header}
    steps: list[Json] = [f"{letter(seat)} {move}" for seat, move in moves]
    if written.end:
        steps.append({"expect": written.end})
    return Record(header, steps)


def record_text(record: Record, form: RecordFormat) -> str:
    """Return the text of a record, with a line for each step, so that a failure names it."""
    return _as_json(record) if form == "json" else _as_yaml(record)


def _as_yaml(record: Record) -> str:
    """Values are written as JSON, which YAML reads."""
    header = (f"{key}: {_value(value)}\n" for key, value in record.header.items())
    return "".join([*header, "play:\n", *(f"  - {_value(step)}\n" for step in record.steps)])


def _as_json(record: Record) -> str:
    header = "".join(f"  {_value(key)}: {_value(value)},\n" for key, value in record.header.items())
    steps = ",\n".join(f"    {_value(step)}" for step in record.steps)
    return f'{{\n{header}  "play": [\n{steps}\n  ]\n}}\n'


def _value(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
