"""Activate Mission (R8.7)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.events import Indicated, MissionActivated
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.decisions.kinds import IndicateTechnician
from morpho_server.games.morpho.play.ending import end_mission
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import TECHNICIAN, next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move


def _activate(transaction: Transaction, slot: Slot, _: Action) -> None:
    transaction.reveal(slot)
    transaction.emit(MissionActivated(EVERYONE, OWNER[slot], slot))
    next_turn(transaction)


def indications(state: State, _: IndicateTechnician) -> list[Move]:
    """Return every card in the round (R6.6)."""
    return [Move(f"indicate {slot}") for slot in state.cards]


def indicate(transaction: Transaction, decision: IndicateTechnician, action: Action) -> None:
    """Indicate the Technician and end the mission (R8.7)."""
    slot = Slot(action.target)
    name = transaction.state.cards[slot]
    transaction.emit(Indicated(EVERYONE, decision.seat, slot, TECHNICIAN, name))
    end_mission(transaction, succeeded=name == TECHNICIAN)


MISSION = Ability("mission", without_choice("mission"), _activate)
