"""The results of matches, for the guests who played them, and the sums of all matches."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from morpho_server.storage.database.models import (
    game_totals,
    guests,
    match_guests,
    match_seats,
    matches,
    members,
    part_totals,
    tables,
)
from morpho_server.storage.database.reader import Reader
from morpho_server.storage.database.writer import Writer, add_row
from morpho_server.storage.log.rewriting import Names, erased_names, lock
from morpho_server.tables.model.ids import GuestId, TableId
from morpho_server.tables.model.result import (
    Holders,
    MatchResult,
    MyResult,
    MyTotals,
    Overall,
    PartCount,
    Place,
    Rival,
    Season,
    SeatResult,
    Standing,
    Totals,
)
from morpho_server.tables.ports import LogUnavailableError

_NOTHING = PartCount(0, 0, 0)

_OF_GUEST = match_guests.c.guest_id == sa.bindparam("guest")

_SAME_SEAT = (match_seats.c.match_id == match_guests.c.match_id) & (
    match_seats.c.seat == match_guests.c.seat
)

_LAST_NOTED = sa.select(sa.func.coalesce(sa.func.max(matches.c.number), 0)).where(
    matches.c.table_id == sa.bindparam("table")
)

_SAME_PLAYER = (
    (members.c.table_id == matches.c.table_id)
    & (members.c.player == match_seats.c.player)
    & (members.c.guest_id == match_guests.c.guest_id)
)

_other = match_guests.alias()
_IN_THEIR_FIRST_SEAT = ~sa.exists().where(
    _other.c.match_id == match_guests.c.match_id,
    _other.c.guest_id == match_guests.c.guest_id,
    _other.c.seat < match_guests.c.seat,
)

_MATCHES = (
    sa.select(matches, tables.c.code, match_guests.c.seat, members.c.player)
    .join_from(match_guests, matches)
    .join(tables)
    .join(match_seats, _SAME_SEAT)
    .outerjoin(members, _SAME_PLAYER)
    .where(_OF_GUEST, _IN_THEIR_FIRST_SEAT)
    .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
)

_BEFORE = sa.tuple_(matches.c.ended_at, matches.c.id) < sa.tuple_(
    sa.bindparam("ended_at"), sa.bindparam("id")
)

_SEATS = (
    sa.select(match_seats)
    .where(match_seats.c.match_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(match_seats.c.match_id, match_seats.c.seat)
)

_NUMBERS = (
    sa.select(matches.c.game, matches.c.rounds, match_seats)
    .join_from(match_guests, matches)
    .join(match_seats, _SAME_SEAT)
    .where(_OF_GUEST, _IN_THEIR_FIRST_SEAT)
    .order_by(matches.c.game)
)


_IN_SEASON = (matches.c.table_id == sa.bindparam("table")) & matches.c.number.between(
    sa.bindparam("first"), sa.bindparam("last")
)
_OF_GAME = _IN_SEASON & (matches.c.game == sa.bindparam("game"))

_MATCHES_BY_GAME = (
    sa.select(matches.c.game, sa.func.count())
    .where(_IN_SEASON)
    .group_by(matches.c.game)
    .order_by(matches.c.game)
)

_WON = sa.func.sum(sa.cast(match_seats.c.won, sa.Integer))
_POINTS = sa.func.sum(match_seats.c.points)


def _standings(which: sa.ColumnElement[bool], points: sa.ColumnElement[int]) -> sa.Select[Any]:
    """Return the query of how everybody has done in some matches."""
    return (
        sa.select(match_seats.c.name, match_seats.c.bot, sa.func.count(), _WON, points)
        .join_from(match_seats, matches)
        .where(which)
        .group_by(match_seats.c.name, match_seats.c.bot)
    )


_STANDINGS = _standings(_OF_GAME, _POINTS)
_STANDINGS_OVERALL = _standings(_IN_SEASON, sa.literal(0))

_LAST_NUMBER: Final = 2**31 - 1

LATEST: Final = 1000
"""The most of a guest's matches that count for their rivals: those noted last."""

RIVALS: Final = 20
"""The number of rivals listed for a guest."""

OFTEN: Final = 3
"""The number of matches that make somebody a rival."""


