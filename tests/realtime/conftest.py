"""The server that these tests share."""

import pytest

pytest.register_assert_rewrite("tests.support.realtime.lives")

from tests.support.serving import server, site  # noqa: E402 - what is imported before is not rewritten

__all__ = ["server", "site"]
