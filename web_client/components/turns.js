// A frame is late when too much is computed for it. What can wait is done here, one thing every other frame: so what
// a script computes for it and what the browser then lays out are not between the same two frames, nor is that of
// anything else that waits.

/** How long something may wait, in milliseconds: where frames are that slow, fewer of them are better. */
const LONGEST = 500;

/** What is to be done, and since when it waits. @type {{turn: () => void, since: number}[]} */
const waiting = [];
let frame = 0;
let timer = 0;

/**
 * Do something in its turn: two frames from now at the soonest, and two after whatever waits already.
 * @param {() => void} what
 * @returns {() => void} don't
 */
export function inTurn(what) {
  const one = { turn: what, since: performance.now() };
  waiting.push(one);
  if (waiting.length === 1) wait();
  return () => {
    const place = waiting.indexOf(one);
    if (place < 0) return;
    waiting.splice(place, 1);
    if (!waiting.length) rest();
  };
}

/** Wait for the frame that shows what was done last, then for one that shows nothing new, and do the next thing. */
function wait() {
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(doNext);
    });
  });
}

function rest() {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
}

function doNext() {
  const late = performance.now() - LONGEST;
  const next = waiting.splice(0, Math.max(1, waiting.filter(({ since }) => since < late).length));
  if (waiting.length) wait();
  for (const { turn } of next) turn();
}
