// What lies over a table is a step in the browser's history: the way back closes it, and does not leave the table.
// Closed otherwise, it leaves the step to what is opened next; the way back then leads past it.

let isOver = Boolean(history.state?.over);

/** Each returns whether it had anything to close. @type {Set<() => boolean>} */
const listeners = new Set();

addEventListener("popstate", ({ isTrusted }) => {
  const wasOver = isOver;
  isOver = Boolean(history.state?.over);
  // Of our own ways none leads back.
  if (!isTrusted || !wasOver || isOver) return;
  const closed = [...listeners].filter((close) => close());
  if (!closed.length) history.back();
});

/** Be at the step at which something lies over the table. */
export function stepOver() {
  if (!history.state?.over) history.pushState({ ...history.state, over: true }, "");
  isOver = true;
}

/**
 * Close something when somebody goes back from there.
 * @param {() => boolean} close returns whether it was open
 * @returns {() => void} do so no more
 */
export function onStepBack(close) {
  listeners.add(close);
  return () => listeners.delete(close);
}
