"""What a stored entry must look like, so that nothing else is ever taken for one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import SchemaValidator, core_schema

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Body:
    """What of an entry is stored as JSON: the version of its form, and what the game is told."""

    v: int
    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]


def body_form(event_types: Iterable[type[Event]]) -> SchemaValidator:
    """Return what makes a :class:`Body` of JSON, with events of the given types and no others.

    Every field must be there, and no other; use it with ``strict=True``. Raises :exc:`TypeError`
    for event types that can't be stored.
    """
    kinds: dict[str, Any] = {}
    for event_type in event_types:
        if event_type.kind in kinds:
            raise TypeError(f"Two types of events are of the kind “{event_type.kind}”.")
        kinds[event_type.kind] = _event_schema(event_type)
    events = core_schema.tuple_variable_schema(core_schema.tagged_union_schema(kinds, "kind"))
    plain = _closed_schema(Body)
    fields = [field for field in plain["schema"]["fields"] if field["name"] != "events"]
    fields.append(core_schema.dataclass_field("events", events))
    return SchemaValidator(plain | {"schema": plain["schema"] | {"fields": fields}})


def _event_schema(event_type: type[Event]) -> Any:
    """Return the schema of an event: its dataclass, with a ``kind`` that is read and left out."""
    plain = _closed_schema(event_type)
    literal = core_schema.literal_schema([event_type.kind])
    kind = core_schema.dataclass_field("kind", literal, init_only=True)
    fields = [kind, *plain["schema"]["fields"]]
    return plain | {"schema": plain["schema"] | {"fields": fields}}


def _closed_schema(stored: type) -> Any:
    """Return a dataclass' schema that wants every field and no other."""
    schema: Any = TypeAdapter(stored).core_schema
    if schema["type"] != "dataclass":
        raise TypeError(f"{stored.__qualname__} is not made of JSON values alone.")
    arguments = schema["schema"]
    fields = [_required(field) for field in arguments["fields"]]
    closed = arguments | {"fields": fields, "extra_behavior": "forbid"}
    # The name by which other schemas would refer to this one: each stands alone here.
    return {key: value for key, value in schema.items() if key != "ref"} | {"schema": closed}


def _required(field: Any) -> Any:
    if field["schema"]["type"] != "default":
        return field
    return field | {"schema": field["schema"]["schema"]}
