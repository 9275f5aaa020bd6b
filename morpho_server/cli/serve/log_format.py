"""The lines of the log: as text, or as JSON for programs that collect them."""

import json
import logging
from typing import Final

from morpho_server.api.middleware.request_id import request_id

TEXT: Final = "%(asctime)s %(levelname)s %(message)s%(request)s"
TIME: Final = "%Y-%m-%d %H:%M:%S%z"


class TextLines(logging.Formatter):
    """A line for people: time, level, message, and the id of the request that it is about."""

    def __init__(self) -> None:
        super().__init__(TEXT, TIME)

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, with the trace of its fault below."""
        found = request_id()
        record.request = found and f" [{found}]"
        return super().format(record)


class JsonLines(logging.Formatter):
    """A line for programs: an object with ``time``, ``level``, ``logger`` and ``message``.

    ``request`` is the id of the request that it is about, ``fault`` the trace of a fault.
    """

    def __init__(self) -> None:
        super().__init__(datefmt=TIME)

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a JSON object."""
        line = {
            "time": self.formatTime(record, TIME),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id(),
            "fault": record.exc_info and self.formatException(record.exc_info),
        }
        return json.dumps({name: value for name, value in line.items() if value})
