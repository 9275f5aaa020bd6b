"""Morpyam, as the conformance suite must know it."""

from collections.abc import Iterator

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.morpyam import events as ev
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from tests.support.games.playing import Round, Start
from tests.support.games.subjects import Ledger, OpenSubject
from tests.support.games.watching import Watcher

FILES = "abcdef"
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def runs(grid: dict[str, int], seat: int) -> Iterator[list[str]]:
    """Yield every run of two tokens and more: each begins where no token comes before it."""
    own = {(FILES.index(box[0]), int(box[1])) for box, each in grid.items() if each == seat}
    for x, y in own:
        for across, up in DIRECTIONS:
            if (x - across, y - up) in own:
                continue
            run = [(x, y)]
            while (run[-1][0] + across, run[-1][1] + up) in own:
                run.append((run[-1][0] + across, run[-1][1] + up))
            if len(run) > 1:
                yield [f"{FILES[file]}{rank}" for file, rank in run]


def points(grid: dict[str, int], seat: int, seats: int) -> int:
    """Count a seat's points anew (R6.2)."""
    worth = {3: 1, 4: 2 if seats == 2 else 3}
    return sum(worth.get(len(run), 0) for run in runs(grid, seat))


class MorpyamLedger(Ledger):
    def __init__(self, start: Start) -> None:
        self.seats = start.seats
        self.grid: dict[str, int] = {}
        self.dice: list[int] = []
        self.shown: dict[str, object] = {}
        self.over = False

    def enter(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(again=again):
                self.dice = []
                self.shown = {"again": again or None, "rolls": 0}
            case ev.DiceRolled(rolled=rolled, kept=kept):
                assert {*rolled} <= {1, 2, 3, 4, 5, 6}
                before = [*self.dice]
                for die in kept:
                    before.remove(die)
                assert len(before) == (len(rolled) if self.dice else 0)
                self.dice = event.dice
                self.shown |= {n: getattr(event, n) for n in ("kept", "call", "came")}
                self.shown["rolls"] = event.roll
                assert self.dice == sorted([*rolled, *kept])
                assert len(self.dice) == 5
            case ev.TokenPlaced(seat=seat, box=box):
                assert box not in self.grid
                before = points(self.grid, seat, self.seats)
                self.grid[box] = seat
                assert event.points == points(self.grid, seat, self.seats)
                assert event.gained == event.points - before
            case ev.GameEnded():
                self.over = True
                self.shown = {"rolls": 0}

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        public = watcher.views()["public"]
        assert public.get("grid", {}) == self.grid
        names = ("again", "rolls", "kept", "call", "came")
        assert [public.get(name) for name in names] == [self.shown.get(name) for name in names]
        assert public.get("dice", []) == ([] if self.over else self.dice)
        assert tuple(public[name] for name in ("turn",) if name in public) == owing


class MorpyamSubject(OpenSubject):
    game = MORPYAM
    steps = 120
    rare = frozenset({"resign"})

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {},
            optional={
                "first": st.sampled_from(("random", "A", "B")),
                "turn_limit": st.sampled_from((40, 60, 100)),
                "odds": st.booleans(),
            },
        )

    def texts(self) -> st.SearchStrategy[str]:
        dice = st.text("123456", min_size=1, max_size=6)
        boxes = st.sampled_from([file + rank for file in FILES for rank in "123456"])
        calls = st.sampled_from(["", " call full", " call sec", " call mini", " call small"])
        return st.one_of(
            st.sampled_from(["roll", "pass", "resign", "place", "reroll", "place g1"]),
            calls.map("roll{}".format),
            st.tuples(dice, calls).map("reroll {0[0]}{0[1]}".format),
            boxes.map("place {}".format),
        )

    def ledger(self, start: Start) -> Ledger:
        return MorpyamLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        state = played.state
        assert outcome.match_over
        assert outcome.winners
        assert state.out.isdisjoint(outcome.winners)
        longest = max((len(run) for run in runs(state.grid, outcome.winners[0])), default=0)
        assert (outcome.reason == "ko") == (longest >= 5)
        if outcome.reason in ("tokens", "turn_limit"):
            self.check_points(played, outcome)
        if outcome.reason == "resigned":
            assert len(state.out) == played.start.seats - 1
        if outcome.reason == "tokens":
            assert state.tokens.count(0) == 1

    def check_points(self, played: Round, outcome: Outcome) -> None:
        """Assert that most points win, the extra one counted, with the ties of R7.2."""
        state, seats = played.state, played.start.seats
        finished = [seat for seat in range(seats) if state.tokens[seat] == 0]
        counted = [points(state.grid, seat, seats) + (seat in finished) for seat in range(seats)]
        assert [*outcome.points] == counted
        playing = [seat for seat in range(seats) if seat not in state.out]
        leading = [s for s in playing if counted[s] == max(counted[other] for other in playing)]
        fewest = min(state.tokens[seat] for seat in leading)
        assert [*outcome.winners] == [s for s in leading if state.tokens[s] == fewest]
