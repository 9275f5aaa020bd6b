"""What everybody could work out about what is hidden in a round, as an aid at the table."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from morpho_server.games.options import FlagOption
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
