"""Rounds among bots alone, by the rules and without a table: as fast as it goes, and repeatable."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from morpho_server.games.bot import Bot, Observation
from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, as_shown, is_shown
from morpho_server.games.game import Game
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


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
    """A round that was played: what happened by each decision, after the deal, and how it ended.

    ``failed`` counts by seat the decisions in which a bot failed or made an illegal move.
    """

    updates: Sequence[Sequence[Event]]
    outcome: Outcome | None
    failed: tuple[int, ...]


class Watch:
    """The public view of a round, and the view of each seat."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._public = game.public_observer()
        self._own = [game.seat_observer(Seat(seat)) for seat in range(seats)]
        self._events: list[list[dict[str, Json]]] = [[] for _ in range(seats)]

    def show(self, events: Iterable[Event]) -> None:
        """Show events to those they are addressed to."""
        for event in events:
            shown = as_shown(event)
            if is_shown(event, None):
                self._public.see(event)
            for seat, observer in enumerate(self._own):
                if is_shown(event, Seat(seat)):
                    observer.see(event)
                    self._events[seat].append(shown)

    def observation(self, seat: Seat, legal: Sequence[str]) -> Observation:
        """Return a seat's observation. Nothing is copied: an untrusted bot needs a copy."""
        moves: Any = tuple(legal)
        return Observation(
            seat, self._public.view(), self._own[seat].view(), moves, self._events[seat]
        )


def play_round(setting: Setting, bots: Sequence[Bot], longest: int = 2000) -> Played:
    """Play a round with a bot at each seat, or its first ``longest`` decisions.

    Where a bot fails the game's own time-out move is made, as at a table.
    """
    game, dice = setting.game, Random(setting.seed)  # noqa: S311 - repeatable, not secret
    chance = Chance(dice.randbytes(32))
    standing = setting.standing or Standing(1, (0,) * setting.seats)
    opening = game.start(Choices(setting.options, setting.seats), standing, chance)
    state = game.new_state()
    for event in opening:
        game.evolve(state, event)
    watch, failed, updates = Watch(game, setting.seats), [0] * setting.seats, [opening]
    watch.show(opening)
    while len(updates) <= longest and (owing := game.owing(state)):
        seat = owing[0]
        observation = watch.observation(seat, game.legal_moves(state, seat))
        move = _choice(bots[seat], observation, dice)
        if move is None:
            failed[seat] += 1
            move = game.timeout_move(state, seat, chance)
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


def _choice(bot: Bot, observation: Observation, dice: Random) -> Any:
    try:
        move = bot.choose(observation, dice)
    except Exception:  # noqa: BLE001 - a bot may fail in any way; how often is counted
        return None
    return move if observation.allows(move) else None
