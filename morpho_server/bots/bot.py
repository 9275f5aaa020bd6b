"""What a bot is, and what it gets to see: a seat's view goes in, a move comes out."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat that owes a decision may know: just what the page of its holder is sent.

    ``public``, ``own`` and ``legal`` are the parts of a snapshot (docs/protocol.md). They are plain
    JSON and the bot's own, so they can go to another process, and nothing leads back from them.
    """

    seat: Seat
    public: Mapping[str, Json]
    own: Mapping[str, Json]
    legal: tuple[Move, ...]

    @property
    def open(self) -> tuple[Move, ...]:
        """Return the moves that may be made besides, at any time."""
        return tuple(self.own.get("open") or ())

    def allows(self, move: Move) -> bool:
        """Tell whether a move can be made."""
        return move in self.legal or move in self.open


class Bot(Protocol):
    """Decides for a seat. It keeps nothing from one decision to the next."""

    def choose(self, sight: Sight, dice: Random) -> Move:
        """Return one of the moves that ``sight`` allows; what is left to chance ``dice`` decide."""
