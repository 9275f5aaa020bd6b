"""Playing rounds as a table does: decide, append, fold, show everybody what is theirs to know."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

from hypothesis import settings

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event, is_told
from morpho_server.games.game import Game, Options
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat

BYTES_A_STEP = 4
Choice = tuple[Seat, Move]


def examples(number: int) -> int:
    """Return how many examples the profile wants where CI takes that number."""
    return max(1, number * settings().max_examples // 100)


@dataclass(frozen=True)
class Start:
    """What a round is played with: checked options, seats, a standing and a seed."""

    options: Options
    seats: int
    standing: Standing
    seed: bytes

    def chance(self, step: int) -> Chance:
        """Return the stream of one step; step 0 is the deal."""
        return Chance(self.seed).branch(str(step))


@dataclass(frozen=True)
class Step:
    """One move, what it led to, and the state after it."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: Any


class Round:
    """A round being played by the rules alone; ``log`` and ``state`` are as a table's."""

    def __init__(self, game: Game[Any], start: Start, opening: tuple[Event, ...] = ()) -> None:
        """Begin a round, with other opening events than the game's own if they are given."""
        self.game = game
        self.start = start
        self.opening = opening or open_round(game, start)
        self.log: list[Event] = list(self.opening)
        self.state = fold(game, self.opening)
        self.made: list[Choice] = []

    def decide(self, seat: Seat, move: Move) -> tuple[tuple[Event, ...], Any]:
        """Return the events of a move and the state after, by the chance of the next step."""
        done = self.game.decide(self.state, seat, move, self.start.chance(len(self.made) + 1))
        return done.events, done.after

    def play(self, seat: Seat, move: Move) -> Step:
        """Make a move."""
        events, self.state = self.decide(seat, move)
        self.log += events
        self.made.append((seat, move))
        return Step(seat, move, events, self.state)

    def refusal(self, seat: Seat, text: str) -> tuple[str, str] | None:
        """Return the code and the reason with which a text is refused, or ``None``."""
        try:
            self.decide(seat, Move(text))
        except MoveRefusedError as refused:
            return refused.code, refused.reason
        return None

    def seats(self) -> Iterator[Seat]:
        """Return all seats."""
        return map(Seat, range(self.start.seats))

    def moves(self, seat: Seat) -> list[Move]:
        """Return all moves that a seat may make now, owed or open."""
        game, state = self.game, self.state
        return [*game.legal_moves(state, seat), *game.open_moves(state, seat)]

    def pick(self, drawn: bytes, rare: frozenset[str]) -> Choice | None:
        """Choose a move by four drawn bytes, every verb as likely; ``None`` when it is over.

        Rare verbs are chosen seldom, if there are others. About one move in twenty is an open one.
        """
        owing = self.game.owing(self.state)
        if not owing:
            return None
        if drawn[0] >= 244 and (choices := self._open_choices()):
            return choices[drawn[1] % len(choices)]
        seat = owing[drawn[1] % len(owing)]
        by_verb = defaultdict(list)
        for move in self.game.legal_moves(self.state, seat):
            by_verb[move.split()[0]].append(move)
        verbs = sorted(by_verb.keys() - rare if drawn[0] >= 64 else by_verb) or sorted(by_verb)
        verb = verbs[drawn[2] % len(verbs)]
        return seat, by_verb[verb][drawn[3] % len(by_verb[verb])]

    def _open_choices(self) -> list[Choice]:
        game, state = self.game, self.state
        return [(seat, move) for seat in self.seats() for move in game.open_moves(state, seat)]


def open_round(game: Game[Any], start: Start) -> tuple[Event, ...]:
    """Return the events with which a round begins."""
    return game.start(start.options, start.seats, start.standing, start.chance(0))


def fold(game: Game[Any], log: Iterable[Event]) -> Any:
    """Return the state that a log adds up to."""
    state = game.new_state()
    for event in log:
        game.evolve(state, event)
    return state


def script(start: Start, number: int, steps: int) -> bytes:
    """Return the bytes of one of very many scripts.

    Bytes drawn by Hypothesis itself would shrink well, but repeat themselves too often to make
    random play; so it draws a number and the length.
    """
    return Random(start.seed + number.to_bytes(8)).randbytes(steps * BYTES_A_STEP)


