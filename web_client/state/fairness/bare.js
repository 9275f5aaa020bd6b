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
