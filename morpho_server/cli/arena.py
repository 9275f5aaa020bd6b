"""``morpho arena``: let a bot of one's own play ours, from a file, without a server."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import cycle, islice
from pathlib import Path
from secrets import randbits
from typing import Final

from morpho_server.bots.arena.programs import Program, ProgramBot
from morpho_server.bots.arena.tournament import Plan, StoppedError, Thinking
from morpho_server.cli.simulate import (
    NotPlayableError,
    add_playing,
    known_strengths,
    plan_of,
    play_plan,
    players_of,
    say_stopped,
    seconds,
)
from morpho_server.cli.simulate.table import table
from morpho_server.cli.terminal import Commands, refuse
from morpho_server.games.registry import GAMES, RULES, bots_of
from morpho_server.storage.plurals import amount
from morpho_server.workers.questions import BotFailedError

USUAL_SECONDS: Final = 5.0
"""How long a bot may think about a decision, unless it is said otherwise."""

SEED_BITS: Final = 32


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "arena",
        help="let your own bot play ours",
        description="Let a bot of your own, in a file of Python, play the server's bots: it takes"
        " one seat in each round. Prints how each does with its 95 %% interval, and how long yours"
        " thinks, and writes a record of each round.",
        epilog="The file has a function: def move(view, legal), which returns one of the legal"
        " moves. docs/bots.md is its guide.",
    )
    parser.add_argument("bot", metavar="FILE.py", help="your bot")
    parser.add_argument(
        "--against",
        nargs="+",
        metavar="STRENGTH",
        help="who sits in the other seats; the bot that stands in for people if left out",
    )
    add_playing(parser, number=20)
    parser.add_argument(
        "--seed", type=int, metavar="N", help="deal as in another run; another deal if left out"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=USUAL_SECONDS,
        metavar="N",
        help="how long your bot may think about a decision (%(default)g)",
    )
    parser.add_argument(
        "--records", metavar="FOLDER", help="where records go; arena/FILE-SEED if left out"
    )
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    try:
        plan = _plan(chosen)
    except NotPlayableError as error:
        return refuse(error)
    try:
        Path(plan.records or "").mkdir(parents=True)
    except OSError as error:
        return refuse(f"{plan.records} can't be made: {error.strerror}.")
    try:
        results, stopped = play_plan(plan, chosen.processes)
    except StoppedError as nothing_played:
        return say_stopped(plan, nothing_played)
    if chosen.json:
        print(json.dumps(asdict(results)))
    else:
        lines = [*table(results), "", *_thought(results.thinking)]
        print(*lines, f"Each round is a record in {plan.records}.", sep="\n")
    return 0 if stopped is None else say_stopped(plan, stopped)


def _plan(chosen: argparse.Namespace) -> Plan:
    """Return the requested plan; raises :exc:`NotPlayableError`."""
    program = Program(chosen.bot, chosen.seconds)
    if not Path(chosen.bot).is_file() or Path(chosen.bot).suffix != ".py":
        raise NotPlayableError(f"{chosen.bot} is no file of Python.")
    against = chosen.against or [GAMES[chosen.game].stand_in or [*bots_of(chosen.game)][-1]]
    others = cycle(known_strengths(chosen.game, against))
    players = players_of(RULES[chosen.game], chosen.players)
    seed = randbits(SEED_BITS) if chosen.seed is None else chosen.seed
    plan = plan_of(chosen, (program.name, *islice(others, players - 1)), seed)
    _try_out(program)
    records = chosen.records or str(Path("arena", f"{Path(chosen.bot).stem}-{seed}"))
    return replace(plan, program=program, records=records)


def _try_out(program: Program) -> None:
    """Start a bot once; raises :exc:`NotPlayableError`."""
    bot = ProgramBot(program)
    try:
        bot.start()
    except BotFailedError as error:
        raise NotPlayableError(f"{program.file} does not start: {error}.") from None
    finally:
        bot.close()


def _thought(thinking: Thinking | None) -> Iterator[str]:
    """Yield how the bot thought, and what went wrong."""
    if thinking is None:
        return
    times = (thinking.median, thinking.most_within, thinking.longest)
    middle, most, longest = (f"{1000 * each:.1f} ms" for each in times)
    decided = amount(thinking.decisions, "decision")
    yield f"It made {decided}: median {middle}, 95 % within {most}, at most {longest}."
    for fault, often in thinking.faults.items():
        yield f"{amount(often, 'fault')}: {fault}"
