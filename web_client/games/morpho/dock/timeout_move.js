/** @import { Play } from "../types.js" */

import { Countdown } from "../../../ui/time/countdown.js";
import { html } from "../../../lib/index.js";
import { identityName } from "../cards/identities.js";
import { readMove } from "./moves.js";
import { nameCard } from "../view.js";
import * as words from "../words/game.js";

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
  const target = move.place ? nameCard(play, move.place) : "";
  if (move.verb === "arrange") return words.M.asTheyLie;
  if (words.M.choices[move.verb]) return words.optionName(move, target);
  const identity = move.as ?? move.identity;
  const verb = words.M.verbs[move.verb]?.[0] ?? (identity ? "" : words.M.confirmWords[move.verb]);
  return [verb, target, identity && identityName(identity)].filter(Boolean).join(" · ");
}
