"""Rounds among bots alone, by the rules and without a table: as fast as it goes, and repeatable."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from morpho_server.games.bot import Bot, Observation
from morpho_server.games.chance import Chance
from morpho_server.games.game import Game
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.position import Opening, Position


@dataclass(frozen=True, slots=True)
class Setting:
    """The setup of a round: checked options, the number of seats, and the seed.

    ``standing`` is where the match stands before it; without one it is the first round.
    """

    game: Game[Any]
    options: Options
    seats: int
    seed: int
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A round that was played, or cut off.

    ``failed`` counts by seat the decisions in which a bot failed or made an illegal move.
    """

    position: Position[Any]
    failed: tuple[int, ...]

    @property
    def outcome(self) -> Outcome | None:
        """Return how the round ended, ``None`` if it was cut off."""
        return self.position.outcome()


def play_round(setting: Setting, bots: Sequence[Bot], longest: int = 2000) -> Played:
    """Play a round with a bot at each seat, or its first ``longest`` decisions.

    Where a bot fails the game's own time-out move is made, as at a table.
    """
    dice = Random(setting.seed)  # noqa: S311 - repeatable, not secret
    chance, choices = Chance(dice.randbytes(32)), Choices(setting.options, setting.seats)
    opening = Opening.deal(setting.game, choices, chance, setting.standing)
    position, failed = Position(setting.game, opening), [0] * setting.seats
    while len(position.turns) <= longest and (owing := setting.game.owing(position.state)):
        seat = owing[0]
        move = _choice(bots[seat], position.observation(seat), dice)
        if move is None:
            failed[seat] += 1
            move = setting.game.timeout_move(position.state, seat, chance)
        position.make(seat, move)
    return Played(position, tuple(failed))


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


def _choice(bot: Bot, observation: Observation, dice: Random) -> Any:
    try:
        move = bot.choose(observation, dice)
    except Exception:  # noqa: BLE001 - a bot may fail in any way; how often is counted
        return None
    return move if observation.allows(move) else None
