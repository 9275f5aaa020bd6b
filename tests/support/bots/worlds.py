"""Brute force: every deal that a seat can't rule out, played again by the rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from morpho_server.games.events import Event, as_shown, is_shown
from morpho_server.games.morpho.events import Dealt
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat, letter
from tests.support.games.playing import Round
from tests.support.games.states import state_after

GAME = RULES["morpho"]
Worlds = list[tuple[object, float]]
"""States, each with how likely it is (not normed)."""


def shown_to(events: tuple[Event, ...] | list[Event], seat: Seat | None) -> list[dict]:
    """Return events as a seat, or a spectator, is sent them."""
    return [as_shown(event) for event in events if is_shown(event, seat)]


def deals(played: Round, seat: Seat | None) -> Worlds:
    """Return every deal in which a seat holds what it holds, to a spectator every one."""
    setup = played.opening[0]
    [dealt] = [event for event in played.opening if event.kind == "dealt"]
    mine = None if seat is None else letter(seat)
    own = {slot: name for slot, name in dealt.cards.items() if slot[0] == mine}
    worlds: Worlds = []
    for unknown in setup.unknowns or (None,):
        pile = [name for name, count in setup.tiles.items() for _ in range(count)]
        pile += [unknown] if unknown else []
        ways = 1
        for name in set(pile):
            for n in range(pile.count(name)):
                ways *= n + 1
        for name in own.values():
            if name in pile:
                pile.remove(name)
        hidden = [slot for slot in dealt.cards if slot not in own]
        if len(pile) > len(hidden):
            continue
        for way in sorted(set(permutations(pile))):
            cards = dealt.cards | dict(zip(hidden, way, strict=True))
            opening = [_dealt_anew(event, cards) for event in played.opening]
            worlds.append((state_after(GAME, opening), float(ways)))
    return worlds


def _dealt_anew(event: Event, cards: dict) -> Event:
    return replace(event, cards=cards) if isinstance(event, Dealt) else event


def after(
    worlds: Worlds, seat: Seat | None, mover: Seat, move: Move, happened: list[dict]
) -> Worlds:
    """Return the worlds in which a seat sees exactly these events after a move."""
    left: Worlds = []
    for state, weight in worlds:
        for made, likely in _choices(state, seat, mover, move):
            done = GAME.decide(state, mover, made, None)
            if shown_to(done.events, seat) == happened:
                left.append((done.after, weight * likely))
    return left


def _choices(state, seat: Seat | None, mover: Seat, move: Move) -> Iterator[tuple[Move, float]]:
    legal = GAME.legal_moves(state, mover)
    verb = move.split()[0]
    if verb == "arrange" and mover != seat:
        places = [lay.split("=")[0] for lay in move.split()[1:]]
        ways = list(permutations(state.cards[place] for place in places))
        for way in ways:
            laid = " ".join(f"{p}={n}" for p, n in zip(places, way, strict=True))
            yield Move(f"arrange {laid}"), 1 / len(ways)
    elif move in legal:
        yield move, 1 / len(legal) if verb in ("guard", "intercept") else 1.0


def chances(worlds: Worlds) -> dict[str, dict[str, float]]:
    """Return how likely the card in each slot is which identity."""
    total = sum(weight for _, weight in worlds)
    found: dict[str, dict[str, float]] = {}
    for state, weight in worlds:
        for slot, name in state.cards.items():
            likely = found.setdefault(slot, {})
            likely[name] = likely.get(name, 0) + weight / total
    return found


def together(worlds: Worlds, *slots: str) -> dict[tuple[str, ...], float]:
    """Return how likely which identities lie in these slots together."""
    total = sum(weight for _, weight in worlds)
    found: dict[tuple[str, ...], float] = {}
    for state, weight in worlds:
        names = tuple(state.cards[slot] for slot in slots)
        found[names] = found.get(names, 0) + weight / total
    return found