@dataclass(frozen=True)
class Play:
    """A round to be played: how it starts, the bytes that choose its moves, and what is rare."""

    start: Start
    script: bytes
    rare: frozenset[str] = frozenset()

    def rounds(self, game: Game[Any]) -> Iterator[tuple[Round, bytes]]:
        """Play it, and return the round at every position, with the bytes of the next move."""
        played = Round(game, self.start)
        for at in range(0, len(self.script), BYTES_A_STEP):
            drawn = self.script[at : at + BYTES_A_STEP]
            yield played, drawn
            picked = played.pick(drawn, self.rare)
            if picked is None:
                return
            played.play(*picked)
        yield played, bytes(BYTES_A_STEP)

    def to_the_end(self, game: Game[Any]) -> Round:
        """Return the round after the last move."""
        *_, (played, _) = self.rounds(game)
        return played


class Watcher:
    """Somebody at the table, a seat or (``None``) a spectator, and all they are ever sent."""

    def __init__(self, game: Game[Any], seat: Seat | None) -> None:
        self.seat = seat
        self.public = game.public_observer()
        self.own = None if seat is None else game.seat_observer(seat)

    def frame(self, events: Iterable[Event]) -> dict[str, Any]:
        """Show a batch of events; return what the table sends, which may be nothing."""
        told = [event for event in events if is_told(event, self.seat)]
        for event in told:
            if event.to == EVERYONE:
                self.public.see(event)
            if self.own:
                self.own.see(event)
        parts = {
            "events": [wire(event) for event in told if event.to == EVERYONE],
            "yours": [wire(event) for event in told if event.to != EVERYONE],
            "public": self.public.take_patch(),
            "own": self.own.take_patch() if self.own else {},
        }
        return {name: deepcopy(part) for name, part in parts.items() if part}

    def views(self) -> dict[str, Mapping[str, Any]]:
        """Return what a snapshot holds."""
        own = {"own": self.own.view()} if self.own else {}
        return {"public": self.public.view(), **own}


def watchers(game: Game[Any], seats: int) -> list[Watcher]:
    """Return a spectator and every seat."""
    return [Watcher(game, None), *(Watcher(game, Seat(seat)) for seat in range(seats))]


def wire(event: Event) -> dict[str, Any]:
    """Return an event as a client is sent it: its kind and its fields, but not its audience."""
    return {"kind": event.kind, **payload(event)}


def payload(event: Event) -> dict[str, Any]:
    """Return an event's own fields by name."""
    return {f.name: getattr(event, f.name) for f in fields(event) if f.name != "to"}


def as_bytes(value: object) -> bytes:
    """Return a JSON value as it would be sent; the order of keys counts."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False).encode()


def merge(target: dict[str, Any], patch: Mapping[str, Any]) -> None:
    """Apply a JSON Merge Patch (RFC 7396, section 2) in place."""
    for name, value in patch.items():
        if value is None:
            target.pop(name, None)
        elif isinstance(value, dict):
            if not isinstance(target.get(name), dict):
                target[name] = {}
            merge(target[name], value)
        else:
            target[name] = deepcopy(value)


def portrait(value: object) -> Any:
    """Return a comparable picture of all that an object holds, whatever its class.

    Lists and tuples look the same, as they do once stored; sets and dicts have no order.
    """
    match value:
        case dict():
            items = [(portrait(key), portrait(each)) for key, each in value.items()]
            return ("dict", sorted(items, key=repr))
        case set() | frozenset():
            return ("set", sorted(map(portrait, value), key=repr))
        case list() | tuple():
            return [portrait(each) for each in value]
        case None | bool() | int() | str() | bytes() | float():
            return value
        case Enum():
            return (type(value).__name__, value.name)
    return (type(value).__name__, [(name, portrait(each)) for name, each in _inside(value)])


def _inside(value: object) -> Iterator[tuple[str, object]]:
    if is_dataclass(value):
        names = [f.name for f in fields(value)]
    else:
        slots = (getattr(kind, "__slots__", ()) for kind in type(value).__mro__)
        names = [name for each in slots for name in ([each] if isinstance(each, str) else each)]
        names += vars(value) if hasattr(value, "__dict__") else []
    return ((name, getattr(value, name)) for name in names if hasattr(value, name))
