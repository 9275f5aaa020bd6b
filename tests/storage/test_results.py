"""The guarantees of the results of matches, on every kind of database."""

import asyncio
from dataclasses import replace

import pytest

from morpho_server.storage.database.open import open_database
from morpho_server.tables.model.result import (
    MatchResult,
    MyTotals,
    PartCount,
    Season,
    SeatResult,
    Standing,
    Totals,
)
from tests.support.storage.small_game import EVENT_TYPES, NOON

ANN = SeatResult(0, "p1", "Ann", None, 11, 1, True, 3, {"leader": PartCount(2, 1, 1)})
BO = SeatResult(1, "p2", "Bo", None, 4, 2, False, 1, {"killer": PartCount(3, 3, 1)})
ROBOT = SeatResult(2, "p3", "Robot", "agent", 4, 2, False, 1, {"leader": PartCount(1, 1, 0)})
RESULT = MatchResult(1, "small", 1000, 3, called_off=False, seats=[ANN, BO, ROBOT])


@pytest.fixture
async def ann(database):
    guest, _token = await database.guests.make("Ann")
    return guest.id


@pytest.fixture
async def bo(database):
    guest, _token = await database.guests.make("Bo")
    return guest.id


@pytest.fixture
def holders(ann, bo):
    return {0: frozenset({ann}), 1: frozenset({bo}), 2: frozenset()}


async def test_a_match_is_found_by_all_who_played_it(database, table, ann, bo, holders):
    await database.index.note_player(table, bo, "p2")

    await database.results.note(table, RESULT, holders)

    [of_ann], [of_bo] = [await database.results.matches(guest) for guest in (ann, bo)]
    assert of_ann.match == of_bo.match == RESULT
    assert (of_ann.seat, of_bo.seat) == (0, 1)
    assert of_ann.code == "KTRWPM"
    assert (of_ann.player, of_bo.player) == (None, "p2")


async def test_a_match_is_noted_once(database, table, ann, holders):
    noting = [database.results.note(table, RESULT, holders) for _ in range(2)]
    await asyncio.gather(*noting)
    await database.results.note(table, RESULT, holders)

    assert len(await database.results.matches(ann)) == 1
    assert [each.matches for each in await database.results.totals()] == [1]
    assert await database.results.last_noted(table) == 1


async def test_a_table_without_a_match_has_none_noted(database, table):
    assert await database.results.last_noted(table) == 0


async def test_matches_are_told_the_latest_first_and_page_by_page(database, table, ann, holders):
    for number, at in ((1, 30), (2, 10), (3, 20), (4, 20)):
        result = replace(RESULT, number=number, ended_at=at)
        await database.results.note(table, result, holders)

    told, last = [], None
    while found := await database.results.matches(ann, last, limit=2):
        told += [each.match.number for each in found]
        last = found[-1].place

    assert told == [1, 4, 3, 2]


async def test_who_held_several_seats_has_the_match_once(database, table, ann, bo):
    await database.index.note_player(table, ann, "p2")
    for number in (1, 2):
        held = {0: frozenset({ann}), 1: frozenset({ann, bo})}
        await database.results.note(table, replace(RESULT, number=number), held)

    first, second = await database.results.matches(ann)

    assert (first.seat, second.seat) == (0, 0)
    assert (first.player, second.player) == (None, None)
    [numbers] = await database.results.numbers(ann)
    assert (numbers.matches, numbers.rounds, numbers.points) == (2, 6, 22)
    assert await database.results.matches(ann, first.place) == [second]


async def test_numbers_add_up_all_matches_of_a_guest_by_game(database, table, ann, bo, holders):
    for number, game in ((1, "small"), (2, "other"), (3, "small")):
        await database.results.note(table, replace(RESULT, number=number, game=game), holders)

    parts = ANN.parts
    assert await database.results.numbers(ann) == [
        MyTotals("other", matches=1, won=1, rounds=3, points=11, parts=parts),
        MyTotals("small", 2, 2, 6, 22, {"leader": PartCount(4, 2, 2)}),
    ]
    assert [(each.matches, each.won) for each in await database.results.numbers(bo)] == [
        (1, 0),
        (2, 0),
    ]


async def test_the_totals_are_those_of_people(database, table, holders):
    for number in (1, 2):
        await database.results.note(table, replace(RESULT, number=number), holders)

    parts = {"leader": PartCount(4, 2, 2), "killer": PartCount(6, 6, 2)}
    assert await database.results.totals() == [Totals("small", 2, 6, parts)]


async def test_a_season_is_all_matches_of_a_game_at_a_table(database, table, holders):
    other = await database.index.add("OTHER1", "small", 2000)
    second = [replace(ANN, won=False, points=9), replace(BO, won=True, points=10), ROBOT]
    await database.results.note(table, RESULT, holders)
    await database.results.note(table, replace(RESULT, number=2, seats=second), holders)
    await database.results.note(table, replace(RESULT, number=3, game="other"), holders)
    await database.results.note(other, RESULT, holders)

    assert await database.results.season(table, "small") == Season(
        "small",
        2,
        [
            Standing("Ann", None, matches=2, won=1, points=20),
            Standing("Bo", None, 2, 1, 14),
            Standing("Robot", "agent", 2, 0, 8),
        ],
    )
    assert await database.results.season(table, "unknown") == Season("unknown", 0, [])


async def test_who_forgets_their_matches_leaves_those_of_others(database, table, ann, bo, holders):
    await database.results.note(table, RESULT, holders)

    await database.results.forget(ann)

    assert await database.results.matches(ann) == await database.results.numbers(ann) == []
    assert len(await database.results.matches(bo)) == 1
    assert [each.matches for each in await database.results.totals()] == [1]


async def test_another_device_gets_all_results_once(database, table, ann, bo, holders):
    await database.results.note(table, RESULT, holders)
    phone, _ = await database.guests.make("Ann's phone")

    for _ in range(2):
        await database.results.share({ann}, phone.id)

    assert await database.results.matches(phone.id) == await database.results.matches(ann)


async def test_who_has_been_removed_has_no_results_and_hinders_none(database, table, ann, holders):
    gone = {0: frozenset({ann, 999}), 1: frozenset({999})}

    await database.results.note(table, RESULT, gone)

    assert await database.results.matches(999) == []
    [found] = await database.results.matches(ann)
    assert [seat.name for seat in found.match.seats] == ["Ann", "Bo", "Robot"]


async def test_results_go_with_their_table_but_the_totals_stay(database, table, ann, holders):
    other = await database.index.add("OTHER1", "small", 2000)
    await database.results.note(table, RESULT, holders)
    await database.results.note(other, RESULT, holders)

    await database.retention.remove(before=1500, is_live=lambda _: False)

    assert [each.code for each in await database.results.matches(ann)] == ["OTHER1"]
    await database.retention.remove(before=2500, is_live=lambda _: False)
    assert await database.results.matches(ann) == []
    assert [each.matches for each in await database.results.totals()] == [2]


async def test_results_do_not_keep_a_guest_who_never_comes_back(database, table, ann, holders):
    await database.results.note(table, RESULT, holders)

    removed = await database.retention.remove(NOON + 1, is_live=lambda _: True)

    assert removed.guests == 2
    assert await database.results.matches(ann) == []


async def test_results_outlive_the_server(url, clock, database, table, ann, holders):
    await database.results.note(table, RESULT, holders)

    async with open_database(url, EVENT_TYPES, clock) as again:
        assert [each.match for each in await again.results.matches(ann)] == [RESULT]
