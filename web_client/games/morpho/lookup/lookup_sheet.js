/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { CardView, Play } from "../types.js" */

import { Sentence } from "../../../ui/log/sentence.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { aid } from "../cards/aid.js";
import { CardBody, Picked } from "../cards/card.js";
import { historyOf } from "./card_history.js";
import { HunchMark } from "./hunch_mark.js";
import { HunchPicker } from "./hunch_picker.js";
import { factionClass, IDENTITIES, identityName } from "../cards/identities.js";
import { Emblem } from "../cards/icons.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";
import { seatOf } from "../dock/moves.js";
import { OpenMoves } from "../dock/open_moves.js";
import { paragraphs, text } from "../rules/text.js";
import { pointAbout } from "../rules/topics.js";
import { sentence, sentenceContext } from "../sentences.js";
import { nameCard, readCard } from "../view.js";

const SLOT = /^([A-Z]\d|M)$/;
/** How much of a card's history is shown. */
const LINES = 5;

/** What the sheet says of its subject. @param {{play: Play, asked: Subject}} props */
export const Lookup = ({ play, asked }) =>
  html`<${LookupSheet} label=${words(asked.about === "open" ? "morpho-open" : "morpho-lookup")} asked=${asked}><${Answer} play=${play} about=${asked.about} /><//>`;

/** @param {{play: Play, about: string}} props */
function Answer({ play, about }) {
  if (SLOT.test(about)) return html`<${CardAnswer} key=${about} play=${play} card=${readCard(play, about)} />`;
  if (about === "open")
    return html`<div class="lookup-text whole"><${OpenMoves} play=${play} done=${closeLookup} /></div>`;
  if (Object.hasOwn(IDENTITIES, about)) return html`<${IdentityAnswer} identity=${about} />`;
  return html`<${ActionAnswer} action=${about} />`;
}

/** @param {{play: Play, card: CardView}} props */
function CardAnswer({ play, card }) {
  const { slot, identity, hunch, look, everybody } = card;
  const history = html`<${History} play=${play} slot=${slot} />`;
  const isFaceDown = look === "hidden" || (look === "known" && !everybody);
  const odds = isFaceDown && aid.value && html`<${aid.value.Odds} play=${play} slot=${slot} />`;
  if (identity) return html`<${IdentityAnswer} identity=${identity} note=${card.spoken}>${history}${odds}<//>`;
  return html`
    <div class="lookup-card small"><span class="card is-down"><${CardBody} identity=${null} />
      ${hunch && html`<${HunchMark} hunch=${hunch} />`}</span></div>
    <div class="lookup-text"><h2 class="disp">${nameCard(play, slot)}</h2>${history}</div>
    ${odds}
    ${look === "hidden" && html`<${HunchPicker} play=${play} slot=${slot} hunch=${hunch} />`}`;
}

/** @param {{identity: string, note?: string, children?: unknown}} props */
function IdentityAnswer({ identity, note, children }) {
  const name = identityName(identity);
  const lines = paragraphs(`morpho-identity-rules-${identity}.short`);
  return html`
    <div class="lookup-card"><${Picked} full identity=${identity} /></div>
    <div class=${`lookup-text ${factionClass(identity)}`}>
      <h2 class="disp">${name}</h2>
      ${note && html`<p class="lookup-note">${note}</p>`}
      ${
        lines.length > 0 &&
        html`<ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
        <${ToRules} entry=${identity} name=${name} />`
      }
      ${children}
    </div>`;
}

/** @param {{action: string}} props */
function ActionAnswer({ action }) {
  const found = pointAbout(action);
  if (!found) return null;
  const topic = `morpho-rules-${found.topic}`;
  const point = `${topic}-${found.point}`;
  return html`
    <div class="lookup-card small"><span class="lookup-emblem"><${Emblem} name=${action} /></span></div>
    <div class="lookup-text"><h2 class="disp">${text(point)}</h2><p>${text(`${point}.text`)}</p>
      <${ToRules} entry=${found.topic} name=${text(topic)} /></div>`;
}

/** @param {{entry: string, name: string}} props */
function ToRules({ entry, name }) {
  const open = () => {
    closeLookup();
    showRules(entry);
  };
  return html`<button type="button" class="btn" data-action="to-rules" data-entry=${entry} onClick=${open}>${words("morpho-lookup-rules", { entry: name })}</button>`;
}

/** What happened to a card, in the feed's words. @param {{play: Play, slot: string}} props */
function History({ play, slot }) {
  if (play.view.outcome) return null;
  const isMine = play.seat !== null && seatOf(slot) === play.seat;
  const events = historyOf(play, slot)
    .filter(({ item }) => !(isMine && item.event.kind === "saw"))
    .map(({ item, turns }) => ({ item, turns, line: sentence(item.event, sentenceContext(play.view), play.seat) }))
    .filter(({ line }) => line)
    .slice(0, LINES);
  if (!events.length) return isRoundWhole(play) && html`<p class="lookup-note">${words("morpho-lookup-untouched")}</p>`;
  return html`<ol class="lookup-history">${events.map(
    ({ item, turns, line }) => html`<li key=${item.key} data-event=${item.event.kind}>
    <small>${words("morpho-turns-ago", { turns })}</small> <${Sentence} parts=${line?.parts ?? []} roster=${item.roster} />
    ${item.yours && html` <small>${words("table-only-you")}</small>`}</li>`,
  )}</ol>`;
}

/** Return whether this page has seen everything that happened in the round. @param {Play} play */
const isRoundWhole = ({ feed, whole }) => feed.some(({ n, event }) => event.kind === "round_started" && n > whole);
