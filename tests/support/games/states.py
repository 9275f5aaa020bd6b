"""The states that events lead to."""

from collections.abc import Iterable

from morpho_server.games.events import Event
from morpho_server.games.game import Game, State


def state_after(game: Game[State], events: Iterable[Event]) -> State:
    """Return the state that events lead to."""
    state = game.new_state()
    for event in events:
        game.evolve(state, event)
    return state
