/**
 * Return a function that makes something of an object once, and remembers it as long as the object is there.
 * @template {object} From
 * @template Made
 * @param {(from: From) => Made} make
 * @returns {(from: From) => Made}
 */
export function memoize(make) {
  /** @type {WeakMap<From, Made>} */
  const known = new WeakMap();
  return (from) => {
    if (!known.has(from)) known.set(from, make(from));
    return /** @type {Made} */ (known.get(from));
  };
}
