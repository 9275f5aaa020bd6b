"""The observation that a bot gets, and what is not in it."""

import json
from dataclasses import fields
from random import Random

import pytest

from morpho_server.bots.runner import observation_of
from morpho_server.games.chance import Chance
from morpho_server.games.options import Choices
from morpho_server.games.position import Opening, Position
from morpho_server.games.seats import Seat
from morpho_server.realtime import frames
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.commands import NextRound
from morpho_server.tables.messages.events import TABLE_EVENTS
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.match import round_seed
from morpho_server.tables.model.options import for_game
from morpho_server.tables.stream.transcripts import Transcripts
from morpho_server.workers.observation_codec import read_observation
from tests.support.bots.seeing import observation
from tests.support.nightly import IS_NIGHT, nightly
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import ANY_ID, Sitting, sitting


def everybody(game: str) -> str:
    """Return the names of four players, or as many as the game has seats."""
    return " ".join(["Ada", "Bo", "Cy", "Di"][: ALL_GAMES[game].seats[-1]])


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_a_stand_in_is_given_what_the_page_of_its_seat_is_sent(game):
    """The very parts of a snapshot, which the secrecy tests look after, and no more."""
    looked = 0
    for seed in range(6 if IS_NIGHT else 2):
        dice = Random(seed)
        options = {"mode": "expert"} if game == "morpho" else {}
        at = sitting(everybody(game), game, seed, **options)
        while at.table.phase == "playing":
            for seat in at.owing:
                given = read_observation(observation_of(at.projection, seat, []))
                holder = at.table.holders[seat]
                sent = json.loads(frames.snapshot(at.projection, holder, [], Millis(0)))
                assert given.seat == sent["you"]["seat"]
                assert given.public == sent["public"]
                assert given.own == sent["own"]
                assert list(given.legal) == sent["legal"]
                parts = {"seat", "public", "own", "legal", "events"}
                assert {field.name for field in fields(given)} == parts
                looked += 1
            at.move(at.owing[0], dice.choice(at.legal))
    assert looked > 10


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_a_bot_of_a_simulation_is_given_what_it_is_given_at_a_table(game):
    at, dice = sitting(everybody(game), game, 5), Random(5)
    table, match = at.table, at.table.match_on
    seat_options = table.seat_options_of(map(Seat, range(match.seats)))
    choices = Choices(for_game(table.options), match.seats, seat_options)
    opening = Opening.deal(table.game, choices, Chance(round_seed(match.seed, 1)))
    position = Position(table.game, opening)
    while table.phase == "playing":
        for seat in map(Seat, range(match.seats)):
            events = [json.dumps(event).encode() for event in heard(at, seat)]
            given = read_observation(observation_of(at.projection, seat, events))
            assert observation(position, seat) == given
        seat, move = at.owing[0], dice.choice(at.legal)
        at.move(seat, move)
        position.make(seat, move)
    assert len(position.turns) > 5


class Entries:
    """A log that is what was written down at a table."""

    def __init__(self, at: Sitting) -> None:
        self.at = at

    async def read(self, after=0, most=None) -> list[Entry]:
        return [entry for entry in self.at.entries if entry.seq > after]


OF_TABLE = {event.kind for event in TABLE_EVENTS}


class Listening:
    """Somebody who hears each entry when it has been taken in."""

    def __init__(self, at: Sitting) -> None:
        self.transcripts = Transcripts()
        self._at, self._n = at, 0

    def listen(self) -> None:
        """Hear what is new. The table is further on already where there was more than one."""
        for entry in self._at.entries[self._n :]:
            self.transcripts.hear(entry, self._at.table)
        self._n = len(self._at.entries)


def heard(at: Sitting, seat: Seat) -> list[dict]:
    """Return the game's events that a seat's page received in this round, in order."""
    player = at.table.holders[seat].id
    frames = [json.loads(each.text(player)) for each in at.updates if each.is_for(player)]
    last = max(n for n, frame in enumerate(frames) if frame.get("fresh"))
    stream: list[dict] = []
    for frame in frames[last:]:
        yours = [(event.pop("after"), event) for event in frame.get("yours", ())]
        for after, event in enumerate([*frame.get("events", ()), None]):
            stream += [mine for at_event, mine in yours if at_event == after]
            if event is not None and event["kind"] not in OF_TABLE:
                stream.append(event)
    return stream


@pytest.mark.parametrize(
    "game", [nightly(game) if game == "morpyam" else game for game in sorted(ALL_GAMES)]
)
async def test_a_bot_sees_the_same_as_its_page(game):
    """Of the round that is on, and of no other; whether it has listened or reads the log."""
    dice, at_times, rounds = Random(8), Transcripts(), set()
    options = {"mode": "expert", "target": 6} if game == "morpho" else {}
    at = sitting(everybody(game), game, 8, **options)
    listening = Listening(at)
    while at.table.phase in ("playing", "between") and len(rounds) < 3:
        if at.table.phase == "between":
            at.do(at.table.host, NextRound(id=ANY_ID))
        at.move(at.owing[0], dice.choice(at.legal))
        listening.listen()
        if dice.random() < 0.1:
            late = Transcripts()
            for reads in (at_times, late):
                assert await reads.catch_up(Entries(at), at.table)
            assert listening.transcripts.knows_all(at.table)
            for seat in map(Seat, range(at.table.match_on.seats)):
                expected = heard(at, seat)
                for transcripts in (listening.transcripts, at_times, late):
                    assert [json.loads(text) for text in transcripts.events(seat)] == expected
            rounds.add(at.table.match.round)
    assert rounds


async def test_a_bot_reads_the_entries_that_it_did_not_hear():
    at = sitting("Ada Bo", "guess", 8)
    transcripts, whole = Transcripts(), Transcripts()
    for entry in at.entries[:-1]:
        transcripts.hear(entry, at.table)
    at.move(0, "stake 1")
    transcripts.hear(at.entries[-1], at.table)
    assert not transcripts.knows_all(at.table)

    assert await transcripts.catch_up(Entries(at), at.table)

    await whole.catch_up(Entries(at), at.table)
    assert transcripts.events(Seat(0)) == whole.events(Seat(0)) != []


async def test_entries_that_come_while_a_bot_reads_are_read_next():
    at = sitting("Ada Bo", "guess", 8)
    transcripts, whole = Transcripts(), Transcripts()

    class Slow(Entries):
        async def read(self, after=0, most=None) -> list[Entry]:
            entries = await super().read(after, most)
            if at.legal == ["stake 1", "stake 2"]:
                at.move(at.owing[0], "stake 1")
            return entries

    assert await transcripts.catch_up(Slow(at), at.table)

    assert not at.table.match.state.staking
    await whole.catch_up(Entries(at), at.table)
    assert transcripts.events(Seat(0)) == whole.events(Seat(0))
