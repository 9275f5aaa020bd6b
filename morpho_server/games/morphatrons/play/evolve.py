"""Apply events to a state."""

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from morpho_server.games.events import Event
from morpho_server.games.kit.ending import game_over
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import ACTIONS, ORDER, SEATS, Card
from morpho_server.games.morphatrons.state import Bot, State, other
from morpho_server.games.seats import Seat


def evolve(state: State, event: Event) -> None:
    """Apply one event."""
    apply = _APPLY.get(type(event))
    if apply is not None:
        apply(state, event)


def _end_turn(state: State, event: ev.TurnEnded) -> None:
    state.turn = other(event.seat)
    state.turn_number += 1
    state.actions, state.free_morph, state.attacked = ACTIONS, True, frozenset()


def _draw(state: State, event: ev.CardDrawn) -> None:
    insort(state.hands[event.seat], state.deck[state.drawn], key=ORDER.__getitem__)
    state.drawn += 1
    if event.by_action:
        state.actions -= 1


def _play(state: State, event: ev.BotPlayed) -> None:
    state.hands[event.seat].remove(event.card)
    state.bots[event.seat][event.card] = Bot(event.zone, event.mode)
    state.actions -= 1


def _move(state: State, event: ev.BotMoved) -> None:
    bots = state.bots[event.seat]
    for card in (event.card, *event.passengers):
        _, mode, damage = bots[card]
        bots[card] = Bot(event.zone, mode, damage)
    state.actions -= 1


def _morph(state: State, event: ev.BotMorphed) -> None:
    bots = state.bots[event.seat]
    zone, _, damage = bots[event.card]
    bots[event.card] = Bot(zone, event.mode, damage)
    if event.free:
        state.free_morph = False
    else:
        state.actions -= 1


def _build(state: State, event: ev.BuildingRaised) -> None:
    state.hands[event.seat].remove(event.card)
    state.heights[event.building] = event.height
    state.scrap = (*state.scrap, event.card)
    state.actions -= 1


def _deactivate(state: State, event: ev.BotDeactivated) -> None:
    _scrap(state, event.seat, event.card)
    state.actions -= 1


def _triple_morph(state: State, event: ev.BotTripleMorphed) -> None:
    zone, mode, _ = state.bots[event.seat][event.card]
    _scrap(state, event.seat, event.card)
    state.hands[event.seat].remove(event.new)
    state.bots[event.seat][event.new] = Bot(zone, mode)
    state.actions -= 1


def _reshuffle(state: State, event: ev.DeckReshuffled) -> None:  # noqa: ARG001
    state.scrap = ()


def _lay_deck(state: State, event: ev.DeckLaid) -> None:
    state.deck, state.drawn, state.laid = tuple(event.deck), 0, len(event.deck)


def _deal(state: State, event: ev.CardsDealt) -> None:
    state.hands = [sorted(hand, key=ORDER.__getitem__) for hand in event.hands]
    state.deck, state.laid = tuple(event.deck), len(state.setup.cards) or len(event.deck)


def _end(state: State, event: ev.FightEnded) -> None:
    state.turn = None
    winners = () if event.winner is None else (event.winner,)
    state.outcome = game_over(event, winners)


def _begin(state: State, event: ev.CitiesSetUp) -> None:
    state.begun = event
    state.turn, state.turn_number = event.first, event.turn_number
    state.actions, state.free_morph = event.actions, event.free_morph
    state.attacked = frozenset(event.attacked)
    state.heights = {**event.buildings}
    state.scrap = tuple(event.scrap)
    for seat in range(SEATS):
        state.bots[seat] = {
            card: Bot(event.zones[card], event.modes[card], event.damage.get(card))
            for card, owner in event.owners.items()
            if owner == seat
        }


def _attack(state: State, event: ev.BotAttacked) -> None:
    """Damage bots and buildings (R5.4, R5.7)."""
    enemy = other(event.seat)
    bots = state.bots[enemy]
    for card, damage in event.damage.items():
        bots[card] = bots[card]._replace(damage=damage)
    for card in event.scrapped:
        _scrap(state, enemy, card)
    state.heights.update(event.heights)
    state.attacked |= {event.card}
    state.actions -= 1


def _scrap(state: State, seat: Seat, card: Card) -> None:
    """Put a bot on the scrapyard (R1.5)."""
    del state.bots[seat][card]
    state.scrap = (*state.scrap, card)
    # A card can come back in the same turn, and has not attacked then (R5.6).
    state.attacked -= {card}


_APPLY: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.CitiesSetUp: _begin,
    ev.CardsDealt: _deal,
    ev.DeckReshuffled: _reshuffle,
    ev.DeckLaid: _lay_deck,
    ev.CardDrawn: _draw,
    ev.BotPlayed: _play,
    ev.BotMoved: _move,
    ev.BotMorphed: _morph,
    ev.BotAttacked: _attack,
    ev.BuildingRaised: _build,
    ev.BotDeactivated: _deactivate,
    ev.BotTripleMorphed: _triple_morph,
    ev.TurnEnded: _end_turn,
    ev.FightEnded: _end,
}
"""The effects of events; those sent to one seat alone change nothing."""
