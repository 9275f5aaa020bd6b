"""Who is told what: from a table's entries to what each of its people may see, and its number.

An audience is a fold of a table's entries, like the table itself, but only of what each observer is
told. A seat's view is the public view and what its own observer adds.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.game import Observer
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch
from morpho_server.tables import events as told
from morpho_server.tables.entries import Entry
from morpho_server.tables.table import Table
from morpho_server.tables.views import clock_view, merge_patch, table_view
from morpho_server.tables.words import PlayerId

_NONE: Mapping[PlayerId, int] = {}

_ARRANGING = (
    told.Sat,
    told.Stood,
    told.PlayerLeft,
    told.PlayerRemoved,
    told.HostChanged,
    told.OptionsSet,
    told.MatchStarted,
    told.RoundOpened,
    told.MatchEnded,
    told.SeatGiven,
)
"""The events after which a host's command that was made before them is stale."""

_CLOCK = {
    told.DeadlineSet,
    told.BankedDeadlineSet,
    told.DeadlineCleared,
    told.TimeGivenBack,
    told.TimeRanOut,
    told.StandInMoved,
    told.BotReplaced,
}


@dataclass(slots=True)
class Own:
    """What an entry tells one seat alone: events, each after how many of the public ones."""

    events: list[tuple[int, Event]] = field(default_factory=list)
    patch: Patch = field(default_factory=dict)


@dataclass(slots=True)
class Told:
    """What an entry tells whom.

    ``number`` and ``extras`` give each player's number for it: the former is everybody's, the
    latter what a player has been told beyond that, alone. ``only`` are the players told, if not
    everybody is. ``fresh``: a round begins, so ``public`` and ``own`` are whole views and not
    patches. ``beyond_play``: more has happened than moves and what they do to the clock, so people
    may have come, gone or changed, or the table be in another phase. ``legal`` are the moves of the
    seats that owe a decision, ``at_zero`` those that are made for them when their time is up.
    """

    entry: Entry
    number: int
    extras: Mapping[PlayerId, int]
    only: frozenset[PlayerId] | None
    fresh: bool
    beyond_play: bool
    events: list[Event]
    table: Patch
    public: Patch
    own: Mapping[Seat, Own]
    legal: Mapping[Seat, list[Move]]
    at_zero: Mapping[Seat, Move]

    def is_for(self, player: PlayerId) -> bool:
        """Tell whether a player is told of this at all."""
        return self.only is None or player in self.only

    def number_for(self, player: PlayerId) -> int:
        """Return the number that this entry has for a player."""
        return self.number + self.extras.get(player, 0)


