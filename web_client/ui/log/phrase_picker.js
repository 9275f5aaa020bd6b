/** @import { PhraseOffer, Phrases } from "../../games/types.js" */
/** @import { Part } from "../../i18n/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { seatLetter } from "../../i18n/seats.js";
import { Sign } from "../icons/icons.js";
import { Sentence } from "./sentence.js";
import { phrases } from "./reactions.js";

/**
 * A button that opens the phrases.
 * @param {{store: TableStore, ready: boolean, done?: () => void}} props `done` is called when one was said
 */
export function PhraseButton({ store, ready, done }) {
  const known = phrases.value;
  const [open, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  if (!known) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  /** @param {string} phrase */
  const say = (phrase) => {
    store.command("say_phrase", { phrase }, "say");
    close();
    done?.();
  };
  return html`<button type="button" class="iconbtn" data-action="phrases" aria-label=${words("phrases-quick-chat")}
      aria-expanded=${String(open)} ref=${button} onClick=${() => setOpen(!open)}><${Sign} name="chat" /></button>
    ${open && html`<${PhrasePicker} store=${store} known=${known} ready=${ready} say=${say} close=${close} />`}`;
}

/**
 * The phrases, then whom one is about, then the word that completes it.
 * @param {{store: TableStore, known: Phrases, ready: boolean, say: (phrase: string) => void, close: () => void}} props
 */
function PhrasePicker({ store, known, ready, say, close }) {
  const [begun, setBegun] = useState(/** @type {string[]} */ ([]));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(
    () => /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector("[data-phrase]"))?.focus(),
    [begun],
  );
  const offer = known.offers.find((one) => one.name === begun[0]);
  const { roster } = store.now;
  /** @param {string} next */
  const choose = (next) => {
    const chosen = [...begun, next];
    const meant = offer ?? known.offers.find((one) => one.name === next);
    if (meant && chosen.length === lengthOf(meant)) say(chosen.join(" "));
    else setBegun(chosen);
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const question = offer && (begun.length === 1 && offer.aboutSeat ? words("phrases-about") : words("phrases-which"));
  return html`<div class="phrases" role="group" aria-label=${words("phrases-quick-chat")} ref=${panel} onKeyDown=${onKeyDown} data-phrases>
    ${
      offer &&
      html`<p><button type="button" class="iconbtn" data-action="phrases-back" aria-label=${words("table-back")} onClick=${() => setBegun([])}><${Sign} name="back" /></button>
        <b><${Sentence} parts=${known.inWords(begun.join(" "))} roster=${roster} /></b> ${question}</p>`
    }
    <ul>${choices(store, known, begun, offer).map(
      ({
        value,
        parts,
      }) => html`<li key=${value}><button type="button" class="btn" data-phrase=${value} disabled=${!ready} onClick=${() => choose(value)}>
        <${Sentence} parts=${parts} roster=${roster} /></button></li>`,
    )}</ul>
  </div>`;
}

/** Of how many pieces a phrase consists. @param {PhraseOffer} offer */
const lengthOf = ({ aboutSeat, words }) => 1 + Number(Boolean(aboutSeat)) + Number(Boolean(words));

/**
 * Return what may come next in a phrase.
 * @param {TableStore} store
 * @param {Phrases} known
 * @param {string[]} begun
 * @param {PhraseOffer | undefined} offer the phrase that was begun
 * @returns {{value: string, parts: Part[]}[]}
 */
function choices(store, known, begun, offer) {
  const view = store.now.public;
  if (!offer) {
    const possible = known.offers.filter(({ words }) => !words || words(view).length > 0);
    return possible.map(({ name }) => ({ value: name, parts: known.inWords(name) }));
  }
  if (offer.aboutSeat && begun.length === 1) {
    const { seats } = /** @type {Table} */ (store.now.table);
    const others = Object.keys(seats)
      .map(Number)
      .filter((seat) => seat !== store.seat.value);
    return others.map((seat) => ({ value: seatLetter(seat), parts: [{ seat }] }));
  }
  const words = offer.words?.(view) ?? [];
  return words.map(({ value, label }) => ({ value, parts: [label] }));
}
