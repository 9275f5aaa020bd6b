"""What a seat was told, as the events that the rules know: out of the JSON that it came in."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.views import Json

_TYPES: Final = {event_type.kind: event_type for event_type in EVENT_TYPES}


def events_of(told: Iterable[Mapping[str, Json]]) -> Iterator[Event]:
    """Yield the events that were told, with lists as the tuples that they were.

    To whom else they were told is not known; they are taken to be for everybody.
    """
    for each in told:
        fields = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in each.items()
            if name != "kind"
        }
        yield _TYPES[each["kind"]](EVERYONE, **fields)
