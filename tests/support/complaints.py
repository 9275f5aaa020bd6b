"""What browsers complain of: uncaught errors and rejections, and all that a console warns of.

Unless its test has said that it will come, a complaint of any page fails the test.
"""

import re
from typing import Any, Final

NO_FAULTS: Final = (
    "Service Worker registration blocked by Playwright",
    # On a busy machine: the page asks for it when its table has come.
    "was preloaded using link preload but not used within a few seconds",
    # By plain http and a host name.
    "The Cross-Origin-Opener-Policy header has been ignored",
)
"""What a browser complains of, though nothing is wrong."""


class Complaints:
    """The complaints of all pages since the test began."""

    def __init__(self) -> None:
        self._heard: list[tuple[Any, str]] = []
        self._expected: list[tuple[Any, str]] = []

    def listen(self, browser: Any) -> None:
        """Hear every page that a browser will open, whichever side of Playwright it is of."""
        # Playwright keeps a wrapper with each method, for one side alone: so none is given to it.
        browser.on("context", lambda context: self._follow(context))  # noqa: PLW0108

    def expect(self, *patterns: str, page: object = None) -> None:
        """Say what will go wrong, as regular expressions, in any page or in one."""
        self._expected += [(page, pattern) for pattern in patterns]

    def clear(self) -> None:
        """Forget all, for the next test."""
        self._heard, self._expected = [], []

    def check(self) -> None:
        """Fail if anything went wrong that the test did not expect."""
        found = [said for page, said in self._heard if not self._is_expected(page, said)]
        assert not found, "\n".join(found)

    def _is_expected(self, page: object, said: str) -> bool:
        return any(
            whose in (None, page) and re.search(pattern, said) for whose, pattern in self._expected
        )

    def _follow(self, context: Any) -> None:
        context.on("console", lambda message: self._on_console(message))  # noqa: PLW0108
        context.on("weberror", lambda one: self._heard.append((one.page, f"{one.error}")))

    def _on_console(self, message: Any) -> None:
        # What the network refuses is reported here as well, with its address.
        is_harmless = any(text in message.text for text in NO_FAULTS)
        if message.type in ("error", "warning") and not is_harmless:
            said = f"{message.text} ({message.location['url']})"
            self._heard.append((message.page, said))


complaints = Complaints()
"""Of the test that runs."""
