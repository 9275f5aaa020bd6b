/** @import { Child } from "../../../lib/index.js" */

import { words } from "../../../i18n/words.js";
import { html, useState } from "../../../lib/index.js";
import { Card, Face } from "../cards/card.js";
import { creatureName, factionClass, factionName, FACTIONS, shownClass, spokenCard } from "../cards/creatures.js";
import { Picture } from "../cards/icons.js";
import { Keywords } from "../lookup/sheet.js";
import { CREATURES } from "../rule_tables.js";

/** All creatures by faction; the one that is tapped is shown large, with what it does. */
export function Gallery() {
  const [open, show] = useState("");
  return html`<div class="gallery">${FACTIONS.map(
    (faction) => html`<section key=${faction} class=${`faction ${factionClass(faction)}`} data-faction=${faction}>
      <h3 class="disp"><${Picture} id=${factionClass(faction)} />${factionName(faction)}<small>${words(`morph-faction-${faction}.kind`)}</small></h3>
      <div class="gallery-cards">${Object.keys(CREATURES)
        .filter((card) => CREATURES[card].faction === faction)
        .map((card) => html`<${Each} key=${card} card=${card} isOpen=${card === open} show=${show} />`)}</div>
    </section>`,
  )}</div>`;
}

/** @param {{card: string, isOpen: boolean, show: (card: string) => void}} props @returns {Child} */
function Each({ card, isOpen, show }) {
  const { faction, power } = CREATURES[card];
  return html`<button type="button" class=${shownClass("creature", { card }, isOpen && "chosen")} data-card=${card} aria-expanded=${String(isOpen)}
      aria-label=${spokenCard({ card })} onClick=${() => show(isOpen ? "" : card)}><${Face} card=${card} /></button>
    ${
      isOpen &&
      html`<div class="gallery-open" data-open=${card}><${Card} creature=${{ card }} />
        <div><h4 class="disp">${creatureName(card)}</h4><p>${words("morph-printed", { faction: factionName(faction), power })}</p><${Keywords} of=${CREATURES[card].keywords} /></div></div>`
    }`;
}
