"""What a bot is given, and what it is not."""

import json
from dataclasses import fields
from random import Random

import pytest

from morpho_server.bots.hearing import Hearing
from morpho_server.bots.seating import sight_of
from morpho_server.bots.sights import read_sight
from morpho_server.games.events import as_told
from morpho_server.games.seats import Seat
from morpho_server.realtime import frames
from morpho_server.tables.commands import NextRound
from morpho_server.tables.entries import Entry
from morpho_server.tables.events import TableEvent
from morpho_server.tables.words import Millis
from tests.serving import ALL_GAMES
from tests.tables.sittings import Sitting, sitting


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_a_stand_in_is_given_what_the_page_of_its_seat_is_sent(game):
    """The very parts of a snapshot, which the secrecy tests look after, and no more."""
    looked = 0
    for seed in range(6):
        dice = Random(seed)
        options = {"mode": "expert"} if game == "morpho" else {}
        at = sitting("Ada Bo Cy Di", game, seed, **options)
        while at.table.phase == "playing":
            for seat in at.owing:
                given = read_sight(sight_of(at.audience, seat, []))
                holder = at.table.holders[seat]
                sent = json.loads(frames.snapshot(at.audience, holder, [], Millis(0)))
                assert given.seat == sent["you"]["seat"]
                assert given.public == sent["public"]
                assert given.own == sent["own"]
                assert list(given.legal) == sent["legal"]
                parts = {"seat", "public", "own", "legal", "events"}
                assert {field.name for field in fields(given)} == parts
                looked += 1
            at.move(at.owing[0], dice.choice(at.legal))
    assert looked > 30


class Entries:
    """A log that is what was written down at a table."""

    def __init__(self, at: Sitting) -> None:
        self.at = at

    async def read(self, after=0, most=None) -> list[Entry]:
        return [entry for entry in self.at.entries if entry.seq > after]


class Listening:
    """Somebody who hears each entry when it has been taken in."""

    def __init__(self, at: Sitting) -> None:
        self.hearing = Hearing()
        self._at, self._n = at, 0

    def listen(self) -> None:
        """Hear what is new. The table is further on already where there was more than one."""
        for entry in self._at.entries[self._n :]:
            self.hearing.hear(entry, self._at.table)
        self._n = len(self._at.entries)


def heard(at: Sitting, seat: Seat) -> list[dict]:
    """Return what the page of a seat was told of the game since the round began, in order."""
    last = max(n for n, told in enumerate(at.told) if told.fresh)
    stream: list[dict] = []
    for told in at.told[last:]:
        yours = told.own[seat].events if seat in told.own else []
        for after, event in enumerate([*told.events, None]):
            stream += [as_told(mine) for at_event, mine in yours if at_event == after]
            if event is not None and not isinstance(event, TableEvent):
                stream.append(as_told(event))
    return stream


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
async def test_what_a_bot_was_told_is_what_its_page_was_told(game):
    """Of the round that is on, and of no other; whether it has listened or reads the log."""
    dice, at_times, rounds = Random(8), Hearing(), set()
    options = {"mode": "expert", "target": 6} if game == "morpho" else {}
    at = sitting("Ada Bo Cy Di", game, 8, **options)
    listening = Listening(at)
    while at.table.phase in ("playing", "between") and len(rounds) < 3:
        if at.table.phase == "between":
            at.do(at.table.host, NextRound(None, None))
        at.move(at.owing[0], dice.choice(at.legal))
        listening.listen()
        if dice.random() < 0.3:
            late = Hearing()
            for reads in (at_times, late):
                assert await reads.catch_up(Entries(at), at.table)
            assert listening.hearing.knows_all(at.table)
            for seat in map(Seat, range(4)):
                expected = json.loads(json.dumps(heard(at, seat)))
                for hearing in (listening.hearing, at_times, late):
                    assert [json.loads(text) for text in hearing.told(seat)] == expected
            rounds.add(at.table.match.round)
    assert rounds


async def test_what_a_bot_did_not_hear_it_reads():
    at = sitting("Ada Bo", "guess", 8)
    hearing, whole = Hearing(), Hearing()
    for entry in at.entries[:-1]:
        hearing.hear(entry, at.table)
    at.move(0, "stake 1")
    hearing.hear(at.entries[-1], at.table)
    assert not hearing.knows_all(at.table)

    assert await hearing.catch_up(Entries(at), at.table)

    await whole.catch_up(Entries(at), at.table)
    assert hearing.told(Seat(0)) == whole.told(Seat(0)) != []
