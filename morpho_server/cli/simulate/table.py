"""The results of a tournament in lines, to be read on a terminal."""

from typing import Final

from morpho_server.bots.arena.estimates import Estimate
from morpho_server.bots.arena.tournament import Results
from morpho_server.games.registry import RULES
from morpho_server.storage.plurals import amount

WIDE: Final = 26
"""The width of a figure with its interval."""


def table(results: Results) -> list[str]:
    """Return the results in lines; after each figure stands what it is with 95 % confidence."""
    plan = results.plan
    head = f"{RULES[plan.game].title}, {plan.players} players, {amount(results.rounds, 'round')}"
    wins = "wins" if any(each.wins for each in results.performances) else ""
    lines = [
        f"{head}, seed {plan.seed}",
        "",
        f"{'strength':16}{'points a round':>{WIDE}}{'scores':>{WIDE}}{wins:>{WIDE}}".rstrip(),
    ]
    lines += [
        f"{each.strength:16}{figure(each.points):>{WIDE}}{percent(each.scores):>{WIDE}}"
        f"{percent(each.wins) if each.wins else '':>{WIDE}}".rstrip()
        for each in results.performances
    ]
    lines += ["", f"{'a round':16}{'decisions':24}{figure(results.decisions, 1):>{WIDE}}"]
    if results.turns is not None:
        lines.append(f"{'':16}{'turns of a player':24}{figure(results.turns, 1):>{WIDE}}")
    if results.match_rounds is not None:
        lines.append(f"{'a match':16}{'rounds':24}{figure(results.match_rounds, 1):>{WIDE}}")
    lines += ["", f"{'ends by':40}{'of all rounds':>{WIDE}}"]
    lines += [f"{reason:40}{percent(often):>{WIDE}}" for reason, often in results.ends]
    if results.parts:
        lines += ["", f"{'dealt':16}{'times':>8}{'wins':>{WIDE}}{'brings points':>{WIDE}}"]
    lines += [
        f"{part.name:16}{part.dealt:>8}{percent(part.wins):>{WIDE}}"
        f"{figure(part.points) if part.points else '':>{WIDE}}".rstrip()
        for part in results.parts
    ]
    if results.failed:
        lines += ["", f"In {amount(results.failed, 'decision')} a bot failed."]
    return lines


def figure(found: Estimate, digits: int = 2) -> str:
    """Return a figure and its interval, if there is one: ``1.27 (1.24 to 1.31)``."""
    if found.low is None or found.high is None:
        return f"{found.value:.{digits}f}"
    return f"{found.value:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f})"


def percent(found: Estimate) -> str:
    """Return a share and its interval, if there is one: ``27.3 % (25.1 to 29.6)``."""
    if found.low is None or found.high is None:
        return f"{100 * found.value:.1f} %"
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
