// What was drawn for somebody must leave the page's memory with them. An element without anything variable is made once
// and kept for good (htm), with the parent (`__`), the node (`__e`) and the children (`__k`) that Preact gave it when it
// was first drawn; so it would keep all that was around it.

import { options } from "./index.js";

/** @typedef {{type: unknown, __: unknown, __e: any, __k: unknown}} Drawn */

/**
 * Note the elements that are drawn from now on.
 * @returns {() => void} stop, and forget what was around those that have gone
 */
export function noteDrawn() {
  const hooks = /** @type {any} */ (options);
  const next = hooks.diffed;
  /** @type {Drawn[]} */
  const all = [];
  hooks.diffed = (/** @type {Drawn} */ vnode) => {
    if (typeof vnode.type === "string") all.push(vnode);
    next?.(vnode);
  };
  return () => {
    hooks.diffed = next;
    for (const vnode of all.splice(0)) if (!vnode.__e?.isConnected) vnode.__ = vnode.__e = vnode.__k = null;
  };
}
