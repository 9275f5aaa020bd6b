"""Guess: a second, very small game, so that nothing but the rules of a game depends on a game.

Everybody holds one numbered card, one more lies in the centre (place ``M``); no number is there
twice. First all choose a stake at once, each in secret (``stake 1``, ``stake 2``); then the stakes
are shown and turns go clockwise. A player passes (``pass``), guesses another card (``guess B 7``),
or asks a neighbour for a look (``ask B``). The neighbour shows the card to the asker alone
(``show``) or rolls a die (``roll``), where an even number spares the look. A right guess brings
the stake and ends the round; a wrong one puts its player out and costs a point if the stake was 2.
The last who is left gets a point. When all have passed in one lap the round ends. A player who is
in may resign at any time (``resign``).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Consequences, Game, Observer, Pace
from morpho_server.games.moves import Move, MoveRefusedError, MoveUnreadableError
from morpho_server.games.options import Choices, NumberOption, OptionsRefusedError
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat, letter, seat_of
from morpho_server.games.views import Json, Patch, PatchedView
from tests.support.games import guess_events as ev

CENTRE: Final = "M"
_A: Final = Seat(0)
GRAMMAR: Final = re.compile(
    r"stake [12]|ask [A-F]|show|roll|guess [A-FM] ([1-9]|1\d|20)|pass|resign"
)


@dataclass(slots=True)
class GuessState:
    """A round of Guess. ``turn`` is ``None`` between turns, ``last`` had the turn before."""

    seats: int = 0
    highest: int = 0
    target: int = 0
    round: int = 0
    scores: tuple[int, ...] = ()
    points: list[int] = field(default_factory=list)
    cards: dict[str, int] = field(default_factory=dict)
    players: list[Seat] = field(default_factory=list)
    stakes: dict[Seat, int] = field(default_factory=dict)
    staking: bool = False
    first: Seat = _A
    last: Seat = _A
    turn: Seat | None = None
    asked: Seat | None = None
    passed: list[Seat] = field(default_factory=list)
    winner: Seat | None = None
    outcome: Outcome | None = None

    def next_player(self, after: int, step: int = 1) -> Seat:
        """Return the nearest seat still in the round, clockwise (-1: the other way)."""
        seat = (after + step) % self.seats
        while seat not in self.players:
            seat = (seat + step) % self.seats
        return Seat(seat)


class Guess(Game[GuessState]):
    """The rules of Guess."""

    name = "guess"
    title = "Guess"
    seats = range(2, 7)
    option_fields = (
        NumberOption(name="highest", least=3, most=20, default=9, between_rounds=True),
        NumberOption(name="target", least=1, most=20, default=4),
    )
    has_reactions = True
    event_types = ev.ALL

    def check_start(self, choices: Choices) -> None:
        """Refuse to deal when there are not enough numbers."""
        super().check_start(choices)
        if choices.options["highest"] <= choices.seats:
            raise OptionsRefusedError("too_few_cards", "There are not enough cards for so many.")

    def setup(self, choices: Choices) -> Mapping[str, Json]:
        """Return how many cards nobody will hold."""
        return {"left": choices.options["highest"] - choices.seats}

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Shuffle and deal; everybody sees their own card."""
        options, seats, _ = choices
        first = (
            Seat(chance.choice(range(seats), "round_started.first"))
            if standing.first is None
            else standing.first
        )
        numbers = range(1, options["highest"] + 1)
        places = [letter(Seat(seat)) for seat in range(seats)]
        cards = chance.deal(numbers, [*places, CENTRE], "round_started.cards")
        highest, target, scores = options["highest"], options["target"], list(standing.scores)
        return (
            ev.RoundStarted(EVERYONE, standing.round, seats, highest, target, scores, first),
            ev.Dealt(NOBODY, cards),
            *(ev.Saw((seat_of(place),), place, cards[place]) for place in places),
        )

    def new_state(self) -> GuessState:
        """Return the state before any event."""
        return GuessState()

    def copy(self, state: GuessState) -> GuessState:
        """Return a state that shares nothing changeable with the given one."""
        return replace(
            state,
            points=[*state.points],
            cards={**state.cards},
            players=[*state.players],
            stakes={**state.stakes},
            passed=[*state.passed],
        )

    def evolve(self, state: GuessState, event: Event) -> None:  # noqa: C901 - one case an event
        """Apply one event to the state."""
        match event:
            case ev.RoundStarted():
                _set_up(state, event)
            case ev.Dealt(cards=cards):
                state.cards = {**cards}
            case ev.StakeChosen(seat=seat, stake=stake):
                state.stakes[seat] = stake
            case ev.StakesShown():
                state.staking = False
            case ev.TurnBegan(seat=seat):
                state.turn = state.last = seat
            case ev.Asked(of=of):
                state.asked, state.passed = of, []
            case ev.Answered():
                state.turn = state.asked = None
            case ev.Passed(seat=seat):
                state.turn = None
                state.passed.append(seat)
            case ev.Guessed():
                _apply_guess(state, event)
            case ev.Resigned(seat=seat):
                state.players.remove(seat)
                if seat in {state.turn, state.asked}:
                    state.turn = state.asked = None
            case ev.RoundEnded():
                _end(state, event)

    def owing(self, state: GuessState) -> tuple[Seat, ...]:
        """Return who has not chosen a stake, or who is asked, or whose turn it is."""
        if state.outcome:
            return ()
        if state.staking:
            return tuple(seat for seat in state.players if seat not in state.stakes)
        seat = state.turn if state.asked is None else state.asked
        return () if seat is None else (seat,)

    def legal_moves(self, state: GuessState, seat: Seat) -> list[Move]:
        """Return the choices of the decision that a seat owes; what tells least comes first."""
        if seat not in self.owing(state):
            return []
        if state.staking:
            return [Move("stake 1"), Move("stake 2")]
        if state.asked is not None:
            return [Move("show"), Move("roll")]
        neighbours = {state.next_player(seat, step) for step in (1, -1)}
        asks = [f"ask {letter(neighbour)}" for neighbour in sorted(neighbours)]
        others = [place for place in state.cards if place != letter(seat)]
        guesses = [f"guess {o} {number + 1}" for o in others for number in range(state.highest)]
        return [Move(text) for text in ("pass", *asks, *guesses)]

    def open_moves(self, state: GuessState, seat: Seat) -> list[Move]:
        """Return ``resign`` for everybody who is in the round."""
        return [Move("resign")] if seat in state.players and not state.outcome else []

    def decide(
        self, state: GuessState, seat: Seat, move: Move, chance: Chance
    ) -> Consequences[GuessState]:
        """Carry out a move; refused with ``round_over``, ``not_your_turn`` or ``illegal_move``."""
        self._check(state, seat, move)
        telling = _Telling(self.copy(state))
        _carry_out(telling, seat, move, chance)
        _go_on(telling)
        return Consequences(tuple(telling.events), telling.state)

    def pace(self, state: GuessState) -> Pace:
        """Call the answer to a question a reaction, everything else a turn."""
        return "turn" if state.asked is None else "reaction"

    def timeout_move(self, state: GuessState, seat: Seat, chance: Chance) -> Move:
        """Return the first choice: the small stake, a pass, or to show the card."""
        return self.legal_moves(state, seat)[0]

    def scores(self, state: GuessState) -> tuple[int, ...]:
        """Return everybody's points."""
        return state.scores if state.outcome is None else state.outcome.scores

    def outcome(self, state: GuessState) -> Outcome | None:
        """Return how the round ended."""
        return state.outcome

    def public_observer(self) -> Observer:
        """Return an observer of what everybody may know."""
        return _PublicObserver()

    def seat_observer(self, seat: Seat) -> Observer:
        """Return an observer of the cards that a seat saw, its stake, and its open moves."""
        return _SeatObserver(seat)

    def _check(self, state: GuessState, seat: Seat, move: Move) -> None:
        if not GRAMMAR.fullmatch(move):
            raise MoveUnreadableError(move)
        if state.outcome:
            raise MoveRefusedError("round_over", "The round is over.")
        if move in self.open_moves(state, seat):
            return
        if seat not in self.owing(state):
            raise MoveRefusedError("not_your_turn", "It is not your turn.")
        if move not in self.legal_moves(state, seat):
            raise MoveRefusedError("illegal_move", f"You can't {move} now.")


