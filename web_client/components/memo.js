/** @import { Component, VNode } from "../lib/index.js" */

import { h, useRef } from "../lib/index.js";

/**
 * Have a component drawn anew only when it is given something else, or when a signal that it reads
 * changes. Worth it for what is drawn often and in many pieces, such as the faces of cards.
 * @template {object} P
 * @param {Component<P>} Part
 * @returns {Component<P>}
 */
export function memo(Part) {
  return function Kept(props) {
    const last = useRef(/** @type {{props: P, drawn: VNode} | null} */ (null));
    if (!last.current || !sameProps(last.current.props, props)) last.current = { props, drawn: h(Part, props) };
    return last.current.drawn;
  };
}

/**
 * @param {object} one
 * @param {object} other
 */
function sameProps(one, other) {
  const [before, now] = [Object.entries(one), new Map(Object.entries(other))];
  return before.length === now.size && before.every(([name, value]) => now.has(name) && now.get(name) === value);
}
