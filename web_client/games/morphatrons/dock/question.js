/** @import { Play } from "../types.js" */

import { inARow } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { fateSaid, pickedFates } from "../board/fates.js";
import { choice, intentOf, ridersIn, YARD, zoneIn } from "../choice.js";
import { aboutCard, bySuits, cardName, inShort, short } from "../describe.js";
import { attackOf, botOf, inOrder, reachOf } from "../position.js";

/** Return what is asked, and what the player should know for it. @param {Play} play */
export function questionOf(play) {
  const { view } = play;
  const { subject, lane } = intentOf(play);
  const { group, asked } = choice.step(play);
  if (view.turn === undefined) return { headline: words("board-over"), hint: "" };
  if (asked?.verb === "end")
    return { headline: words("morphatrons-ask-end"), hint: words("morphatrons-ask-end.hint", { count: view.actions }) };
  if (asked) {
    const card = short(asked.subject);
    return { headline: words("morphatrons-ask-deactivate", { card }), hint: words("morphatrons-ask-deactivate.hint") };
  }
  if (lane === YARD) return { headline: words("morphatrons-scrap-yard.title"), hint: inYard(play) };
  if (group) return composing(play, group.verb, group.subject);
  if (lane) return { headline: words("morphatrons-ask-lane", { zone: Number(lane.split(" ")[0]) }), hint: "" };
  if (subject) return { headline: cardName(subject), hint: aboutCard(play, subject) };
  if (view.turn === play.seat) return { headline: words("table-wanted-turn"), hint: left(play) };
  const headline = words("board-turn", { name: play.name(view.turn) });
  return { headline, hint: inARow(play.watches && words("board-watching"), left(play)) };
}

/** @param {Play} play */
const inYard = ({ view }) => bySuits(inOrder(Object.keys(view.scrap ?? {}))) || words("morphatrons-scrap-yard.empty");

/** Say what is left of the turn. @param {Play} play */
const left = ({ view }) => words("morphatrons-left", { count: view.actions, free: view.free_morph });

/** Say what is still to be picked, or what the move would do. @param {Play} play @param {string} verb @param {string} subject */
function composing(play, verb, subject) {
  if (verb === "move") return { headline: words("morphatrons-ask-move"), hint: moveHint(play) };
  if (verb === "build") {
    const hint = words("morphatrons-ask-build.hint", { card: short(subject) });
    return { headline: words("morphatrons-ask-build"), hint };
  }
  if (verb === "triple")
    return { headline: words("morphatrons-ask-triple"), hint: words("morphatrons-ask-triple.hint") };
  const weapon = verb === "strike" ? "strike" : "shoot";
  return { headline: words(`morphatrons-ask-${weapon}`), hint: attackHint(play, weapon, subject) };
}

/** @param {Play} play @param {string} weapon @param {string} subject */
function attackHint(play, weapon, subject) {
  const fates = pickedFates(play);
  if (fates.length) return inARow(...fates.map(fateSaid));
  const bot = botOf(play.view, subject);
  const { damage = 0, targets = 1 } = attackOf(subject, weapon) ?? {};
  const zones = bot ? reachOf(bot, weapon) : [];
  const reach = { zones: zones.length, from: zones[0], to: zones[zones.length - 1] };
  return words("morphatrons-reach", { damage, targets, ...reach });
}

/** @param {Play} play */
function moveHint(play) {
  const { group } = choice.step(play);
  const { picks } = intentOf(play);
  const carries = Boolean(group?.moves.some((move) => move.picks.length > 1));
  const riders = ridersIn(picks);
  return inARow(
    carries && riders.length > 0 && words("morphatrons-ask-move.riders", { cards: inShort(riders) }),
    carries && !riders.length && words("morphatrons-ask-move.alone"),
    !(carries && zoneIn(picks)) && words("morphatrons-ask-move.hint"),
  );
}
