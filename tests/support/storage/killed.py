"""A program to be killed: appends to many tables and prints what was acknowledged.

Run as ``python killed.py URL``; prints ``table seq`` for every append that came back.
"""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from morpho_server.storage.database.open import open_database
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import EVENT_TYPES, entry

TABLES = 20


async def append_for_ever(database, table):
    found = await database.log.read(table, "small")
    seq, checksum = len(found), found[-1].checksum if found else None
    while True:
        seq += 1
        *_, checksum = await database.log.append(table, entry(seq), checksum)
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def main(url):
    async with open_database(url, EVENT_TYPES, SetClock()) as database:
        codes = [f"T{number}" for number in range(TABLES)]
        found = [await database.index.find(code) for code in codes]
        tables = [
            row.id if row else await database.index.add(code, "small", 1)
            for code, row in zip(codes, found, strict=True)
        ]
        await asyncio.gather(*(append_for_ever(database, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
