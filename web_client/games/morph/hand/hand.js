/** @import { HandProps } from "../../types.js" */
/** @import { Answer } from "../../shared/types.js" */
/** @import { Grouped, Move, Play } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Cover, CoveredCards, HandParts } from "../../../ui/hands/cover.js";
import { cover } from "../../../state/hands.js";
import { AnswerRow, Answers, Back, Chip, Question, useSpokenQuestion } from "../../shared/dock/dock.js";
import { Back as CardBack, Card, Face } from "../cards/card.js";
import { creatureName, featInWords, shownClass, spokenCard } from "../cards/creatures.js";
import { chosenCard, choice, featOf, pickOf } from "../choice.js";
import { actOf } from "../dock/dock.js";
import { questionOf } from "../dock/question.js";
import { PRODIGIES } from "../rule_tables.js";
import { sideOf } from "../view.js";

needWords("hands");

/** The player's cards under a cover, and below them what may be done. A chosen card is not named. @param {HandProps} props */
export function Hand({ play, say }) {
  const question = coveredQuestion(play);
  const answers = answersOf(play);
  const labels = answers.map(({ label }) => label);
  useSpokenQuestion(play, question, labels);
  const live = play.legal.length > 0;
  return html`<${HandParts} live=${live} main=${html`<${Mine} play=${play} />`}>
      <${Question} play=${play} ...${question} />
      <${Answers} play=${play} game="morph">${live ? html`<${AnswerRow} play=${play} answers=${answers} />` : html`<p class="why">${words("hand-eyes-up")}</p>${say}`}<//>
    <//>`;
}

/** Return the move or the moves that a card was chosen for; undefined for none. @param {Play} play @returns {Move | Grouped | undefined} */
function chosenFor(play) {
  const { asked, group } = choice.step(play);
  return chosenCard(play) ? (asked ?? group ?? undefined) : undefined;
}

/** Return what is asked, as everybody knows it. @param {Play} play @returns {{headline: string, hint: string}} */
function coveredQuestion(play) {
  const { view, seat } = play;
  const side = sideOf(seat ?? 0);
  if (!play.legal.length) {
    if (view.phase === "stake" && view.staked?.[side]) return { headline: words("morph-staked"), hint: "" };
    return questionOf(play);
  }
  if (chosenFor(play)?.verb === "summon") return { headline: words("hand-chosen.where"), hint: "" };
  if (chosenFor(play)) return { headline: words("hand-chosen"), hint: "" };
  if (view.phase === "summon" && !choice.step(play).group && !choice.step(play).asked)
    return { headline: words("morph-ask-summon"), hint: words(`hand-choose-${cover.value}`) };
  return questionOf(play);
}

/** Return the answers, which tell nothing of the hand: not even their moves stand in the page. @param {Play} play @returns {Answer[]} */
function answersOf(play) {
  const { asked, group, groups, targets } = choice.step(play);
  const back = { action: "cancel", label: words("table-back"), as: Back, go: () => choice.stepBack(play) };
  if (asked) {
    const isSecret = asked.verb !== "end" && asked.verb !== "feat";
    const label = isSecret ? words("hand-chosen.lay") : actOf(asked, play);
    return [{ action: "confirm", label, go: () => choice.commit(asked, play) }, back];
  }
  if (group?.verb === "summon" || group?.verb === "feat") {
    const places = [...targets.keys()].map((target) => ({
      action: `at-${target}`,
      label: placeIn(play, target),
      go: () => choice.chooseTarget(target, play),
    }));
    return [...places, back];
  }
  const feat = featOf(play);
  const end = groups.find(({ verb }) => verb === "end");
  const pair = play.view.pairs[sideOf(play.seat ?? 0)];
  const note = words("morph-said-cost", { cost: PRODIGIES[pair].cost });
  return [
    ...(feat
      ? [{ action: "feat", label: featInWords(pair).feat, note, as: Chip, go: () => choice.chooseGroup(feat, play) }]
      : []),
    ...(end
      ? [{ action: "end", move: "end", label: words("morph-end"), go: () => choice.chooseGroup(end, play) }]
      : []),
  ];
}

/** Name a line, or a creature on one of one's own. @param {Play} play @param {string} target */
function placeIn({ view, seat }, target) {
  const [line, place] = target.split(".").map(Number);
  const creature = view.lines[`${sideOf(seat ?? 0)}${line}`]?.[place - 1];
  return creature ? readOut(creatureName(creature.card), words("morph-line", { line })) : words("morph-line", { line });
}

/** The player's own cards under a cover. @param {{play: Play}} props */
function Mine({ play }) {
  const count = play.view.hand?.[sideOf(play.seat ?? 0)] ?? 0;
  const face = html`<${CoveredCards}><span class="hand-cards">${Array.from({ length: count }, (_, i) => html`<${CardBack} key=${i} />`)}</span><//>`;
  return html`<${Cover} name="cards" inside=${words("hand-see.inside")} face=${face} below=${() => html`<${Uncovered} play=${play} />`} />`;
}

/** The cards: a press chooses one, which closes the cover. @param {{play: Play}} props */
function Uncovered({ play }) {
  const { hand = [], staked } = play.own ?? {};
  const chosen = chosenCard(play);
  return html`<div class="hand-cards">${hand.map((card) => {
    const pick = play.mayMove ? pickOf(play, card) : null;
    const looks = [card === chosen && "chosen", !pick && play.legal.length > 0 && "quiet"];
    return html`<button type="button" key=${card} class=${shownClass("creature", { card }, ...looks)} data-card=${card}
      aria-label=${readOut(spokenCard({ card }), play.legal.length > 0 && !pick && words("morph-not-now"))} aria-disabled=${pick ? undefined : "true"} onClick=${pick ?? undefined}><${Face} card=${card} /></button>`;
  })}${staked && html`<${Card} creature=${{ card: staked }} label=${readOut(words("morph-stake"), spokenCard({ card: staked }))} />`}</div>`;
}
