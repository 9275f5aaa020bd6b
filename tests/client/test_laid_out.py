"""What must know where things lie asks once the browser has laid the page out."""

import pytest

pytestmark = pytest.mark.browser

MEASURED = """async ({ whenLaidOut }) => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const told = [];
    const element = document.body.appendChild(document.createElement("div"));
    const stop = whenLaidOut(element, () => void told.push("one"));
    await frames();
    const stopToo = whenLaidOut(element, () => void told.push("other"));
    await frames();
    stop();
    stopToo();
    element.remove();
    return told;
}"""


def test_whoever_comes_to_what_is_measured_already_measures_in_the_next_frame_too(run):
    told = run("/components/laid_out.js", MEASURED)

    assert told[0] == "one"
    assert "other" in told
