"""The projection of a table: what each of its people may see, and the number of their updates.

Like the table it is made by applying the log's entries, but each observer is shown only what is
addressed to it. A seat's view is the public view and what its own observer adds. Only the views of
seats that are out and see all cards are made from the state of the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from morpho_server.games.events import EVERYONE, NOBODY, Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis, Phase, PlayerId
from morpho_server.tables.model.table import Table
from morpho_server.tables.stream.observers import Observers, shown_to
from morpho_server.tables.stream.table_view import clock_view, lasting_view, merge_patch
from morpho_server.tables.stream.update import TableUpdate, frames_of

_OF_TABLE: Final = frozenset(ev.TABLE_EVENTS)

_NONE: Mapping[PlayerId, int] = {}

_LOBBY = (
    ev.Sat,
    ev.Stood,
    ev.PlayerLeft,
    ev.PlayerRemoved,
    ev.HostChanged,
    ev.OptionsSet,
    ev.GameChosen,
    ev.MatchStarted,
    ev.RoundOpened,
    ev.MatchEnded,
    ev.SeatGiven,
)
"""The events that make a host's earlier commands stale."""

_CLOCK = {
    ev.Drawn,
    ev.DeadlineSet,
    ev.BankedDeadlineSet,
    ev.DeadlineCleared,
    ev.TimeGivenBack,
    ev.TimeRanOut,
    ev.StandInMoved,
    ev.BotReplaced,
}


