"""The next seat, and the winner when the game ends (R3.1, R7)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.kit.ending import totals
from morpho_server.games.morpyam.events import GameEnded, Reason
from morpho_server.games.morpyam.state import State
from morpho_server.games.seats import Seat


def following_seat(state: State) -> Seat:
    """Return the next seat clockwise that has not given up (R3.1, R7.4)."""
    seats = state.setup.seats
    clockwise = (Seat((state.last + step) % seats) for step in range(1, seats + 1))
    return next(seat for seat in clockwise if seat not in state.out)


def end(state: State, reason: Reason, winner: Seat | None = None) -> GameEnded:
    """Return the end of the game; without a ``winner`` it is decided by points (R7.2)."""
    points = [*state.points]
    if reason == "tokens":
        points[state.tokens.index(0)] += 1
    winners = _best(state, points) if winner is None else [winner]
    return GameEnded(EVERYONE, reason, winners, points, totals(state.setup.scores, points))


def _best(state: State, points: list[int]) -> list[Seat]:
    """Return who has most points and, of these, fewest tokens left: several share the victory.

    A seat that has placed its last token has none left, and so wins its ties (R7.2).
    """
    playing = [Seat(seat) for seat in range(len(points)) if seat not in state.out]
    most = max(points[seat] for seat in playing)
    leading = [seat for seat in playing if points[seat] == most]
    fewest = min(state.tokens[seat] for seat in leading)
    return [seat for seat in leading if state.tokens[seat] == fewest]
