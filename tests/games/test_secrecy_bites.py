"""The secrecy test finds leaks: these games leak, each in its own way."""

from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Consequences, Game
from morpho_server.games.moves import MoveRefusedError
from morpho_server.games.registry import RULES
from tests.support.games import guess_events
from tests.support.games.catalogue import HIDING, by_name
from tests.support.games.guess import GUESS, Guess
from tests.support.games.guess_subject import GuessSubject
from tests.support.games.late_seats import check_late_seats
from tests.support.games.morpho_subject import MorphoSubject
from tests.support.games.portraits import portrait
from tests.support.games.secrecy import LeakError, cases, compare
from tests.support.games.subjects import Subject
from tests.support.nightly import nightly


class Wrapped:
    """A game that does all as another game does."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def secret_bit(state: object) -> int:
    """Return a bit that depends on all that a state holds."""
    return crc32(repr(portrait(state)).encode()) & 1


class TellsAll(Wrapped):
    """Every event that was for some is for everybody."""

    def decide(self, *asked: Any) -> Consequences[Any]:
        done = self.game.decide(*asked)
        events = tuple(replace(e, to=EVERYONE) if e.to else e for e in done.events)
        return Consequences(events, done.after)


class TellsTheNextSeatToo(Wrapped):
    """Every event that was for one seat is for two."""

    def decide(self, state: Any, *asked: Any) -> Consequences[Any]:
        done = self.game.decide(state, *asked)
        return Consequences(tuple(map(self._widen, done.events)), done.after)

    def _widen(self, event: Event) -> Event:
        if event.to in {EVERYONE, NOBODY}:
            return event
        return replace(event, to=(*event.to, (event.to[0] + 1) % 2))


class OrdersMovesBySecrets(Wrapped):
    """The legal moves come in an order that depends on hidden cards."""

    def legal_moves(self, state: Any, *asked: Any) -> list[Any]:
        return self.game.legal_moves(state, *asked)[:: -1 if secret_bit(state) else 1]


class RefusesBySecrets(Wrapped):
    """The text of a refusal depends on hidden cards."""

    def decide(self, state: Any, *asked: Any) -> Consequences[Any]:
        try:
            return self.game.decide(state, *asked)
        except MoveRefusedError as refused:
            reason = f"{refused.reason}{'!' * secret_bit(state)}"
            raise MoveRefusedError(refused.code, reason) from None


class HurriesBySecrets(Wrapped):
    """Which clock a decision has depends on hidden cards."""

    def pace(self, state: Any) -> str:
        return ("turn", "reaction")[secret_bit(state)]


class Grown(Event, kind="grown"):
    """The log has grown by that many events."""

    by: int


class CountsHiddenEvents(Wrapped):
    """Everybody learns how many events there were, hidden ones included."""

    def decide(self, state: Any, *asked: Any) -> Consequences[Any]:
        done = self.game.decide(state, *asked)
        hidden = [Grown(NOBODY, 0)] * secret_bit(done.after)
        events = (*done.events, *hidden)
        return Consequences((*events, Grown(EVERYONE, len(events))), done.after)


class SpeaksBySecrets(Wrapped):
    """Hidden cards decide whether everybody sees an event without content."""

    def decide(self, state: Any, *asked: Any) -> Consequences[Any]:
        done = self.game.decide(state, *asked)
        return Consequences((*done.events, *[Grown(EVERYONE, 0)] * secret_bit(state)), done.after)


class ForksBySecrets(Wrapped):
    """What is done for a late seat, and what it is sent of this, depends on hidden cards."""

    def timeout_move(self, state: Any, seat: Any, chance: Any) -> Any:
        return self.game.legal_moves(state, seat)[-secret_bit(state)]


class SkipsTheQuestion(Guess):
    """The holder of an even card shows it without being asked, so silence reveals a card."""

    def decide(self, state: Any, seat: Any, move: Any, chance: Any) -> Consequences[Any]:
        done = super().decide(state, seat, move, chance)
        asked = done.after.asked
        if not move.startswith("ask") or done.after.cards["ABCDEF"[asked]] % 2:
            return done
        shown = super().decide(done.after, asked, "show", chance)
        return Consequences((*done.events, *shown.events), shown.after)


class SpeaksOfStakes(Wrapped):
    """A stake is shown before all have chosen."""

    def decide(self, *asked: Any) -> Consequences[Any]:
        done = self.game.decide(*asked)
        events = (
            replace(e, to=EVERYONE) if isinstance(e, guess_events.StakeChosen) else e
            for e in done.events
        )
        return Consequences(tuple(events), done.after)


class DecidesForLackOfChoice(Wrapped):
    """A seat with a single move is not asked, but having a single move may be a secret."""

    def decide(self, state: Any, seat: Any, move: Any, chance: Any) -> Consequences[Any]:
        done = self.game.decide(state, seat, move, chance)
        for owing in self.game.owing(done.after):
            moves = self.game.legal_moves(done.after, owing)
            if len(moves) == 1:
                further = self.decide(done.after, owing, moves[0], chance)
                return Consequences((*done.events, *further.events), further.after)
        return done


class TakesTheFirst(Wrapped):
    """A late seat makes the first of its legal moves that begin alike, known to all or not."""

    def timeout_move(self, state: Any, seat: Any, chance: Any) -> Any:
        verb = self.game.timeout_move(state, seat, chance).split()[0]
        moves = self.game.legal_moves(state, seat)
        return next(move for move in moves if move.split()[0] == verb)


class ShowsEvenCards(Guess):
    """A late seat shows its card if it is even, and rolls the die otherwise."""

    def timeout_move(self, state: Any, seat: Any, chance: Any) -> Any:
        if state.asked is None:
            return super().timeout_move(state, seat, chance)
        return ("show", "roll")[state.cards["ABCDEF"[seat]] % 2]


EVERY_GAME = [
    *(TellsAll, TellsTheNextSeatToo, OrdersMovesBySecrets, RefusesBySecrets),
    *(HurriesBySecrets, CountsHiddenEvents, SpeaksBySecrets, ForksBySecrets),
]


@pytest.mark.parametrize(
    "subject",
    [each if each.game.name == "guess" else nightly(each) for each in HIDING],
    ids=by_name,
)
@pytest.mark.parametrize("leaky", EVERY_GAME, ids=lambda leaky: leaky.__name__)
def test_a_leak_in_any_game_is_found(subject, leaky):
    """A fault that any game could have fails the comparison."""
    with pytest.raises(LeakError):
        look_for_leaks(subject, leaky(subject.game))


@pytest.mark.parametrize(
    ("subject", "leaky"),
    [
        (GuessSubject(), SkipsTheQuestion()),
        (GuessSubject(), SpeaksOfStakes(GUESS)),
        nightly(MorphoSubject(), DecidesForLackOfChoice(RULES["morpho"])),
    ],
    ids=lambda given: type(given).__name__,
)
def test_a_leak_of_one_game_is_found(subject, leaky):
    """A fault that needs a game's own decisions fails the comparison."""
    with pytest.raises(LeakError):
        look_for_leaks(subject, leaky)


@pytest.mark.parametrize(
    ("subject", "leaky"),
    [(GuessSubject(), ShowsEvenCards()), nightly(MorphoSubject(), TakesTheFirst(RULES["morpho"]))],
    ids=lambda given: type(given).__name__,
)
def test_a_late_seat_that_betrays_its_cards_is_found(subject, leaky):
    """A move that was legal in every world, and was not made in all of them, fails the check."""

    @settings(max_examples=1000, phases=[Phase.generate], report_multiple_bugs=False)
    @given(subject.late_plays(), st.integers(0, 2**32))
    def late_seats_tell_nothing(play, dice):
        check_late_seats(subject, play, Random(dice), leaky)

    with pytest.raises(LeakError):
        late_seats_tell_nothing()


def look_for_leaks(subject: Subject, game: Any) -> None:
    """Compare worlds of a game that is like the subject's."""

    @settings(max_examples=1000, phases=[Phase.generate], report_multiple_bugs=False)
    @given(cases(subject))
    def worlds_stay_alike(case):
        compare(subject, case, game)

    worlds_stay_alike()
