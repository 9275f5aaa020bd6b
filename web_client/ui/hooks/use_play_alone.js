/** @import { GameOffered } from "../../net/wire.js" */
/** @import { Way } from "../../state/play_now.js" */

import { words } from "../../i18n/words.js";
import { useState } from "../../lib/index.js";
import { enterTable } from "../../state/enter_leave.js";
import { asGuest, storedName } from "../../state/guest.js";
import { playNow } from "../../state/play_now.js";
import { usualStrength } from "../waiting/strengths.js";
import { useAttempt } from "./use_attempt.js";

/** Return what begins a game alone, whether one is about to begin, and why it did not. */
export function usePlayAlone() {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  /** @param {GameOffered} game @param {Way} way */
  const play = ({ name, bots }, way) =>
    attempt(async () => {
      const mine = storedName() || words("lobby-nameless");
      const { code, player } = await asGuest(mine, () => playNow(name, mine, way, usualStrength(bots)));
      enterTable(code, player);
    });
  return { play, busy, refusal };
}
