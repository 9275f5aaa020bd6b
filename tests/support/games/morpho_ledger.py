"""The truth about a round of M.O.R.P.H.O.: which card lies where, and who may know of it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import IDENTITIES
from morpho_server.games.seats import Seat, letter
from tests.support.games.playing import Start
from tests.support.games.subjects import Ledger, Place
from tests.support.games.watching import Watcher, payload

MIDDLE = "M"
BOX = {identity.name: identity.cards for identity in IDENTITIES}
"""The cards of the box (R1.1), which test_identities.py compares with the rules."""

COLUMNS = ("leader", "technician", "bodyguard", "killer", "deserter")
BASIC = {
    3: (1, 1, 1, 1, 3),
    4: (1, 1, 1, 1, 5),
    5: (1, 1, 2, 2, 5),
    6: (1, 1, 3, 2, 6),
    7: (1, 1, 3, 2, 1),
    8: (1, 1, 3, 2, 2),
    9: (1, 1, 4, 2, 2),
}
EXPERT = {
    3: (1, 1, 1, 1, 2),
    4: (1, 1, 1, 1, 4),
    5: (1, 1, 2, 2, 4),
    6: (1, 1, 3, 2, 5),
    7: (1, 1, 3, 2, 0),
    8: (1, 1, 3, 2, 1),
    9: (1, 1, 4, 2, 1),
}
"""The cards by mode and number of players, the Unknown not counted (R2.2)."""

SHOWN_TO_ALL = frozenset(
    {"revealed", "indicated", "eliminated", "guarded", "intercepted"}
    | {"guessed", "transmit_began", "swapped"}
)
"""Events in which all see the card in ``slot`` (R6.1, R6.5 to R6.7, R8.10 to R8.12)."""

ALIENS = {identity.name for identity in IDENTITIES if identity.faction == "aliens"}
FACTIONS = {
    identity.name: identity.faction
    for identity in IDENTITIES
    if identity.faction in ("morpho", "killers", "outsiders") and not identity.easygoing
}
"""The factions of the cards that conflict with others (R5.1)."""


class Cards:
    """Cards by slot, as they were dealt and moved since; ``dealt_at`` is where each was dealt."""

    def __init__(self) -> None:
        self.at: dict[Place, str] = {}
        self.dealt_at: dict[Place, Place] = {}
        self.eliminated: dict[Place, str] = {}

    def follow(self, event: Event) -> None:
        """Move cards as an event says, whether or not it is true."""
        said = payload(event)
        match event.kind:
            case "dealt":
                self.at = dict(said["cards"])
                self.dealt_at = {slot: slot for slot in self.at}
            case "job_changed":
                self._change_about(said["slot"], MIDDLE)
            case "swapped":
                self._change_about(said["slot"], said["target"])
            case "arranged":
                self._lay(said["cards"])
            case "eliminated":
                self.eliminated[said["slot"]] = self.at.pop(said["slot"])
                del self.dealt_at[said["slot"]]

    def of(self, seat: Seat | None) -> list[Place]:
        """Return the slots of a seat that hold a card."""
        return [] if seat is None else [slot for slot in self.at if slot[0] == letter(seat)]

    def count(self) -> Counter[str]:
        """Return how many there are of each, those eliminated included."""
        return Counter([*self.at.values(), *self.eliminated.values()])

    def _change_about(self, one: Place, other: Place) -> None:
        for places in (self.at, self.dealt_at):
            places[one], places[other] = places[other], places[one]

    def _lay(self, cards: dict[Place, str]) -> None:
        lying = [(self.at[place], self.dealt_at[place]) for place in cards]
        for place, name in cards.items():
            taken = next(card for card in lying if card[0] == name)
            lying.remove(taken)
            self.at[place], self.dealt_at[place] = taken


class Knowledge:
    """The slots whose cards one observer knows, no more and no less (R8.13, R11.5)."""

    def __init__(self, observer: Seat | None) -> None:
        self.observer = observer
        self.slots: set[Place] = set()

    def follow(self, event: Event, cards: Cards) -> None:
        """Take in an event; the cards have moved already."""
        said = payload(event)
        acts = self.observer is not None and said.get("seat") == self.observer
        match event.kind:
            case "job_changed":
                self._change_about(said["slot"], MIDDLE)
            case "swapped":
                self._change_about(said["slot"], said["target"])
                self.slots.add(said["target"])
            case "transmit_laid" if not acts:
                self.slots -= set(said["places"])
            case "transmit_taken" if acts:
                self.slots |= set(said["places"])
            case "investigated" if acts:
                self.slots.add(said["slot"])
            case "round_ended":
                self.slots = set(cards.at)
            case kind if kind in SHOWN_TO_ALL:
                self.slots.add(said["slot"])
        self.slots |= set(cards.of(self.observer))
        self.slots &= set(cards.at)

    def _change_about(self, one: Place, other: Place) -> None:
        moved = {one: other, other: one}
        self.slots = {moved.get(slot, slot) for slot in self.slots}


class MorphoLedger(Ledger):
    """All that can be said of a round without its state, to hold events and views against."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.cards = Cards()
        self.agreed: set[Seat] = set()
        self.out: set[Seat] = set()
        self.invested: set[Seat] = set()
        self.blocks: set[str] = set()
        self.turns: Counter[str] = Counter()
        self.ended = False
        seats = (None, *map(Seat, range(start.seats)))
        self.knowledge = {seat: Knowledge(seat) for seat in seats}
        self._tiles: Counter[str] = Counter()
        self._unknowns: set[str] = set()
        self._dealt: Counter[str] = Counter()

    def enter(self, event: Event) -> None:
        said = payload(event)
        self._check_shown(event.kind, said)
        self._note(event.kind, said)
        self.cards.follow(event)
        assert self.cards.count() == self._dealt, "a card came or went"
        for knowledge in self.knowledge.values():
            knowledge.follow(event, self.cards)

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        views = watcher.views()
        self._check_public(views["public"], owing)
        known = {**views["public"].get("known", {}), **views.get("own", {}).get("known", {})}
        assert known.items() <= self.cards.at.items(), "a view says what is not so"
        assert set(known) == self.knowledge[watcher.seat].slots, "a view tells too much or little"
        if watcher.seat is not None and not self.ended:
            own = views["own"]
            assert bool(own.get("agreed")) == (watcher.seat in self.agreed)
            assert (own.get("hindered") or {}) == self._hindered(watcher.seat)

    def _check_shown(self, kind: str, said: dict[str, Any]) -> None:
        lying = self.cards.at
        match kind:
            case "round_started":
                self._check_tiles(said)
            case "dealt":
                self._check_deal(said["cards"])
            case "arranged":
                before = [lying[place] for place in said["cards"]]
                assert Counter(before) == Counter(said["cards"].values()), "a card came or went"
            case "saw":
                assert said["cards"].items() <= lying.items()
            case "went_out":
                assert not self.cards.of(said["seat"])
            case "round_ended":
                assert said["cards"] == lying
        if "identity" in said:
            assert lying[said["slot"]] == said["identity"]

    def _note(self, kind: str, said: dict[str, Any]) -> None:
        match kind:
            case "agreed":
                self.agreed.add(said["seat"])
            case "disagreed":
                self.agreed.remove(said["seat"])
            case "went_out":
                self.out.add(said["seat"])
            case "invested":
                self.invested.add(said["seat"])
            case "blocked":
                self.blocks.add(said["gap"])
            case "block_removed":
                self.blocks.remove(said["gap"])
            case "turn_began":
                self.turns[str(said["seat"])] += 1
            case "round_ended":
                self.ended = True

    def _check_public(self, public: Mapping[str, Any], owing: tuple[Seat, ...]) -> None:
        assert public["slots"] == _in_order(self.cards.at)
        assert (public.get("eliminated") or {}) == self.cards.eliminated
        assert set(public.get("face_up") or ()) <= set(public.get("known") or ())
        assert set(public.get("out") or ()) == self.out
        assert set(public.get("invested") or ()) == self.invested
        assert set(public.get("blocks") or ()) == self.blocks
        assert Counter(public.get("turns") or {}) == self.turns
        decision = public.get("decision") or {}
        assert ([decision["seat"]] if decision else []) == list(owing)
        if not self.ended:
            # A wish stands though its player went out: else its end would tell whose it was.
            assert bool(public.get("end_wished")) == bool(self.agreed)
        if decision.get("kind") == "indicate":
            assert public["mission"] == decision["seat"]

    def _hindered(self, seat: Seat) -> dict[Place, str]:
        """R5: what keeps a seat's cards from having abilities."""
        held = self.cards.of(seat)
        if len(held) < 2:
            return {}
        names = [self.cards.at[slot] for slot in held]
        pairs = zip(held, names, reversed(names), strict=True)
        return {slot: why for slot, name, other in pairs if (why := hindrance(name, other))}

    def _check_tiles(self, said: dict[str, Any]) -> None:
        seats, expert = self.start.seats, self.start.options["mode"] == "expert"
        row = (EXPERT if expert else BASIC)[seats]
        tiles = {name: count for name, count in zip(COLUMNS, row, strict=True) if count}
        assert {name: count for name, count in said["tiles"].items() if count} == tiles
        assert bool(said["unknowns"]) == ("deserter" in said["unknowns"]) == expert
        self._tiles, self._unknowns = Counter(tiles), set(said["unknowns"])

    def _check_deal(self, cards: dict[Place, str]) -> None:
        seats = self.start.seats
        assert len(cards) == seats * (2 if seats <= 6 else 1) + 1
        self._dealt = Counter(cards.values())
        assert all(count <= BOX[name] for name, count in self._dealt.items())
        unknown = self._dealt - self._tiles
        assert not self._tiles - self._dealt
        assert unknown.total() == bool(self._unknowns)
        assert set(unknown) <= self._unknowns


def _in_order(cards: dict[Place, str]) -> list[Place]:
    """Return slots in the order of the ring, the middle last."""
    return sorted(cards, key=lambda slot: (slot == MIDDLE, slot))


def hindrance(name: str, other: str) -> str | None:
    """R5: what the other card of a hand does to a card."""
    if other in ALIENS:
        return "suppressed"
    factions = {FACTIONS.get(name), FACTIONS.get(other)}
    return "conflict" if len(factions - {None}) == 2 else None
