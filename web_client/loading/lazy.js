/** @import { Child, Component } from "../lib/index.js" */

import { loadWords } from "../i18n/index.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib/index.js";
import { checkRelease, isReleaseGone } from "./release.js";
import { Outdated } from "./outdated.js";

/** @typedef {() => Promise<any>} Load loads a part: a component, most of the time */

const AGAIN = 2_000;

/** Modules already loaded; they are shown at once. @type {Map<Load, any>} */
const parts = new Map();

/** How many parts are wanted on the screen that have not come: the page says so in `data-coming`. */
let coming = 0;

/** @param {number} more */
function expectParts(more) {
  coming += more;
  document.documentElement.toggleAttribute("data-coming", coming > 0);
}

/** Load a part with its words, to be shown at once when it is wanted. @param {Load} load */
export async function preload(load) {
  if (parts.has(load)) return;
  const part = await load();
  await loadWords();
  parts.set(load, part);
}

/**
 * Return a part that is loaded when it is wanted, null until then. Loading that fails is tried again,
 * unless its release is gone.
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
 * A component that is loaded when it is wanted; until then `meanwhile`, or why it will not come.
 * @param {{load: () => Promise<Component<any>>, props?: object, meanwhile?: Child}} props
 */
export function Lazy({ load, props = {}, meanwhile = null }) {
  const Part = useLoaded(load);
  if (Part) return html`<${Part} ...${props} />`;
  return isReleaseGone.value ? html`<${Outdated} />` : meanwhile;
}

/** What was put off by `lazily`, to be loaded ahead of its time. @type {Load[]} */
export const deferred = [];

/**
 * Return a component that is loaded when it is wanted, or ahead of that; until then nothing is in its
 * place.
 * @template Props
 * @param {() => Promise<Component<Props>>} load
 * @returns {Component<Props>}
 */
export function lazily(load) {
  deferred.push(load);
  return (props) => html`<${Lazy} load=${load} props=${props} />`;
}
