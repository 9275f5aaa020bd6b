/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered } from "../../net/wire.js" */

import { html, useState } from "../../lib/index.js";
import { enterTable } from "../../state/enter_leave.js";
import { playNow } from "../../state/play_now.js";
import { asGuest, storeName } from "../../state/guest.js";
import { Segments } from "../forms/choices.js";
import { words } from "../../i18n/words.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { StrengthChoice, strengthWithin, usualStrength } from "../waiting/strengths.js";

/** The usual number of players, unless the game allows only fewer or more, or the player chooses. */
const USUAL = 5;

/**
 * A game at once, against bots; a name is not asked for.
 * @param {{game: GameOffered, client: GameClient | null, name: string}} props `client`: once it is loaded
 */
export function PlayNow({ game, client, name }) {
  const [least, most] = game.seats;
  const [players, setPlayers] = useState(Math.min(Math.max(USUAL, least), most));
  const [strength, setStrength] = useState(usualStrength(game.bots));
  const [choosing, choose] = useState(false);
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const begin = () =>
    attempt(async () => {
      const given = name.trim();
      if (given) storeName(given);
      const mine = given || words("lobby-nameless");
      const { code, player } = await asGuest(mine, () => playNow(game.name, mine, players - 1, strength));
      enterTable(code, player);
    });
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => ({ value: least + i, label: String(least + i) }));
  const isChoice = sizes.length > 1 || game.bots.length > 1;
  return html`<section class="play-now" data-play-now>
    <div class="play-now-row">
      <button type="button" class="btn" data-action="play-now" disabled=${busy} onClick=${() => void begin()}>
        ${words("lobby-play-now")} <small>${players > 1 ? againstBots(players - 1, strengthWithin(strength, client)) : words("lobby-alone")}</small></button>
      ${
        isChoice &&
        html`<button type="button" class="btn" data-action="choose-bots" aria-label=${words("lobby-choose-bots")} aria-expanded=${String(choosing)}
        onClick=${() => choose(!choosing)}>${words("lobby-choose")}</button>`
      }
    </div>
    ${
      choosing &&
      html`<div class="options">
      <${Segments} name="players" label=${words("lobby-how-many")} value=${players} choices=${sizes} onPick=${setPlayers} />
      ${players > 1 && html`<${StrengthChoice} game=${client} strengths=${game.bots} value=${strength} onPick=${setStrength} />`}
    </div>`
    }
    <${Refused} refusal=${refusal} />
  </section>`;
}

/** @param {number} count @param {string} strength "" while it is not known */
const againstBots = (count, strength) =>
  strength ? words("lobby-against-bots-of", { count, strength }) : words("lobby-against-bots", { count });
