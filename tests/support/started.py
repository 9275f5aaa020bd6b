"""What servers make as they start, made ahead by starting one: those forked afterwards have it."""

import asyncio
import tempfile
from pathlib import Path

from tests.support.serving import running


async def _start() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder) / "morpho.db"):
            pass


asyncio.run(_start())
tempfile.tempdir = None  # each process asks its own environment
