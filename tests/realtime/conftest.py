"""The server that these tests share."""

import pytest

pytest.register_assert_rewrite("tests.realtime.lives")

from tests.serving import server, site  # noqa: E402 - what is imported before is not rewritten

__all__ = ["server", "site"]
