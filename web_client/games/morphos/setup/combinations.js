// What is chosen together with an option, so that no choice is refused (R2.1, R2.4, R2.5).

/** @import { Mutator } from "../wire.js" */

import { DEFAULT_SIZE, METAMORPH_SIZES, SIZES } from "../rule_tables.js";

/** In their fixed order. @type {Mutator[]} */
export const MUTATORS = ["minimorph", "deepmorph", "duomorph", "remorph", "metamorph"];

/** @typedef {{size: number, edge_rule: string, [mutator: string]: any}} Options */

/** What choosing something brings with it. @type {Record<string, (options: any) => object>} */
const BRINGS = {
  "minimorph on": () => ({ edge_rule: "open" }),
  "minimorph off": () => ({ metamorph: false }),
  "metamorph on": () => ({ minimorph: true, duomorph: false, remorph: false, edge_rule: "open" }),
  "deepmorph on": () => ({ minimorph: true, edge_rule: "open" }),
  "duomorph on": () => ({ minimorph: true, metamorph: false, edge_rule: "open" }),
  "remorph on": () => ({ minimorph: true, metamorph: false, edge_rule: "open" }),
  "edge_rule closed": () => ({ minimorph: false, metamorph: false }),
};

/** Return the sizes that are offered. @param {Pick<Options, "metamorph">} options */
export const sizesFor = ({ metamorph }) => (metamorph ? METAMORPH_SIZES : SIZES);

/** Return the size that mutators ask for. @param {any} options */
const usualSize = ({ minimorph, metamorph }) =>
  DEFAULT_SIZE[metamorph ? "metamorph" : minimorph ? "minimorph" : "usual"];

/**
 * Return a choice with everything that goes with it. A size that nobody has changed follows the mutators.
 * @param {any} options as they stand
 * @param {Record<string, any>} some what was chosen
 * @returns {Record<string, any>}
 */
export function together(options, some) {
  const chosen = Object.entries(some).flatMap(([name, value]) => {
    const key = `${name} ${value === true ? "on" : value === false ? "off" : value}`;
    return Object.entries(BRINGS[key]?.(options) ?? {});
  });
  const all = { ...Object.fromEntries(chosen), ...some };
  const after = { ...options, ...all };
  const isFree = options.size === usualSize(options) || !sizesFor(after).includes(options.size);
  const size = "size" in some || !isFree ? after.size : usualSize(after);
  const changed = Object.entries({ ...all, size }).filter(([name, value]) => options[name] !== value);
  return Object.fromEntries(changed);
}
