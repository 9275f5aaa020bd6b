"""Complaints of any page fail the test, unless it expects them."""

import pytest

from tests.support.client.table import wait_until
from tests.support.complaints import complaints

pytestmark = pytest.mark.browser


def is_failing() -> bool:
    """Return whether the test would fail by now."""
    try:
        complaints.check()
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    "wrong",
    [
        "console.warn('oh')",
        "console.error('oh')",
        "setTimeout(() => { throw new Error('oh') })",
        "void Promise.reject(new Error('oh'))",
        "document.body.animate({ opacity: ['oh'] }, 1)",
    ],
)
def test_a_page_that_complains_fails_its_test(page, wrong):
    page.evaluate(f"() => {{ {wrong} }}")
    wait_until(page, is_failing, "no complaint was heard")

    with pytest.raises(AssertionError, match="oh"):
        complaints.check()
    complaints.expect("no")
    with pytest.raises(AssertionError, match="oh"):
        complaints.check()
    complaints.expect("oh")
    complaints.check()
