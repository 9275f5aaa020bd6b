"""Playing rounds as a table does: decide, append, apply, show everybody what they may know."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import settings

from morpho_server.games.chance import Chance, branch
from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat

BYTES_A_STEP = 4
Choice = tuple[Seat, Move]


def examples(number: int) -> int:
    """Return how many examples the profile wants where one of 100 examples takes that number."""
    return max(1, number * settings().max_examples // 100)


@dataclass(frozen=True)
class Start:
    """The start of a round: checked options, seats, a standing, a seed, seats' options."""

    options: Options
    seats: int
    standing: Standing
    seed: bytes
    seat_options: tuple[Options, ...] = ()

    def chance(self, step: int) -> Chance:
        """Return the stream of one step; step 0 is the deal."""
        return Chance(branch(self.seed, str(step)))

    def late_chance(self) -> Chance:
        """Return the stream of what is done for late seats, the same in every position."""
        return Chance(branch(self.seed, "late"))


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
        self.state = replay(game, self.opening)
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

    def timeout_move(self, seat: Seat) -> Move:
        """Return the move made for a late seat."""
        return self.game.timeout_move(self.state, seat, self.start.late_chance())

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
    chance = start.chance(0)
    return game.start(
        Choices(start.options, start.seats, start.seat_options), start.standing, chance
    )


def replay(game: Game[Any], log: Iterable[Event]) -> Any:
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
