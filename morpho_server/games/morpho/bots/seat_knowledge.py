"""What a seat's view of M.O.R.P.H.O. says, read for a bot: cards, likelihoods, neighbours.

It knows docs/reference/morpho.md, and who sits beside whom (R3).
"""

from collections.abc import Iterator, Mapping

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot, ring_of
from morpho_server.games.seats import LETTERS
from morpho_server.games.views import Json


class SeatKnowledge:
    """A seat's view of a round. ``known`` are the identities by slot that the seat can tell."""

    def __init__(self, observation: Observation) -> None:
        self._public: Mapping[str, Json] = observation.public
        self._own: Mapping[str, Json] = observation.own
        self._letter = LETTERS[observation.seat]
        self._seat = observation.seat
        self.slots: list[str] = observation.public["slots"]
        known: dict[str, Name] = (observation.public.get("known") or {}) | (
            observation.own.get("known") or {}
        )
        self.known = {slot: known[slot] for slot in self.slots if slot in known}
        self.mine = [slot for slot in self.slots if slot[0] == self._letter]
        self.decision: Mapping[str, Json] = observation.public.get("decision") or {}
        self._eliminated: Mapping[str, str] = observation.public.get("eliminated") or {}
        self.open_to_all: Mapping[str, str] = observation.public.get("known") or {}

    @property
    def hand(self) -> list[str]:
        """Return the identities that the seat holds."""
        return [self.known[slot] for slot in self.mine]

    @property
    def others(self) -> list[str]:
        """Return the slots of other players' cards."""
        return [slot for slot in self.slots if slot not in (*self.mine, MIDDLE)]

    @property
    def is_last_turn(self) -> bool:
        """Return whether the seat gets no other turn in this round."""
        limit = self._public.get("turn_limit")
        turns: int = (self._public.get("turns") or {}).get(str(self._seat), 0)
        return limit is not None and turns >= limit

    def hindered_by_conflict(self, slot: str) -> bool:
        """Return whether an own card is of no use beside the other."""
        return bool((self._own.get("hindered") or {}).get(slot) == "conflict")

    def places_of(self, name: str) -> list[str]:
        """Return where cards of an identity are known to lie."""
        return [slot for slot, known in self.known.items() if known == name]

    def fallen(self, name: str) -> int:
        """Return how many cards of an identity have been eliminated."""
        return list(self._eliminated.values()).count(name)

    def chance(self, slot: str, *names: str) -> float:
        """Return how likely the card in a slot is one of these, by counting tiles."""
        if slot in self.known:
            return float(self.known[slot] in names)
        left = self._left()
        return min(1.0, sum(left.get(name, 0) for name in names) / len(self._hidden()))

    def chance_beside(self, *names: str) -> float:
        """Return how likely a card that could react to what the hand does is one of these."""
        none = 1.0
        for slot in self._beside():
            none *= 1 - self.chance(slot, *names)
        return 1 - none

    def _hidden(self) -> list[str]:
        return [slot for slot in self.slots if slot not in self.known]

    def _left(self) -> dict[str, float]:
        """Return how many of each identity are not known; of the Unknown, parts of one."""
        tiles: dict[str, int] = self._public["tiles"]
        unknowns: list[str] = self._public["unknowns"]
        seen = [*self.known.values(), *self._eliminated.values()]
        is_seen = any(name in unknowns and name not in tiles for name in seen)
        share = 0 if is_seen or not unknowns else 1 / len(unknowns)
        return {
            name: max(0, tiles.get(name, 0) + share * (name in unknowns) - seen.count(name))
            for name in {*tiles, *unknowns}
        }

    def _beside(self) -> Iterator[str]:
        """Yield the cards that could react to what the hand does, but for tokens between.

        Those of the nearest players on either side; with three players the next cards (R3.6).
        """
        by_card = self._public["seats"] == 3
        ring = ring_of(tuple(Slot(slot) for slot in self.slots if slot != MIDDLE), by_card=by_card)
        blocks = self._public.get("blocks") or ()
        near = [slot for gap, slot in ring.beside[self._seat] if gap not in blocks]
        if by_card:
            yield from near
        else:
            for owner in dict.fromkeys(OWNER[slot] for slot in near):
                yield from ring.hands[owner]
