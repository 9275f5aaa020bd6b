"""What the bots of a game say, by what everybody knows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class Line(NamedTuple):
    """A phrase that the bot of a seat says."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that bots may speak about: public events, or a phrase that a person has ``said``.

    ``public`` is the public view afterwards. ``bots`` are the strengths of the bots, by seat.
    """

    events: Sequence[Event]
    said: Line | None
    public: Mapping[str, Json]
    bots: Mapping[Seat, str]


class Speech(Protocol):
    """Says what a bot of a game says on an occasion, or that all are silent.

    It gets nothing that is not public, so that no card can show in what bots say.
    """

    def __call__(self, occasion: Occasion, dice: Random) -> Line | None:
        """Return what is said; random choices come from ``dice``."""
