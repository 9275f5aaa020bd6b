"""The pages of ``docs/reference``, from the API's description and the docstrings of its types."""

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from error_page import error_page
from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.fields import FieldInfo

from morpho_server.api.application import add_calls
from morpho_server.api.description.openapi import TAGS
from morpho_server.api.description.shapes import text_of
from morpho_server.api.messages.frames import FromServer
from morpho_server.api.messages.from_client import Learn, Watch
from morpho_server.games.events import Event
from morpho_server.games.options import OptionField
from morpho_server.games.shapes import MARK
from morpho_server.settings import Settings
from morpho_server.tables.decide.handlers import HANDLERS
from morpho_server.tables.messages.events import TABLE_EVENTS
from morpho_server.tables.model.options import EXPLAINED, TABLE_FIELDS

REST: Final = "rest.md"
SOCKET: Final = "table.md"
SHARED: Final = """\
Messages are described here, but for those that REST has as well:
[Snapshot](rest.md#snapshot), [Update](rest.md#update), [CommandDone](rest.md#commanddone)."""
WRITTEN: Final = "<!-- Written by `make wire` from the server's docstrings: don't edit. -->"
LINES: Final = re.compile(r"\s*\n\s*")

Schema = Mapping[str, Any]


def reference_pages(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield every page with what should be in it."""
    described = _described()
    shapes = described["components"]["schemas"]
    messages = {name: shape for name, shape in _frames().items() if _page_of(name) != REST}
    commands = {kind.__name__ for kind in HANDLERS}
    none_of_these = commands | {"HTTPValidationError", "ValidationError", "JsonValue"}
    bodies = {
        name: shape
        for name, shape in shapes.items()
        if name not in none_of_these and MARK not in shape
    }
    calls = [_calls(tag, about, described["paths"]) for tag, about in TAGS.items()]
    yield folder / REST, _page("REST", *calls, _shapes("Shapes", bodies))
    yield folder / "errors.md", _page("Errors", error_page())
    events = "## Events of a table\n\n" + _events(TABLE_EVENTS)
    options = (option(field, EXPLAINED[field.name]) for field in TABLE_FIELDS)
    parts = (_shapes("Messages", messages), _commands(shapes), events)
    yield folder / SOCKET, _page("Socket", SHARED, *parts, "## Options of a table", *options)
    settings = (
        entry(
            f"MORPHO_{name.upper()}",
            field.description or "",
            f"Unless set: {_default(field)}.",
            level=2,
        )
        for name, field in Settings.model_fields.items()
    )
    yield folder / "settings.md", _page("Settings", *settings)


@cache
def _described() -> Schema:
    app = FastAPI(generate_unique_id_function=lambda route: route.name)
    add_calls(app.router)
    return app.openapi()


@cache
def _frames() -> Schema:
    frames: Schema = TypeAdapter(FromServer | Learn | Watch).json_schema()["$defs"]
    return frames


def _page_of(shape: str) -> str:
    """Return the page that describes a shape: that of the socket if no call has it."""
    is_of_socket = shape in _frames() and shape not in _described()["components"]["schemas"]
    return SOCKET if is_of_socket else REST


def _default(field: FieldInfo) -> str:
    value = field.default
    if field.default_factory is not None or value is None:
        return "none"
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"


def _page(title: str, *parts: str) -> str:
    about = "What these are for: [protocol](../protocol.md), [hosting](../hosting.md)."
    return "\n\n".join((f"{WRITTEN}\n\n# {title}", about, *parts)).rstrip() + "\n"


def entry(name: str, text: str, *more: str, level: int = 3) -> str:
    """Return the part of a page that is about one thing, which has its name as its address."""
    return "\n\n".join(filter(None, (f"{'#' * level} `{name}`", prose(text), *more)))


def option(field: OptionField, about: str = "") -> str:
    """Return the part of a page that is about an option: its values, and a sentence about it."""
    default = "none" if field.default is None else f"`{field.default}`"
    later = " It may change between rounds." if field.between_rounds else ""
    wanted = field.wanted()
    values = f"{wanted[0].upper()}{wanted[1:]}; unless chosen: {default.lower()}.{later}"
    return entry(field.name, f"{about} {values}".strip())


def prose(docstring: str) -> str:
    """Return a docstring as one paragraph of Markdown."""
    return text_of(LINES.sub(" ", inspect.cleandoc(docstring)))


def _calls(tag: str, about: str, paths: Schema) -> str:
    parts = (
        entry(f"{method.upper()} {path}", call["description"], _used(call))
        for path, item in paths.items()
        for method, call in item.items()
        if tag in call["tags"]
    )
    return "\n\n".join((f"## {tag.capitalize()}", about, *parts))


def _used(call: Schema) -> str:
    """Return the parameters, the body and the answers of a call."""
    query = [_parameter(p) for p in call.get("parameters", ()) if p["in"] == "query"]
    [status] = [each for each in call["responses"] if each.startswith("2")]
    [answered, *_] = call["responses"][status]["content"].values()
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    asked = body.get("schema", {})
    sent = "[a command](table.md)" if "discriminator" in asked else _kind(asked) if asked else ""
    lines = (
        ("Query", "".join(f"\n  - {each}" for each in query)),
        ("Body", f" {sent}" if sent else ""),
        ("Answer", f" {status} {_kind(answered['schema'])}"),
    )
    return "\n".join(f"- {name}:{text}" for name, text in lines if text)


def _parameter(parameter: Schema) -> str:
    """Return a parameter of a query with its kind, its default and its meaning."""
    schema = parameter["schema"]
    [kind, *_] = schema.get("anyOf", [schema])  # the other one is null: it may be left out
    default = schema.get("default")
    unless = "" if default in (None, "") else f", unless given `{default}`"
    mark = "" if parameter["required"] else "?"
    return f"`{parameter['name']}{mark}`: {_kind(kind)}{unless}. {prose(parameter['description'])}"


def _shapes(title: str, shapes: Schema) -> str:
    parts = (
        f"### {name}\n\n{prose(shape.get('description', ''))}\n\n{_fields(shape)}"
        for name, shape in sorted(shapes.items())
    )
    return "\n\n".join((f"## {title}", "A field with `?` may be absent.", *parts))


def _commands(shapes: Schema) -> str:
    parts = (
        entry(
            shapes[kind.__name__]["properties"]["type"]["const"],
            ("*Host.* " if handler.host else "") + shapes[kind.__name__]["description"],
            _fields(shapes[kind.__name__], without=("type", "id", "at")),
        )
        for kind, handler in HANDLERS.items()
    )
    return "\n\n".join(("## Commands", *parts))


def _events(kinds: Iterable[type[Event]]) -> str:
    return "\n\n".join(
        entry(kind.kind, shape["description"], _fields(shape, without=("to",)))
        for kind in sorted(kinds, key=lambda kind: kind.kind)
        for shape in [TypeAdapter(kind).json_schema()]
    )


def _fields(shape: Schema, without: Iterable[str] = ()) -> str:
    required = {*shape.get("required", ())} | {"kind"}
    return "; ".join(
        f"`{name}{'' if name in required else '?'}`: {_kind(field)}{_if_absent(field)}"
        for name, field in shape.get("properties", {}).items()
        if name not in without
    )


def _if_absent(field: Schema) -> str:
    """Return the default of a field, if it has one that tells anything."""
    default = field.get("default")
    if default in (None, [], {}) or "const" in field:
        return ""
    return f", `{json.dumps(default)}` if absent"


def _bounds(schema: Schema) -> str:
    """Return the bounds of a number, a text or a list, if it has any."""
    for least, most, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", ""),
    ):
        low, high = schema.get(least), schema.get(most)
        if low is not None and high is not None:
            return f"{low:g} to {high:g}{unit}"
        if high is not None or low:
            return f"at most {high:g}{unit}" if low is None else f"at least {low:g}{unit}"
    return ""


def _named(shape: str) -> str:
    described = _described()["components"]["schemas"].get(shape) or _frames()[shape]
    role = described.get(MARK)
    return _of_game(role) if role else f"[{shape}]({_page_of(shape)}#{shape.lower()})"


def _of_game(role: str) -> str:
    return f"the game's [{role}](../protocol.md#types-of-a-game)"


def _kind(schema: Any) -> str:
    match schema:
        case {"$ref": str(where)} if where.endswith("/JsonValue"):
            return "any JSON"
        case {"$ref": where}:
            return _named(where.rpartition("/")[2])
        case {"x-of-game": role}:
            return _of_game(role)
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " or ".join(map(_kind, kinds))
        case {"const": value}:
            return f"`{json.dumps(value, ensure_ascii=False)}`"
        case {"enum": values}:
            return " or ".join(_kind({"const": value}) for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_kind, items))}]"
        case {"type": "array", "items": items}:
            number = f"{bounds} " if (bounds := _bounds(schema)) else ""
            return f"list of {number}{_kind(items)}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {_kind(values)}"
    kind = str(schema.get("type", "any JSON"))
    return f"{kind} ({bounds})" if (bounds := _bounds(schema)) else kind
