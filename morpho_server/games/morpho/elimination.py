"""Eliminating cards, and what goes with them (R6.7, R4.7, R3.5, R3.6)."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.course import Course
from morpho_server.games.morpho.ending import settle
from morpho_server.games.morpho.events import BlockRemoved, Eliminated, MissionEnded, WentOut
from morpho_server.games.morpho.ring import MIDDLE, OWNER, Slot
from morpho_server.games.seats import LETTERS


def hit(course: Course, slot: Slot) -> None:
    """Eliminate a card unless its owner has invested (R8.6)."""
    if OWNER.get(slot) not in course.state.investments:
        eliminate(course, slot)


def eliminate(course: Course, *slots: Slot) -> None:
    """Eliminate cards one after the other, then see whether the round has ended (R7.1)."""
    hands_before = course.state.cards
    for slot in slots:
        _take_off(course, slot)
    settle(course, hands_before)


def _take_off(course: Course, slot: Slot) -> None:
    state = course.state
    name = state.cards[slot]
    course.tell(Eliminated(EVERYONE, slot, name))
    if name == "leader" and state.mission:
        course.tell(MissionEnded(EVERYONE, "off"))
    if slot == MIDDLE:
        return
    if state.ring.by_card:
        _remove_tokens(course, slot)
    seat = OWNER[slot]
    if not state.ring.hands[seat]:
        course.tell(WentOut(EVERYONE, seat))
        _remove_tokens(course, LETTERS[seat])


def _remove_tokens(course: Course, side: str) -> None:
    """Take the tokens on either side of a player or a card out of the game."""
    for gap in course.state.blocks:
        if side in gap.split("/"):
            course.tell(BlockRemoved(EVERYONE, gap))
