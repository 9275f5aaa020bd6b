"""The check that everybody's shares were fixed before anybody could see another's."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from morpho_server.games.fairness.round_check import Found, Told
from morpho_server.games.fairness.told_match import ToldMatch

_SEATING: Final = frozenset({"sat", "seat_given"})
"""The events by which a player gets a seat."""

_STANDING: Final = frozenset({"stood", "player_left", "player_removed"})
"""The events by which a player gives up their seat, or the table."""


def check_shares(match: ToldMatch, own: str | None) -> Found:
    """Check what was promised against what was shown, and that nothing was promised late."""
    (called_at, called), *again = match.callings
    began = [event for event in match.since_last_match[1:] if event["kind"] == "match_started"]
    revealed = [event for event in match.waiting if event["kind"] == "shares_revealed"]
    if again or began or len(revealed) != 1 or called["number"] != match.number:
        yield "called_again", None
    if any(event["kind"] in {"options_set", "game_chosen"} for event in match.waiting):
        yield "options_changed", None
    secret = commitment_to(match.ended["secret"])
    yield from _check_promise(match, called_at, secret)
    commitments = called["commitments"]
    seated = {*match.seats}
    is_seated = seated.issuperset(commitments) and len(seated) == len(match.seats)
    if match.seats != list(called["seats"]) or not is_seated:
        yield "seats_changed", None
    yield from _check_revealed(match, commitments)
    yield from _check_own_share(match, own, commitments, secret)


def _check_revealed(match: ToldMatch, commitments: Mapping[str, str]) -> Found:
    """Check that the shares shown are those committed to, and that all others are named."""
    shares, unrevealed = match.revealed["shares"], match.revealed["unrevealed"]
    if not shares:
        yield "no_share", None
    for player in unrevealed:
        yield "share_late" if player in shares else "share_unrevealed", player
    for player, commitment in commitments.items():
        if player not in shares:
            if player not in unrevealed:
                yield "share_dropped", player
        elif not commitment or commitment_to(shares[player]) != commitment:
            yield "share_replaced", player
    for player in shares.keys() - commitments.keys():
        yield "share_late", player


def _check_promise(match: ToldMatch, called_at: int, secret: str) -> Found:
    """Check that the secret was promised, once and in time."""
    promises = [
        (at, event["commitment"])
        for at, event in enumerate(match.before)
        if event["kind"] == "match_prepared" and event["number"] == match.number
    ]
    if not promises and not match.own_shares:
        yield "commitment_unseen", None
    if len(promises) > 1 or any(at > called_at for at, _ in promises):
        yield "promised_again", None
    if not secret or any(promised != secret for _, promised in promises):
        yield "secret_not_promised", None
    ended = [event for event in match.before if event["kind"] == "match_ended"]
    if any(event["secret"] == match.ended["secret"] for event in ended):
        yield "secret_used_again", None


def _check_own_share(
    match: ToldMatch, own: str | None, commitments: Mapping[str, str], secret: str
) -> Found:
    """Check that the share that the page noted is among those that count."""
    if not match.own_shares:
        if own in commitments:
            yield "share_of_other_device", own
        elif own in match.seats:
            yield "own_share_unknown", own
        return
    yield from _check_noted(match, secret)
    *earlier, last = match.own_shares
    player, commitment = last["player"], commitment_to(last["share"])
    after = match.before[max(at for at, e in enumerate(match.before) if e is last) :]
    if player not in match.seats and _seatings(player, after)[-1:] == [False]:
        if True in _seatings(player, match.during):
            yield "own_share_unknown", player
        return
    # A page makes one share for each promise.
    is_only = all(one["share"] == last["share"] for one in earlier if one["promised"] == secret)
    later = [event["commitment"] for event in after if event["kind"] == "share_committed"]
    if is_only and later and later[-1] != commitment:
        yield "share_of_other_device", player
    elif is_only and player not in commitments and not later:
        # It had not reached the server, or the server pretends that.
        yield "own_share_late", player
    elif not is_only or commitments.get(player) != commitment:
        yield "own_share_unused", player


def _check_noted(match: ToldMatch, secret: str) -> Found:
    """Check for which secret, seats and commitments the page noted that it gave its shares.

    One that was revealed for another secret let the server try what it would give.
    """
    *earlier, last = match.own_shares
    if last["promised"] != secret:
        yield "secret_not_promised", None
    if any("published" in share and share["promised"] != secret for share in earlier):
        yield "promised_again", None
    called = match.callings[0][1]
    published = {"seats": called["seats"], "commitments": called["commitments"]}
    if last.get("published", published) != published:
        yield "called_again", None


def _seatings(player: str, events: Sequence[Told]) -> list[bool]:
    """Return each time that a player got a seat or gave it up, and whether they got it."""
    moves = (event for event in events if event["kind"] in _SEATING | _STANDING)
    return [event["kind"] in _SEATING for event in moves if event["player"] == player]


def commitment_to(hexadecimal: str) -> str:
    """Return the commitment to a secret or a share: the SHA-256 of its bytes, in hex.

    Nothing if it is not spelled in the one way in which it is mixed in.
    """
    if not re.fullmatch("[0-9a-f]{64}", hexadecimal):
        return ""
    return sha256(bytes.fromhex(hexadecimal)).hexdigest()
