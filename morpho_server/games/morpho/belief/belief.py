"""What a seat can infer, from everything that it saw, about the cards that it doesn't see.

All deals are as likely as the shuffle makes them (R2.3). What the rules forbid did not happen:

- A player who can react must (R6.3, R6.4), so no neighbour could guard an unguarded Snipe.
- A player who changed job gave no Alien away.
- A player who passed could do nothing else.
- Nobody has won a round that goes on.

Beyond that, a player's choice reveals nothing, with two exceptions. Of two cards that can react,
each is equally likely to be shown. A Transmit lays its cards in any order with equal likelihood.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any, ClassVar

from morpho_server.games.morpho.belief import evidence
from morpho_server.games.morpho.belief.evidence import KIND, Table, Weights
from morpho_server.games.morpho.belief.hypothesis import Deck, Hypothesis
from morpho_server.games.morpho.belief.public_state import NO_STATE, PublicState, Slot
from morpho_server.games.morpho.belief.reasons import Reason, Reasons
from morpho_server.games.morpho.belief.sampling import Urn
from morpho_server.games.morpho.identities import FALLS, NAMES, Name, holders
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Event = Mapping[str, Json]
"""An event as it is sent (docs/reference/morpho.md)."""
Chances = dict[Name, float]

_SETTLING = frozenset(
    {"eliminated", "went_out", "block_removed", "mission_ended", "saw", "round_ended"}
)
"""What may come between a change of hands and the decision whether the round is over (R7.1)."""
_VOTES = frozenset({"agreed", "disagreed", "end_wished"})
"""What may come at any time, even while a reaction is awaited, and reveals nothing (R7.6)."""
_SHOWN = frozenset({"revealed", "indicated", "guessed", "eliminated"})
_USED = frozenset(
    {
        "sniped",
        "blocked",
        "mission_activated",
        "report_began",
        "detonation_began",
        "invested",
        "assassinated",
        "perception_began",
    }
)
"""The card in ``slot`` has used an ability, after it was shown (R6.1)."""


class ImpossibleError(Exception):
    """No deal leads to what a seat saw: its events are not those of a round."""


_UNABLE = {
    passive: (evidence.all_but(holders(passive)), evidence.none_able(passive))
    for passive in ("guard", "intercept", "transmit")
}
"""The evidence that no card of a hand can react: for one card, and for two."""


class Belief:
    """What a seat can infer of a round from the events that it saw.

    ``slots`` are those with a card in them, the middle last. ``reasons`` are the facts by which
    cards differ from what was dealt at random.
    """

    def __init__(self) -> None:
        self.state = NO_STATE
        self.reasons = Reasons()
        self._hypotheses: list[Hypothesis] = []
        self._looked: Slot | None = None
        self._asked: list[tuple[Slot, ...]] = []
        self._passive = ""
        self._unsettled = False
        self._chances: dict[Slot, Chances] | None = None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the slots with a card in them, in ring order, the middle last."""
        return self.state.slots

    def apply(self, events: Iterable[Event]) -> None:
        """Apply events of the seat's stream, of whole updates, in order."""
        for event in events:
            self._apply(event)
        if self._unsettled:
            self._settle()

    def chances(self) -> Mapping[Slot, Mapping[Name, float]]:
        """Return how likely the card in each slot is which identity; what can't be is left out."""
        if self._chances is None:
            self._chances = self._find_chances()
        return self._chances

    def deals(self, dice: Random) -> Iterator[dict[Slot, Name]]:
        """Yield random deals, endlessly: the identities in all slots, each as likely as it is.

        They are those of what has been taken in when this is called.
        """
        slots = self.slots
        hypotheses = Urn(
            (
                (hypothesis.sampler(), hypothesis.known, [hypothesis.at[slot] for slot in slots]),
                share,
            )
            for hypothesis, share in self._shares()
        )
        while True:
            sampler, known, cards = hypotheses.draw(dice)
            kinds = known | sampler.draw(dice)
            yield {slot: NAMES[kinds[card]] for slot, card in zip(slots, cards, strict=True)}

    def _shares(self) -> list[tuple[Hypothesis, float]]:
        """Return the ways in which the cards may have gone, each with how likely it is."""
        weights = [
            hypothesis.weight * hypothesis.counted().total for hypothesis in self._hypotheses
        ]
        total = sum(weights)
        if not total:
            raise ImpossibleError
        if len(self._hypotheses) > 1 and not all(weights):
            self._hypotheses = [
                t for t, weight in zip(self._hypotheses, weights, strict=True) if weight
            ]
            weights = [weight for weight in weights if weight]
        return [(t, w / total) for t, w in zip(self._hypotheses, weights, strict=True)]

    def _find_chances(self) -> dict[Slot, Chances]:
        found: dict[Slot, Chances] = {slot: {} for slot in self.slots}
        for hypothesis, share in self._shares():
            chances = hypothesis.counted().chances
            for slot, likely in found.items():
                card = hypothesis.at[slot]
                known = hypothesis.known.get(card)
                for kind, chance in (chances[card] if known is None else {known: 1.0}).items():
                    if chance > 0:
                        name = NAMES[kind]
                        likely[name] = likely.get(name, 0) + share * chance
        return found

    def _apply(self, event: Event) -> None:
        kind: str = event["kind"]
        if kind in _VOTES:
            return
        self._chances = None
        if kind not in ("saw", "round_ended"):
            self._conclude(kind, event)
        if self._unsettled and kind not in _SETTLING:
            self._settle()
        if kind in _SHOWN:
            self._learn(event["slot"], event["identity"])
        handle = self._handlers.get(kind)
        if handle is not None:
            handle(self, event)
        self.state.apply(event)

    def _learn(self, slot: Slot, name: Name) -> None:
        for hypothesis in self._hypotheses:
            hypothesis.learn(slot, KIND[name])
        self._hypotheses = [t for t in self._hypotheses if t.weight] or self._hypotheses[:1]

    def _weigh(self, slot: Slot, weights: Weights, reason: Reason) -> None:
        if self._hypotheses[0].deck.differs(weights):
            self.reasons.note(slot, reason)
        for hypothesis in self._hypotheses:
            hypothesis.weigh(slot, weights)

    def _weigh_hand(self, slot: Slot, alone: Weights, table: Table, reason: Reason) -> None:
        """Apply evidence about a hand: the card in ``slot``, if it is alone, or both cards."""
        beside = self.state.beside(slot)
        deck = self._hypotheses[0].deck
        if deck.differs(alone) if beside is None else deck.differs_in_pairs(table):
            for shown in (slot, beside or slot):
                self.reasons.note(shown, reason)
        for hypothesis in self._hypotheses:
            if beside is None:
                hypothesis.weigh(slot, alone)
            else:
                hypothesis.weigh_pair(slot, beside, table)

    def _acted(self, slot: Slot, name: Name) -> None:
        """Note that a card has used an ability: nothing hinders it (R5.2, R5.4)."""
        beside = self.state.beside(slot)
        if beside is not None:
            reason = Reason("acted_beside", _owner(slot), name)
            self._weigh(beside, evidence.free_beside(name), reason)

    def _round_started(self, event: Event) -> None:
        tiles = {KIND[name]: count for name, count in event["tiles"].items()}
        deck = Deck(tiles, [KIND[name] for name in event["unknowns"]])
        self.state = PublicState.of(event)
        self._hypotheses = [Hypothesis(deck, self.state.slots)]
        self._looked, self._asked, self._unsettled = None, [], False
        self.reasons = Reasons()

    def _saw(self, event: Event) -> None:
        for slot, name in event["cards"].items():
            self._learn(slot, name)

    def _investigated(self, event: Event) -> None:
        self._looked = event["slot"]

    def _job_changed(self, event: Event) -> None:
        self._weigh(event["slot"], evidence.NO_ALIEN, Reason("given_away", event["seat"]))
        self._exchange(event["slot"], MIDDLE)

    def _swapped(self, event: Event) -> None:
        self._learn(event["slot"], "psionics")
        self._acted(event["slot"], "psionics")
        self._exchange(event["slot"], event["target"])

    def _exchange(self, one: Slot, other: Slot) -> None:
        for hypothesis in self._hypotheses:
            hypothesis.exchange(one, other)
        self.reasons.exchange(one, other)
        self._unsettled = True

    def _used(self, event: Event) -> None:
        slot = event["slot"]
        known = self._hypotheses[0].known[self._hypotheses[0].at[slot]]
        self._acted(slot, NAMES[known])

    def _sniped(self, event: Event) -> None:
        self._used(event)
        self._ask((event["target"],), "guard")

    def _escape_tried(self, event: Event) -> None:
        if len(event["slots"]) == 1:
            self._used({"slot": event["slots"][0]})
        self._ask(tuple(event["slots"]), "intercept")

    def _ask(self, aimed_at: tuple[Slot, ...], passive: str) -> None:
        self._asked = list(self.state.order_of_asking(aimed_at))
        self._passive = passive

    def _eliminated(self, event: Event) -> None:
        self.reasons.forget([event["slot"]])
        self._unsettled = True

    def _round_ended(self, event: Event) -> None:
        """Note all cards, which are shown now (R7.7)."""
        self._unsettled, self._asked, self._looked = False, [], None
        for slot, name in event["cards"].items():
            self._learn(slot, name)

    def _passed(self, event: Event) -> None:
        """Note that a player could do nothing else (R4.3)."""
        state, seat = self.state, event["seat"]
        if event["unasked"]:
            return
        hand = state.hand(seat)
        if MIDDLE in state.slots and not state.is_bound(seat):
            for slot in hand:
                self._weigh(slot, evidence.AN_ALIEN, Reason("kept", seat))
        if state.turns[seat] > 1 and len(hand) == 2:
            for slot in hand:
                self._idle(slot)

    def _idle(self, slot: Slot) -> None:
        """Note that a card which lies face up has no ability that could be used (R4.3)."""
        if slot not in self.state.face_up:
            return
        hypothesis = self._hypotheses[0]
        shown = NAMES[hypothesis.known[hypothesis.at[slot]]]
        beside = self.state.beside(slot)
        if beside is not None and self.state.could_act(slot, shown):
            reason = Reason("idle_beside", _owner(slot), shown)
            self._weigh(beside, evidence.idle_beside(shown), reason)

    def _transmit_began(self, event: Event) -> None:
        self._learn(event["slot"], "parasite")
        self._acted(event["slot"], "parasite")

    def _transmit_laid(self, event: Event) -> None:
        """Follow every order in which the cards may lie now; those that look alike are one."""
        places = event["places"]
        self.reasons.forget(places)
        for place in places:
            self.reasons.note(place, Reason("laid", event["seat"]))
        found: dict[object, Hypothesis] = {}
        for hypothesis in self._hypotheses:
            cards = [hypothesis.at[place] for place in places]
            ways = list(permutations(cards))
            for way in ways:
                laid = hypothesis.copy()
                laid.lay(places, way)
                laid.weight /= len(ways)
                alike = found.setdefault(laid.face(), laid)
                if alike is not laid:
                    alike.weight += laid.weight
        self._hypotheses = list(found.values())
        self._unsettled = True

    def _conclude(self, kind: str, event: Event) -> None:
        """Apply what follows from what happens next: who reacted, and who did not."""
        if self._looked is not None:
            if kind != "transmit_began":
                alone, table = _UNABLE["transmit"][0], evidence.first_unable("transmit")
                self._weigh_hand(self._looked, alone, table, Reason("no_transmit"))
            self._looked = None
        if not self._asked:
            return
        if kind in ("guard_asked", "intercept_asked"):
            self._reactor_asked(event["seat"])
        elif kind in ("guarded", "intercepted"):
            self._reacted(event["slot"], event["identity"])
            self._asked = []
        else:
            for cards in self._asked:
                self._unable(cards)
            self._asked = []

    def _unable(self, cards: tuple[Slot, ...]) -> None:
        """Note that none of some cards asked together could react."""
        alone, table = _UNABLE[self._passive]
        if self.state.by_card:
            table = evidence.first_unable(self._passive)
        self._weigh_hand(cards[0], alone, table, Reason("no_reaction", _owner(cards[0])))

    def _reactor_asked(self, seat: int) -> None:
        """Note that a seat must react, and that nobody before it could (R6.3)."""
        before, asked = self.state.asked_of(seat, self._asked)
        for cards in before:
            self._unable(cards)
        self._asked = asked
        able = evidence.some_able(self._passive)
        if self.state.by_card and len(asked) == 1:
            able = evidence.first_able(self._passive)
        alone = evidence.only(holders(self._passive))
        self._weigh_hand(asked[0][0], alone, able, Reason("must_react", Seat(seat)))

    def _reacted(self, slot: Slot, name: Name) -> None:
        if self.state.by_card:
            for cards in self._asked[: self._asked.index((slot,))]:
                self._unable(cards)
            table = evidence.first_able(self._passive)
        else:
            table = evidence.first_shown(self._passive)
        reason = Reason("acted_beside", _owner(slot), name)
        self._weigh_hand(slot, evidence.NOTHING, table, reason)
        self._learn(slot, name)

    def _settle(self) -> None:
        """Note that the round went on: nobody wins by what has been met (R7.1)."""
        self._unsettled = False
        state = self.state
        for fall in FALLS:
            if state.has_fallen(fall):
                alone, table = evidence.loser_alone(fall.reason), evidence.nobody_wins(fall.reason)
                for hand in state.hands():
                    self._weigh_hand(hand[0], alone, table, Reason("not_won", identity=fall.name))

    _handlers: ClassVar[Mapping[str, Callable[[Any, Event], None]]] = {
        "round_started": _round_started,
        "saw": _saw,
        "investigated": _investigated,
        "job_changed": _job_changed,
        "swapped": _swapped,
        "sniped": _sniped,
        "escape_tried": _escape_tried,
        "eliminated": _eliminated,
        "passed": _passed,
        "round_ended": _round_ended,
        "transmit_began": _transmit_began,
        "transmit_laid": _transmit_laid,
        **dict.fromkeys(_USED - {"sniped"}, _used),
    }


def _owner(slot: Slot) -> Seat:
    return OWNER[slot]  # type: ignore[index]
