"""The moments of a round that are marked: at most one of each kind.

They say what somebody could know, never what they thought: that nobody can tell.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from morpho_server.games.morpho.analysis.course import CERTAIN, Moment, surely
from morpho_server.games.morpho.analysis.deeds import (
    escaped,
    long_shot,
    naming,
    shooting,
    stepped_in,
)
from morpho_server.games.morpho.analysis.mark import Mark
from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.bots.roles import VICTIM
from morpho_server.games.morpho.identities import HINDRANCE, Name
from morpho_server.games.seats import Seat

SOUGHT: Final[frozenset[Name]] = frozenset({"leader", "technician", "killer"})
"""The identities that most of a round is about."""

FIRST_ABILITY: Final = 2
"""The first turn in which a player may use an ability (R4.2)."""


def marks_of(course: Sequence[Moment]) -> list[Mark]:
    """Return the marks of a round, in the order of its steps: one for a step."""
    found: dict[int, Mark] = {}
    for find in _FINDERS:
        mark = find(course)
        if mark is not None:
            found.setdefault(mark["step"], mark)
    return [found[step] for step in sorted(found)]


def _could_have_known(course: Sequence[Moment]) -> Mark | None:
    """Return the mistake that could have been known for longest."""
    mistakes = [mark for moment in course for mark in _mistakes(course, moment)]
    return max(mistakes, key=lambda mark: mark["step"] - mark["since"], default=None)


def _mistakes(course: Sequence[Moment], moment: Moment) -> Iterator[Mark]:
    for event in moment.events:
        if event["kind"] in ("indicated", "guessed") and event["named"] != event["identity"]:
            seat, slot, taken_for = event["seat"], event["slot"], event["named"]
            own, card = naming(course, moment, event), event["identity"]
        elif event["kind"] == "sniped":
            seat, slot = event["seat"], event["target"]
            (taken_for, own), card = shooting(moment, event), moment.truth(slot)
            if taken_for is None or surely(moment.before[seat].get(slot, {})):
                continue  # a player who knew the card had another reason to shoot it
        else:
            continue
        if own and card and not moment.before[seat].get(slot, {}).get(taken_for):
            since = _impossible_since(course, moment.step, seat, slot, taken_for)
            yield {
                "kind": "could_have_known",
                "step": moment.step,
                "seat": seat,
                "slot": slot,
                "identity": taken_for,
                "own": own,
                "card": card,
                "since": since,
            }


def _impossible_since(
    course: Sequence[Moment], step: int, seat: Seat, slot: Slot, name: Name
) -> int:
    """Return the step after which a card that lay there could not be an identity any more."""
    since = step - 1
    while since > 0 and not _moves(course[since], slot):
        if course[since].before[seat].get(slot, {}).get(name):
            break
        since -= 1
    return since


def _moves(moment: Moment, slot: Slot) -> bool:
    """Return whether another card lies in a slot after a step."""
    return any(
        slot in event.get("places", ())
        or (event["kind"] == "job_changed" and slot in (event["slot"], "M"))
        or (event["kind"] == "swapped" and slot in (event["slot"], event["target"]))
        for event in moment.events
    )


def _sure_shot(course: Sequence[Moment]) -> Mark | None:
    return next((mark for moment in course for mark in _sure_of(moment)), None)


def _sure_of(moment: Moment) -> Iterator[Mark]:
    """Yield what somebody at their turn could have won by a shot, sure of the card."""
    seat = moment.seat
    if seat is None or moment.turn < FIRST_ABILITY:
        return
    hand = {slot: moment.truth(slot) for slot in moment.hands[seat]}
    for own, sniper in hand.items():
        beside = next((name for slot, name in hand.items() if slot != own), None)
        if sniper is None or sniper not in VICTIM:
            continue
        if beside is not None and HINDRANCE[sniper, beside]:
            continue
        victim, _ = VICTIM[sniper]
        for slot in _others(moment, seat):
            known = moment.before[seat].get(slot, {}).get(victim, 0) >= CERTAIN
            if known and slot not in moment.face_up:
                shots = (event for event in moment.events if event["kind"] == "sniped")
                acted = any(shot["target"] == slot for shot in shots)
                yield {
                    "kind": "sure_shot",
                    "step": moment.step,
                    "seat": seat,
                    "slot": slot,
                    "identity": victim,
                    "own": sniper,
                    "acted": acted,
                }


def _others(moment: Moment, seat: Seat) -> Iterator[Slot]:
    return (slot for other, hand in moment.hands.items() if other != seat for slot in hand)


def _it_dawned(course: Sequence[Moment]) -> Mark | None:
    looks = [mark for moment in course for mark in _looks(moment)]
    return min(looks, key=lambda mark: mark["chance"], default=None)


def _looks(moment: Moment) -> Iterator[Mark]:
    """Yield a mark for each look that showed what was not certain before."""
    looked = [event for event in moment.events if event["kind"] == "investigated"]
    for event in looked:
        seat, slot = event["seat"], event["slot"]
        seen = [own["cards"] for own in moment.own if own["kind"] == "saw"]
        name: Name | None = next((cards[slot] for cards in seen if slot in cards), None)
        chance = 0.0 if name is None else moment.before[seat].get(slot, {}).get(name, 0.0)
        hand = [held for own in moment.hands[seat] if (held := moment.truth(own)) is not None]
        if name is not None and name in SOUGHT and chance < CERTAIN and hand:
            seeking = (held for held in hand if VICTIM.get(held, ("",))[0] == name)
            yield {
                "kind": "it_dawned",
                "step": moment.step,
                "seat": seat,
                "slot": slot,
                "identity": name,
                "own": next(seeking, hand[0]),
                "chance": round(chance, 4),
            }


_FINDERS: Final[Sequence[Callable[[Sequence[Moment]], Mark | None]]] = (
    long_shot,
    _could_have_known,
    stepped_in,
    escaped,
    _sure_shot,
    _it_dawned,
)
"""What finds each kind; of two marks for a step the first one counts."""
