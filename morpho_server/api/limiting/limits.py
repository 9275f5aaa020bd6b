"""Limits on how fast anybody may ask for things, and on how much they may hold at once.

A guest has limits. An address has those of several guests, and the whole server those of many.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import Final

from morpho_server.api.limiting.bot_quota import BotQuota
from morpho_server.api.limiting.guesses import GuessLimits
from morpho_server.api.limiting.limiter_store import EVERYBODY, Limiters, TakeForAll
from morpho_server.api.limiting.rate_key import rate_key
from morpho_server.api.limiting.rate_limiter import (
    DAY,
    MINUTE,
    ConcurrencyLimit,
    Rate,
    RateLimiter,
    add_all,
    check_all,
)
from morpho_server.storage.guests import Guest
from morpho_server.tables.messages.commands import (
    CommitShare,
    EndMatch,
    KeepThisDevice,
    LinkDevice,
    MakeMove,
    Mute,
    NextRound,
    OfferScreen,
    Remove,
)
from morpho_server.tables.model.ids import GuestId, TableId
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

BURST_SECONDS: Final = 2
"""The seconds' worth of commands or requests that may come in one burst."""

MISTAKES_PER_MINUTE: Final = 30
"""The most unreadable or too fast messages that a socket survives."""

WATCHING_PER_SECOND: Final = 5
"""Messages a second that a guest may send to those who watch a replay together."""

PAGES_PER_SOCKET: Final = 8
"""Times a minute that a guest may open each of their sockets; each is announced at the table."""

RECORDS_PER_MINUTE: Final = 30
"""The most records an address may open a minute; the server plays one after another."""

SHARED_REPLAYS_PER_MINUTE: Final = 30
"""The most rounds an address may open by links a minute; the server reads a whole log for each."""

REPORTS_PER_DAY: Final = 5
"""The most reports of problems that a guest may send a day."""

PRIVATE_PER_DAY: Final = 200
"""How many of each :data:`PRIVATE` command a guest may give at a table in a day."""

PRIVATE: Final = (LinkDevice, KeepThisDevice, CommitShare, OfferScreen)
"""The commands that others hear nothing of, as often as somebody likes.

They are counted by their guest and table alone: a count that two guests share would tell the one
what the other does. Secret moves, and what players say who see all cards, count only as commands of
their guest's day.
"""

ESSENTIAL: Final = (MakeMove, NextRound, EndMatch, Mute, Remove)
"""The commands that are never refused for how much has happened at a table.

A match and its host can't do without them.
"""


@dataclass(frozen=True, slots=True)
class Quotas:
    """The limits that a host sets. docs/hosting.md explains each, under the same name."""

    commands_per_second: float
    program_commands_per_second: float
    program_commands_per_day: float
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
_REPORTS: Final = Rate("reports", REPORTS_PER_DAY, DAY, "You have sent enough reports today.")
_WATCHING: Final = _fast("watching", WATCHING_PER_SECOND)
_SHARED_REPLAYS: Final = Rate(
    "shared-replays", SHARED_REPLAYS_PER_MINUTE, MINUTE, "You open too many replays."
)


class _CommandLimits:
    """The limiters of commands, a second and a day, of guests and of addresses."""

    def __init__(
        self,
        of_rate: Callable[[Rate], Mapping[str, RateLimiter]],
        name: str,
        per_second: float,
        per_day: float,
        guests_per_address: float,
    ) -> None:
        fast = _fast(name, per_second)
        a_day = Rate(name, per_day, DAY, "You have given too many commands today.")
        self.fast, self.a_day = of_rate(fast), of_rate(a_day)
        self.fast_shared = of_rate(fast.times(guests_per_address))
        self.a_day_shared = of_rate(a_day.times(guests_per_address))


