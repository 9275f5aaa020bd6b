"""M.O.R.P.H.O. with a stacked deck: a round begins with the deal that a test has laid out."""

from collections.abc import Mapping

from morpho_server.games.chance import Chance, branch
from morpho_server.games.events import Event
from morpho_server.games.morpho.record import MORPHO_RECORDING
from morpho_server.games.morpho.rules import Morpho
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from tests.support.pages import Json


class StackedMorpho(Morpho):
    """The rules as they are; only the deal is another.

    A round is dealt as the header of a record says, if one is laid out, for one round; else by a
    chance that is the same each time.
    """

    def __init__(self) -> None:
        self._laid_out: Mapping[str, Json] | None = None
        self._seed = 0

    def lay_out(self, header: Mapping[str, Json]) -> None:
        """Deal the next round as a record does."""
        self._laid_out = header

    def shuffle_as(self, seed: int) -> None:
        """Deal all rounds to come by that seed."""
        self._laid_out, self._seed = None, seed

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Set up a round as it was laid out."""
        if self._laid_out is None:
            chance = Chance(branch(self._seed.to_bytes(32, "big"), str(standing.round)))
            return super().deal(choices, standing, chance)
        header, self._laid_out = self._laid_out, None
        return tuple(MORPHO_RECORDING.open(header).events)