class Audience:
    """What the people at a table have been told so far."""

    __slots__ = (
        "_arranged",
        "_at_zero",
        "_extras",
        "_former",
        "_heeded",
        "_legal",
        "_moved",
        "_number",
        "_own",
        "_public",
        "_table",
    )

    def __init__(self) -> None:
        self._number = 0
        self._extras = _NONE
        self._public: Observer | None = None
        self._own: dict[Seat, Observer] = {}
        self._former: set[Seat] = set()
        self._heeded: frozenset[type[Event]] = frozenset()
        self._table: dict[str, Json] = {}
        self._legal: Mapping[Seat, list[Move]] = {}
        self._at_zero: Mapping[Seat, Move] = {}
        self._moved = self._arranged = (0, _NONE)

    def hear(self, entry: Entry, table: Table) -> Told:
        """Take an entry in that the table has folded already; return what it tells whom."""
        kinds, moved, only = self._count(entry, table)
        if told.RoundOpened in kinds:
            self._new_round(table)
        public, own = self._tell(entry.events)
        if moved or told.MatchEnded in kinds:
            self._legal = _legal_moves(table)
            self._at_zero = {}
        self._look_at_the_clock(table)
        beyond_play = not kinds <= _CLOCK or table.phase != self._table.get("phase")
        if beyond_play:
            self._forget_former_holders(entry, table)
        return Told(
            entry=entry,
            number=self._number,
            extras=self._extras,
            only=only,
            fresh=told.RoundOpened in kinds,
            beyond_play=beyond_play,
            events=public,
            table=self._table_patch(table, clock=bool(kinds), whole=beyond_play),
            public=self._public.take_patch() if self._public is not None else {},
            own=self._with_patches(own),
            legal=self._legal,
            at_zero=self._at_zero,
        )

    def pass_over(self, entry: Entry, table: Table) -> None:
        """Count an entry that the table has folded, at least but for the game."""
        kinds, _, _ = self._count(entry, table)
        if told.RoundOpened in kinds:
            self._former.clear()
        if told.Sat in kinds and not table.in_match:
            self._former.update(e.seat for e in entry.events if isinstance(e, told.Sat))

    def follow(self, entry: Entry, table: Table) -> None:
        """Show the observers an entry of the last round that was passed over."""
        for event in entry.events:
            if isinstance(event, told.RoundOpened):
                self._new_round(table)
            elif not isinstance(event, told.TableEvent):
                self._show(event)

    def settle(self, table: Table) -> None:
        """Be where :meth:`hear` would be after all that was passed over and then followed."""
        for seat in self._former:
            self._own.pop(seat, None)
        self._former.clear()
        for observer in (self._public, *self._own.values()):
            if observer is not None:
                observer.take_patch()
        self._table = table_view(table)
        self._legal = _legal_moves(table)
        self._at_zero = {}
        self._look_at_the_clock(table)

    def _count(
        self, entry: Entry, table: Table
    ) -> tuple[set[type[Event]], bool, frozenset[PlayerId] | None]:
        """Give an entry its number.

        Return its kinds of table events, whether the game moved on, and whom alone it tells.
        """
        kinds: set[type[Event]] = set()
        moved = public = False
        for event in entry.events:
            if isinstance(event, told.TableEvent):
                kinds.add(type(event))
            else:
                moved = True
            if event.to == EVERYONE:
                public = True
        only = None if public else self._count_apart(entry.events, table)
        if public:
            self._number += 1
        if moved or told.MatchEnded in kinds:
            self._moved = (self._number, self._extras)
        if not kinds.isdisjoint(_ARRANGING):
            self._arranged = (self._number, self._extras)
        return kinds, moved, only

    def _new_round(self, table: Table) -> None:
        self._public = table.game.public_observer()
        seats = [Seat(seat) for seat in range(table.match_on.seats)]
        self._own = {seat: table.game.seat_observer(seat) for seat in seats}
        self._heeded = frozenset().union(*(observer.heeds for observer in self._own.values()))

    def _look_at_the_clock(self, table: Table) -> None:
        if table.deadline is None:
            self._at_zero = {}
        elif not self._at_zero:
            self._at_zero = _moves_at_zero(table, self._legal)

    def _tell(self, events: tuple[Event, ...]) -> tuple[list[Event], dict[Seat, Own]]:
        """Show each event to those it is addressed to; return the public ones and the others."""
        public: list[Event] = []
        own: dict[Seat, Own] = {}
        for event in events:
            if event.to == EVERYONE:
                public.append(event)
            for seat in () if event.to == EVERYONE else event.to:
                own.setdefault(seat, Own()).events.append((len(public), event))
            if not isinstance(event, told.TableEvent):
                self._show(event)
        return public, own

    def _show(self, event: Event) -> None:
        assert self._public is not None, "the events of a game come in a round"
        if event.to != EVERYONE:
            for seat in event.to:
                self._own[seat].see(event)
            return
        self._public.see(event)
        if type(event) in self._heeded:
            for observer in self._own.values():
                observer.see(event)

    def _count_apart(self, events: tuple[Event, ...], table: Table) -> frozenset[PlayerId]:
        """Count an update that only some are told; the others must not see a hole."""
        seats = {seat for event in events if event.to != EVERYONE for seat in event.to}
        only = frozenset(table.holders[seat].id for seat in seats if seat in table.holders)
        self._extras = dict(self._extras) | {p: self._extras.get(p, 0) + 1 for p in only}
        return only

    def _forget_former_holders(self, entry: Entry, table: Table) -> None:
        """Forget what seats knew in a match that is over, where somebody else sits down."""
        for event in () if table.in_match else entry.events:
            if isinstance(event, told.Sat):
                self._own.pop(event.seat, None)

    def _table_patch(self, table: Table, *, clock: bool, whole: bool) -> Patch:
        """Return what has changed of the table's view: of the clock's part, or of all of it."""
        if whole:
            view = table_view(table)
        elif clock:
            # Nearly every move sets the clock; the rest of the table is as it was.
            shown = clock_view(table)
            view = {k: v for k, v in self._table.items() if k not in shown}
            view |= {k: v for k, v in shown.items() if v is not None}
        else:
            return {}
        patch = merge_patch(self._table, view)
        self._table = view
        return patch

    def _with_patches(self, own: dict[Seat, Own]) -> Mapping[Seat, Own]:
        for seat, observer in self._own.items():
            if patch := observer.take_patch():
                own.setdefault(seat, Own()).patch = patch
        return own

    def number(self, player: PlayerId) -> int:
        """Return the number of the last update that a player was told."""
        return self._number + self._extras.get(player, 0)

    def moved(self, player: PlayerId) -> int:
        """Return the player's number of the last update in which the game moved on."""
        return self._moved[0] + self._moved[1].get(player, 0)

    def arranged(self, player: PlayerId) -> int:
        """Return the player's number of the last update in which the table was rearranged."""
        return self._arranged[0] + self._arranged[1].get(player, 0)

    def table_view(self) -> Mapping[str, Json]:
        """Return the present view of the table."""
        return self._table

    def public_view(self) -> Mapping[str, Json] | None:
        """Return what everyone may know of the round, if there has been one."""
        return None if self._public is None else self._public.view()

    def own_view(self, seat: Seat | None) -> Mapping[str, Json] | None:
        """Return what a seat knows beyond the public."""
        observer = None if seat is None else self._own.get(seat)
        return None if observer is None else observer.view()

    def legal(self, seat: Seat | None) -> list[Move] | None:
        """Return the moves of the decision that a seat owes, if it owes one."""
        return None if seat is None else self._legal.get(seat)

    def at_zero(self, seat: Seat | None) -> Move | None:
        """Return the move that is made for a seat when its time is up, if its time runs."""
        return None if seat is None else self._at_zero.get(seat)


def _legal_moves(table: Table) -> Mapping[Seat, list[Move]]:
    match = table.match
    if match is None or table.phase != "playing":
        return {}
    return {s: match.game.legal_moves(match.state, s) for s in match.game.owing(match.state)}


def _moves_at_zero(table: Table, owing: Iterable[Seat]) -> Mapping[Seat, Move]:
    match = table.match_on
    return {seat: match.game.timeout_move(match.state, seat) for seat in owing}
