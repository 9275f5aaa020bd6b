"""What the host may choose (R2.3, R7.6, R10.1)."""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from morpho_server.games.game import Options, OptionsRefusedError
from morpho_server.games.morpho.deal import DESERTER
from morpho_server.games.morpho.events import Mode
from morpho_server.games.morpho.identities import ANY_NUMBER, IDENTITY, UNKNOWNS, Name


class MorphoOptions(TypedDict):
    """What the host chose.

    Without ``unknowns`` it may be all that suit; without ``turn_limit`` there is no limit.
    """

    mode: Mode
    unknowns: NotRequired[list[Name] | None]
    target: int
    turn_limit: NotRequired[int | None]


DEFAULTS: Final[Mapping[str, Any]] = {
    "mode": "basic",
    "unknowns": None,
    "target": 10,
    "turn_limit": 15,
}
ROUND_OPTIONS: Final = frozenset({"mode", "unknowns"})
"""What may change between rounds (R2.7)."""


def complete(chosen: Options) -> MorphoOptions:
    """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
    unknown = [name for name in chosen if name not in DEFAULTS]
    if unknown:
        raise _bad(f"There is no option “{unknown[0]}”.")
    options = {**DEFAULTS, **chosen}
    if options["mode"] not in ("basic", "expert"):
        raise _bad("The mode is “basic” or “expert”.")
    if not _is_within(options["target"], 1, 30):
        raise _bad("The points that end the match are a number from 1 to 30.")
    if options["turn_limit"] is not None and not _is_within(options["turn_limit"], 3, 50):
        raise _bad("The limit of turns is a number from 3 to 50, or none.")
    return MorphoOptions(
        mode=options["mode"],
        unknowns=_complete_unknowns(options["unknowns"]),
        target=options["target"],
        turn_limit=options["turn_limit"],
    )


def check_start(options: Options, seats: int) -> None:
    """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
    if seats < ANY_NUMBER.start:
        raise OptionsRefusedError("too_few_players", "At least three must play.")
    if seats >= ANY_NUMBER.stop:
        raise OptionsRefusedError("too_many_players", "At most nine can play.")
    if unsuited := unsuited_unknowns(options, seats):
        raise OptionsRefusedError(
            "unsuitable_unknowns",
            f"With {seats} players these can't be the Unknown: {', '.join(unsuited)}.",
        )


def unknowns_for(options: Options, seats: int) -> tuple[Name, ...]:
    """Return what the Unknown may be, the Deserter first; nothing in a basic round (R2.3).

    That is whatever was chosen and suits that many; all that suit where nothing was.
    """
    suiting = [name for name in _chosen(options) if seats in IDENTITY[name].players]
    return (DESERTER, *suiting) if suiting else ()


def unsuited_unknowns(options: Options, seats: int) -> list[Name]:
    """Return what was chosen by name and can't be the Unknown with that many (R2.3)."""
    if options["unknowns"] is None:
        return []
    return [name for name in _chosen(options) if seats not in IDENTITY[name].players]


def _chosen(options: Options) -> tuple[Name, ...]:
    if options["mode"] != "expert":
        return ()
    chosen = options["unknowns"]
    return UNKNOWNS if chosen is None else tuple(name for name in UNKNOWNS if name in chosen)


def _complete_unknowns(chosen: object) -> list[Name] | None:
    if chosen is None:
        return None
    if not isinstance(chosen, (list, tuple)) or not chosen:
        raise _bad("The Unknown identities are a list of at least one, or all that suit.")
    if any(not isinstance(name, str) or name not in UNKNOWNS for name in chosen):
        raise _bad("Only an outsider or an alien can be the Unknown.")
    if len(set(chosen)) < len(chosen):
        raise _bad("An Unknown identity is named twice.")
    return list(chosen)


def _is_within(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _bad(reason: str) -> OptionsRefusedError:
    return OptionsRefusedError("bad_options", reason)
