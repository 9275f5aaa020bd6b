"""A match played again: the events that each seat and the public had to be sent."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import orjson

from morpho_server.games.chance import Chance, Draw
from morpho_server.games.events import EVERYONE, Audience, Event, as_shown, is_addressed
from morpho_server.games.game import Game
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.match import round_seed
from morpho_server.verify.file import EventJson, RoundMoves, UnreadableError


class UnlawfulError(Exception):
    """A match that the rules do not allow. It says why."""


def spelled(event: EventJson) -> bytes:
    """Return an event as text that is equal for equal events, and for no others."""
    return orjson.dumps(event, option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS)


class Replay:
    """A match that is played again, as far as somebody follows its events.

    ``terms`` are set before the round that they are for is opened. ``outcome`` is that of the last
    round so far, ``None`` if it was left before its end.
    """

    def __init__(
        self, game: Game[Any], seed: bytes, terms: ev.TermsSet, rounds: Sequence[RoundMoves]
    ) -> None:
        self.terms = terms
        self.outcome: Outcome | None = None
        self._game, self._seed, self._rounds = game, seed, rounds
        self._draws: list[list[Draw]] = []
        self._state: Any = None
        self._events = self._play()

    @property
    def draws(self) -> Mapping[str, list[Draw]]:
        """Return the draws as the end of a match shows them: none of rounds without any."""
        last = len(self._draws)
        numbered = enumerate(self._draws, 1)
        return {str(number): draws for number, draws in numbered if draws or number == last}

    def carried(self) -> Json:
        """Return the data that a rematch carries over, once all events were asked for."""
        return None if self._state is None else self._game.carry_over(self._state)

    def has(self, kind: str) -> bool:
        """Return whether events of a kind follow from the moves."""
        return kind == "round_opened" or any(kind == each.kind for each in self._game.event_types)

    def next_for(
        self, seat: Seat | None, until: bytes | None = None
    ) -> tuple[Audience, bytes] | None:
        """Return the next event sent to a seat (``None``: the public), and its audience.

        Return ``None`` at the end. With ``until``, events for the seat alone that come before that
        one are left out. Raises :exc:`UnlawfulError`, and :exc:`.file.UnreadableError` for what no
        rules can be asked about.
        """
        for to, event in self._events:
            is_left_out = until is not None and to != EVERYONE and event != until
            if is_addressed(to, seat) and not is_left_out:
                return to, event
        return None

    def _play(self) -> Iterator[tuple[Audience, bytes]]:
        for number, played in enumerate(self._rounds, 1):
            standing = self._standing(number, played)
            self._draws.append([])
            yield EVERYONE, spelled({"kind": "round_opened", "number": number})
            chance, state = self._chance(), self._game.new_state()
            with _lawful():
                events = self._deal(standing, chance)
                for event in events:
                    self._game.evolve(state, event)
            yield from self._sent(events, chance)
            for seat, move, is_chosen in played.moves:
                with _lawful():
                    if is_chosen:
                        self._choose(state, seat, move)
                    chance = self._chance()
                    events, state = self._game.decide(state, seat, move, chance)
                yield from self._sent(events, chance)
            self._state, self.outcome = state, self._game.outcome(state)

    def _standing(self, number: int, played: RoundMoves) -> Standing:
        seats = len(self.terms.seat_options)
        if played.round != number or any(seat >= seats for seat, _, _ in played.moves):
            raise UnlawfulError("its rounds or seats are counted otherwise")
        if number == 1:
            return Standing(1, (0,) * seats, carried=self.terms.carried)
        if self.outcome is None or self.outcome.following is None:
            raise UnlawfulError(f"round {number} was opened although it was not time for it")
        return self.outcome.following

    def _deal(self, standing: Standing, chance: Chance) -> Sequence[Event]:
        options, seat_options = self.terms.options, self.terms.seat_options
        for chosen in seat_options:
            self._game.seat_options(chosen)
        self._game.options(options)
        choices = Choices(options, len(seat_options), seat_options)
        return self._game.start(choices, standing, chance)

    def _choose(self, state: Any, seat: Seat, move: Move) -> None:
        chance = self._chance()
        if self._game.timeout_move(state, seat, chance) != move:
            raise UnlawfulError(f"“{move}” is not the move for a seat whose time is up")
        self._draws[-1] += chance.draws

    def _chance(self) -> Chance:
        return Chance(round_seed(self._seed, len(self._draws)), self._draws[-1])

    def _sent(self, events: Sequence[Event], chance: Chance) -> Iterator[tuple[Audience, bytes]]:
        self._draws[-1] += chance.draws
        for event in events:
            yield event.to, spelled(as_shown(event))


@contextmanager
def _lawful() -> Iterator[None]:
    try:
        yield
    except UnlawfulError:
        raise
    except (MoveRefusedError, OptionsRefusedError) as error:
        raise UnlawfulError(f"the rules do not allow what was played: {error.reason}") from None
    except Exception as error:
        # Options and moves of a stranger's file may be of any shape.
        raise UnreadableError(f"its match can't be played: {type(error).__name__}") from error
