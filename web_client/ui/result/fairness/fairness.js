/** @import { Finding } from "../../../state/fairness/check.js" */
/** @import { OwnReport } from "../../../state/fairness/own_check.js" */
/** @import { GameClient } from "../../../games/types.js" */
/** @import { Match, Origin } from "../../../net/wire.js" */
/** @import { TableStore } from "../../../state/table/store.js" */

import { asSentence, inARow, list } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { html, useEffect, useState } from "../../../lib/index.js";
import { isWrong, PlayedOn } from "../../../state/fairness/check.js";
import { checkOwnMatch } from "../../../state/fairness/own_check.js";
import { announce } from "../../accessibility/announcer.js";
import { Sign } from "../../icons/icons.js";
import { Rounds } from "./rounds.js";
import { Steps } from "./steps.js";
import { findingInWords } from "./finding.js";
import { Fold } from "../fold.js";
import { SaveMatch } from "./save_match.js";

needWords("after");

/** How long a verdict is on the screen before it counts as seen, in milliseconds: the host may go on at once. */
const READING = 2_000;

/**
 * How a check ended: `wrong` shows what differs, `doubt` what is not proved, and `unchecked` that the page can't tell.
 * @typedef {{kind: "checking" | "fair" | "doubt" | "wrong" | "unchecked", title: string, texts: string[]}} Verdict
 */

/**
 * The check of a match that is over, which this page makes by itself.
 * @param {{store: TableStore, game: GameClient, match: Match}} props
 */
export function Fairness({ store, game, match }) {
  const [report, setReport] = useState(/** @type {OwnReport | null | undefined} */ (undefined));
  // What the server says of it alone does not count.
  const [isPlayedOn, notePlayedOn] = useState(false);
  const [attempt, again] = useState(0);
  const [isOpen, open] = useState(false);
  const { names } = store.now.roster;
  /** @param {string} player */
  const nameOf = (player) => (Object.hasOwn(names, player) ? names[player] : player);
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    const check = async () => {
      let found = null;
      let failure;
      try {
        found = await checkOwnMatch(store, match.number);
      } catch (error) {
        // Whatever can't be checked is no match that anybody could believe in, so the page says that it can't tell.
        failure = error;
      }
      if (!wanted) return;
      setReport(found);
      notePlayedOn(failure instanceof PlayedOn);
      timer = setInterval(() => {
        if (document.hidden) return;
        clearInterval(timer);
        void found?.shown();
      }, READING);
      const { title, texts } = verdictOf(found, nameOf);
      announce(failure instanceof PlayedOn ? words("playon-not-checked") : inARow(asSentence(title), ...texts));
    };
    void check();
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [match.number, attempt]);
  const verdict = verdictOf(report, nameOf);
  const { kind, title, texts } = verdict;
  useEffect(() => {
    if (kind === "wrong") open(true);
  }, [kind]);
  if (isPlayedOn && match.played_on) return html`<${NotDealtHere} origin=${match.played_on} />`;
  return html`<${Fold} name="fair" verdict=${kind} open=${isOpen} toggle=${() => open(!isOpen)} label=${html`<span class=${`fair-tick ${kind}`}><${Sign} name=${SIGNS[kind]} /></span><h2>${title}</h2>`}>
    <section class="fair">
    ${texts.map((text) => html`<p key=${text}>${text}</p>`)}
    <${Steps} report=${report ?? null} nameOf=${nameOf} />
    ${report && html`<${Rounds} report=${report} game=${game} nameOf=${nameOf} />`}
    ${isProved(verdict, report) && html`<${Proof} />`}
    <div class="fair-acts">
      <button type="button" class="btn" data-action="check-again" onClick=${() => again(attempt + 1)}>${words("fairness-again")}</button>
      <p>${words("fairness-how")}</p>
      ${report && html`<${SaveMatch} store=${store} report=${report} />`}
    </div>
  </section><//>`;
}

