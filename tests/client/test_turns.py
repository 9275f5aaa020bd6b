"""What can wait is done in turns, so that no frame has too much to do."""

import pytest

from tests.client.frames import FRAMES

pytestmark = pytest.mark.browser

DONE = """async ({ inTurn, inNextTurn }, told) => {
    const { asked, frame, restore } = (FRAMES)();
    let late = 0;
    const { now } = performance;
    performance.now = () => now.call(performance) + late;
    const donts = {};
    let text = "";
    const done = [];
    const onFault = (event) => event.preventDefault();
    window.addEventListener("error", onFault);
    for (const one of told) {
        if (one === "frame") await frame();
        else if (one === "long") late += 600;
        else if (one.startsWith("no ")) donts[one.slice(3)]();
        else {
            const [first, rest] = one;
            donts[one] = inTurn(() => {
                if (first === "!") throw new Error("meant by the test");
                text += first;
                if (rest) inNextTurn(() => (text += rest));
            });
        }
        done.push(text);
    }
    restore();
    window.removeEventListener("error", onFault);
    delete performance.now;
    return [done, asked.size];
}""".replace("FRAMES", FRAMES)


@pytest.fixture
def done(run):
    """Tell what has been done after each thing that waits, does so no longer, or frame."""

    def after(*told):
        texts, asked = run("/components/turns.js", DONE, list(told))
        assert asked == 0, "a frame is asked for that nothing waits for"
        return texts

    return after


def test_a_thing_is_done_two_frames_from_now(done):
    assert done("a", "frame", "frame") == ["", "", "a"]


def test_the_next_is_done_two_frames_after_it(done):
    assert done("a", "b", *["frame"] * 4) == ["", "", "", "a", "a", "ab"]


def test_what_comes_later_does_not_wait_anew(done):
    assert done("a", "frame", "b", *["frame"] * 3) == ["", "", "", "a", "a", "ab"]


def test_what_is_not_to_be_done_has_no_turn(done):
    assert done("a", "b", "no a", "frame", "frame") == ["", "", "", "", "b"]


def test_nothing_waits_once_nothing_is_to_be_done(done):
    assert done("a", "no a", "b", "frame", "frame") == ["", "", "", "", "b"]


def test_what_was_done_can_be_called_off_in_vain(done):
    assert done("a", "frame", "frame", "no a") == ["", "", "a", "a"]


def test_what_has_waited_too_long_is_done_with_the_next(done):
    told = "a", "b", "frame", "long", "c", *["frame"] * 3

    assert done(*told) == ["", "", "", "", "", "ab", "ab", "abc"]


def test_the_rest_of_what_is_done_comes_before_whatever_waits(done):
    assert done("ar", "b", *["frame"] * 6)[2:] == ["", "a", "a", "ar", "ar", "arb"]


def test_nor_does_what_has_waited_too_long_come_before_it(done):
    told = "ar", "b", "frame", "long", *["frame"] * 3

    assert done(*told)[4:] == ["a", "a", "arb"]


def test_the_turns_go_on_when_one_of_them_fails(done):
    assert done("!", "b", *["frame"] * 4) == ["", "", "", "", "", "b"]
