"""Frozen dataclasses by descent: their subclasses need no decorator, so none can lack it."""

from dataclasses import dataclass, field
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(type):
    """The type of classes that are frozen dataclasses with slots, and so are their subclasses."""

    kw_only: ClassVar = False

    def __new__(
        cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **keywords: Any
    ) -> Any:
        """Return the class as a dataclass."""
        made: Any = super().__new__(cls, name, bases, names, **keywords)
        # A class with slots is made once more, by a call with these among its names.
        if "__slots__" in names:
            return made
        return dataclass(frozen=True, slots=True, kw_only=cls.kw_only)(made)
