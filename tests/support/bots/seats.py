"""Rounds as one of their seats sees them, step by step."""

from collections.abc import Iterator
from random import Random

import orjson

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.belief.belief import Belief
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat, seat_of
from tests.support.bots import worlds
from tests.support.games.morpho.playing import opening
from tests.support.games.playing import Round, Start

GAME = RULES["morpho"]
UNKNOWNS = ("spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite")
RARE = frozenset({"escape", "perceive", "report"})
"""Moves that would soon end a random round."""
DULL = RARE | {"change", "look"}
"""Moves made rarely, to leave room for abilities."""


class Seeing:
    """A round as one seat sees it, or a spectator, and that one's belief."""

    def __init__(self, played: Round, seat: int | None) -> None:
        self.played, self.seat, self.belief = played, None if seat is None else Seat(seat), Belief()
        self.stream = worlds.shown_to(played.opening, self.seat)
        self.belief.apply(self.stream)

    def make(self, step: str) -> list[dict]:
        """Make a move, ``A look C1``; return the events that the seat sees."""
        mover, _, move = step.partition(" ")
        return self.go_on(seat_of(mover), Move(move))

    def go_on(self, mover: Seat, move: Move) -> list[dict]:
        """Make a move; return the events that the seat sees."""
        seen = worlds.shown_to(self.played.play(mover, move).events, self.seat)
        self.stream += seen
        self.belief.apply(seen)
        return seen

    def wander(self, rng: Random, length: int, rare: frozenset[str]) -> Iterator[list[dict]]:
        """Make up to ``length`` random moves; yield the events that the seat sees of each."""
        for _ in range(length):
            picked = self.played.pick(rng.randbytes(4), rare)
            if picked is None:
                return
            yield self.go_on(*picked)

    @property
    def is_over(self) -> bool:
        """Return whether the round is over."""
        return GAME.outcome(self.played.state) is not None


def begun(cards: dict, seat: str | None, *steps: str, **header) -> Seeing:
    """Return a seat's view of a round of that deal, or a spectator's, after those steps."""
    start = Start({}, len(cards) - 1, Standing(1, (0,) * (len(cards) - 1)), bytes(32))
    seeing = Seeing(
        Round(GAME, start, opening(cards, **header)), None if seat is None else seat_of(seat)
    )
    for step in steps:
        seeing.make(step)
    return seeing


def dealt(
    seed: int, seats: int, rng: Random, *, few: bool = False, spectator: bool = False
) -> Seeing:
    """Return a random seat's view of a round with cards from the tables, mostly expert.

    With ``few`` there are few identities that the Unknown may be. As a ``spectator`` one holds no
    card.
    """
    options: dict = {"mode": rng.choice(["basic", "expert", "expert"]), "turn_limit": None}
    if few and options["mode"] == "expert":
        suiting = [name for name in UNKNOWNS if seats > 3 or name != "extremist"]
        options["unknowns"] = rng.sample(suiting, rng.randint(1, 3))
    standing = Standing(1, (0,) * seats)
    start = Start(GAME.options(options), seats, standing, seed.to_bytes(32))
    return Seeing(Round(GAME, start), None if spectator else rng.randrange(seats))


def left_open(seeing: Seeing, rng: Random, length: int) -> Iterator[worlds.Worlds]:
    """Make random moves; yield the worlds that brute force leaves open after each."""
    possible = worlds.deals(seeing.played, seeing.seat)
    yield possible
    for _ in range(length):
        mover, move = seeing.played.pick(rng.randbytes(4), DULL) or (None, "")
        if mover is None or move in ("agree", "disagree"):
            continue
        seen = seeing.go_on(mover, move)
        if seeing.is_over:
            return
        possible = worlds.after(possible, seeing.seat, mover, move, seen)
        yield possible


def observation(seeing: Seeing) -> Observation:
    """Return the observation of the seat that owes a decision, as it goes over the wire."""
    played = seeing.played
    public, own = GAME.public_observer(), GAME.seat_observer(seeing.seat)
    for event in played.log:
        if event.to == "all":
            public.see(event)
        if event.to == "all" or seeing.seat in event.to:
            own.see(event)
    parts = orjson.loads(orjson.dumps([public.view(), own.view(), seeing.stream]))
    return Observation(
        seeing.seat,
        parts[0],
        parts[1],
        tuple(GAME.legal_moves(played.state, seeing.seat)),
        parts[2],
    )
