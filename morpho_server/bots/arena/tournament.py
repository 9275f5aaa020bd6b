"""Tournaments: very many rounds among bots of several strengths, on all cores, and summed up.

What is played follows from the plan alone, its seed included, on however many cores, unless bots
think against the clock.
"""

import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from math import ceil
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from statistics import median
from threading import Thread
from typing import Final

from morpho_server.bots.arena.accounts import Account, account_of
from morpho_server.bots.arena.estimates import (
    Estimate,
    mean,
    mean_of_groups,
    share,
    share_of_groups,
)
from morpho_server.bots.arena.programs import Program, ProgramBot, Record
from morpho_server.bots.arena.simulation import Played, Setting, play_match, play_round
from morpho_server.games.bot import Bot, Hurried, Observation
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.records.writing import record_of, record_text
from morpho_server.games.registry import GAMES, RECORDINGS, bot_for
from morpho_server.games.seats import Seat, letter
from morpho_server.workers.child_processes import cores

AHEAD: Final = 4
"""The rounds or matches under way for each process: some take much longer than others."""

Progress = Callable[[int, int], None]
"""Takes how many of how many are done."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a tournament: ``number`` rounds, or whole matches, with these strengths mixed.

    Strengths take the seats in turn and are then shuffled, so that each has every seat as often.
    Bots that can be hurried think about a decision for so many ``seconds``, as at a table. Then the
    seed alone does not give the rounds again. A ``program`` is the strength of its name. A record
    of each round goes into the folder ``records``.
    """

    game: str
    options: Options
    players: int
    strengths: tuple[str, ...]
    number: int
    seed: int
    matches: bool = False
    seconds: float | None = None
    program: Program | None = None
    records: str | None = None


@dataclass(frozen=True, slots=True)
class Performance:
    """How a strength did: points a round and seat, and how often a seat of it scores.

    ``wins`` is how often a seat of it has won a match, and ``None`` if no match has ended. Winners
    who share a victory have half of it each, or less if they are more.
    """

    strength: str
    seats: int
    points: Estimate
    scores: Estimate
    wins: Estimate | None


@dataclass(frozen=True, slots=True)
class Part:
    """How an identity (or whatever a game deals) did.

    ``dealt`` counts how often it was dealt. ``wins`` is how often its final holder scored with it.
    ``points`` is the score of the seat that was dealt it, with the cards it held at the end.
    """

    name: str
    dealt: int
    wins: Estimate
    points: Estimate | None


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a program thought: its decisions, and their seconds; ``faults`` by how often they came.

    ``most_within`` is the time within which 95 of 100 decisions were made.
    """

    decisions: int
    median: float
    most_within: float
    longest: float
    faults: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a tournament.

    ``decisions`` are counted for each round, ``turns`` for each player in a round, and
    ``match_rounds`` for each match. ``laps`` says how often a round ended in each player's first,
    second, … turn. ``ends`` are the reasons why rounds end, the most frequent first.
    """

    plan: Plan
    rounds: int
    failed: int
    performances: tuple[Performance, ...]
    ends: tuple[tuple[str, Estimate], ...]
    decisions: Estimate
    turns: Estimate | None
    laps: tuple[tuple[int, Estimate], ...]
    parts: tuple[Part, ...]
    match_rounds: Estimate | None
    thinking: Thinking | None = None


class StoppedError(Exception):
    """A tournament was stopped: ``done`` of its rounds, or matches, had been played.

    ``results`` is what came of these, ``None`` if there are none; ``fault`` why it could not go on,
    in words, ``None`` if the keyboard has stopped it.
    """

    def __init__(self, done: int, results: Results | None, fault: str | None = None) -> None:
        super().__init__()
        self.done = done
        self.results = results
        self.fault = fault


