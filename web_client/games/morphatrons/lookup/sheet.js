/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Play } from "../types.js" */

import { findWords, needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Explained } from "../../shared/lookup/explained.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";
import { Emblem, vehicleOf } from "../cards/card.js";
import { attackSaid, cardName, weaponsOf } from "../describe.js";
import { botOf, cityOf, flies, isBuilding, suitOf } from "../position.js";

needWords("morphatrons.learn");

/** What the sheet says of its subject: a card, a building, a player or the turn. @param {{play: Play, asked: Subject}} props */
export function Lookup({ play, asked }) {
  const { title, figures } = answerTo(play, asked.about);
  return html`<${LookupSheet} label=${title} asked=${asked}><div class="lookup-text"><h2 class="disp">${title}</h2><${Explained} of=${figures} /></div><//>`;
}

/** @param {Play} play @param {string} about */
function answerTo(play, about) {
  if (about === "turn") return ofTurn(play);
  if (about.startsWith("seat:")) return ofSeat(play, Number(about.slice(5)));
  if (!isBuilding(about)) return { title: cardName(about), figures: [...stateOf(play, about), ...abilitiesOf(about)] };
  const height = play.view.buildings[about] ?? 0;
  const name = words("morphatrons-building", { building: about, height });
  return {
    title: words("morphatrons-city", ownerOf(play, "AB".indexOf(about[0]))),
    figures: [{ name, says: words("morphatrons-explained-building") }],
  };
}

/** @param {Play} play @param {number} seat */
const ownerOf = (play, seat) => ({ you: seat === play.seat, name: play.name(seat) });

/** @param {string} id */
const sign = (id) => html`<${Emblem} id=${id} />`;

/** What is true of a bot in play. @param {Play} play @param {string} card */
function stateOf(play, card) {
  const { damage, isProtected, hasAttacked } = botOf(play.view, card) ?? {};
  return [
    ...(damage
      ? [{ name: words(`morphatrons-damage-${damage}`), says: words(`morphatrons-explained-${damage}`) }]
      : []),
    ...(isProtected
      ? [
          {
            sign: sign("act-protect"),
            name: words("morphatrons-protected"),
            says: words("morphatrons-explained-protected"),
          },
        ]
      : []),
    ...(hasAttacked ? [{ name: words("morphatrons-attacked"), says: words("morphatrons-explained-attacked") }] : []),
  ];
}

/** What a card does as a robot and as a vehicle. @param {string} card */
function abilitiesOf(card) {
  const suit = suitOf(card);
  return [
    ...weaponsOf(card).map(({ weapon, attack }) => ({
      sign: sign(`act-${weapon}`),
      name: attackSaid(weapon, attack),
      says: words(`morphatrons-explained-${weapon}`),
    })),
    {
      sign: sign(vehicleOf(card)),
      name: words("morphatrons-ability", { suit }),
      says: findWords(`morphatrons-explained-${suit}`) ?? "",
    },
    ...(flies(card) ? [{ name: words("morphatrons-flies"), says: words("morphatrons-explained-flies") }] : []),
  ];
}

/** @param {Play} play @param {number} seat */
function ofSeat(play, seat) {
  const { view } = play;
  return {
    title: play.name(seat),
    figures: [
      {
        name: words("morphatrons-hand-size", { count: view.hand_sizes[seat] }),
        says: words("morphatrons-explained-hand"),
      },
      { name: words("morphatrons-city-size", cityOf(view, seat)), says: words("morphatrons-explained-city") },
    ],
  };
}

/** @param {Play} play */
function ofTurn({ view }) {
  const { turn_number: number, turn_limit: limit, actions: count, free_morph: free } = view;
  const scrap = Object.keys(view.scrap ?? {}).length;
  return {
    title: words("table-turn-of", { number, limit }),
    figures: [
      { name: words("morphatrons-left-shown", { count, free }), says: words("morphatrons-explained-actions") },
      {
        sign: sign("act-deck"),
        name: words("morphatrons-deck", { count: view.deck }),
        says: words("morphatrons-explained-deck"),
      },
      {
        sign: sign("act-scrap"),
        name: words("morphatrons-scrap-yard", { count: scrap }),
        says: words("morphatrons-explained-scrap"),
      },
    ],
  };
}
