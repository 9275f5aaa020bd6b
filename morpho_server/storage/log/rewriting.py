"""Takes what was erased out of everything that is stored of a table, in the open transaction."""

from collections.abc import Mapping, Sequence

import orjson
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, or_, select, update

from morpho_server.games.events import Event
from morpho_server.games.views import Json
from morpho_server.storage.database.models import (
    entries,
    erased_players,
    match_seats,
    matches,
    members,
    replay_links,
    reports,
    tables,
)
from morpho_server.storage.log.codec import checksum_of
from morpho_server.tables.messages.events import (
    CallGiven,
    EntryRequested,
    LineErased,
    PlayerErased,
    PlayerJoined,
    Renamed,
    Said,
)
from morpho_server.tables.model.ids import PlayerId, TableId

Names = Mapping[PlayerId, str]
"""The names of erased players, in place of theirs."""

_NAMING = (PlayerJoined.kind, EntryRequested.kind, Renamed.kind)
"""The kinds of events that have a name; in every form of entries it is in the same field."""

_CHECKED = ("table_id", "seq", "at", "player", "command", "body")


_LOCKED = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()

_ERASED = select(erased_players.c.player, erased_players.c.name).where(
    erased_players.c.table_id == bindparam("table")
)


def erase(connection: Connection, table: TableId, events: Sequence[Event]) -> None:
    """Rewrite what is stored of a table by what an entry erases."""
    names = {e.player: e.name for e in events if isinstance(e, PlayerErased)}
    if names:
        _erase_players(connection, table, names)
    for event in events:
        if isinstance(event, LineErased):
            _erase_line(connection, table, event)


def lock(connection: Connection, table: TableId) -> None:
    """Let nobody be erased at a table before this transaction ends."""
    connection.execute(_LOCKED, {"table": table})


def erased_names(connection: Connection, table: TableId) -> Names:
    """Return the erased players of a table that this transaction has locked."""
    rows = connection.execute(_ERASED, {"table": table})
    return {PlayerId(player): name for player, name in rows}


def _erase_players(connection: Connection, table: TableId, names: Names) -> None:
    lock(connection, table)  # a writer that notes a name meanwhile waits, and learns of it
    rows = [{"table_id": table, "player": each, "name": name} for each, name in names.items()]
    connection.execute(insert(erased_players), rows)
    may_name = (entries.c.body.like(f'%"kind":"{kind}"%') for kind in _NAMING)
    concerned = select(entries).where(
        entries.c.table_id == table, or_(entries.c.player.in_(names), *may_name)
    )
    for row in connection.execute(concerned).mappings().all():
        _rewrite_entry(connection, row, names)
    for owned in (members, replay_links, reports):
        theirs = (owned.c.table_id == table) & owned.c.player.in_(names)
        connection.execute(delete(owned).where(theirs))
    _rewrite_company(connection, table, names)
    for player, name in names.items():
        seats = match_seats.c.match_id.in_(select(matches.c.id).where(matches.c.table_id == table))
        held = update(match_seats).where(seats, match_seats.c.player == player)
        connection.execute(held.values(name=name))


def _rewrite_entry(connection: Connection, row: RowMapping, names: Names) -> None:
    body = orjson.loads(row["body"])
    changed = [_rewrite_event(event, names) for event in body["events"]]
    is_own = row["player"] in names or (row["player"] is None and any(changed))
    if not any(changed) and not is_own:
        return
    # The id of a command is a program's choice, and could be a name.
    _store(connection, row, body, None if is_own else row["command"])


def _erase_line(connection: Connection, table: TableId, line: LineErased) -> None:
    said = (entries.c.player == line.player) & (entries.c.at == line.said_at)
    found = select(entries).where(entries.c.table_id == table, said)
    for row in connection.execute(found).mappings().all():
        body = orjson.loads(row["body"])
        for event in body["events"]:
            if event["kind"] == Said.kind:
                event |= {"text": "", "phrase": None}
        _store(connection, row, body, row["command"])


def _store(connection: Connection, row: RowMapping, body: Json, command: str | None) -> None:
    values: dict[str, Json] = {"body": orjson.dumps(body).decode(), "command": command}
    if row["checksum"] is not None:
        written = {**row, **values}
        values["checksum"] = checksum_of(*(written[name] for name in _CHECKED))
    connection.execute(update(entries).where(entries.c.id == row["id"]).values(values))


def _rewrite_event(event: dict[str, Json], names: Names) -> bool:
    """Take the name or words of an erased player out of an event; return whether it had any."""
    name = names.get(event.get("player", ""))
    if name is None:
        return False
    if event["kind"] in _NAMING:
        event["name"] = name
    elif event["kind"] == Said.kind:
        event["text"] = ""
    elif event["kind"] == CallGiven.kind:
        event["url"] = ""
    else:
        return False
    return True


def _rewrite_company(connection: Connection, table: TableId, names: Names) -> None:
    row = tables.c.id == table
    company = connection.execute(select(tables.c.company).where(row)).scalar_one()
    if company is not None:
        rest = [each for each in orjson.loads(company) if each[0] not in names]
        values = {"company": orjson.dumps(rest).decode()}
        connection.execute(update(tables).where(row).values(values))
