"""Manipulations of the promise, the commitments and the shares."""

import json
from copy import deepcopy

from morpho_server.tables.model.match import commitment_to
from tests.support.fairness.manipulations.told_events import OTHER, last, other
from tests.support.fairness.matches import Told


def drop_share(events: list[Told]) -> None:
    del last(events, "shares_revealed")["shares"]["p1"]


def replace_share(events: list[Told]) -> None:
    last(events, "shares_revealed")["shares"]["p1"] = OTHER


def replace_share_and_commitment(events: list[Told]) -> None:
    """Of the player whose page keeps the events: nobody else could notice."""
    own = last(events, "share_made")["player"]
    last(events, "match_starting")["commitments"][own] = commitment_to(bytes.fromhex(OTHER))
    last(events, "shares_revealed")["shares"][own] = OTHER


def tell_one_page_another_share(events: list[Told]) -> None:
    """The others are told the true one, and the cards are dealt by that."""
    seats, commitments = (last(events, "match_starting")[name] for name in ("seats", "commitments"))
    commitments[other(events)] = commitment_to(bytes.fromhex(OTHER))
    last(events, "shares_revealed")["shares"][other(events)] = OTHER
    last(events, "share_made")["published"] = {"seats": seats, "commitments": commitments}


def promise_one_page_another_secret(events: list[Told]) -> None:
    """The others are promised and shown the true one, and the cards are dealt by that."""
    number, committed = last(events, "match_started")["number"], commitment_to(bytes.fromhex(OTHER))
    for event in events:
        if event["kind"] == "match_prepared" and event["number"] == number:
            event["commitment"] = committed
    last(events, "share_made")["promised"] = committed
    last(events, "match_ended")["secret"] = OTHER


def forget_own_commitment(events: list[Told]) -> None:
    own = last(events, "share_made")["player"]
    del last(events, "match_starting")["commitments"][own]
    del last(events, "shares_revealed")["shares"][own]
    last(events, "shares_revealed")["uncommitted"].append(own)


def add_late_share(events: list[Told]) -> None:
    last(events, "shares_revealed")["shares"]["p9"] = OTHER


def commit_again_after_the_shares(events: list[Told]) -> None:
    again = deepcopy(last(events, "match_starting"))
    again["commitments"]["p1"] = commitment_to(bytes.fromhex(OTHER))
    events.insert(events.index(last(events, "shares_revealed")) + 1, again)
    last(events, "shares_revealed")["shares"]["p1"] = OTHER


def promise_again_after_the_shares(events: list[Told]) -> None:
    prepared = {"kind": "match_prepared", "number": 1, "commitment": ""}
    prepared["commitment"] = commitment_to(bytes.fromhex(OTHER))
    events.insert(events.index(last(events, "shares_revealed")) + 1, prepared)
    last(events, "match_ended")["secret"] = OTHER


def promise_another_secret_from_the_first(events: list[Told]) -> None:
    """Consistent in all that the server says, but not what the page had seen when it committed."""
    first = next(event for event in events if event["kind"] == "match_prepared")
    first["commitment"] = commitment_to(bytes.fromhex(OTHER))
    last(events, "match_ended")["secret"] = OTHER


def show_another_secret(events: list[Told]) -> None:
    last(events, "match_ended")["secret"] = OTHER


def never_reveal_a_share(events: list[Told]) -> None:
    """As an operator who plays along might, who likes the deal better without a share."""
    del last(events, "shares_revealed")["shares"]["p1"]
    last(events, "shares_revealed")["unrevealed"].append("p1")


def spell_a_share_otherwise(events: list[Told]) -> None:
    """The same bytes, and the same commitment, but another text to be mixed in."""
    shares = last(events, "shares_revealed")["shares"]
    shares["p1"] = shares["p1"].upper()


def claim_another_device(events: list[Told]) -> None:
    """Say that the player's other device gave the share that counts."""
    replace_share_and_commitment(events)
    own = last(events, "share_made")["player"]
    commitment = last(events, "match_starting")["commitments"][own]
    other = {"kind": "share_committed", "player": own, "commitment": commitment}
    events.insert(events.index(last(events, "match_starting")), other)


