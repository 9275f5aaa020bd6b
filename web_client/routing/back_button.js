// A panel over a table is a step in the browser's history: the back button closes it and does not leave the table. If
// it is closed another way, the step stays for the next panel, and the back button skips it.

let isOver = Boolean(history.state?.over);

/** Each returns whether it had anything to close. @type {Set<() => boolean>} */
const listeners = new Set();

addEventListener("popstate", ({ isTrusted }) => {
  const wasOver = isOver;
  isOver = Boolean(history.state?.over);
  // Our own navigation never goes back.
  if (!isTrusted || !wasOver || isOver) return;
  const closed = [...listeners].filter((close) => close());
  if (!closed.length) history.back();
});

/** Add the step of a panel to the history, unless it is there. */
export function stepOver() {
  if (!history.state?.over) history.pushState({ ...history.state, over: true }, "");
  isOver = true;
}

/**
 * Close something when the back button leaves its step.
 * @param {() => boolean} close returns whether it was open
 * @returns {() => void} stop listening
 */
export function onStepBack(close) {
  listeners.add(close);
  return () => listeners.delete(close);
}
