"""A round that is past, move by move, as each seat, a spectator or all eyes together saw it.

It is made from the log by the observers of live play, so that every view is the one of that time.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.events import Event
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.position import Turn
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json, Patch
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.stream.observers import Observers, shown_to
from morpho_server.tables.stream.table_view import merge_patch

BETWEEN: Final = 1000
"""The milliseconds from turn to turn of a record, which has no times."""


@dataclass(slots=True)
class Step:
    """The changes of one entry to the game, and to each view.

    ``public`` is the patch of the public view, ``own`` what each seat was shown besides.
    ``everything`` is the patch of what is hidden from the public, as if somebody saw all of it.
    """

    at: Millis
    seat: Seat | None
    move: Move | None
    events: list[Json]
    public: Patch
    everything: Patch
    own: Mapping[Seat, "Own"]


@dataclass(slots=True)
class Own:
    """The part of a step for one seat alone: events, and the patch of its view."""

    yours: list[Json]
    own: Patch


def of_game(entry: Entry) -> list[Event]:
    """Return the events of an entry that are the game's."""
    return [event for event in entry.events if not isinstance(event, ev.TableEvent)]


def entries_of(turns: Sequence[Turn]) -> list[Entry]:
    """Return the turns of a record as log entries."""
    return [
        Entry(
            seq=number,
            at=Millis(number * BETWEEN),
            player=None,
            command=None,
            seat=turn.seat,
            move=turn.move,
            events=tuple(turn.events),
        )
        for number, turn in enumerate(turns, 1)
    ]


class PastSteps:
    """A round of a game from its beginning, step by step."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._observers = Observers(game, seats)
        self._everything: Mapping[str, Json] = {}
        self.state = game.new_state()

    def step(self, entry: Entry) -> Step:
        """Apply the next entry in which something happened in the game; return what it showed."""
        events = of_game(entry)
        self._observers.see(events)
        for event in events:
            self._game.evolve(self.state, event)
        shown = shown_to(events)
        return Step(
            at=entry.at,
            seat=entry.seat,
            move=entry.move,
            events=shown.pop(None),
            public=self._observers.public.take_patch(),
            everything=self._everything_new(),
            own=dict(self._own_parts(shown)),
        )

    def _own_parts(self, shown: Mapping[Seat | None, list[Json]]) -> Iterator[tuple[Seat, Own]]:
        for seat, observer in self._observers.own.items():
            yours, patch = shown.get(seat, []), observer.take_patch()
            if yours or patch:
                yield seat, Own(yours, patch)

    def _everything_new(self) -> Patch:
        before, self._everything = self._everything, self._game.everything(self.state)
        return merge_patch(before, self._everything)
