"""A game whose rounds begin as a test says, whatever the table puts into the shuffle."""

from collections.abc import Callable
from typing import Any

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Game
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


class DealtGame:
    """A game that does all as another game does, but for the deal.

    Rounds begin with the ``opening``. ``chance``, if given, is what moves draw from instead of the
    table's own stream, ``late`` what is drawn from for late seats.
    """

    def __init__(
        self,
        game: Game[Any],
        opening: tuple[Event, ...],
        chance: Callable[[], Chance] | None = None,
        late: Callable[[], Chance] | None = None,
    ) -> None:
        self.game = game
        self.opening = opening
        self.chance = chance
        self.late = late

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def start(self, *_asked: object) -> tuple[Event, ...]:
        """Return the opening."""
        return self.opening

    def decide(self, state: Any, seat: Seat, move: Move, chance: Chance) -> Consequences[Any]:
        """Carry out a move."""
        drawn = chance if self.chance is None else self.chance()
        return self.game.decide(state, seat, move, drawn)

    def timeout_move(self, state: Any, seat: Seat, chance: Chance) -> Move:
        """Return the move made for a late seat."""
        return self.game.timeout_move(state, seat, chance if self.late is None else self.late())
