"""The guarantees for guests, on every kind of database."""

import re
from dataclasses import replace
from itertools import chain

import pytest
from sqlalchemy import select

from morpho_server.storage.database.models import guests
from morpho_server.storage.database.open import open_database
from morpho_server.storage.expiry import DAY
from morpho_server.storage.guests import Device, Guest
from tests.support.storage.small_game import EVENT_TYPES


async def seen_at(database):
    await database.guests.finish()
    [[when]] = await database.guests._reader.rows(select(guests.c.seen_at))
    return when


async def test_a_guest_is_found_by_its_token(database):
    made, token = await database.guests.make("Ann")

    assert await database.guests.find(token) == made == Guest(made.id, "Ann")


async def test_a_token_can_be_told_from_other_secrets(database):
    _guest, token = await database.guests.make("Ann")

    assert re.fullmatch(r"mg_[A-Za-z0-9_-]{43}", token)


async def test_no_two_guests_share_a_token(database):
    made = [await database.guests.make("Ann") for _ in range(20)]

    assert len({token for _guest, token in made}) == len({guest.id for guest, _ in made}) == 20


async def test_a_token_that_was_not_given_out_finds_nobody(database):
    await database.guests.make("Ann")

    for token in ("", "mg_", "mg_" + "A" * 43, "Ann", "\ud800", "mg_ä", "%"):
        assert await database.guests.find(token) is None, token


async def test_when_a_guest_was_seen_is_noted_at_most_once_an_hour(database, clock):
    _guest, token = await database.guests.make("Ann")
    made_at = clock.now()

    clock.turn(minutes=59)
    await database.guests.find(token)
    assert await seen_at(database) == made_at

    clock.turn(minutes=1)
    await database.guests.find(token)
    assert await seen_at(database) == clock.now()


async def test_when_a_guest_was_seen_is_noted_also_at_the_end(sqlite_url, clock):
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        _guest, token = await database.guests.make("Ann")
        clock.turn(minutes=60)
        await database.guests.find(token)

    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        assert await seen_at(database) == clock.now()


async def test_an_unused_token_expires_after_the_chosen_time(url, clock):
    async with open_database(url, EVENT_TYPES, clock, token_days=2) as database:
        ann, token = await database.guests.make("Ann")
        for _ in range(3):
            clock.turn(minutes=47 * 60)
            assert await database.guests.find(token) == ann
            await database.guests.finish()

        clock.turn(minutes=48 * 60)
        for _ in range(2):
            await database.guests.expire()
            clock.turn(minutes=24 * 60)
        await database.guests.expire()

        assert await database.guests.find(token) is None


async def test_a_token_expired_by_two_runs_is_worth_nothing(url, clock):
    async with open_database(url, EVENT_TYPES, clock, token_days=2) as database:
        _ann, token = await database.guests.make("Ann")
        clock.turn(minutes=48 * 60)
        await database.guests.expire()
    async with open_database(url, EVENT_TYPES, clock, token_days=2) as database:
        await database.guests.expire()

        assert await database.guests.find(token) is None


@pytest.mark.parametrize("wrong", [400 * DAY, -400 * DAY])
async def test_a_wrong_clock_takes_nobodys_token(url, clock, wrong):
    async with open_database(url, EVENT_TYPES, clock) as database:
        ann, token = await database.guests.make("Ann")
    for clock.wrong in (wrong, 0, wrong):
        async with open_database(url, EVENT_TYPES, clock, token_days=2) as database:
            await database.guests.expire()
            assert await database.guests.find(token) == ann


async def test_a_renewed_token_alone_is_the_guests(database):
    ann, old = await database.guests.make("Ann")
    bo, other = await database.guests.make("Bo")

    new = await database.guests.renew(ann.id)

    found = [await database.guests.find(token) for token in (old, new, other)]
    assert found == [None, ann, bo]


async def test_a_program_is_one_for_good_until_it_is_erased(database):
    cody, _ = await database.guests.make("Cody", program=True)
    bo, _ = await database.guests.make("Bo")
    await database.guests.become_program(bo.id)

    for guest in (cody, bo):
        token = await database.guests.renew(guest.id)
        assert await database.guests.find(token) == replace(guest, program=True)
    await database.erasures.begin(bo.id)

    marks = select(guests.c.program).order_by(guests.c.id)
    assert [mark for (mark,) in await database.guests._reader.rows(marks)] == [True, False]


async def test_devices_are_those_that_share_a_player(database, clock):
    ann, bo, cy = [(await database.guests.make(name))[0].id for name in ("Ann", "Bo", "Cy")]
    one = await database.index.add("KTRWPM", "small", 1)
    other = await database.index.add("ABCDEF", "small", 1)
    for table, guest, player in (
        (one, ann, "p1"), (one, bo, "p1"), (one, cy, "p2"), (other, ann, "p1"),
    ):  # fmt: skip
        await database.index.store_player(table, guest, player)

    devices = await database.guests.devices(ann)

    now = clock.now()
    assert devices == [
        Device(ann, now, now, ("ABCDEF", "KTRWPM")),
        Device(bo, now, now, ("KTRWPM",)),
    ]
    assert await database.guests.devices(cy) == [Device(cy, now, now, ("KTRWPM",))]


async def test_a_guests_number_never_comes_back(database):
    gone, _token = await database.guests.make("Ann")
    await database.guests._writer.write(
        lambda connection: connection.execute(guests.delete().where(guests.c.id == gone.id))
    )

    new, _token = await database.guests.make("Bo")

    assert new.id > gone.id


async def test_a_token_stands_in_no_file(sqlite_url, tmp_path, clock):
    async with open_database(sqlite_url, EVENT_TYPES, clock) as database:
        _guest, token = await database.guests.make("Ann")
        await database.guests.find(token)
        while_open = [path.read_bytes() for path in tmp_path.iterdir()]
    afterwards = [path.read_bytes() for path in tmp_path.iterdir()]

    assert any(b"Ann" in content for content in while_open)
    for content in chain(while_open, afterwards):
        assert token.encode() not in content
        assert token.removeprefix("mg_").encode() not in content
