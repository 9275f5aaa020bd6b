"""A log that is not flooded: what repeats is written once, and then counted."""

import logging
import re
import threading
from typing import Final

from morpho_server.tables.model.names import CODE_LENGTH, CODE_LETTERS

SECONDS: Final = 60.0
"""The interval at which the counts are written."""

_NUMBER: Final = re.compile(rf"0x[0-9a-f]+|\d+|\b[{CODE_LETTERS}]{{{CODE_LENGTH}}}\b")
"""Numbers, and the codes of tables."""

_Key = tuple[object, ...]


class CountRepeats(logging.Filter):
    """Lets the first of several warnings or errors pass that differ in numbers only.

    While more of them come, how many there were is handed to the ``handler`` now and then.
    """

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__()
        self._handler = handler
        self._lock = threading.Lock()
        self._counts: dict[_Key, int] = {}
        self._records: dict[_Key, logging.LogRecord] = {}
        self._timer: threading.Timer | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a message is new; count it if not."""
        if record.levelno < logging.WARNING:
            return True
        key = _key(record)
        with self._lock:
            if key in self._counts:
                self._counts[key] += 1
                self._records[key] = record
                return False
            self._counts[key] = 0
            if self._timer is None:
                self._start()
            return True

    def tell(self) -> None:
        """Write the counts, and forget what has not come again."""
        with self._lock:
            repeats = [(count, self._records[key]) for key, count in self._counts.items() if count]
            self._counts = {key: 0 for key, count in self._counts.items() if count}
            self._records.clear()
            self._timer = None
            if self._counts:
                self._start()
        for count, record in repeats:
            text = f"{record.getMessage().rstrip()} ({count} more like it in a minute)"
            plain = {"msg": text, "args": None, "exc_info": None, "exc_text": None}
            self._handler.emit(logging.makeLogRecord(vars(record) | plain))

    def _start(self) -> None:
        self._timer = threading.Timer(SECONDS, self.tell)
        self._timer.daemon = True
        self._timer.start()


def _key(record: logging.LogRecord) -> _Key:
    """Return a key equal for messages that are counted together."""
    kind, _, at = record.exc_info or (None, None, None)
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = "" if at is None else at.tb_frame.f_code.co_qualname
    # asyncio puts a number into the text itself, and some faults have one in theirs.
    words = _NUMBER.sub("0", f"{record.msg} {record.args}")
    return (record.name, words, kind, place)
