"""Rounds among bots alone, by the rules and without a table: as fast as it goes, and repeatable."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from morpho_server.bots.bot import Bot, Sight
from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, as_told, is_told
from morpho_server.games.game import Game, Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


@dataclass(frozen=True, slots=True)
class Setting:
    """What a round is played with: checked options, how many seats, and the seed of it all.

    ``standing`` is where the match stands before it; without one it is the first round.
    """

    game: Game[Any]
    options: Options
    seats: int
    seed: int
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A round that was played: what happened by each decision, after the deal, and how it ended.

    ``failed`` counts by seat the decisions in which a bot failed or made an illegal move.
    """

    updates: Sequence[Sequence[Event]]
    outcome: Outcome | None
    failed: tuple[int, ...]


class Watch:
    """What everybody at a round is told, and what each seat sees of it."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._public = game.public_observer()
        self._own = [game.seat_observer(Seat(seat)) for seat in range(seats)]
        self._told: list[list[dict[str, Json]]] = [[] for _ in range(seats)]

    def show(self, events: Iterable[Event]) -> None:
        """Show events to those they are addressed to."""
        for event in events:
            told = as_told(event)
            if is_told(event, None):
                self._public.see(event)
            for seat, observer in enumerate(self._own):
                if is_told(event, Seat(seat)):
                    observer.see(event)
                    self._told[seat].append(told)

    def sight(self, seat: Seat, legal: Sequence[str]) -> Sight:
        """Return what a seat sees. Nothing is copied: a bot that is not trusted needs a copy."""
        moves: Any = tuple(legal)
        return Sight(seat, self._public.view(), self._own[seat].view(), moves, self._told[seat])


def play_round(setting: Setting, bots: Sequence[Bot], longest: int = 2000) -> Played:
    """Play a round with a bot at each seat, or its first ``longest`` decisions.

    Where a bot fails the game's own time-out move is made, as at a table.
    """
    game, dice = setting.game, Random(setting.seed)  # noqa: S311 - repeatable, not secret
    chance = Chance(dice.randbytes(32))
    standing = setting.standing or Standing(1, (0,) * setting.seats)
    opening = game.start(setting.options, setting.seats, standing, chance)
    state = game.new_state()
    for event in opening:
        game.evolve(state, event)
    watch, failed, updates = Watch(game, setting.seats), [0] * setting.seats, [opening]
    watch.show(opening)
    while len(updates) <= longest and (owing := game.owing(state)):
        seat = owing[0]
        sight = watch.sight(seat, game.legal_moves(state, seat))
        move = _choice(bots[seat], sight, dice)
        if move is None:
            failed[seat] += 1
            move = game.timeout_move(state, seat)
        done = game.decide(state, seat, move, chance)
        state = done.after
        updates.append(done.events)
        watch.show(done.events)
    return Played(updates, game.outcome(state), tuple(failed))


def play_match(setting: Setting, bots: Sequence[Bot], most: int = 200) -> Iterator[Played]:
    """Play the rounds of a match, ``most`` at most, each with its own seed."""
    dice = Random(setting.seed)  # noqa: S311 - repeatable, not secret
    for _ in range(most):
        played = play_round(setting, bots)
        yield played
        if played.outcome is None or played.outcome.following is None:
            return
        standing = played.outcome.following
        setting = replace(setting, seed=dice.getrandbits(64), standing=standing)


def _choice(bot: Bot, sight: Sight, dice: Random) -> Any:
    try:
        move = bot.choose(sight, dice)
    except Exception:  # noqa: BLE001 - a bot may fail in any way; how often is counted
        return None
    return move if sight.allows(move) else None
