"""The seats that must react, and their able cards (R6.3 to R6.5)."""

from collections.abc import Iterator

from morpho_server.games.morpho.identities import IDENTITY
from morpho_server.games.morpho.play.ring import OWNER, Slot, gap_between
from morpho_server.games.morpho.state import State, hindrance
from morpho_server.games.seats import Seat


def able_cards(state: State, aimed_at: tuple[Slot, ...], passive: str) -> tuple[Slot, ...]:
    """Return the cards, all of one seat, that must react to what is aimed at these; or none.

    The target's owner comes first, then the neighbour on the left, then that on the right, each
    where nobody before can react (R6.3).
    """
    for cards in _in_order_of_asking(state, aimed_at):
        able = tuple(slot for slot in cards if _is_able(state, slot, passive))
        if able:
            return able
    return ()


def _is_able(state: State, slot: Slot, passive: str) -> bool:
    return passive in IDENTITY[state.cards[slot]].passive and hindrance(state, slot) is None


def _in_order_of_asking(state: State, aimed_at: tuple[Slot, ...]) -> Iterator[tuple[Slot, ...]]:
    """Yield the cards asked together: a neighbour's, or single ones with three players (R3.6).

    With four and more, nobody guards or intercepts for themselves (R8.2, R8.5).
    """
    owner = OWNER[aimed_at[0]]
    if state.ring.by_card:
        cards = [slot for slot in _next_to(state, aimed_at) if slot not in aimed_at]
        cards.sort(key=lambda slot: OWNER[slot] != owner)
        yield from ((slot,) for slot in cards)
    else:
        yield from (state.ring.hands[seat] for seat in _neighbours(state, owner))


def _next_to(state: State, aimed_at: tuple[Slot, ...]) -> Iterator[Slot]:
    """Yield the card on the left, then on the right, unless a token lies between (R3.6)."""
    ring, first, last = state.ring, aimed_at[0], aimed_at[-1]
    left, right = ring.after(last), ring.before(first)
    if gap_between(last, left) not in state.blocks:
        yield left
    if gap_between(first, right) not in state.blocks:
        yield right


def _neighbours(state: State, seat: Seat) -> Iterator[Seat]:
    """Yield the player on the left, then on the right, unless a token lies between (R3.4)."""
    ring = state.ring
    for other in (ring.left[seat], ring.right[seat]):
        if other != seat and ring.gap_of_seats(seat, other) not in state.blocks:
            yield other
