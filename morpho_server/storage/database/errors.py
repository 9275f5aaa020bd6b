"""Problems of a database, in sentences for the person who runs the server."""

from morpho_server.tables.model.ids import TableId
from morpho_server.tables.ports import (
    LogFullError,
    LogLockedError,
    LogUnavailableError,
    TableUnreadableError,
    UnstorableError,
)


class DatabaseUnusableError(Exception):
    """A database that the server can't start with. The text says why, for a person."""


class BadDatabaseUrlError(DatabaseUnusableError):
    """A URL that names no database this server can use."""


class FolderUnusableError(DatabaseUnusableError):
    """The folder for the database file can't be made, is no folder, or takes no new file."""


class DatabaseDamagedError(DatabaseUnusableError):
    """A file that is not an intact database."""


class RowDamagedError(DatabaseUnusableError):
    """A row that holds no text where there should be some. The text reveals nothing of it."""


class ValueUnstorableError(DatabaseUnusableError):
    """A value that the database can't store, however often it is tried."""


class DatabaseUnwritableError(DatabaseUnusableError):
    """A database that can't be written: permissions, a full disk, a failing one."""


class DatabaseMovedError(DatabaseUnwritableError):
    """A database whose file was removed or replaced while it was in use."""


class DatabaseNamesError(DatabaseUnusableError):
    """A file that has several names: what belongs to it lies beside one of them."""


class DatabaseFullError(DatabaseUnwritableError):
    """A database that can't grow: the disk is full."""


class DatabaseUnavailableError(DatabaseUnusableError):
    """A database that can't be used now; it may be a little later."""


class DatabaseReadOnlyError(DatabaseUnavailableError):
    """A database that may only be read now: a standby may, until it takes over."""


class DatabaseLockedError(DatabaseUnavailableError):
    """A database that another program holds for itself."""


class DatabaseUnreachableError(DatabaseUnavailableError):
    """A database whose server does not answer, or has broken off."""


class DatabaseRefusedError(DatabaseUnusableError):
    """A database that denies this server access or a privilege."""


class DatabaseBusyError(DatabaseUnavailableError):
    """A database that others keep busy for too long."""


class DatabaseInUseError(DatabaseUnusableError):
    """A database that is in use by a server, where another use has to be the only one."""


class DatabaseMissingError(DatabaseUnusableError):
    """A missing or empty database, where a filled one is needed."""


class DatabaseEmptiedError(DatabaseUnusableError):
    """A missing or empty database that has been filled before."""


class DatabaseNotEmptyError(DatabaseUnusableError):
    """A database that holds something which a restore would destroy."""


class DatabaseForeignError(DatabaseUnusableError):
    """A database with tables that this server did not make."""


class SchemaTooNewError(DatabaseUnusableError):
    """A database that a newer release of the server has changed."""


class SchemaTooOldError(DatabaseUnusableError):
    """A database that a server of this release has not brought up to date yet."""


class MigrationsMissingError(DatabaseUnusableError):
    """The server was installed without its migrations."""


class RowUnreadableError(LogUnavailableError):
    """A query found a row that can't be read."""


class GameUnknownError(TableUnreadableError):
    """A table's game is not among the games of this server."""

    def __init__(self, table: TableId, game: str) -> None:
        super().__init__(f"Table {table} plays “{game}”, which this server does not have.")
        self.table = table
        self.game = game


class EntryUnreadableError(TableUnreadableError):
    """An entry is stored in a form that this release can't read. The text reveals no content."""

    def __init__(self, table: TableId, seq: int, reason: str) -> None:
        super().__init__(f"Entry {seq} of table {table} can't be read: {reason}.")
        self.table = table
        self.seq = seq
        self.reason = reason


class EntryUnwritableError(UnstorableError):
    """An entry holds something that could not be read again: a fault of the game's code."""


def unavailable(explained: DatabaseUnusableError) -> LogUnavailableError:
    """Return the error that a caller of the log sees for an unusable database."""
    kind = LogUnavailableError
    if isinstance(explained, DatabaseFullError):
        kind = LogFullError
    elif isinstance(explained, DatabaseLockedError | DatabaseBusyError):
        kind = LogLockedError
    elif isinstance(explained, DatabaseDamagedError):
        kind = RowUnreadableError
    elif isinstance(explained, ValueUnstorableError):
        kind = UnstorableError
    return kind(str(explained))
