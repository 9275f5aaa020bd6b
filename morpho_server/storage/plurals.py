"""How many there are of something, in English."""


def amount(number: int, one: str, many: str | None = None) -> str:
    """Return a number and what it counts: ``1 table``, ``1,201 entries``."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"
