"""What a game adds to the frame of a record, and how a record fails."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.options import Choices
from morpho_server.games.position import Opening
from morpho_server.games.records.expecting import OVER, TURN, WINNER, Expectation
from morpho_server.games.records.shapes import Reader, under
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

State = TypeVar("State")


class RecordFailedError(Exception):
    """A record that does not hold, or can't be read; the text says where and why.

    ``step`` counts from 1; 0 is the header.
    """

    def __init__(self, reason: str, step: int = 0, said: str = "") -> None:
        named = f"step {step} ({said})" if said else f"step {step}"
        super().__init__(f"{named}: {reason}" if step else reason)
        self.step = step


def numbered(*sections: int) -> frozenset[str]:
    """Return the numbers of rules, ``R1.1`` and so on, by how many each section has.

    A section without numbered rules is cited as a whole: ``R9``.
    """
    return frozenset(
        f"R{section}.{rule}" if rule else f"R{section}"
        for section, count in enumerate(sections, 1)
        for rule in range(1 if count else 0, count + 1)
    )


class Written(NamedTuple):
    """A round that was played, for a record: the header, and what is expected in the end.

    The latter is empty for a round that was not played to its end.
    """

    header: Mapping[str, Json]
    end: Mapping[str, Json]


ABSENT: Final = object()
"""The default of a key of a header that may be left out, and is then not among what is given."""


_OF_TURNS: Final = MappingProxyType({"turn": TURN, "over": OVER, "winner": WINNER})


class Recording(Protocol[State]):
    """What a game adds to the frame of a record.

    ``rules`` are the numbers that it may cite. ``header`` has the reader and the default of each of
    its keys.
    """

    game: Game[State]
    rules: frozenset[str] = frozenset()
    header: Mapping[str, tuple[Reader[Any], Json]] = MappingProxyType({})
    expectations: Mapping[str, Expectation[State]] = _OF_TURNS

    def open(self, header: Mapping[str, Json]) -> Opening:
        """Set the game up as the header says; raises :exc:`ShapeError`."""
        given = {
            key: under(key, read, header.get(key, default))
            for key, (read, default) in self.header.items()
            if key in header or default is not ABSENT
        }
        return self.set_up(given)

    def set_up(self, given: Mapping[str, Any]) -> Opening:  # noqa: ARG002
        """Set the game up by a header that was read; raises :exc:`ShapeError`.

        By default it begins as at a table, with as few seats and the options that it has by itself.
        """
        choices = Choices(self.game.options({}), self.game.seats[0])
        return Opening.deal(self.game, choices, Chance(bytes(32)))

    def write(self, events: Sequence[Event]) -> Written:  # noqa: ARG002
        """Return the header and the end of a round of which ``events`` are all.

        By default both are empty, as for a game that always begins alike.
        """
        return Written({}, {})

    def read(self, move: str) -> object:
        """Read a move; raises :exc:`MoveUnreadableError` for a text outside the grammar."""

    def complete(self, state: State, seat: Seat, move: str) -> Move:  # noqa: ARG002
        """Return the canonical spelling of a step's move; raises :exc:`MoveRefusedError`."""
        return Move(move)
