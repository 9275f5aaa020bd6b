"""The JSON Schema of all messages of a socket, typed by game."""

import json
from typing import Any, Final

from pydantic import TypeAdapter

from morpho_server.api.description.games import prefix_of, typed_by_game
from morpho_server.api.description.openapi import plainly
from morpho_server.api.description.shapes import PLACE, Schema, reference
from morpho_server.api.messages.frames import FromServer
from morpho_server.api.messages.from_client import MESSAGES
from morpho_server.games.registry import RULES

_DEFINED: Final = "#/$defs/"


def socket_schema() -> dict[str, Any]:
    """Return the schema. ``FromServer`` and ``FromClient`` are its two directions.

    ``MorphoFromServer`` and so on are what the server sends while that game is played.
    """
    both: dict[str, TypeAdapter[Any]] = {
        "FromServer": TypeAdapter(FromServer),
        "FromClient": MESSAGES,
    }
    messages: dict[str, Schema] = {}
    for name, adapter in both.items():
        schema = adapter.json_schema(ref_template=f"{PLACE}{{model}}")
        messages |= schema.pop("$defs") | {name: schema}
    directions = [*both, *(f"{prefix_of(game)}FromServer" for game in RULES)]
    # Generators find only what the root leads to, so it names the messages of each game as well.
    plain = {name: plainly(each) for name, each in messages.items()}
    root, shapes = typed_by_game({"anyOf": [reference(name) for name in directions]}, plain)
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "description": "What `/api/v1/tables/{code}/socket` carries, one message in each frame.",
        **root,
        "$defs": shapes,
    }
    described: dict[str, Any] = json.loads(json.dumps(whole).replace(PLACE, _DEFINED))
    return described