def play(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Results:
    """Play a tournament on that many processes, or on all cores, and sum it up.

    Raises :exc:`StoppedError` when it is interrupted by the keyboard, or can't go on.
    """
    accounts: list[Account] = []
    done, fault = 0, None
    try:
        with closing(_played(plan, processes)) as played:
            for done, of_one in enumerate(played, 1):
                accounts += of_one
                if progress is not None:
                    progress(done, plan.number)
    except KeyboardInterrupt:
        pass
    except BrokenProcessPool:
        fault = _killed(plan, done, processes)
    except OSError as error:
        fault = f"no process can be started to play in ({error.strerror})"
    else:
        return sum_up(plan, accounts)
    raise StoppedError(done, sum_up(plan, accounts) if accounts else None, fault)


def _killed(plan: Plan, done: int, processes: int | None) -> str:
    last = min(done + AHEAD * _wanted(plan, processes), plan.number)
    return (
        f"a process in which numbers {done + 1} to {last} of seed {plan.seed} were played has ended"
        " (was it killed, or is there too little memory?)"
    )


def _wanted(plan: Plan, processes: int | None) -> int:
    return min(processes or cores(), plan.number)


def _played(plan: Plan, processes: int | None) -> Generator[list[Account]]:
    """Yield what was played, one round or match after the other, in the order of their numbers."""
    wanted = _wanted(plan, processes)
    play_one = partial(_accounts, plan)
    if wanted == 1:
        yield from map(play_one, range(plan.number))
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(wanted, get_context("spawn"), _end_with_parent)
    under_way: deque[Future[list[Account]]] = deque()
    try:
        for number in range(plan.number):
            if len(under_way) == AHEAD * wanted:
                yield under_way.popleft().result()
            under_way.append(_submitted(pool, play_one, number))
        while under_way:
            yield under_way.popleft().result()
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()  # what is played there nobody waits for any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End this process when its parent ends, even in the middle of a game."""
    parent = parent_process()
    assert parent is not None, "it was started by another"

    def end() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end, daemon=True).start()


def _submitted(
    pool: ProcessPoolExecutor, play_one: Callable[[int], list[Account]], number: int
) -> Future[list[Account]]:
    """Submit a round or match, to a new process if need be.

    Processes inherit ignored signals, so the keyboard interrupts the parent alone.
    """
    before = signal(SIGINT, SIG_IGN)
    try:
        return pool.submit(play_one, number)
    finally:
        signal(SIGINT, before)


def _accounts(plan: Plan, number: int) -> list[Account]:
    return list(accounts_of(plan, number))


def accounts_of(plan: Plan, number: int) -> Iterator[Account]:
    """Play one round of a plan, or one match, and yield the account of each round."""
    dice = Random(f"{plan.seed} {number}")  # noqa: S311 - repeatable, not secret
    strengths = _seated(plan, number, dice)
    bots = [_bot(plan, strength) for strength in strengths]
    programs = [bot for bot in bots if isinstance(bot, ProgramBot)]
    setting = Setting(GAMES[plan.game].rules, plan.options, plan.players, dice.getrandbits(64))
    rounds = play_match(setting, bots) if plan.matches else iter([play_round(setting, bots)])
    with ExitStack() as stack:
        for program in programs:
            stack.callback(program.close)
        for n, played in enumerate(rounds, 1):
            if plan.records is not None:
                name = f"{number + 1}-{n}" if plan.matches else f"{number + 1}"
                _write_record(plan, strengths, played, Path(plan.records, f"{name}.yaml"))
            records = tuple(program.end_round() for program in programs)
            yield account_of(played, strengths, n, GAMES[plan.game].round_reader, records)


