"""What players have chosen to do in their turns, as everybody can see it, and what they knew then.

What was done before a Transmit is not read any more: nobody can follow its three cards.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.bots.inference.card_tracker import CardTracker, Number
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot
from morpho_server.games.morpho.state import State, is_bound
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat chose to do in a turn.

    ``hand`` are its cards, ``known`` the others that it could tell; ``card`` is the one that was
    looked at, given away or aimed at. ``turn`` counts from 1; ``bound`` and ``awaited`` tell that
    it could neither look nor change, and that another's mission was on. ``near`` tells of a look
    that it was at a neighbour's card.
    """

    seat: Seat
    turn: int
    bound: bool
    awaited: bool
    hand: tuple[Number, ...]
    known: frozenset[Number]
    verb: str
    card: Number | None = None
    near: bool = False


_VERBS: Final[Mapping[type[Event], str]] = {
    ev.Investigated: "look",
    ev.JobChanged: "change",
    ev.Passed: "pass",
    ev.Sniped: "snipe",
    ev.Blocked: "block",
    ev.MissionActivated: "mission",
    ev.EscapeTried: "escape",
    ev.ReportBegan: "report",
    ev.DetonationBegan: "detonate",
    ev.Invested: "invest",
    ev.Assassinated: "assassinate",
    ev.PerceptionBegan: "perceive",
    ev.Swapped: "swap",
}

_NO_CARD: Final[Name] = "deserter"
"""Lies in every slot of a position whose cards nobody has given."""


class ChoiceHistory:
    """The choices made so far, by the events that a seat, or everybody, saw.

    ``following`` is where the cards are now; ``fallen`` are the identities of those that are gone.
    ``position`` is all of the position that follows from those events: everything but for which
    cards lie where, and what others have invested in.
    """

    def __init__(self, events: Iterable[Event]) -> None:
        self.choices: list[Choice] = []
        self.fallen: dict[Number, Name] = {}
        self.tracker = CardTracker()
        self.position = State()
        self._mission: Seat | None = None
        self._on: Seat | None = None
        self._bound = False
        for event in events:
            self._apply(event)

    def _apply(self, event: Event) -> None:
        verb = _VERBS.get(type(event))
        if verb is not None and self._on is not None:
            if not (isinstance(event, ev.Passed) and event.unasked):
                self._choose(verb, event)
            self._on = None
        handle = self._handlers.get(type(event))
        if handle is not None:
            handle(self, event)
        self.tracker.apply(event)
        evolve(self.position, event)
        if isinstance(event, ev.RoundStarted):
            slots = (*self.position.ring.slots, MIDDLE)
            evolve(self.position, ev.Dealt(EVERYONE, dict.fromkeys(slots, _NO_CARD)))

    def _choose(self, verb: str, event: Any) -> None:
        seat: Seat = event.seat
        position, tracker = self.position, self.tracker
        ring = position.ring
        hand = tuple(tracker.at[slot] for slot in ring.hands[seat])
        aimed: Slot | None = getattr(event, "target", None) or getattr(event, "slot", None)
        self.choices.append(
            Choice(
                seat,
                position.turns[seat],
                self._bound,
                self._mission not in (None, seat),
                hand,
                frozenset(tracker.known_to(seat).difference(hand)),
                verb,
                None if aimed is None else tracker.at[aimed],
                verb == "look" and OWNER[event.slot] in (ring.left[seat], ring.right[seat]),
            )
        )

    def _turn_began(self, event: ev.TurnBegan) -> None:
        self._on = event.seat
        # Before a card is turned up to act.
        self._bound = is_bound(self.position, event.seat)

    def _eliminated(self, event: ev.Eliminated) -> None:
        self.fallen[self.tracker.at[event.slot]] = event.identity

    def _mission_began(self, event: ev.MissionActivated) -> None:
        self._mission = event.seat

    def _mission_ended(self, _: ev.MissionEnded) -> None:
        self._mission = None

    def _transmit_laid(self, _: ev.TransmitLaid) -> None:
        self.choices.clear()

    _handlers: ClassVar[Mapping[type[Event], Callable[[Any, Any], None]]] = {
        ev.TurnBegan: _turn_began,
        ev.Eliminated: _eliminated,
        ev.MissionActivated: _mission_began,
        ev.MissionEnded: _mission_ended,
        ev.TransmitLaid: _transmit_laid,
    }
