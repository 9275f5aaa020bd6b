"""A process that plays one record: ``python -m morpho_server.history.record_worker``.

It reads the text of a file and the number of a record in it, and writes the record as a past round,
or why it can't be played. A record may come from anybody: whatever it does, it does it here.
"""

import asyncio
import sys
from functools import partial
from typing import Final

import orjson

from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import RecordFailedError
from morpho_server.games.registry import RECORDINGS
from morpho_server.history.past_rounds import Holder, PastRound, seen_again
from morpho_server.records import Document, RecordUnreadableError, parse_documents
from morpho_server.tables.stream.past_round import entries_of
from morpho_server.workers.child_processes import give_way, limit_memory

MOST_STEPS: Final = 1000
"""The most steps of a record that is opened; to play them takes about half a second."""

MOST_MEMORY: Final = 512 * 1024 * 1024
"""The most bytes of addresses the process may use; a long record needs some 100 MB."""


class RecordRefusedError(Exception):
    """A text from which no record can be opened. It says why, and in which line."""


def open_record(text: str, number: int) -> bytes:
    """Return a record as a past round whose seats nobody holds, in JSON, with the titles of all.

    ``number`` says which one in the text of a file; the first is 1. Raises
    :exc:`RecordRefusedError`.
    """
    try:
        documents = parse_documents(text)
    except RecordUnreadableError as error:
        raise RecordRefusedError(str(error)) from None
    if number > len(documents):
        raise RecordRefusedError(f"there is no record {number} in it")
    opened = {
        "titles": [_title_of(document) for document in documents],
        "round": _played(documents[number - 1]),
    }
    return orjson.dumps(opened, option=orjson.OPT_NON_STR_KEYS)


def _played(document: Document) -> PastRound:
    if len(document.steps) > MOST_STEPS:
        line = document.line_of(MOST_STEPS + 1)
        raise RecordRefusedError(f"line {line}: more than {MOST_STEPS} steps")
    try:
        end = play_record(document.content, RECORDINGS)
    except RecordFailedError as error:
        line = document.line_of(error.step)
        raise RecordRefusedError(f"line {line}: {error}") from None
    holders: list[Holder | None] = [None] * end.seats
    pause = partial(asyncio.sleep, 0)  # nobody else has a turn in this process
    return asyncio.run(seen_again(end.game, holders, entries_of(end.turns), pause))


def _title_of(document: Document) -> str | None:
    """Return the title of a record, which may be a bad one."""
    content = document.content
    title = content.get("title") if isinstance(content, dict) else None
    return title if isinstance(title, str) else None


def main() -> None:
    """Answer the one question that comes."""
    give_way()
    limit_memory(MOST_MEMORY)
    question = orjson.loads(sys.stdin.buffer.read())
    try:
        answer = open_record(**question)
    except RecordRefusedError as error:
        answer = orjson.dumps({"refused": str(error)})
    sys.stdout.buffer.write(answer)


if __name__ == "__main__":
    main()
