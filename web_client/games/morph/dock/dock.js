/** @import { Child } from "../../../lib/index.js" */
/** @import { Answer } from "../../shared/types.js" */
/** @import { Move, Play } from "../types.js" */

import { findWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { AnswerRow, Answers, Back, Question, useFocusAfter, useSpokenQuestion } from "../../shared/dock/dock.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { useSeen } from "../../../ui/hooks/use_seen.js";
import { creatureName } from "../cards/creatures.js";
import { choice } from "../choice.js";
import { film, isTelling } from "../film.js";
import { CREATURES } from "../rule_tables.js";
import { Hand } from "./hand.js";
import { questionOf } from "./question.js";

/** The windows in which the newest of what happened has no line, but only a button that opens the log. */
const LOW = "(width < 700px) and (height < 740px)";

/**
 * The question, the answers, or `out` in their place, and the hand. Where it has no line of its own, `lastTurn` stands below
 * the question as long as nothing is chosen.
 * @param {{play: Play, out?: Child, lastTurn?: Child}} props
 */
export function Dock({ play, out, lastTurn }) {
  const isLow = useMedia(LOW);
  const question = useSeen(play, questionOf(play));
  const telling = isTelling();
  const { headline, hint } = telling ? /** @type {typeof question} */ (film.value) : question;
  const answers = answersOf(play);
  const { asked, group, forced } = choice.step(play);
  const chosen = forced ? null : group;
  const labels = answers.map(({ label }) => label);
  useSpokenQuestion(play, question, labels);
  // with each step of a move from the hand to what was chosen there
  useFocusAfter(
    [chosen?.key, asked?.text].join(),
    (here) =>
      here?.closest("[data-card], [data-feat]") && (asked ? "[data-action=confirm]" : chosen && ".board [data-target]"),
  );
  const isAtRest = play.legal.length > 0 && !telling && !asked && !chosen;
  return html`<${Question} play=${play} headline=${headline} hint=${isLow && isAtRest && lastTurn ? html`<span class="last-turn">${lastTurn}</span>` : hint} timeoutMove=${timeoutMoveOf(play)} isTimed=${!telling} />
    <${Answers} play=${play} game="morph">
      ${telling ? html`<button type="button" class="btn btn-main" data-action="skip">${words("morph-skip")}</button>` : out || html`<${AnswerRow} play=${play} answers=${answers} />`}
      ${play.watches && !out && html`<p class="why">${words("board-watching")}</p>`}
    <//>
    <${Hand} play=${play} />`;
}

/** Return the answers to the question, the one that goes on first. @param {Play} play @returns {Answer[]} */
function answersOf(play) {
  if (!play.legal.length) return [];
  const { asked, group, groups, forced, targets } = choice.step(play);
  const back = { action: "cancel", label: words("table-back"), as: Back, go: () => choice.stepBack(play) };
  if (asked) {
    const go = () => choice.commit(asked, play);
    return [{ action: "confirm", move: asked.text, label: actOf(asked, play), go }, back];
  }
  if (group && !forced) {
    const lines = group.verb === "summon" ? [...targets] : [];
    const answers = lines.map(([line, [{ text }]]) => ({
      action: `line-${line}`,
      move: text,
      label: words("morph-line", { line }),
      go: () => choice.chooseTarget(line, play),
    }));
    return [...answers, back];
  }
  const end = groups.find(({ verb }) => verb === "end");
  return end
    ? [{ action: "end", move: "end", label: words("morph-end"), go: () => choice.chooseGroup(end, play) }]
    : [];
}

/** Say what a move does. @param {Move} move @param {Pick<Play, "view">} play */
export function actOf({ verb, card = "" }, { view }) {
  if (verb === "stake" && view.mode !== "solo") return words("morph-do-stake", { power: CREATURES[card].power });
  return findWords(`morph-do-${verb === "stake" ? "mana" : verb}`) ?? "";
}

/** Say which move is made when the time runs out. @param {Play} play */
function timeoutMoveOf({ timeoutMove }) {
  const [verb, card = ""] = (timeoutMove ?? "").split(" ");
  if (verb === "end") return words("morph-end");
  return verb === "stake" || verb === "mana" ? creatureName(card) : "";
}
