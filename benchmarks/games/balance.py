"""The game's balance among bots: the tables of results/balance.md, from matches of agents.

``python -m benchmarks balance [--bots agent] [--matches 150] [--seed 2] [--processes 1]``

Plays that many matches for every mode and number of players, with every suitable Unknown and the
usual options. Prints the tables as Markdown; with ``--write`` they replace those in the document,
from the line that begins them to the end.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from morpho_server.bots.arena.estimates import Estimate
from morpho_server.bots.arena.tournament import Part, Plan, Results, play
from morpho_server.games.morpho.identities import NAMES
from morpho_server.games.registry import RULES, bots_of

GAME = RULES["morpho"]
DOCUMENT = Path(__file__).parents[1] / "results" / "balance.md"
BEGIN: Final = "## Tables\n"
"""The line of the document from which on it is written here."""
MODES: Final = ("expert", "basic")
NEVER: Final = "-"
"""Stands where something was never seen."""

BRISK, TALKATIVE = 15, 30
"""How many seconds people are taken to need for a turn."""
REACTION, BETWEEN = 8, 40
"""How many for any other decision, and from the end of a round to the next."""

EXPLAINED: Final = (
    "*Ends*: how rounds end. *Wins*: how often the final holder of a dealt card scores by it."
    " *Brings points*: the average points in a round of the player who was dealt the card."
)

ByPlayers = Mapping[int, Results]


def plan(mode: str, players: int, arguments: argparse.Namespace) -> Plan:
    """Return the plan for one column of the tables."""
    options = GAME.options({"mode": mode})
    strengths = tuple(arguments.bots)
    return Plan(GAME.name, options, players, strengths, arguments.matches, arguments.seed, True)


def minutes(results: Results, a_turn: float) -> float:
    """Return how many minutes a match takes people who need that many seconds for a turn."""
    assert results.turns is not None
    assert results.match_rounds is not None
    turns = results.turns.value * results.plan.players
    others = results.decisions.value - turns
    a_round = turns * a_turn + others * REACTION + BETWEEN
    return results.match_rounds.value * a_round / 60


def around(found: Estimate | None, digits: int = 1) -> str:
    """Return a figure, and between what it lies."""
    if found is None or found.low is None:
        return NEVER
    return f"{found.value:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f})"


def percent(found: Estimate) -> str:
    """Return a share of one by the hundred, and how far it may be off."""
    assert found.low is not None
    assert found.high is not None
    return f"{100 * found.value:.0f} ±{50 * (found.high - found.low):.0f}"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return a table in Markdown."""
    named = list(head)
    lines = [named, ["---"] * len(named), *map(list, rows)]
    return [f"| {' | '.join(line)} |" for line in lines] + [""]


def lengths(found: ByPlayers) -> list[str]:
    """Return how long rounds and matches are."""
    head = ["players", "rounds played", "turns of a player in a round", "decisions in a round"]
    head += ["rounds in a match", "minutes in a match"]
    return table(
        head,
        (
            [
                str(players),
                f"{results.rounds:,}",
                around(results.turns),
                around(results.decisions, 0),
                around(results.match_rounds),
                f"{minutes(results, BRISK):.0f} to {minutes(results, TALKATIVE):.0f}",
            ]
            for players, results in found.items()
        ),
    )


def ends(found: ByPlayers) -> list[str]:
    """Return how rounds end."""
    often = {players: dict(results.ends) for players, results in found.items()}
    reasons = {reason: 0.0 for each in often.values() for reason in each}
    for each in often.values():
        for reason, share in each.items():
            reasons[reason] += share.value
    return table(
        ["ends, %", *map(str, found)],
        (
            [f"`{reason}`", *(percent(e[reason]) if reason in e else NEVER for e in often.values())]
            for reason in sorted(reasons, key=reasons.__getitem__, reverse=True)
        ),
    )


def parts(found: ByPlayers, title: str, cell: Callable[[Part], str]) -> list[str]:
    """Return something of every identity."""
    by_name = {players: {p.name: p for p in results.parts} for players, results in found.items()}
    return table(
        [title, *map(str, found)],
        (
            [name, *(cell(each[name]) if name in each else NEVER for each in by_name.values())]
            for name in NAMES
            if any(name in each for each in by_name.values())
        ),
    )


def chapter(mode: str, found: ByPlayers) -> list[str]:
    """Return all tables of a mode."""
    points = "brings points"
    return [
        f"### {mode.capitalize()}",
        "",
        *lengths(found),
        *ends(found),
        *parts(found, "wins, %", lambda part: percent(part.wins)),
        *parts(found, points, lambda part: f"{part.points.value:.2f}" if part.points else NEVER),
    ]


def main() -> None:
    """Play, and print or write the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", nargs="+", choices=tuple(bots_of(GAME.name)), default=["agent"])
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put them into results/balance.md")
    arguments = parser.parse_args()
    who, seed = ", ".join(arguments.bots), arguments.seed
    played = f"{arguments.matches} matches ({who}) for each column, seed {seed}."
    lines = [f"`python -m benchmarks balance --write`: {played}", "", EXPLAINED, ""]
    for mode in MODES:
        found: dict[int, Results] = {}
        for players in GAME.seats:
            found[players] = play(plan(mode, players, arguments), arguments.processes)
            print(f"{mode}, {players} players: {found[players].rounds} rounds", file=sys.stderr)
        lines += chapter(mode, found)
    text = "\n".join(lines).rstrip() + "\n"
    if arguments.write:
        kept, _, _ = DOCUMENT.read_text().partition(BEGIN)
        DOCUMENT.write_text(f"{kept}{BEGIN}\n{text}")
    else:
        print(text, end="")
