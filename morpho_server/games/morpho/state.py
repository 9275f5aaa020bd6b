"""The position of a round: everything that is true, known or hidden."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from morpho_server.games.events import NOBODY
from morpho_server.games.morpho.events import RoundStarted
from morpho_server.games.morpho.honours import Statistic
from morpho_server.games.morpho.identities import HINDRANCE, Hindrance, Name, Team
from morpho_server.games.morpho.play.decisions.kinds import Decision
from morpho_server.games.morpho.play.ring import OWNER, Gap, Ring, Slot, ring_of
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat

MatchStatistics = Mapping[Statistic, tuple[int, ...]]
"""What has been counted in a match, by seat."""

Cards = dict[Slot, Name]
"""Identities by slot, in slot order, the middle last."""


class PublicKnowledge(NamedTuple):
    """What everybody at the table knows of cards that lie face down, or could know.

    ``shown`` are the places of the cards that everybody has seen (R8.13). ``aliens`` says of each
    Alien where it may lie (docs/rulings.md, 14).
    """

    shown: frozenset[Slot] = frozenset()
    aliens: Mapping[Name, frozenset[Slot]] = {}


_KNOWN_AT_FIRST = PublicKnowledge()
_A = Seat(0)
_NO_RING = ring_of((), by_card=False)
_NO_ROUND = RoundStarted(
    NOBODY,
    round=0,
    mode="basic",
    seats=0,
    hand_size=0,
    tiles={},
    unknowns=(),
    first=_A,
    scores=(),
    target=0,
    turn_limit=None,
)


@dataclass(slots=True)
class State:
    """A position. Only :mod:`~morpho_server.games.morpho.play.evolve` writes to it.

    Its values are replaced, never changed in place, so that copies can share them.

    ``setup`` is the event with which the round began. ``turns`` counts the turns that each seat has
    begun. ``passes`` counts the passes in a row. ``bound`` are the seats that used an ability that
    binds (R4.6). ``tokens`` are the block tokens not yet placed (R3.5). ``investments`` are teams
    by seat. ``mission`` is set while a mission is on, ``swapped`` once the Body Swap is used up.
    ``agreed`` are the seats that wish the round to end (R7.6). ``statistics`` cover the whole
    match. ``public`` is what everybody knows. ``moves`` caches the legal moves of the ``decision``
    until the next event.
    """

    setup: RoundStarted = _NO_ROUND
    ring: Ring = _NO_RING
    cards: Cards = field(default_factory=dict)
    eliminated: Cards = field(default_factory=dict)
    face_up: frozenset[Slot] = frozenset()
    turn: Seat = _A
    turns: tuple[int, ...] = ()
    passes: int = 0
    bound: frozenset[Seat] = frozenset()
    blocks: tuple[Gap, ...] = ()
    tokens: int = 2
    investments: dict[Seat, Team] = field(default_factory=dict)
    mission: bool = False
    swapped: bool = False
    agreed: frozenset[Seat] = frozenset()
    statistics: MatchStatistics = field(default_factory=dict)
    decision: Decision | None = None
    outcome: Outcome | None = None
    public: PublicKnowledge = _KNOWN_AT_FIRST
    moves: list[Move] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> "State":
        """Return a state of its own with the same values."""
        return State(
            self.setup,
            self.ring,
            self.cards,
            self.eliminated,
            self.face_up,
            self.turn,
            self.turns,
            self.passes,
            self.bound,
            self.blocks,
            self.tokens,
            self.investments,
            self.mission,
            self.swapped,
            self.agreed,
            self.statistics,
            self.decision,
            self.outcome,
            self.public,
        )


def is_bound(state: State, seat: Seat) -> bool:
    """Return whether Investigate and Change Job are closed to a player (R4.6)."""
    return seat in state.bound or not state.face_up.isdisjoint(state.ring.hands[seat])


def hindrance(state: State, slot: Slot) -> Hindrance | None:
    """Return why a held card has no abilities, if it has none (R5.2, R5.3, R5.4)."""
    hand = state.ring.hands[OWNER[slot]]
    if len(hand) == 1:
        return None
    other = hand[0] if hand[1] == slot else hand[1]
    return HINDRANCE[state.cards[slot], state.cards[other]]


def seat_of_card(state: State, name: Name) -> Seat | None:
    """Return the seat that holds the first card of an identity on the ring, if any."""
    return next((OWNER[slot] for slot in state.ring.slots if state.cards[slot] == name), None)
