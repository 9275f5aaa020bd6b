"""Who wins, and why (R5.5 to R5.7, R8)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.ending import won_by
from morpho_server.games.morphos.events import Reason, SideWon
from morpho_server.games.morphos.grid import Colour, Point
from morpho_server.games.morphos.play.chain import shortest_chain
from morpho_server.games.morphos.state import State
from morpho_server.games.seats import Seat


def chain_won(state: State, colour: Colour) -> SideWon:
    """Return the victory of a side whose chain stands (R5.5)."""
    chain = shortest_chain(state.board.grid, state.board.stones[colour], colour)
    return _won(state, colour, "chain", chain)


def deadlock_won(state: State) -> SideWon:
    """Return the end of a game in which neither side can move (R5.6)."""
    above = state.board.grid.stride
    has_pair = any(stones & stones >> above for stones in state.board.stones.values())
    return _won(state, "B" if has_pair else "W", "deadlock")


def resigned(state: State, winner: Seat) -> SideWon:
    """Return the victory of the seat whose opponent gave up (R5.7)."""
    return _won(state, "B" if winner == state.black else "W", "resigned")


def _won(state: State, colour: Colour, reason: Reason, chain: list[Point] | None = None) -> SideWon:
    winner = state.seat_of(colour)
    points, scores = won_by(winner, state.setup.scores)
    return SideWon(EVERYONE, winner, colour, reason, chain, points, scores)
