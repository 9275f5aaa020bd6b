/** @import { Child, Component } from "../lib/index.js" */

import { html, useEffect, useState } from "../lib/index.js";

/** @typedef {() => Promise<Component<any>>} Load */

const AGAIN = 2_000;

/** What has been loaded: it is shown at once. @type {Map<Load, Component<any>>} */
const parts = new Map();

/**
 * Load a component, to be shown at once when it is wanted.
 * @param {Load} load
 */
export async function preload(load) {
  if (!parts.has(load)) parts.set(load, await load());
}

/**
 * A component that is loaded when it is wanted; until then `meanwhile`. Loading that fails is tried
 * again.
 * @param {{load: Load, props?: object, meanwhile?: Child}} props
 */
export function Lazy({ load, props = {}, meanwhile = null }) {
  const [attempt, again] = useState(0);
  const Part = parts.get(load);
  useEffect(() => {
    if (Part) return undefined;
    let wanted = true;
    const next = () => wanted && again((tried) => tried + 1);
    preload(load).then(next, () => setTimeout(next, AGAIN));
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  return Part ? html`<${Part} ...${props} />` : meanwhile;
}
