"""Lanes, as the conformance suite must know it."""

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from tests.support.games import lanes_events as ev
from tests.support.games.lanes import LANES
from tests.support.games.playing import Round, Start
from tests.support.games.subjects import Ledger, OpenSubject
from tests.support.games.watching import Watcher


class LanesLedger(Ledger):
    def __init__(self, start: Start) -> None:
        self.squares = dict.fromkeys(map(str, range(start.seats)), 0)
        self.length = start.options["length"]

    def enter(self, event: Event) -> None:
        match event:
            case ev.Rolled(dice=dice, draw=draw):
                [numbers] = draw.values()
                lowest = {6: 1, 2: 3}
                assert dice == [number + lowest[faces] for faces, number in numbers]
            case ev.Moved(seat=seat, by=by, square=square):
                assert square == min(self.squares[str(seat)] + by, self.length)
                self.squares[str(seat)] = square
            case ev.Bumped(seat=seat):
                self.squares[str(seat)] = 0

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        public = watcher.views()["public"]
        assert public["squares"] == self.squares
        assert tuple(public[name] for name in ("turn",) if name in public) == owing


class LanesSubject(OpenSubject):
    game = LANES
    steps = 60

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {},
            optional={
                "length": st.sampled_from((4, 6, 9)),
                "laps": st.none() | st.integers(2, 30),
                "bumps": st.booleans(),
            },
        )

    def seat_options(self) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries({}, optional={"die": st.sampled_from(["plain", "steady"])})

    def texts(self) -> st.SearchStrategy[str]:
        return st.sampled_from(["roll", "move", "roll 2", *(f"move {n}" for n in range(8))])

    def ledger(self, start: Start) -> Ledger:
        return LanesLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        squares = played.state.squares
        home = [seat for seat, square in enumerate(squares) if square == played.state.setup.length]
        assert [*outcome.winners] == home
        assert outcome.match_over
        assert (outcome.reason == "home") == bool(home)
