/** @import { Child } from "../../../lib/index.js" */

import { html, useState } from "../../../lib/index.js";
import { Card, Face } from "../cards/card.js";
import { factionClass, shownClass, spokenCard } from "../cards/creatures.js";
import { Picture } from "../cards/icons.js";
import { Keywords } from "../lookup/sheet.js";
import { CREATURES } from "../rule_tables.js";
import { C } from "../words.js";
import { R } from "./words.js";

/** All creatures by faction; the one that is tapped is shown large, with what it does. */
export function Gallery() {
  const [open, show] = useState("");
  return html`<div class="gallery">${Object.entries(C.factions).map(
    ([
      faction,
      [name, kind],
    ]) => html`<section key=${faction} class=${`faction ${factionClass(faction)}`} data-faction=${faction}>
      <h3 class="disp"><${Picture} id=${factionClass(faction)} />${name}<small>${kind}</small></h3>
      <div class="gallery-cards">${Object.keys(CREATURES)
        .filter((card) => CREATURES[card].faction === faction)
        .map((card) => html`<${Each} key=${card} card=${card} isOpen=${card === open} show=${show} />`)}</div>
    </section>`,
  )}</div>`;
}

/** @param {{card: string, isOpen: boolean, show: (card: string) => void}} props @returns {Child} */
function Each({ card, isOpen, show }) {
  return html`<button type="button" class=${shownClass("creature", { card }, isOpen && "chosen")} data-card=${card} aria-expanded=${String(isOpen)}
      aria-label=${spokenCard({ card })} onClick=${() => show(isOpen ? "" : card)}><${Face} card=${card} /></button>
    ${
      isOpen &&
      html`<div class="gallery-open" data-open=${card}><${Card} creature=${{ card }} />
        <div><h4 class="disp">${C.creatures[card]}</h4><p>${R.printed(C.factions[CREATURES[card].faction][0], CREATURES[card].power)}</p><${Keywords} of=${CREATURES[card].keywords} /></div></div>`
    }`;
}
