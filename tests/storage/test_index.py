"""The guarantees of the index, on every kind of database."""

import asyncio

import pytest

from morpho_server.tables.ports import (
    AppendConflictError,
    Attendee,
    CodeTakenError,
    LogUnavailableError,
    Membership,
    Summary,
    TableRow,
)
from tests.support.storage.small_game import append, entry, read


@pytest.fixture
async def ann(database):
    guest, _token = await database.guests.make("Ann")
    return guest.id


@pytest.fixture
async def bo(database):
    guest, _token = await database.guests.make("Bo")
    return guest.id


async def test_a_table_is_found_by_its_code(database):
    table = await database.index.add("KTRWPM", "small", 5)

    found = await database.index.find("KTRWPM")

    assert found == TableRow(table, "KTRWPM", "small", "waiting")


async def test_a_code_that_nobody_has_finds_nothing(database, table):
    for code in ("NOBODY", "", "\x00", "KTR\x00WPM", "ktrwpm", "家", "' OR 1=1"):
        assert await database.index.find(code) is None, code


async def test_a_code_can_be_taken_once(database, table):
    with pytest.raises(CodeTakenError):
        await database.index.add("KTRWPM", "small", 5)


async def test_only_one_of_two_who_want_a_code_at_once_gets_it(database):
    wanted = [database.index.add("KTRWPM", "small", 5) for _ in range(2)]
    outcomes = await asyncio.gather(*wanted, return_exceptions=True)

    assert {type(outcome) for outcome in outcomes} == {int, CodeTakenError}


async def test_a_phase_is_remembered(database, table):
    await database.index.store_summary(table, Summary("morpho", "playing", ()), 9, 0)

    found = await database.index.find("KTRWPM")

    assert (found.game, found.phase) == ("morpho", "playing")


async def test_a_guest_finds_unfinished_tables_those_opened_last_first(database, ann):
    for code, at in (("OLD", 1), ("NEWEST", 3), ("NEW", 2)):
        table = await database.index.add(code, "small", at)
        await database.index.store_player(table, ann, "p1")
    over = await database.index.add("OVER", "small", 4)
    await database.index.store_player(over, ann, "p1")
    await database.index.store_summary(over, Summary("morpho", "over", ()), 4, 0)

    found = await database.index.unfinished(ann)

    assert [each.code for each in found] == ["NEWEST", "NEW", "OLD"]
    assert [each.code for each in await database.index.unfinished(ann, 1)] == ["NEWEST"]
    older = await database.index.unfinished(ann, before=(3, "NEWEST", "p1"))
    assert [each.code for each in older] == ["NEW", "OLD"]
    everywhere = await database.index.memberships(ann)
    assert [each.table.code for each in everywhere] == ["OVER", "NEWEST", "NEW", "OLD"]


async def test_what_everybody_hears_changes_when_a_table_was_updated(database, ann):
    """What only some hear of does not."""
    first, second, third = [await database.index.add(code, "small", 1) for code in "ABC"]
    for table in (first, second, third):
        await database.index.store_player(table, ann, "p1")
    await append(database, first, entry(1)._replace(at=7, turn=()))
    await append(database, second, entry(1)._replace(at=8, turn=()))
    await append(database, third, entry(1)._replace(at=6, turn=()))
    await append(database, third, entry(2)._replace(at=9, turn=None))

    found = await database.index.unfinished(ann)

    assert [(each.code, each.updated_at) for each in found] == [("C", 6), ("B", 8), ("A", 7)]


async def test_the_turn_is_written_with_its_entry(database, table, ann):
    """So is nothing else: neither a table of an earlier release, nor one whose entry is refused."""
    await database.index.store_player(table, ann, "p1")
    company = (Attendee("p1", "Ann", 0, is_bot=False), Attendee("p2", "Talos", None, is_bot=True))
    summary = Summary("small", "playing", company)
    await database.index.store_summary(table, summary, 5, 0)
    assert [each.summary for each in await database.index.unfinished(ann)] == [None]

    await append(database, table, entry(1)._replace(turn=(0, 2)))
    with pytest.raises(AppendConflictError):
        await append(database, table, entry(1)._replace(turn=(1,)))
    await append(database, table, entry(2)._replace(turn=None))

    (found,) = await database.index.unfinished(ann)
    assert (found.code, found.player, found.turn) == ("KTRWPM", "p1", (0, 2))
    assert found.summary == summary
    noted = await database.index.notes_of(table)
    assert (noted.summary, noted.heard, noted.turn) == (summary, 1, (0, 2))


async def test_a_turn_is_noted_afterwards(database, table):
    await append(database, table, entry(1))

    await database.index.store_turn(table, 1, (1,))

    noted = await database.index.notes_of(table)
    assert (noted.heard, noted.turn) == (1, (1,))
    assert await read(database, table) == [entry(1)]


async def test_a_guest_may_be_several_players_at_a_table(database, table, ann):
    await database.index.store_player(table, ann, "p1")
    await database.index.store_player(table, ann, "p2")
    row = await database.index.find("KTRWPM")

    found = await database.index.memberships(ann)

    assert list(found) == [Membership(row, "p1"), Membership(row, "p2")]
    assert [each.player for each in await database.index.unfinished(ann)] == ["p1", "p2"]


async def test_each_guest_of_a_player_finds_the_table(database, table, ann, bo):
    for guest in (ann, bo, ann):
        await database.index.store_player(table, guest, "p1")

    for guest in (ann, bo):
        assert [each.player for each in await database.index.unfinished(guest)] == ["p1"]
    assert (await database.index.notes_of(table)).members == {("p1", ann), ("p1", bo)}


async def test_one_of_several_guests_of_a_player_can_be_forgotten(database, table, ann, bo):
    for guest, player in ((ann, "p1"), (bo, "p1"), (ann, "p2")):
        await database.index.store_player(table, guest, player)

    await database.index.forget_guest(table, ann, "p1")

    assert (await database.index.notes_of(table)).members == {("p1", bo), ("p2", ann)}


async def test_noting_a_guest_who_is_not_there_changes_nothing(database, table, ann):
    await database.index.store_player(table, ann, "p1")

    with pytest.raises(LogUnavailableError):
        await database.index.store_player(table, ann + 1000, "p1")

    assert [each.player for each in await database.index.unfinished(ann)] == ["p1"]


async def test_the_members_of_a_table_are_players_with_guests(database, table, ann, bo):
    other = await database.index.add("OTHER", "small", 1)
    for where, guest, player in ((table, ann, "p1"), (table, bo, "p2"), (other, bo, "p1")):
        await database.index.store_player(where, guest, player)

    assert (await database.index.notes_of(table)).members == {("p1", ann), ("p2", bo)}


async def test_a_table_without_members_has_none(database, table):
    assert (await database.index.notes_of(table)).members == set()


async def test_a_player_who_left_is_forgotten_with_all_their_guests(database, table, ann, bo):
    for guest, player in ((ann, "p1"), (bo, "p1"), (ann, "p2")):
        await database.index.store_player(table, guest, player)

    await database.index.forget_player(table, "p1")

    assert await database.index.unfinished(bo) == []

    assert [each.player for each in await database.index.unfinished(ann)] == ["p2"]
