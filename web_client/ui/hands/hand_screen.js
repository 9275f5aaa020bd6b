/** @import { GameClient } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useLayoutEffect } from "../../lib/index.js";
import { lazily, useLoaded } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { said } from "../accessibility/announcer.js";
import { handWish, isOnScreen } from "../../state/hands.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";
import { ReactionButtons } from "../log/reaction_buttons.js";
import { PlayKeys } from "../panels/play_keys.js";
import { usePanels } from "../panels/use_panels.js";
import { Reconnecting } from "../screen/screen.js";
import { isOut, Notices, Title } from "../table/play.js";
import { playWith, usePlay } from "../table/play_state.js";
import { hushed } from "../table/side_effects.js";
import { HandLine, mayBeHand, ScreenSign } from "./hand_line.js";

export { HandLine };

needWords("hands");

const Menu = lazily(async () => (await import("../panels/menu.js")).Menu);
const RoundOver = lazily(
  async () => (await withStyles(import("../result/round_over.js"), "ui/result/stamp.css")).RoundOver,
);
const OutOfRound = lazily(
  async () => (await withStyles(import("../table/out_of_round.js"), "ui/table/out_of_round.css")).OutOfRound,
);

/** Take back what was announced: it may be what only this player saw. */
function forgetAnnounced() {
  said.value = said
    .peek()
    .slice(-1)
    .map(({ key }) => ({ key, text: "" }));
}

/** Return whether this page is to show the hand. @param {{store: TableStore, game: GameClient}} at */
export const isChosen = ({ store, game }) => mayBeHand(store, game) && handWish(store).value === "on";

/** What stands for the moves of nobody. @type {string[]} */
const NONE = [];

/**
 * A phone while the table is on a big screen: the player's cards under a cover, and what may be done. What only the
 * player knows is nowhere else on the page, so there is no log, no lookup and no number of legal moves.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, proceed: () => void, notice: Child}} props
 */
export function HandScreen({ store, game, motion, proceed, notice }) {
  const panels = usePanels();
  const play = usePlay(store);
  const Hand = useLoaded(game.loadHand ?? null);
  const quiet = hushed(game);
  const over = play.phase !== "playing";
  useLayoutEffect(forgetAnnounced, []);
  useLayoutEffect(() => {
    store.isHand.value = true;
    return () => {
      store.isHand.value = false;
    };
  }, [store]);
  useLayoutEffect(() => motion?.committed(null), [motion, store.state.value]);
  const live = store.live.value;
  const say = !store.muted.value && html`<${ReactionButtons} store=${store} />`;
  const seat = play.seat ?? 0;
  return html`<main class=${`hand-page ${live ? "" : "not-live"}`} data-screen=${over ? "round-over" : "hand"} translate=${false}
    data-connection=${live ? "live" : "reconnecting"} data-n=${store.now.n} data-player=${store.player}>
    <${Title} store=${store} game=${quiet} motion=${null} />
    <header class="hand-top"><span class=${`who ${seatColour(seat)}`}><${Mark} seat=${seat} /> <bdi>${play.name(seat)}</bdi></span>
      <span class="hand-where">${isOnScreen(store) && html`<${ScreenSign} />${words("hand-on-screen")}`}</span>
      <button type="button" class="iconbtn" data-action="menu" aria-label=${words("table-menu")} aria-expanded=${String(panels.isOpen("menu"))}
        onClick=${() => panels.toggle("menu")}><${Sign} name="menu" /></button></header>
    <${Notices} store=${store} game=${game} notice=${notice} />
    ${
      over
        ? html`<section class="dock over" aria-label=${words("table-your-part")}><${RoundOver} store=${store} game=${game} play=${play} panels=${panels} proceed=${proceed} />${say}</section>`
        : Hand && html`<${Hand} play=${play} out=${isOut(play) && html`<${OutOfRound} store=${store} />`} say=${say} />`
    }
    <${Reconnecting} store=${store} />
    ${panels.isOpen("menu") && html`<${Menu} store=${store} game=${game} play=${playWith(play, { legal: NONE })} panels=${panels} />`}
    <${PlayKeys} panels=${panels} game=${game} menu />
  </main>`;
}
