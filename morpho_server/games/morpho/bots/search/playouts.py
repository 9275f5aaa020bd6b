"""How a round may go on from an imagined position, everybody playing as agents do.

Each player goes by what that player knows in this position: cards held, looked at, and shown to
all. It works out nothing beyond that, which makes a playout cheap.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from morpho_server.games.morpho.bots.inference.card_tracker import CardTracker, Number
from morpho_server.games.morpho.bots.inference.habits import Habits, Situation, situation
from morpho_server.games.morpho.bots.roles import SOUGHT
from morpho_server.games.morpho.events import Arranged
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.notation import name_in
from morpho_server.games.morpho.play.decide import decide
from morpho_server.games.morpho.play.decisions import kinds
from morpho_server.games.morpho.play.decisions.reactions import able_cards
from morpho_server.games.morpho.play.moves import legal_moves
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.turn_order import owner_of_mission
from morpho_server.games.morpho.state import State, is_bound
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

TRIES: Final = 3
"""The most draws of a deed before another is done: not all that is usual is possible."""

EAGER: Final = 0.8
"""The chance of a shot that can't fail, whatever the habits are."""

Likely = Mapping[Number, Mapping[Name, float]]
"""How likely each card is which identity, for the seat that imagines."""


class Playout:
    """A round that goes on from ``state`` in a seat's mind, up to its next turn.

    ``names`` are the cards by number. What the seat itself does on the way goes by what is
    ``likely`` to it, not by the cards that it imagines.
    """

    def __init__(
        self, state: State, tracker: CardTracker, names: Mapping[Number, Name], seat: Seat,
        likely: Likely, habits: Habits, dice: Random,
    ) -> None:  # fmt: skip
        self._state = state
        self._seat = seat
        self._likely = likely
        self._habits = habits
        self._dice = dice
        self._names = dict(names)
        self._tracker = tracker.copy()
        self._at = self._tracker.at

    def points_of(self, move: Move) -> float:
        """Return the gain of a move for its seat: points, or the worth of the new position."""
        self._make(move)
        while (decision := self._state.decision) is not None:
            if self._seat not in self._state.ring.seats:
                return 0.0
            if decision.seat == self._seat and isinstance(decision, kinds.TakeTurn):
                return self._habits.worth(self._situation(decision.seat))
            self._make(self._choice())
        assert self._state.outcome is not None
        return self._state.outcome.points[self._seat]

    def _make(self, move: Move) -> None:
        decision = self._state.decision
        assert decision is not None
        done = decide(self._state, decision.seat, move)
        self._state = done.after
        for event in done.events:
            self._tracker.apply(event)
            if isinstance(event, Arranged):
                at = self._tracker.at
                self._names.update((at[place], name) for place, name in event.cards.items())

    def _situation(self, seat: Seat) -> Situation:
        state, names = self._state, self._names
        hand = [self._at[slot] for slot in state.ring.hands[seat]]
        return situation(
            [names[number] for number in hand],
            state.turns[seat],
            bound=is_bound(state, seat),
            awaited=state.mission and owner_of_mission(state) != seat,
            known=[names[number] for number in self._tracker.known_to(seat).difference(hand)],
        )

    def _choice(self) -> Move:
        """Return the move of the seat that owes a decision."""
        decision = self._state.decision
        assert decision is not None
        legal = legal_moves(self._state, decision.seat)
        if len(legal) == 1:
            return legal[0]
        match decision:
            case kinds.TakeTurn():
                return self._turn(decision.seat, legal)
            case kinds.IndicateTechnician():
                return max(
                    legal, key=lambda move: self._chance(decision.seat, move[9:], "technician")
                )
            case kinds.IndicateNext():
                return max(legal, key=lambda move: self._named(decision.seat, move))
            case kinds.GuessNext():
                place = decision.place
                return max(legal, key=lambda move: self._chance(decision.seat, place, move[6:]))
            case kinds.ThrowBomb():
                return max(
                    legal, key=lambda move: self._chance(decision.seat, move[5:], "deserter")
                )
        return self._dice.choice(legal)

    def _named(self, seat: Seat, move: str) -> float:
        place, _, name = move[9:].partition(" as ")
        return self._chance(seat, place, name)

    def _chance(self, seat: Seat, place: str, name: str) -> float:
        """Return how likely a card seems to a player; chance decides between those alike."""
        number = self._at[place]
        tie = self._dice.random() / 1000
        if number in self._tracker.known_to(seat):
            return tie + (self._names[number] == name)
        if seat == self._seat and number in self._likely:
            return tie + self._likely[number].get(name_in(name), 0.0)
        return tie + 0.1

    def _turn(self, seat: Seat, legal: Sequence[Move]) -> Move:
        where = self._situation(seat)
        if where.found:
            kills = self._kills(legal)
            if kills and self._dice.random() < EAGER:
                return self._dice.choice(kills)
        kinds, often = self._habits.lots(where)
        for _ in range(TRIES if kinds else 0):
            [done] = self._dice.choices(kinds, cum_weights=often)
            ways = self._ways(seat, done, legal)
            if ways:
                return self._dice.choice(ways)
        looks = [move for move in legal if move.startswith("look")]
        return self._dice.choice(looks or legal)

    def _ways(self, seat: Seat, done: str, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that are such a deed; those that bring something new, if any does."""
        verb, _, rest = done.partition(" ")
        moves = [move for move in legal if move.startswith(verb)]
        if len(moves) < 2:
            return moves
        at, names = self._at, self._names
        if verb == "change":
            return [move for move in moves if names[at[move[7:]]] == rest]
        if verb == "look":
            knows, ring = self._tracker.known_to(seat), self._state.ring
            new = [move for move in moves if at[move[5:]] not in knows] or moves
            beside = (ring.left[seat], ring.right[seat])
            near = rest == "near"
            return [move for move in new if (OWNER[Slot(move[5:])] in beside) is near] or new
        if verb == "snipe":
            return self._shots(seat, moves, hit=rest == "hit")
        return moves

    def _shots(self, seat: Seat, moves: Sequence[Move], *, hit: bool) -> Sequence[Move]:
        if hit:
            return self._hits(moves)
        knows = self._tracker.known_to(seat)
        return [move for move in moves if self._at[move[6:8]] not in knows] or moves

    def _hits(self, shots: Sequence[Move]) -> Sequence[Move]:
        """Return the shots at the shooter's target."""
        at, names = self._at, self._names
        return [move for move in shots if SOUGHT.get(names[at[move[-2:]]]) == names[at[move[6:8]]]]

    def _kills(self, legal: Sequence[Move]) -> Sequence[Move]:
        """Return those of them that nobody can guard against."""
        hits = self._hits([move for move in legal if move.startswith("snipe")])
        return [move for move in hits if not able_cards(self._state, (Slot(move[6:8]),), "guard")]
