"""What manipulations read and change of the events that a page was sent."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.tables.model.match import match_seed, round_seed
from tests.support.fairness.matches import Told

Manipulation = Callable[[list[Told]], None]

SETS_UP: Final = {
    "round_started": "morpho",
    "grid_set_up": "morpyam",
    "board_set_up": "morphos",
    "cities_set_up": "morphatrons",
    "battle_set_up": "morph",
}
"""The events with which rounds begin, each with its game."""


OTHER: Final = "fe" * 32
"""A share, or a secret, that nobody had committed to."""


def tampered(events: list[Told], manipulation: Manipulation) -> list[Told]:
    """Return a copy of events with a manipulation done to it."""
    copy = deepcopy(events)
    manipulation(copy)
    assert copy != events, "it changed nothing"
    return copy


def game_of(events: list[Told]) -> str:
    """Return the name of the game that was played."""
    return next(SETS_UP[event["kind"]] for event in events if event["kind"] in SETS_UP)


def last(events: list[Told], kind: str) -> Told:
    """Return the last event of a kind."""
    return next(event for event in reversed(events) if event["kind"] == kind)


def draws(events: list[Told], number: int = 1) -> list[Told]:
    """Return what was drawn in a round, to be changed."""
    shown: list[Told] = last(events, "match_ended")["draws"][str(number)]
    return shown


def other(events: list[Told]) -> str:
    """Return a player who is not the page's own."""
    seats: list[str] = last(events, "match_started")["seats"]
    return next(player for player in seats if player != last(events, "share_made")["player"])


def drawn(events: list[Told], what: str) -> Told:
    """Return the first draw of a kind."""
    return next(draw for draw in draws(events) if draw["what"] == what)


def seed_of(events: list[Told]) -> bytes:
    """Return the seed of the last match."""
    secret, seats = last(events, "match_ended")["secret"], last(events, "match_started")["seats"]
    return match_seed(bytes.fromhex(secret), seats, last(events, "shares_revealed")["shares"])


def deal_again(events: list[Told], what: str, items: list[str]) -> dict[str, str]:
    """Deal by the true seed, but from other items; return what lies where."""
    draw = drawn(events, what)
    chance = Chance(round_seed(seed_of(events), 1))
    chance.deal(items, draw["gave"], what)
    draw |= deepcopy(chance.draws[-1])
    lies: dict[str, str] = draw["gave"]
    return lies


def break_off(events: list[Told], after: Told) -> None:
    """Call the match off after an event, and forget the draws that nobody saw then."""
    at = next(at for at, event in enumerate(events) if event is after)
    del events[at + 1 : events.index(last(events, "match_ended"))]
    drawing = {event["kind"] for event in events}
    shown = draws(events)
    shown[:] = [draw for draw in shown if draw["what"].partition(".")[0] in drawing]
