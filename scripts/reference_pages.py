"""The pages of ``docs/reference``, from the API's description and the docstrings of its types."""

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.fields import FieldInfo

from morpho_server.api.application import api_router
from morpho_server.api.messages.frames import FromServer
from morpho_server.api.messages.from_client import Learn, Watch
from morpho_server.api.problems import DETAILS, status_of
from morpho_server.api.routes import health
from morpho_server.games.events import Event
from morpho_server.games.registry import RULES
from morpho_server.settings import Settings
from morpho_server.tables.decide.handlers import HANDLERS
from morpho_server.tables.messages.errors import REASONS
from morpho_server.tables.messages.events import TABLE_EVENTS

WRITTEN: Final = "<!-- Written by `make wire` from the server's docstrings: don't edit. -->"
LINES: Final = re.compile(r"\s*\n\s*")

Schema = Mapping[str, Any]


def reference_pages(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield every page with what should be in it."""
    app = FastAPI(generate_unique_id_function=lambda route: route.name)
    app.include_router(api_router())
    app.include_router(health.router)
    described = app.openapi()
    frames = TypeAdapter(FromServer | Learn | Watch).json_schema()["$defs"]
    shapes = {**described["components"]["schemas"], **frames}
    commands = {kind.__name__ for kind in HANDLERS}
    none_of_these = commands | {"HTTPValidationError", "ValidationError", "JsonValue"}
    bodies = {name: shape for name, shape in shapes.items() if name not in none_of_these}
    yield folder / "rest.md", _page("REST", _calls(described["paths"]), _shapes(bodies), _codes())
    events = "## Events of a table\n\n" + _events(TABLE_EVENTS)
    yield folder / "table.md", _page("Commands and events", _commands(shapes), events)
    games = (f"## {g.title}\n\n{_events(g.event_types)}" for g in RULES.values())
    yield folder / "games.md", _page("Events of the games", *games)
    rows = (
        (f"`MORPHO_{name.upper()}`", _default(field), _text(field.description or ""))
        for name, field in Settings.model_fields.items()
    )
    yield folder / "settings.md", _page("Settings", _table(("variable", "unless set", "is"), *rows))


def _default(field: FieldInfo) -> str:
    value = field.default
    if field.default_factory is not None or value is None:
        return "none"
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"


def _page(title: str, *parts: str) -> str:
    about = "What these are for: [protocol](../protocol.md), [hosting](../hosting.md)."
    return "\n\n".join((f"{WRITTEN}\n\n# {title}", about, *parts)) + "\n"


def _table(*rows: Iterable[str]) -> str:
    head, *body = (f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in rows)
    return "\n".join((head, re.sub("[^|]+", " --- ", head), *body))


def _text(docstring: str) -> str:
    return LINES.sub(" ", inspect.cleandoc(docstring)).replace("``", "`")


def _calls(paths: Schema) -> str:
    rows = [
        (f"`{method.upper()} {path}{_query(call)}`", *_shapes_of(call), _text(call["description"]))
        for path, item in paths.items()
        for method, call in item.items()
    ]
    return "## Calls\n\n" + _table(("call", "body", "answer", "does"), *rows)


def _query(call: Schema) -> str:
    named = [p["name"] for p in call.get("parameters", ()) if p["in"] == "query"]
    return "?" + "&".join(named) if named else ""


def _shapes_of(call: Schema) -> tuple[str, str]:
    [status] = [each for each in call["responses"] if each.startswith("2")]
    [answered, *_] = call["responses"][status]["content"].values()
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    asked = body.get("schema", {})
    sent = "[a command](table.md)" if "discriminator" in asked else _kind(asked) if asked else ""
    return sent, f"{status} {_kind(answered['schema'])}"


def _shapes(shapes: Schema) -> str:
    parts = (
        f"### {name}\n\n{_text(shape.get('description', ''))}\n\n{_fields(shape)}"
        for name, shape in sorted(shapes.items())
    )
    return "\n\n".join(("## Shapes", "A field with `?` may be absent.", *parts))


def _commands(shapes: Schema) -> str:
    rows = [
        (
            f"`{shapes[kind.__name__]['properties']['type']['const']}`",
            _fields(shapes[kind.__name__], without=("type", "id", "at")),
            "host" if handler.host else "",
            _text(shapes[kind.__name__]["description"]),
        )
        for kind, handler in HANDLERS.items()
    ]
    return "## Commands\n\n" + _table(("type", "fields", "who", "does"), *rows)


def _events(kinds: Iterable[type[Event]]) -> str:
    rows = [
        (f"`{kind.kind}`", _fields(shape, without=("to",)), _text(shape["description"]))
        for kind in sorted(kinds, key=lambda kind: kind.kind)
        for shape in [TypeAdapter(kind).json_schema()]
    ]
    return _table(("kind", "fields", "says"), *rows)


def _codes() -> str:
    details = {f"{code}": reason for code, reason in REASONS.items()} | DETAILS
    rows = [(f"`{code}`", str(status_of(code)), details[code]) for code in sorted(details)]
    return "## Error codes\n\n" + _table(("code", "status", "means"), *rows)


def _fields(shape: Schema, without: Iterable[str] = ()) -> str:
    required = {*shape.get("required", ())} | {"kind"}
    return "; ".join(
        f"`{name}{'' if name in required else '?'}`: {_kind(field)}"
        for name, field in shape.get("properties", {}).items()
        if name not in without
    )


def _kind(schema: Any) -> str:
    match schema:
        case {"$ref": str(where)} if where.endswith("/JsonValue"):
            return "any JSON"
        case {"$ref": where}:
            name = where.rpartition("/")[2]
            return f"[{name}](rest.md#{name.lower()})"
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " or ".join(map(_kind, kinds))
        case {"const": value}:
            return f"`{value!r}`".replace("'", '"')
        case {"enum": values}:
            return " or ".join(_kind({"const": value}) for value in values)
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {_kind(values)}"
    return str(schema.get("type", "any JSON"))
