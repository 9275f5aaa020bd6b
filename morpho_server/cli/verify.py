"""``morpho verify``: check that nobody chose the cards and dice of a match."""

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from morpho_server.cli.terminal.console import Commands, refuse
from morpho_server.games.fairness.chance_rules import ChanceRules
from morpho_server.games.fairness.match_check import Finding, Report, check_match
from morpho_server.games.fairness.told_match import UncheckableError
from morpho_server.games.registry import GAMES

FOUND: Final[Mapping[str, str]] = {
    "called_again": "the shares were called for more than once, late, or not as the page saw it",
    "chooser_unseen": "{about} was not drawn, and these events do not show who decided",
    "choice_unseen": "these events do not show who chose {about}",
    "chosen_otherwise": "{about} is not what the players had chosen, or left to chance",
    "commitment_unseen": "these events do not show what the server had promised",
    "draw_missing": "nothing was drawn for {about}",
    "draw_unseen": "{about} was drawn, but never shown",
    "draw_wrong": "{about} was not drawn like that from the seed",
    "drawn_from_other": "{about} was drawn from something other than the rules say",
    "earlier_match_unproved": "an earlier match in this file is not proved",
    "earlier_match_wrong": "an earlier match in this file is not as chance decided it",
    "game_unknown": "this game is unknown here: only its shares and streams were checked",
    "moved_otherwise": "what was moved or shown did not lie there, or could not go there: {about}",
    "no_share": "nobody gave a share, so the server alone decided",
    "options_changed": "options were changed when the shares had been called for",
    "own_share_late": "the share of {about} had not reached the server, by what it told",
    "own_share_unknown": "no share of {about} is in it",
    "own_share_unused": "your own share was left out or replaced",
    "promised_again": "the server promised another secret, later",
    "rounds_miscounted": "rounds are missing, counted otherwise, or not set up as they should be",
    "seats_changed": "the seats were changed, or somebody who gave a share has none",
    "secret_not_promised": "the secret is not the one that was promised",
    "secret_used_again": "the secret is that of an earlier match",
    "seen_otherwise": "{about} was shown otherwise than it was drawn",
    "set_up_otherwise": "it was dealt from other cards than were shown before the shares",
    "setup_changed": "it was dealt from other cards than the round before, without new options",
    "setup_chosen": "the host changed what it is dealt from, and may have tried what that gives",
    "setup_unseen": "what it would be dealt from was not shown before the shares",
    "share_dropped": "the share of {about} was dropped",
    "share_late": "the share of {about} was not committed to, or is shown and said to be missing",
    "share_of_other_device": "another device gave the share of {about}, by what the server told",
    "share_replaced": "the share of {about} is not the one committed to",
    "share_unrevealed": "{about} did not reveal a share: two deals were possible",
    "shown_otherwise": "what was shown there is not what lay there: {about}",
}
"""What is said of each finding of a check."""


class _UnreadableError(Exception):
    """A file that holds no match."""


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("verify", help="check the cards and dice of a finished match")
    parser.add_argument("file", metavar="FILE", help="a match that a page has saved")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Check; return 0 if all is proved, 1 if not, 2 if the file can't be checked."""
    try:
        report = _check(Path(chosen.file))
        said = [*_said(report)]
    except OSError as error:
        return refuse(_UnreadableError(f"{chosen.file}: {error.strerror}"))
    except UncheckableError as error:
        return refuse(_UnreadableError(f"{chosen.file}: this match can't be checked: {error}"))
    except Exception:  # noqa: BLE001 - a file may say anything
        return refuse(_UnreadableError(f"{chosen.file}: it holds no match as a page saves it"))
    for line in said:
        print(line)
    return 1 if report.findings else 0


def _check(path: Path) -> Report:
    saved: Any = json.loads(path.read_text(encoding="utf-8"))
    game = saved["game"]
    rules = GAMES[game].chance_rules if game in GAMES else ChanceRules()
    return check_match(saved["events"], rules, saved.get("player"))


def _said(report: Report) -> Iterator[str]:
    """Yield the lines to print. What comes from the file may be no plain text."""
    for number, draws in report.draws.items():
        yield f"Round {number:d}: {len(draws)} {'draw' if len(draws) == 1 else 'draws'}"
    if report.without_share:
        yield _plain(f"Had committed to no share: {', '.join(report.without_share)}")
    if report.bots:
        yield _plain(f"Not counted as people, so without a share: {', '.join(report.bots)}")
    yield from map(_plain, dict.fromkeys(map(_sentence, report.findings)))
    yield _verdict(report)


def _plain(text: str) -> str:
    return "".join(each if each.isprintable() else "?" for each in text)


def _sentence(finding: Finding) -> str:
    about = finding.about
    if isinstance(about, Mapping):
        about = ", ".join(f"{value}" for value in about.values())
    said = FOUND[finding.code]
    said = (said[0].upper() + said[1:]).format(about=about)  # names stay as they are spelled
    where = "" if finding.round is None else f"Round {finding.round}: "
    return f"{where}{said}."


def _verdict(report: Report) -> str:
    if report.wrong:
        return "This match is not as chance decided it."
    if report.findings:
        return "Nothing is wrong, but not everything is proved."
    return "Nobody chose anything: secret, shares and draws are as promised."
