"""Turns, the Shadow's among them (R3, R9)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.notation import LINES, PLACES, Line
from morpho_server.games.morph.play.arrivals import arrive
from morpho_server.games.morph.play.assault import assault
from morpho_server.games.morph.play.transaction import DeckEmptyError, Transaction, dealt_on_top
from morpho_server.games.morph.state import OTHER, A, B
from morpho_server.games.seats import Seat

_OTHER_LINE: Final[dict[Line, Line]] = {1: 2, 2: 1}


def begin_turn(transaction: Transaction, seat: Seat) -> None:
    """Let a turn begin, with the mana phase (R3.1)."""
    number = transaction.state.turn_number + 1
    transaction.emit(ev.TurnBegan(EVERYONE, seat, number, budget=None))


def end_turn(transaction: Transaction, seat: Seat) -> None:
    """Let the assault and the rest phase run, then the next turn begin (R3.4, R3.5).

    The Shadow's turn runs by itself (R9.8). Raises :exc:`DeckEmptyError`.
    """
    assault(transaction, seat)
    transaction.emit(ev.SeatRested(EVERYONE, seat))
    if transaction.state.is_solo:
        _play_shadow(transaction)
        begin_turn(transaction, A)
    else:
        begin_turn(transaction, OTHER[seat])


def place_of_arrival(transaction: Transaction, seat: Seat, line: Line, *, is_first: bool) -> int:
    """Return where a creature comes to stand: behind all others, or first by Vanguard (R4.2)."""
    return 1 if is_first else len(transaction.state.sides[seat].row(line)) + 1


def _play_shadow(transaction: Transaction) -> None:
    """Play the Shadow's turn (R9.3 to R9.6); raises :exc:`DeckEmptyError`."""
    state = transaction.state
    budget = state.budget()
    number = state.turn_number + 1
    transaction.emit(ev.TurnBegan(EVERYONE, B, number, budget))
    has_run_out = _reveal(transaction, budget)
    assault(transaction, B)
    if has_run_out:
        raise DeckEmptyError(B)
    transaction.emit(ev.SeatRested(EVERYONE, B))


def _reveal(transaction: Transaction, budget: int) -> bool:
    """Reveal cards for the budget (R9.4); return whether the deck has run out (R9.6)."""
    shadow = transaction.state.sides[B]
    spent, line = 0, LINES[0]
    while spent < budget:
        free = [each for each in LINES if len(shadow.row(each)) < len(PLACES)]
        if not free:
            return False
        if not shadow.deck:
            transaction.emit(ev.ShadowRanOut(EVERYONE, B))
            return True
        onto = line if line in free else _OTHER_LINE[line]
        creature = CREATURES[shadow.deck[0]]
        spent += creature.cost
        transaction.emit(
            ev.CreatureRevealed(
                EVERYONE,
                B,
                onto,
                place_of_arrival(transaction, B, onto, is_first=creature.has_vanguard),
                creature.id,
                creature.has_surge,
                spent,
                dealt_on_top(shadow, B),
            )
        )
        arrive(transaction, B, onto, creature)
        line = _OTHER_LINE[onto]
    return False
