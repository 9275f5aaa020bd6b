"""Two tables that an observer can't tell apart, played alike: they are sent the same at both.

World one is a round as it was played. World two is dealt otherwise where the observer has been
shown nothing, and the other seats choose otherwise where their choice has no face. Votes that
nobody learns of come later there, or from others, or not at all. Around the moves people talk,
pause, leave and come, time runs out, and the server is restarted, at both tables at the same time.

Every second pair has small bounds of what is remembered and allowed, and reaches each of them.

Everything that the observer can be sent is compared, byte for byte: frames, snapshots, what a page
that comes back is sent, past updates, reports, and the answers to everything that can be asked. The
first difference that the rules show ends the comparison; any other is a leak.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice, zip_longest
from typing import Any

from morpho_server.games.events import Event, is_shown
from morpho_server.games.moves import MoveRefusedError
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.seating import seats_for_people
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.messages.events import TableEvent
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.table import Player
from tests.support.games.dealt import DealtGame
from tests.support.games.playing import Choice, Step
from tests.support.games.secrecy import LeakError
from tests.support.games.subjects import Subject
from tests.support.tables.secrecy.attempts import attempts
from tests.support.tables.secrecy.bounds import bounds
from tests.support.tables.secrecy.cases import Case, Deed, world_one
from tests.support.tables.secrecy.room import Room

DEEDS = {
    "_observer_says": 8,
    "_other_says": 4,
    "_pause": 1,
    "_wish": 1,
    "_bet": 4,
    "_leave": 0.5,
    "_come": 1,
    "_admit": 1,
    "_away": 1,
    "_back": 1,
    "_rename": 0.5,
    "_link": 2,
    "_restart": 2,
}
"""What people do between two moves, and how often."""

BUSY = 0.4
"""How often they do any of that before a move."""

ATTEMPTS = 2
"""How many messages the observer tries before a move, and how many more after a secret one."""

SECRETLY = 0.5
"""How often a move of which nobody learns is made at another time in world two."""

EXTRA_VOTES = 0.15
"""How often somebody votes in world two alone, if nobody learns of it."""

PAST = 0.03
"""How often the observer asks for past updates before a move: it takes long."""

RESUMES = 12
"""From how many numbers the observer comes back in the end."""


@dataclass
class Compared:
    """How far two tables were alike, why no farther, and how much was compared.

    ``unlike``: the worlds differ, by the deal, by a choice or by a vote. ``counts`` are of what was
    compared.
    """

    unlike: bool
    steps: int = 0
    ended: str = "played to the end"
    counts: Counter[str] = field(default_factory=Counter)


async def compare(subject: Subject, case: Case, room: type[Room] = Room) -> Compared:
    """Play both worlds and return how far they went; raises :exc:`LeakError`."""
    first, deeds = world_one(subject, case)
    hidden = set(subject.deal(first.opening)) - subject.shown(first.log, case.observer)
    opening = subject.redeal(first.opening, hidden, case.dice("world two"))
    with bounds(small=case.number % 2 == 1) as quotas:
        pair = Pair(subject, case, (first.opening, opening), partial(room, quotas=quotas))
        try:
            await pair.play(deeds)
        except Exception as error:
            observer = "a spectator" if case.observer is None else f"seat {case.observer}"
            error.add_note(f"{case.game}, case {case.number}: {observer} before move {pair.step}")
            raise
    return pair.compared


class Pair:
    """Two tables that are played side by side; ``step`` counts the moves of world one."""

    def __init__(
        self,
        subject: Subject,
        case: Case,
        openings: tuple[tuple[Event, ...], tuple[Event, ...]],
        room: Callable[[DealtGame, int, Seat | None], Room],
    ) -> None:
        self.step = 0
        self.compared = Compared(unlike=openings[0] != openings[1])
        self._subject = subject
        self._case = case
        self._dice = case.dice("pair")
        self._observer = case.observer
        self._varied = self._dice.random() < 0.3
        self._secret = self._unbalanced = self._have_bet = False
        self._pending: list[Choice] = []
        self._links = count()
        self._votes = frozenset().union(*(subject.faceless[v] for v in subject.anonymous))
        start = case.start
        games = [
            DealtGame(subject.game, opening, lambda: start.chance(self.step), start.late_chance)
            for opening in openings
        ]
        self._rooms = [room(game, case.start.seats, case.observer) for game in games]

    async def play(self, deeds: list[Deed]) -> None:
        """Play the whole round at both tables, and what comes after it."""
        for room in self._rooms:
            await room.open({**self._case.options, **self._case.start.options})
        self._same_frames("opening")
        for self.step, deed in enumerate(deeds, 1):
            await self._between()
            if ended := await self._move(deed):
                self.compared.ended = ended
                return
            self.compared.steps += 1
        await self._between()
        await self._after_the_match()

    async def _between(self) -> None:
        """Do what people do between two moves, and compare what the observer can ask for."""
        if self._dice.random() < BUSY:
            [deed] = self._dice.choices(list(DEEDS), list(DEEDS.values()))
            await getattr(self, deed)()
        for room in self._rooms:
            room.clock.time += self._passing
        await self._vote_apart()
        await self._try()
        self._same("snapshot", [room.snapshot() for room in self._rooms])
        self._same("last activity", [room.session.projection.updated_at for room in self._rooms])
        number = max(0, self._rooms[0].number + 1 - int(self._dice.expovariate(0.2)))
        self._same("resume", [room.resume(number) for room in self._rooms])
        self._same("screen", [room.on_screen(self.step % RESUMES) for room in self._rooms])
        self._same_frames("frame")
        if self._dice.random() < PAST:
            await self._ask_for_the_past()

    async def _ask_for_the_past(self) -> None:
        after = self._dice.choice((0, self._dice.randrange(self._rooms[0].number + 2)))
        limit = self._dice.choice((500, 7))
        await self._both("past", lambda room: room.past(after, limit))
        await self._both("report", lambda room: room.report())

    @property
    def _passing(self) -> int:
        return 50 * (self.step % 30)

    async def _try(self) -> None:
        one = self._rooms[0]
        legal = [move for seat in map(Seat, range(one.seats)) for move in one.moves(seat)]
        moves = [*self._dice.sample(legal, min(4, len(legal))), *self._dice.sample(self._texts, 4)]
        messages = attempts(self._dice, one.number, moves, one.done)
        often = ATTEMPTS * (2 if self._secret else 1)
        self._secret = False
        for message in islice(messages, often):
            await self._both("answer", lambda room, text=message: room.attempt(text))

    @property
    def _texts(self) -> tuple[str, ...]:
        return self._case.texts

    # Moves

    async def _move(self, deed: Deed) -> str:
        """Make a move in both worlds; return why they are alike no longer, if they are not."""
        one = self._rooms[0]
        await self._get_ready(deed.seat)
        if deed.late and self._is_pressed(deed.seat):
            return await self._time_out(deed.seat)
        made = deed.seat, deed.move
        if deed.move not in one.moves(deed.seat):
            return "no such move"
        silent = self._is_silent(one, made)
        if silent and self._dice.random() < SECRETLY:
            await self._move_apart(made)
            return ""
        if not silent:
            await self._catch_up()
        secret = self._is_secret(one, made) and self._is_secret(self._rooms[1], made)
        choices = list(self._alike(made, self._shown_kinds(one, made) if secret else None))
        if not choices:
            return "votes came out" if self._unbalanced else "no such move"
        stays = made in choices and not self._varied
        other = made if stays else self._dice.choice(choices)
        self.compared.unlike |= other != made
        return await self._compare_move(made, other)

    async def _get_ready(self, seat: Seat) -> None:
        """Let the game go on, and a bot stand in where nobody sits."""
        for room in self._rooms:
            if room.table.pause is not None:
                await room.do(room.table.host, commands.ResumeTable)
            if seat not in room.table.holders:
                await room.stand_in()
        self._same_frames("frame")

    async def _compare_move(self, made: Choice, other: Choice) -> str:
        before = [event for entry in self._rooms[0].log.entries for event in _of_game(entry.events)]
        done = []
        for room, choice in zip(self._rooms, (made, other), strict=True):
            try:
                done.append(await room.move(*choice))
            except CommandRefusedError as refusal:
                raise LeakError(f"{choice} is refused at one table: {refusal}") from None
        if made[0] == self._observer:
            self._same("answer to a move", done)
        return self._compare_frames(made, other, before)

    async def _time_out(self, seat: Seat) -> str:
        """Let time run out for a seat."""
        await self._catch_up()
        before = [event for entry in self._rooms[0].log.entries for event in _of_game(entry.events)]
        moves = [room.table.match_on.timeout_move(seat)[0] for room in self._rooms]
        if seat == self._observer:
            self._same("timeout move", moves)
        faces = {self._subject.face(move, self._observer) for move in moves}
        for room in self._rooms:
            await room.run_out()
        self.compared.counts["time-out"] += 1
        if seat != self._observer and len(faces) > 1:
            return "time ran out otherwise"
        return self._compare_frames((seat, moves[0]), (seat, moves[1]), before)

    def _is_pressed(self, seat: Seat) -> bool:
        table = self._rooms[0].table
        owing = self._rooms[0].game.owing(self._rooms[0].state)
        return table.deadline is not None and seat in table.deadline.seats and owing[0] == seat

    def _compare_frames(self, made: Choice, other: Choice, before: list[Event]) -> str:
        if self._observer in self._rooms[0].table.onlookers():
            return "all cards shown"
        frames = self._frames()
        if frames[0] == frames[1]:
            self.compared.counts["frame"] += len(frames[0])
            return ""
        if self._have_bet and self._rooms[0].table.phase != "playing":
            return "bets shown at the end"
        done = [
            Step(*choice, tuple(_of_game(room.last.events)), room.state)
            for room, choice in zip(self._rooms, (made, other), strict=True)
        ]
        shown = [[event for event in s.events if is_shown(event, self._observer)] for s in done]
        pair = next((pair for pair in zip_longest(*shown) if pair[0] != pair[1]), None)
        if pair and None not in pair and self._subject.same_ending(*pair):
            return "cards shown at the end"
        kinds = {event.kind for event in pair or () if event}
        if self._unbalanced and kinds and kinds <= self._votes:
            return "votes came out"
        for event, step in zip(pair or (), done, strict=False):
            if event and self._subject.may_show(step, event, self._observer, before):
                return f"shown by {made[1].split()[0]}"
        raise LeakError(
            f"after {made} ({other} in the other world) these were sent:\n"
            f"{frames[0]}\n{frames[1]}\nthe first difference is {pair}"
        )

    # Moves of which nobody learns

    def _shown_kinds(self, room: Room, choice: Choice) -> list[str] | None:
        """Return the kinds of the events by which others see a faceless move; ``None`` if illegal.

        They are named by the subject: the audiences of events are under test.
        """
        seat, move = choice
        try:
            done = room.game.decide(room.state, seat, move, None)
        except MoveRefusedError:
            return None
        faces = self._subject.faceless[move.split()[0]]
        return [event.kind for event in done.events if event.kind in faces]

    def _is_secret(self, room: Room, choice: Choice) -> bool:
        """Return whether the observer can't know who makes a move."""
        seat, move = choice
        verb = move.split()[0]
        if seat == self._observer or verb not in self._subject.faceless:
            return False
        if verb in self._subject.anonymous:
            return True
        table = room.table
        free = table.deadline is None and table.option("turn_seconds") is None
        return free and not table.stand_ins and len(table.holders) == room.seats

    def _is_silent(self, room: Room, choice: Choice) -> bool:
        """Return whether the observer can't know that a move is made."""
        return self._is_secret(room, choice) and self._shown_kinds(room, choice) == []

    async def _move_apart(self, made: Choice) -> None:
        """Make a move in world one alone; in the other it comes later, or perhaps never."""
        await self._rooms[0].move(*made)
        if made[1].split()[0] in self._subject.anonymous and self._dice.random() < 0.5:
            self._unbalanced = True
        else:
            self._pending.append(made)
        self._note_secret()
        self._same_frames("frame")

    def _note_secret(self) -> None:
        self._secret = self.compared.unlike = True
        self.compared.counts["secret move"] += 1

    async def _vote_apart(self) -> None:
        """Vote in world two alone."""
        if not self._subject.anonymous or self._dice.random() >= EXTRA_VOTES:
            return
        two = self._rooms[1]
        if two.table.phase != "playing" or two.table.pause is not None:
            return
        votes = [
            (seat, move)
            for seat in self._deciding(two)
            for move in two.game.open_moves(two.state, seat)
        ]
        votes = [vote for vote in votes if self._is_silent(two, vote)]
        if votes:
            await two.move(*self._dice.choice(votes))
            self._unbalanced = True
            self._note_secret()

    async def _catch_up(self) -> None:
        """Make the moves in world two that were made in world one alone."""
        pending, self._pending = self._pending, []
        for made in pending:
            if choices := list(self._alike(made, [])):
                await self._rooms[1].move(*self._dice.choice(choices))
            else:
                self._unbalanced = True
        self._same_frames("frame")

    def _alike(self, made: Choice, shown: list[str] | None) -> Iterator[Choice]:
        """Return the moves of world two that the observer can't tell from one of world one.

        ``shown`` are the kinds of the events by which it was seen, ``None`` if all can know who
        made it.
        """
        two = self._rooms[1]
        seat, move = made
        if seat == self._observer:
            yield from (made for each in two.moves(seat) if each == move)
            return
        face = self._subject.face(move, self._observer)
        for each in [seat] if shown is None else self._deciding(two):
            for choice in ((each, other) for other in two.moves(each)):
                if self._subject.face(choice[1], self._observer) == face and (
                    shown is None
                    or (self._is_secret(two, choice) and self._shown_kinds(two, choice) == shown)
                ):
                    yield choice

    def _deciding(self, room: Room) -> list[Seat]:
        """Return the seats that somebody decides for, but the observer's."""
        seats = {*room.table.holders, *room.table.stand_ins} - {self._observer}
        return sorted(seats)

    # What people do between moves

    async def _observer_says(self) -> None:
        await self._all_do(self._rooms[0].player, commands.Say, text=f"line {self.step}")

    async def _other_says(self) -> None:
        await self._all_do(self._somebody(), commands.Say, text=f"line {self.step}")

    async def _rename(self) -> None:
        player = self._dice.choice(list(self._in_the_dark(self._rooms[0].table.people)))
        await self._all_do(player, commands.Rename, name=f"{player} at {self.step}")

    async def _link(self) -> None:
        """Let somebody link a device; others hear nothing of it, so perhaps at one table alone."""
        player, one, token = self._somebody(), self._rooms[0], f"{next(self._links)}"
        if player == one.player or self._dice.random() < 0.5:
            await self._all_do(player, commands.LinkDevice, token=token)
            return
        await self._dice.choice(self._rooms).do(player, commands.LinkDevice, token=token)
        self._note_secret()
        self._same_frames("frame")

    async def _pause(self) -> None:
        table = self._rooms[0].table
        if table.phase == "playing" and table.pause is None:
            await self._all_do(table.host, commands.PauseTable)

    async def _wish(self) -> None:
        seated = list(self._in_the_dark(self._rooms[0].table.seated_people()))
        if self._rooms[0].table.phase == "playing" and seated:
            await self._all_do(self._dice.choice(seated), commands.WishPause, wish=True)

    async def _bet(self) -> None:
        """Let somebody else who is out bet: in world two on another seat, or in one world alone."""
        room = self._rooms[0]
        if room.table.phase != "playing":
            return
        out = room.game.out(room.state)
        made = {player for each in self._rooms for player in each.table.match_on.bets}
        holders = [room.table.holders[seat].id for seat in self._held_by_others() if seat in out]
        bettors = [player for player in holders if player not in made]
        if bettors:
            player = self._dice.choice(bettors)
            left = [seat for seat in map(Seat, range(room.seats)) if seat not in out]
            betting = self._rooms if self._dice.random() < 0.5 else [self._dice.choice(self._rooms)]
            for each in betting:
                await each.do(player, commands.Bet, on=self._dice.choice(left))
            self._have_bet = True
            self.compared.counts["bet"] += 1
            self._same_frames("frame")

    async def _leave(self) -> None:
        seats = self._held_by_others()
        if len(seats) > 1 and await self._is_alike_on_the_clock():
            gone = self._rooms[0].table.holders[self._dice.choice(seats)].id
            await self._all_do(gone, commands.Leave)

    async def _come(self) -> None:
        room = self._rooms[0]
        if len(room.table.people) < room.seats + 3 and await self._is_alike_on_the_clock():
            sit = len(room.table.holders) < room.seats
            await self._both("frame", lambda room: room.join(f"New {room.table.joined}", sit=sit))

    async def _admit(self) -> None:
        table = self._rooms[0].table
        for asking in table.seat_requests:
            guests = table.players[asking].guests
            can_sit = any(table.may_see(guests, seat) for seat in seats_for_people(table))
            if can_sit and await self._is_alike_on_the_clock():
                await self._all_do(table.host, commands.Admit, player=asking)
                return

    async def _away(self) -> None:
        if (seats := self._held_by_others()) and await self._is_alike_on_the_clock():
            seat = self._dice.choice(seats)
            await self._both("frame", lambda room: room.away(seat))

    async def _back(self) -> None:
        if seats := self._held_by_others():
            seat = self._dice.choice(seats)
            await self._both("frame", lambda room: room.back(seat))

    async def _restart(self) -> None:
        await self._both("frame", lambda room: room.restart())
        self._secret = True  # What was decided in secret is counted by other code from here on.

    async def _is_alike_on_the_clock(self) -> bool:
        """Return whether a clock that begins now names the same seats in both worlds."""
        if self._rooms[0].table.phase != "playing":
            return False
        await self._catch_up()
        owing = [room.game.owing(room.state) for room in self._rooms]
        return owing[0] == owing[1]

    def _in_the_dark(self, players: list[Player]) -> Iterator[PlayerId]:
        """Return those of some players who have not seen all cards."""
        table = self._rooms[0].table
        yield from (player.id for player in players if not table.has_seen_all(player.guests))

    def _somebody(self) -> PlayerId:
        return self._dice.choice(list(self._rooms[0].table.players))

    def _held_by_others(self) -> list[Seat]:
        holders = self._rooms[0].table.holders
        return [seat for seat in sorted(holders) if seat != self._observer]

    # What comes after the last move

    async def _look_back(self) -> None:
        """Compare what the observer is sent again from many numbers, by all ways."""
        newest = self._rooms[0].number
        numbers = range(newest + 3)
        for number in self._dice.sample(numbers, min(len(numbers), RESUMES)):
            self._same("resume", [room.resume(number) for room in self._rooms])
        self._same_frames("frame")
        await self._ask_for_the_past()

    async def _after_the_match(self) -> None:
        """Call the match off, let the observer take another's seat, and compare again."""
        one = self._rooms[0]
        if one.table.in_match:
            await self._all_do(one.table.host, commands.EndMatch)
        if seats := self._held_by_others():
            seat = self._dice.choice(seats)
            await self._all_do(one.table.holders[seat].id, commands.Stand)
            await self._all_do(one.player, commands.Sit, seat=seat)
        await self._try()
        self._same("snapshot", [room.snapshot() for room in self._rooms])
        await self._look_back()

    # Comparing

    async def _all_do(
        self, player: PlayerId, kind: type[commands.Command], /, **fields: Any
    ) -> None:
        mine = player == self._rooms[0].player
        done = [await room.do(player, kind, **fields) for room in self._rooms]
        if mine:
            self._same("answer", done)
        self._same_frames("frame")

    async def _both(self, what: str, do: Callable[[Room], Awaitable[Any]]) -> None:
        self._same(what, [await do(room) for room in self._rooms])
        self._same_frames("frame")

    def _frames(self) -> list[list[str]]:
        frames = [[*room.page.frames, *room.screen.frames] for room in self._rooms]
        for room in self._rooms:
            room.page.frames, room.screen.frames = [], []
        return frames

    def _same_frames(self, what: str) -> None:
        frames = self._frames()
        self._same(what, frames, len(frames[0]))

    def _same(self, what: str, both: list[Any], number: int = 1) -> None:
        one, two = both
        if one != two:
            raise LeakError(f"the {what} is not the same in two worlds:\n{one}\n{two}")
        self.compared.counts[what] += number


def _of_game(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event, TableEvent)]
