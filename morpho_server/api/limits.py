"""Limits on how fast anybody may ask for things, and on how much they may hold at once.

A guest has limits. An address has those of several guests, and the whole server those of many.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from weakref import WeakValueDictionary

from morpho_server.api.problems import WAIT_SECONDS, ProblemError
from morpho_server.api.rates import DAY, HOUR, MINUTE, AtOnce, Rate, RateLimiter, check_all
from morpho_server.tables.messages.commands import (
    Command,
    EndMatch,
    MakeMove,
    Mute,
    NextRound,
    Remove,
)
from morpho_server.tables.model.ids import GuestId, Strength, TableId
from morpho_server.tables.model.table import Table
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

BURST_SECONDS: Final = 2
"""How many seconds' worth of commands or requests may come in one burst."""

MISTAKES_PER_MINUTE: Final = 30
"""How many messages that are unreadable or too fast a socket survives."""

PAGES_PER_SOCKET: Final = 8
"""How often a minute a guest may open each of their sockets; the table is told of each."""

RECORDS_PER_MINUTE: Final = 30
"""How many records an address may open a minute; the server plays one after another."""

MOST_KNOWN: Final = 20_000
"""How many limiters of a rate are kept: those used last."""

HOLDER_BITS: Final = 64
"""How much of an IPv6 address says whose it is: the rest anybody chooses for themselves."""

STRONGEST_COUNTS: Final = 4
"""As how many bots the strongest of a game counts: it thinks for long, the others hardly at all."""

ESSENTIAL: Final = (MakeMove, NextRound, EndMatch, Mute, Remove)
"""The commands that are never refused for how much has happened at a table."""

EVERYBODY: Final = "everybody"
"""Who has the limits of the whole server."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """What a host lets people do. docs/hosting.md explains each, under the same name."""

    commands_per_second: float
    requests_per_second: float
    entries_per_day: float
    tables_per_day: float
    bots_per_guest: int
    sockets_per_guest: int
    sockets_per_address: int
    openings_per_minute: float
    wrong_codes_per_hour: float
    guests_per_address: int
    guests_per_server: int


def _fast(name: str, per_second: float) -> Rate:
    return Rate(name, per_second * BURST_SECONDS, BURST_SECONDS, "You're going too fast.")


_MISTAKES: Final = Rate("mistakes", MISTAKES_PER_MINUTE, MINUTE, "Too many invalid messages.")
_RECORDS: Final = Rate("records", RECORDS_PER_MINUTE, MINUTE, "You open too many records.")
_OWN_WRONG_CODES: Final = Rate("own-wrong-codes", 1, HOUR, "That was a wrong code.")


@lru_cache(maxsize=4096)
def holder(address: str) -> str:
    """Return whose an address is: that of IPv4, or the network of 64 bits of IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:  # of a socket file, or unknown
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), HOLDER_BITS), strict=False))


def _weight(table: Table, strength: Strength | None) -> int:
    return STRONGEST_COUNTS if table.strengths[-1:] == (strength,) else 1


TakeForAll = Callable[[str, float, float, str], Awaitable[bool]]
"""Counts one more of somebody's with all nodes; returns whether it was within the rate.

It takes the parts of a rate, and who it is.
"""


