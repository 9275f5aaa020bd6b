"""Who wins, and why (R6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.ending import won_by
from morpho_server.games.morphatrons.cards import BUILDINGS, SEATS
from morpho_server.games.morphatrons.events import FightEnded, Reason
from morpho_server.games.morphatrons.state import State
from morpho_server.games.seats import Seat


def ended(state: State, winner: Seat | None, reason: Reason) -> FightEnded:
    """Return the end of a game; all cards are shown (R7.3)."""
    points, scores = won_by(winner, state.setup.scores)
    hands = [[*hand] for hand in state.hands]
    return FightEnded(EVERYONE, winner, reason, points, scores, hands, state.rest())


def ahead(state: State) -> Seat | None:
    """Return the seat with more standing buildings, or else with more chips (R6.2)."""
    cities = [
        (len(state.standing(seat)), sum(state.heights[each] for each in BUILDINGS[seat]))
        for seat in range(SEATS)
    ]
    if cities[0] == cities[1]:
        return None
    return Seat(int(cities[1] > cities[0]))
