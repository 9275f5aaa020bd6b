"""Read the settings from the environment; errors name the variable."""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from pydantic import ValidationError
from pydantic_settings import SettingsError

from morpho_server.settings import Settings

PREFIX: Final = "MORPHO_"

NAMES: Final = tuple(f"{PREFIX}{name.upper()}" for name in Settings.model_fields)
"""The variables that the server reads."""

_OF_KUBERNETES: Final = (f"{PREFIX}PORT", f"{PREFIX}SERVICE_")
"""How the variables begin that Kubernetes sets by itself where a service is called “morpho”."""

IS_NONE: Final = "is no setting of this server."


class BadSettingError(Exception):
    """A setting that can't be taken. The text names the variable, and never repeats its value."""


def read_settings() -> Settings:
    """Return the settings of the environment; raises :exc:`BadSettingError`.

    A variable that nothing reads is an error, too: a limit or a database that somebody mistyped
    would not be theirs.
    """
    unknown = [f"{name} {IS_NONE} {meant}".rstrip() for name, meant in unknown_settings()]
    if unknown:
        raise BadSettingError("\n".join(unknown))
    return known_settings()


def unknown_settings() -> Iterator[tuple[str, str]]:
    """Yield each variable that nothing reads, and a question for the one that was meant, if any."""
    for name in sorted(name.upper() for name, value in os.environ.items() if value):
        if name in NAMES or name.startswith(_OF_KUBERNETES):
            continue
        if name.startswith(PREFIX):
            similar = get_close_matches(name, NAMES, 1, cutoff=0.8)
            yield name, f"Did you mean {similar[0]}?" if similar else ""


def known_settings() -> Settings:
    """Return the settings, whatever else is set; raises :exc:`BadSettingError`."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = [_describe(each["loc"], each["msg"]) for each in error.errors()]
        raise BadSettingError("\n".join(wrong)) from None
    except SettingsError as error:
        name = str(error).partition('"')[2].partition('"')[0]
        raise BadSettingError(_describe((name,), "it should be JSON")) from None


def _describe(location: tuple[int | str, ...], wrong: str) -> str:
    name = f"{PREFIX}{str(location[0]).upper()}" if location else "The settings"
    sentence = wrong.removeprefix("Value error, ").replace("Input should", "it should")
    return f"{name} can't be taken: {sentence[:1].lower()}{sentence[1:]}."
