"""Turns, the Shadow's among them (R3, R9)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.notation import LINES, PLACES, Line
from morpho_server.games.morph.play.arrivals import arrive
from morpho_server.games.morph.play.assault import assault
from morpho_server.games.morph.play.settlement import DeckEmptyError, Settlement, dealt_on_top
from morpho_server.games.morph.state import OTHER, A, B
from morpho_server.games.seats import Seat

_OTHER_LINE: Final[dict[Line, Line]] = {1: 2, 2: 1}


def begin_turn(settlement: Settlement, seat: Seat) -> None:
    """Let a turn begin, with the mana phase (R3.1)."""
    number = settlement.state.turn_number + 1
    settlement.emit(ev.TurnBegan(EVERYONE, seat, number, budget=None))


def end_turn(settlement: Settlement, seat: Seat) -> None:
    """Let the assault and the rest phase run, then the next turn begin (R3.4, R3.5).

    The Shadow's turn runs by itself (R9.8). Raises :exc:`DeckEmptyError`.
    """
    assault(settlement, seat)
    settlement.emit(ev.SeatRested(EVERYONE, seat))
    if settlement.state.is_solo:
        _play_shadow(settlement)
        begin_turn(settlement, A)
    else:
        begin_turn(settlement, OTHER[seat])


def place_of_arrival(settlement: Settlement, seat: Seat, line: Line, *, is_first: bool) -> int:
    """Return where a creature comes to stand: behind all others, or first by Vanguard (R4.2)."""
    return 1 if is_first else len(settlement.state.sides[seat].row(line)) + 1


def _play_shadow(settlement: Settlement) -> None:
    """Play the Shadow's turn (R9.3 to R9.6); raises :exc:`DeckEmptyError`."""
    state = settlement.state
    budget = state.budget()
    number = state.turn_number + 1
    settlement.emit(ev.TurnBegan(EVERYONE, B, number, budget))
    has_run_out = _reveal(settlement, budget)
    assault(settlement, B)
    if has_run_out:
        raise DeckEmptyError(B)
    settlement.emit(ev.SeatRested(EVERYONE, B))


def _reveal(settlement: Settlement, budget: int) -> bool:
    """Reveal cards for the budget (R9.4); return whether the deck has run out (R9.6)."""
    shadow = settlement.state.sides[B]
    spent, line = 0, LINES[0]
    while spent < budget:
        free = [each for each in LINES if len(shadow.row(each)) < len(PLACES)]
        if not free:
            return False
        if not shadow.deck:
            settlement.emit(ev.ShadowRanOut(EVERYONE, B))
            return True
        onto = line if line in free else _OTHER_LINE[line]
        creature = CREATURES[shadow.deck[0]]
        spent += creature.cost
        settlement.emit(
            ev.CreatureRevealed(
                EVERYONE,
                B,
                onto,
                place_of_arrival(settlement, B, onto, is_first=creature.has_vanguard),
                creature.id,
                creature.has_surge,
                spent,
                dealt_on_top(shadow, B),
            )
        )
        arrive(settlement, B, onto, creature)
        line = _OTHER_LINE[onto]
    return False
