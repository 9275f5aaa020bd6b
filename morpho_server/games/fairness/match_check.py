"""The check that nobody chose what chance decided in a match that is over (docs/fairness.md).

It goes by the events that somebody at the table was sent, and by what the rules leave to chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from morpho_server.games.chance import Draw, branch
from morpho_server.games.fairness.chance_rules import ChanceRules
from morpho_server.games.fairness.choice_check import check_choices
from morpho_server.games.fairness.round_check import RoundCheck, Told
from morpho_server.games.fairness.share_check import check_shares
from morpho_server.games.fairness.told_match import (
    PlayedOnError,
    ToldMatch,
    UncheckableError,
    began_before,
    has,
    last_of,
    options_told,
)
from morpho_server.games.views import Json

DOUBTS: Final = frozenset(
    {
        "choice_unseen",
        "chooser_unseen",
        "commitment_unseen",
        "earlier_match_unproved",
        "game_unknown",
        "no_share",
        "own_share_late",
        "own_share_unknown",
        "setup_chosen",
        "setup_unseen",
        "share_of_other_device",
        "share_unrevealed",
    }
)
"""Findings that leave something unproved, but show nothing wrong."""

_OPTIONS: Final = frozenset({"table_opened", "game_chosen", "options_set"})
"""The events with options: what a page still knows of all that was before the matches it keeps."""

_CALLING: Final = frozenset({"match_starting", "shares_revealed"})
"""The events by which shares are called for, and shown."""

_KEPT: Final = _OPTIONS | {"seat_options_set", "shares_revealed"}
"""The events that a page may still know of a match of which it has forgotten the rest."""


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
    return _check(events, rules, player)


def _check(
    events: Sequence[Told],
    all_rules: ChanceRules,
    player: str | None,
    *,
    is_chosen: bool = False,
    is_other: bool = False,
) -> Report:
    """Check the last match.

    ``is_chosen`` is whether a game was chosen after it, ``is_other`` whether it has another.
    """
    match, report = ToldMatch(events), Report()
    # Of another game only the shares and streams are checked.
    rules = ChanceRules() if is_other else all_rules
    if earlier := _check_earlier(match.before, all_rules, player, is_chosen=is_chosen):
        report.findings.append(Finding(earlier))
    report.findings += [Finding(code, about=about) for code, about in check_shares(match, player)]
    given, (_, called) = match.revealed, match.callings[0]
    report.without_share = [*given["uncommitted"]]
    people = {*called["commitments"], *given["shares"], *given["uncommitted"], *given["unrevealed"]}
    report.bots = [player for player in match.seats if player not in people]
    report.findings += [Finding(code) for code in _miscounted(match, rules, all_rules.played)]
    report.findings += [Finding(*found) for found in _check_setup(match, rules)]
    if not rules.draws:
        report.findings.append(Finding("game_unknown"))
    for number, told in match.rounds():
        draws = report.draws[number] = match.ended["draws"].get(str(number), [])
        seed = branch(match.seed, f"round {number}")
        earlier_events = match.earlier(told)
        found = [*RoundCheck(number, seed, told, draws, rules, earlier_events).check()]
        for setup in (event for event in told if event["kind"] == rules.opens):
            found += check_choices(setup, match.seats, rules, earlier_events)
        report.findings += [Finding(code, number, about) for code, about in found]
    return report


def _check_earlier(
    before: Sequence[Told], rules: ChanceRules, player: str | None, *, is_chosen: bool
) -> str | None:
    """Return what is wrong with the last match before another that is known from its promise on.

    ``rules`` are those of the last game; ``is_chosen`` is whether one was chosen after ``before``.
    """
    found = None
    while True:
        kinds = [event["kind"] for event in before]
        if not {"match_started", "match_ended"} <= {*kinds}:
            return found
        end = last_of(before, "match_ended", len(kinds))
        begin = max((at for at in range(end) if kinds[at] == "match_started"), default=0)
        is_chosen = is_chosen or "game_chosen" in kinds[begin:]
        lobby = before[began_before(before[:begin]) : begin]
        promised = [event["number"] for event in lobby if event["kind"] == "match_prepared"]
        is_promised = before[begin].get("number") in promised
        told = {event["kind"] for event in lobby}
        # Servers of the first release promised a secret, but called for no shares.
        if "share_made" in told or (is_promised and not _CALLING.isdisjoint(told)):
            is_other = is_chosen and rules.played.isdisjoint(kinds[begin:end])
            known = before[: end + 1]
            return _verdict(known, rules, player, is_chosen=is_chosen, is_other=is_other) or found
        ended = max((at for at in range(begin) if kinds[at] == "match_ended"), default=0)
        if not {"round_opened", *rules.played}.isdisjoint(kinds[ended:begin]):
            return "earlier_match_wrong"
        # Who was called had been told the promise, unless the server hid it.
        is_called = any(player in event["seats"] for event in _called(lobby, before[begin]))
        if is_promised or is_called:
            found = "earlier_match_unproved"
        before = before[:begin]  # what was before it must not hide behind it


def _verdict(
    known: Sequence[Told],
    rules: ChanceRules,
    player: str | None,
    *,
    is_chosen: bool,
    is_other: bool,
) -> str | None:
    """Return what is wrong with the last match of these events, as part of what is told later."""
    try:
        report = _check(known, rules, player, is_chosen=is_chosen, is_other=is_other)
    except PlayedOnError:
        return None
    except UncheckableError:
        return "earlier_match_wrong"
    if report.wrong:
        return "earlier_match_wrong"
    is_doubtful = any(finding.code != "game_unknown" for finding in report.findings)
    return "earlier_match_unproved" if is_doubtful else None


def _called(lobby: Sequence[Told], started: Told) -> Iterator[Told]:
    """Yield the events that say who plays in a match, from before it and with which it ``started``.

    A page keeps what stood when it was promised the secret of the next: the update in which this
    one began, and the options. Then it knew more of it once.
    """
    yield from (event for event in lobby if event["kind"] == "match_starting")
    yield from (event for event in lobby[1:] if event["kind"] == "match_started")
    if not {event["kind"] for event in lobby} <= _KEPT:
        yield started


def _miscounted(match: ToldMatch, rules: ChanceRules, played: frozenset[str]) -> Iterator[str]:
    """Yield what is wrong with the rounds and their numbers: they decide what is drawn.

    ``played`` are events of the last game: outside of rounds they are those of no match.
    """
    rounds = [*match.rounds()]
    numbers = [number for number, _ in rounds]
    # Seeds are made of them as text, and to Python 1 is True.
    is_counted = [*map(repr, numbers)] == [*map(repr, range(1, len(numbers) + 1))]
    are_drawn = {*match.ended["draws"]} <= {*map(str, numbers)}
    are_set_up = not rules.opens or all(_is_set_up(match, rules, *each) for each in rounds)
    outside = (*match.later, *match.lobby, *match.waiting)
    is_inside = not any(event["kind"] in {*played, "round_opened"} for event in outside)
    are_played = not rules.closes or all(has(rules.closes, told) for _, told in rounds[:-1])
    is_first = [event["kind"] for event in match.during[1:2]] == ["round_opened"]
    is_ended_once = not has("match_ended", match.during) and _ended_what_began(match.before)
    is_whole = is_first and is_inside and is_ended_once
    if not (is_whole and are_played and is_counted and are_drawn and are_set_up):
        yield "rounds_miscounted"


def _ended_what_began(told: Sequence[Told]) -> bool:
    """Return whether each match that ended had begun. One may have been on before all events."""
    is_on = bool(told) and told[0]["kind"] != "table_opened"
    for event in told:
        if event["kind"] == "match_ended" and not is_on:
            return False
        is_on = event["kind"] == "match_started" or (is_on and event["kind"] != "match_ended")
    return True


def _is_set_up(match: ToldMatch, rules: ChanceRules, number: int, told: Sequence[Told]) -> bool:
    """Return whether a round begins as it has to, for all seats of the match, and only once."""
    setups = [at for at, event in enumerate(told) if event["kind"] == rules.opens]
    if setups != [1]:
        return False
    return bool(told[1]["round"] == number and told[1]["seats"] == len(match.seats))


def _check_setup(match: ToldMatch, rules: ChanceRules) -> Iterator[tuple[str, int]]:
    """Check that the first round was set up with what was shown before the shares.

    Each later one is set up like the one before. Where other options were told that decide on it,
    the host may have chosen: the draws of all rounds could be known then.
    """
    code, shown = "set_up_otherwise", match.callings[0][1].get("setup")
    stood = _standing(match.before, rules)
    for number, told in match.rounds() if rules.announced else ():
        setup = next((event for event in told if event["kind"] == rules.opens), None)
        if setup is None:
            continue
        stands = _standing(match.earlier(told), rules)
        if code != "set_up_otherwise":
            code = "setup_changed" if stands == stood else "setup_chosen"
        if shown is None:
            yield "setup_unseen", number
        elif any(name not in shown or shown[name] != setup[name] for name in rules.announced):
            yield code, number
        code, shown, stood = "setup_changed", setup, stands


def _standing(told: Sequence[Told], rules: ChanceRules) -> Sequence[Json]:
    """Return the options that decide what is announced, as told last; nothing if none were."""
    options = options_told(told)
    return [] if options is None else [options.get(name) for name in rules.announced_by]
