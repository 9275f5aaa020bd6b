"""The OpenAPI description of the REST calls, typed by game."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi.openapi.utils import get_openapi
from starlette.routing import BaseRoute

from morpho_server.api.description.examples import add_examples
from morpho_server.api.description.games import typed_by_game
from morpho_server.api.description.shapes import PLACE, Schema, any_of, text_of
from morpho_server.api.problems import Problem
from morpho_server.version import RELEASE

_ABOUT: Final = """\
Tables, moves and views by REST. Besides, each page or program has a socket at
`/api/v1/tables/{code}/socket`, whose messages `/api/v1/socket.json` describes.

What a game puts on the wire has that game's types: `MorphoPublic` is what everybody sees of a round
of M.O.R.P.H.O., `MorphoOwn` what one seat sees besides, and `MorphoEvent` all that can happen.
A field `game` tells which it is. Ignore fields, events and codes that you don't know.

Errors are problems (RFC 9457) with a stable `code`, whose `type` leads to its explanation. The
server shows all documentation at `/docs/`.
"""

TAGS: Final = {
    "guests": "Becoming a guest, and what belongs to one: tables, devices, matches, numbers.",
    "games": "The games that there are, and numbers of them.",
    "tables": "Opening a table, and coming to one.",
    "play": "Playing at a table without a socket: the view, commands and updates.",
    "past": "Matches and rounds that are over, links to them, records and reports.",
    "puzzles": "Positions to solve.",
    "server": "What the server and its host have decided.",
    "administration": "The administration of the server, for those who came by an admin link.",
    "health": "Whether the server can be reached, and is well.",
}
"""The groups of calls, in order, and what they are for."""


def describe(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """Return the description of the calls that these routes take."""
    described = get_openapi(
        title="Morpho Server",
        version=RELEASE,
        description=_ABOUT,
        routes=routes,
        servers=[{"url": "/", "description": "This server."}],
        tags=[{"name": name, "description": about} for name, about in TAGS.items()],
        contact={"name": "Morpho Server contributors"},
        license_info={"name": "MIT", "identifier": "MIT"},
    )
    problem = Problem.model_json_schema(ref_template=f"{PLACE}{{model}}")
    inner = problem.pop("$defs")
    messages = {**described["components"]["schemas"], **inner, "Problem": problem}
    plain = {name: plainly(each) for name, each in messages.items()}
    described["paths"], schemas = typed_by_game(described["paths"], plain)
    described["components"]["schemas"] = schemas
    for item in described["paths"].values():
        for call in item.values():
            call.setdefault("security", [])  # Anybody may.
            call["description"] = text_of(call["description"])
            for status, answer in call["responses"].items():
                if status.startswith("2"):
                    [shown, *_] = answer["content"].values()
                    answer["description"] = _about(shown["schema"], schemas) or _noun(call)
            add_examples(call)
    return described


def _about(answer: Schema, schemas: Mapping[str, Schema]) -> str:
    """Return the description of an answer: the first sentence about its shape, if it has a name."""
    match answer:
        case {"$ref": str(place)}:
            about: str = schemas[place.removeprefix(PLACE)].get("description", "")
            return _first_sentence(about)
        case {"anyOf": several}:
            return " Or: ".join(_about(each, schemas) for each in several)
        case {"items": dict(each)}:
            return f"A list. Each: {_about(each, schemas)}"
    return ""


def _noun(call: Schema) -> str:
    """Return the description of a call's answer, from that of the call."""
    about: str = _first_sentence(call["description"].removeprefix("Return "))
    return about[0].upper() + about[1:]


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=\.)\s", " ".join(text.split()))[0]


def plainly(message: Schema) -> Schema:
    """Return the schema of a message, as pydantic made it, without what misleads generators.

    They take a field with a default for one that is always there, but messages of the server leave
    such fields out. Titles only repeat names.
    """
    plain: Schema = _untitled(message, keep_defaults=message.get("additionalProperties") is False)
    if "description" in plain:
        plain["description"] = text_of(plain["description"])
    return plain


def _untitled(schema: Any, *, keep_defaults: bool) -> Any:
    match schema:
        case list():
            return [_untitled(each, keep_defaults=keep_defaults) for each in schema]
        case dict():
            plain = {}
            for key, each in schema.items():
                if key == "properties":
                    plain[key] = {
                        name: _untitled(one, keep_defaults=keep_defaults)
                        for name, one in each.items()
                    }
                elif key != "title" and (key != "default" or (keep_defaults and each is not None)):
                    plain[key] = _untitled(each, keep_defaults=keep_defaults)
            if "prefixItems" in plain:
                plain["items"] = any_of(plain["prefixItems"])
            return plain
    return schema
