// The only importer of vendored files; the rest of the client imports them from here.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";
import { computed } from "../vendor/signals.js";

export { h, options, render } from "../vendor/preact.js";
export {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/preact-hooks.js";
export {
  computed,
  effect,
  signal,
  useComputed,
} from "../vendor/signals.js";

export const html = htm.bind(h);

/**
 * Return an object of fields that are read anew when they are used. A component or an effect that reads one of them
 * follows that field alone, and not the others.
 * @param {Record<string, () => unknown>} reads
 */
export function tracked(reads) {
  const fields = Object.entries(reads).map(([name, read]) => {
    const field = computed(read);
    return [name, { get: () => field.value, enumerable: true }];
  });
  return Object.defineProperties({}, Object.fromEntries(fields));
}
