"""``morpho simulate``: tournaments among bots, to measure them and the rules."""

import argparse
import json
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from morpho_server.bots.arena.tournament import Plan, Results, StoppedError, play
from morpho_server.cli.simulate.plot import draw
from morpho_server.cli.simulate.table import table
from morpho_server.cli.terminal import INTERRUPTED, Commands, ProgressLine, refuse, say
from morpho_server.games.game import Game
from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.registry import DEFAULT_GAME, RULES, bots_of
from morpho_server.storage.output_files import FOR_ALL, new_file, not_writable
from morpho_server.storage.plurals import amount

MOST: Final = 1_000_000
"""The most rounds or matches that can be asked for: what is kept of each takes memory."""

LONGEST: Final = 60
"""The most seconds that a bot can be given for a decision."""

USUAL_PLAYERS: Final = 5


class NotPlayableError(Exception):
    """A tournament that can't be played; the text says why."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play each other, and sum it up",
        description="Let bots play each other, and sum it up: how each strength and each card or"
        "\npart does, how rounds end and how long they are, each figure with its 95 % interval.",
        epilog="\n".join(_about(name) for name in sorted(RULES)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_playing(parser, number=200)
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="STRENGTH",
        help="who plays, mixed over the seats; all strengths of the game if left out",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same rounds (1)"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        metavar="N",
        help="how long strong bots think about a decision at most, as at a table; then the same"
        " seed may give other rounds",
    )
    parser.add_argument("--plot", metavar="FILE.svg", help="also draw a picture")
    parser.add_argument("--force", action="store_true", help="replace an existing file")
    parser.set_defaults(run=_run)


def add_playing(parser: argparse.ArgumentParser, number: int) -> None:
    """Add the arguments that say what is played, by default so many rounds."""
    parser.add_argument("--game", default=DEFAULT_GAME, choices=sorted(RULES), help="(%(default)s)")
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="how many sit at a table; 5, or as near as the game allows, if left out",
    )
    parser.add_argument(
        "--number",
        type=_number,
        default=number,
        metavar="N",
        help=f"of rounds, or matches ({number})",
    )
    parser.add_argument("--matches", action="store_true", help="play whole matches")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="an option of the game, its value as JSON or as plain text: mode=expert",
    )
    parser.add_argument(
        "--processes", type=_number, metavar="N", help="how many cores to use; all if left out"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _about(name: str) -> str:
    options = RULES[name].options({})
    listed = "\n".join(f"  {option}={json.dumps(value)}" for option, value in options.items())
    bots = ", ".join(tuple(bots_of(name)))
    return f"{name} has these bots: {bots};\nand these options, unless set:\n{listed}"


def _number(given: str) -> int:
    if not given.isdecimal() or not 1 <= int(given) <= MOST:
        raise argparse.ArgumentTypeError(f"it is a number from 1 to {MOST}")
    return int(given)


def seconds(given: str) -> float:
    """Return how many seconds an argument says."""
    try:
        said = float(given)
    except ValueError:
        said = -1.0
    if not 0 <= said <= LONGEST:
        raise argparse.ArgumentTypeError(f"it is a number from 0 to {LONGEST}")
    return said


def _option(given: str) -> tuple[str, Any]:
    name, is_given, value = given.partition("=")
    if not is_given:
        raise argparse.ArgumentTypeError("it is NAME=VALUE")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def _run(chosen: argparse.Namespace) -> int:
    try:
        plan = _plan(chosen)
    except NotPlayableError as error:
        return refuse(error)
    try:
        # A picture that can't be drawn is refused before anything is played.
        with _plot_file(chosen) as file:
            results, stopped = play_plan(plan, chosen.processes)
            if file is not None:
                file.write(draw(results).encode())
    except StoppedError as nothing_played:
        return say_stopped(plan, nothing_played)
    except OSError as error:
        return refuse(not_writable(chosen.plot, error))
    print(json.dumps(asdict(results)) if chosen.json else "\n".join(table(results)))
    return 0 if stopped is None else say_stopped(plan, stopped)


def _plan(chosen: argparse.Namespace) -> Plan:
    """Return the requested plan; raises :exc:`NotPlayableError`."""
    strengths = known_strengths(chosen.game, chosen.bots or tuple(bots_of(chosen.game)))
    if chosen.plot is not None and not chosen.plot.endswith(".svg"):
        raise NotPlayableError(f"{chosen.plot} is not the name of an SVG file: it ends in .svg.")
    return replace(plan_of(chosen, strengths, chosen.seed), seconds=chosen.seconds)


def known_strengths(game: str, strengths: Sequence[str]) -> tuple[str, ...]:
    """Return strengths of a game's bots; raises :exc:`NotPlayableError` for one it doesn't have."""
    known = tuple(bots_of(game))
    for strength in strengths:
        if strength not in known:
            title, there_are = RULES[game].title, ", ".join(known)
            raise NotPlayableError(f"{title} has no bots “{strength}”; there are {there_are}.")
    return tuple(strengths)


def plan_of(chosen: argparse.Namespace, strengths: tuple[str, ...], seed: int) -> Plan:
    """Return a plan for what is to be played; raises :exc:`NotPlayableError`."""
    game = RULES[chosen.game]
    players = players_of(game, chosen.players)
    try:
        options = game.options(dict(chosen.option))
        game.check_start(Choices(options, players))
    except OptionsRefusedError as error:
        raise NotPlayableError(error.reason) from None
    return Plan(
        game=game.name,
        options=options,
        players=players,
        strengths=strengths,
        number=chosen.number,
        seed=seed,
        matches=chosen.matches,
    )


def players_of(game: Game[Any], asked: int | None) -> int:
    """Return the number of players; raise :exc:`NotPlayableError` if the game can't seat them."""
    fewest, most = game.seats[0], game.seats[-1]
    if asked is None:
        return min(max(USUAL_PLAYERS, fewest), most)
    if asked not in game.seats:
        allowed = amount(most, "player")
        if fewest < most:
            allowed = f"{fewest} to {allowed}"
        raise NotPlayableError(f"{game.title} is for {allowed}, not {asked}.")
    return asked


def _plot_file(chosen: argparse.Namespace) -> AbstractContextManager[BinaryIO | None]:
    if chosen.plot is None:
        return nullcontext()
    return new_file(Path(chosen.plot), force=chosen.force, mode=FOR_ALL)


def play_plan(plan: Plan, processes: int | None) -> tuple[Results, StoppedError | None]:
    """Return a plan's results, and what has stopped it, if anything.

    Raises :exc:`StoppedError` if that was before anything was played.
    """
    line = ProgressLine("Playing")
    line(0, plan.number)
    try:
        return play(plan, processes, line), None
    except StoppedError as stopped:
        if stopped.results is None:
            raise
        return stopped.results, stopped
    finally:
        line.clear()


def say_stopped(plan: Plan, stopped: StoppedError) -> int:
    """Say that a tournament was stopped, and why; return the exit status."""
    what = "matches" if plan.matches else "rounds"
    after = f"Stopped after {stopped.done} of {plan.number} {what}"
    if stopped.fault is None:
        say(f"{after}.")
        return INTERRUPTED
    return refuse(RuntimeError(f"{after}: {stopped.fault}."))
