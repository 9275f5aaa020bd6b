/** @import { HandProps } from "../../types.js" */
/** @import { Play, Step } from "../types.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { loadStyles } from "../../../loading/stylesheets.js";
import { Cover, CoveredCards, HandParts } from "../../../ui/hands/cover.js";
import { Mark, Sign } from "../../../ui/icons/icons.js";
import { Refused } from "../../../ui/refusals/refused.js";
import { cover } from "../../../state/hands.js";
import { Gone, Picked, Turned } from "../cards/card.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { Aims } from "../dock/aims.js";
import { Arrange } from "../dock/arrange.js";
import { choice } from "../dock/choice.js";
import { Answers, Back, Chip, Hindered, Note, ownTargets, Prompt } from "../dock/dock.js";
import * as inWords from "../dock/in_words.js";
import { seatOf } from "../dock/moves.js";
import { nameCard, readCard, readSeat } from "../view.js";
import { actingPlay, coveredPlay, usesCard } from "./covered.js";
import { Targets } from "./targets.js";

needWords("hands");
void loadStyles("games/morpho/dock/aims.css");

/** The player's cards under a cover or the targets of a move, and below them what may be done. @param {HandProps} props */
export function Hand({ play, out, say }) {
  const covered = coveredPlay(play);
  const made = choice.step(play);
  const lays = play.view.decision?.kind === "arrange" && play.legal.length > 0;
  const uses = !lays && covered.legal !== play.legal && Boolean(made.group || made.asked);
  const shown = uses ? actingPlay(play) : covered;
  const step = uses ? made : choice.step(covered);
  const aims = !out && step.group?.moves.some(({ target }) => target) && !ownTargets(step, shown).length;
  const live = !out && play.legal.length > 0;
  const main = aims
    ? html`<${Targets} play=${shown} covered=${covered} step=${step} />`
    : html`<${Mine} play=${play} covered=${covered} />`;
  return html`<${HandParts} live=${live} out=${Boolean(out)} main=${main}>
    <${Prompt} play=${shown} step=${step} />
    <div class=${step.options.length > 4 ? "acts long" : "acts"} role="group" aria-label=${words("board-answers")} data-answers>
      ${out || (live ? html`<${ToDo} play=${play} shown=${shown} step=${step} lays=${lays} aims=${aims} />` : html`<${Note} text=${words("hand-eyes-up")} />${say}`)}
      <${Refused} refusal=${play.refusal} of="morpho" />
    </div>
  <//>`;
}

/** The answers. @param {{play: Play, shown: Play, step: Step, lays: boolean, aims: boolean}} props */
function ToDo({ play, shown, step, lays, aims }) {
  if (lays) return html`<${LayCards} play=${play} />`;
  if (step.asked) return html`<${Confirm} play=${shown} step=${step} />`;
  if (aims && !step.target) return step.forced ? null : html`<${Back} play=${shown} label=${words("table-back")} />`;
  const isFree = play.view.decision?.kind === "turn" && !step.group;
  return html`<${Answers} play=${shown} step=${step} />${isFree && mayUse(play) && html`<${UseCard} play=${play} />`}`;
}

/** Return whether cards can be used: not yet in somebody's first turn. @param {Play} play */
const mayUse = ({ view, seat }) => view.turns?.[seat ?? ""] !== 1;

/** What this player's cards can do now, which tells what they are: it lies under a cover of its own. @param {{play: Play}} props */
function UseCard({ play }) {
  const face = html`<span class="ci"><${Sign} name="cards" /></span><span>${words("hand-use")}<small>${words(`hand-use.${cover.value}`)}</small></span>`;
  return html`<${Cover} name="use" inside=${words("hand-use")} face=${face} below=${() => html`<${Abilities} play=${play} />`} />`;
}

