"""What is too much for one frame is drawn over several."""

import pytest

from tests.client.frames import FRAMES

pytestmark = pytest.mark.browser

DRAWN = """async ({ useLate }, [told, depth]) => {
    const { html, render } = await import("/lib/index.js");
    const { asked, frame, restore } = (FRAMES)();
    const Late = ({ value, kind }) => {
        const shown = [{ value, kind }];
        for (let i = 0; i < depth; i += 1) shown.push(useLate(shown[i], shown[i].kind));
        return shown.slice(1).map(({ value }) => value).join(" ");
    };
    const hide = () => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
    };
    const page = document.createElement("p");
    const drawn = [];
    for (const one of told) {
        if (one === "frame") await frame();
        else if (one === "hide") hide();
        else render(one && html`<${Late} ...${one} />`, page);
        drawn.push(page.textContent);
    }
    const open = asked.size;
    render(null, page);
    delete document.hidden;
    restore();
    return [drawn, open];
}""".replace("FRAMES", FRAMES)


@pytest.fixture
def drawn(run):
    """Tell what stands there after each value, frame or loss of sight, by so many in a row."""

    def after(*told, depth=1):
        texts, asked = run("/components/late.js", DRAWN, [list(told), depth])
        assert asked == 0, "a frame is asked for that nothing waits for"
        return texts

    return after


def of(kind, value):
    return {"kind": kind, "value": value}


def test_a_value_of_the_same_kind_is_there_at_once(drawn):
    assert drawn(of("round", "a"), of("round", "b")) == ["a", "b"]


def test_one_of_another_kind_comes_two_frames_later(drawn):
    told = of("round", "a"), of("end", "b"), "frame", "frame"

    assert drawn(*told) == ["a", "a", "a", "b"]


def test_what_comes_meanwhile_takes_its_place(drawn):
    told = of("round", "a"), of("end", "b"), of("end", "c"), "frame", "frame", of("end", "d")

    assert drawn(*told) == ["a", "a", "a", "a", "c", "d"]


def test_so_does_what_is_of_a_third_kind(drawn):
    told = of("round", "a"), of("end", "b"), of("match", "c"), "frame", "frame"

    assert drawn(*told) == ["a", "a", "a", "a", "c"]


def test_each_in_a_row_is_two_frames_later_than_the_one_before(drawn):
    told = of("round", "a"), of("end", "b"), *["frame"] * 6
    frames = ["a a a", "b a a", "b a a", "b b a", "b b a", "b b b"]

    assert drawn(*told, depth=3) == ["a a a", "a a a", *frames]


def test_what_goes_back_before_it_was_shown_needs_no_frame(drawn):
    assert drawn(of("round", "a"), of("end", "b"), of("round", "c")) == ["a", "a", "c"]


def test_a_page_that_nobody_sees_draws_all_at_once(drawn):
    assert drawn(of("round", "a"), "hide", of("end", "b")) == ["a", "a", "b"]


def test_what_is_gone_waits_for_nothing(drawn):
    assert drawn(of("round", "a"), of("end", "b"), None) == ["a", "a", ""]
