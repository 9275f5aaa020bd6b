"""What tests are dealt: each test the same cards and dice whenever it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from morpho_server.system import SystemRandomness

_dice = Random()


def deal_as(name: str) -> None:
    """Let everything that is drawn from now on follow from a name."""
    _dice.seed(name)


@contextmanager
def dealt() -> Iterator[None]:
    """Let the servers of this process draw what :func:`deal_as` says while the block runs."""

    def drawn(_: SystemRandomness, count: int) -> bytes:
        return _dice.randbytes(count)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SystemRandomness, "bytes", drawn)
        yield