/** @param {{play: Play}} props */
function Abilities({ play }) {
  const groups = choice.step(play).groups.filter(({ verb }) => usesCard(verb));
  return html`${groups.map((group) => html`<${Chip} key=${group.key} group=${group} groups=${groups} play=${play} />`)}
    ${!groups.length && html`<p class="note">${words("hand-use.none")}</p>`}<${Hindered} play=${play} />`;
}

/** The cards to be laid anew; both hands are needed for them, so a tap opens them. @param {{play: Play}} props */
function LayCards({ play }) {
  const label = words("morpho-lay");
  const below = () => html`<${Arrange} moves=${choice.step(play).group?.moves ?? []} play=${play} />`;
  return html`<${Cover} name="lay" taps inside=${label} face=${html`<span>${label}</span>`} below=${below} />`;
}

/** The confirmation of a move; it does not name the card that acts. @param {{play: Play, step: Step}} props */
function Confirm({ play, step: { asked } }) {
  if (!asked) return null;
  return html`<button type="button" class="btn btn-fire full" data-action="confirm" data-move=${asked.text} disabled=${!play.mayMove}
      onClick=${() => choice.commit(asked, play)}>${inWords.confirmWord(asked.verb)}</button>
    <${Back} play=${play} label=${words("morpho-not-yet")} />`;
}

/** The player's own cards, and what they know of others, under a cover. @param {{play: Play, covered: Play}} props */
function Mine({ play, covered }) {
  const { cards } = readSeat(covered, play.seat ?? 0);
  const way = cards.length > 1 ? "hand-cards two" : "hand-cards";
  const face = html`<${CoveredCards}><span class=${way}>${cards.map(
    ({ slot, number, look, identity }) =>
      html`<span class="own" key=${slot}>${asSeenByAll(look, identity)}<${CardNumber} number=${number} /></span>`,
  )}</span><//>`;
  return html`<${Cover} name="cards" inside=${words("hand-see.inside")} face=${face} below=${() => html`<${Uncovered} play=${play} way=${way} />`} />`;
}

/** Return a card as everybody sees it. @param {string} look @param {string | null} identity */
function asSeenByAll(look, identity) {
  if (look === "up") return html`<${Picked} identity=${identity ?? ""} full />`;
  return look === "eliminated" ? html`<${Gone} identity=${identity} />` : html`<${Turned} />`;
}

/** Which of two cards it is. @param {{number: number | null}} props */
const CardNumber = ({ number }) => number && html`<small aria-hidden="true">${words("hand-card", { number })}</small>`;

/** What only this player sees. @param {{play: Play, way: string}} props */
function Uncovered({ play, way }) {
  const { cards } = readSeat(play, play.seat ?? 0);
  const others = (play.view.slots ?? [])
    .filter((slot) => seatOf(slot) !== play.seat)
    .map((slot) => readCard(play, slot));
  const known = others.filter(({ look, everybody }) => look === "known" && !everybody);
  const { investment } = play.own ?? {};
  return html`<div class=${way}>${cards.map(
    ({ slot, number, look, identity, spoken }) =>
      html`<span class="own" key=${slot} data-mine=${slot}><span class="sr">${spoken}</span><span aria-hidden="true">${
        look === "eliminated"
          ? html`<${Gone} identity=${identity} />`
          : html`<${Picked} identity=${identity ?? ""} full />`
      }</span><${CardNumber} number=${number} /></span>`,
  )}</div>
  ${
    known.length > 0 &&
    html`<h2>${words("hand-know")}</h2><ul class="hand-knows">${known.map(
      ({ slot, identity }) =>
        html`<li key=${slot} data-knows=${slot} class=${factionClass(identity)}>${seatOf(slot) !== null && html`<${Mark} seat=${seatOf(slot)} />`}${nameCard(play, slot)}
      <${Medal} identity=${identity ?? ""} /><b>${identityName(identity ?? "")}</b></li>`,
    )}</ul>`
  }
  ${investment && html`<p>${words("morpho-you-invested", { team: words(`morpho-team-${investment}.backed`) })}</p>`}<${Hindered} play=${play} /><${Aims} play=${play} own />`;
}
