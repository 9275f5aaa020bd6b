"""Events that a seat saw, decoded from JSON into the events of the rules."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.views import Json

_TYPES: Final = {event_type.kind: event_type for event_type in EVENT_TYPES}


def decode_events(events: Iterable[Mapping[str, Json]]) -> Iterator[Event]:
    """Yield the events, with lists as the tuples that they were.

    It is not known who else saw them, so they are addressed to everybody.
    """
    for each in events:
        fields = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in each.items()
            if name != "kind"
        }
        yield _TYPES[each["kind"]](EVERYONE, **fields)
