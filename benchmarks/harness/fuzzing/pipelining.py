"""Requests on one connection, several at a time, each answered in its turn."""

import asyncio
import re
from dataclasses import dataclass
from typing import Final

_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_TYPE: Final = re.compile(rb"\r\ncontent-type: *([^\r;]*)", re.IGNORECASE)
_CHUNKED: Final = re.compile(rb"\r\ntransfer-encoding: *chunked", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answers of a server."""

    status: int
    kind: str
    body: bytes


class Connection:
    """A connection to a server, opened again when it was closed. No ``HEAD`` is understood."""

    def __init__(self, host: str, port: int) -> None:
        self._place = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, requests: list[bytes]) -> list[Answer]:
        """Send requests together; return the answers until the server closes the connection."""
        answers: list[Answer] = []
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(*self._place, limit=2**20)
            reader, writer = self._streams
            writer.write(b"".join(requests))
            while len(answers) < len(requests):
                answers.append(await _read(reader))
        except (OSError, asyncio.IncompleteReadError):
            self.close()
        return answers

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read(reader: asyncio.StreamReader) -> Answer:
    head = await reader.readuntil(b"\r\n\r\n")
    status, length = int(head[9:12]), _LENGTH.search(head)
    if length is not None:
        body = await reader.readexactly(int(length[1]))
    elif _CHUNKED.search(head):
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readuntil(b"\r\n")
    else:
        body = b""
    kind = _TYPE.search(head)
    return Answer(status, kind[1].decode("latin-1") if kind else "", body)