class Projection:
    """The views and updates of the people at a table so far.

    ``updated_at`` is when everybody was last shown something, and ``heard`` the ``seq`` of that
    entry. ``turn`` are the seats that owe a decision, as far as everybody knows.
    """

    def __init__(self) -> None:
        self.updated_at = Millis(0)
        self.heard = 0
        self.turn: tuple[Seat, ...] = ()
        self._number = 0
        self._extras = _NONE
        self._observers: Observers | None = None
        self._former: set[Seat] = set()
        self._table: Mapping[str, Json] = {}
        self._clock: Mapping[str, Json] = {}
        self._legal: Mapping[Seat, list[Move]] = {}
        self._timeout_moves: Mapping[Seat, Move] = {}
        self._moved = self._rearranged = (0, _NONE)
        self._moved_apart: dict[PlayerId, int] = {}

    def apply(self, entry: Entry, table: Table) -> TableUpdate:
        """Apply an entry that the table has already applied; return what it shows to everybody."""
        kinds, moved, only = self._count(entry, table)
        if ev.GameChosen in kinds:
            self._observers = None
        if ev.RoundOpened in kinds:
            self._observers = _observers_of(table)
        if moved:
            assert self._observers is not None, "the events of a game come in a round"
            self._observers.see(entry.events)
        self._follow_turn(entry, table)
        phase = table.phase
        self._update_moves(table, phase, moved=moved or ev.MatchEnded in kinds)
        beyond_play = not kinds <= _CLOCK or phase != self._table.get("phase")
        if beyond_play:
            self._forget_former_holders(entry, table)
        # What nobody hears of changes nothing that anybody sees.
        is_heard = (only is None or bool(only)) and (beyond_play or bool(kinds))
        patch = self._table_patch(table, whole=beyond_play) if is_heard else {}
        public, own = self._parts(shown_to(entry.events), patch, table)
        if ev.RoundOpened in kinds:
            public["fresh"] = True
        if ev.BetPlaced in kinds:
            own |= _spectators_bets(entry)
        common, special = frames_of(entry, self._number, self._extras, public, own)
        return TableUpdate(
            entry=entry,
            number=self._number,
            extras=self._extras,
            only=only,
            beyond_play=beyond_play,
            legal=self._legal,
            reseated=_reseated(entry, table) if beyond_play else (),
            common=common,
            special=special,
        )

    def fast_forward(self, entry: Entry, table: Table) -> set[type[Event]]:
        """Count an entry that the table has applied, except perhaps to the game.

        Return its kinds of table events.
        """
        kinds, _, _ = self._count(entry, table)
        if ev.GameChosen in kinds:
            self._observers = None
        if ev.RoundOpened in kinds:
            self._former.clear()
        if ev.Sat in kinds and not table.in_match:
            self._former |= _seats_taken(entry)
        return kinds

    def follow(self, entry: Entry, table: Table) -> None:
        """Show the observers an entry of the last round, which was fast-forwarded."""
        if any(isinstance(event, ev.RoundOpened) for event in entry.events):
            self._observers = _observers_of(table)
        assert self._observers is not None, "the events of a game come in a round"
        self._observers.see(entry.events)
        self._follow_turn(entry, table)
        if table.match_on.outcome is not None:
            self._former |= _seats_taken(entry)

    def finish(self, table: Table) -> None:
        """Catch up with a table whose entries were fast-forwarded, or followed in the last round.

        After that this is as if each entry had been applied.
        """
        if self._observers is not None:
            for seat in self._former:
                self._observers.own.pop(seat, None)
            self._observers.public.take_patch()
            self._observers.take_own_patches(_opened_views(table))
        if table.phase != "playing":
            self.turn = ()
        self._former.clear()
        self._table, self._clock = lasting_view(table), clock_view(table)
        self._update_moves(table, table.phase, moved=True)

    def _count(
        self, entry: Entry, table: Table
    ) -> tuple[set[type[Event]], bool, frozenset[PlayerId] | None]:
        """Give an entry its number.

        Return its kinds of table events, whether the game moved on, and the only players notified.
        """
        kinds: set[type[Event]] = set()
        moved = public = False
        leaves_decisions: bool | None = None
        for event in entry.events:
            to_all = event.to == EVERYONE
            public = public or to_all
            if type(event) in _OF_TABLE:
                kinds.add(type(event))
                continue
            moved = True
            if to_all:
                leaves_decisions = event.leaves_decisions and leaves_decisions is not False
        only = None if public else self._count_apart(entry.events, table)
        if public:
            self._number += 1
            self.updated_at, self.heard = entry.at, entry.seq
        if moved and only is not None:
            # Others must not learn from what is stale that something was decided in secret.
            self._moved_apart |= {player: self.number(player) for player in only}
        elif moved and leaves_decisions:
            movers = _holders_with_own_events(entry.events, table)
            self._moved_apart |= {player: self.number(player) for player in movers}
        elif moved or ev.MatchEnded in kinds:
            self._moved = (self._number, self._extras)
        if not kinds.isdisjoint(_LOBBY):
            self._rearranged = (self._number, self._extras)
        return kinds, moved, only

    def _follow_turn(self, entry: Entry, table: Table) -> None:
        """Note the public turn after an entry that the table has applied."""
        turn = entry.turn
        if turn is None:
            state = None if table.match is None else table.match.state
            turn = turn_after(self.turn, entry.events, table.game, state)
        if turn is not None:
            self.turn = turn

    def _update_moves(self, table: Table, phase: Phase, *, moved: bool) -> None:
        """List the legal moves again if the game has moved on, and those made when time is up."""
        match = table.match
        if moved:
            self._legal = {}
            if match is not None and phase == "playing":
                game, state = match.game, match.state
                self._legal = {seat: game.legal_moves(state, seat) for seat in game.owing(state)}
        if moved or table.deadline is None:
            self._timeout_moves = {}
        if table.deadline is not None and not self._timeout_moves and match is not None:
            self._timeout_moves = {seat: match.timeout_move(seat)[0] for seat in self._legal}

    def _count_apart(self, events: tuple[Event, ...], table: Table) -> frozenset[PlayerId]:
        """Count an update for some players only; the others must not see a gap."""
        holders = _holders_with_own_events(events, table)
        only = frozenset(holders | {e.player for e in events if isinstance(e, ev.BetPlaced)})
        self._extras = dict(self._extras) | {p: self._extras.get(p, 0) + 1 for p in only}
        return only

    def _forget_former_holders(self, entry: Entry, table: Table) -> None:
        """Forget what a seat knew in a round that is over, once somebody else sits there."""
        if self._observers is None or table.phase == "playing":
            return
        for seat in _seats_taken(entry):
            self._observers.own.pop(seat, None)

    def _table_patch(self, table: Table, *, whole: bool) -> Patch:
        """Return the patch of the table's view: of its clock, or of all of it."""
        patch: Patch = {}
        if whole:
            before, self._table = self._table, lasting_view(table)
            patch = merge_patch(before, self._table)
        was, self._clock = self._clock, clock_view(table)
        return patch | merge_patch(was, self._clock)

    def _parts(
        self, shown: dict[Seat | None, list[Json]], patch: Patch, table: Table
    ) -> tuple[dict[str, Json], dict[PlayerId, dict[str, Json]]]:
        """Return the public part of an update, and the private ones by the player they are for."""
        part: dict[str, Json] = {}
        if events := shown.pop(None):
            part["events"] = events
        if patch:
            part["table"] = patch
        own: dict[Seat | None, dict[str, Json]] = {}
        for seat, private in shown.items():
            own[seat] = {"yours": private}
        if self._observers is not None:
            if public := self._observers.public.take_patch():
                part["public"] = public
            opened = _opened_views(table)
            for of, changed in self._observers.take_own_patches(opened).items():
                own.setdefault(of, {})["own"] = changed
        for of, legal in self._legal.items():
            own.setdefault(of, {})["legal"] = legal
            if of in self._timeout_moves:
                own[of]["timeout_move"] = self._timeout_moves[of]
        holders = table.holders
        return part, {holders[s].id: of_seat for s, of_seat in own.items() if s in holders}

    def number(self, player: PlayerId | None) -> int:
        """Return the number of a player's last update; for ``None`` of the last for everybody."""
        return self._number + (0 if player is None else self._extras.get(player, 0))

    def changed(self, player: PlayerId, what: Literal["move", "arrangement"]) -> int:
        """Return the player's number of the last update in which the game moved on.

        For an ``arrangement`` it is the last in which the table was rearranged.
        """
        number, extras = self._moved if what == "move" else self._rearranged
        apart = self._moved_apart.get(player, 0) if what == "move" else 0
        return max(number + extras.get(player, 0), apart)

    def table_view(self) -> Mapping[str, Json]:
        """Return the present view of the table."""
        return {**self._table, **self._clock}

    def public_view(self) -> Mapping[str, Json] | None:
        """Return the public view of the round, if there has been one."""
        return None if self._observers is None else self._observers.public.view()

    def own_view(self, seat: Seat | None) -> Mapping[str, Json] | None:
        """Return a seat's own view."""
        if self._observers is None or seat is None:
            return None
        return self._observers.own_view(seat)

    def legal(self, seat: Seat | None) -> list[Move] | None:
        """Return the moves of the decision that a seat owes, if it owes one."""
        return None if seat is None else self._legal.get(seat)

    def timeout_move(self, seat: Seat | None) -> Move | None:
        """Return the move that is made for a seat when its time is up, if its time is running."""
        return None if seat is None else self._timeout_moves.get(seat)


