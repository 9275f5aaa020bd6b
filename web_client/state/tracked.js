import { computed } from "../lib/index.js";

/**
 * Return an object of fields that are read anew when they are used. A component or an effect that reads one of them
 * follows that field alone, and not the others.
 * @template {object} T
 * @param {{[K in keyof T]: () => T[K]}} reads
 * @returns {Readonly<T>}
 */
export function tracked(reads) {
  const fields = Object.entries(/** @type {Record<string, () => unknown>} */ (reads)).map(([name, read]) => {
    const field = computed(read);
    return [name, { get: () => field.value, enumerable: true }];
  });
  return Object.defineProperties(/** @type {T} */ ({}), Object.fromEntries(fields));
}
