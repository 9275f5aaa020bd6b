/** @import { Play } from "../types.js" */

import { Countdown } from "../../../ui/time/countdown.js";
import { findWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { identityName } from "../cards/identities.js";
import { optionName } from "./in_words.js";
import { readMove } from "./moves.js";
import { nameCard } from "../view.js";

/** The time left, and the move that is made when it runs out. @param {{play: Play}} props */
export function Time({ play }) {
  return html`<${Countdown} play=${play} timeoutMove=${play.timeoutMove && play.legal.length > 1 ? inWords(play.timeoutMove, play) : ""} />`;
}

/**
 * Say which move that is.
 * @param {string} text
 * @param {Play} play
 */
function inWords(text, play) {
  const move = readMove(text);
  if (move.verb === "arrange") return words("morpho-as-they-lie");
  if (["guard", "intercept", "take"].includes(move.verb)) return optionName(move, play);
  const target = move.place ? nameCard(play, move.place) : "";
  const identity = move.as ?? move.identity;
  const verb = findWords(`morpho-verb-${move.verb}`) ?? (!identity && findWords(`morpho-confirm-${move.verb}.go`));
  return [verb, target, identity && identityName(identity)].filter(Boolean).join(" · ");
}
