/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered } from "../../net/wire.js" */

import { html, useState } from "../../lib/index.js";
import { lessonAddress, navigate } from "../../routing/route.js";
import { enterTable } from "../../state/enter_leave.js";
import { asGuest, storedName } from "../../state/guest.js";
import { playNow } from "../../state/play_now.js";
import { words } from "../../i18n/words.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { usualStrength } from "../waiting/strengths.js";

/** How many play a game against bots, unless it is for fewer or more. */
const USUAL = 5;

/**
 * The ways into a game: with friends, against bots, by the lesson.
 * @param {{game: GameOffered | undefined, client: GameClient | null, lit: boolean, refusal: any, ask: () => void}} props
 *   `lit`: the first is what most come for; `ask`: go through it, and be asked for a name
 */
export function Doors({ game, client, lit, refusal: unknown, ask }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const [least, most] = game?.seats ?? [1, 1];
  const bots = Math.min(Math.max(USUAL, least), most) - 1;
  const alone = () =>
    attempt(async () => {
      const { name, bots: strengths } = /** @type {GameOffered} */ (game);
      const mine = storedName() || words("lobby-nameless");
      const { code, player } = await asGuest(mine, () => playNow(name, mine, bots, usualStrength(strengths)));
      enterTable(code, player);
    });
  const learn = () => navigate(lessonAddress(client?.name ?? ""));
  return html`<${Door} action="with-friends" sign="folks" main=${lit} disabled=${!client} open=${ask}
      title=${words("lobby-with-friends")} hint=${words("lobby-with-friends.hint")} />
    ${
      game &&
      game.bots.length > 0 &&
      html`<${Door} action="play-now" sign="bot" disabled=${busy} open=${() => void alone()}
      title=${words("lobby-try-alone")} hint=${words("lobby-try-alone.hint", { count: bots })} />`
    }
    ${
      client?.loadLesson &&
      html`<${Door} action="learn" sign="learn" open=${learn} title=${words("lobby-learn")} hint=${words("lobby-learn.hint")} />`
    }
    <${Refused} refusal=${refusal ?? unknown} />`;
}

/**
 * @param {{action: string, sign: string, title: string, hint: string, open: () => void, main?: boolean,
 *   disabled?: boolean}} props
 */
const Door = ({ action, sign, title, hint, open, main = false, disabled = false }) =>
  html`<button type="button" class=${main ? "door door-main" : "door"} data-action=${action} disabled=${disabled} onClick=${open}>
    <${Sign} name=${sign} /><span><b class="disp">${title}</b> <small>${hint}</small></span><${Sign} name="back" /></button>`;
