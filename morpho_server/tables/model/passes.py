"""Passes: secrets that each let somebody in once, kept by their hashes alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from morpho_server.games.seats import Seat
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TokenHash

MOST_HASHES: Final = 16
"""The hashes of passes from which on those whose time is over are forgotten."""


@dataclass(frozen=True, slots=True)
class Pass:
    """A secret that can be used until a time.

    It lets its bearer be ``player`` on one more device, or, where there is a ``seat``, take that
    over, which ``player`` has offered. One that is ``delayed`` or not makes its bearer's browser a
    screen. ``guest`` is who made it, if the log says so.
    """

    token_hash: TokenHash
    player: PlayerId
    seat: Seat | None
    until: Millis
    guest: GuestId | None
    delayed: bool | None = None

    @property
    def purpose(self) -> tuple[str, PlayerId | Seat | None]:
        """Return its kind and target; a table has one pass at most for each."""
        if self.delayed is not None:
            return "screen", None
        return ("device", self.player) if self.seat is None else ("seat", self.seat)


@dataclass(frozen=True, slots=True)
class Use:
    """The guest who used a pass, and the player that it made them."""

    guest: GuestId
    player: PlayerId


@dataclass(slots=True)
class Passes:
    """The passes of a table: those that can be used, time permitting, and those that have been.

    There is one at most for a seat, for the devices of a player, and for a screen: the last made.
    Each means one thing until its time is over. Then it is as if there had been none, whether or
    not its hash is forgotten already: what others make must not show in an answer. ``used`` may
    still have it.
    """

    _until: dict[TokenHash, Millis] = field(default_factory=dict)
    usable: dict[TokenHash, Pass] = field(default_factory=dict)
    used: dict[TokenHash, Use] = field(default_factory=dict)
    _most: int = MOST_HASHES

    def was_made(self, token_hash: TokenHash, now: Millis) -> bool:
        """Return whether there is or was a pass whose time is not over."""
        return now < self._until.get(token_hash, 0)

    def use_of(self, token_hash: TokenHash, now: Millis) -> Use | None:
        """Return how a pass was used whose time is not over, if it was."""
        return self.used.get(token_hash) if self.was_made(token_hash, now) else None

    def offers(self) -> Mapping[Seat, Millis]:
        """Return the seats that are offered, each with the time until when."""
        return {p.seat: p.until for p in self.usable.values() if p.seat is not None}

    def make(self, made: Pass, now: Millis) -> None:
        """Add a new pass, which replaces an earlier one for the same purpose.

        Forget those whose time is over, each time there are twice as many.
        """
        if len(self._until) >= self._most:
            self._until = {key: until for key, until in self._until.items() if now < until}
            self.used = {key: use for key, use in self.used.items() if key in self._until}
            self._most = max(MOST_HASHES, 2 * len(self._until))
        self._end(made.purpose)
        self.used.pop(made.token_hash, None)
        self._until[made.token_hash] = made.until
        self.usable[made.token_hash] = made

    def use(self, token_hash: TokenHash, use: Use) -> None:
        """Note that a pass has been used, and by whom."""
        self.usable.pop(token_hash, None)
        self.used[token_hash] = use

    def end_offer(self, seat: Seat) -> None:
        """Let nobody take a seat over any more."""
        self._end(("seat", seat))

    def end_offers(self) -> None:
        """Let nobody take any seat over any more."""
        self._keep(lambda one: one.seat is None)

    def has_link(self, player: PlayerId) -> bool:
        """Return whether there is a pass to one more device of a player, time permitting."""
        return any(one.purpose == ("device", player) for one in self.usable.values())

    def end_link(self, player: PlayerId) -> None:
        """Let nobody be a player on one more device."""
        self._end(("device", player))

    def end_screen_link(self) -> None:
        """Let no browser become a screen any more."""
        self._end(("screen", None))

    def _end(self, purpose: tuple[str, PlayerId | Seat | None]) -> None:
        self._keep(lambda one: one.purpose != purpose)

    def _keep(self, wanted: Callable[[Pass], bool]) -> None:
        self.usable = {key: one for key, one in self.usable.items() if wanted(one)}


def hash_of(token: str) -> TokenHash:
    """Return the hash that a table stores of a random secret."""
    return TokenHash(sha256(token.encode()).hexdigest())
