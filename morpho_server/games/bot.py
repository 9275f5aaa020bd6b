"""What a bot is, and what it gets to see: a seat's view goes in, a move comes out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat that may decide something knows: exactly what its holder's page receives.

    ``public``, ``own`` and ``legal`` are the parts of a snapshot (docs/protocol.md). ``events`` are
    the events of this round that the seat saw, public and private, in order. All of it is plain
    JSON: it can go to another process and holds no reference to the server.
    """

    seat: Seat
    public: Mapping[str, Json]
    own: Mapping[str, Json]
    legal: tuple[Move, ...]
    events: Sequence[Mapping[str, Json]] = ()

    @property
    def open(self) -> tuple[Move, ...]:
        """Return the optional moves that may be made at any time."""
        return tuple(self.own.get("open") or ())

    def allows(self, move: Move | None) -> bool:
        """Return whether a move can be made, or none where none is owed."""
        return move in self.legal or move in self.open or (move is None and not self.legal)


class Bot(Protocol):
    """Decides for a seat, from its observation alone.

    A bot may cache work from one decision to the next. This must not change its choice: the same
    observation and the same dice give the same move.
    """

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return a move that ``observation`` allows; random choices come from ``dice``.

        A seat that owes no decision (``legal`` is empty) has moves that may be made besides: one of
        these, or ``None``. Where a decision is owed there is always a move.
        """


@runtime_checkable
class Hurried(Protocol):
    """A bot that keeps to the time it is given, at a table where others may wait for it."""

    def choose_within(self, observation: Observation, dice: Random, seconds: float) -> Move | None:
        """Choose as :meth:`Bot.choose` within that many seconds, or soon after.

        What is chosen may depend on how far it came in that time.
        """


@runtime_checkable
class Noting(Protocol):
    """A bot that can say how it came to its last choice."""

    def notes(self) -> Mapping[str, Json]:
        """Return figures, by name; they go to the caller, and into no log."""


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return any legal move, each as likely as another; nothing where none is owed."""
        return dice.choice(observation.legal) if observation.legal else None
