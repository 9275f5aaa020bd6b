// How a game of Morphos is set up, in English.

/** @import { Mutator } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */
/** @import { OptionWords } from "../../../types.js" */

/** What each mutator changes. @type {WordsFor<Mutator>} */
const CHANGES = {
  minimorph: "Smaller patterns: three stones can make one weak.",
  deepmorph: "A stone that was turned counts for both sides once, and chains win a turn later.",
  duomorph: "When you place a stone, you place another beside it.",
  remorph: "A stone that was turned goes back to its owner, who puts it elsewhere.",
  metamorph: "The board starts full, like a chessboard: stones are only turned.",
};

/** @type {Record<string, string>} */
const BLACK = { random: "Drawn at random", A: "Seat 1", B: "Seat 2" };

export const setup = {
  sizeIs: (/** @type {number} */ n) => `A board of ${n} by ${n} points.`,
  mutatorIs: (/** @type {Mutator} */ mutator) => `${mutator[0].toUpperCase()}${mutator.slice(1)}. ${CHANGES[mutator]}`,
  edgesClosed: "Closed edges: one stone of a pattern may lie off the board.",
  blackIs: (/** @type {string} */ black) =>
    black === "random" ? "Black begins, and is drawn at random." : `Black begins: ${BLACK[black] ?? black}.`,
  swapOn: "After the first stone White may take Black.",
  swapOff: "Nobody swaps colours.",
  options: /** @type {Record<string, OptionWords>} */ ({
    size: { label: "Size", hint: "Points on each side." },
    black: { label: "Black", values: BLACK },
    swap: { label: "Swap", hint: "After the first stone White may take Black, so that it is fair." },
    minimorph: { label: "Minimorph", hint: CHANGES.minimorph },
    deepmorph: { label: "Deepmorph", hint: CHANGES.deepmorph },
    duomorph: { label: "Duomorph", hint: CHANGES.duomorph },
    remorph: { label: "Remorph", hint: CHANGES.remorph },
    metamorph: { label: "Metamorph", hint: CHANGES.metamorph },
    edge_rule: {
      label: "Edges",
      hint: "Closed: one stone of a pattern may lie off the board.",
      values: { open: "Open", closed: "Closed" },
    },
  }),
};
