// How to play, in short and in our own words.

import { html } from "../../lib/index.js";
import { Picked } from "./card.js";
import { IDENTITIES } from "./identities.js";
import { identityName } from "./words.js";

const BASICS = [
  [
    "What it is about",
    "Everybody holds one or two hidden identities; one more card lies in the middle. A round ends as soon as the condition of somebody's card is met, and that card scores. Whoever has ten points first wins.",
  ],
  [
    "Your turn",
    "Do one thing. Look at a face-down card of another player that is not next to you. Or change your job: exchange a hidden card of yours with the middle one, unseen. Or use an ability of a card: that turns it up for good. In your first turn of a round you can only look or change.",
  ],
  [
    "Open cards bind",
    "As long as a card of yours lies face up, or once you have used an ability, you can neither look nor change your job any more. Then abilities are all you have.",
  ],
  [
    "Reactions",
    "A Bodyguard stops a shot at a card next door; then the one who shot is eliminated. A Leader or a Bodyguard next door stops an escape. Who can react must, shows the card, and turns it down again. A block token between two players cuts them off from each other.",
  ],
  [
    "Clash and silence",
    "A Morpho card and a Killer in one hand clash, and so does an Outsider with either (but for the Mercenary): no abilities, no points. An Alien silences your other card and can't be given away.",
  ],
  [
    "Strangers",
    "With strangers at the table, one card of the deal may be an Outsider or an Alien. The dashed tiles show which it may be.",
  ],
];

/** What a card is after, and how it gets there. @type {Record<string, string>} */
const AIMS = {
  leader: "Wins with all Morpho when the Killers are gone, or when its mission succeeds: on its next turn it must name the Technician.",
  technician: "Wins with all Morpho. Stay hidden: the Leader must find you, the Cyborg must not.",
  bodyguard: "Wins with all Morpho. Stops shots next door, and escapes.",
  killer: "Wins with the other Killer when the Leader is eliminated or a mission fails. Shoots any card, places block tokens.",
  deserter: "Escapes, and wins alone if nobody next door stops it. All your cards must be Deserters (a Mercenary may come along).",
  spy: "Wins alone by naming the Leader, the Technician and every Bodyguard without a mistake. One mistake, and all the others score.",
  extremist: "Throws three bombs. Wins alone once three Deserters are eliminated.",
  investor: "Backs the Killers or Morpho in secret and scores if they win. From then on it passes, and its cards can't be eliminated.",
  mercenary: "Stabs a card next door. Never wins by itself, and takes a point from whatever else you win.",
  cyborg: "Shoots any card. Wins alone when the Technician is eliminated.",
  psionics: "Wins alone by naming all cards of the others. One mistake, and all the others score. Or swaps places with another card.",
  parasite: "Escapes whatever lies beside it. Whoever looks at it gives its owner a shuffle of three cards.",
};

/** A short rules page, each identity with its card. */
export function Rules() {
  return html`<article class="rules" data-rules>
    ${BASICS.map(([title, text]) => html`<section key=${title}><h2 class="disp">${title}</h2><p>${text}</p></section>`)}
    <ul class="gallery">${Object.keys(IDENTITIES).map((identity) => html`<li key=${identity}>
      <${Picked} identity=${identity} />
      <span><b>${identityName(identity)}</b>${AIMS[identity]}</span></li>`)}</ul>
  </article>`;
}
