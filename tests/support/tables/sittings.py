"""A table without a server: commands are decided and applied at times that a test chooses."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Patch
from morpho_server.tables.decide.handlers import propose
from morpho_server.tables.decide.matches.moves import run_out
from morpho_server.tables.decide.matches.starting import with_next_match
from morpho_server.tables.decide.opening import open_table
from morpho_server.tables.decide.people.lobby import join
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId, Strength
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness
from morpho_server.tables.runtime.session import Decide
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate
from tests.support.serving import ALL_GAMES, BEGINNING

ANY_ID = CommandId("any")
"""The id of a command that is given to a table without a session, which asks for none."""

WEAK, STRONG = Strength("weak"), Strength("strong")
"""How strong bots can be."""


class Dice(Randomness):
    """Randomness that is the same each time."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def bytes(self, count: int) -> bytes:
        """Return the next of them."""
        return self._dice.randbytes(count)


@dataclass
class Sitting:
    """A match that is on, and everything that has been written down of it."""

    table: Table
    dice: Dice
    now: int = BEGINNING
    entries: list[Entry] = field(default_factory=list)
    projection: Projection = field(default_factory=Projection)
    updates: list[TableUpdate] = field(default_factory=list)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(1000 * seconds)

    def do(self, player: str, command: commands.Command) -> TableUpdate:
        """Carry out somebody's command."""
        done_by = self.table.players[PlayerId(player)]
        [guest] = done_by.guests
        context = Context(self.table, done_by, guest, Millis(self.now), self.dice)
        return self.write(propose(context, command))

    def move(self, seat: int, move: str) -> TableUpdate:
        """Make a move for a seat."""
        player = self.table.holders[Seat(seat)].id
        return self.do(player, commands.MakeMove(id=ANY_ID, move=Move(move)))

    def join(self, name: str, guest: int | None = None, **more: Any) -> TableUpdate:
        """Let somebody in, to sit if a seat is free; in a round they ask for it."""
        guest_id = GuestId(self.table.joined + 1 if guest is None else guest)
        command = commands.Join(guest_id, self.table.invitation, name, **{"sit": True, **more})
        return self.write(join(self.table, command, Millis(self.now)))

    def admit(self, player: str) -> TableUpdate:
        """Let somebody who asked for a seat sit down, as the host."""
        assert self.table.host is not None
        return self.do(self.table.host, commands.Admit(id=ANY_ID, player=PlayerId(player)))

    def pause(self) -> None:
        """Pause the table as the host."""
        assert self.table.host is not None
        self.do(self.table.host, commands.PauseTable(id=ANY_ID))

    def run_out(self) -> bool:
        """Decide for one seat whose time is up; return whether there was one."""
        return self.act(run_out)

    def act(self, decide: Decide) -> bool:
        """Carry out a decision of the server itself; return whether there was any."""
        proposal = decide(self.table, Millis(self.now), self.dice)
        if proposal is not None:
            self.write(proposal)
        return proposal is not None

    @property
    def owing(self) -> tuple[Seat, ...]:
        """Return the seats that owe a decision."""
        match = self.table.match_on
        return match.game.owing(match.state)

    @property
    def legal(self) -> list[Move]:
        """Return the moves of the first of them."""
        return self.table.game.legal_moves(self.table.match_on.state, self.owing[0])

    def left(self, seat: int) -> float:
        """Return how many seconds a seat has, with its bank; negative when they are over."""
        assert self.table.deadline is not None
        return (self.table.deadline.end(Seat(seat), self.table.banks) - self.now) / 1000

    def bank(self, seat: int) -> float:
        """Return how many seconds are left in a seat's bank."""
        return self.table.banks[Seat(seat)] / 1000

    @property
    def patch(self) -> Patch:
        """Return the changes of the table's view by the last entry."""
        patch: Patch = json.loads(self.updates[-1].common).get("table", {})
        return patch

    def again(self) -> Table:
        """Return the table that the entries alone add up to."""
        table = Table(self.table.game)
        for entry in self.entries:
            apply(table, entry)
        return table

    def write(self, proposal: Proposal) -> TableUpdate:
        """Write down and take in what follows from something."""
        proposal = with_next_match(self.table, proposal, Millis(self.now), self.dice)
        entry = Entry(
            seq=self.table.seq + 1,
            at=Millis(self.now),
            player=None,
            command=None,
            seat=proposal.seat,
            move=proposal.move,
            events=proposal.events,
        )
        self.entries.append(entry)
        apply(self.table, entry, proposal.after)
        self.updates.append(self.projection.apply(entry, self.table))
        return self.updates[-1]

    def add_bot(self, seat: int | None = None, name: str | None = None) -> TableUpdate:
        """Seat a bot as the host."""
        assert self.table.host is not None
        where = None if seat is None else Seat(seat)
        return self.do(
            self.table.host, commands.AddBot(id=ANY_ID, strength=WEAK, seat=where, name=name)
        )


def waiting(names: str, game: str = "guess", seed: int = 1, **options: Any) -> Sitting:
    """Return a table before a match where those people sit, the first of them the host."""
    played: Game[Any] = ALL_GAMES[game]
    dice = Dice(seed)
    opened = Sitting(Table(played, (WEAK, STRONG)), dice)
    opened.write(Proposal(open_table("ABCDEF", game, complete(played, options), dice)))
    for name in names.split():
        opened.join(name)
    return opened


def sitting(
    names: str, game: str = "guess", seed: int = 1, *, bots: int = 0, **options: Any
) -> Sitting:
    """Begin a match among those people, the first of them the host, and bots after them."""
    begun = waiting(names, game, seed, **options)
    for player in list(begun.table.players)[1:]:
        begun.do(player, commands.SetReady(id=ANY_ID, ready=True))
    for _ in range(bots):
        begun.add_bot()
    begun.do("p1", commands.Start(id=ANY_ID))
    return begun
