/** @import { Play } from "../types.js" */

import { W } from "../../../i18n/table.js";
import { fateSaid, pickedFates } from "../board/fates.js";
import { choice, intentOf, ridersIn, YARD, zoneIn } from "../choice.js";
import { aboutCard } from "../describe.js";
import { attackOf, botOf, inOrder, reachOf } from "../position.js";
import { M } from "../words.js";

/** Return what is asked, and what the player should know for it. @param {Play} play */
export function questionOf(play) {
  const { view } = play;
  const { subject, lane } = intentOf(play);
  const { group, asked } = choice.step(play);
  if (view.turn === undefined) return { headline: M.over, hint: "" };
  if (asked?.verb === "end") return { headline: M.endWhat, hint: M.endHint(view.actions) };
  if (asked) return { headline: M.scrapWhat(asked.subject), hint: M.scrapHint };
  if (lane === YARD) return { headline: M.scrapTitle, hint: M.inYard(inOrder(Object.keys(view.scrap ?? {}))) };
  if (group) return composing(play, group.verb, group.subject);
  if (lane) return { headline: M.laneTitle(Number(lane.split(" ")[0])), hint: "" };
  if (subject) return { headline: M.cardName(subject), hint: aboutCard(play, subject) };
  const left = `${M.turnNumber(view.turn_number, view.turn_limit)} ${M.left(view.actions, view.free_morph)}`;
  if (view.turn === play.seat) return { headline: W.yourTurn, hint: left };
  return { headline: M.theirTurn(play.name(view.turn)), hint: play.seat === null ? M.watching : left };
}

/** Say what is still to be picked, or what the move would do. @param {Play} play @param {string} verb @param {string} subject */
function composing(play, verb, subject) {
  if (verb === "move") return { headline: M.whereTo, hint: moveHint(play) };
  if (verb === "build") return { headline: M.buildWhere, hint: M.buildHint(subject) };
  if (verb === "triple") return { headline: M.tripleWhat, hint: M.tripleHint };
  return { headline: M.attackWhat[verb], hint: attackHint(play, verb, subject) };
}

/** @param {Play} play @param {string} weapon @param {string} subject */
function attackHint(play, weapon, subject) {
  const fates = pickedFates(play);
  if (fates.length) return fates.map(fateSaid).join(" ");
  const bot = botOf(play.view, subject);
  const { damage = 0, targets = 1 } = attackOf(subject, weapon) ?? {};
  return M.attackHint(damage, targets, bot ? reachOf(bot, weapon) : []);
}

/** @param {Play} play */
function moveHint(play) {
  const { group } = choice.step(play);
  const { picks } = intentOf(play);
  const carries = group?.moves.some((move) => move.picks.length > 1);
  if (!carries) return M.moveHint;
  const riders = ridersIn(picks);
  return `${riders.length ? M.riders(riders) : M.noRiders} ${zoneIn(picks) ? "" : M.moveHint}`;
}
