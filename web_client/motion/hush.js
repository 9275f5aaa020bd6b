/** @import { Act } from "./types.js" */

/** How long the table is silent before what decides, in milliseconds. */
const HUSH = 500;
const NOWHERE = { left: 0, top: 0, width: 1, height: 1 };

/** Return acts with a silence before each that wants one. @param {Act[]} acts */
export const withHush = (acts) => acts.flatMap((act) => (act.hushed ? [hushBefore(act), act] : [act]));

/** Nothing moves or sounds. @param {Act} act @returns {Act} */
const hushBefore = ({ due, staged }) => ({
  ...{ event: { kind: "hush" }, lasts: HUSH, covers: [], holds: [], due, staged },
  draw: (overlay) =>
    overlay.move(overlay.add(document.createElement("i"), NOWHERE), [{ opacity: 0 }, { opacity: 0 }], { lasts: HUSH }),
});

/**
 * Return the acts of an update that ends a round: a silence comes before the one that decides it.
 * @param {Act[]} acts
 * @param {string[]} kinds of events that may decide
 */
export function hushedAtTheEnd(acts, kinds) {
  const last = acts.findLastIndex(({ event }) => kinds.includes(event.kind));
  return acts.map((act, i) => (i === last ? { ...act, hushed: true } : act));
}
