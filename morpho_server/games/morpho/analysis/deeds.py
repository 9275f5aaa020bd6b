"""The marks of what was done in a round: hits against the odds, rescues and escapes."""

from collections.abc import Iterator, Sequence
from typing import Final

from morpho_server.games.morpho.analysis.course import Moment
from morpho_server.games.morpho.analysis.mark import Mark
from morpho_server.games.morpho.belief.belief import Event
from morpho_server.games.morpho.bots.roles import VICTIM
from morpho_server.games.morpho.identities import Name

LONG: Final = 0.4
"""The most that a card's chance may be for a hit to be against the odds."""


def long_shot(course: Sequence[Moment]) -> Mark | None:
    """Return the least likely hit of a round."""
    hits = [mark for moment in course for mark in _hits(course, moment)]
    return min(hits, key=lambda mark: mark["chance"], default=None)


def _hits(course: Sequence[Moment], moment: Moment) -> Iterator[Mark]:
    for event in moment.events:
        if event["kind"] in ("indicated", "guessed") and event["named"] == event["identity"]:
            slot, sought, own = event["slot"], event["named"], naming(course, moment, event)
        elif event["kind"] == "sniped":
            slot, sought, own = event["target"], *shooting(moment, event)
            if sought is None or moment.truth(slot) != sought:
                continue
        else:
            continue
        chance = moment.before[event["seat"]].get(slot, {}).get(sought, 1)
        if own is not None and chance <= LONG:
            mark: Mark = {
                "kind": "long_shot",
                "step": moment.step,
                "seat": event["seat"],
                "slot": slot,
                "identity": sought,
                "own": own,
                "chance": round(chance, 4),
            }
            guard = _guard(course, moment) if event["kind"] == "sniped" else None
            yield mark if guard is None else {**mark, "stopped": guard["seat"]}


def shooting(moment: Moment, shot: Event) -> tuple[Name | None, Name | None]:
    """Return whom a shot seeks, and the card that fires it."""
    sniper = moment.truth(shot["slot"])
    return (None if sniper is None or sniper not in VICTIM else VICTIM[sniper][0]), sniper


def naming(course: Sequence[Moment], moment: Moment, event: Event) -> Name | None:
    """Return the card by which somebody named another."""
    if event["kind"] == "guessed":
        return "psionics"
    cause = _last(course, moment, "indication_asked", "report_began")
    if cause is None:
        return None
    return "spy" if cause["kind"] == "report_began" else "leader"


_STEPPED_IN: Final = {"guarded": "sniped", "intercepted": "escape_tried"}
"""The events in which somebody steps in, each with the event that it answers."""


def stepped_in(course: Sequence[Moment]) -> Mark | None:
    """Return the first rescue of the card that a shot sought, or the first escape stopped."""
    return next((mark for moment in course for mark in _rescues(course, moment)), None)


def _rescues(course: Sequence[Moment], moment: Moment) -> Iterator[Mark]:
    for event in moment.events:
        if event["kind"] not in _STEPPED_IN:
            continue
        cause = _last(course, moment, _STEPPED_IN[event["kind"]])
        if cause is None:
            continue
        is_shot = cause["kind"] == "sniped"
        slot = cause["target"] if is_shot else cause["slots"][0]
        saved = moment.truth(slot)
        if saved is not None and (not is_shot or saved == shooting(moment, cause)[0]):
            yield {
                "kind": "stepped_in",
                "step": moment.step,
                "seat": event["seat"],
                "slot": slot,
                "identity": saved,
                "own": event["identity"],
            }


def escaped(course: Sequence[Moment]) -> Mark | None:
    """Return the escape that ended a round."""
    last = course[-1]
    end = _last(course, last, "round_ended")
    tried = _last(course, last, "escape_tried")
    if end is None or tried is None or not end["reason"].endswith("_escaped"):
        return None
    cards = [end["cards"][slot] for slot in tried["slots"]]
    mark: Mark = {
        "kind": "escaped",
        "step": last.step,
        "seat": tried["seat"],
        "slot": tried["slots"][0],
        "identity": cards[0],
        "own": cards[0],
    }
    return {**mark, "card": cards[1]} if len(cards) > 1 else mark


def _last(course: Sequence[Moment], moment: Moment, *kinds: str) -> Event | None:
    past = (event for each in reversed(course[: moment.step + 1]) for event in each.events[::-1])
    return next((event for event in past if event["kind"] in kinds), None)


def _guard(course: Sequence[Moment], shot: Moment) -> Event | None:
    """Return the event that stopped a shot, before another turn began."""
    after = (event for each in course[shot.step :] for event in each.events)
    kinds = ("guarded", "turn_began", "round_ended")
    found = next((event for event in after if event["kind"] in kinds), None)
    return found if found is not None and found["kind"] == "guarded" else None
