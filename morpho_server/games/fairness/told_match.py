"""The events of a match that is over, as somebody at the table was sent them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from morpho_server.games.chance import branch
from morpho_server.games.fairness.round_check import Told
from morpho_server.games.views import Json

_OPENED: Final = ("table_opened", 0)
"""The event by which a table was opened, and its place among all."""


class UncheckableError(Exception):
    """Events that hold no whole match; the text says what is missing."""


class PlayedOnError(UncheckableError):
    """The match goes on from another: its deal was drawn for that one."""


class ToldMatch:
    """The events of the last match that is over, found among others."""

    def __init__(self, events: Sequence[Told]) -> None:
        end = last_of(events, "match_ended", len(events))
        begin = last_of(events, "match_started", end)
        self.ended, self.started = events[end], events[begin]
        self.before, self.during = events[:begin], events[begin:end]
        self.later = _until("match_started", events[end:])
        self.number: int = self.started["number"]
        self.revealed = events[last_of(events, "shares_revealed", begin)]
        since = began_before(self.before)
        self.since_last_match = self.before[since:]
        self.callings = [
            (at, event)
            for at, event in enumerate(self.before[since:], since)
            if event["kind"] == "match_starting"
        ]
        if not self.callings or "draws" not in self.ended:
            raise UncheckableError("its beginning is missing, or it is older than this check")
        if has("match_played_on", self.during) and self._may_be_played_on():
            raise PlayedOnError("it was played on from another, for which its cards were dealt")

    def _may_be_played_on(self) -> bool:
        """Return whether it begins a table, with bots and one person, and nobody gave a share."""
        is_first = not (has("match_started", self.before) or has("match_ended", self.before))
        bots = {event["player"] for event in self.before if event["kind"] == "bot_joined"}
        called = self.callings[0][1]
        shares = (*self.own_shares, *called["commitments"], *self.revealed["shares"])
        return is_first and len({*called["seats"]} - bots) == 1 and not shares

    @property
    def lobby(self) -> Sequence[Told]:
        """Return the events since the match before, until the match was started."""
        kinds = [event["kind"] for event in self.before]
        ended = [at for at, kind in enumerate(kinds) if kind == "match_ended"]
        return self.before[ended[-1] if ended else 0 :]

    @property
    def waiting(self) -> Sequence[Told]:
        """Return the events from the call for shares until the first round."""
        return (*self.before[self.callings[0][0] :], *_until("round_opened", self.during))

    def earlier(self, told: Sequence[Told]) -> Sequence[Told]:
        """Return the events before those of a round."""
        at = next(at for at, event in enumerate(self.during) if event is told[0])
        return (*self.before, *self.during[:at])

    @property
    def own_shares(self) -> list[Told]:
        """Return the shares that the page noted for this match."""
        return [event for event in self.since_last_match if event["kind"] == "share_made"]

    @property
    def seats(self) -> list[str]:
        """Return the players of all seats, in order."""
        return list(self.started["seats"])

    @property
    def seed(self) -> bytes:
        """Return the seed that the secret and the shares give."""
        shares = self.revealed["shares"]
        mixed = ",".join(f"{player}:{shares.get(player, '')}" for player in self.seats)
        return branch(bytes.fromhex(self.ended["secret"]), mixed)

    def rounds(self) -> Iterator[tuple[int, Sequence[Told]]]:
        """Yield the number and the events of each round that was seen from its beginning."""
        opened = [at for at, event in enumerate(self.during) if event["kind"] == "round_opened"]
        for start, end in zip(opened, [*opened[1:], None], strict=False):
            yield self.during[start]["number"], self.during[start:end]


def options_told(told: Sequence[Told]) -> Mapping[str, Json] | None:
    """Return the options of the table as told last; nothing if none were.

    A table has been opened once, before all else.
    """
    for at in range(len(told) - 1, -1, -1):
        event: Any = told[at]
        if event["kind"] in {"game_chosen", "options_set"} or (event["kind"], at) == _OPENED:
            options: Mapping[str, Json] = event["options"]
            return options
    return None


def began_before(events: Sequence[Told]) -> int:
    """Return where the last match began that has ended; what follows belongs to the next."""
    kinds = [event["kind"] for event in events]
    ended = max((at for at, kind in enumerate(kinds) if kind == "match_ended"), default=0)
    return max((at for at, kind in enumerate(kinds[:ended]) if kind == "match_started"), default=0)


def _until(kind: str, events: Sequence[Told]) -> Sequence[Told]:
    """Return the events before the first of a kind, all if there is none."""
    return [*takewhile(lambda event: event["kind"] != kind, events)]


def last_of(events: Sequence[Told], kind: str, before: int) -> int:
    """Return the place of the last event of a kind; raises :exc:`UncheckableError`."""
    found = (at for at in range(before - 1, -1, -1) if events[at]["kind"] == kind)
    at = next(found, None)
    if at is None:
        raise UncheckableError(f"there is no {kind} in it")
    return at


def has(kind: str, told: Sequence[Told]) -> bool:
    """Return whether an event of a kind was told."""
    return any(event["kind"] == kind for event in told)
