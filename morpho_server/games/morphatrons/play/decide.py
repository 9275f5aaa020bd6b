"""Decide a move: check it rule by rule, and find what it leads to."""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.game import Consequences
from morpho_server.games.kit.transaction import ChanceTransaction
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import HOME, OTHER_MODE, Weapon, in_order
from morpho_server.games.morphatrons.notation import Action, Verb, read
from morpho_server.games.morphatrons.play import refusals
from morpho_server.games.morphatrons.play.attacks import resolve_attack
from morpho_server.games.morphatrons.play.checks import refusal_of
from morpho_server.games.morphatrons.play.ending import ahead, ended
from morpho_server.games.morphatrons.play.evolve import evolve
from morpho_server.games.morphatrons.state import DECK_PLACES, State, other
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat

Transaction: TypeAlias = ChanceTransaction[State]


def decide(state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
    """Carry out a move of a seat; raises :exc:`~morpho_server.games.moves.MoveRefusedError`."""
    action = read(move)
    if refusal := refusal_of(state, seat, action):
        raise MoveRefusedError(*refusal)
    if move != action.spelling:
        raise MoveRefusedError(*refusals.MISSPELLED)
    transaction = ChanceTransaction(state, evolve, chance)
    _CARRY_OUT[action.verb](transaction, seat, action)
    if has_nothing_left(transaction.state):
        _end_turn(transaction, seat, by_itself=True)
    return transaction.consequences()


def has_nothing_left(state: State) -> bool:
    """Return whether the turn ends by itself (R3.4)."""
    seat = state.turn
    return seat is not None and not (state.actions or (state.free_morph and state.bots[seat]))


def _draw(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Take the top card of the deck, which may be shuffled first (R4.1)."""
    state = transaction.state
    if not state.cards_left:
        cards = in_order([*state.scrap])
        transaction.emit(ev.DeckReshuffled(EVERYONE, cards))
        dealt = transaction.chance.deal(cards, DECK_PLACES[: len(cards)], "deck_reshuffled.order")
        transaction.emit(ev.DeckLaid(NOBODY, [*dealt.values()]))
    seen = ev.CardSeen((seat,), seat, state.next_place, state.deck[state.drawn])
    transaction.emit(ev.CardDrawn(EVERYONE, seat, by_action=action.verb == "draw"))
    transaction.emit(seen)


def _play(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Put a card from the hand into the home zone (R4.2)."""
    transaction.emit(ev.BotPlayed(EVERYONE, seat, action.card, HOME[seat], action.mode))


def _move(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Let a bot go to another zone, with those that it carries (R4.4, R4.5)."""
    transaction.emit(ev.BotMoved(EVERYONE, seat, action.card, action.zone, [*action.named]))


def _attack(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Attack (R5); without its last building the other seat has lost at once (R6.1)."""
    state = transaction.state
    weapon = cast("Weapon", action.verb)
    transaction.emit(resolve_attack(state, seat, action.card, weapon, action.named))
    if not state.standing(other(seat)):
        transaction.emit(ended(state, seat, "city_destroyed"))


def _morph(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Turn a bot to its other mode (R4.6); the first time in a turn it costs nothing (R3.3)."""
    state = transaction.state
    mode = OTHER_MODE[state.bots[seat][action.card].mode]
    transaction.emit(ev.BotMorphed(EVERYONE, seat, action.card, mode, state.free_morph))


def _build(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Discard a card, and make a building one chip higher (R4.7)."""
    building = action.building
    height = transaction.state.heights[building] + 1
    transaction.emit(ev.BuildingRaised(EVERYONE, seat, building, height, action.card))


def _deactivate(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Put an own bot on the scrapyard, and draw a card (R4.8)."""
    transaction.emit(ev.BotDeactivated(EVERYONE, seat, action.card))
    _draw(transaction, seat, action)


def _triple(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Replace an own bot by a card from the hand (R4.9)."""
    transaction.emit(ev.BotTripleMorphed(EVERYONE, seat, action.card, action.named[0]))


def _end(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """End the turn; what is unused is lost (R3.4)."""
    _end_turn(transaction, seat, by_itself=False)


def _end_turn(transaction: Transaction, seat: Seat, *, by_itself: bool) -> None:
    """Let the other seat go on, unless this was the last turn (R6.2)."""
    state = transaction.state
    if state.turn_number >= state.setup.turn_limit:
        transaction.emit(ended(state, ahead(state), "turn_limit"))
    else:
        transaction.emit(ev.TurnEnded(EVERYONE, seat, by_itself))


def _resign(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Give up: the other seat wins (R6.3)."""
    transaction.emit(ended(transaction.state, other(seat), "resigned"))


_CARRY_OUT: Final[dict[Verb, Callable[[Transaction, Seat, Action], None]]] = {
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
