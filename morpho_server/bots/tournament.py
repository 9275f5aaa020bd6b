"""Tournaments: very many rounds among bots of several strengths, on all cores, and summed up.

What is played follows from the plan alone, its seed included, on however many cores.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

from morpho_server.bots.accounts import Account, account_of
from morpho_server.bots.catalog import READERS, bot_for
from morpho_server.bots.estimates import Estimate, mean, share
from morpho_server.bots.simulation import Setting, play_match, play_round
from morpho_server.games.catalog import GAMES
from morpho_server.games.game import Options

Progress = Callable[[int, int], None]
"""Is told how many of how many are done."""

CHUNK = 10
"""How many rounds or matches a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: ``number`` rounds, or whole matches, with these strengths mixed.

    Strengths take the seats in turn and are then shuffled, so that each has every seat as often.
    """

    game: str
    options: Options
    players: int
    strengths: tuple[str, ...]
    number: int
    seed: int
    matches: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How a strength did: points a round and seat, and how often a seat of it scores."""

    strength: str
    seats: int
    points: Estimate
    scores: Estimate


@dataclass(frozen=True, slots=True)
class Part:
    """How an identity (or whatever a game deals) did.

    ``dealt`` counts how often it was dealt; ``wins`` is how often its holder has scored by it in
    the end; ``points`` what whoever was dealt it scored, by whatever they held in the end.
    """

    name: str
    dealt: int
    wins: Estimate
    points: Estimate | None


@dataclass(frozen=True, slots=True)
class Results:
    """What came of a tournament. Lengths are per round, ``match_rounds`` those of a match."""

    plan: Plan
    rounds: int
    failed: int
    standings: tuple[Standing, ...]
    ends: tuple[tuple[str, Estimate], ...]
    decisions: Estimate
    turns: Estimate | None
    parts: tuple[Part, ...]
    match_rounds: Estimate | None


def play(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Results:
    """Play a tournament on that many processes, or on all cores, and sum it up."""
    accounts: list[Account] = []
    chunks = [range(n, min(n + CHUNK, plan.number)) for n in range(0, plan.number, CHUNK)]
    done = 0
    for chunk, played in zip(chunks, _played(plan, chunks, processes), strict=True):
        accounts += played
        done += len(chunk)
        if progress is not None:
            progress(done, plan.number)
    return sum_up(plan, accounts)


def _played(plan: Plan, chunks: Sequence[range], processes: int | None) -> Iterator[list[Account]]:
    tasks = [(plan, chunk) for chunk in chunks]
    wanted = min(processes or os.cpu_count() or 1, len(tasks))
    if wanted == 1:
        yield from map(_play_chunk, tasks)
        return
    with get_context("spawn").Pool(wanted) as pool:
        yield from pool.imap(_play_chunk, tasks)


def _play_chunk(task: tuple[Plan, range]) -> list[Account]:
    plan, chunk = task
    return [account for number in chunk for account in accounts_of(plan, number)]


def accounts_of(plan: Plan, number: int) -> Iterator[Account]:
    """Play one round of a plan, or one match, and yield the account of each round."""
    dice = Random(f"{plan.seed} {number}")  # noqa: S311 - repeatable, not secret
    strengths = _seated(plan, number, dice)
    bots = [bot_for(plan.game, strength) for strength in strengths]
    setting = Setting(GAMES[plan.game], plan.options, plan.players, dice.getrandbits(64))
    rounds = play_match(setting, bots) if plan.matches else iter([play_round(setting, bots)])
    for n, played in enumerate(rounds, 1):
        yield account_of(played, strengths, n, READERS.get(plan.game))


def _seated(plan: Plan, number: int, dice: Random) -> tuple[str, ...]:
    """Return who sits where. Over the rounds each strength has as many seats as another."""
    count = len(plan.strengths)
    seats = [plan.strengths[(number * plan.players + seat) % count] for seat in range(plan.players)]
    dice.shuffle(seats)
    return tuple(seats)


def sum_up(plan: Plan, accounts: Sequence[Account]) -> Results:
    """Return what came of these rounds; at least one is needed."""
    reasons = Counter(account.reason for account in accounts)
    lengths = [account.held.turns / plan.players for account in accounts if account.held]
    matches = [account.number for account in accounts if account.ends_match and plan.matches]
    return Results(
        plan=plan,
        rounds=len(accounts),
        failed=sum(account.failed for account in accounts),
        standings=tuple(
            _standing(strength, accounts) for strength in dict.fromkeys(plan.strengths)
        ),
        ends=tuple((reason, share(n, len(accounts))) for reason, n in reasons.most_common()),
        decisions=mean([account.decisions for account in accounts]),
        turns=mean(lengths) if lengths else None,
        parts=tuple(_parts(accounts)),
        match_rounds=mean(matches) if matches else None,
    )


def _standing(strength: str, accounts: Iterable[Account]) -> Standing:
    rounds = [
        [p for p, s in zip(account.points, account.strengths, strict=True) if s == strength]
        for account in accounts
    ]
    seats = [points for scored in rounds for points in scored]
    # Seats of one round depend on each other; rounds don't.
    a_round = [sum(scored) / len(scored) for scored in rounds if scored]
    return Standing(
        strength, len(seats), mean(a_round), share(sum(points > 0 for points in seats), len(seats))
    )


def _parts(accounts: Iterable[Account]) -> Iterator[Part]:
    dealt: Counter[str] = Counter()
    won: Counter[str] = Counter()
    scored: dict[str, list[float]] = {}
    for account in accounts:
        if account.held is None:
            continue
        dealt.update(name for names in account.held.dealt for name in names)
        won.update(name for names in account.held.won for name in names)
        # What lies in the middle at first is dealt to nobody.
        for points, names in zip(account.points, account.held.dealt, strict=False):
            for name in set(names):
                scored.setdefault(name, []).append(points)
    for name, number in dealt.most_common():
        mine = scored.get(name)
        yield Part(name, number, share(won[name], number), mean(mine) if mine else None)
