/** @import { PlayScreen } from "../table/play.js" */

import { html, useLayoutEffect } from "../../lib/index.js";
import { handWish, isOnScreen } from "../../state/hands.js";
import { TableScreen } from "../table/play.js";
import { HandLine } from "./hand_line.js";
import { HandScreen } from "./hand_screen.js";

/**
 * What a phone shows from when its table is on a big screen: the hand, if that was chosen, or the table, below a line
 * that offers the hand or says that the screen is off. A hand stays one until its player asks for the table: the phone
 * may lie where everybody sees it.
 * @param {Parameters<typeof PlayScreen>[0]} props
 */
export function OnScreen(props) {
  const { store, game } = props;
  const mayBeHand = Boolean(game.loadHand && store.seat.value !== null);
  const isShown = isOnScreen(store);
  const isHand = mayBeHand && handWish(store).value === "on";
  useLayoutEffect(() => {
    store.isHand.value = isHand;
    return () => {
      store.isHand.value = false;
    };
  }, [store, isHand]);
  return html`<div class="below-line">${mayBeHand && html`<${HandLine} store=${store} ended=${isHand && !isShown} />`}<${isHand ? HandScreen : TableScreen} ...${props} /></div>`;
}
