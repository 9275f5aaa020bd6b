"""Deadlines: one time for all seats that owe a decision, and then a bank for each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from morpho_server.games.seats import Seat
from morpho_server.tables.model.ids import Millis, PlayerId

Banks = dict[Seat, Millis]
"""The rest of each seat's reserve for the round, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Pause:
    """When a table was paused, and by whom: the host, or the last player to agree."""

    at: Millis
    player: PlayerId
    agreed: bool


@dataclass(frozen=True, slots=True)
class Deadline:
    """Until when the named seats have to decide.

    ``since`` is when that was said. With ``banked`` each seat may use what is left of its bank
    after ``until``.
    """

    seats: tuple[Seat, ...]
    until: Millis
    since: Millis
    banked: bool = False

    def end(self, seat: Seat, banks: Mapping[Seat, Millis]) -> Millis:
        """Return when a seat's time is up."""
        return Millis(self.until + banks.get(seat, 0)) if self.banked else self.until

    def first_end(self, seats: Iterable[Seat], banks: Mapping[Seat, Millis]) -> Millis:
        """Return when time is up for the first of those seats."""
        return min((self.end(seat, banks) for seat in seats), default=self.until)

    def after_pause(self, pause: Pause, at: Millis) -> "Deadline":
        """Return the deadline that leaves, at that time, as much as there was at the pause."""
        return replace(self, until=Millis(self.until + at - pause.at), since=at)

    def goes_on(self, seat: Seat, following: "Deadline | None") -> bool:
        """Return whether a seat's time runs on in the deadline that takes this one's place."""
        return following is not None and seat in following.seats and following.until == self.until


def settle_banks(
    banks: Banks, was: Deadline, following: Deadline | None, at: Millis, increment: Millis
) -> None:
    """Settle the banks of the seats whose time ends or begins again.

    What they have used is subtracted, and the increment added for those that were in time.
    """
    if not was.banked:
        return
    for seat in was.seats:
        if seat in banks and not was.goes_on(seat, following):
            left = was.end(seat, banks) - max(at, was.until)
            banks[seat] = Millis(left + increment if at < was.end(seat, banks) else 0)
