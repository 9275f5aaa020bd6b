"""Record the guided first games: play their records through the engine, as one seat sees them.

``web_client/games/NAME/lesson/record.yaml`` is a record file. What its first seat is sent while it
is played, in the very form of the wire, is written to ``recording.js`` beside it. With ``--check``
nothing is written; the exit status says whether all recordings are as they would be.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Game, Pace
from morpho_server.games.moves import Move
from morpho_server.games.position import Opening
from morpho_server.games.records.player import play_record
from morpho_server.games.records.recording import Recording
from morpho_server.games.registry import DEFAULT_GAME, RECORDINGS
from morpho_server.games.seats import Seat, seat_of
from morpho_server.games.views import Json
from morpho_server.realtime.frames import snapshot
from morpho_server.records import read_documents
from morpho_server.tables.decide.handlers import propose
from morpho_server.tables.decide.opening import open_table
from morpho_server.tables.decide.people.lobby import join
from morpho_server.tables.decide.proposal import Context, Proposal
from morpho_server.tables.log.apply import apply
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import CommandId, GuestId, Millis, PlayerId
from morpho_server.tables.model.options import complete
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.stream.projection import Projection
from morpho_server.tables.stream.update import TableUpdate

ROOT = Path(__file__).parent.parent
RECORDS = sorted(ROOT.glob("web_client/games/*/lesson/record.yaml"))
LEARNER: Final = Seat(0)
NAMES: Final = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida")
COMMAND: Final = CommandId("c")
START: Final = 1_700_000_000_000
BETWEEN: Final = 1_000
"""How many milliseconds pass between two entries."""


class LaidOut:
    """A game whose rounds begin and draw as a record says, and in which nobody is hurried."""

    def __init__(self, game: Game[Any], opening: Opening) -> None:
        self._game = game
        self._opening = opening

    def start(self, *_: object) -> tuple[Event, ...]:
        """Set up a round as it was laid out."""
        return tuple(self._opening.events)

    def decide(self, state: Any, seat: Seat, move: Move, _: Chance) -> Consequences[Any]:
        """Carry out a move with the record's own chance, such as the dice that it lists."""
        return self._game.decide(state, seat, move, self._opening.chance)

    def pace(self, _: object) -> Pace:
        """Return the clock that does not run."""
        return "turn"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class NoRandomness:
    """Gives zeros: nothing in a recording may differ from one time to the next."""

    def bytes(self, count: int) -> bytes:
        """Return so many bytes."""
        return bytes(count)


class RecordedTable:
    """A table without a log: the learner receives each entry as it is made."""

    def __init__(self, game: Game[Any]) -> None:
        self.table = Table(game)
        self._projection = Projection()

    @property
    def learner(self) -> Player:
        """Return the player who is taught."""
        return self.table.holders[LEARNER]

    def snapshot(self) -> Json:
        """Return the first message to the learner."""
        players = list(self.table.players)
        return json.loads(snapshot(self._projection, self.learner, players, self._now()))

    def command(self, player: Player, command: commands.Command) -> Json:
        """Carry a command out; return the update that the learner is sent."""
        context = Context(self.table, player, min(player.guests), self._now(), NoRandomness())
        proposal = propose(context, command)
        update = self.enter(proposal, player.id)
        assert update.is_for(self.learner.id), "the learner sees all that is done"
        return json.loads(update.text(self.learner.id))

    def enter(self, proposal: Proposal, player: PlayerId | None = None) -> TableUpdate:
        """Take in what follows from a command."""
        entry = Entry(
            seq=self.table.seq + 1,
            at=self._now(),
            player=player,
            command=None,
            seat=proposal.seat,
            move=proposal.move,
            events=proposal.events,
        )
        apply(self.table, entry, proposal.after)
        return self._projection.apply(entry, self.table)

    def join(self, name: str) -> None:
        """Let somebody come, sit down and be ready."""
        guest = GuestId(self.table.joined)
        come = commands.Join(guest, self.table.invitation, name, sit=True)
        self.enter(join(self.table, come, self._now()))
        joined = list(self.table.players.values())[-1]
        if joined.id != self.table.host:
            self.command(joined, commands.SetReady(id=COMMAND, ready=True))

    def _now(self) -> Millis:
        return Millis(START + self.table.seq * BETWEEN)


def record(path: Path) -> str:
    """Return the messages to the learner during a record, as the text of a file.

    Raises :exc:`~morpho_server.games.records.recording.RecordFailedError`.
    """
    document = read_documents(path)[0].content
    play_record(document, RECORDINGS)
    recording = RECORDINGS[document.get("game", DEFAULT_GAME)]
    table = open_laid_out(recording, document)
    begun = table.snapshot()
    moves = [play(table, recording, step) for step in document["play"] if isinstance(step, str)]
    return as_text({"snapshot": begun, "moves": moves})


def open_laid_out(recording: Recording[Any], document: Mapping[str, Json]) -> RecordedTable:
    """Open a table with the people and the cards of a record, and begin the match."""
    header = {key: value for key, value in document.items() if key in recording.header}
    opening = recording.open(header)
    game = cast("Game[Any]", LaidOut(recording.game, opening))
    chosen = {key: header[key] for key in game.options({}) if key in header}
    table = RecordedTable(game)
    table.enter(Proposal(open_table("", game.name, complete(game, chosen), NoRandomness())))
    for name in NAMES[: opening.seats]:
        table.join(name)
    table.command(table.learner, commands.Start(id=COMMAND))
    return table


def play(table: RecordedTable, recording: Recording[Any], step: str) -> Json:
    """Play a step of a record that is a move; return it with the update that it becomes."""
    shown, _, spelt = step.partition(" ")
    seat = seat_of(shown)
    move: Move = recording.complete(table.table.match_on.state, seat, spelt)
    update = table.command(table.table.holders[seat], commands.MakeMove(id=COMMAND, move=move))
    return {"seat": seat, "move": move, "update": update}


def as_text(recorded: Mapping[str, Json]) -> str:
    """Return a recording as a module, with one move a line so that a change of it can be read."""
    lines = "".join(f"    {compact(move)},\n" for move in recorded["moves"])
    return (
        "// Written by scripts/record_lesson.py from record.yaml; never by hand.\n\n"
        '/** @import { Recording } from "../../../net/types.js" */\n\n'
        "export const RECORDING = /** @type {Recording} */ (/** @type {unknown} */ ({\n"
        f"  snapshot: {compact(recorded['snapshot'])},\n"
        f"  moves: [\n{lines}  ],\n"
        "}));\n"
    )


def compact(value: Json) -> str:
    """Return a value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: Sequence[str]) -> int:
    """Write all recordings, or check them; return the exit status."""
    status = 0
    for path in RECORDS:
        recording, recorded = path.with_name("recording.js"), record(path)
        if "--check" not in arguments:
            recording.write_text(recorded, encoding="utf-8")
        elif not recording.exists() or recording.read_text(encoding="utf-8") != recorded:
            status = 1
            shown = recording.relative_to(ROOT)
            print(f"{shown} is not what {path.name} gives now; run make lessons", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