def _rivals() -> sa.Select[Any]:
    """Return the query of those with whom a guest has often played.

    A rival is a guest by one name: nobody learns that two names are the same person's. Where
    several guests hold a seat, as on two devices, the first of them stands for it. A guest who
    holds several seats counts by the first.
    """
    mine, held = match_guests.alias("mine"), match_guests.alias("held")
    own_seats = (
        sa.select(mine.c.match_id, sa.func.min(mine.c.seat).label("own_seat"))
        .where(mine.c.guest_id == sa.bindparam("guest"))
        .group_by(mine.c.match_id)
        .order_by(mine.c.match_id.desc())
        .limit(LATEST)
        .cte("own_seats")
    )
    others = (
        sa.select(own_seats, held.c.seat, sa.func.min(held.c.guest_id).label("guest_id"))
        .join(held, held.c.match_id == own_seats.c.match_id)
        .group_by(own_seats.c.match_id, own_seats.c.own_seat, held.c.seat)
        .having(_count_if(held.c.guest_id == sa.bindparam("guest")) == 0)
        .cte("others")
    )
    theirs = (
        sa.select(
            others.c.match_id,
            others.c.own_seat,
            others.c.guest_id,
            sa.func.min(others.c.seat).label("seat"),
        )
        .group_by(others.c.match_id, others.c.own_seat, others.c.guest_id)
        .cte("theirs")
    )
    own, other = match_seats.alias("own"), match_seats.alias("other")
    together = sa.func.count()
    return (
        sa.select(
            other.c.name,
            together,
            _count_if(own.c.rank < other.c.rank),
            _count_if(own.c.rank > other.c.rank),
        )
        .select_from(theirs)
        .join(matches, (matches.c.id == theirs.c.match_id) & ~matches.c.called_off)
        .join(own, (own.c.match_id == matches.c.id) & (own.c.seat == theirs.c.own_seat))
        .join(other, (other.c.match_id == matches.c.id) & (other.c.seat == theirs.c.seat))
        .group_by(theirs.c.guest_id, other.c.name)
        .having(together >= OFTEN)
        .order_by(together.desc(), other.c.name, theirs.c.guest_id)
        .limit(RIVALS)
    )


def _count_if(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.sum(sa.case((condition, 1), else_=0))


_RIVALS = _rivals()


class StoredResults:
    """The results in the database. Everything may raise :exc:`LogUnavailableError`."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def last_noted(self, table: TableId) -> int:
        """Return the number of the last match of a table that is noted, 0 for none."""
        [(last,)] = await self._reader.rows(_LAST_NOTED, table=table)
        return int(last)

    async def note(self, table: TableId, result: MatchResult, holders: Holders) -> None:
        """Note the result of a table's match and add it to the sums, unless it is noted already."""
        try:
            await self._writer.write(lambda connection: _note(connection, table, result, holders))
        except IntegrityError as error:
            # Another node has noted this match, or the first one of its game, at the same moment.
            if await self.last_noted(table) < result.number:
                raise LogUnavailableError(f"A match of table {table} can't be noted.") from error

    async def share(self, owner: GuestId, guest: GuestId) -> None:
        """Let a guest have all results that another has."""
        theirs = match_guests.alias()
        has = sa.exists().where(
            theirs.c.match_id == match_guests.c.match_id,
            theirs.c.seat == match_guests.c.seat,
            theirs.c.guest_id == guest,
        )
        shared = (
            sa.select(match_guests.c.match_id, match_guests.c.seat, sa.literal(guest))
            .where(match_guests.c.guest_id == owner, ~has)
            .distinct()
        )
        copied = sa.insert(match_guests).from_select(["match_id", "seat", "guest_id"], shared)
        try:
            await self._writer.write(lambda connection: connection.execute(copied))
        except IntegrityError as error:
            raise LogUnavailableError("Results can't be shared just now.") from error

    async def matches(
        self, guest: GuestId, before: Place | None = None, limit: int = 20
    ) -> Sequence[MyResult]:
        """Return a guest's matches, the latest first, from a place on."""
        query, bounds = _MATCHES.limit(limit), {}
        if before is not None:
            query, bounds = query.where(_BEFORE), dict(zip(("ended_at", "id"), before, strict=True))
        rows = await self._reader.rows(query, guest=guest, **bounds)
        seats = await self._seats_of({row.id for row in rows})
        return [_my_result(row, seats.get(row.id, ())) for row in rows]

    async def season(
        self, table: TableId, game: str, first: int, following: int | None = None
    ) -> Season:
        """Return how everybody has done in a table's matches of a game.

        They are those from the number ``first`` on, up to the one before ``following``. Where they
        are of several games, all of them are counted together as well.
        """
        last = _LAST_NUMBER if following is None else following - 1
        which = {"table": table, "first": first, "last": last}
        by_game = {
            row[0]: int(row[1]) for row in await self._reader.rows(_MATCHES_BY_GAME, **which)
        }
        rows = await self._reader.rows(_STANDINGS, **which, game=game)
        season = Season(game, by_game.get(game, 0), [Standing(*row) for row in rows])
        if by_game.keys() <= {game}:
            return season
        overall = await self._reader.rows(_STANDINGS_OVERALL, **which)
        return replace(
            season,
            overall=Overall([*by_game], sum(by_game.values()), [Standing(*row) for row in overall]),
        )

    async def rivals(self, guest: GuestId) -> Sequence[Rival]:
        """Return those with whom a guest has often played, the most frequent first."""
        return [Rival(*row) for row in await self._reader.rows(_RIVALS, guest=guest)]

    async def numbers(self, guest: GuestId) -> Sequence[MyTotals]:
        """Return a guest's numbers, by game."""
        rows = await self._reader.rows(_NUMBERS, guest=guest)
        return [_my_totals(game, list(own)) for game, own in groupby(rows, lambda row: row.game)]

    async def totals(self) -> Sequence[Totals]:
        """Return the numbers of all people, by game."""
        parts: dict[str, dict[str, PartCount]] = {}
        for game, part, *counts in await self._reader.rows(sa.select(part_totals)):
            parts.setdefault(game, {})[part] = PartCount(*counts)
        rows = await self._reader.rows(sa.select(game_totals).order_by(game_totals.c.game))
        return [Totals(row.game, row.matches, row.rounds, parts.get(row.game, {})) for row in rows]

    async def forget(self, guest: GuestId) -> None:
        """Take all results from a guest."""
        forgotten = sa.delete(match_guests).where(match_guests.c.guest_id == guest)
        await self._writer.write(lambda connection: connection.execute(forgotten))

    async def _seats_of(self, ids: Collection[int]) -> Mapping[int, Sequence[SeatResult]]:
        rows = await self._reader.rows(_SEATS, ids=list(ids)) if ids else ()
        grouped = groupby(rows, lambda row: row.match_id)
        return {match: [_seat_result(row) for row in seats] for match, seats in grouped}


def _note(connection: sa.Connection, table: TableId, result: MatchResult, holders: Holders) -> None:
    row = sa.insert(matches).values(
        table_id=table,
        number=result.number,
        game=result.game,
        ended_at=result.ended_at,
        rounds=result.rounds,
        called_off=result.called_off,
    )
    lock(connection, table)
    erased = erased_names(connection, table)
    match = add_row(connection, row)
    for seat in result.seats:
        connection.execute(sa.insert(match_seats).values(match_id=match, **_columns(seat, erased)))
        # A guest who left the table may have been removed since.
        there = sa.select(sa.literal(match), sa.literal(seat.seat), guests.c.id).where(
            guests.c.id.in_(holders.get(seat.seat, ()))
        )
        names = ["match_id", "seat", "guest_id"]
        connection.execute(sa.insert(match_guests).from_select(names, there))
    _add_to_totals(connection, result)


def _columns(seat: SeatResult, erased: Names) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "player": seat.player,
        "name": erased.get(seat.player, seat.name),
        "bot": seat.bot,
        "points": seat.points,
        "rank": seat.rank,
        "won": seat.won,
        "rounds_won": seat.rounds_won,
        "parts": orjson.dumps(
            {part: (count.dealt, count.held, count.won) for part, count in seat.parts.items()}
        ).decode(),
    }


