"""The strict schema of stored entries."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_core import SchemaValidator, core_schema

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

MOST_REMEMBERED: Final = 4096
"""The most texts of events remembered for a game, those that came last, some 400 bytes each."""

_EVENTS: Final = ',"events":['
_KIND: Final = '{"kind":'


@dataclass(frozen=True, slots=True)
class Body:
    """The part of an entry stored as JSON: the form's version, and what the game needs."""

    v: int
    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]


class BodyForm:
    """Parses bodies with events of the given types and no others.

    Every field is required and no other is allowed. Raises :exc:`TypeError` for event types that
    can't be stored. Logs repeat the same few thousand events, so events are parsed one by one and
    cached by their text.
    """

    def __init__(self, event_types: Iterable[type[Event]]) -> None:
        events = _events_schema(event_types)
        self._event = SchemaValidator(events)
        self._whole = SchemaValidator(_body_schema(events))
        self._head_known = lru_cache(MOST_REMEMBERED)(self._read_head)
        self._event_known = lru_cache(MOST_REMEMBERED)(partial(self._read_event, end="},"))
        self._last_event_known = lru_cache(MOST_REMEMBERED)(partial(self._read_event, end="}]}"))

    def read(self, text: str) -> tuple[Seat | None, Move | None, tuple[Event, ...]]:
        """Return seat, move and events of a body; raises pydantic's :exc:`ValidationError`."""
        # An event begins where this stands: quotes in texts are escaped, and inside of an event it
        # would leave brackets open, which no part can be read with.
        head, *parts = text.split(_KIND)
        if parts:
            last = parts.pop()
            try:
                seat, move = self._head_known(head)
                events = (*map(self._event_known, parts), self._last_event_known(last))
            except (ValidationError, _NotAPartError):
                pass  # to be said of the whole, with the place
            else:
                return seat, move, events
        body = self._whole.validate_json(text, strict=True)
        return body.seat, body.move, body.events

    def forget_texts(self) -> None:
        """Forget the texts of events, which would be read faster the next time."""
        for known in (self._head_known, self._event_known, self._last_event_known):
            known.cache_clear()

    def _read_head(self, text: str) -> tuple[Seat | None, Move | None]:
        if not text.endswith(_EVENTS):
            raise _NotAPartError
        body = self._whole.validate_json(f"{text}]}}", strict=True)
        return body.seat, body.move

    def _read_event(self, text: str, end: str) -> Event:
        if not text.endswith(end):
            raise _NotAPartError
        whole = f"{_KIND}{text.removesuffix(end)}}}"
        event: Event = self._event.validate_json(whole, strict=True)
        return event


class _NotAPartError(Exception):
    """A piece of a text that is not a complete part of it."""


def _events_schema(event_types: Iterable[type[Event]]) -> Any:
    kinds: dict[str, Any] = {}
    for event_type in event_types:
        if event_type.kind in kinds:
            raise TypeError(f"Two types of events are of the kind “{event_type.kind}”.")
        kinds[event_type.kind] = _event_schema(event_type)
    return core_schema.tagged_union_schema(kinds, "kind")


def _body_schema(events: Any) -> Any:
    plain = _closed_schema(Body)
    fields = [field for field in plain["schema"]["fields"] if field["name"] != "events"]
    several = core_schema.tuple_variable_schema(events)
    fields.append(core_schema.dataclass_field("events", several))
    return plain | {"schema": plain["schema"] | {"fields": fields}}


@cache  # the events of tables belong to every game; nobody changes a schema
def _event_schema(event_type: type[Event]) -> Any:
    """Return the schema of an event: its dataclass, with a ``kind`` that is read and dropped."""
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
