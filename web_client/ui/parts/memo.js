/** @import { Component, VNode } from "../../lib/index.js" */

import { h, useRef } from "../../lib/index.js";

/**
 * Redraw a component only when its props change, or when a signal that it reads
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
 * Redraw a component only when what it shows of its props becomes another text, or when a signal
 * that it reads changes: for parts that are given the whole of a table and show a little of it.
 * @template {object} P
 * @param {Component<P>} Part
 * @param {(props: P) => unknown} shown all that it shows of them, as JSON can tell it
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