def _add_to_totals(connection: sa.Connection, result: MatchResult) -> None:
    people = [seat.parts for seat in result.seats if seat.bot is None]
    _add(connection, game_totals, {"game": result.game}, matches=1, rounds=result.rounds)
    for part, count in sorted(_sum(people).items()):
        key = {"game": result.game, "part": part}
        _add(connection, part_totals, key, dealt=count.dealt, held=count.held, won=count.won)


def _add(connection: sa.Connection, sums: sa.Table, key: Mapping[str, str], **more: int) -> None:
    """Add numbers to a row of sums, which is made if it is the first time."""
    same: list[sa.ColumnElement[bool]] = [sums.c[name] == value for name, value in key.items()]
    raised = {name: sums.c[name] + number for name, number in more.items()}
    if connection.execute(sa.update(sums).where(*same).values(raised)).rowcount == 0:
        connection.execute(sa.insert(sums).values(**key, **more))


def _sum(parts: Iterable[Mapping[str, PartCount]]) -> dict[str, PartCount]:
    total: dict[str, PartCount] = {}
    for each in parts:
        for part, count in each.items():
            total[part] = total.get(part, _NOTHING) + count
    return total


def _my_result(row: Any, seats: Sequence[SeatResult]) -> MyResult:
    match = MatchResult(row.number, row.game, row.ended_at, row.rounds, row.called_off, seats)
    return MyResult((row.ended_at, row.id), row.code, row.player, row.seat, match)


def _my_totals(game: str, rows: Sequence[Any]) -> MyTotals:
    sums = Counter[str]()
    for row in rows:
        sums["rounds"] += row.rounds
        sums["points"] += row.points
        sums["won"] += row.won
    parts = _sum(_seat_result(row).parts for row in rows)
    return MyTotals(game, len(rows), sums["won"], sums["rounds"], sums["points"], parts)


def _seat_result(row: Any) -> SeatResult:
    parts = {part: PartCount(*count) for part, count in orjson.loads(row.parts).items()}
    return SeatResult(
        seat=row.seat,
        player=row.player,
        name=row.name,
        bot=row.bot,
        points=row.points,
        rank=row.rank,
        won=row.won,
        rounds_won=row.rounds_won,
        parts=parts,
    )
