/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered } from "../../net/wire.js" */
/** @import { Way } from "../../state/play_now.js" */

import { html } from "../../lib/index.js";
import { lessonAddress, navigate } from "../../routing/route.js";
import { waysAlone } from "../../state/play_now.js";
import { findWords, words } from "../../i18n/words.js";
import { usePlayAlone } from "../hooks/use_play_alone.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";

/**
 * The ways into a game: with friends, against bots, by the lesson.
 * @param {{game: GameOffered | undefined, client: GameClient | null, lit: boolean, closed: boolean, refusal: any, ask: () => void}} props
 *   `lit`: the first is what most come for; `closed`: no table can be opened, so only the lesson is there; `ask`: go through it, and be asked for a name
 */
export function Doors({ game, client, lit, closed, refusal: unknown, ask }) {
  const { play, busy, refusal } = usePlayAlone();
  const learn = () => navigate(lessonAddress(client?.name ?? ""));
  const alone = game ? waysAlone(game) : [];
  return html`${
    !closed &&
    html`<${Door} action="with-friends" sign="folks" main=${lit} disabled=${!client} open=${ask}
      title=${words("lobby-with-friends")} hint=${words("lobby-with-friends.hint")} />
    ${game && alone.map((way) => html`<${Door} key=${way.bots} ...${said(game.name, way)} disabled=${busy} open=${() => void play(game, way)} />`)}`
  }
    ${
      client?.loadLesson &&
      html`<${Door} action="learn" sign="learn" open=${learn} title=${words("lobby-learn")} hint=${words("lobby-learn.hint")} />`
    }
    <${Refused} refusal=${refusal ?? unknown} />`;
}

/** Return what a door says of a way to play alone. @param {string} game @param {Way} way */
const said = (game, { bots }) =>
  bots
    ? {
        action: "play-now",
        sign: "bot",
        title: words("lobby-try-alone"),
        hint: words("lobby-try-alone.hint", { count: bots }),
      }
    : {
        action: "play-alone",
        sign: "play",
        title: findWords(`${game}-alone`) ?? words("lobby-try-alone"),
        hint: findWords(`${game}-alone.hint`) ?? words("lobby-try-alone.hint", { count: 0 }),
      };

/**
 * @param {{action: string, sign: string, title: string, hint: string, open: () => void, main?: boolean,
 *   disabled?: boolean}} props
 */
const Door = ({ action, sign, title, hint, open, main = false, disabled = false }) =>
  html`<button type="button" class=${main ? "door door-main" : "door"} data-action=${action} disabled=${disabled} onClick=${open}>
    <${Sign} name=${sign} /><span><b class="disp">${title}</b> <small>${hint}</small></span><${Sign} name="back" /></button>`;
