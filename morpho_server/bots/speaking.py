"""Bots that say something at live tables, soon after something has happened there.

What they say follows from what everybody knows, and from the public number of the update: nodes of
one table choose the same line, and only the first writes it.
"""

import asyncio
import logging
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from morpho_server.bots.runner import IsPresent, has_company, hear_with_bots
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.registry import speech_of
from morpho_server.games.seats import Seat
from morpho_server.games.speech import Line, Occasion
from morpho_server.tables.decide.people.bots import SILENCE_MILLIS, speak_for
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import Said, TableEvent
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.update import TableUpdate

logger = logging.getLogger(__name__)

PAUSE_SECONDS: Final = (1.0, 2.5)
"""The pause of a bot before it speaks: at least, and at most."""


class _Course:
    """The public events of a round, as far as they were heard from its beginning."""

    __slots__ = ("_begun", "_events", "_seq")

    def __init__(self) -> None:
        self._begun = self._seq = -1
        self._events: list[Event] = []

    def hear(self, entry: Entry, table: Table) -> None:
        """Add an entry that the table has just applied."""
        if table.match is None:
            return
        if entry.seq == table.match.begun_after + 1:
            self._begun, self._seq, self._events = table.match.begun_after, entry.seq - 1, []
        if entry.seq == self._seq + 1:
            self._seq = entry.seq
            self._events += _public_events(entry)

    def events(self, table: Table) -> list[Event] | None:
        """Return all public events of the round; ``None`` if one was missed."""
        begun = table.match_on.begun_after
        return [*self._events] if (begun, table.seq) == (self._begun, self._seq) else None


def _public_events(entry: Entry) -> list[Event]:
    return [e for e in entry.events if e.to == EVERYONE and not isinstance(e, TableEvent)]


class BotSpeakers:
    """Lets the bots of tables speak while people are there, unless a table's host silences them."""

    def __init__(self, is_present: IsPresent) -> None:
        self._is_present = is_present
        self._speaking: set[asyncio.Task[None]] = set()

    def watch(self, session: TableSession) -> None:
        """Let the bots of a table speak from now on."""
        hear_with_bots(session, partial(self._hear, session, _Course()))

    def close(self) -> None:
        """Drop what is about to be said."""
        for task in self._speaking:
            task.cancel()

    def _hear(self, session: TableSession, course: _Course, update: TableUpdate) -> None:
        course.hear(update.entry, session.table)
        occasion = _occasion(session, update)
        if occasion is not None and has_company(session, self._is_present):
            occasion = replace(occasion, course=course.events(session.table))
            task = asyncio.ensure_future(self._say(session, occasion, update.number))
            self._speaking.add(task)
            task.add_done_callback(self._speaking.discard)

    async def _say(self, session: TableSession, occasion: Occasion, number: int) -> None:
        try:
            line, pause = _line_about(session, occasion, number)
            if line is None:
                return
            await asyncio.sleep(pause)
            await session.act(lambda table, now, _: speak_for(table, line, now))
        except (LogUnavailableError, TableLostError):
            logger.info("%s: a bot could not say anything", session)
        except Exception:
            logger.exception("%s: a bot was to say something, but there is a fault", session)


def _line_about(
    session: TableSession, occasion: Occasion, number: int
) -> tuple[Line | None, float]:
    """Return a bot's line on an occasion, if any, and the delay in seconds, with its scenes.

    Everybody knows the number by which it is chosen. That of the entry counts secret ones, too.
    """
    speech = speech_of(session.table.game.name)
    if speech is None:
        return None, 0
    dice = Random(f"{session.id} {number}")  # noqa: S311 - no secret follows from it
    scenes = session.table.game.scene_time(occasion.events) / 1000
    return speech(occasion, dice), scenes + dice.uniform(*PAUSE_SECONDS)


def _occasion(session: TableSession, update: TableUpdate) -> Occasion | None:
    """Return the occasion for bots to speak after an entry, or ``None``."""
    table, entry = session.table, update.entry
    is_past = session.now() - entry.at > SILENCE_MILLIS  # it was read from the log
    if is_past or not table.bots or not table.option("bots_speak"):
        return None
    events = _public_events(entry)
    said = next(filter(None, (_said_by_person(table, event) for event in entry.events)), None)
    public = session.projection.public_view() if events or said else None
    if public is None or table.match is None:
        return None
    left = {Seat(seat) for seat in range(table.match.seats)} - table.holders.keys()
    bots = {seat: holder.bot for seat, holder in table.holders.items() if holder.bot is not None}
    before, number = dict(table.bot_lines), table.match.round
    return Occasion(events, said, public, bots, (), before, number, left)


def _said_by_person(table: Table, event: object) -> Line | None:
    """Return a phrase that a person who sits said to everybody."""
    if not isinstance(event, Said) or event.to != EVERYONE or event.phrase is None:
        return None
    speaker = table.players.get(event.player)
    if speaker is None or speaker.seat is None or speaker.bot is not None:
        return None
    return Line(speaker.seat, event.phrase)
