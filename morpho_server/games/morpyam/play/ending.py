"""Who is next, and who wins when the game ends (R3.1, R7)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpyam.events import GameEnded, Reason
from morpho_server.games.morpyam.state import State
from morpho_server.games.seats import Seat


def following_seat(state: State) -> Seat:
    """Return the next seat clockwise that has not given up (R3.1, R7.4)."""
    seats = state.setup.seats
    clockwise = (Seat((state.last + step) % seats) for step in range(1, seats + 1))
    return next(seat for seat in clockwise if seat not in state.out)


def end(state: State, reason: Reason, seat: Seat | None = None) -> GameEnded:
    """Return the end of the game; ``seat`` has brought it about, except at the limit of turns."""
    points = [*state.points]
    if reason == "tokens" and seat is not None:
        points[seat] += 1
    if reason in ("ko", "resigned") and seat is not None:
        winners = [seat]
    else:
        winners = _best(state, points, seat)
    before = state.setup.scores
    scores = [score + more for score, more in zip(before, points, strict=True)]
    return GameEnded(EVERYONE, reason, winners, points, scores)


def _best(state: State, points: list[int], finisher: Seat | None) -> list[Seat]:
    """Return who has most points, ties broken by R7.2: several share the victory."""
    playing = [Seat(seat) for seat in range(len(points)) if seat not in state.out]
    most = max(points[seat] for seat in playing)
    leading = [seat for seat in playing if points[seat] == most]
    if finisher in leading:
        return [finisher]
    fewest = min(state.tokens[seat] for seat in leading)
    return [seat for seat in leading if state.tokens[seat] == fewest]
