"""Read the settings from the environment; errors name the variable."""

from pydantic import ValidationError
from pydantic_settings import SettingsError

from morpho_server.config import Settings


class BadSettingError(Exception):
    """A setting that can't be taken. The text names the variable, and never repeats its value."""


def read_settings() -> Settings:
    """Return the settings of the environment; raises :exc:`BadSettingError`."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = [_describe(each["loc"], each["msg"]) for each in error.errors()]
        raise BadSettingError("\n".join(wrong)) from None
    except SettingsError as error:
        name = str(error).partition('"')[2].partition('"')[0]
        raise BadSettingError(_describe((name,), "it should be JSON")) from None


def _describe(location: tuple[int | str, ...], wrong: str) -> str:
    name = f"MORPHO_{str(location[0]).upper()}" if location else "The settings"
    sentence = wrong.removeprefix("Value error, ").replace("Input should", "it should")
    return f"{name} can't be taken: {sentence[:1].lower()}{sentence[1:]}."