class Limits:
    """The limits of all guests and addresses, and of the server.

    Nodes agree by ``take_for_all`` on what is rare: new guests and tables, and wrong codes. Each
    counts commands and requests by itself, at once. ``bots`` limits bots at tables, ``guesses``
    wrong codes and links.
    """

    def __init__(self, quotas: Quotas, take_for_all: TakeForAll | None = None) -> None:
        self.quotas = quotas
        self._limiters = Limiters(take_for_all)
        self.bots = BotQuota(
            quotas.bots_per_guest, quotas.bots_per_guest * quotas.guests_per_server
        )
        of_rate = self._limiters.of_rate
        entries = Rate(
            "entries",
            quotas.entries_per_day,
            DAY,
            "Too much has happened at this table today.",
        )
        all_entries = replace(
            entries.times(quotas.guests_per_server),
            refused="Too much has happened on this server today.",
        )
        self._commands, self._program_commands = (
            _CommandLimits(of_rate, name, a_second, a_day, quotas.guests_per_address)
            for name, a_second, a_day in (
                ("commands", quotas.commands_per_second, quotas.entries_per_day),
                (
                    *("program-commands", quotas.program_commands_per_second),
                    quotas.program_commands_per_day,
                ),
            )
        )
        self._entries = of_rate(entries)
        self._all_entries = of_rate(all_entries)
        self._requests = _fast("requests", quotas.requests_per_second)
        self._requests_of_addresses = self._requests.times(quotas.guests_per_address)
        self._tables = Rate("tables", quotas.tables_per_day, DAY, "Too many new tables today.")
        self._openings = Rate(
            "openings",
            quotas.openings_per_minute,
            MINUTE,
            "Too many new guests and tables from here; wait a little.",
        )
        self._addresses = quotas.guests_per_server / quotas.guests_per_address
        self.guesses = GuessLimits(self._limiters, quotas.wrong_codes_per_hour, self._addresses)
        self._sockets_of_guests = ConcurrencyLimit(quotas.sockets_per_guest)
        self._sockets_of_addresses = ConcurrencyLimit(quotas.sockets_per_address)
        self._sockets = ConcurrencyLimit(quotas.sockets_per_guest * quotas.guests_per_server)

    def of_commands(self, guest: GuestId, address: str, *, program: bool) -> Sequence[RateLimiter]:
        """Return the limiters of a guest's commands, by socket and by REST.

        What programs do counts apart: they leave people at their address what these may do.
        """
        commands = self._program_commands if program else self._commands
        own, shared = f"guest {guest}", f"address {rate_key(address)}"
        return (
            commands.fast[own],
            commands.fast_shared[shared],
            commands.a_day[own],
            commands.a_day_shared[shared],
        )

    def of_entries(self, table: TableId) -> Sequence[RateLimiter]:
        """Return the limiters that count the entries of a table's log, and of all logs."""
        return self._entries[f"table {table}"], self._all_entries[EVERYBODY]

    def check_entry(self, table: TableId) -> None:
        """Raise ``quota_reached`` if a table's log has no more room today for another entry.

        There always is for the :data:`ESSENTIAL` commands, so that nobody ends a match by filling
        its log.
        """
        check_all((), self.of_entries(table))

    def check_private(
        self,
        table: TableId,
        guest: GuestId,
        command: LinkDevice | KeepThisDevice | CommitShare | OfferScreen,
    ) -> None:
        """Count a :data:`PRIVATE` command; raise ``quota_reached`` if there were too many today."""
        rate = Rate(command.type, PRIVATE_PER_DAY, DAY, "You have done that too often today.")
        self._limiters.of(rate, f"guest {guest} table {table}").check()

    def count_copied(self, table: TableId, entries: int, guest: Guest, address: str) -> None:
        """Count the entries of a log that a guest begins by copying, as commands of today.

        Otherwise a few guests could use up the day's entries of all logs by copying a long round.
        """
        _, _, *of_day = self.of_commands(guest.id, address, program=guest.program)
        add_all((*self.of_entries(table), *of_day), entries)

    def watch(self, session: TableSession) -> None:
        """Count a table's entries from now on, by people and by the server.

        Secret ones don't count: when a table has had too many, anybody there could tell how many.
        """

        def count(update: TableUpdate) -> None:
            if update.only is None:
                add_all(self.of_entries(session.id))

        session.listeners.append(count)

    def check_request_of_address(self, address: str) -> None:
        """Count a request; raise ``rate_limited`` if there are too many from an address."""
        self._limiters.of(self._requests_of_addresses, f"address {rate_key(address)}").check()

    def check_request_of_guest(self, guest: GuestId) -> None:
        """Count a request; raise ``rate_limited`` if a guest makes too many."""
        self._limiters.of(self._requests, f"guest {guest}").check()

    def of_pages(self, guest: GuestId) -> RateLimiter:
        """Return the limiter of a guest's pages."""
        most = self.quotas.sockets_per_guest * PAGES_PER_SOCKET
        rate = Rate("pages", most, MINUTE, "You open too many pages.")
        return self._limiters.of(rate, f"guest {guest}")

    @contextmanager
    def socket_of_address(self, address: str) -> Iterator[None]:
        """Count a socket while the block runs. Raise ``rate_limited`` if there are too many."""
        crowded = "Too many sockets are open from here."
        with (
            self._sockets_of_addresses.one_of(rate_key(address), crowded),
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
        await self._limiters.check_rare(
            (
                (self._tables, f"guest {guest}"),
                (
                    self._tables.times(self.quotas.guests_per_address),
                    f"address {rate_key(address)}",
                ),
                (self._tables.times(self.quotas.guests_per_server), EVERYBODY),
            )
        )

    async def check_report(self, guest: GuestId, address: str) -> None:
        """Count a report; raise ``quota_reached`` if there are too many today."""
        of_address = _REPORTS.times(self.quotas.guests_per_address)
        whose = f"address {rate_key(address)}"
        await self._limiters.check_rare(((_REPORTS, f"guest {guest}"), (of_address, whose)))

    def of_echoes(self, address: str) -> RateLimiter:
        """Return the limiter of an address' connections that test a proxy."""
        return self._limiters.of(self._openings, f"echo {rate_key(address)}")

    def of_records(self, address: str) -> RateLimiter:
        """Return the limiter of the records that an address opens."""
        return self._limiters.of(_RECORDS, f"address {rate_key(address)}")

    def of_shared_replays(self, address: str) -> RateLimiter:
        """Return the limiter of the rounds that an address opens by links."""
        return self._limiters.of(_SHARED_REPLAYS, f"address {rate_key(address)}")

    def of_watching(self, guest: GuestId) -> RateLimiter:
        """Return the limiter of what a guest sends those who watch a replay together."""
        return self._limiters.of(_WATCHING, f"guest {guest}")

    def of_mistakes(self) -> RateLimiter:
        """Return a limiter for the messages of one socket that are rejected."""
        return RateLimiter(_MISTAKES)

    async def _check_opening(self, address: str) -> None:
        whose = f"address {rate_key(address)}"
        keys = ((self._openings, whose), (self._openings.times(self._addresses), EVERYBODY))
        await self._limiters.check_rare(keys)
