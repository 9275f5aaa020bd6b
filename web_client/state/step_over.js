// What lies over a table is a step in the browser's history: the way back closes it, and does not leave the table.
// Whoever closes it otherwise leaves the step to what is opened next.

/** Be at the step at which something lies over the table. */
export function stepOver() {
  if (!history.state?.over) history.pushState({ ...history.state, over: true }, "");
}

/**
 * Hear that somebody has gone back from there.
 * @param {() => void} listener
 * @returns {() => void} stop listening
 */
export function onStepBack(listener) {
  const heard = () => history.state?.over || listener();
  addEventListener("popstate", heard);
  return () => removeEventListener("popstate", heard);
}
