"""Honest matches, as the page of one of their players keeps them."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Final

from morpho_server.tables.decide.people.bots import decide_for
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.events import MatchPrepared, MatchStarting, PlayerJoined
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.model.match import commitment_to
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

EventJson = dict[str, Any]

PLAYERS = {
    "morpho": "p2",
    "morpyam": "p1",
    "morphos": "p2",
    "morphatrons": "p2",
    "morph": "p2",
}
"""Whose page keeps the match of a game."""


def share_of(player: str, number: int) -> str:
    """Return the share that somebody gives in a match."""
    return f"{player[1:]}{'abcdef'[number - 1]}" * 32


def begin(at: Sitting, silent: str | None = None, kept_back: str | None = None) -> None:
    """Begin a match, the first or another, with a share of everybody but a ``silent`` one.

    Somebody may have ``kept_back`` theirs when all others were revealed.
    """
    people = [player.id for player in at.table.seated_people()]
    number = at.table.prepared.number
    shares = {player: share_of(player, number) for player in people if player != silent}
    for player in people:
        if player in shares:
            committed = commitment_to(bytes.fromhex(shares[player]))
            at.do(player, commands.CommitShare(id=ANY_ID, commitment=committed))
        at.do(player, commands.SetReady(id=ANY_ID, ready=True))
    if at.table.starting is None:  # another match begins when all are in
        at.do("p1", commands.Start(id=ANY_ID))
    for player, share in shares.items():
        if player != kept_back:
            at.do(player, commands.RevealShare(id=ANY_ID, share=share))
    if kept_back is not None:
        at.wait(2)
        at.run_out()


def seen_by(at: Sitting, player: str) -> list[EventJson]:
    """Return the events that a player was sent, with the shares that their page noted.

    Who came before the first match was sent everything from the opening of the table on.
    """
    events: list[EventJson] = []
    called = next((n for n, e in enumerate(at.entries) if MatchStarting in map(type, e.events)), 0)
    is_there = any(
        isinstance(event, PlayerJoined) and event.player == player
        for entry in at.entries[:called]
        for event in entry.events
    )
    for update in at.updates:
        frame = json.loads(update.special.get(PlayerId(player), update.common))
        public = frame.get("events", [])
        is_there |= {"player_joined": player} in ({e["kind"]: e.get("player")} for e in public)
        if not is_there or not update.is_for(PlayerId(player)):
            continue
        for private in reversed(frame.get("yours", [])):
            public.insert(private.pop("after"), private)
        events += public
        if {"player_left": player} in ({e["kind"]: e.get("player")} for e in public):
            is_there = False
    promises = {
        event.number: event.commitment
        for entry in at.entries
        for event in entry.events
        if isinstance(event, MatchPrepared)
    }
    callings = [event for event in events if event["kind"] == "match_starting"]
    for called in (event for event in callings if player in event["commitments"]):
        number, committed = called["number"], called["commitments"][player]
        made = {
            "kind": "share_made",
            "player": player,
            "share": share_of(player, number),
            "promised": promises[number],
            "published": {"seats": called["seats"], "commitments": called["commitments"]},
        }
        place = next(at for at, e in enumerate(events) if e.get("commitment") == committed)
        events.insert(place, made)
    return events


def morpho_match(
    mode: str = "expert",
    matches: int = 1,
    silent: str | None = None,
    kept_back: str | None = None,
) -> list[EventJson]:
    """Return a match of M.O.R.P.H.O. over three rounds, as the second of four players saw it.

    The share of somebody may be ``kept_back`` in the first of several matches.
    """
    at = waiting("Ada Bo Cy Dan", "morpho", mode=mode, target=30)
    for number in range(matches):
        begin(at, silent, None if number else kept_back)
        play_three_rounds(at)
        at.do("p1", commands.EndMatch(id=ANY_ID))
    return seen_by(at, "p2")


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


def morpyam_match(matches: int = 1) -> list[EventJson]:
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
    return seen_by(at, "p1")


def morphos_match(matches: int = 1) -> list[EventJson]:
    """Return a match of Morphos, broken off after twenty moves, as its second player saw it."""
    at = waiting("Ada Bo", "morphos", seed=3)
    for _ in range(matches):
        begin(at)
        for step in range(20):
            at.move(at.owing[0], at.legal[(7 * step) % len(at.legal)])
        at.do("p1", commands.EndMatch(id=ANY_ID))
    return seen_by(at, "p2")


def morphatrons_match(matches: int = 1) -> list[EventJson]:
    """Return a match of Morphatrons whose deck was shuffled anew, as its second player saw it."""
    at = waiting("Ada Bo", "morphatrons", seed=4)
    for _ in range(matches):
        begin(at)
        for step in range(90):
            wanted = ("draw",) if step < 24 else ("deactivate", "play", "build", "draw")
            moves = [move for verb in wanted for move in at.legal if move.startswith(verb)]
            at.move(at.owing[0], moves[0])
        at.move(0, "resign")
    return seen_by(at, "p2")


def morph_match(
    matches: int = 1,
    mode: str = "duel",
    packs: int = 1,
    factions: Mapping[str, str] = {},
) -> list[EventJson]:
    """Return a match of Morph, played to its end, as its last player saw it.

    Players may have chosen their ``factions``.
    """
    names = "Ada" if mode == "solo" else "Ada Bo"
    at = waiting(names, "morph", seed=4, mode=mode, packs=packs)
    for player, pair in factions.items():
        at.do(player, commands.SetSeatOptions(id=ANY_ID, options={"factions": pair}))
    for _ in range(matches):
        begin(at)
        step = 0
        while at.owing:
            at.move(at.owing[0], at.legal[(7 * step + 1) % len(at.legal)])
            step += 1
    return seen_by(at, f"p{len(names.split())}")


def random_match(game: str, seed: int, moves: int = 300, **options: object) -> list[EventJson]:
    """Return a match of random moves, some of them for late players, as its host saw it."""
    return seen_by(random_sitting(game, seed, moves, **options), "p1")


def random_sitting(game: str, seed: int, moves: int = 300, **options: object) -> Sitting:
    """Play a match of random moves, some of them for late players, with a person in every seat."""
    names = "Ada Bo Cy" if game == "morpho" else "Ada Bo"
    if options.get("mode") == "solo":
        names = "Ada"
    at = waiting(names, game, seed=seed, turn_seconds=60, **options)
    play_at_random(at, Random(seed), moves)
    return at


def play_at_random(at: Sitting, random: Random, moves: int = 300) -> None:
    """Begin a match and play it. Nobody resigns early; the host calls off what goes on then."""
    begin(at)
    for _ in range(moves):
        if at.table.phase == "between":
            at.do("p1", commands.NextRound(id=ANY_ID))
        if at.table.phase != "playing":
            break
        seat = random.choice(at.owing)
        others = at.table.game.legal_moves(at.table.match_on.state, seat)
        if random.random() < 0.1:
            at.wait(200)
            at.run_out()
        else:
            at.move(seat, random.choice([move for move in others if move != "resign"] or others))
    if at.table.phase == "playing" and "resign" in at.legal:
        at.move(at.owing[0], "resign")
    elif at.table.in_match:
        at.do("p1", commands.EndMatch(id=ANY_ID))


def laid_in_secret() -> list[EventJson]:
    """Return a match in which a Parasite lays cards anew in secret, as its host saw it."""
    return random_match("morpho", 0, mode="expert", unknowns=["parasite"])


_PLAYED: Final[dict[str, Callable[..., list[EventJson]]]] = {
    "morpho": morpho_match,
    "morpyam": morpyam_match,
    "morphos": morphos_match,
    "morphatrons": morphatrons_match,
    "morph": morph_match,
}
"""What plays a match of each game, or more of them."""


def played_on(game: str) -> list[EventJson]:
    """Return a match that one player with bots plays on from another, so without any share."""
    events = [event for event in several(game, 1) if event["kind"] != "share_made"]
    called = next(at for at, event in enumerate(events) if event["kind"] == "match_starting")
    begun = next(at for at, event in enumerate(events) if event["kind"] == "match_started")
    events[called]["commitments"] = events[begun - 1]["shares"] = {}
    _, *others = events[called]["seats"]
    bots = [{"kind": "bot_joined", "player": player} for player in others]
    origin = {"kind": "match_played_on", "match": 4, "round": 3, "steps": 7}
    return [*events[:called], *bots, *events[called : begun + 1], origin, *events[begun + 1 :]]


def by_the_first_release(events: list[EventJson]) -> list[EventJson]:
    """Return matches of which the first is as servers of that release sent it.

    They called for no shares, and published no draws.
    """
    end = next(at for at, event in enumerate(events) if event["kind"] == "match_ended")
    since = {"share_made", "share_committed", "match_starting", "shares_revealed"}
    before = [event for event in events[:end] if event["kind"] not in since]
    return [*before, {**events[end], "draws": {}}, *events[end + 1 :]]


def twice(game: str) -> list[EventJson]:
    """Return a match, and another at the same table; the first is what plays one returns."""
    return several(game, 2)


def several(game: str, matches: int) -> list[EventJson]:
    """Return some matches at one table; the first is what plays one returns."""
    return _PLAYED[game](matches=matches)


MATCHES = {
    "morpho": cache(morpho_match),
    "morpyam": cache(morpyam_match),
    "morphos": cache(morphos_match),
    "morphatrons": cache(morphatrons_match),
    "morph": cache(morph_match),
}
"""An honest match of each game, played once."""
