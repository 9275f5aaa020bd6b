/**
 * Return a function that makes something of an object once, and keeps it as long as the object is there.
 * @template {object} From
 * @template Made
 * @param {(from: From) => Made} make
 * @returns {(from: From) => Made}
 */
export function onceFor(make) {
  /** @type {WeakMap<From, Made>} */
  const known = new WeakMap();
  return (from) => {
    const made = known.get(from) ?? make(from);
    known.set(from, made);
    return made;
  };
}
