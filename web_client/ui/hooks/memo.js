/** @import { Component, VNode } from "../../lib/index.js" */

import { h, useRef } from "../../lib/index.js";

/**
 * Redraw a component only when its props change, or when a signal that it reads changes. Use it for parts that are
 * drawn often and in large numbers, such as the faces of cards.
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
 * Redraw a component only when the part of its props that it shows changes, or when a signal that it reads changes. Use
 * it for components that get a whole table and show a little of it.
 * @template {object} P
 * @param {Component<P>} Part
 * @param {(props: P) => unknown} shown everything that it shows of them, as JSON values
 * @returns {Component<P>}
 */
export function memoOf(Part, shown) {
  return function Kept(props) {
    const last = useRef(/** @type {{key: string, drawn: VNode} | null} */ (null));
    const key = JSON.stringify(shown(props));
    if (last.current?.key !== key) last.current = { key, drawn: h(Part, props) };
    return last.current.drawn;
  };
}

/** @param {object} one @param {object} other */
function sameProps(one, other) {
  const [before, now] = [Object.entries(one), new Map(Object.entries(other))];
  return before.length === now.size && before.every(([name, value]) => now.has(name) && now.get(name) === value);
}
