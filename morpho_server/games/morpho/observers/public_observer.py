"""What everybody at the table may know (R11.1): the ``public`` part of docs/reference/morpho.md."""

from typing import ClassVar

from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morpho import events as ev
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.observers.views import PublicView
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot, slots_of
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class PublicObserver(PatchedObserver[PublicView]):
    """Applies the public events."""

    __slots__ = ("_face_up",)

    def __init__(self) -> None:
        super().__init__()
        self._face_up: set[Slot] = set()

    def _round_started(self, event: ev.RoundStarted) -> None:
        view = self._view
        for key in ("round", "mode", "seats", "hand_size", "first", "target", "turn_limit"):
            view.put(key, getattr(event, key))
        view.put_in("tiles", event.tiles)
        view.put("unknowns", list(event.unknowns))
        view.put("scores", list(event.scores))
        view.put("slots", [*slots_of(event.seats, event.hand_size), MIDDLE])
        view.put("blocks_left", 2)

    def _turn_began(self, event: ev.TurnBegan) -> None:
        seat = event.seat
        turns = self._view.get_in("turns", str(seat)) or 0
        self._view.put("turn", seat)
        self._view.put_in("turns", {str(seat): turns + 1})
        self._ask(seat, "turn")

    def _ask(self, seat: Seat | None, kind: str | None, **more: Json) -> None:
        """Put the decision that is owed, and take away what belonged to the one before."""
        self._view.put_all_in("decision", {"seat": seat, "kind": kind, **more})

    def _show(self, slot: Slot, name: Name) -> None:
        self._view.put_in("known", {slot: name})

    def _turn_up(self, event: ev.Revealed | ev.Indicated | ev.Guessed) -> None:
        self._face_up.add(event.slot)
        self._view.put("face_up", sorted(self._face_up))
        self._show(event.slot, event.identity)

    def _investigated(self, event: ev.Investigated) -> None:
        before = self._view.get_in("looked", event.slot) or []
        if event.seat not in before:
            self._view.put_in("looked", {event.slot: [*before, event.seat]})

    def _may_have_moved(self, *slots: Slot) -> None:
        """Forget who looked at the cards there: what lies there now, they may never have seen."""
        self._view.put_in("looked", dict.fromkeys(slots))

    def _job_changed(self, event: ev.JobChanged) -> None:
        self._view.exchange_in("known", event.slot, MIDDLE)
        self._may_have_moved(event.slot)

    def _swapped(self, event: ev.Swapped) -> None:
        view, slot, target = self._view, event.slot, event.target
        self._may_have_moved(slot, target)
        self._show(slot, "psionics")
        moved = target in self._face_up
        self._face_up -= {slot, target}
        if moved:
            self._face_up.add(slot)
        view.put("face_up", sorted(self._face_up))
        view.exchange_in("known", slot, target)
        view.put("swap_token", OWNER[target])
        if view.get("mission") is not None and view.get_in("known", slot) == "leader":
            view.put("mission", event.seat)

    def _eliminated(self, event: ev.Eliminated) -> None:
        view, slot = self._view, event.slot
        self._may_have_moved(slot)
        view.put("slots", [s for s in view.get("slots") if s != slot])
        view.put_in("known", {slot: None})
        view.put_in("eliminated", {slot: event.identity})
        if slot in self._face_up:
            self._face_up.remove(slot)
            view.put("face_up", sorted(self._face_up))

    def _went_out(self, event: ev.WentOut) -> None:
        self._view.put("out", [*(self._view.get("out") or ()), event.seat])

    def _blocked(self, event: ev.Blocked) -> None:
        view = self._view
        view.put("blocks", sorted([*(view.get("blocks") or ()), event.gap]))
        view.put("blocks_left", view.get("blocks_left") - 1)

    def _block_removed(self, event: ev.BlockRemoved) -> None:
        self._view.put("blocks", [gap for gap in self._view.get("blocks") if gap != event.gap])

    def _guard_asked(self, event: ev.GuardAsked) -> None:
        self._ask(event.seat, "guard", target=event.target, shooter=event.shooter)

    def _intercept_asked(self, event: ev.InterceptAsked) -> None:
        self._ask(event.seat, "intercept", escaping=list(event.escaping))

    def _reacted(self, event: ev.Guarded | ev.Intercepted) -> None:
        self._show(event.slot, event.identity)

    def _mission_activated(self, event: ev.MissionActivated) -> None:
        self._view.put("mission", event.seat)

    def _mission_ended(self, _: ev.MissionEnded) -> None:
        self._view.put("mission", None)

    def _indication_asked(self, event: ev.IndicationAsked) -> None:
        self._ask(event.seat, "indicate")

    def _report_began(self, event: ev.ReportBegan) -> None:
        self._ask(event.seat, "report", left=list(event.left))

    def _indicated(self, event: ev.Indicated) -> None:
        self._turn_up(event)
        left = list(self._view.get_in("decision", "left") or ())
        if left:
            left.remove(event.named)
            self._view.put_in("decision", {"left": left})

    def _detonation_began(self, event: ev.DetonationBegan) -> None:
        self._ask(event.seat, "bomb", left=event.left)

    def _bombed(self, event: ev.Bombed) -> None:
        self._view.put_in("decision", {"left": event.left})

    def _invested(self, event: ev.Invested) -> None:
        self._view.put("invested", [*(self._view.get("invested") or ()), event.seat])

    def _perception_began(self, event: ev.PerceptionBegan) -> None:
        self._ask(event.seat, "guess", slot=event.next)

    def _guessed(self, event: ev.Guessed) -> None:
        self._turn_up(event)
        self._view.put_in("decision", {"slot": event.next})

    def _transmit_began(self, event: ev.TransmitBegan) -> None:
        self._show(event.slot, "parasite")
        self._ask(event.seat, "take", slot=event.slot, investigator=event.investigator)

    def _transmit_taken(self, event: ev.TransmitTaken) -> None:
        self._ask(event.seat, "arrange", places=list(event.places))

    def _transmit_laid(self, event: ev.TransmitLaid) -> None:
        self._may_have_moved(*event.places)
        self._view.put_in("known", dict.fromkeys(event.places))

    def _end_wished(self, event: ev.EndWished) -> None:
        self._view.put("end_wished", event.wished)

    def _round_ended(self, event: ev.RoundEnded) -> None:
        view = self._view
        self._ask(None, None)
        view.put("turn", None)
        view.put("mission", None)
        view.put("scores", list(event.scores))
        view.put_in("known", event.cards)
        outcome = {
            "reason": event.reason,
            "points": list(event.points),
            "scores": list(event.scores),
            "match_over": event.match_over,
            "winner": event.winner,
            "cards": dict(event.cards),
            "investments": dict(event.investments),
        }
        view.put_in("outcome", outcome)

    def _points_denied(self, event: ev.PointsDenied) -> None:
        self._view.put_in("outcome", {"denied": list(event.seats)})

    def _tie_broken(self, event: ev.TieBroken) -> None:
        self._view.put_in("tie", {"seats": list(event.seats), "by": event.by})

    def _honours_given(self, event: ev.HonoursGiven) -> None:
        given = [
            {"feat": statistic, "seats": list(seats), "count": event.counts[statistic]}
            for statistic, seats in event.seats.items()
        ]
        self._view.put("honours", given)

    appliers: ClassVar = {
        ev.RoundStarted: _round_started,
        ev.TurnBegan: _turn_began,
        ev.EndWished: _end_wished,
        ev.RoundEnded: _round_ended,
        ev.PointsDenied: _points_denied,
        ev.Investigated: _investigated,
        ev.JobChanged: _job_changed,
        ev.Revealed: _turn_up,
        ev.Indicated: _indicated,
        ev.Eliminated: _eliminated,
        ev.WentOut: _went_out,
        ev.BlockRemoved: _block_removed,
        ev.GuardAsked: _guard_asked,
        ev.Guarded: _reacted,
        ev.InterceptAsked: _intercept_asked,
        ev.Intercepted: _reacted,
        ev.TransmitBegan: _transmit_began,
        ev.TransmitTaken: _transmit_taken,
        ev.TransmitLaid: _transmit_laid,
        ev.Blocked: _blocked,
        ev.MissionActivated: _mission_activated,
        ev.IndicationAsked: _indication_asked,
        ev.MissionEnded: _mission_ended,
        ev.ReportBegan: _report_began,
        ev.DetonationBegan: _detonation_began,
        ev.Bombed: _bombed,
        ev.Invested: _invested,
        ev.PerceptionBegan: _perception_began,
        ev.Guessed: _guessed,
        ev.Swapped: _swapped,
        ev.TieBroken: _tie_broken,
        ev.HonoursGiven: _honours_given,
    }
