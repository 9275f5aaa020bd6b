"""The moves that can be made (R3, R12)."""

from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.notation import END, LINES, MANA, PLACES, STAKE, SUMMON
from morpho_server.games.morph.play.feats import feats
from morpho_server.games.morph.state import SIDES, State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

_LATE: Final = "time_ran_out.move"


def owing(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe a decision: in the stake those that have not staked yet (R2.3)."""
    if state.outcome is not None:
        return ()
    if state.phase == "stake":
        seats = SIDES[: state.setup.seats]
        return tuple(seat for seat in seats if state.sides[seat].staked is None)
    return () if state.turn is None else (state.turn,)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every move of the decision that a seat owes."""
    if seat not in owing(state):
        return []
    match state.phase:
        case "stake":
            return [STAKE[card] for card in state.sides[seat].hand]
        case "mana":
            return [MANA[card] for card in state.sides[seat].hand]
    return [END, *feats(state, seat), *_summons(state, seat)]


def timeout_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Return the move made for a seat whose time is up.

    It ends its turn. A card of its hand that it has to stake or to put into the mana zone is drawn:
    any rule of choice would reveal something of the others.
    """
    moves = legal_moves(state, seat)
    return END if state.phase == "summon" else chance.choice(moves, _LATE)


def cost_of(state: State, seat: Seat, printed: int) -> int:
    """Return the price of a creature for a seat, with the discount (R2.4)."""
    return max(printed - (state.discount == seat), 0)


def _summons(state: State, seat: Seat) -> list[Move]:
    side = state.sides[seat]
    affordable = side.mana_upright + (state.discount == seat)
    free = [line for line in LINES if len(side.row(line)) < len(PLACES)]
    return [
        SUMMON[card][line]
        for card in side.hand
        if CREATURES[card].cost <= affordable
        for line in free
    ]
