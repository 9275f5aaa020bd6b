"""What each event does to the position: the only writer of states. Never refuses, never draws."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from morpho_server.games.events import Event
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.play.decisions import kinds
from morpho_server.games.morpho.play.ring import MIDDLE, Slot, ring_of, slots_of
from morpho_server.games.morpho.play.scoring import outcome_of
from morpho_server.games.morpho.play.statistics import COUNTED, counted
from morpho_server.games.morpho.public_knowledge import LEARNED
from morpho_server.games.morpho.state import State
from morpho_server.games.seats import Seat

_FRESH = State()
_FIELDS = tuple(field.name for field in fields(State))


def evolve(state: State, event: Event) -> None:
    """Apply one event to the state."""
    kind = type(event)
    state.moves = None
    if kind in COUNTED:
        state.statistics = counted(state, event)
    apply = _APPLY[kind]
    if apply is not None:
        apply(state, event)
    learn = LEARNED.get(kind)
    if learn is not None:
        state.public = learn(state, event)


def _round_started(state: State, event: ev.RoundStarted) -> None:
    for name in _FIELDS:
        setattr(state, name, getattr(_FRESH, name))
    state.setup = event
    state.ring = ring_of(slots_of(event.seats, event.hand_size), by_card=event.seats == 3)
    state.turn = event.first
    state.turns = (0,) * event.seats


def _dealt(state: State, event: ev.Dealt) -> None:
    state.cards = dict(event.cards)


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    seat, turns = event.seat, list(state.turns)
    turns[seat] += 1
    state.turns = tuple(turns)
    state.turn = seat
    state.decision = kinds.turn_of(seat)


def _passed(state: State, _: ev.Passed) -> None:
    state.passes += 1
    state.decision = None


def _investigated(state: State, _: ev.Investigated) -> None:
    state.passes = 0


def _exchange(state: State, one: Slot, other: Slot) -> None:
    cards = dict(state.cards)
    cards[one], cards[other] = cards[other], cards[one]
    state.cards = cards


def _job_changed(state: State, event: ev.JobChanged) -> None:
    _exchange(state, event.slot, MIDDLE)
    state.passes = 0


def _revealed(state: State, event: ev.Revealed) -> None:
    state.face_up |= {event.slot}


def _eliminated(state: State, event: ev.Eliminated) -> None:
    slot = event.slot
    state.cards = {s: name for s, name in state.cards.items() if s != slot}
    state.eliminated = {**state.eliminated, slot: event.identity}
    state.face_up -= {slot}
    if slot != MIDDLE:
        state.ring = state.ring.without(slot)


def _block_removed(state: State, event: ev.BlockRemoved) -> None:
    state.blocks = tuple(gap for gap in state.blocks if gap != event.gap)


def _bind(state: State, seat: Seat) -> None:
    state.bound |= {seat}
    state.passes = 0


def _binding(state: State, event: ev.Sniped | ev.EscapeTried | ev.Assassinated) -> None:
    _bind(state, event.seat)


def _guard_asked(state: State, event: ev.GuardAsked) -> None:
    state.decision = kinds.ShowGuard(event.seat, event.target, event.shooter)


def _intercept_asked(state: State, event: ev.InterceptAsked) -> None:
    state.decision = kinds.ShowInterceptor(event.seat, event.escaping)


def _blocked(state: State, event: ev.Blocked) -> None:
    _bind(state, event.seat)
    state.blocks = (*state.blocks, event.gap)
    state.tokens -= 1


def _mission_activated(state: State, event: ev.MissionActivated) -> None:
    _bind(state, event.seat)
    state.mission = True


def _indication_asked(state: State, event: ev.IndicationAsked) -> None:
    state.decision = kinds.IndicateTechnician(event.seat)


def _mission_ended(state: State, _: ev.MissionEnded) -> None:
    state.mission = False


def _report_began(state: State, event: ev.ReportBegan) -> None:
    _bind(state, event.seat)
    state.decision = kinds.IndicateNext(event.seat, event.left)


def _indicated(state: State, event: ev.Indicated) -> None:
    state.face_up |= {event.slot}
    decision = state.decision
    if isinstance(decision, kinds.IndicateNext):
        left = list(decision.left)
        left.remove(event.named)
        state.decision = kinds.IndicateNext(
            decision.seat, tuple(left), (*decision.named, event.slot)
        )


def _detonation_began(state: State, event: ev.DetonationBegan) -> None:
    _bind(state, event.seat)
    state.decision = kinds.ThrowBomb(event.seat, event.slot, event.left)


def _bombed(state: State, event: ev.Bombed) -> None:
    decision = state.decision
    if isinstance(decision, kinds.ThrowBomb):
        state.decision = kinds.ThrowBomb(decision.seat, decision.slot, event.left)


def _invested(state: State, event: ev.Invested) -> None:
    _bind(state, event.seat)


def _investment_chosen(state: State, event: ev.InvestmentChosen) -> None:
    state.investments = {**state.investments, event.seat: event.team}


def _perception_began(state: State, event: ev.PerceptionBegan) -> None:
    _bind(state, event.seat)
    if event.next is not None:
        state.decision = kinds.GuessNext(event.seat, event.slot, event.next)


def _guessed(state: State, event: ev.Guessed) -> None:
    state.face_up |= {event.slot}
    decision = state.decision
    if isinstance(decision, kinds.GuessNext) and event.next is not None:
        state.decision = kinds.GuessNext(decision.seat, decision.slot, event.next)


def _swapped(state: State, event: ev.Swapped) -> None:
    _exchange(state, event.slot, event.target)
    moved = {event.slot} if event.target in state.face_up else set()
    state.face_up = state.face_up - {event.slot, event.target} | moved
    state.swapped = True
    state.passes = 0


def _transmit_began(state: State, event: ev.TransmitBegan) -> None:
    state.decision = kinds.TakeCard(event.seat, event.slot, event.investigator)


def _transmit_taken(state: State, event: ev.TransmitTaken) -> None:
    state.decision = kinds.Arrange(event.seat, event.places)


def _arranged(state: State, event: ev.Arranged) -> None:
    state.cards = {**state.cards, **event.cards}


def _agreed(state: State, event: ev.Agreed) -> None:
    state.agreed |= {event.seat}


def _disagreed(state: State, event: ev.Disagreed) -> None:
    state.agreed -= {event.seat}


def _round_ended(state: State, event: ev.RoundEnded) -> None:
    state.decision = None
    state.mission = False
    state.outcome = outcome_of(state.setup, event, state.statistics)


def _feats_carried(state: State, event: ev.FeatsCarried) -> None:
    state.statistics = event.feats


_APPLY: Final[dict[type[Event], Callable[[State, Any], None] | None]] = {
    ev.RoundStarted: _round_started,
    ev.Dealt: _dealt,
    ev.TurnBegan: _turn_began,
    ev.Passed: _passed,
    ev.Agreed: _agreed,
    ev.Disagreed: _disagreed,
    ev.EndWished: None,
    ev.RoundEnded: _round_ended,
    ev.PointsDenied: None,
    ev.Saw: None,
    ev.Investigated: _investigated,
    ev.JobChanged: _job_changed,
    ev.Revealed: _revealed,
    ev.Indicated: _indicated,
    ev.Eliminated: _eliminated,
    ev.WentOut: None,
    ev.BlockRemoved: _block_removed,
    ev.GuardAsked: _guard_asked,
    ev.Guarded: None,
    ev.InterceptAsked: _intercept_asked,
    ev.Intercepted: None,
    ev.TransmitBegan: _transmit_began,
    ev.TransmitTaken: _transmit_taken,
    ev.TransmitLaid: None,
    ev.Arranged: _arranged,
    ev.Sniped: _binding,
    ev.Blocked: _blocked,
    ev.MissionActivated: _mission_activated,
    ev.IndicationAsked: _indication_asked,
    ev.MissionEnded: _mission_ended,
    ev.EscapeTried: _binding,
    ev.Escaped: None,
    ev.ReportBegan: _report_began,
    ev.DetonationBegan: _detonation_began,
    ev.Bombed: _bombed,
    ev.Invested: _invested,
    ev.InvestmentChosen: _investment_chosen,
    ev.Assassinated: _binding,
    ev.PerceptionBegan: _perception_began,
    ev.Guessed: _guessed,
    ev.Swapped: _swapped,
    ev.FeatsCarried: _feats_carried,
    ev.TieBroken: None,
    ev.HonoursGiven: None,
}
"""Nothing for events that only inform people and leave the position as it is."""
