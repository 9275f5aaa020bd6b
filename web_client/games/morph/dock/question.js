/** @import { Move, Play, Side } from "../types.js" */

import { inARow } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { assaultAhead } from "../assault.js";
import { creatureName, featInWords, keywordName, keywordNote } from "../cards/creatures.js";
import { choice } from "../choice.js";
import { film } from "../film.js";
import { CREATURES, PRODIGIES } from "../rule_tables.js";
import { costFor, hasKeyword, isShadow, LINES, nameOf, sideOf, sidesOf } from "../view.js";

/** @typedef {{headline: string, hint: string}} Question */

/** Return what is asked, and what the player should know for it. @param {Play} play @returns {Question} */
export function questionOf(play) {
  const { view, seat } = play;
  const { moment } = film.value ?? {};
  // the dock must not show how it ends either
  if (view.match_over && moment) return turnOf(play, moment.turn);
  if (view.match_over || !view.lines) return { headline: words("board-over"), hint: "" };
  if (!play.legal.length || seat === null) return theirs(play);
  const { asked, group } = choice.step(play);
  if (asked) return confirmed(play, asked);
  if (view.phase === "stake" && view.mode !== "solo")
    return { headline: words("morph-ask-stake"), hint: words("morph-ask-stake.hint") };
  if (view.phase === "stake" || view.phase === "mana")
    return { headline: words("morph-ask-mana"), hint: words("morph-ask-mana.hint") };
  const side = sideOf(seat);
  if (group?.verb === "feat") return { headline: words("morph-ask-feat"), hint: featInWords(view.pairs[side]).does };
  if (group?.card) return { headline: creatureName(group.card), hint: arrival(play, side, group.card) };
  return { headline: words("morph-ask-summon"), hint: summonHint(play, side) };
}

/** Say whether there is room, and what can be paid. @param {Play} play @param {Side} side */
function summonHint(play, side) {
  const { view, seat } = play;
  const mana = view.mana_upright[side];
  if (LINES.every((line) => view.lines[`${side}${line}`].length >= 4)) return words("morph-ask-summon.full");
  if (!choice.step(play).groups.some(({ card }) => card)) return words("morph-ask-summon.none", { mana });
  return inARow(words("morph-ask-summon.hint", { mana }), view.discount === seat && words("morph-ask-summon.discount"));
}

/** What a creature costs and does when it is summoned. @param {Play} play @param {Side} side @param {string} card */
function arrival({ view }, side, card) {
  const place = hasKeyword(card, "vanguard") ? "front" : "back";
  const upright = hasKeyword(card, "surge");
  const rest = CREATURES[card].keywords.filter(([keyword]) => keyword !== "vanguard" && keyword !== "surge");
  const notes = rest.map((ability) =>
    words("morph-keyword-says", { keyword: keywordName(ability), does: keywordNote(ability) }),
  );
  return inARow(words("morph-arrives", { cost: costFor(view, side, card), place, upright }), ...notes);
}

/** @param {Play} play @param {Move} move @returns {Question} */
function confirmed(play, { verb, card = "" }) {
  const { view, seat } = play;
  const side = sideOf(seat ?? 0);
  if (verb === "end")
    return { headline: words("morph-ask-end"), hint: inARow(words("morph-ask-end.hint"), outcome(play)) };
  if (verb === "feat") {
    const pair = view.pairs[side];
    const { feat, does } = featInWords(pair);
    return { headline: feat, hint: inARow(does, words("morph-ask-feat.cost", { cost: PRODIGIES[pair].cost })) };
  }
  if (verb === "stake" && view.mode !== "solo")
    return {
      headline: creatureName(card),
      hint: words("morph-ask-stake.chosen", { power: CREATURES[card].power }),
    };
  return { headline: creatureName(card), hint: words("morph-ask-mana.hint") };
}

/** Say what the assault ahead would do. @param {Play} play */
function outcome(play) {
  const foreseen = assaultAhead(play);
  if (!foreseen) return "";
  if (foreseen.isWon) return words("morph-foreseen-victory");
  const [mine, theirs] = sidesOf(play);
  /** @param {Side} side */
  const fallen = (side) => [...foreseen.fates].filter(([key, fate]) => key[0] === side && fate === "destroyed").length;
  const said = inARow(
    fallen(theirs) > 0 && words("morph-foreseen-theirs", { name: nameOf(play, theirs), count: fallen(theirs) }),
    foreseen.lost > 0 && words("morph-foreseen-cards", { name: nameOf(play, theirs), count: foreseen.lost }),
    fallen(mine) > 0 && words("morph-foreseen-yours", { count: fallen(mine) }),
  );
  return said || words("morph-foreseen-nothing");
}

/** @param {Play} play @returns {Question} */
function theirs(play) {
  const { view, own } = play;
  if (view.phase === "stake") {
    const other = nameOf(play, sidesOf(play)[1]);
    return own?.staked
      ? { headline: words("morph-staked"), hint: words("morph-is-choosing", { name: other }) }
      : { headline: words("morph-stake"), hint: words("morph-ask-stake.hint") };
  }
  return turnOf(play, view.turn, words(view.phase === "mana" ? "morph-their-mana" : "morph-their-summons"));
}

/** Say whose turn it is. @param {Play} play @param {number | null | undefined} turn @param {string} [hint] @returns {Question} */
function turnOf(play, turn, hint = "") {
  if (turn === play.seat) return { headline: words("table-wanted-turn"), hint: "" };
  const side = sideOf(turn ?? 0);
  if (isShadow(play.view, side)) return { headline: words("morph-film-shadow"), hint };
  return { headline: words("board-turn", { name: nameOf(play, side) }), hint };
}
