"""What a seat can tell of the cards that it doesn't see, by everything that it was told.

All deals are as likely as the shuffle makes them (R2.3). What the rules forbid did not happen: who
could react had to (R6.3, R6.4), so a Snipe that nobody guarded says that no neighbour could; who
changed job gave no Alien away; who passed could do nothing else; a round that goes on is one that
nobody has won. Beyond that a player's choice tells nothing, with two exceptions: of two cards that
can react either is shown as likely, and a Transmit lays its cards in any order as likely.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any, ClassVar

from morpho_server.bots.morpho import facts
from morpho_server.bots.morpho.drawing import Urn
from morpho_server.bots.morpho.facts import KIND, Table, Weights
from morpho_server.bots.morpho.scene import NO_SCENE, Scene, Slot
from morpho_server.bots.morpho.track import Deck, Track
from morpho_server.games.morpho.identities import FALLS, NAMES, Name
from morpho_server.games.morpho.ring import MIDDLE
from morpho_server.games.views import Json

Event = Mapping[str, Json]
"""An event as it is sent (docs/morpho.md)."""
Chances = dict[Name, float]

_SETTLING = frozenset(
    {"eliminated", "went_out", "block_removed", "mission_ended", "saw", "round_ended"}
)
"""What may come between a change of hands and the decision whether the round is over (R7.1)."""
_VOTES = frozenset({"agreed", "disagreed", "end_wished"})
"""What may come at any time, even while a reaction is awaited, and tells nothing (R7.6)."""
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
    """No deal leads to what a seat was told: its events are not those of a round."""


_UNABLE = {
    passive: (facts.all_but(facts.reactors(passive)), facts.none_able(passive))
    for passive in ("guard", "intercept", "transmit")
}
"""That no card of a hand can react: of a card alone, and of two."""


class Belief:
    """What a seat can tell of a round: the fold of the events that it was told.

    ``slots`` are those with a card in them, the middle last.
    """

    def __init__(self) -> None:
        self.scene = NO_SCENE
        self._tracks: list[Track] = []
        self._looked: Slot | None = None
        self._asked: list[tuple[Slot, ...]] = []
        self._passive = ""
        self._unsettled = False
        self._chances: dict[Slot, Chances] | None = None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the slots with a card in them, in ring order, the middle last."""
        return self.scene.slots

    def see(self, events: Iterable[Event]) -> None:
        """Take in events of the seat's stream, of whole updates, in order."""
        for event in events:
            self._see(event)
        if self._unsettled:
            self._settle()

    def chances(self) -> Mapping[Slot, Mapping[Name, float]]:
        """Return how likely the card in each slot is which identity; what can't be is left out."""
        if self._chances is None:
            self._chances = self._find_chances()
        return self._chances

    def together(self, *slots: Slot) -> dict[tuple[Name, ...], float]:
        """Return how likely which identities lie in these slots together."""
        found: dict[tuple[Name, ...], float] = {}
        for track, share in self._shares():
            for kinds, chance in track.ways(slots).items():
                names = tuple(NAMES[kind] for kind in kinds)
                found[names] = found.get(names, 0) + share * chance
        return found

    def deals(self, dice: Random) -> Iterator[dict[Slot, Name]]:
        """Draw deals without end, each as likely as it is: the identities in all slots.

        They are those of what has been taken in when this is called.
        """
        slots = self.slots
        tracks = Urn(
            ((track.drawing(), track.known, [track.at[slot] for slot in slots]), share)
            for track, share in self._shares()
        )
        while True:
            drawing, known, cards = tracks.draw(dice)
            kinds = known | drawing.draw(dice)
            yield {slot: NAMES[kinds[card]] for slot, card in zip(slots, cards, strict=True)}

    def _shares(self) -> list[tuple[Track, float]]:
        """Return the ways in which the cards may have gone, each with how likely it is."""
        weights = [track.weight * track.counted().total for track in self._tracks]
        total = sum(weights)
        if not total:
            raise ImpossibleError
        if len(self._tracks) > 1 and not all(weights):
            self._tracks = [t for t, weight in zip(self._tracks, weights, strict=True) if weight]
            weights = [weight for weight in weights if weight]
        return [(t, w / total) for t, w in zip(self._tracks, weights, strict=True)]

    def _find_chances(self) -> dict[Slot, Chances]:
        found: dict[Slot, Chances] = {slot: {} for slot in self.slots}
        for track, share in self._shares():
            chances = track.counted().chances
            for slot, likely in found.items():
                card = track.at[slot]
                known = track.known.get(card)
                for kind, chance in (chances[card] if known is None else {known: 1.0}).items():
                    if chance > 0:
                        name = NAMES[kind]
                        likely[name] = likely.get(name, 0) + share * chance
        return found

    def _see(self, event: Event) -> None:
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
        fold = self._folds.get(kind)
        if fold is not None:
            fold(self, event)
        self.scene.see(event)

    def _learn(self, slot: Slot, name: Name) -> None:
        for track in self._tracks:
            track.learn(slot, KIND[name])
        self._tracks = [t for t in self._tracks if t.weight] or self._tracks[:1]

    def _tell(self, slot: Slot, weights: Weights) -> None:
        for track in self._tracks:
            track.tell(slot, weights)

    def _tell_hand(self, slot: Slot, alone: Weights, table: Table) -> None:
        """Take in something of a hand: by the card in ``slot``, if it is alone, or both cards."""
        beside = self.scene.beside(slot)
        for track in self._tracks:
            if beside is None:
                track.tell(slot, alone)
            else:
                track.tell_both(slot, beside, table)

    def _acted(self, slot: Slot, name: Name) -> None:
        """Take in that a card has used an ability: nothing hinders it (R5.2, R5.4)."""
        beside = self.scene.beside(slot)
        if beside is not None:
            self._tell(beside, facts.free_beside(name))

    def _round_started(self, event: Event) -> None:
        tiles = {KIND[name]: count for name, count in event["tiles"].items()}
        deck = Deck(tiles, [KIND[name] for name in event["unknowns"]])
        self.scene = Scene.of(event)
        self._tracks = [Track(deck, self.scene.slots)]
        self._looked, self._asked, self._unsettled = None, [], False

    def _saw(self, event: Event) -> None:
        for slot, name in event["cards"].items():
            self._learn(slot, name)

    def _investigated(self, event: Event) -> None:
        self._looked = event["slot"]

    def _job_changed(self, event: Event) -> None:
        self._tell(event["slot"], facts.NO_ALIEN)
        self._exchange(event["slot"], MIDDLE)

    def _swapped(self, event: Event) -> None:
        self._learn(event["slot"], "psionics")
        self._acted(event["slot"], "psionics")
        self._exchange(event["slot"], event["target"])

    def _exchange(self, one: Slot, other: Slot) -> None:
        for track in self._tracks:
            track.exchange(one, other)
        self._unsettled = True

    def _used(self, event: Event) -> None:
        slot = event["slot"]
        known = self._tracks[0].known[self._tracks[0].at[slot]]
        self._acted(slot, NAMES[known])

    def _sniped(self, event: Event) -> None:
        self._used(event)
        self._ask((event["target"],), "guard")

    def _escape_tried(self, event: Event) -> None:
        if len(event["slots"]) == 1:
            self._used({"slot": event["slots"][0]})
        self._ask(tuple(event["slots"]), "intercept")

    def _ask(self, aimed_at: tuple[Slot, ...], passive: str) -> None:
        self._asked = list(self.scene.order_of_asking(aimed_at))
        self._passive = passive

    def _eliminated(self, _: Event) -> None:
        self._unsettled = True

    def _round_ended(self, event: Event) -> None:
        """Take in all cards, which are shown now (R7.7)."""
        self._unsettled, self._asked, self._looked = False, [], None
        for slot, name in event["cards"].items():
            self._learn(slot, name)

    def _passed(self, event: Event) -> None:
        """Take in that a player could do nothing else (R4.3)."""
        scene, seat = self.scene, event["seat"]
        if event["unasked"]:
            return
        hand = scene.hand(seat)
        if MIDDLE in scene.slots and not scene.is_bound(seat):
            for slot in hand:
                self._tell(slot, facts.AN_ALIEN)
        if scene.turns[seat] > 1 and len(hand) == 2:
            for slot in hand:
                self._idle(slot)

    def _idle(self, slot: Slot) -> None:
        """Take in that a card which lies face up has no ability that could be used (R4.3)."""
        if slot not in self.scene.face_up:
            return
        track = self._tracks[0]
        shown = NAMES[track.known[track.at[slot]]]
        beside = self.scene.beside(slot)
        if beside is not None and self.scene.could_act(slot, shown):
            self._tell(beside, facts.idle_beside(shown))

    def _transmit_began(self, event: Event) -> None:
        self._learn(event["slot"], "parasite")
        self._acted(event["slot"], "parasite")

    def _transmit_laid(self, event: Event) -> None:
        """Follow every order in which the cards may lie now; those that look alike are one."""
        places = event["places"]
        found: dict[object, Track] = {}
        for track in self._tracks:
            cards = [track.at[place] for place in places]
            ways = list(permutations(cards))
            for way in ways:
                laid = track.copy()
                laid.lay(places, way)
                laid.weight /= len(ways)
                alike = found.setdefault(laid.face(), laid)
                if alike is not laid:
                    alike.weight += laid.weight
        self._tracks = list(found.values())
        self._unsettled = True

    def _conclude(self, kind: str, event: Event) -> None:
        """Take in what follows from what happens next: who reacted, and who did not."""
        if self._looked is not None:
            if kind != "transmit_began":
                alone, table = _UNABLE["transmit"][0], facts.first_unable("transmit")
                self._tell_hand(self._looked, alone, table)
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
        """Take in that none of some cards asked together could react."""
        alone, table = _UNABLE[self._passive]
        if self.scene.by_card:
            table = facts.first_unable(self._passive)
        self._tell_hand(cards[0], alone, table)

    def _reactor_asked(self, seat: int) -> None:
        """Take in that a seat must react, and that nobody before it could (R6.3)."""
        before, asked = self.scene.asked_of(seat, self._asked)
        for cards in before:
            self._unable(cards)
        self._asked = asked
        able = facts.some_able(self._passive)
        if self.scene.by_card and len(asked) == 1:
            able = facts.first_able(self._passive)
        self._tell_hand(asked[0][0], facts.only(facts.reactors(self._passive)), able)

    def _reacted(self, slot: Slot, name: Name) -> None:
        if self.scene.by_card:
            for cards in self._asked[: self._asked.index((slot,))]:
                self._unable(cards)
            table = facts.first_able(self._passive)
        else:
            table = facts.first_shown(self._passive)
        self._tell_hand(slot, facts.NOTHING, table)
        self._learn(slot, name)

    def _settle(self) -> None:
        """Take in that the round went on: nobody wins by what has been met (R7.1)."""
        self._unsettled = False
        scene = self.scene
        for fall in FALLS:
            if scene.has_fallen(fall):
                alone, table = facts.loser_alone(fall.reason), facts.nobody_wins(fall.reason)
                for hand in scene.hands():
                    self._tell_hand(hand[0], alone, table)

    _folds: ClassVar[Mapping[str, Callable[[Any, Event], None]]] = {
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
