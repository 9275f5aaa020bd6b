/** @import { Perspective } from "../../state/types.js" */
/** @import { PastRound } from "../../net/wire.js" */

import { html, useMemo, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { emptySeatName } from "../../i18n/seats.js";
import { useLoaded } from "../../loading/lazy.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { useGame } from "../../games/registry.js";
import { openRecord } from "../../net/past_rounds.js";
import { RequestRefused } from "../../net/rest.js";
import { navigate } from "../../routing/route.js";
import { perspectivesOf, reportIn } from "../../state/report.js";
import { Replay } from "../../state/table/replay.js";
import { useEntered } from "../accessibility/focus.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Bar, useTitle } from "../screen/screen.js";
import { ShownReplay } from "./replay_screen.js";
import { SharedPage, useLinked } from "./shared_page.js";

/** How long a file may be that is read, in bytes: a report is longer than a record that the server takes. */
const MOST = 4 << 20;

/** A round from a file. @typedef {{title: string, round: PastRound, only?: Perspective[], moment?: string}} Opened */

/** A file that was read: its text, and the titles of the records in it. @typedef {{text: string, titles: (string | null)[]}} Read */

const loadLook = async () => {
  await loadStyles("ui/replay/replay.css", "ui/replay/open_page.css");
  return true;
};

/** The page of rounds that are seen again away from their table: from a file, or by a link. */
export function OpenPage() {
  const linked = useLinked();
  return linked ? html`<${SharedPage} ...${linked} />` : html`<${OpenFile} />`;
}

/** Where somebody opens a record or a report from a file, and sees its round. */
function OpenFile() {
  const [opened, open] = useState(/** @type {Opened | null} */ (null));
  const [read, setRead] = useState(/** @type {Read | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const look = useLoaded(loadLook);

  /** @param {string} text @param {number} number of the record in it */
  const show = async (text, number) => {
    const { titles, round } = await openRecord(text, number);
    setRead({ text, titles });
    if (titles.length === 1 || read?.text === text) open({ title: titles[number - 1] ?? "", round });
  };
  /** @param {File | undefined} file */
  const take = (file) =>
    file &&
    void attempt(async () => {
      setRead(null);
      if (file.size > MOST) throw new RequestRefused("too_large", "");
      const text = await file.text();
      const report = reportIn(text);
      if (!report) return show(text, 1);
      if (!report.round?.steps?.length) throw new RequestRefused("bad_record", words("replay-empty-report"));
      open({
        title: words("replay-reported"),
        round: report.round,
        only: perspectivesOf(report),
        moment: report.moment,
      });
    });
  const leave = () => {
    history.replaceState(history.state, "", location.pathname);
    open(null);
  };
  if (!look) return null;
  if (opened) return html`<${Seen} opened=${opened} leave=${leave} />`;
  return html`<${Choice} read=${read} busy=${busy} refusal=${refusal} take=${take}
    show=${(/** @type {number} */ number) => read && void attempt(() => show(read.text, number))} />`;
}

/** @param {{opened: Opened, leave: () => void}} props */
function Seen({ opened: { title, round, only, moment }, leave }) {
  const game = useGame(round.game);
  const replay = useMemo(() => {
    const made = new Replay(withHolders(round), null, only);
    if (moment) made.startAt(moment);
    return made;
  }, [round]);
  return game && html`<${ShownReplay} replay=${replay} game=${game} title=${title} of=${null} leave=${leave} />`;
}

/**
 * Return a round from a file with somebody at each seat: nobody is away.
 * @param {PastRound} round
 * @returns {PastRound}
 */
const withHolders = (round) => ({
  ...round,
  holders: round.holders.map((_, seat) => ({ name: emptySeatName(seat), bot: null })),
});

/**
 * What to open: a file, and one of its records if it has several.
 * @param {{read: Read | null, busy: boolean, refusal: any, take: (file?: File) => void, show: (number: number) => void}} props
 */
function Choice({ read, busy, refusal, take, show }) {
  const heading = useEntered();
  const [over, hover] = useState(false);
  useTitle(`${words("lobby-open-record")} · ${BRAND}`);
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    hover(false);
    take(event.dataTransfer?.files[0]);
  };
  /** @param {DragEvent} event */
  const drag = (event) => {
    event.preventDefault();
    hover(true);
  };
  /** @param {Event} event */
  const choose = ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    take(field.files?.[0]);
    field.value = "";
  };
  return html`<main class=${`page narrow open-record ${over ? "over" : ""}`} data-screen="open-record" aria-busy=${String(busy)}
    onDragOver=${drag} onDragLeave=${() => hover(false)} onDrop=${drop}>
    <${Bar} title=${BRAND}>
      <button type="button" class="btn" data-action="home" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <div class="sheet">
      <h1 class="disp" tabindex="-1" ref=${heading}>${words("lobby-open-record")}</h1>
      <p>${words("replay-open-hint")}</p>
      <label class="btn btn-main">${words("replay-choose-file")}
        <input type="file" accept=".yaml,.yml,.json" data-action="choose-file" disabled=${busy} onChange=${choose} /></label>
      <p class="drop" aria-hidden="true">${words("replay-drop-file")}</p>
      <div role="status">${busy && words("replay-loading")}</div>
      <${Refused} refusal=${refusal} of="replay" />
      ${refusal?.code === "bad_record" && html`<p class="why" lang="en">${refusal.reason}</p>`}
      ${
        read &&
        read.titles.length > 1 &&
        html`<ol class="records" aria-label=${words("replay-several-records")}>${read.titles.map(
          (title, i) =>
            html`<li key=${i}><button type="button" class="btn" data-record=${i + 1} disabled=${busy}
              onClick=${() => show(i + 1)}>${title ?? words("replay-untitled", { number: i + 1 })}</button></li>`,
        )}</ol>`
      }
    </div>
  </main>`;
}
