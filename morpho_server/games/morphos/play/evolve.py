"""Apply events to a state."""

from dataclasses import fields

from morpho_server.games.events import Event
from morpho_server.games.kit.ending import game_over
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.board import laid_out
from morpho_server.games.morphos.grid import OTHER, Point
from morpho_server.games.morphos.state import State


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    match event:
        case ev.TakebackAsked(seat=seat):
            state.asked = seat
        case ev.TakebackDeclined():
            state.asked, state.may_ask = None, False
        case ev.TurnTakenBack(kept=kept):
            _take_back(state, kept)
        case _:
            _go_on(state, event)
            state.stood, state.may_ask = (*state.stood, event), True


def _take_back(state: State, kept: int) -> None:
    """Let everything be as it was after the first of the events that stand."""
    earlier = State()
    for event in state.stood[:kept]:
        evolve(earlier, event)
    for each in fields(State):
        setattr(state, each.name, getattr(earlier, each.name))


def _go_on(state: State, event: Event) -> None:
    match event:
        case ev.StonePlaced(colour=colour, point=point):
            state.board.add(colour, point)
            state.history = frozenset()
            if event.ends_turn:
                _end_turn(state)
            else:
                state.phase, state.first_placed = "second", point
        case ev.StoneFlipped(colour=colour, point=point):
            state.board.flip(colour, point)
            deep_point = point if state.plays_with("deepmorph") else None
            _end_turn(state, deep_point=deep_point, pending=event.kept)
        case ev.StoneReturned(colour=colour, point=point):
            state.board.add(colour, point)
            state.history = frozenset()
            state.phase = "main"
            if event.ends_turn:
                _end_turn(state)
        case ev.SideSkipped(colour=colour):
            skips = state.skips + 1
            _end_turn(state)
            state.skipped, state.skips = (*state.skipped, colour), skips
        case ev.ColoursSwapped(black=black):
            state.black, state.has_swapped = black, True
        case ev.BoardSetUp():
            _begin(state, event)
        case ev.SideWon(seat=seat):
            state.outcome = game_over(event, [seat])


def _begin(state: State, event: ev.BoardSetUp) -> None:
    state.begun = event
    state.laid = laid_out(event.stones, event.size, event.mutators, event.edge_rule)
    state.black, state.to_move = event.black, event.to_move
    state.turn_number, state.deep_point = event.turn_number, event.deep_point
    state.phase = "return" if event.pending else "main"
    _remember(state)


def _end_turn(state: State, deep_point: Point | None = None, *, pending: bool = False) -> None:
    """Let the other side move (R5.1); it begins with a stone to return if one is pending (R7.4)."""
    state.to_move = OTHER[state.to_move]
    state.turn_number += 1
    state.phase = "return" if pending else "main"
    state.deep_point, state.first_placed, state.skips = deep_point, None, 0
    _remember(state)


def _remember(state: State) -> None:
    """Keep the key of a turn that begins (R7.2d)."""
    if state.plays_with("deepmorph"):
        state.history |= {state.key()}
