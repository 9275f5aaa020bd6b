"""Aids of a game for people: what could be worked out at the table, and known in a past round."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypedDict

from morpho_server.games.events import Audience
from morpho_server.games.options import FlagOption
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

DEDUCTION_OPTION: Final = FlagOption(name="deduction", default=False, between_rounds=True)
"""The option by which a host offers the aid, among the fields of a game that has it."""


class Deduction(Protocol):
    """Works out what the public events of a round leave open.

    It gets nothing that is not public, so that the aid can reveal nothing, and is the same for all.
    """

    def __call__(self, events: Sequence[Mapping[str, Json]]) -> Mapping[str, Json]:
        """Return the deduction from the events of a round, JSON-ready.

        ``events`` are those that everybody has seen, from the first on, as they are sent.
        """


class StepSeen(TypedDict):
    """A step of a round: who moved, ``None`` for nobody, and its events with their audiences.

    There are the events that anybody was shown, in their order, as they were sent. ``said`` are the
    phrases that seats said to everybody between this step and the next.
    """

    seat: Seat | None
    events: Sequence[tuple[Audience, Mapping[str, Json]]]
    said: Sequence[tuple[Seat, str]]


class Analysis(Protocol):
    """Works out what each seat could have known at each step of a round.

    It gets what was shown and nothing else, so that a seat's part follows from what that seat was
    shown.
    """

    def __call__(self, seats: int, steps: Sequence[StepSeen]) -> Mapping[str, Json]:
        """Return the analysis of a round of so many seats, from its first step on, JSON-ready.

        It has two parts in the game's own form: ``chances`` say what each seat could know at each
        step, ``story`` is its part in the story of the match.
        """
