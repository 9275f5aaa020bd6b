/** @import { GameClient } from "../../games/types.js" */
/** @import { Json } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { useLoaded } from "../../loading/lazy.js";
import { seeMatchAnalysis } from "../../net/past_rounds.js";
import { navigate } from "../../routing/route.js";
import { askPatiently } from "../../state/table/analysis.js";

/**
 * What could have been known in a match that is over, once the server has found it.
 * @param {{store: TableStore, load: NonNullable<GameClient["loadReplay"]>, match: number, seats: number, name: (seat: number) => string, address: (round: number) => string}} props
 */
export function MatchAnalysis({ store, load, match, seats, name, address }) {
  const [rounds, setRounds] = useState(/** @type {Json[] | null} */ (null));
  const { code, player } = store;
  const Shown = useLoaded(load)?.MatchAnalysis;
  const isThere = Boolean(Shown);
  useEffect(() => {
    if (!isThere) return undefined;
    return askPatiently(
      () => seeMatchAnalysis(code, player, match),
      (found) => setRounds(found.rounds),
    );
  }, [code, player, match, isThere]);
  /** @param {number} round @param {number} step @param {number | null} seat */
  const moment = (round, step, seat) => {
    const href = `${address(round)}#at=${step + 1}&eyes=${seat === null ? "all" : seat + 1}`;
    /** @param {MouseEvent} event */
    const onClick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(href);
    };
    return { href, onClick };
  };
  return Shown && rounds && html`<${Shown} rounds=${rounds} seats=${seats} name=${name} moment=${moment} />`;
}
