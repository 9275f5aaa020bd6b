"""The public view of a table, and the patch from one view to the next."""

from collections.abc import Mapping
from dataclasses import asdict

from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch
from morpho_server.tables.model.deadline import Deadline
from morpho_server.tables.model.evening import Evening
from morpho_server.tables.model.ids import GuestId, PlayerId
from morpho_server.tables.model.match import Match, Starting
from morpho_server.tables.model.options import for_game, start_refusal
from morpho_server.tables.model.table import Player, Table


def table_view(table: Table) -> dict[str, Json]:
    """Return the public view of a table, JSON-ready. A key is absent where there is nothing."""
    return lasting_view(table) | clock_view(table)


def lasting_view(table: Table) -> dict[str, Json]:
    """Return the part of the view that moves leave as it is."""
    return _without_nothing(
        {
            "code": table.code,
            "invitation": table.invitation if table.invitation != table.code else None,
            "game": table.game.name,
            "phase": table.phase,
            "host": table.host,
            "seat_count": table.seat_count,
            "seats": {str(p.seat): p.id for p in table.seated()},
            "left": (table.match and _left(table)) or None,
            "players": {p.id: _player(p) for p in table.players.values()},
            "offers": {str(seat): until for seat, until in table.passes.offers().items()} or None,
            "screens": {key: {"delayed": one.delayed} for key, one in table.screens.items()}
            or None,
            "options": {k: v for k, v in table.options.items() if v is not None},
            "seat_options": {str(seat): dict(o) for seat, o in table.seat_options.items()} or None,
            "match": None if table.match is None else _match(table.match),
            "starting": None if table.starting is None else _starting(table.starting),
            "next_commitment": None if table.preparation is None else table.preparation.commitment,
            "setup": _setup(table),
            "start_refusal": _start_refusal(table),
            "paused": None if table.pause is None else asdict(table.pause),
            "wishing": [player for player in table.players if player in table.wishing] or None,
            "stand_ins": sorted(table.stand_ins) or None,
            "shared": _shared(table) or None,
            "seat_requests": dict(table.seat_requests) or None,
            "entry_requests": {
                one.id: {"name": one.name, "sit": one.sit}
                | ({"program": True} if one.program else {})
                | ({"answer": one.answer} if one.answer else {})
                for one in table.entry_requests.values()
            }
            or None,
            "clearings": table.clearings or None,
            "seasons": list(table.seasons) if len(table.seasons) > 1 else None,
            "evening": None if table.evening is None else _evening(table.evening),
        }
    )


def clock_view(table: Table) -> dict[str, Json]:
    """Return the seats on the clock, and the rest of everybody's bank in milliseconds."""
    view: dict[str, Json] = {}
    if table.deadline is not None:
        view["deadline"] = _deadline(table.deadline)
    if table.banks:
        view["banks"] = {str(seat): left for seat, left in table.banks.items()}
    return view


def _deadline(deadline: Deadline) -> dict[str, Json]:
    view: dict[str, Json] = {"seats": list(deadline.seats), "at": deadline.until}
    return view | {"banked": True} if deadline.banked else view


def merge_patch(before: Mapping[str, Json], after: Mapping[str, Json]) -> Patch:
    """Return the JSON Merge Patch (RFC 7396) that makes one view of another."""
    patch: Patch = {key: None for key in before if key not in after}
    for key, value in after.items():
        was = before.get(key)
        if isinstance(value, dict) and isinstance(was, dict):
            if inner := merge_patch(was, value):
                patch[key] = inner
        elif value != was:
            patch[key] = value
    return patch


def _setup(table: Table) -> Mapping[str, Json] | None:
    """Return the setup of the next round for those seated, or for the fewest who can play."""
    if table.phase == "playing":
        return None
    try:
        # Options that were stored long ago may lack some, or be refused by now.
        options = table.game.options(for_game(table.options))
    except OptionsRefusedError:
        return None
    next_seats = _next_seats(table)
    seats = max(len(next_seats), table.game.seats[0])
    return table.game.setup(Choices(options, seats, table.seat_options_of(next_seats)))


def _start_refusal(table: Table) -> Mapping[str, Json] | None:
    """Return why the next round can't begin; ``None`` if it can, or one is in progress."""
    if table.phase == "playing":
        return None
    refused = start_refusal(table.game, table.options, table.seat_options_of(_next_seats(table)))
    return None if refused is None else {"code": refused.code, "reason": refused.reason}


def _next_seats(table: Table) -> list[Seat]:
    """Return the seats that would play the next round."""
    if table.phase == "between":
        return [Seat(seat) for seat in range(table.match_on.seats)]
    return sorted(table.holders)


def _player(player: Player) -> dict[str, Json]:
    return _without_nothing(
        {
            "name": player.name,
            "seat": player.seat,
            "ready": player.ready,
            "away": None if player.away_since is None else True,
            "muted": player.muted or None,
            "bot": player.bot,
            "program": player.program or None,
        }
    )


def _shared(table: Table) -> list[list[PlayerId]]:
    """Return the seated players that one guest acts for, by their seats; each group once."""
    by_guest: dict[GuestId, list[PlayerId]] = {}
    for player in table.seated():
        for guest in player.guests:
            by_guest.setdefault(guest, []).append(player.id)
    groups = {tuple(players) for players in by_guest.values() if len(players) > 1}
    return sorted(list(group) for group in groups)


def _left(table: Table) -> dict[str, Json]:
    left = {seat: player for seat, player in table.left.items() if seat < table.match_on.seats}
    return {str(seat): {"player": p.id, "name": p.name} for seat, p in left.items()}


def _starting(starting: Starting) -> dict[str, Json]:
    return {"seats": list(starting.seats), "commitments": dict(starting.commitments)}


def _evening(evening: Evening) -> dict[str, Json]:
    """Return an evening as everybody sees it, which has nothing of a call but that there is one."""
    plan = evening.plan
    return _without_nothing(
        {
            "at": plan.at,
            "zone": plan.zone,
            "repeats": plan.repeats,
            "yes": evening.answered("yes"),
            "maybe": evening.answered("maybe") or None,
            "no": evening.answered("no") or None,
            "call": evening.calls if evening.call is not None else None,
            "moved": evening.moved or None,
        }
    )


def _match(match: Match) -> dict[str, Json]:
    ended = match.ended is not None
    return _without_nothing(
        {
            "number": match.prepared.number,
            "seats": match.seats,
            "round": match.round,
            "commitment": match.prepared.commitment,
            "ended": match.ended,
            "secret": match.prepared.secret.hex() if ended else None,
            "shares": dict(match.shares) if ended else None,
            "scores": list(match.scores),
            "winners": list(match.winners) if ended else None,
            "replays": match.replays or None,
            "delay": None if ended else match.delay or None,
            "played_on": None if match.played_on is None else asdict(match.played_on),
        }
    )


def _without_nothing(view: Mapping[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in view.items() if value is not None}
