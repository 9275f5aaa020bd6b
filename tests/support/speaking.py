"""Bytes sent to a server as they are: no library sends what is wrong."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from tests.support.pages import TIMEOUT
from tests.support.visitors import Site


async def said_to(site: Site, request: bytes) -> bytes:
    """Send bytes on a connection of their own; return the beginning of the answer."""
    address = urlsplit(site.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(request)
        with suppress(OSError):
            async with asyncio.timeout(TIMEOUT):
                return await reader.readuntil(b"\r\n\r\n")
        return b""
    finally:
        writer.transport.abort()
