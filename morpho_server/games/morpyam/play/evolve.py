"""Apply events to a state."""

from morpho_server.games.events import Event
from morpho_server.games.kit.ending import game_over
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.play.scoring import points_on
from morpho_server.games.morpyam.state import State
from morpho_server.games.seats import Seat


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    match event:
        case ev.DiceRolled():
            state.rolls = event.roll
            state.dice = "".join(map(str, event.dice))
            state.came = bool(event.came)
        case ev.TokenPlaced(seat=seat, box=box):
            state.grid[box] = seat
            state.tokens[seat] = event.tokens
            state.points[seat] = event.points
            _end_turn(state)
        case ev.TurnBegan(seat=seat, number=number):
            state.turn, state.last = seat, seat
            state.turns[seat] = number
            state.again = event.again
        case ev.TurnPassed():
            _end_turn(state)
        case ev.SeatResigned(seat=seat):
            state.out |= {seat}
            if seat == state.turn:
                _end_turn(state)
        case ev.GridSetUp():
            _begin(state, event)
        case ev.GameEnded():
            _end_turn(state)
            state.points = [*event.points]
            state.outcome = game_over(event, event.winners)


def _begin(state: State, event: ev.GridSetUp) -> None:
    state.begun = event
    state.grid = {**event.grid}
    state.tokens = [*event.tokens]
    state.points = points_on(state.grid, event.seats)
    state.turns = [event.turn_number - 1] * event.seats
    state.last = Seat((event.first - 1) % event.seats)


def _end_turn(state: State) -> None:
    state.turn = None
    state.rolls, state.dice, state.came = 0, "", False
