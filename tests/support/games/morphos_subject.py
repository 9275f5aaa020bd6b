"""Morphos, as the conformance suite must know it."""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.morphos import events as ev
from morpho_server.games.morphos.rules import MORPHOS
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from tests.support.games.playing import Round, Start
from tests.support.games.subjects import Ledger, OpenSubject
from tests.support.games.watching import Watcher

FILES = "abcdefghijklmnopqrs"
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
OTHER = {"B": "W", "W": "B"}

# The patterns as they are printed, with the weak stone on b2; of the first two the point that may
# lie off a board with closed edges (R4.2, R4.4, R7.1).
FULL = (("b3 a3 a2 b1", "b1"), ("a4 a3 a2 b1 c1", "a4"), ("a2 a3 b4 c4 d3 d2 c1 b1", ""))
SMALL = (("b3 a2 b1", ""), ("a3 a2 b1 c1", ""))

Place = tuple[int, int]


def place_of(point: str) -> Place:
    return FILES.index(point[0]), int(point[1:]) - 1


def looks(printed: str, loose: str) -> Iterator[tuple[list[Place], Place | None]]:
    """Yield a pattern in eight ways, as offsets from the weak stone."""

    def offset(point: str, turns: int, *, mirrored: bool) -> Place:
        x, y = place_of(point)
        x, y = x - 1, y - 1
        x = -x if mirrored else x
        for _ in range(turns):
            x, y = -y, x
        return x, y

    for turns in range(4):
        for mirrored in (False, True):
            enemies = [offset(point, turns, mirrored=mirrored) for point in printed.split()]
            yield enemies, offset(loose, turns, mirrored=mirrored) if loose else None


class Board:
    """Stones by place, judged point by point as the rules are printed."""

    def __init__(self, setup: ev.BoardSetUp) -> None:
        self.setup = setup
        self.size = setup.size
        self.stones = {place_of(point): colour for point, colour in setup.stones.items()}
        printed = SMALL if "minimorph" in setup.mutators else FULL
        self.looks = [look for each in printed for look in looks(*each)]

    def is_weak(self, place: Place) -> bool:
        enemy = OTHER[self.stones[place]]
        return any(self.matches(place, look, enemy) for look in self.looks)

    def matches(self, place: Place, look: tuple[list[Place], Place | None], enemy: str) -> bool:
        enemies, loose = look
        for x, y in enemies:
            at = (place[0] + x, place[1] + y)
            is_off = not {*at} <= {*range(self.size)}
            excused = is_off and (x, y) == loose and self.setup.edge_rule == "closed"
            if self.stones.get(at) != enemy and not excused:
                return False
        return True

    def chains(self, colour: str) -> Iterator[set[Place]]:
        """Yield the groups of adjacent stones of a side."""
        left = {place for place, each in self.stones.items() if each == colour}
        while left:
            chain, new = set(), {left.pop()}
            while new:
                x, y = new.pop()
                chain.add((x, y))
                found = {(x + i, y + j) for i, j in BESIDE} & left
                left -= found
                new |= found
            yield chain

    def is_connected(self, colour: str) -> bool:
        axis = 1 if colour == "B" else 0
        edges = {0, self.size - 1}
        return any(edges <= {place[axis] for place in chain} for chain in self.chains(colour))


