"""Matches that are not as they were played, each with what a page finds."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final

from morpho_server.games.chance import Chance
from morpho_server.tables.model.match import commitment_to, match_seed, round_seed
from tests.support.fairness.matches import MATCHES, PLAYERS, EventJson

OTHER: Final = "fe" * 32
"""A share, a secret or a promise that nobody knew of."""

Change = Callable[[list[EventJson]], object]


def first(events: list[EventJson], kind: str) -> EventJson:
    """Return the first event of a kind."""
    return next(event for event in events if event["kind"] == kind)


def last(events: list[EventJson], kind: str) -> EventJson:
    """Return the last event of a kind."""
    return first(events[::-1], kind)


def before(events: list[EventJson], kind: str, new: EventJson) -> None:
    """Put an event before the last one of a kind."""
    events.insert(events.index(last(events, kind)), new)


def promised(events: list[EventJson]) -> list[EventJson]:
    """Return a copy of matches for a page that was there when the first was promised."""
    number = first(events, "match_starting")["number"]
    if {"match_prepared": number} in ({e["kind"]: e.get("number")} for e in events):
        return deepcopy(events)
    secret = bytes.fromhex(first(events, "match_ended")["secret"])
    promise = {"kind": "match_prepared", "number": number, "commitment": commitment_to(secret)}
    return [promise, *deepcopy(events)]


def honest(game: str) -> list[EventJson]:
    """Return a match of a game, from its promise on."""
    return promised(MATCHES[game]())


def _draws(events: list[EventJson]) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = last(events, "match_ended")["draws"]["1"]
    return shown


def _promise_late(events: list[EventJson]) -> None:
    promise = first(events, "match_prepared")
    events.remove(promise)
    before(events, "shares_revealed", promise)


def _share_too_late(events: list[EventJson]) -> None:
    del last(events, "shares_revealed")["shares"]["p2"]
    del last(events, "match_starting")["commitments"]["p2"]
    del last(events, "share_made")["published"]


def _replace_own_share(events: list[EventJson]) -> None:
    last(events, "share_made")["share"] = OTHER
    events.remove(first(events, "share_committed"))


def _choose_black(events: list[EventJson]) -> None:
    """Spell the share of the first seat so that it draws Black, when all shares are known."""
    shares = first(events, "shares_revealed")["shares"]
    seats = first(events, "match_started")["seats"]
    board, ended = first(events, "board_set_up"), first(events, "match_ended")
    while board["black"] != 0:
        shares["p1"] = shares["p1"].replace("a", "A", 1)
        seed = match_seed(bytes.fromhex(ended["secret"]), seats, shares)
        chance = Chance(round_seed(seed, 1))
        board["black"] = chance.choice(range(2), "board_set_up.black")
        ended["draws"]["1"] = chance.draws


def _commit_to_nothing(events: list[EventJson]) -> None:
    """Choose a share as late, and tell an empty commitment to it."""
    _choose_black(events)
    for called in (first(events, "match_starting"), first(events, "share_made")["published"]):
        called["commitments"]["p1"] = ""


def _set(kind: str, **fields: object) -> Change:
    return lambda events: last(events, kind).update(fields)


def _without(kind: str, field: str, player: str) -> Change:
    return lambda events: last(events, kind)[field].pop(player)


def _again(repeated: str, at: str, **fields: object) -> Change:
    return lambda events: before(events, at, deepcopy(last(events, repeated)) | fields)


CHANGES: Final[Mapping[str, tuple[str, Change, str]]] = {
    "another_secret": ("morphos", _set("match_ended", secret=OTHER), "secret_not_promised"),
    "a_late_promise": ("morphos", _promise_late, "promised_again"),
    "two_promises": (
        "morphos",
        lambda events: before(
            events, "match_starting", first(events, "match_prepared") | {"commitment": OTHER}
        ),
        "promised_again",
    ),
    "another_share": (
        "morphos",
        lambda events: last(events, "shares_revealed")["shares"].update(p1=OTHER),
        "share_replaced",
    ),
    "a_chosen_spelling": ("morphos", _choose_black, "share_replaced"),
    "an_empty_commitment": ("morphos", _commit_to_nothing, "share_replaced"),
    "no_share": ("morphos", _without("shares_revealed", "shares", "p1"), "share_dropped"),
    "a_late_share": ("morphos", _without("match_starting", "commitments", "p1"), "share_late"),
    "own_share_late": ("morphos", _share_too_late, "own_share_late"),
    "another_own_share": ("morphos", _replace_own_share, "own_share_unused"),
    "other_seats": ("morphos", _set("match_started", seats=["p2", "p1"]), "seats_changed"),
    "two_calls": ("morphos", _again("match_starting", "shares_revealed"), "called_again"),
    "late_options": (
        "morphos",
        _again("terms_set", "shares_revealed"),
        "options_changed",
    ),
    "another_draw": ("morphos", lambda events: _draws(events)[0].update(gave=7), "draw_wrong"),
    "another_first": (
        "morphos",
        lambda events: last(events, "board_set_up").update(black=7),
        "seen_otherwise",
    ),
    "rounds_from_two": ("morphos", _set("round_opened", number=2), "rounds_miscounted"),
    "draws_of_no_round": (
        "morphos",
        lambda events: last(events, "match_ended")["draws"].update({"2": _draws(events)}),
        "rounds_miscounted",
    ),
    "the_same_roll_twice": (
        "morpyam",
        lambda events: _draws(events)[2].update(_draws(events)[1]),
        "draw_wrong",
    ),
    "an_unseen_roll": (
        "morpyam",
        lambda events: events.remove(last(events, "dice_rolled")),
        "seen_otherwise",
    ),
    "an_undrawn_roll": ("morpyam", _again("dice_rolled", "match_ended"), "seen_otherwise"),
    "another_die": ("morpyam", _set("dice_rolled", rolled=[7]), "seen_otherwise"),
}
"""A change of a match of a game, and the code of what a page finds then."""

BEYOND_THE_PROGRAM: Final = {"two_calls", "late_options", "an_undrawn_roll"}
"""What the program in the documentation does not find."""


def changed(change: str) -> tuple[list[EventJson], str]:
    """Return a match with that change, and whose page saw it."""
    game, change_it, _ = CHANGES[change]
    events = honest(game)
    change_it(events)
    assert events != honest(game), "it changed nothing"
    return events, PLAYERS[game]