class Limits:
    """The limits of all guests and addresses, and of the server.

    Nodes agree by ``take_for_all`` on what is rare: new guests and tables, and wrong codes. Each
    counts commands and requests by itself, at once.
    """

    def __init__(self, quotas: Quotas, take_for_all: TakeForAll | None = None) -> None:
        self.quotas = quotas
        self._take_for_all = take_for_all
        self._known: dict[Rate, OrderedDict[str, RateLimiter]] = {}
        self._of_everybody: dict[Rate, RateLimiter] = {}
        self._turns_to_guess: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._coming_bots: Counter[GuestId] = Counter()
        self._commands = _fast("commands", quotas.commands_per_second)
        self._requests = _fast("requests", quotas.requests_per_second)
        self._entries = Rate(
            "entries",
            quotas.entries_per_day,
            DAY,
            "Too much has happened at this table today.",
        )
        self._commands_a_day = replace(
            self._entries, name="commands", refused="You have given too many commands today."
        )
        self._tables = Rate("tables", quotas.tables_per_day, DAY, "Too many new tables today.")
        self._openings = Rate(
            "openings",
            quotas.openings_per_minute,
            MINUTE,
            "Too many new guests and tables from here; wait a little.",
        )
        self._wrong_codes = Rate(
            "wrong-codes",
            quotas.wrong_codes_per_hour,
            HOUR,
            "Too many wrong codes or links; wait a little.",
        )
        self._first_wrong_codes = replace(self._wrong_codes, name="first-wrong-codes")
        self._addresses = quotas.guests_per_server / quotas.guests_per_address
        self._of_addresses = {
            rate: rate.times(quotas.guests_per_address)
            for rate in (self._commands, self._commands_a_day, self._requests, self._tables)
        }
        self._all_entries = replace(
            self._entries.times(quotas.guests_per_server),
            refused="Too much has happened on this server today.",
        )
        self._sockets_of_guests = AtOnce(quotas.sockets_per_guest)
        self._sockets_of_addresses = AtOnce(quotas.sockets_per_address)
        self._sockets = AtOnce(quotas.sockets_per_guest * quotas.guests_per_server)

    def of_commands(self, guest: GuestId, address: str) -> Sequence[RateLimiter]:
        """Return the limiters of a guest's commands, by socket and by REST."""
        return (
            self.limiter(self._commands, f"guest {guest}"),
            self._of_address(self._commands, address),
            self.limiter(self._commands_a_day, f"guest {guest}"),
            self._of_address(self._commands_a_day, address),
        )

    def of_entries(self, table: TableId) -> Sequence[RateLimiter]:
        """Return the limiters that count the entries of a table's log, and of all logs."""
        own = self.limiter(self._entries, f"table {table}")
        return own, self.limiter(self._all_entries, EVERYBODY)

    def check_entry(self, table: TableId, command: Command) -> None:
        """Raise ``quota_reached`` for a command for which a table's log has no more room today.

        There always is for what a match and its host can't do without, so that nobody ends a match
        by filling its log.
        """
        if not isinstance(command, ESSENTIAL):
            check_all((), self.of_entries(table))

    def watch(self, session: TableSession) -> None:
        """Count a table's entries from now on, by people and by the server.

        Secret ones don't count: when a table has had too many, anybody there could tell how many.
        """
        limiters = self.of_entries(session.id)

        def count(update: TableUpdate) -> None:
            if update.only is not None:
                return
            for limiter in limiters:
                limiter.add()

        session.listeners.append(count)

    def check_request_of_address(self, address: str) -> None:
        """Count a request; raise ``rate_limited`` if there are too many from an address."""
        self._of_address(self._requests, address).check()

    def check_request_of_guest(self, guest: GuestId) -> None:
        """Count a request; raise ``rate_limited`` if a guest makes too many."""
        self.limiter(self._requests, f"guest {guest}").check()

    def of_pages(self, guest: GuestId) -> RateLimiter:
        """Return the limiter of a guest's pages."""
        most = self.quotas.sockets_per_guest * PAGES_PER_SOCKET
        rate = Rate("pages", most, MINUTE, "You open too many pages.")
        return self.limiter(rate, f"guest {guest}")

    @contextmanager
    def socket_of_address(self, address: str) -> Iterator[None]:
        """Count a socket while the block runs. Raise ``rate_limited`` if there are too many."""
        crowded = "Too many sockets are open from here."
        with (
            self._sockets_of_addresses.one_of(holder(address), crowded),
            self._sockets.one_of(EVERYBODY, "Too many sockets are open."),
        ):
            yield

    def socket_of_guest(self, guest: GuestId) -> AbstractContextManager[None]:
        """Count a socket while the block runs. Raise ``rate_limited`` if there are too many."""
        return self._sockets_of_guests.one_of(f"{guest}", "You have too many pages open.")

    async def check_new_guest(self, address: str) -> None:
        """Count a new guest; raise ``rate_limited`` if an address makes too many."""
        await self._check_opening(address)

    async def check_new_table(self, guest: GuestId, address: str) -> None:
        """Count a new table; raise ``rate_limited`` or ``quota_reached`` if there are too many."""
        await self._check_opening(address)
        await self._check_rare(
            (
                (self._tables, f"guest {guest}"),
                (self._of_addresses[self._tables], f"address {holder(address)}"),
                (self._tables.times(self.quotas.guests_per_server), EVERYBODY),
            )
        )

    def expect_bot(
        self, guest: GuestId, table: Table, strength: Strength, live: Iterable[TableSession]
    ) -> Callable[[], None]:
        """Count a bot that is about to come, until what this returns is called.

        Raise ``quota_reached`` if it would be too many for a guest, or for everybody. ``live`` are
        the tables at which bots may think.
        """
        most = self.quotas.bots_per_guest
        added = _weight(table, strength)
        own = added + self._coming_bots[guest]
        everybody = added + self._coming_bots.total()
        for other in (session.table for session in live):
            weight = sum(_weight(other, bot.bot) for bot in other.bots)
            everybody += weight
            if weight and other.host is not None and guest in other.players[other.host].guests:
                own += weight
        for count, limit in ((own, most), (everybody, most * self.quotas.guests_per_server)):
            if count > limit:
                raise _too_many_bots(limit, max(0, limit - count + added))
        self._coming_bots[guest] += added

        def has_come() -> None:
            self._coming_bots[guest] -= added
            if not self._coming_bots[guest]:
                del self._coming_bots[guest]

        return has_come

    def of_echoes(self, address: str) -> RateLimiter:
        """Return the limiter of an address' connections that test a proxy."""
        return self.limiter(self._openings, f"echo {holder(address)}")

    def of_records(self, address: str) -> RateLimiter:
        """Return the limiter of the records that an address opens."""
        return self.limiter(_RECORDS, f"address {holder(address)}")

    def of_mistakes(self) -> RateLimiter:
        """Return a limiter for the messages of one socket that are rejected."""
        return RateLimiter(_MISTAKES)

    def turn_to_guess(self, address: str) -> asyncio.Lock:
        """Return what lets an address guess codes one after the other."""
        return self._turns_to_guess.setdefault(holder(address), asyncio.Lock())

    def guesses(self, address: str, guest: GuestId | None) -> "Guesses":
        """Return what counts the wrong codes of somebody.

        A guest's first one in an hour counts apart from all others. So nobody who guesses locks out
        those behind the same address, or all, who have a code.
        """
        rate, own = self._wrong_codes, None
        if guest is not None:
            own = self.limiter(_OWN_WRONG_CODES, f"guest {guest}")
            if own.has_room():
                rate = self._first_wrong_codes
        keys = ((rate, f"address {holder(address)}"), (rate.times(self._addresses), EVERYBODY))
        return Guesses(self, keys, own)

    async def _check_opening(self, address: str) -> None:
        whose = f"address {holder(address)}"
        keys = ((self._openings, whose), (self._openings.times(self._addresses), EVERYBODY))
        await self._check_rare(keys)

    async def _check_rare(self, keys: Sequence[tuple[Rate, str]]) -> None:
        limiters = [self.limiter(*key) for key in keys]
        check_all(limiters)
        for key, limiter in zip(keys, limiters, strict=True):
            if not await self.is_within(*key):
                raise limiter.refusal()

    def _of_address(self, rate: Rate, address: str) -> RateLimiter:
        return self.limiter(self._of_addresses[rate], f"address {holder(address)}")

    async def is_within(self, rate: Rate, who: str) -> bool:
        """Count one more with all nodes; return whether it was within the rate.

        If not, there is no more room for it at this node either.
        """
        if self._take_for_all is None:
            return True
        within = await self._take_for_all(rate.name, rate.most, rate.seconds, who)
        if not within:
            self.limiter(rate, who).fill()
        return within

    def limiter(self, rate: Rate, who: str) -> RateLimiter:
        """Return what limits somebody to a rate."""
        if who == EVERYBODY:
            return self._of_everybody.setdefault(rate, RateLimiter(rate))
        known = self._known.setdefault(rate, OrderedDict())
        limiter = known.get(who)
        if limiter is None:
            limiter = known[who] = RateLimiter(rate)
        known.move_to_end(who)
        if len(known) > MOST_KNOWN:
            known.popitem(last=False)
        return limiter


def _too_many_bots(most: int, left: int) -> ProblemError:
    headers = {
        "Retry-After": f"{WAIT_SECONDS}",
        "RateLimit-Policy": f'"bots";q={most}',
        "RateLimit": f'"bots";r={left}',
    }
    return ProblemError("quota_reached", "There are too many bots at your tables.", headers)


class Guesses:
    """Counts the wrong codes of somebody, by their address and with everybody else's."""

    def __init__(
        self, limits: Limits, keys: Sequence[tuple[Rate, str]], own: RateLimiter | None
    ) -> None:
        self._limits = limits
        self._keys = keys
        self._limiters = [limits.limiter(*key) for key in keys]
        self._own = own

    def refusal(self) -> ProblemError | None:
        """Return the refusal if there were too many already."""
        for limiter in self._limiters:
            if not limiter.has_room():
                return limiter.refusal()
        return None

    async def count(self) -> None:
        """Count a wrong one."""
        for limiter in (*self._limiters, self._own):
            if limiter is not None:
                limiter.add()
        for key in self._keys:
            await self._limits.is_within(*key)