class _Telling:
    """A state that is being changed, and the events that changed it."""

    def __init__(self, state: GuessState) -> None:
        self.state = state
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        self.events.append(event)
        GUESS.evolve(self.state, event)


def _carry_out(tell: _Telling, seat: Seat, move: Move, chance: Chance) -> None:
    match move.split():
        case ["stake", stake]:
            tell(ev.StakeChosen((seat,), seat, int(stake)))
        case ["ask", place]:
            tell(ev.Asked(EVERYONE, seat, seat_of(place)))
        case ["guess", place, named]:
            right = tell.state.cards[place] == int(named)
            tell(ev.Guessed(EVERYONE, seat, place, int(named), right))
        case ["pass"]:
            tell(ev.Passed(EVERYONE, seat))
        case ["resign"]:
            tell(ev.Resigned(EVERYONE, seat))
        case ["show"]:
            _answer(tell, seat, None)
        case ["roll"]:
            _answer(tell, seat, chance.roll(1, "answered.die")[0])


def _answer(tell: _Telling, seat: Seat, die: int | None) -> None:
    asker, place = tell.state.last, letter(seat)
    shown = die is None or die % 2 == 1
    tell(ev.Answered(EVERYONE, seat, die, shown))
    if shown:
        tell(ev.Saw((asker,), place, tell.state.cards[place]))