def _write_record(plan: Plan, strengths: Sequence[str], played: Played, path: Path) -> None:
    position, recording = played.position, RECORDINGS[plan.game]
    who = ", ".join(f"{letter(Seat(seat))} {name}" for seat, name in enumerate(strengths))
    title = f"{position.game.title}, round {path.stem}: {who}"
    record = record_of(recording, title, position.events, position.moves)
    path.write_text(record_text(record, "yaml"), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class _Hurried:
    bot: Hurried
    seconds: float

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        return self.bot.choose_within(observation, dice, self.seconds)


def _bot(plan: Plan, strength: str) -> Bot:
    if plan.program is not None and strength == plan.program.name:
        return ProgramBot(plan.program)
    bot = bot_for(plan.game, strength)
    if plan.seconds is None or not isinstance(bot, Hurried):
        return bot
    return _Hurried(bot, plan.seconds)


def _seated(plan: Plan, number: int, dice: Random) -> tuple[str, ...]:
    """Return the strength at each seat. Over the rounds all strengths get equally many seats."""
    count = len(plan.strengths)
    seats = [plan.strengths[(number * plan.players + seat) % count] for seat in range(plan.players)]
    dice.shuffle(seats)
    return tuple(seats)


def sum_up(plan: Plan, accounts: Sequence[Account]) -> Results:
    """Return the results of these rounds; at least one is needed."""
    reasons = Counter(account.reason for account in accounts)
    lengths = [account.summary.turns / plan.players for account in accounts if account.summary]
    laps = Counter(map(ceil, lengths))
    matches = [
        account.number for account in accounts if account.winners is not None and plan.matches
    ]
    return Results(
        plan=plan,
        rounds=len(accounts),
        failed=sum(account.failed for account in accounts),
        performances=tuple(
            performance
            for strength in dict.fromkeys(plan.strengths)
            if (performance := _performance(strength, accounts)) is not None
        ),
        ends=tuple((reason, share(n, len(accounts))) for reason, n in reasons.most_common()),
        decisions=mean([account.decisions for account in accounts]),
        turns=mean(lengths) if lengths else None,
        laps=tuple((lap, share(n, len(lengths))) for lap, n in sorted(laps.items())),
        parts=tuple(_parts(accounts)),
        match_rounds=mean(matches) if matches else None,
        thinking=_thinking([record for account in accounts for record in account.programs]),
    )


def _thinking(records: Sequence[Record]) -> Thinking | None:
    seconds = sorted(each for record in records for each in record.seconds)
    if not seconds:
        return None
    faults = Counter(fault for record in records for fault in record.faults)
    most_within = seconds[ceil(0.95 * len(seconds)) - 1]
    return Thinking(
        len(seconds), median(seconds), most_within, seconds[-1], dict(faults.most_common())
    )


def _performance(strength: str, accounts: Sequence[Account]) -> Performance | None:
    """Return how a strength did; ``None`` if it had no seat in these rounds."""
    rounds = [
        [p for p, s in zip(account.points, account.strengths, strict=True) if s == strength]
        for account in accounts
    ]
    played = [points for points in rounds if points]
    if not played:
        return None
    victories = [won for account in accounts if (won := _victories(strength, account))]
    return Performance(
        strength,
        sum(map(len, played)),
        mean_of_groups(played),
        share_of_groups([[points > 0 for points in seats] for seats in played]),
        share_of_groups(victories) if victories else None,
    )


def _victories(strength: str, account: Account) -> list[float]:
    """Return each seat's share in the victory in a match; none if the match has not ended."""
    winners = account.winners
    if winners is None:
        return []
    return [
        (seat in winners) / len(winners) if winners else 0.0
        for seat, who in enumerate(account.strengths)
        if who == strength
    ]


def _parts(accounts: Iterable[Account]) -> list[Part]:
    """Return how each identity did, the one dealt most often first."""
    wins: dict[str, list[list[bool]]] = {}
    scored: dict[str, list[list[float]]] = {}
    for account in accounts:
        summary = account.summary
        if summary is None:
            continue
        dealt = Counter(name for names in (*summary.dealt, summary.unheld) for name in names)
        won = Counter(name for names in summary.won for name in names)
        for name, number in dealt.items():
            wins.setdefault(name, []).append([n < won[name] for n in range(number)])
        for name in dealt:
            seats = zip(account.points, summary.dealt, strict=True)
            if mine := [float(points) for points, names in seats if name in names]:
                scored.setdefault(name, []).append(mine)
    parts = (
        Part(
            name,
            sum(map(len, groups)),
            share_of_groups(groups),
            mean_of_groups(scored[name]) if name in scored else None,
        )
        for name, groups in wins.items()
    )
    return sorted(parts, key=lambda part: -part.dealt)
