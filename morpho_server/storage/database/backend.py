"""The differences between databases."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, TextClause

from morpho_server.storage.database.errors import DatabaseUnusableError

MEND_FILE: Final = (
    "“morpho backup” saves what can be read and names the rest; with “morpho restore --force” it"
    " comes back into a new file."
)
"""What helps a damaged file."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage of a database.

    ``text`` describes it. ``set_aside`` puts the database elsewhere, which it yields, so that there
    is none; after an error it puts it back.
    """

    text: str
    set_aside: Callable[[], AbstractContextManager[Path]]


class Backend(Protocol):
    """A kind of database.

    ``shared``: several nodes may use one at the same time. ``place`` says where it lies, without
    passwords: a file, or a host and a name. ``page`` is how many entries are fetched
    at a time. ``size`` asks how many bytes it takes. On all connections that write, a statement
    outside of a transaction is one of its own.
    """

    shared: bool
    page: int
    size: TextClause

    @property
    def place(self) -> str:
        """Return where the data lie, for the host."""

    def check_not_emptied(self) -> None:
        """Raise :exc:`DatabaseUnusableError` for an empty database that has been filled before."""

    def check(self) -> Damage | None:
        """Check the database before it is changed, and return its damage, if any.

        What is damaged may still be read in part. Raises :exc:`DatabaseUnusableError`.
        """

    def upgrading(self) -> Engine:
        """Return the engine for that many reading connections."""

    def writing(self) -> Engine:
        """Return the engine for the one connection that writes, with positional parameters."""

    def reading(self) -> Engine:
        """Return the engine for the connections that read, as many as are asked for at once."""

    def looking(self) -> Engine:
        """Return an engine whose transactions see one moment, change nothing, and hold nobody up.

        They are rolled back: after a damaged page they can't be committed.

        Text that is damaged is read as bytes.

        Raises :exc:`DatabaseUnusableError` if there is nothing to look at.
        """

    def serving(self) -> AbstractContextManager[None]:
        """Lock the database for this server, if it may have only one.

        The lock ends with the process. Raises :exc:`DatabaseUnusableError`.
        """

    def check_alone(self) -> None:
        """Raise :exc:`DatabaseUnusableError` while a server uses the database."""

    def settle(self) -> None:
        """Prepare a database that is up to date; raise :exc:`DatabaseUnusableError`."""

    def scrub(self) -> None:
        """Take deleted bytes out of the files, as far as this server can."""

    def note_erasure(self, connection: Connection) -> None:
        """Note in the open transaction that something is erased, for :meth:`scrub`."""

    def explain(self, error: Exception) -> DatabaseUnusableError:
        """Return the cause of a driver's error."""

    def renew_history(self, connection: Connection) -> None:
        """Give the history another identity if another database server writes it from now on."""

    def has_ended(self, connection: Connection) -> bool:
        """Return whether a connection that has nothing to do was ended by the other side."""

    def gave_way(self, error: Exception) -> bool:
        """Return whether a transaction failed only because another one was at the same rows."""
