/** @import { Move, Play, Side } from "../types.js" */

import { attackOf, keywordName, keywordNote } from "../cards/creatures.js";
import { choice } from "../choice.js";
import { film } from "../film.js";
import { CREATURES, PRODIGIES } from "../rule_tables.js";
import { costFor, hasKeyword, LINES, nameOf, sideOf, sidesOf } from "../view.js";
import { C, M } from "../words.js";

/** @typedef {{headline: string, hint: string}} Question */

/** Return what is asked, and what the player should know for it. @param {Play} play @returns {Question} */
export function questionOf(play) {
  const { view, seat } = play;
  const { moment } = film.value ?? {};
  // the dock must not show how it ends either
  if (view.match_over && moment) return turnOf(play, moment.turn);
  if (view.match_over || !view.lines) return { headline: M.over, hint: "" };
  if (!play.legal.length || seat === null) return theirs(play);
  const { asked, group } = choice.step(play);
  if (asked) return confirmed(play, asked);
  if (view.phase === "stake")
    return view.mode === "solo"
      ? { headline: M.giveWhich, hint: M.hints.mana }
      : { headline: M.stakeWhich, hint: M.hints.stake };
  if (view.phase === "mana") return { headline: M.giveWhich, hint: M.hints.mana };
  const side = sideOf(seat);
  if (group?.verb === "feat") {
    const pair = view.pairs[side];
    return { headline: M.featWhere, hint: C.prodigies[pair].text };
  }
  if (group?.card) return { headline: C.creatures[group.card], hint: arrival(play, side, group.card) };
  const upright = view.mana_upright[side];
  const some = choice.step(play).groups.some(({ card }) => card);
  const free = LINES.some((line) => view.lines[`${side}${line}`].length < 4);
  const discount = view.discount === seat && some ? M.hints.discount : "";
  return {
    headline: M.summonWhich,
    hint: !free ? M.hints.full : some ? `${M.hints.summon(upright)} ${discount}` : M.hints.nothing(upright),
  };
}

/** What a creature costs and does when it is summoned. @param {Play} play @param {Side} side @param {string} card */
function arrival({ view }, side, card) {
  const place = hasKeyword(card, "vanguard") ? "front" : "back";
  const state = hasKeyword(card, "surge") ? "upright" : "turned";
  const rest = CREATURES[card].keywords.filter(([keyword]) => keyword !== "vanguard" && keyword !== "surge");
  const notes = rest.map((ability) => M.keywordSays(keywordName(ability), keywordNote(ability)));
  return [M.hints.arrives(costFor(view, side, card), place, state), ...notes].join(" ");
}

/** @param {Play} play @param {Move} move @returns {Question} */
function confirmed(play, { verb, card = "" }) {
  const { view, seat } = play;
  const side = sideOf(seat ?? 0);
  if (verb === "end") return { headline: M.endNow, hint: `${M.hints.couldMore} ${attackers(play, side)}` };
  if (verb === "feat") {
    const pair = view.pairs[side];
    return { headline: C.prodigies[pair].feat, hint: `${C.prodigies[pair].text} ${M.costs(PRODIGIES[pair].cost)}` };
  }
  if (verb === "stake" && view.mode !== "solo")
    return { headline: C.creatures[card], hint: M.hints.stakeThis(CREATURES[card].power) };
  return { headline: C.creatures[card], hint: M.hints.mana };
}

/** Say how many creatures will attack. @param {Play} play @param {Side} side */
function attackers({ view }, side) {
  const upright = LINES.flatMap((line) => view.lines[`${side}${line}`]).filter((creature) => creature.upright);
  return M.hints.attack(
    upright.length,
    upright.reduce((sum, creature) => sum + attackOf(creature), 0),
  );
}

/** @param {Play} play @returns {Question} */
function theirs(play) {
  const { view, own } = play;
  if (view.phase === "stake") {
    const other = nameOf(play, sidesOf(play)[1]);
    return own?.staked
      ? { headline: M.staked, hint: M.isChoosing(other) }
      : { headline: M.stakes, hint: M.hints.stake };
  }
  return turnOf(play, view.turn, M.hints.theirs[view.phase === "mana" ? "mana" : "summon"]);
}

/** Say whose turn it is. @param {Play} play @param {number | null | undefined} turn @param {string} [hint] @returns {Question} */
const turnOf = (play, turn, hint = "") =>
  turn === play.seat
    ? { headline: M.yourMove, hint: "" }
    : { headline: M.theirTurn(nameOf(play, sideOf(turn ?? 0))), hint };
