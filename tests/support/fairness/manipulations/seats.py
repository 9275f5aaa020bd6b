"""Manipulations of who plays, and on which seat."""

from morpho_server.tables.model.match import commitment_to
from tests.support.fairness.manipulations.told_events import OTHER, SETS_UP, last
from tests.support.fairness.matches import Told


def change_order_of_seats(events: list[Told]) -> None:
    last(events, "match_started")["seats"].reverse()


def change_order_of_seats_everywhere(events: list[Told]) -> None:
    last(events, "match_started")["seats"].reverse()
    last(events, "match_starting")["seats"].reverse()


def seat_somebody_else(events: list[Told]) -> None:
    """Mix the share of a player in no more, whom the lists of shares still name."""
    for kind in ("match_starting", "match_started"):
        seats = last(events, kind)["seats"]
        at = seats.index("p2" if "p2" in seats else "p1")
        seats[at] = seats[at - 1]


def seat_a_stranger(events: list[Told]) -> None:
    for kind in ("match_starting", "match_started"):
        last(events, kind)["seats"][0] = "p9"


def seat_otherwise_than_was_published(events: list[Told]) -> None:
    """Choose the order of the seats when the shares are known."""
    called, made = last(events, "match_starting"), last(events, "share_made")
    seats = [*reversed(called["seats"])]
    made["published"] = {"seats": seats, "commitments": called["commitments"]}


def pretend_that_somebody_stood_up(events: list[Told]) -> None:
    """Leave the share of a player out who plays all the same."""
    own = last(events, "share_made")["player"]
    called = last(events, "match_starting")
    for kind in ("match_starting", "match_started"):
        last(events, kind)["seats"].remove(own)
    del called["commitments"][own], last(events, "shares_revealed")["shares"][own]
    events.insert(events.index(called), {"kind": "stood", "player": own})


def leave_out(events: list[Told]) -> None:
    """Let the page be that of somebody without a seat, who had given a share."""
    made, committed = last(events, "share_made"), last(events, "share_committed")
    made["player"] = committed["player"] = "p9"
    made["share"], committed["commitment"] = OTHER, commitment_to(bytes.fromhex(OTHER))


def leave_out_who_stood_up_once(events: list[Told]) -> None:
    """They gave a share after that."""
    leave_out(events)
    made = last(events, "share_made")
    events.insert(events.index(made), {"kind": "stood", "player": "p9"})


def seat_somebody_again_when_shares_are_called_for(events: list[Told]) -> None:
    leave_out(events)
    called, started = last(events, "match_starting"), last(events, "match_started")
    events.insert(events.index(started), {"kind": "sat", "player": "p9", "seat": 1})
    events.insert(events.index(called), {"kind": "stood", "player": "p9"})


def seat_somebody_again_in_a_round(events: list[Told]) -> None:
    leave_out(events)
    called, ended = last(events, "match_starting"), last(events, "match_ended")
    seated = {"kind": "seat_given", "player": "p9", "seat": 1, "gone": "p1"}
    events.insert(events.index(ended), seated)
    events.insert(events.index(called), {"kind": "stood", "player": "p9"})


def count_the_seats_otherwise(events: list[Told]) -> None:
    next(event for event in events if event["kind"] in SETS_UP)["seats"] -= 1
