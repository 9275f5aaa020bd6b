"""What a bot is, and what it gets to see: a seat's view goes in, a move comes out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat that owes a decision may know: just what the page of its holder is sent.

    ``public``, ``own`` and ``legal`` are the parts of a snapshot (docs/protocol.md), ``events`` all
    that the seat was told in this round, in order: what is public and what is for it alone. All of
    it is plain JSON, so it can go to another process, and nothing leads back from it.
    """

    seat: Seat
    public: Mapping[str, Json]
    own: Mapping[str, Json]
    legal: tuple[Move, ...]
    events: Sequence[Mapping[str, Json]] = ()

    @property
    def open(self) -> tuple[Move, ...]:
        """Return the moves that may be made besides, at any time."""
        return tuple(self.own.get("open") or ())

    def allows(self, move: Move) -> bool:
        """Tell whether a move can be made."""
        return move in self.legal or move in self.open


class Bot(Protocol):
    """Decides for a seat, by what it is given then.

    What it remembers from one decision to the next may save it work, and must not change anything:
    with the same sight and the same dice it makes the same choice.
    """

    def choose(self, sight: Sight, dice: Random) -> Move:
        """Return one of the moves that ``sight`` allows; what is left to chance ``dice`` decide."""
