"""Expectations of what a view shows: by its key, or by what is made of it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from morpho_server.games.position import Position
from morpho_server.games.records import shapes
from morpho_server.games.seats import letter, seat_of
from morpho_server.games.views import Json

State = TypeVar("State")

View = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Expectation(Generic[State]):
    """What stands under a key of ``expect``.

    ``read`` reads the value given, ``came`` returns what there is in its place. It is handed the
    value read, so that it can keep to what that names.
    """

    read: Callable[[Json], Any]
    came: Callable[[Position[State], Any], Any]


def seen(read: shapes.Reader[Any], came: Callable[[View], Any]) -> Expectation[Any]:
    """Return a key that compares something made of the public view."""
    return Expectation(read, lambda position, _: came(position.public()))


def at(key: str, read: shapes.Reader[Any], default: Json = None) -> Expectation[Any]:
    """Return a key that compares the value under a key of the public view."""
    return seen(read, lambda view: view.get(key, default))


def name_at(key: str, names: Iterable[str], what: str) -> Expectation[Any]:
    """Return a key that compares one of these names, or nothing; ``what`` names one."""
    return at(key, shapes.optional(shapes.name_of(names, what)))


def seat_at(key: str) -> Expectation[Any]:
    """Return a key that compares the seat under a key of the public view, or nothing."""
    return seen(
        shapes.optional(shapes.seat_letter), lambda view: letter(view[key]) if key in view else None
    )


def by_seat(read: shapes.Reader[Any], came: Callable[[View, str], Any]) -> Expectation[Any]:
    """Return a key that compares something made of the public view for each seat named."""
    return Expectation(
        shapes.mapping_of(shapes.seat_letter, read),
        lambda position, named: {
            name: came(position.public(), name) for name in named if seat_of(name) < position.seats
        },
    )


def first_winner(view: View) -> str | None:
    """Return the seat that has won, as a record names it."""
    return letter(view["winners"][0]) if view.get("winners") else None


TURN: Final = seat_at("turn")
OVER: Final = at("match_over", shapes.truth, default=False)
WINNER: Final = seen(shapes.optional(shapes.seat_letter), first_winner)