/** In place of a check, for a match whose deal was drawn for another. @param {{origin: Origin}} props */
const NotDealtHere = ({
  origin: { match, round },
}) => html`<${Fold} name="fair" verdict="played-on" label=${html`<${Sign} name="branch" /><h2>${words("playon-from", { match, round })}</h2>`}>
  <p>${words("playon-not-checked")}</p><//>`;

/** Doubts that leave all proved that a check can prove. */
const SMALL = new Set(["share_unrevealed", "unseen"]);

/** What a host may do, and everybody sees. */
const ALLOWED = "options_chosen";

/** @param {Verdict} verdict @param {OwnReport | null | undefined} report */
const isProved = ({ kind }, report) =>
  kind === "fair" ||
  (kind === "doubt" && report?.findings.every(({ code }) => code === ALLOWED || SMALL.has(code)) === true);

const PROVED = /** @type {const} */ (["secret", "draws", "rolls"]);
const NOT_PROVED = /** @type {const} */ (["operator", "deal", "friend", "code"]);

/** What is proved, and what is not. */
const Proof = () => html`<div class="fair-says">
  <div><h3 class="disp">${words("fairness-proves")}</h3><ul>${PROVED.map((what) => html`<li key=${what}><${Sign} name="check" />${words(`fairness-proved-${what}`)}</li>`)}</ul></div>
  <div><h3 class="disp">${words("fairness-proves-not")}</h3><ul>${NOT_PROVED.map((what) => html`<li key=${what}><${Sign} name="x" />${words(`fairness-not-proved-${what}`)}</li>`)}</ul></div>
</div>`;

const SIGNS = { checking: "code", fair: "check", doubt: "q", wrong: "x", unchecked: "q" };

/**
 * @param {OwnReport | null | undefined} report undefined while it is made, null where none can be made
 * @param {(player: string) => string} nameOf
 * @returns {Verdict}
 */
function verdictOf(report, nameOf) {
  if (report === undefined) return { kind: "checking", title: words("fairness-checking"), texts: [] };
  if (report === null)
    return { kind: "unchecked", title: words("fairness-unchecked"), texts: [words("fairness-unchecked.why")] };
  const wrong = report.findings.filter(isWrong);
  if (wrong.length) {
    const isOfRounds = wrong.every(({ round }) => round !== null);
    const rounds = new Set(wrong.map(({ round }) => round));
    const others = isOfRounds && rounds.size < Object.keys(report.draws).length;
    const texts = [...textsOf(wrong, nameOf), ...(others ? [words("fairness-others-match")] : [])];
    return { kind: "wrong", title: titleOf(wrong), texts };
  }
  const drawn = Object.values(report.draws).reduce((sum, draws) => sum + draws.length, 0);
  const fair = words("fairness-fair-why", { draws: drawn });
  const texts = [...textsOf(report.findings, nameOf), fair];
  if (report.findings.every(({ code }) => code === ALLOWED))
    return { kind: "fair", title: words("fairness-fair"), texts };
  return { kind: "doubt", title: words("fairness-doubt"), texts };
}

/** Say what does not match: the secret before all else, then rounds. @param {Finding[]} wrong */
function titleOf(wrong) {
  if (wrong.some(({ code }) => code === "secret_not_promised")) return words("fairness-wrong-secret");
  if (wrong.some(({ round }) => round === null)) return words("fairness-wrong-match");
  const rounds = [...new Set(wrong.map(({ round }) => String(round)))];
  return words("fairness-wrong-rounds", { rounds: list(rounds), count: rounds.length });
}

/** @param {Finding[]} findings @param {(player: string) => string} nameOf */
function textsOf(findings, nameOf) {
  const isSecret = findings.some(({ code }) => code === "secret_not_promised");
  const said = findings
    .filter(({ code, round }) => round === null && code !== "secret_not_promised")
    .map(({ code, about }) => findingInWords(code, typeof about === "string" ? nameOf(about) : about));
  return [...new Set([...(isSecret ? [findingInWords("secret_not_promised", null)] : []), ...said])];
}
