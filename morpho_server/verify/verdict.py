"""The verdict on a match: the events sent to a page against those that follow from its moves."""

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from morpho_server.games.chance import Chance, Draw
from morpho_server.games.events import EVERYONE
from morpho_server.games.game import Game
from morpho_server.games.options import Options
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.model.match import match_seed, round_seed
from morpho_server.tables.model.options import for_game
from morpho_server.verify.file import EventJson, Read, Saved, UnreadableError, read_event
from morpho_server.verify.replay import Replay, UnlawfulError, spelled
from morpho_server.verify.shares import Calling, WrongError, check_shares

MOST_DRAWS: Final = 10_000
"""The most draws of a match; each is counted among those before it."""

FAIR: Final = (
    "Every card, roll, move and point follows from the promised secret and the shares: nobody chose"
    " anything if one of those who gave a share was honest."
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the matches of a file are fair, and one sentence that says why."""

    kind: Literal["fair", "wrong", "not proved"]
    reason: str


def judge(saved: Saved, games: Mapping[str, Game[Any]]) -> Verdict:
    """Return the verdict on a saved match, and on those before it in the file.

    Raises :exc:`.file.UnreadableError`.
    """
    if saved.restored:
        reason = "the server went back to an earlier time meanwhile, as if restored from a backup"
        return Verdict("not proved", _sentence(reason))
    check = _Check(saved, games)
    try:
        doubts = [*check.doubts()]
    except (WrongError, UnlawfulError) as error:
        return Verdict("wrong", _sentence(f"{check.place}{error}"))
    if saved.unseen:
        doubts.insert(0, f"this page heard {saved.unseen} updates only when the match was over")
    return Verdict("not proved", _sentence(doubts[0])) if doubts else Verdict("fair", FAIR)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


class _Check:
    """Goes through the events sent to a page."""

    def __init__(self, saved: Saved, games: Mapping[str, Game[Any]]) -> None:
        self._player, self._events, self._games = saved.player, saved.events, games
        self._moves = {match.match: match for match in saved.moves}
        self._seat = _OwnSeat(saved.player)
        self._promises: dict[int, str] = {}
        self._secrets: set[str] = set()
        self._calling = Calling()
        self._options: Options | None = None
        self._terms: ev.TermsSet | None = None
        self._started: ev.MatchStarted | None = None
        self._replay: Replay | None = None
        self._round = 0
        self._kinds = {kind.kind for game in games.values() for kind in game.event_types}
        self._is_untimely = False
        # What a match carries over, by its number of seats; None if that is not known.
        self._carried: dict[int, Json] | None = None

    @property
    def place(self) -> str:
        """Return where in the match the check is, to begin a sentence with."""
        return f"in round {self._round}, " if self._round else ""

    def doubts(self) -> Iterator[str]:
        """Yield what is not proved of all matches that are over.

        Raises :exc:`.shares.WrongError`, :exc:`.replay.UnlawfulError` if anything is wrong.
        """
        ends = [at for at, event in enumerate(self._events) if event["kind"] == "match_ended"]
        if not ends:
            raise UnreadableError("no match in it is over")
        for at, event in enumerate(self._events[: ends[-1] + 1]):
            known = read_event(event)
            if isinstance(known, ev.MatchStarted):
                end = ends[bisect(ends, at)]
                events = self._events[at : end + 1]
                yield from self._start(known, events, is_last=end == ends[-1])
            elif isinstance(known, ev.MatchEnded):
                if self._started is None and at == ends[-1]:
                    yield "this page came when the match had begun"
                self._end(known)
            elif known is not None:
                self._seat.note(known)
                yield from self._note(known)
            else:
                self._compare(event)

    def _note(self, event: Read) -> Iterator[str]:
        """Note the options, the promise and the shares; yield what is not proved."""
        calling, called = self._calling, self._calling.called
        match event:
            case ev.TableOpened() | ev.GameChosen() | ev.OptionsSet():
                self._options = for_game(event.options)
                self._carried = {} if isinstance(event, ev.GameChosen) else self._carried
                self._check_uncalled()
            case ev.TermsSet():
                self._check_uncalled()
                yield from self._set_terms(event)
            case ev.MatchPrepared(number=number):
                if number in self._promises or (called is not None and called.number == number):
                    raise WrongError("the server promised another secret, later")
                self._promises[number] = event.commitment
            case _:
                calling.note(event, self._player)

    def _check_uncalled(self) -> None:
        is_dealt = self._started is None or self._round > 0
        if self._calling.called is not None or not is_dealt:
            raise WrongError("options were changed when the shares had been called for")

    def _set_terms(self, terms: ev.TermsSet) -> Iterator[str]:
        before, self._terms = self._terms, terms
        if self._started is None or before is None:
            return
        if len(terms.seat_options) != len(before.seat_options):
            raise WrongError("the terms are those of other seats")
        if before.rules != terms.rules:
            self._replay = None
            yield "the rules changed during the match, by an upgrade of the server"
        elif self._replay is not None:
            self._replay.terms = terms
            yield "the host changed options between two rounds, as everybody was shown"

    def _start(
        self, started: ev.MatchStarted, events: Sequence[EventJson], *, is_last: bool
    ) -> Iterator[str]:
        """Check the shares of a match from its ``events``, and begin to play it again."""
        if self._started is not None or self._is_untimely:
            raise WrongError("a match began that did not end")
        self._started = started
        self._seat.start(started.seats)
        calling, self._calling = self._calling, Calling()
        calling.promise = self._promises.get(started.number, "")
        ended = read_event(events[-1])
        assert isinstance(ended, ev.MatchEnded), "the events of a match end with it"
        if ended.secret in self._secrets:
            raise WrongError("the secret is that of an earlier match")
        self._secrets.add(ended.secret)
        is_forgotten = not calling.promise and not calling.made and len(self._secrets) == 1
        if is_forgotten and not is_last:
            return  # A page forgets how a match began that it has checked, but not its end.
        if any(event["kind"] == "match_played_on" for event in events):
            yield "it is played on from another match, for which its cards were drawn"
        yield from check_shares(calling, started, ended.secret, self._player)
        if calling.called is None or calling.revealed is None:
            return
        seed = match_seed(bytes.fromhex(ended.secret), started.seats, calling.revealed.shares)
        if (reason := self._begin(seed, started)) is not None:
            yield reason
            _draw_again(seed, ended.draws)
        elif not self._check_carried(started) and is_last:
            yield "this page did not see the match before, which decided who begins"

    def _begin(self, seed: bytes, started: ev.MatchStarted) -> str | None:
        """Begin to play a match again; return the reason if that can't be."""
        moves, terms = self._moves.get(started.number), self._terms
        if moves is None:
            return "the moves are not in the file, so only promise, shares and draws were checked"
        if terms is None:
            return "the server did not say by which rules it was played"
        game = self._games.get(moves.game)
        if game is None or game.rules_version != terms.rules:
            return "it was played by other rules than this program has"
        if len(terms.seat_options) != len(started.seats):
            raise WrongError("the terms are those of other seats")
        self._replay = Replay(game, seed, terms, moves.rounds)
        return None

    def _check_carried(self, started: ev.MatchStarted) -> bool:
        """Return whether it is proved what the match before carried over."""
        assert self._terms is not None, "only a match with terms is played again"
        known = {} if started.number == 1 else self._carried
        if known is not None and known.get(len(started.seats)) != self._terms.carried:
            raise WrongError("it did not begin as the match before had decided")
        return known is not None or self._terms.carried is None

    def _compare(self, event: EventJson) -> None:
        """Compare an event of the match with the next one that follows from its moves."""
        if self._started is None:
            self._is_untimely |= event["kind"] in self._kinds | {"round_opened"}
        elif event["kind"] == "round_opened":
            self._round += 1
            self._check_terms()
        if self._replay is not None and self._replay.has(event["kind"]):
            self._expect(spelled(event), f"this page was sent another “{event['kind']}”")

    def _expect(self, shown: bytes | None, reason: str) -> None:
        """Raise :exc:`WrongError` unless this is the next event that the page had to be sent."""
        assert self._replay is not None, "only what is played again is compared"
        until = shown or b"nothing" if self._seat.is_new else None
        to, event = self._replay.next_for(self._seat.seat, until) or (EVERYONE, None)
        if event != shown:
            raise WrongError(reason)
        if to == EVERYONE:
            self._seat.is_new = False

    def _check_terms(self) -> None:
        """Check that a round is dealt by the options that the table and this seat had shown."""
        terms, seat = self._terms, self._seat
        if terms is None:
            return
        if self._options is not None and self._options != terms.options:
            raise WrongError("it was dealt with other options than the table showed")
        if seat.seat is None or seat.chosen is None or self._replay is None:
            return
        if not 0 <= seat.seat < len(terms.seat_options):
            raise WrongError("the terms are those of other seats")
        if seat.chosen != terms.seat_options[seat.seat]:
            raise WrongError("it was dealt with other options than this player chose")

    def _end(self, ended: ev.MatchEnded) -> None:
        """Check that nothing was kept from this page, and that the match ended like that."""
        replay = self._replay
        if replay is not None:
            self._expect(None, "this page was not sent all that follows from the moves")
            outcome = replay.outcome
            is_over = outcome is not None and outcome.match_over
            winners = outcome.winners if outcome is not None and is_over else ()
            reason = "won" if is_over else "called_off"
            if (ended.reason, ended.winners) != (reason, winners):
                raise WrongError("the match did not end as this page was shown")
            if spelled(dict(ended.draws)) != spelled(dict(replay.draws)):
                raise WrongError("the draws that were shown are not those of the match")
        seats = len(self._started.seats) if self._started is not None else 0
        self._carried = {seats: replay.carried()} if replay is not None else None
        if self._calling.called is not None or self._calling.revealed is not None:
            raise WrongError("shares were called for in the middle of the match")
        self._started = self._replay = self._terms = None
        self._round, self._is_untimely = 0, False


@dataclass(slots=True)
class _OwnSeat:
    """The seat that a ``player`` holds, by what they have seen of the table.

    ``chosen`` are the options that they chose for it. It ``is_new`` until they have seen something
    public: they haven't seen what it alone was sent before they came to it.
    """

    player: PlayerId | None
    seat: Seat | None = None
    chosen: Options | None = None
    is_new: bool = False

    def note(self, event: Read) -> None:
        """Note it if they took a seat, lost theirs, or chose something for it."""
        match event:
            case ev.Sat(player=player, seat=seat) | ev.SeatGiven(player=player, seat=seat):
                if player == self.player:
                    self.seat, self.chosen, self.is_new = seat, None, True
                elif seat == self.seat:
                    self.seat = None
            case ev.Stood() | ev.PlayerLeft() | ev.PlayerRemoved() if event.player == self.player:
                self.seat = None
            case ev.GameChosen():
                self.chosen = None
            case ev.SeatOptionsSet() if event.seat == self.seat:
                self.chosen = event.options

    def start(self, seats: Sequence[PlayerId]) -> None:
        """Note where they sit in a match that begins."""
        self.seat = Seat(seats.index(self.player)) if self.player in seats else None
        self.is_new = False


def _draw_again(seed: bytes, draws: Mapping[str, Sequence[Draw]]) -> None:
    """Raise :exc:`WrongError` if a draw does not follow from the seed of its match."""
    if sum(map(len, draws.values())) > MOST_DRAWS:
        raise UnreadableError(f"it has more than {MOST_DRAWS} draws")
    for number, shown in draws.items():
        before: list[Draw] = []
        for draw in shown:
            try:
                chance = Chance(round_seed(seed, int(number)), before)
                _draw(chance, draw)
            except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError):
                raise UnreadableError("a draw in it is none") from None
            if chance.draws != [draw]:
                raise WrongError(f"in round {number}, “{draw['what']}” was not drawn like that")
            before += chance.draws


def _draw(chance: Chance, draw: Draw) -> None:
    match draw["how"]:
        case "choice":
            chance.choice(draw["of"], draw["what"])
        case "rolls":
            chance.roll(len(draw["gave"]), draw["what"], draw["of"])
        case "deal":
            chance.deal(draw["of"], draw["gave"], draw["what"])
        case _:
            raise ValueError(draw["how"])
