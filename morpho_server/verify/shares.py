"""The check of the promise and the shares: nobody could choose the seed of a match."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import PlayerId
from morpho_server.verify.file import Published, Read, ShareMade


class WrongError(Exception):
    """A match that is not as it must be. It says why."""


@dataclass(slots=True)
class Calling:
    """The shares of a match as a page saw them, and the promise before them.

    ``promise`` is the commitment to the secret, empty if the page did not see it. ``made`` are the
    shares that the page made since the match before, ``committed`` the commitments that were sent
    for its player after the last of them.
    """

    promise: str = ""
    called: ev.MatchStarting | None = None
    revealed: ev.SharesRevealed | None = None
    made: list[ShareMade] = field(default_factory=list)
    committed: list[str] = field(default_factory=list)

    def note(self, event: Read, player: PlayerId | None) -> None:
        """Note an event about the shares, as the page of a player has seen it.

        Raises :exc:`WrongError` if they are called for or shown a second time.
        """
        match event:
            case ShareMade():
                self.made.append(event)
                self.committed.clear()
            case ev.ShareCommitted() if event.player == player:
                self.committed.append(event.commitment)
            case ev.MatchStarting():
                if self.called is not None or self.revealed is not None:
                    raise WrongError("the shares were called for more than once, or late")
                self.called = event
            case ev.SharesRevealed():
                if self.revealed is not None:
                    raise WrongError("the shares were shown more than once")
                self.revealed = event


def check_shares(
    calling: Calling, started: ev.MatchStarted, secret: str, player: PlayerId | None
) -> Iterator[str]:
    """Yield what is not proved of the shares of a match. Raises :exc:`WrongError`."""
    called, revealed = calling.called, calling.revealed
    if called is None or revealed is None:
        yield "this page did not see how its shares were called for"
        return
    if (called.number, called.seats) != (started.number, started.seats):
        raise WrongError("the seats are not those of the call for shares")
    if len({*called.seats}) != len(called.seats) or not called.commitments.keys() <= {
        *called.seats
    }:
        raise WrongError("somebody who gave a share has no seat, or somebody has two")
    promised = commitment_to(secret)
    if not promised or calling.promise not in {"", promised}:
        raise WrongError("the secret is not the one that was promised")
    yield from _check_revealed(called, revealed)
    yield from _check_own(calling, called, promised, player)
    if not calling.promise and not calling.made:
        yield "this page came when the secret had been promised"


def _check_revealed(called: ev.MatchStarting, revealed: ev.SharesRevealed) -> Iterator[str]:
    shares, late = revealed.shares, {*revealed.unrevealed}
    if not shares.keys() <= called.commitments.keys() or late & shares.keys():
        raise WrongError("a share counts that nobody had committed to in time")
    for one, commitment in called.commitments.items():
        if one in shares and (not commitment or commitment_to(shares[one]) != commitment):
            raise WrongError(f"the share of {one} is not the one committed to")
        if one not in shares and one not in late:
            raise WrongError(f"the share of {one} was dropped")
    if not late <= called.commitments.keys():
        raise WrongError("somebody is said to have kept back a share who had committed to none")
    if not shares:
        yield "nobody gave a share, so the server alone decided"
    if late:
        names = ", ".join(revealed.unrevealed)
        yield f"{names} did not reveal a share, so two deals were possible"


def _check_own(
    calling: Calling, called: ev.MatchStarting, promised: str, player: PlayerId | None
) -> Iterator[str]:
    if not calling.made:
        if player in called.commitments:
            yield "another device gave the share of this player"
        elif player in called.seats:
            yield "you gave no share"
        return
    own = calling.made[-1]
    _check_noted(calling.made, called, promised)
    if own.player not in called.seats:
        return
    commitment = commitment_to(own.share)
    if calling.committed and calling.committed[-1] != commitment:
        yield "another device gave the share of this player"
    elif own.player not in called.commitments and not calling.committed:
        yield "your share had not reached the server, by what it sent"
    elif called.commitments.get(own.player) != commitment:
        raise WrongError("your own share was left out or replaced")


def _check_noted(made: Sequence[ShareMade], called: ev.MatchStarting, promised: str) -> None:
    """Check for which secret and which call the page noted that it gave its shares."""
    *earlier, own = made
    if own.promised != promised:
        raise WrongError("the secret is not the one that was promised")
    if any(one.published is not None and one.promised != promised for one in earlier):
        raise WrongError("your share was asked for twice, for different secrets")
    if own.published not in (None, Published(called.seats, called.commitments)):
        raise WrongError("you were shown another call for shares")
    if any(one.share != own.share for one in earlier if one.promised == promised):
        raise WrongError("two shares were made for one secret")


def commitment_to(hexadecimal: str) -> str:
    """Return the SHA-256 of a secret's or share's bytes, in hex.

    Return an empty text where it is not spelled in the one way in which it is mixed in.
    """
    if not re.fullmatch("[0-9a-f]{64}", hexadecimal):
        return ""
    return sha256(bytes.fromhex(hexadecimal)).hexdigest()
