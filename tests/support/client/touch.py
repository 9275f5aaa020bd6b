"""A finger on a page."""

from playwright.sync_api import Page


def tap(page: Page, x: float, y: float) -> None:
    """Touch a page at a point, in CSS pixels, and let go."""
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    for kind, points in [("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])]:
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    device.detach()
