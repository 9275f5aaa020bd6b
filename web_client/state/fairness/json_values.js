// Values of JSON: how they are compared and copied.

/** Return whether two values of JSON are equal. @param {any} one @param {any} other @returns {boolean} */
export function same(one, other) {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/**
 * Return a copy of a value of JSON whose objects have no names but their own: a player may be called `constructor`.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function bare(value) {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return /** @type {T} */ (value.map(bare));
  const copy = Object.create(null);
  for (const [name, part] of Object.entries(value)) copy[name] = bare(part);
  return copy;
}
