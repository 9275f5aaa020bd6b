/** @import { Part } from "../../i18n/types.js" */
/** @import { LogLine } from "../types.js" */

import { html } from "../../lib/index.js";
import { Sentence } from "./sentence.js";

/** What was done in a turn, sentence by sentence; what several in a row begin with is said once. @param {{lines: LogLine[]}} props */
export const TurnLines = ({ lines }) =>
  lines.map(({ item, line: { parts } }, i) => {
    const isSaid = i > 0 && nameIn(parts) !== null && nameIn(parts) === nameIn(lines[i - 1].line.parts);
    return html`${i > 0 && " · "}<${Sentence} parts=${isSaid ? parts.slice(1) : parts} roster=${item.roster} />`;
  });

/** Return the player or the thing with which a sentence begins; null for another one. @param {Part[]} parts */
function nameIn([first]) {
  if (typeof first !== "object") return null;
  return "seat" in first ? first.seat : "strong" in first ? first.strong : null;
}
