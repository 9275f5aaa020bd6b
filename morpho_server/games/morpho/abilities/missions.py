"""Activate Mission (R8.7)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.decisions import IndicateTechnician
from morpho_server.games.morpho.ending import end_mission
from morpho_server.games.morpho.events import Indicated, MissionActivated
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.ring import OWNER, Slot
from morpho_server.games.morpho.state import State
from morpho_server.games.morpho.turn_order import TECHNICIAN, next_turn
from morpho_server.games.moves import Move


def _activate(course: Course, slot: Slot, _: Action) -> None:
    course.reveal(slot)
    course.tell(MissionActivated(EVERYONE, OWNER[slot], slot))
    next_turn(course)


def indications(state: State, _: IndicateTechnician) -> list[Move]:
    """Return every card in the round (R6.6)."""
    return [Move(f"indicate {slot}") for slot in state.cards]


def indicate(course: Course, asked: IndicateTechnician, action: Action) -> None:
    """Indicate the Technician and end the mission (R8.7)."""
    slot = Slot(action.target)
    name = course.state.cards[slot]
    course.tell(Indicated(EVERYONE, asked.seat, slot, TECHNICIAN, name))
    end_mission(course, succeeded=name == TECHNICIAN)


MISSION = Ability("mission", without_choice("mission"), _activate)
