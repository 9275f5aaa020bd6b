"""Matches that are not as they were played, each with what a page finds."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final

from tests.support.fairness.matches import Told

OTHER: Final = "fe" * 32
"""A share, or a secret, that nobody had committed to."""


def last(events: list[Told], kind: str) -> Told:
    """Return the last event of a kind."""
    return next(event for event in reversed(events) if event["kind"] == kind)


def before(events: list[Told], kind: str, new: Told) -> None:
    """Put an event before the last one of a kind."""
    events.insert(events.index(last(events, kind)), new)


def draws(events: list[Told]) -> list[dict[str, Any]]:
    """Return the draws of the first round."""
    shown: list[dict[str, Any]] = last(events, "match_ended")["draws"]["1"]
    return shown


def _another_secret(events: list[Told]) -> None:
    last(events, "match_ended")["secret"] = OTHER


def _a_later_promise(events: list[Told]) -> None:
    promise = next(event for event in events if event["kind"] == "match_prepared")
    events.remove(promise)
    before(events, "shares_revealed", promise)


def _another_promise(events: list[Told]) -> None:
    promise = next(event for event in events if event["kind"] == "match_prepared")
    before(events, "match_starting", promise | {"commitment": OTHER})


def _another_share(events: list[Told]) -> None:
    last(events, "shares_revealed")["shares"]["p1"] = OTHER


def _a_dropped_share(events: list[Told]) -> None:
    del last(events, "shares_revealed")["shares"]["p1"]


def _a_late_share(events: list[Told]) -> None:
    del last(events, "match_starting")["commitments"]["p1"]


def _no_own_share(events: list[Told]) -> None:
    del last(events, "shares_revealed")["shares"]["p2"]
    del last(events, "match_starting")["commitments"]["p2"]
    last(events, "share_made").pop("published")


def _another_own_share(events: list[Told]) -> None:
    last(events, "share_made")["share"] = OTHER
    events.remove(next(event for event in events if event["kind"] == "share_committed"))


def _other_seats(events: list[Told]) -> None:
    last(events, "match_started")["seats"].reverse()


def _a_second_call(events: list[Told]) -> None:
    before(events, "shares_revealed", deepcopy(last(events, "match_starting")))


def _late_options(events: list[Told]) -> None:
    before(events, "shares_revealed", {"kind": "options_set", "options": {}})


def _another_draw(events: list[Told]) -> None:
    draw = draws(events)[0]
    draw["gave"] = next(item for item in draw["of"] if item != draw["gave"])


def _a_repeated_roll(events: list[Told]) -> None:
    rolls = [draw for draw in draws(events) if draw["how"] == "rolls"]
    rolls[1] |= rolls[0]


def _a_roll_unseen(events: list[Told]) -> None:
    events.remove(last(events, "dice_rolled"))


def _a_roll_undrawn(events: list[Told]) -> None:
    before(events, "match_ended", deepcopy(last(events, "dice_rolled")))


def _another_die(events: list[Told]) -> None:
    rolled = last(events, "dice_rolled")["rolled"]
    rolled[0] = 7 - rolled[0]


def _another_first_player(events: list[Told]) -> None:
    for event in events:
        if "black" in event:
            event["black"] = 1 - event["black"]


def _a_round_too_many(events: list[Told]) -> None:
    last(events, "match_ended")["draws"]["2"] = draws(events)


def _rounds_from_two(events: list[Told]) -> None:
    last(events, "round_opened")["number"] = 2


DISHONEST: Final[Mapping[str, Mapping[Callable[[list[Told]], None], str]]] = {
    "morphos": {
        _another_secret: "secret_not_promised",
        _a_later_promise: "promised_again",
        _another_promise: "promised_again",
        _another_share: "share_replaced",
        _a_dropped_share: "share_dropped",
        _a_late_share: "share_late",
        _no_own_share: "own_share_late",
        _another_own_share: "own_share_unused",
        _other_seats: "seats_changed",
        _a_second_call: "called_again",
        _late_options: "options_changed",
        _another_draw: "draw_wrong",
        _another_first_player: "seen_otherwise",
        _a_round_too_many: "rounds_miscounted",
        _rounds_from_two: "rounds_miscounted",
    },
    "morpyam": {
        _a_repeated_roll: "draw_wrong",
        _a_roll_unseen: "seen_otherwise",
        _a_roll_undrawn: "seen_otherwise",
        _another_die: "seen_otherwise",
    },
}
"""What can be changed in a match of a game, and the code of what a page finds then."""

BEYOND_THE_PROGRAM: Final = {
    _a_second_call,
    _late_options,
    _a_roll_undrawn,
}
"""What the program in the documentation does not find."""


def changed(events: list[Told], change: Callable[[list[Told]], None]) -> list[Told]:
    """Return a copy of events with a change made to it."""
    copy = deepcopy(events)
    change(copy)
    assert copy != events, "it changed nothing"
    return copy
