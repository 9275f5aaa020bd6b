"""The comparison of tables finds leaks: these tables leak, each in its own way."""

from zlib import crc32

import pytest

from morpho_server.api.limiting.limits import Limits
from morpho_server.api.limiting.rate_limiter import add_all
from morpho_server.realtime.kept_updates import KeptUpdates
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.tables.log.answers import Answers
from morpho_server.tables.messages.commands import MakeMove
from morpho_server.tables.messages.errors import refusal
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.stream.projection import Projection
from tests.support.games.catalogue import HIDING, by_name
from tests.support.games.guess_subject import GuessSubject
from tests.support.games.portraits import portrait
from tests.support.games.secrecy import LeakError
from tests.support.games.subjects import Subject
from tests.support.nightly import nightly
from tests.support.tables.secrecy.cases import case_of
from tests.support.tables.secrecy.pairs import compare
from tests.support.tables.secrecy.room import Room

MOST_PAIRS = 300


class MovesForAll(Projection):
    """What is decided in secret makes everybody's earlier moves stale."""

    def _count(self, entry, table):
        kinds, moved, only = super()._count(entry, table)
        if moved:
            self._moved = (self._number, self._extras)
        return kinds, moved, only


class NumbersForAll(Projection):
    """What one seat alone is sent counts as an update of everybody."""

    def _count_apart(self, events, table):
        only = super()._count_apart(events, table)
        others = table.players.keys() - only
        self._extras = self._extras | {p: self._extras.get(p, 0) + 1 for p in others}
        return only


class RemembersFormerHolders(Projection):
    """A player who sits down after a match sees what the seat knew."""

    def _forget_former_holders(self, entry, table):
        pass


class ActiveBySecrets(Projection):
    """What is decided in secret shows in when the table was last active."""

    def _count(self, entry, table):
        self.updated_at = entry.at
        return super()._count(entry, table)


class PadsByMoves(Projection):
    """The size of a frame depends on the move, which may be secret."""

    def apply(self, entry, table):
        update = super().apply(entry, table)
        padding = " " * (crc32((entry.move or "").encode()) % 8)
        update.common += padding
        update.special = {player: text + padding for player, text in update.special.items()}
        return update


class _AllTogether(KeptUpdates):
    def keep(self, update):
        self._recent.append(update)


class KeepsAllTogether(Subscribers):
    """Updates for one seat take the room of everybody's, so others get a snapshot sooner."""

    def __init__(self, session, *more):
        super().__init__(session, *more)
        self._kept = _AllTogether(session)


class RefusesBySecrets(TableSession):
    """What a table refuses by itself depends on hidden cards."""

    def _propose(self, player_id, guest, command, now):
        if isinstance(command, MakeMove):
            state = repr(portrait(self.table.match_on.state))
            if crc32(state.encode()) % 8 == 0:
                raise refusal("not_now")
        return super()._propose(player_id, guest, command, now)


class AnswersByTheLog(TableSession):
    """A command that is repeated is answered by the log's count, which grows by secrets."""

    def _remember(self, entry):
        if entry.player is not None and entry.command is not None:
            self._answers.note(entry.player, entry.command, entry.seq)


class ForgetsTogether(TableSession):
    """The commands of all players are remembered up to one limit, secret ones included."""

    class _Shared(Answers):
        def note(self, player, command, number):
            super().note("all", f"{player} {command}", number)

        def find(self, player, command):
            return super().find("all", f"{player} {command}")

    def __init__(self, *parts):
        super().__init__(*parts)
        self._answers = self._Shared()


class CountsSecrets(Limits):
    """What is decided in secret counts for the entries that a table may have in a day."""

    def watch(self, session):
        session.listeners.append(lambda _: add_all(self.of_entries(session.id)))


class NotifiesAll(Projection):
    """Everybody gets an update of what one seat alone is sent, though there is nothing in it."""

    def _count(self, entry, table):
        kinds, moved, only = super()._count(entry, table)
        if only is not None and moved:
            self._number += 1
        return kinds, moved, only if not moved else None


def leaky(part: type) -> type[Room]:
    """Return a room in which one part is replaced by one that leaks."""
    place = {
        Projection: "projection_type",
        TableSession: "session_type",
        Limits: "limits_type",
    }
    name = next((place[base] for base in part.__mro__ if base in place), "subscribers_type")
    return type(part.__name__, (Room,), {name: part})


async def look_for_leaks(subject: Subject, room: type[Room]) -> None:
    """Compare pairs of such tables until one leaks."""
    for number in range(MOST_PAIRS):
        await compare(subject, case_of(subject, number), room)


OF_SECRET_MOVES = (
    *(MovesForAll, NumbersForAll, NotifiesAll, KeepsAllTogether, AnswersByTheLog),
    *(ActiveBySecrets, ForgetsTogether, CountsSecrets),
)
"""Tables that tell that somebody moved, so games whose every move is seen can't leak at them."""

LEAKS = [
    *((part, game) for part in OF_SECRET_MOVES for game in HIDING if game.faceless),
    *((RefusesBySecrets, game) for game in HIDING),
    # A match of Morphatrons ends with all cards open, so nothing is left to be remembered.
    *((RemembersFormerHolders, game) for game in HIDING if game.game.name != "morphatrons"),
]

FOUND_SOON = {
    *((part, "morpho") for part in OF_SECRET_MOVES if part is not ForgetsTogether),
    *((part, "guess") for part in (ForgetsTogether, RefusesBySecrets, RemembersFormerHolders)),
}
"""The game by which each leak is found first."""


@pytest.mark.parametrize(
    ("part", "subject"),
    [leak if (leak[0], by_name(leak[1])) in FOUND_SOON else nightly(*leak) for leak in LEAKS],
    ids=[f"{part.__name__}-{by_name(game)}" for part, game in LEAKS],
)
async def test_a_leak_at_a_table_of_a_game_is_found(part, subject):
    with pytest.raises(LeakError):
        await look_for_leaks(subject, leaky(part))


async def test_a_leak_by_the_size_of_a_frame_is_found():
    """A stake is chosen in secret, and others are sent a frame with nothing of it."""
    with pytest.raises(LeakError):
        await look_for_leaks(GuessSubject(), leaky(PadsByMoves))