class MorphosLedger(Ledger):
    def __init__(self, start: Start) -> None:
        self.options = start.options
        self.black = Seat(0)
        self.over = False
        self.added = 0
        self.weak: set[Place] = set()

    def enter(self, event: Event) -> None:
        assert not self.over
        match event:
            case ev.BoardSetUp():
                self.black = event.black
                self.board = Board(event)
            case ev.StonePlaced(seat=seat) | ev.StoneReturned(seat=seat):
                self.check_colour(seat, event.colour)
                place = place_of(event.point)
                assert place not in self.board.stones
                self.board.stones[place] = event.colour
                self.added += 1
            case ev.StoneFlipped(seat=seat):
                self.check_colour(seat, event.colour)
                place = place_of(event.point)
                assert self.board.stones[place] == OTHER[event.colour]
                # With Deepmorph a stone may be weak by one that counts as a friend.
                assert self.options["deepmorph"] or self.board.is_weak(place)
                self.board.stones[place] = event.colour
                has_room = len(self.board.stones) < self.board.size**2
                assert event.kept == (has_room and self.options["remorph"])
            case ev.ColoursSwapped(black=black):
                assert self.options["swap"]
                assert black == event.seat != self.black
                assert self.added == 1
                self.black = black
            case ev.SideSkipped(seat=seat):
                self.check_colour(seat, event.colour)
                assert len(self.board.stones) == self.board.size**2
            case ev.SideWon():
                self.check_colour(event.seat, event.colour)
                self.check_chain(event)
                self.over = True

        self.weak = {place for place in self.board.stones if self.board.is_weak(place)}

    def check_colour(self, seat: Seat, colour: str) -> None:
        assert colour == ("B" if seat == self.black else "W")

    def check_chain(self, won: ev.SideWon) -> None:
        assert (won.chain is not None) == (won.reason == "chain")
        assert (won.reason != "chain") or self.board.is_connected(won.colour)
        places = [place_of(point) for point in won.chain or ()]
        assert all(self.board.stones[place] == won.colour for place in places)
        steps = pairwise(places)
        assert all(abs(x - i) + abs(y - j) == 1 for (x, y), (i, j) in steps)
        if places:
            axis = 1 if won.colour == "B" else 0
            assert (places[0][axis], places[-1][axis]) == (0, self.board.size - 1)

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        public = watcher.views()["public"]
        stones = {place_of(point): each for point, each in public.get("stones", {}).items()}
        assert stones == self.board.stones
        assert {place_of(point) for point in public.get("weak", {})} == self.weak
        assert public["black"] == self.black
        assert tuple(public[name] for name in ("turn",) if name in public) == owing
        if owing:
            self.check_colour(owing[0], public["colour"])
            deep = public.get("deep_point")
            assert deep is None or stones[place_of(deep)] == OTHER[public["colour"]]
            if not self.options["deepmorph"]:
                assert not any(map(self.board.is_connected, "BW"))


class MorphosSubject(OpenSubject):
    game = MORPHOS
    steps = 150
    rare = frozenset({"resign", "swap"})

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        black, swap = st.sampled_from(("random", "A", "B")), st.booleans()
        plain = st.fixed_dictionaries(
            {"size": st.sampled_from((9, 11, 13, 19))},
            optional={
                "black": black,
                "swap": swap,
                "edge_rule": st.just("closed"),
                "deepmorph": st.booleans(),
                "duomorph": st.booleans(),
                "remorph": st.booleans(),
            },
        )
        mini = st.fixed_dictionaries(
            {"size": st.sampled_from((9, 11)), "minimorph": st.just(True)},
            optional={
                "black": black,
                "deepmorph": st.booleans(),
                "duomorph": st.booleans(),
                "remorph": st.booleans(),
            },
        )
        full = st.fixed_dictionaries(
            {"metamorph": st.just(True), "minimorph": st.just(True)},
            optional={"size": st.sampled_from((10, 12, 14)), "deepmorph": st.booleans()},
        )
        return st.one_of(plain, mini, full)

    def texts(self) -> st.SearchStrategy[str]:
        points = st.sampled_from([file + str(rank) for file in FILES for rank in range(1, 20)])
        return st.one_of(
            st.sampled_from(["swap", "resign", "a0", "a20", "t1", "xswap", "x", "+", "a01"]),
            points,
            points.map("x{}".format),
            points.map("+{}".format),
            points.map(" {}".format),
        )

    def ledger(self, start: Start) -> Ledger:
        return MorphosLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        assert outcome.match_over
        [winner] = outcome.winners
        assert outcome.points == tuple(int(seat == winner) for seat in played.seats())
        assert outcome.reason in ("chain", "deadlock", "resigned")
