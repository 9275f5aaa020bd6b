// What must know where things lie asks when the browser has laid the page out by itself, before it paints
// the frame: whoever measures earlier, or once something has been put, has it laid out once more.

/** Measures, and returns what puts something by it, if anything. @typedef {() => (() => void) | void} Measure */

/** @type {Map<Element, Set<Measure>>} */
const watched = new Map();

// All is measured before anything is put.
const observer = new ResizeObserver((entries) => {
  const puts = entries.flatMap(({ target }) => [...(watched.get(target) ?? [])].map((measure) => measure()));
  for (const put of puts) put?.();
});

/**
 * Measure in the next frame, and in each in which an element has another size.
 * @param {Element} element
 * @param {Measure} measure
 * @returns {() => void} measure no more
 */
export function whenLaidOut(element, measure) {
  watched.set(element, (watched.get(element) ?? new Set()).add(measure));
  // Whatever is observed anew is told of at once; what is observed already has to be let go of for that.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    const rest = watched.get(element);
    rest?.delete(measure);
    if (rest?.size) return;
    watched.delete(element);
    observer.unobserve(element);
  };
}
