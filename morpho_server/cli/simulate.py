"""``morpho simulate``: tournaments among bots, to measure them and the rules."""

import argparse
import json
from dataclasses import asdict
from typing import Any

from morpho_server.bots.catalog import strengths_of
from morpho_server.bots.estimates import Estimate
from morpho_server.bots.tournament import Plan, Results, play
from morpho_server.cli.progress import ProgressLine
from morpho_server.cli.words import Commands, refuse
from morpho_server.games.catalog import GAMES
from morpho_server.games.game import OptionsRefusedError


class NotPlayableError(Exception):
    """A tournament that can't be played; the text says why."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("simulate", help="have bots play each other, and sum it up")
    parser.add_argument("--game", default="morpho", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=5, help="how many sit at a table (5)")
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="STRENGTH",
        help="who plays, mixed over the seats; all strengths of the game if left out",
    )
    parser.add_argument("--number", type=_number, default=1000, help="of rounds, or matches (1000)")
    parser.add_argument("--matches", action="store_true", help="play whole matches")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="an option of the game, its value as JSON or as plain text: mode=expert",
    )
    parser.add_argument("--seed", type=int, default=1, help="the same gives the same rounds (1)")
    parser.add_argument("--processes", type=_number, help="how many cores to use; all if left out")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_run)


def _number(given: str) -> int:
    if not given.isdigit() or int(given) < 1:
        raise argparse.ArgumentTypeError("it is a number, 1 or more")
    return int(given)


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
    except (NotPlayableError, OptionsRefusedError) as error:
        return refuse(error)
    line = ProgressLine("playing")
    results = play(plan, chosen.processes, line)
    line.clear()
    print(json.dumps(asdict(results)) if chosen.json else "\n".join(_table(results)))
    return 0


def _plan(chosen: argparse.Namespace) -> Plan:
    """Return what was asked for.

    Raises :exc:`NotPlayableError`, :exc:`~morpho_server.games.game.OptionsRefusedError`.
    """
    game, known = GAMES[chosen.game], strengths_of(chosen.game)
    for strength in chosen.bots or ():
        if strength not in known:
            there_are = ", ".join(known)
            raise NotPlayableError(f"{game.title} has no bots “{strength}”; there are {there_are}.")
    options = game.options(dict(chosen.option))
    game.check_start(options, chosen.players)
    return Plan(
        game=game.name,
        options=options,
        players=chosen.players,
        strengths=tuple(chosen.bots or known),
        number=chosen.number,
        seed=chosen.seed,
        matches=chosen.matches,
    )


def _table(results: Results) -> list[str]:
    """Return the results in lines; after each figure stands what it is with 95 % confidence."""
    plan = results.plan
    head = f"{GAMES[plan.game].title}, {plan.players} players, {results.rounds} rounds"
    lines = [
        f"{head}, seed {plan.seed}",
        "",
        f"{'strength':16}{'points a round':>24}{'scores':>24}",
    ]
    lines += [
        f"{each.strength:16}{_figure(each.points):>24}{_percent(each.scores):>24}"
        for each in results.standings
    ]
    lines += ["", f"{'a round':16}{'decisions':24}{_figure(results.decisions, 1):>24}"]
    if results.turns is not None:
        lines.append(f"{'':16}{'turns of a player':24}{_figure(results.turns, 1):>24}")
    if results.match_rounds is not None:
        lines.append(f"{'a match':16}{'rounds':24}{_figure(results.match_rounds, 1):>24}")
    lines += ["", f"{'ends by':40}{'of all rounds':>24}"]
    lines += [f"{reason:40}{_percent(often):>24}" for reason, often in results.ends]
    if results.parts:
        lines += ["", f"{'dealt':16}{'times':>8}{'wins':>24}{'brings points':>24}"]
    lines += [
        f"{part.name:16}{part.dealt:>8}{_percent(part.wins):>24}"
        f"{_figure(part.points) if part.points else '':>24}"
        for part in results.parts
    ]
    if results.failed:
        lines += ["", f"In {results.failed} decisions a bot failed."]
    return lines


def _figure(found: Estimate, digits: int = 2) -> str:
    return f"{found.value:.{digits}f} ({found.low:.{digits}f}-{found.high:.{digits}f})"


def _percent(found: Estimate) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f})"
