// A frame is late when too much is computed for it. What can wait is done here, one thing every other frame: so what
// a script computes for it and what the browser then lays out are not between the same two frames, nor is that of
// anything else that waits.

/** How long something may wait, in milliseconds: where frames are that slow, fewer of them are better. */
const LONGEST = 500;

/** What is to be done, and since when it waits. @type {{turn: () => void, since: number}[]} */
const waiting = [];
let isAwaited = false;
let frame = 0;
let timer = 0;

/**
 * Do something in its turn: two frames from now at the soonest, and two after whatever waits already.
 * @param {() => void} what
 * @returns {() => void} don't
 */
export const inTurn = (what) => queue(what, waiting.length);

/**
 * Do something in the next turn, before whatever waits already: so what has its turn now can do the rest of it then.
 * @param {() => void} what
 * @returns {() => void} don't
 */
export const inNextTurn = (what) => queue(what, 0);

/**
 * @param {() => void} turn
 * @param {number} place among those who wait
 */
function queue(turn, place) {
  const one = { turn, since: performance.now() };
  waiting.splice(place, 0, one);
  wait();
  return () => {
    const now = waiting.indexOf(one);
    if (now < 0) return;
    waiting.splice(now, 1);
    if (!waiting.length) rest();
  };
}

/** Wait for the frame that shows what was done last, then for one that shows nothing new, and do the next thing. */
function wait() {
  if (isAwaited) return;
  isAwaited = true;
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(doNext);
    });
  });
}

function rest() {
  isAwaited = false;
  cancelAnimationFrame(frame);
  clearTimeout(timer);
}

function doNext() {
  isAwaited = false;
  const late = performance.now() - LONGEST;
  try {
    do waiting.shift()?.turn();
    while (waiting.length && waiting[0].since < late);
  } finally {
    if (waiting.length) wait();
  }
}
