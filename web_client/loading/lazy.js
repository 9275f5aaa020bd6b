/** @import { Child, Component } from "../lib/index.js" */

import { loadWords } from "../i18n/words.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib/index.js";
import { checkRelease, isReleaseGone } from "./release.js";
import { Outdated } from "./outdated.js";

/** @typedef {() => Promise<any>} Load loads a part: a component, most of the time */

const AGAIN = 2_000;

/** Modules already loaded; they are shown at once. @type {Map<Load, any>} */
const parts = new Map();

/** How many parts of the screen are still loading; the page shows it in `data-coming`. */
let coming = 0;

/** @param {number} more */
function expectParts(more) {
  coming += more;
  document.documentElement.toggleAttribute("data-coming", coming > 0);
}

/** Load a part and its words, so that it can be shown at once later. @param {Load} load */
export async function preload(load) {
  if (parts.has(load)) return;
  const part = await load();
  await loadWords();
  parts.set(load, part);
}

/**
 * Return a part, null while it is loading. A failed load is repeated, unless its release is gone.
 * @param {Load | null} load null for nothing
 */
export function useLoaded(load) {
  const [attempt, again] = useState(0);
  const part = load && parts.get(load);
  const lacking = load !== null && !part;
  useLayoutEffect(() => {
    if (!lacking) return undefined;
    expectParts(1);
    return () => expectParts(-1);
  }, [lacking]);
  useEffect(() => {
    if (!load || part) return undefined;
    let wanted = true;
    const next = () => wanted && again((tried) => tried + 1);
    const failed = async () => {
      await checkRelease();
      if (!isReleaseGone.peek()) setTimeout(next, AGAIN);
    };
    preload(load).then(next, failed);
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  return part ?? null;
}

/**
 * A component that is loaded when it is first shown. Until then it shows `meanwhile`, or why that will not happen.
 * @param {{load: () => Promise<Component<any>>, props?: object, meanwhile?: Child}} props
 */
export function Lazy({ load, props = {}, meanwhile = null }) {
  const Part = useLoaded(load);
  if (Part) return html`<${Part} ...${props} />`;
  return html`<${Meanwhile} shows=${meanwhile} />`;
}

/** What a page shows while parts of it are loading; if they never will, why. @param {{shows: Child}} props */
export function Meanwhile({ shows }) {
  return isReleaseGone.value ? html`<${Outdated} />` : shows;
}

/** The components made by `lazily`, to be preloaded. @type {Load[]} */
export const deferred = [];

/** Return what loads a part, which is preloaded as well. @template {Load} Part @param {Part} load */
export function ahead(load) {
  deferred.push(load);
  return load;
}

/**
 * Return a component that is loaded when it is first shown, or preloaded. Until then it shows nothing.
 * @template Props
 * @param {() => Promise<Component<Props>>} load
 * @returns {Component<Props>}
 */
export function lazily(load) {
  deferred.push(load);
  return (props) => html`<${Lazy} load=${load} props=${props} />`;
}
