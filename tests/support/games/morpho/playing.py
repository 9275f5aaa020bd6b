"""Made-up positions and random rounds for the tests of the M.O.R.P.H.O. engine."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.morpho.identities import IDENTITIES
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RECORDINGS, RULES
from morpho_server.games.seats import LETTERS, Seat, seat_of
from morpho_server.games.views import Json
from tests.support.games.states import state_after

GAME = RULES["morpho"]
CHANCE = Chance(bytes(32))


def deal(*hands: str, middle: str) -> dict[str, Json]:
    """Return a record's deal: a text of identities for each seat."""
    return {**{LETTERS[n]: hand.split() for n, hand in enumerate(hands)}, "M": middle}


def opening(cards: dict[str, Json], **header: Json) -> tuple[Event, ...]:
    """Return the events with which a round of that deal begins."""
    return tuple(RECORDINGS["morpho"].open({"deal": cards, **header}).events)


def position(cards: dict[str, Json], *steps: str, **header: Json) -> State:
    """Return the position after steps such as ``A look C1``."""
    state = state_after(GAME, opening(cards, **header))
    for step in steps:
        _, state = decide(state, step)
    return state


def decide(state: State, step: str) -> tuple[tuple[Event, ...], State]:
    """Return the events of a step, and the state after it."""
    letter, _, move = step.partition(" ")
    consequences = GAME.decide(state, seat_of(letter), Move(move), CHANCE)
    return consequences.events, consequences.after


@dataclass(frozen=True)
class Walked:
    """One move of a random round."""

    before: State
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: State


def random_round(seed: int) -> tuple[tuple[Event, ...], Iterator[Walked]]:
    """Return the beginning of a round, dealt by the tables or made up, and its random moves."""
    rng = Random(seed)
    begun = _random_opening(rng)
    return begun, _random_moves(rng, state_after(GAME, begun))


def _random_opening(rng: Random) -> tuple[Event, ...]:
    seats = rng.choice(GAME.seats)
    limit = rng.choice([3, 8, 15])
    if rng.random() < 0.5:
        size = 2 if seats <= 6 else 1
        box = [identity.name for identity in IDENTITIES for _ in range(identity.cards)]
        rng.shuffle(box)
        hands = [" ".join(box[size * seat : size * seat + size]) for seat in range(seats)]
        return opening(deal(*hands, middle=box[-1]), mode="expert", turn_limit=limit)
    options = GAME.options({"mode": rng.choice(["basic", "expert"]), "turn_limit": limit})
    standing = Standing(1, (0,) * seats, Seat(rng.randrange(seats)))
    return GAME.start(Choices(options, seats), standing, Chance(rng.randbytes(32)))


def _random_moves(rng: Random, state: State) -> Iterator[Walked]:
    while owing := GAME.owing(state):
        seat, moves = owing[0], GAME.legal_moves(state, owing[0])
        if rng.random() < 0.05:
            seat = Seat(rng.randrange(state.setup.seats))
            moves = GAME.open_moves(state, seat) or moves
            seat = seat if GAME.open_moves(state, seat) else owing[0]
        move = rng.choice(moves)
        consequences = GAME.decide(state, seat, move, CHANCE)
        yield Walked(state, seat, move, consequences.events, consequences.after)
        state = consequences.after
