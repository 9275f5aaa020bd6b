"""Honest matches, as the page of one of their players keeps them."""

import json
from collections.abc import Callable
from typing import Any, Final

from morpho_server.tables.decide.bots import decide_for
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import commitment_to
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

Told = dict[str, Any]

PLAYERS = {"morpho": "p2", "morpyam": "p1"}
"""Whose page keeps the match of a game."""


def share_of(player: str, number: int) -> str:
    """Return the share that somebody gives in a match."""
    return f"{player[1:]}{'abcdef'[number - 1]}" * 32


def begin(at: Sitting, silent: str | None = None) -> None:
    """Begin a match, the first or another, with a share of everybody but a ``silent`` one."""
    people = [player.id for player in at.table.people]
    number = at.table.prepared.number
    shares = {player: share_of(player, number) for player in people if player != silent}
    for player in people:
        if player in shares:
            committed = commitment_to(bytes.fromhex(shares[player]))
            at.do(player, commands.CommitShare(id=ANY_ID, commitment=committed))
        at.do(player, commands.SetReady(id=ANY_ID, ready=True))
    at.do("p1", commands.Start(id=ANY_ID))
    for player, share in shares.items():
        at.do(player, commands.RevealShare(id=ANY_ID, share=share))


def told(at: Sitting, player: str) -> list[Told]:
    """Return the events that a player was sent, with the shares that their page noted."""
    events: list[Told] = []
    for update in at.updates:
        if not update.is_for(PlayerId(player)):
            continue
        frame = json.loads(update.special.get(PlayerId(player), update.common))
        public = frame.get("events", [])
        for private in reversed(frame.get("yours", [])):
            public.insert(private.pop("after"), private)
        events += public
    callings = [event for event in events if event["kind"] == "match_starting"]
    for called in (event for event in callings if player in event["commitments"]):
        number, committed = called["number"], called["commitments"][player]
        promise = next(e for e in events if e["kind"] == "match_prepared" and e["number"] == number)
        made = {
            "kind": "share_made",
            "player": player,
            "share": share_of(player, number),
            "promised": promise["commitment"],
            "published": {"seats": called["seats"], "commitments": called["commitments"]},
        }
        place = next(at for at, e in enumerate(events) if e.get("commitment") == committed)
        events.insert(place, made)
    return events


def morpho_match(mode: str = "expert", matches: int = 1, silent: str | None = None) -> list[Told]:
    """Return a match of M.O.R.P.H.O. over three rounds, as the second of four players saw it."""
    at = waiting("Ada Bo Cy Dan", "morpho", mode=mode, target=30)
    for _ in range(matches):
        begin(at, silent)
        play_three_rounds(at)
        at.do("p1", commands.EndMatch(id=ANY_ID))
    return told(at, "p2")


def play_three_rounds(at: Sitting) -> None:
    """Play M.O.R.P.H.O. among four, looking at cards and changing them where that is possible."""
    for number in range(3):
        if number:
            at.do("p1", commands.NextRound(id=ANY_ID))
        for step in range(12):
            if not at.owing:
                break
            looks = [move for move in at.legal if move.startswith(("look", "change"))]
            moves = looks or at.legal
            at.move(at.owing[0], moves[(7 * step) % len(moves)])
        for seat in range(4):
            if at.table.phase == "playing":
                at.move(seat, "agree")


def morpyam_match(matches: int = 1) -> list[Told]:
    """Return a match of Morpyam, broken off after forty moves, as its first player saw it."""
    at = waiting("Ada Bo", "morpyam", seed=2)
    at.add_bot()
    for _ in range(matches):
        begin(at)
        for _ in range(40):
            places = [move for move in at.legal if move.startswith("place")]
            move = (places or at.legal)[0]
            if at.owing[0] == 2:
                at.write(decide_for(at.table, at.owing[0], move, Millis(at.now), at.dice))
            else:
                at.move(at.owing[0], move)
        at.do("p1", commands.EndMatch(id=ANY_ID))
    return told(at, "p1")


_PLAYED: Final[dict[str, Callable[..., list[Told]]]] = {
    "morpho": morpho_match,
    "morpyam": morpyam_match,
}
"""What plays a match of each game, or more of them."""


def twice(game: str) -> list[Told]:
    """Return a match, and another at the same table; the first is what plays one returns."""
    return _PLAYED[game](matches=2)