def take_no_shares(events: list[Told]) -> None:
    """Let the server alone decide."""
    last(events, "match_starting")["commitments"] = {}
    last(events, "shares_revealed")["shares"] = {}
    events.remove(last(events, "share_made"))


def call_for_shares_of_another_match(events: list[Told]) -> None:
    """Give an attempt up once the shares are known, and start again."""
    called = deepcopy(last(events, "match_starting"))
    called["number"] = 7
    events.insert(events.index(last(events, "match_starting")), called)


def break_a_call_off_in_silence(events: list[Told]) -> None:
    """Let the page reveal a share, and promise another secret: it gives another share."""
    made = last(events, "share_made")
    other = {**made, "share": OTHER, "promised": commitment_to(b"another"), "published": {}}
    events.insert(events.index(made), other)


def pretend_that_a_match_began(events: list[Told]) -> None:
    """Let the check forget the shares that were made before."""
    replace_share_and_commitment(events)
    began = {"kind": "match_started", "number": 1, "seats": ["p1"]}
    events.insert(events.index(last(events, "match_starting")), began)


def give_two_shares(events: list[Told]) -> None:
    """Note the share that counts in the page's name, as only the page itself does."""
    made = last(events, "share_made")
    commitment = commitment_to(bytes.fromhex(OTHER))
    committed = {"kind": "share_committed", "player": made["player"], "commitment": commitment}
    own = {**made, "share": OTHER}
    del own["published"]
    at = events.index(made)
    events[at:at] = [own, committed]


def give_a_share_for_the_page(events: list[Told]) -> None:
    """Promise nothing to the page, so that it gives no share of its own."""
    for kind in ("share_made", "share_committed"):
        events.remove(last(events, kind))


def call_a_player_like_what_every_object_has(events: list[Told]) -> None:
    """Let them give a share when all others are known."""
    del last(events, "match_starting")["commitments"][other(events)]
    renamed = json.dumps(events).replace(f'"{other(events)}"', '"constructor"')
    events[:] = json.loads(renamed)


def spell_the_secret_otherwise(events: list[Told]) -> None:
    """Promise nothing, whatever it may stand for."""
    next(event for event in events if event["kind"] == "match_prepared")["commitment"] = ""
    ended = last(events, "match_ended")
    ended["secret"] = ended["secret"].upper()


def commit_to_nothing(events: list[Told]) -> None:
    """Let a player spell the share otherwise that is no commitment's."""
    last(events, "match_starting")["commitments"][other(events)] = ""
    shares = last(events, "shares_revealed")["shares"]
    shares[other(events)] = shares[other(events)].upper()


def promise_after_the_shares(events: list[Told]) -> None:
    """Choose the secret when all shares are known."""
    prepared = next(event for event in events if event["kind"] == "match_prepared")
    events.remove(prepared)
    events.insert(events.index(last(events, "shares_revealed")) + 1, prepared)


def call_for_shares_that_are_known(events: list[Told]) -> None:
    """Let somebody commit to a share when all others are known."""
    called = last(events, "match_starting")
    events.remove(called)
    events.insert(events.index(last(events, "shares_revealed")) + 1, called)


def exchange_the_shares_of_two(events: list[Told]) -> None:
    shares = last(events, "shares_revealed")["shares"]
    shares["p1"], shares["p2"] = shares["p2"], shares["p1"]


def name_a_share_that_was_shown(events: list[Told]) -> None:
    """As one that was not revealed: there are two deals, with it and without it."""
    last(events, "shares_revealed")["unrevealed"].append("p1")


def name_somebody_who_gave_no_share(events: list[Told]) -> None:
    """As if they had not revealed one."""
    last(events, "shares_revealed")["unrevealed"].append("p9")


def reveal_the_shares_twice(events: list[Told]) -> None:
    """Say first that somebody has revealed another."""
    first = deepcopy(last(events, "shares_revealed"))
    first["shares"][other(events)] = OTHER
    events.insert(events.index(last(events, "shares_revealed")), first)
