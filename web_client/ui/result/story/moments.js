/** @import { GameClient, GameReplay, Moment } from "../../../games/types.js" */
/** @import { TableStore } from "../../../state/table/store.js" */
/** @import { MatchFacts } from "./match_facts.js" */

import { html, useEffect, useMemo, useState } from "../../../lib/index.js";
import { asSentence, inARow } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { useLoaded } from "../../../loading/lazy.js";
import { seeMatchAnalysis } from "../../../net/past_rounds.js";
import { askPatiently } from "../../../state/table/analysis.js";
import { Sign } from "../../icons/icons.js";
import { SharePicture } from "../pictures/share_sheet.js";

/**
 * What a match is remembered for; `more`: what its game has to show it.
 * @typedef {{more: GameReplay | null, stories: any[] | null, moments: Moment[]}} Remembered
 */

/**
 * Return for what a match is remembered, once the server has found it.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {number} match
 * @param {MatchFacts | null} facts
 * @returns {Remembered}
 */
export function useMoments(store, game, match, facts) {
  const more = useLoaded(game.loadReplay ?? null);
  const stories = useStories(store, match, Boolean(more?.momentsOf));
  const moments = useMemo(() => {
    const numbers = facts?.past.rounds.map(({ number }) => number) ?? [];
    return (facts && stories && more?.momentsOf?.(stories, numbers, facts.name)) || [];
  }, [facts, stories, more]);
  return { more, stories, moments };
}

/**
 * Ask for what could have been known in the rounds of a match; null until the server has found it.
 * @param {TableStore} store
 * @param {number} match
 * @param {boolean} isWanted
 */
function useStories({ code, player }, match, isWanted) {
  const [rounds, setRounds] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    setRounds(null);
    if (!isWanted) return undefined;
    return askPatiently(
      () => seeMatchAnalysis(code, player, match),
      (found) => setRounds(found.rounds),
    );
  }, [code, player, match, isWanted]);
  return rounds;
}

/**
 * A button that sends a moment as a poster.
 * @param {{moment: Moment, brand: string, name: (seat: number) => string}} props
 */
export function SendMoment({ moment, brand, name }) {
  const { title, line } = moment;
  const sent = {
    ...{ title, file: title, alt: inARow(asSentence(title), line), text: `${title}\n${line}` },
    draw: async (/** @type {string} */ evening) =>
      (await import("../pictures/moment_picture.js")).drawMoment({ moment, brand, title: evening, name }),
  };
  return html`<${SharePicture} sent=${sent} action="send-moment" label=${words("picture-send-moment", { title })}>
    <${Sign} name="share" />${words("picture-send")}<//>`;
}
