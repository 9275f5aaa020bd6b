"""Frames that come when a test says so."""

FRAMES = """() => {
    const asked = new Map();
    let last = 0;
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    window.requestAnimationFrame = (then) => {
        asked.set(++last, then);
        return last;
    };
    window.cancelAnimationFrame = (one) => asked.delete(one);
    return {
        asked,
        frame: async () => {
            const now = [...asked.values()];
            asked.clear();
            for (const then of now) then(performance.now());
            // Timers come in their order, so what the frame has put off was done before.
            await new Promise((resolve) => setTimeout(resolve));
        },
        restore: () => {
            Object.assign(window, { requestAnimationFrame: request, cancelAnimationFrame: cancel });
        },
    };
}"""
"""A script that stops a page's frames: ``asked`` holds those asked for, ``frame`` lets them come,
and ``restore`` gives the page its own back."""