def _go_on(tell: _Telling) -> None:
    """Write down what follows a move without anybody's choice."""
    state = tell.state
    if state.winner is not None:
        tell(_ending(state, "guessed", {state.winner: state.stakes[state.winner]}))
    elif len(state.players) == 1:
        tell(_ending(state, "last_left", {state.players[0]: 1}))
    elif set(state.players) <= set(state.passed):
        tell(_ending(state, "all_passed", {}))
    elif state.staking:
        if not GUESS.owing(state):
            shown = {str(seat): state.stakes[seat] for seat in state.players}
            tell(ev.StakesShown(EVERYONE, shown))
            tell(ev.TurnBegan(EVERYONE, state.next_player(state.first - 1)))
    elif state.turn is None:
        tell(ev.TurnBegan(EVERYONE, state.next_player(state.last)))


def _ending(state: GuessState, reason: str, won: Mapping[Seat, int]) -> ev.RoundEnded:
    points = [lost + won.get(Seat(seat), 0) for seat, lost in enumerate(state.points)]
    scores = [before + now for before, now in zip(state.scores, points, strict=True)]
    best = max(scores)
    winners = [Seat(seat) for seat, score in enumerate(scores) if score == best >= state.target]
    over, cards = bool(winners), {**state.cards}
    return ev.RoundEnded(EVERYONE, reason, points, scores, over, winners, cards)


def _set_up(state: GuessState, event: ev.RoundStarted) -> None:
    state.seats, state.highest, state.target = event.seats, event.highest, event.target
    state.round, state.scores, state.first = event.round, tuple(event.scores), event.first
    state.players = [Seat(seat) for seat in range(event.seats)]
    state.points = [0] * event.seats
    state.staking = True


def _apply_guess(state: GuessState, event: ev.Guessed) -> None:
    state.turn, state.passed = None, []
    if event.right:
        state.winner = event.seat
        return
    state.players.remove(event.seat)
    state.points[event.seat] -= state.stakes[event.seat] - 1


def _end(state: GuessState, event: ev.RoundEnded) -> None:
    scores, first = tuple(event.scores), Seat((state.first + 1) % state.seats)
    following = None if event.match_over else Standing(state.round + 1, scores, first)
    state.turn = state.asked = None
    state.outcome = Outcome(
        event.reason,
        tuple(event.points),
        scores,
        event.match_over,
        tuple(event.winners),
        following,
    )


class _PatchedObserver:
    """An observer that keeps its view in a PatchedView."""

    event_types = ev.ALL

    def __init__(self) -> None:
        self._view = PatchedView()

    def view(self) -> Mapping[str, Json]:
        return self._view.whole()

    def take_patch(self) -> Patch:
        return self._view.take_patch()

    def _put_all(self, **values: Json) -> None:
        for key, value in values.items():
            self._view.put(key, value)


class _PublicObserver(_PatchedObserver):
    def see(self, event: Event) -> None:
        match event:
            case ev.RoundStarted():
                self._put_all(round=event.round, seats=event.seats, first=event.first)
                self._put_all(highest=event.highest, target=event.target, scores=event.scores)
            case ev.StakesShown(stakes=stakes):
                self._view.put_in("stakes", stakes)
            case ev.TurnBegan(seat=seat):
                self._put_all(turn=seat, asked=None)
            case ev.Asked(of=of):
                self._put_all(asked=of)
            case ev.Guessed(seat=seat, right=False) | ev.Resigned(seat=seat):
                self._put_all(out=[*(self._view.get("out") or []), seat])
            case ev.RoundEnded():
                self._put_all(turn=None, asked=None, cards=event.cards)
                self._put_all(reason=event.reason, points=event.points, scores=event.scores)
                self._put_all(match_over=event.match_over, winners=event.winners)


class _SeatObserver(_PatchedObserver):
    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat

    def see(self, event: Event) -> None:
        match event:
            case ev.RoundStarted():
                self._put_all(seat=self._seat, open=["resign"])
            case ev.Saw(place=place, card=card):
                self._view.put_in("known", {place: card})
            case ev.StakeChosen(stake=stake):
                self._put_all(stake=stake)
            case ev.Guessed(right=False) | ev.Resigned() if event.seat == self._seat:
                self._put_all(open=None)
            case ev.RoundEnded():
                self._put_all(open=None)


GUESS: Final[Game[GuessState]] = Guess()
