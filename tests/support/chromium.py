"""Starting the browser that ``TEST_BROWSER`` names, by default Playwright's own.

``TEST_HEADLESS_SHELL`` names one that is enough for most tests and costs less, by default the
same: Chromium's headless shell is Chromium without its windows, permissions and notifications.
"""

import os
from typing import Any, Final

_FEATURES: Final = (
    # Every browser of a test has a window that nobody sees. With these it loads three pages of its
    # own behind its address bar, which costs as much as the page that is tested.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # Of several lists the last alone counts, so what follows is what Playwright would turn off.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)

_ARGUMENTS: Final = [
    "--no-sandbox",  # as root there is no other way
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_FEATURES)}",
    # Playwright asks for the stack of each request. V8 would parse functions again for it, some of
    # them the whole client, which took a sixth of the time of loading a page.
    "--js-flags=--no-enable-lazy-source-positions",
]

HOST_NAME: Final = os.environ.get("TEST_HOST_NAME")
"""The name under which browsers reach servers of this machine, by plain http as in a home network.

Unset: by number. Browsers take a name for less than their own machine, and allow it less.
"""

if HOST_NAME:
    _ARGUMENTS.append(f"--host-resolver-rules=MAP {HOST_NAME} 127.0.0.1")


def as_named(base: str) -> str:
    """Return the address of a server on this machine under the name that browsers use."""
    return base.replace("//127.0.0.1:", f"//{HOST_NAME}:") if HOST_NAME else base


_STARTING: Final = 120
"""How many seconds a browser may take to start, on a machine that is busy."""


def how_to_launch(*, whole: bool = True) -> dict[str, Any]:
    """Return the arguments for Playwright's ``launch``, of a whole browser or a headless shell."""
    browser = os.environ.get("TEST_BROWSER")
    if not whole:
        browser = os.environ.get("TEST_HEADLESS_SHELL") or browser
    return {
        "executable_path": browser or None,
        # Of Playwright's own two browsers, this is the whole one.
        "channel": "chromium" if whole and not browser else None,
        "args": _ARGUMENTS,
        "timeout": _STARTING * 1000,
    }
