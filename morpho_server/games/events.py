"""Events: facts, each with the audience that may know of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import ClassVar, Final, Literal

from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Audience = Literal["all"] | tuple[Seat, ...]
"""Who may know of an event: everyone, the named seats or, with no seat named, nobody."""

EVERYONE: Final = "all"
NOBODY: Final[tuple[Seat, ...]] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """A fact in the past tense. Subclasses set ``kind`` and add JSON-ready fields.

    ``to`` has no default on purpose: every event says who may know of it. An event that
    ``leaves_decisions`` as they are changes nothing for the decisions that others owe.
    """

    kind: ClassVar[str]
    leaves_decisions: ClassVar[bool] = False

    to: Audience


def event_types_in(names: Mapping[str, object]) -> tuple[type[Event], ...]:
    """Return the kinds of events among the names of a module, which defines or imports them.

    The call must stand last in its module: it misses what comes after it.
    """
    types = [each for each in names.values() if isinstance(each, type) and issubclass(each, Event)]
    return tuple(dict.fromkeys(each for each in types if "kind" in vars(each)))


def is_shown(event: Event, seat: Seat | None) -> bool:
    """Return whether an event is addressed to a seat (``None``: to the public)."""
    return is_addressed(event.to, seat)


def is_addressed(to: Audience, seat: Seat | None) -> bool:
    """Return whether a seat (``None``: the public) is of an audience."""
    return to == EVERYONE or (seat is not None and seat in to)


def as_shown(event: Event) -> dict[str, Json]:
    """Return an event as its audience sees it, without the audience."""
    shown = _SHOWN.get(event.__class__)
    if shown is None:
        names = ("kind", *(field.name for field in fields(event) if field.name != "to"))
        # With the kind twice, since for a single name the getter would return no tuple.
        shown = _SHOWN[event.__class__] = (names, attrgetter(*names, "kind"))
    names, values = shown
    return dict(zip(names, values(event), strict=False))


_SHOWN: dict[type[Event], tuple[tuple[str, ...], Callable[[Event], tuple[Json, ...]]]] = {}
