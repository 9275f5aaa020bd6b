"""The check that nobody chose what chance decided in a match that is over (docs/fairness.md).

It goes by the events that somebody at the table was sent, and by what the rules leave to chance.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import takewhile
from typing import Final

from morpho_server.games.chance import Draw, branch
from morpho_server.games.chance_rules import ChanceRules
from morpho_server.games.round_check import Found, RoundCheck, Told
from morpho_server.games.views import Json

DOUBTS: Final = frozenset(
    {
        "chooser_unseen",
        "commitment_unseen",
        "earlier_match_unproved",
        "game_unknown",
        "no_share",
        "own_share_late",
        "own_share_unknown",
        "share_of_other_device",
        "share_unrevealed",
    }
)
"""Findings that leave something unproved, but show nothing wrong."""

_WITHOUT_SHARE: Final = frozenset(
    {"no_share", "own_share_late", "own_share_unknown", "share_of_other_device"}
)
"""Doubts where no share of an honest player need be in a match."""

_SEATING: Final = frozenset({"sat", "seat_given"})
"""The events by which a player gets a seat."""

_STANDING: Final = frozenset({"stood", "player_left", "player_removed"})
"""The events by which a player gives up their seat, or the table."""


class UncheckableError(Exception):
    """Events that hold no whole match; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be: a stable code, the round, and what it is about."""

    code: str
    round: int | None = None
    about: Json = None


@dataclass(slots=True)
class Report:
    """What a check found.

    ``draws`` are those of each checked round, by number. ``without_share`` are the players who had
    committed to no share; ``bots`` give none.
    """

    draws: dict[int, list[Draw]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    without_share: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[Finding]:
        """Return what shows that something was chosen, or told otherwise than it was drawn."""
        return [finding for finding in self.findings if finding.code not in DOUBTS]


def check_match(events: Sequence[Told], rules: ChanceRules, player: str | None = None) -> Report:
    """Check the last match that is over; raises :exc:`UncheckableError`.

    ``events`` are in their order, public ones and those for the seat alone. Where the page that
    saved them gave a share, it has noted a ``share_made`` of its own among them. ``player`` is the
    page's own. A match before it that does not add up is a finding.
    """
    match, report = _Match(events), Report()
    report.findings += [Finding(code) for code in _check_earlier(match, rules, player)]
    report.findings += [Finding(code, about=about) for code, about in _check_shares(match, player)]
    given, (_, called) = match.revealed, match.callings[0]
    report.without_share = [*given["uncommitted"]]
    people = {*called["commitments"], *given["shares"], *given["uncommitted"], *given["unrevealed"]}
    report.bots = [player for player in match.seats if player not in people]
    report.findings += [Finding(code) for code in _miscounted(match, rules)]
    if not rules.draws:
        report.findings.append(Finding("game_unknown"))
    for number, told in match.rounds():
        draws = report.draws[number] = match.ended["draws"].get(str(number), [])
        seed = branch(match.seed, f"round {number}")
        found = RoundCheck(number, seed, told, draws, rules, match.earlier(told)).check()
        report.findings += [Finding(code, number, about) for code, about in found]
    return report


def _check_earlier(match: "_Match", rules: ChanceRules, player: str | None) -> Iterator[str]:
    """Yield what is wrong with the match before, if it is known from its promise on."""
    kinds = [event["kind"] for event in match.before]
    if not {"match_started", "match_ended"} <= {*kinds}:
        return
    end = _last(match.before, "match_ended", len(kinds))
    begin = max((at for at in range(end) if kinds[at] == "match_started"), default=0)
    number = match.before[begin].get("number")
    lobby = match.before[_began_before(match.before[:begin]) : begin]
    is_known = any(
        event["kind"] == "share_made"
        or (event["kind"] == "match_prepared" and event["number"] == number)
        for event in lobby
    )
    if not is_known:
        # Who was called had been told the promise, unless the server hid it.
        if any(event["kind"] == "match_starting" and player in event["seats"] for event in lobby):
            yield "earlier_match_unproved"
        return
    # Of another game only the shares and streams are checked.
    same_game = "game_chosen" not in kinds[begin:] or not rules.played.isdisjoint(kinds[begin:end])
    try:
        report = check_match(match.before[: end + 1], rules if same_game else ChanceRules(), player)
    except UncheckableError:
        yield "earlier_match_wrong"
        return
    if report.wrong:
        yield "earlier_match_wrong"
    elif any(f.code in {*_WITHOUT_SHARE, "earlier_match_unproved"} for f in report.findings):
        yield "earlier_match_unproved"


def _miscounted(match: "_Match", rules: ChanceRules) -> Iterator[str]:
    """Yield what is wrong with the rounds and their numbers: they decide what is drawn."""
    rounds = [*match.rounds()]
    numbers = [number for number, _ in rounds]
    first = numbers[0] if numbers else 1
    is_counted = numbers == [*range(first, first + len(numbers))]
    played = range(1, first + len(numbers))
    are_drawn = all(n.isascii() and int(n) in played for n in match.ended["draws"])
    are_set_up = not rules.opens or all(_is_set_up(match, rules, *each) for each in rounds)
    outside = (*match.later, *match.lobby, *match.waiting)
    is_inside = not any(event["kind"] in {*rules.played, "round_opened"} for event in outside)
    are_played = not rules.closes or all(_has(rules.closes, told) for _, told in rounds[:-1])
    is_first = [event["kind"] for event in match.during[1:2]] == ["round_opened"] and first == 1
    if not (is_first and are_played and is_counted and are_drawn and are_set_up and is_inside):
        yield "rounds_miscounted"


def _has(kind: str, told: Sequence[Told]) -> bool:
    return any(event["kind"] == kind for event in told)


def _is_set_up(match: "_Match", rules: ChanceRules, number: int, told: Sequence[Told]) -> bool:
    """Return whether a round begins as it has to, for all seats of the match, and only once."""
    setups = [at for at, event in enumerate(told) if event["kind"] == rules.opens]
    if setups != [1]:
        return False
    return bool(told[1]["round"] == number and told[1]["seats"] == len(match.seats))


class _Match:
    """The events of the last match that is over, found among others."""

    def __init__(self, events: Sequence[Told]) -> None:
        end = _last(events, "match_ended", len(events))
        begin = _last(events, "match_started", end)
        self.ended, self.started = events[end], events[begin]
        self.before, self.during = events[:begin], events[begin:end]
        self.later = _until("match_started", events[end:])
        self.number: int = self.started["number"]
        self.revealed = events[_last(events, "shares_revealed", begin)]
        since = _began_before(self.before)
        self.since_last_match = self.before[since:]
        self.callings = [
            (at, event)
            for at, event in enumerate(self.before[since:], since)
            if event["kind"] == "match_starting"
        ]
        if not self.callings or "draws" not in self.ended:
            raise UncheckableError("its beginning is missing, or it is older than this check")

    @property
    def lobby(self) -> Sequence[Told]:
        """Return the events since the match before, until the match was started."""
        kinds = [event["kind"] for event in self.before]
        ended = [at for at, kind in enumerate(kinds) if kind == "match_ended"]
        return self.before[ended[-1] if ended else 0 :]

    @property
    def waiting(self) -> Sequence[Told]:
        """Return the events from the call for shares until the first round."""
        return (*self.before[self.callings[0][0] :], *_until("round_opened", self.during))

    def earlier(self, told: Sequence[Told]) -> Sequence[Told]:
        """Return the events before those of a round."""
        at = next(at for at, event in enumerate(self.during) if event is told[0])
        return (*self.before, *self.during[:at])

    @property
    def own_shares(self) -> list[Told]:
        """Return the shares that the page noted for this match."""
        return [event for event in self.since_last_match if event["kind"] == "share_made"]

    @property
    def seats(self) -> list[str]:
        return list(self.started["seats"])

    @property
    def seed(self) -> bytes:
        """Return the seed that the secret and the shares give."""
        shares = self.revealed["shares"]
        mixed = ",".join(f"{player}:{shares.get(player, '')}" for player in self.seats)
        return branch(bytes.fromhex(self.ended["secret"]), mixed)

    def rounds(self) -> Iterator[tuple[int, Sequence[Told]]]:
        """Yield the number and the events of each round that was seen from its beginning."""
        opened = [at for at, event in enumerate(self.during) if event["kind"] == "round_opened"]
        for start, end in zip(opened, [*opened[1:], None], strict=False):
            yield self.during[start]["number"], self.during[start:end]


def _began_before(events: Sequence[Told]) -> int:
    """Return where the last match began that has ended; what follows belongs to the next."""
    kinds = [event["kind"] for event in events]
    ended = max((at for at, kind in enumerate(kinds) if kind == "match_ended"), default=0)
    return max((at for at, kind in enumerate(kinds[:ended]) if kind == "match_started"), default=0)


def _until(kind: str, events: Sequence[Told]) -> Sequence[Told]:
    """Return the events before the first of a kind, all if there is none."""
    return [*takewhile(lambda event: event["kind"] != kind, events)]


def _last(events: Sequence[Told], kind: str, before: int) -> int:
    found = (at for at in range(before - 1, -1, -1) if events[at]["kind"] == kind)
    at = next(found, None)
    if at is None:
        raise UncheckableError(f"there is no {kind} in it")
    return at


def _check_shares(match: _Match, own: str | None) -> Found:
    """Check what was promised against what was shown, and that nothing was promised late."""
    (called_at, called), *again = match.callings
    began = [event for event in match.since_last_match[1:] if event["kind"] == "match_started"]
    is_known = match.revealed not in match.waiting
    if again or began or is_known or called["number"] != match.number:
        yield "called_again", None
    if any(event["kind"] in {"options_set", "game_chosen"} for event in match.waiting):
        yield "options_changed", None
    secret = commitment_to(match.ended["secret"])
    yield from _check_promise(match, called_at, secret)
    shares, commitments = match.revealed["shares"], called["commitments"]
    seated = {*match.seats}
    is_seated = seated.issuperset(commitments) and len(seated) == len(match.seats)
    if match.seats != list(called["seats"]) or not is_seated:
        yield "seats_changed", None
    if not shares:
        yield "no_share", None
    for player, commitment in commitments.items():
        if player not in shares:
            named = player in match.revealed["unrevealed"]
            yield "share_unrevealed" if named else "share_dropped", player
        elif not commitment or commitment_to(shares[player]) != commitment:
            yield "share_replaced", player
    for player in shares.keys() - commitments.keys():
        yield "share_late", player
    yield from _check_own_share(match, own, commitments, secret)


def _check_promise(match: _Match, called_at: int, secret: str) -> Found:
    """Check that the secret was promised, once and in time."""
    promises = [
        (at, event["commitment"])
        for at, event in enumerate(match.before)
        if event["kind"] == "match_prepared" and event["number"] == match.number
    ]
    if not promises and not match.own_shares:
        yield "commitment_unseen", None
    if len(promises) > 1 or any(at > called_at for at, _ in promises):
        yield "promised_again", None
    if not secret or any(promised != secret for _, promised in promises):
        yield "secret_not_promised", None
    ended = [event for event in match.before if event["kind"] == "match_ended"]
    if any(event["secret"] == match.ended["secret"] for event in ended):
        yield "secret_used_again", None


def _check_own_share(
    match: _Match, own: str | None, commitments: Mapping[str, str], secret: str
) -> Found:
    """Check that the share that the page noted is among those that count."""
    if not match.own_shares:
        if own in commitments:
            yield "share_of_other_device", own
        elif own in match.seats:
            yield "own_share_unknown", own
        return
    yield from _check_noted(match, secret)
    *earlier, last = match.own_shares
    player, commitment = last["player"], commitment_to(last["share"])
    after = match.before[max(at for at, e in enumerate(match.before) if e is last) :]
    if player not in match.seats and _seatings(player, after)[-1:] == [False]:
        if True in _seatings(player, match.during):
            yield "own_share_unknown", player
        return
    # A page makes one share for each promise.
    is_only = all(one["share"] == last["share"] for one in earlier if one["promised"] == secret)
    later = [event["commitment"] for event in after if event["kind"] == "share_committed"]
    if is_only and later and later[-1] != commitment:
        yield "share_of_other_device", player
    elif is_only and player not in commitments and not later:
        # It had not reached the server, or the server pretends that.
        yield "own_share_late", player
    elif not is_only or commitments.get(player) != commitment:
        yield "own_share_unused", player


def _check_noted(match: _Match, secret: str) -> Found:
    """Check for which secret, seats and commitments the page noted that it gave its shares.

    One that was revealed for another secret let the server try what it would give.
    """
    *earlier, last = match.own_shares
    if last["promised"] != secret:
        yield "secret_not_promised", None
    if any("published" in share and share["promised"] != secret for share in earlier):
        yield "promised_again", None
    called = match.callings[0][1]
    published = {"seats": called["seats"], "commitments": called["commitments"]}
    if last.get("published", published) != published:
        yield "called_again", None


def _seatings(player: str, events: Sequence[Told]) -> list[bool]:
    """Return each time that a player got a seat or gave it up, and whether they got it."""
    moves = (event for event in events if event["kind"] in _SEATING | _STANDING)
    return [event["kind"] in _SEATING for event in moves if event["player"] == player]


def commitment_to(hexadecimal: str) -> str:
    """Return the commitment to a secret or a share: the SHA-256 of its bytes, in hex.

    Nothing if it is not spelled in the one way in which it is mixed in.
    """
    if not re.fullmatch("[0-9a-f]{64}", hexadecimal):
        return ""
    return sha256(bytes.fromhex(hexadecimal)).hexdigest()
