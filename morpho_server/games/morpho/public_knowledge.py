"""What everybody comes to know of hidden cards by an event (docs/rulings.md, 14).

Only public events count. A round has at most one Alien (R2.3).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from morpho_server.games.events import Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.identities import ALIENS, Name
from morpho_server.games.morpho.play.ring import MIDDLE, Slot, slots_of
from morpho_server.games.morpho.state import PublicKnowledge, State, is_bound

NOWHERE: Final = Slot("-")
"""The place of an Alien that is not in the round."""

Aliens = Mapping[Name, frozenset[Slot]]
"""Where each Alien may lie, and ``NOWHERE`` if nothing shows that it was dealt."""

_CYBORG: Final[Name] = "cyborg"
_PARASITE: Final[Name] = "parasite"
_PSIONICS: Final[Name] = "psionics"
_TECHNICIAN: Final[Name] = "technician"


def _round_started(_: State, event: ev.RoundStarted) -> PublicKnowledge:
    """Suspect every card, if the Unknown may be an Alien (R2.4)."""
    places = frozenset({*slots_of(event.seats, event.hand_size), MIDDLE, NOWHERE})
    return PublicKnowledge(aliens={name: places for name in event.unknowns if name in ALIENS})


def _shown(state: State, event: ev.Revealed | ev.Indicated | ev.Guessed) -> PublicKnowledge:
    shown = state.public.shown | {event.slot}
    return PublicKnowledge(shown, _after_showing(state, event.slot, event.identity))


def _eliminated(state: State, event: ev.Eliminated) -> PublicKnowledge:
    aliens = _after_showing(state, event.slot, event.identity)
    return PublicKnowledge(
        state.public.shown - {event.slot}, _not_yet_won(state, _without(aliens, [event.slot]))
    )


def _after_showing(state: State, slot: Slot, name: Name) -> Aliens:
    """Return where Aliens may lie once a card is seen: nowhere, if that was the Unknown (R2.4)."""
    if name in ALIENS:
        return {name: frozenset({slot})}
    if not state.public.aliens:
        return {}
    seen = [*state.eliminated.values(), *(state.cards[each] for each in state.face_up)]
    if seen.count(name) > state.setup.tiles.get(name, 0):
        return {}
    return _without(state.public.aliens, [slot])


def _reacted(state: State, event: ev.Guarded | ev.Intercepted) -> PublicKnowledge:
    """Rule out both cards: nothing suppresses one that reacts (R5.4)."""
    aliens = _without(state.public.aliens, state.ring.hands[event.seat])
    return PublicKnowledge(state.public.shown | {event.slot}, aliens)


def _investigated(state: State, event: ev.Investigated) -> PublicKnowledge:
    """Rule out the Parasite, which would be shown next (R8.12)."""
    aliens = state.public.aliens
    if event.slot not in aliens.get(_PARASITE, ()):
        return state.public
    aliens = {**aliens, _PARASITE: aliens[_PARASITE] - {event.slot}}
    return PublicKnowledge(state.public.shown, aliens)


def _job_changed(state: State, event: ev.JobChanged) -> PublicKnowledge:
    """Follow both cards; the one given away is no Alien (R5.4)."""
    moved = {event.slot: MIDDLE, MIDDLE: event.slot}
    aliens = _without(state.public.aliens, [event.slot])
    return PublicKnowledge(
        _follow(state.public.shown, moved),
        _not_yet_won(state, {name: _follow(places, moved) for name, places in aliens.items()}),
    )


def _passed(state: State, event: ev.Passed) -> PublicKnowledge:
    """Suspect the hand alone, if nothing but an Alien kept it from changing (R4.3, R5.4)."""
    if event.unasked or MIDDLE not in state.cards or is_bound(state, event.seat):
        return state.public
    hand = frozenset(state.ring.hands[event.seat])
    aliens = {name: places & hand for name, places in state.public.aliens.items()}
    return PublicKnowledge(state.public.shown, aliens)


def _swapped(state: State, event: ev.Swapped) -> PublicKnowledge:
    moved = {event.slot: event.target, event.target: event.slot}
    shown = _follow(state.public.shown | {event.slot}, moved)
    return PublicKnowledge(shown, {_PSIONICS: frozenset({event.target})})


def _transmit_began(state: State, event: ev.TransmitBegan) -> PublicKnowledge:
    shown = state.public.shown | {event.slot}
    return PublicKnowledge(shown, {_PARASITE: frozenset({event.slot})})


def _transmit_laid(state: State, event: ev.TransmitLaid) -> PublicKnowledge:
    places = frozenset(event.places)
    return PublicKnowledge(state.public.shown - places, {_PARASITE: places})


def _without(aliens: Aliens, slots: Iterable[Slot]) -> Aliens:
    return {name: places.difference(slots) for name, places in aliens.items()}


def _not_yet_won(state: State, aliens: Aliens) -> Aliens:
    """Return the whereabouts while the round goes on: a Cyborg in a hand would have won (R7.1)."""
    if _CYBORG in aliens and _TECHNICIAN in state.eliminated.values():
        return {**aliens, _CYBORG: aliens[_CYBORG] & {MIDDLE, NOWHERE}}
    return aliens


def _follow(places: frozenset[Slot], moved: Mapping[Slot, Slot]) -> frozenset[Slot]:
    if places.isdisjoint(moved):
        return places
    return frozenset([moved.get(place, place) for place in places])


LEARNED: Final[dict[type[Event], Callable[[State, Any], PublicKnowledge]]] = {
    ev.RoundStarted: _round_started,
    ev.Passed: _passed,
    ev.Investigated: _investigated,
    ev.JobChanged: _job_changed,
    ev.Revealed: _shown,
    ev.Indicated: _shown,
    ev.Guessed: _shown,
    ev.Eliminated: _eliminated,
    ev.Guarded: _reacted,
    ev.Intercepted: _reacted,
    ev.TransmitBegan: _transmit_began,
    ev.TransmitLaid: _transmit_laid,
    ev.Swapped: _swapped,
}
"""What everybody knows after an event, by its kind, once it has been applied to the state."""
