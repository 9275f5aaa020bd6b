"""Options as data: what the host can choose for a game, or a player for a seat.

A game lists its fields. The check of a choice and the client's form follow from them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from morpho_server.games.views import Json

Options: TypeAlias = Mapping[str, Json]
"""What was chosen: JSON values by name, complete and checked by the game."""


class Choices(NamedTuple):
    """What a round is set up by: the options, the number of seats, and the options of each seat.

    ``seat_options`` are complete and in seat order; without them, all seats have the defaults.
    """

    options: Options
    seats: int
    seat_options: Sequence[Options] = ()


class OptionsRefusedError(Exception):
    """Options that a game can't be played with. ``code`` is stable, ``reason`` a sentence."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceOption:
    """One of several values."""

    kind: Literal["choice"] = "choice"
    name: str
    values: tuple[str | int, ...]
    default: str | int
    between_rounds: bool = False

    def takes(self, value: Json) -> bool:
        """Return whether the option can have a value."""
        return any(type(value) is type(each) and value == each for each in self.values)

    def wanted(self) -> str:
        """Return the accepted values, in words."""
        return f"one of {_listed(self.values)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberOption:
    """A whole number from ``least`` to ``most``; ``None``, if ``optional``, sets no number."""

    kind: Literal["number"] = "number"
    name: str
    least: int
    most: int
    default: int | None
    optional: bool = False
    between_rounds: bool = False

    def takes(self, value: Json) -> bool:
        """Return whether the option can have a value."""
        if value is None:
            return self.optional
        return type(value) is int and self.least <= value <= self.most

    def wanted(self) -> str:
        """Return the accepted values, in words."""
        return f"a number from {self.least} to {self.most}{', or none' * self.optional}"


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagOption:
    """Yes or no."""

    kind: Literal["flag"] = "flag"
    name: str
    default: bool
    between_rounds: bool = False

    def takes(self, value: Json) -> bool:
        """Return whether the option can have a value."""
        return isinstance(value, bool)

    def wanted(self) -> str:
        """Return the accepted values, in words."""
        return "true or false"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOption:
    """At least ``least`` of several values; ``None``, if ``optional``, leaves them to the game."""

    kind: Literal["set"] = "set"
    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] | None
    least: int = 0
    optional: bool = False
    between_rounds: bool = False

    def takes(self, value: Json) -> bool:
        """Return whether the option can have a value."""
        if value is None:
            return self.optional
        if not isinstance(value, (list, tuple)) or len(value) < self.least:
            return False
        known = all(isinstance(each, str) and each in self.values for each in value)
        return known and len(set(value)) == len(value)

    def wanted(self) -> str:
        """Return the accepted values, in words."""
        several = f"at least {self.least} different ones of {_listed(self.values)}"
        return f"a list of {several}{', or none' * self.optional}"


OptionField: TypeAlias = ChoiceOption | NumberOption | FlagOption | SetOption
"""An option of a game. With ``between_rounds`` the host may change it between two rounds."""


def complete(fields: Iterable[OptionField], chosen: Options) -> dict[str, Any]:
    """Check a choice and add the defaults; raises :exc:`OptionsRefusedError`, ``bad_options``."""
    known = {field.name: field for field in fields}
    if unknown := [name for name in chosen if name not in known]:
        raise OptionsRefusedError("bad_options", f"There is no option “{unknown[0]}”.")
    return {name: _checked(field, chosen.get(name, field.default)) for name, field in known.items()}


def round_options(fields: Iterable[OptionField]) -> frozenset[str]:
    """Return the names of the options that may change between rounds."""
    return frozenset(field.name for field in fields if field.between_rounds)


def _checked(field: OptionField, value: Json) -> Json:
    if not field.takes(value):
        raise OptionsRefusedError("bad_options", f"“{field.name}” is {field.wanted()}.")
    return list(value) if isinstance(value, tuple) else value


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))
