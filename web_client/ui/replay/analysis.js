/** @import { GameReplay, MarkedMoment, ReplayAnalysis } from "../../games/types.js" */
/** @import { Replay } from "../../state/table/replay.js" */

import { html, useEffect, useLayoutEffect, useMemo, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { emptySeatName } from "../../i18n/seats.js";
import { seeRoundAnalysis } from "../../net/past_rounds.js";
import { askPatiently } from "../../state/table/analysis.js";
import { Sign } from "../icons/icons.js";

/**
 * Return what each seat could have known in a round, as its game reads it; null until the server has found it. What the
 * seat whose perspective it is could know is shown on its cards meanwhile.
 * @param {Replay} replay
 * @param {{code: string, player: string} | null} of the table of the round and who asks there
 * @param {GameReplay | null} more what the game has besides its table
 * @returns {ReplayAnalysis | null}
 */
export function useAnalysis(replay, of, more) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const { place, round } = replay;
  const read = more?.readAnalysis;
  useEffect(() => {
    if (!of || !place || !read) return undefined;
    return askPatiently(() => seeRoundAnalysis(of.code, of.player, place.match, place.number), setFound);
  }, [replay, read]);
  const analysis = useMemo(
    () => (found && read ? read(found, (seat) => round.holders[seat]?.name ?? emptySeatName(seat)) : null),
    [found, read],
  );
  const perspective = replay.perspective.value;
  const at = replay.at.value;
  useLayoutEffect(
    () => analysis?.show(at, typeof perspective === "number" ? perspective : null),
    [analysis, at, perspective],
  );
  useEffect(() => () => analysis?.show(0, null), [analysis]);
  return analysis;
}

/** Return the mark of the present moment. @param {Replay} replay @param {ReplayAnalysis | null} analysis */
export const markAt = ({ at }, analysis) => analysis?.marks.find(({ step }) => step === at.value) ?? null;

/** What a moment is marked for. @param {{mark: MarkedMoment}} props */
export const MarkLine = ({ mark: { kind, sign, title, text } }) =>
  html`<p class="mark-line" data-marked=${kind}><b><${Sign} name=${sign} />${title}</b> ${text}</p>`;

/** The marked moments beside the table, where there is room for them. @param {{replay: Replay, analysis: ReplayAnalysis | null}} props */
export function MomentsBeside({ replay, analysis }) {
  if (!analysis?.marks.length) return null;
  return html`<section class="moments-beside" aria-labelledby="moments-beside"><h2 class="disp" id="moments-beside">${words("replay-moments")}</h2>
    <ul>${analysis.marks.map(
      ({ step, sign, title, cards }) => html`<li key=${step}><button type="button" class="btn" data-goto=${step}
        aria-current=${String(step === replay.at.value)} onClick=${() => replay.goTo(step)}><span class="of">${cards}</span>
        <b class="disp">${title}</b><small>${words("replay-step-of", { step: step + 1, steps: replay.last + 1 })}</small><${Sign} name=${sign} /></button></li>`,
    )}</ul></section>`;
}

/** The marks above the line of moments. @param {{analysis: ReplayAnalysis | null}} props */
export const MarksAbove = ({ analysis }) =>
  analysis?.marks.map(
    ({ step, kind, sign }) =>
      html`<span key=${step} class="score-found" style=${{ "--i": String(step) }} data-mark=${kind}><${Sign} name=${sign} /></span>`,
  ) ?? null;
