// The only importer of vendored files; the rest of the client imports them from here.

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export { h, render } from "../vendor/preact.js";
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
