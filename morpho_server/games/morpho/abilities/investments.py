"""Invest (R8.6)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.events import Invested, InvestmentChosen
from morpho_server.games.morpho.identities import INVESTMENTS
from morpho_server.games.morpho.notation import Action, team_in
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move

_MOVES = tuple(Move(f"invest {team}") for team in INVESTMENTS)


def _teams(_state: State, _slot: Slot) -> Sequence[Move]:
    return _MOVES


def _invest(transaction: Transaction, slot: Slot, action: Action) -> None:
    seat = OWNER[slot]
    transaction.reveal(slot)
    transaction.emit(Invested(EVERYONE, seat, slot))
    transaction.emit(InvestmentChosen((seat,), seat, team_in(action.target)))
    next_turn(transaction)


INVEST = Ability("invest", _teams, _invest)
