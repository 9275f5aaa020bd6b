"""Decide a move: check it rule by rule, and find what it leads to."""

from collections.abc import Callable
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Consequences
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import HOME, OTHER_MODE, Weapon, in_order
from morpho_server.games.morphatrons.notation import Action, Verb, read
from morpho_server.games.morphatrons.play import refusals
from morpho_server.games.morphatrons.play.attacks import resolve_attack
from morpho_server.games.morphatrons.play.ending import ahead, ended
from morpho_server.games.morphatrons.play.evolve import evolve
from morpho_server.games.morphatrons.play.refusing import refusal_of
from morpho_server.games.morphatrons.state import DECK_PLACES, State, other
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat


class _Course:
    """What a move leads to: the events so far, applied to a state of its own."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)
        evolve(self.state, event)


def decide(state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
    """Carry out a move of a seat; raises :exc:`~morpho_server.games.moves.MoveRefusedError`."""
    action = read(move)
    if refusal := refusal_of(state, seat, action):
        raise MoveRefusedError(*refusal)
    if move != action.spelling:
        raise MoveRefusedError(*refusals.MISSPELLED)
    course = _Course(state.copy(), chance)
    _CARRY_OUT[action.verb](course, seat, action)
    if has_nothing_left(course.state):
        _end_turn(course, seat, by_itself=True)
    return Consequences(tuple(course.events), course.state)


def has_nothing_left(state: State) -> bool:
    """Return whether the turn ends by itself (R3.4)."""
    seat = state.turn
    return seat is not None and not (state.actions or (state.free_morph and state.bots[seat]))


def _draw(course: _Course, seat: Seat, action: Action) -> None:
    """Take the top card of the deck, which may be shuffled first (R4.1)."""
    state = course.state
    if not state.cards_left:
        cards = in_order([*state.scrap])
        course.emit(ev.DeckReshuffled(EVERYONE, cards))
        dealt = course.chance.deal(cards, DECK_PLACES[: len(cards)], "deck_reshuffled.order")
        course.emit(ev.DeckLaid(NOBODY, [*dealt.values()]))
    seen = ev.CardSeen((seat,), seat, state.next_place, state.deck[state.drawn])
    course.emit(ev.CardDrawn(EVERYONE, seat, by_action=action.verb == "draw"))
    course.emit(seen)


def _play(course: _Course, seat: Seat, action: Action) -> None:
    """Put a card from the hand into the home zone (R4.2)."""
    course.emit(ev.BotPlayed(EVERYONE, seat, action.card, HOME[seat], action.mode))


def _move(course: _Course, seat: Seat, action: Action) -> None:
    """Let a bot go to another zone, with those that it carries (R4.4, R4.5)."""
    course.emit(ev.BotMoved(EVERYONE, seat, action.card, action.zone, [*action.named]))


def _attack(course: _Course, seat: Seat, action: Action) -> None:
    """Attack (R5); without its last building the other seat has lost at once (R6.1)."""
    state = course.state
    weapon = cast("Weapon", action.verb)
    course.emit(resolve_attack(state, seat, action.card, weapon, action.named))
    if not state.standing(other(seat)):
        course.emit(ended(state, seat, "city_destroyed"))


def _morph(course: _Course, seat: Seat, action: Action) -> None:
    """Turn a bot to its other mode (R4.6); the first time in a turn it costs nothing (R3.3)."""
    state = course.state
    mode = OTHER_MODE[state.bots[seat][action.card].mode]
    course.emit(ev.BotMorphed(EVERYONE, seat, action.card, mode, state.free_morph))


def _build(course: _Course, seat: Seat, action: Action) -> None:
    """Discard a card, and make a building one chip higher (R4.7)."""
    building = action.building
    height = course.state.heights[building] + 1
    course.emit(ev.BuildingRaised(EVERYONE, seat, building, height, action.card))


def _deactivate(course: _Course, seat: Seat, action: Action) -> None:
    """Put an own bot on the scrap yard, and draw a card (R4.8)."""
    course.emit(ev.BotDeactivated(EVERYONE, seat, action.card))
    _draw(course, seat, action)


def _triple(course: _Course, seat: Seat, action: Action) -> None:
    """Replace an own bot by a card from the hand (R4.9)."""
    course.emit(ev.BotTripleMorphed(EVERYONE, seat, action.card, action.named[0]))


def _end(course: _Course, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """End the turn; what is unused is lost (R3.4)."""
    _end_turn(course, seat, by_itself=False)


def _end_turn(course: _Course, seat: Seat, *, by_itself: bool) -> None:
    """Let the other seat go on, unless this was the last turn (R6.2)."""
    state = course.state
    if state.turn_number >= state.setup.turn_limit:
        course.emit(ended(state, ahead(state), "turn_limit"))
    else:
        course.emit(ev.TurnEnded(EVERYONE, seat, by_itself))


def _resign(course: _Course, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Give up: the other seat wins (R6.3)."""
    course.emit(ended(course.state, other(seat), "resigned"))


_CARRY_OUT: Final[dict[Verb, Callable[[_Course, Seat, Action], None]]] = {
    "draw": _draw,
    "play": _play,
    "move": _move,
    "strike": _attack,
    "shoot": _attack,
    "morph": _morph,
    "build": _build,
    "deactivate": _deactivate,
    "triple": _triple,
    "end": _end,
    "resign": _resign,
}
