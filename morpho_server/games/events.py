"""Events: facts, each with the audience that may know of it."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import ClassVar, Final, Literal

from morpho_server.games.frozen import Frozen
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Audience = Literal["all"] | tuple[Seat, ...]
"""The seats that may know of an event: all, the named ones or, with no seat named, none."""

EVERYONE: Final = "all"
NOBODY: Final[tuple[Seat, ...]] = ()


class Event(metaclass=Frozen):
    """A fact in the past tense. Subclasses have a ``kind`` and add JSON-ready fields.

    ``to`` has no default on purpose: every event says who may know of it. An event that
    ``leaves_decisions`` as they are changes nothing for the decisions that others owe.
    """

    kind: ClassVar[str]
    leaves_decisions: ClassVar[bool] = False

    to: Audience

    def __init_subclass__(cls, kind: str | None = None) -> None:
        """Set the kind; a class without one is to derive from."""
        if kind is not None:  # of the second of two calls for each class
            cls.kind = kind


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


_Fields = tuple[tuple[str, ...], Callable[[Event], tuple[Json, ...]]]


class _Shown(dict[type[Event], _Fields]):
    def __missing__(self, kind: type[Event]) -> _Fields:
        names = ("kind", *(field.name for field in fields(kind) if field.name != "to"))
        # With the kind twice, since for a single name the getter would return no tuple.
        self[kind] = shown = names, attrgetter(*names, "kind")
        return shown


SHOWN: Final = _Shown()
"""The fields of an event that its audience sees, by its type: their names, then their values."""


def as_shown(event: Event) -> dict[str, Json]:
    """Return an event as its audience sees it, without the audience."""
    names, values = SHOWN[event.__class__]
    return dict(zip(names, values(event), strict=False))
