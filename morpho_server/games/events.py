"""Events: facts, each with the audience that may know of it."""

from dataclasses import dataclass, fields
from typing import ClassVar, Final, Literal

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Audience = Literal["all"] | tuple[Seat, ...]
"""Who is told: everyone, the named seats, or, with no seat named, nobody."""

EVERYONE: Final = "all"
NOBODY: Final[tuple[Seat, ...]] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """A fact in the past tense. Subclasses set ``kind`` and add JSON-ready fields.

    ``to`` has no default on purpose: whoever writes an event down says who may know of it.
    """

    kind: ClassVar[str]

    to: Audience


def is_told(event: Event, seat: Seat | None) -> bool:
    """Tell whether an event is addressed to a seat (``None``: to the public)."""
    return is_addressed(event.to, seat)


def is_addressed(to: Audience, seat: Seat | None) -> bool:
    """Tell whether a seat (``None``: the public) is of an audience."""
    return to == EVERYONE or (seat is not None and seat in to)


def as_told(event: Event) -> dict[str, Json]:
    """Return an event as those are told who may know of it: its audience is left out."""
    names = _FIELDS.get(type(event))
    if names is None:
        names = tuple(f.name for f in fields(event) if f.name != "to")
        _FIELDS[type(event)] = names
    told: dict[str, Json] = {"kind": event.kind}
    for name in names:
        told[name] = getattr(event, name)
    return told


_FIELDS: dict[type[Event], tuple[str, ...]] = {}