def turn_after(
    turn: tuple[Seat, ...], events: Sequence[Event], game: Game[Any], state: Any
) -> tuple[Seat, ...] | None:
    """Return the seats that owe a decision after some events, which lead to that state.

    ``None`` where nobody hears of the events: what was decided in secret changes nothing until the
    game moves on for all to see. ``state`` is ``None`` where the events leave the game as it was.
    """
    kinds = {type(event) for event in events if event.to == EVERYONE}
    if not kinds:
        return None
    if ev.MatchEnded in kinds:
        return ()
    return turn if state is None or kinds <= _OF_TABLE else game.owing(state)


def _holders_with_own_events(events: tuple[Event, ...], table: Table) -> set[PlayerId]:
    """Return the players whose seats are sent something that not everybody is."""
    seats = {seat for event in events if event.to != EVERYONE for seat in event.to}
    return {table.holders[seat].id for seat in seats if seat in table.holders}


def _observers_of(table: Table) -> Observers:
    """Return the observers of a round that begins."""
    return Observers(table.game, table.match_on.seats)


def _opened_views(table: Table) -> Mapping[Seat, Mapping[str, Json]]:
    """Return the extra views of eliminated seats, by seat: all cards, and their bets."""
    match = table.match
    if match is None:
        return {}
    opened: dict[Seat, Mapping[str, Json]] = {}
    if onlookers := table.onlookers():
        shown = {**match.game.everything(match.state), "all_cards": True}
        opened = dict.fromkeys(onlookers, shown)
    for player, on in match.bets.items():
        if (seat := table.players[player].seat) is not None:
            opened[seat] = {**opened.get(seat, {}), "bet": on}
    return opened


def _spectators_bets(entry: Entry) -> dict[PlayerId, dict[str, Json]]:
    """Return the part of an update for the spectator whose bet it holds."""
    bets = (event for event in entry.events if isinstance(event, ev.BetPlaced))
    return {bet.player: {"own": {"bet": bet.on}} for bet in bets if bet.to == NOBODY}


def _seats_taken(entry: Entry) -> set[Seat]:
    return {event.seat for event in entry.events if isinstance(event, ev.Sat | ev.SeatGiven)}


def _reseated(entry: Entry, table: Table) -> tuple[PlayerId | None, ...]:
    """Return those who took a seat or gave one up; everybody, if the table plays another game."""
    if any(isinstance(event, ev.GameChosen) for event in entry.events):
        return (None, *table.players)
    return tuple(e.player for e in entry.events if isinstance(e, ev.Sat | ev.Stood | ev.SeatGiven))
