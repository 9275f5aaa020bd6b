/** @import { Component } from "../../lib/index.js" */
/** @import { GameClient } from "../../games/types.js" */
/** @import { TableSummary } from "../../net/wire.js" */

import { inARow } from "../../i18n/grammar.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { joinTable, seeTable } from "../../net/entering.js";
import { RequestRefused } from "../../net/rest.js";
import { openRules, showRules } from "../../routing/open_rules.js";
import { navigate } from "../../routing/route.js";
import { hasPlayed } from "../../state/played_games.js";
import { asGuest, isGuest, storedName, storeName } from "../../state/guest.js";
import { PosterPage } from "./poster_page.js";
import { isolated } from "../../i18n/language.js";
import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { whoIsThere } from "./who_is_there.js";
import { Lazy } from "../../loading/lazy.js";
import { NameField } from "../forms/name_field.js";
import { Figures, lineOf } from "../home/game_facts.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { useGame } from "../../games/registry.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { BRAND } from "../../i18n/brand.js";

const loadOtherCode = async () => (await import("./other_code.js")).OtherCode;
const loadLesson = async () => (await import("./lesson_before.js")).LessonBefore;
const loadInvited = async () => (await import("../evening/meeting.js")).loadInvited();
const loadClosed = async () => (await import("./closed.js")).Closed;
const loadSeatGone = async () => (await import("../people/seat_gone.js")).SeatGone;

/** How often a waiting page asks who is there, in milliseconds. */
const AGAIN = 10_000;

/** Reasons for which asking for a table again is of no use. */
const HOPELESS = ["no_such_table", "removed", "table_gone", "table_unreadable"];

/** Reasons other than removal for which a page loses its player. */
const SEAT_GONE = ["device_dropped", "seat_given_away"];

/**
 * The page of a visitor who is not at this table yet.
 * @param {{invitation: string, note: string | null, enter: (player: string) => void,
 *   prepare: (summary: TableSummary) => void, loadRules: () => Promise<Component<any>>}} props `prepare` loads
 *   what will be shown to those who enter, `loadRules` the rules beside this page
 */
export function Invite({ invitation, note, enter, prepare, loadRules }) {
  const { summary, refusal, refuse, lost, look } = useSummary(invitation, note);
  useEffect(() => {
    if (summary) prepare(summary);
  }, [summary]);

  const mine = (summary?.you ?? []).filter((you) => summary?.may_watch || you.seat != null);
  const welcome = summary && refusal?.code !== "removed";
  const host =
    welcome && summary.options.entry !== "locked" && !mine.length && summary.free_seats > 0 ? summary.host : null;
  const game = useGame(summary?.game);
  const { games } = useOfferedGames();
  const [learning, learn] = useState(false);
  useEffect(() => {
    if (!learning) document.title = `${words("lobby-invitation")} · ${isolated(summary?.title ?? BRAND)}`;
  }, [learning, summary?.title]);
  if (learning && game) return html`<${Lazy} load=${loadLesson} props=${{ game, leave: () => learn(false) }} />`;
  return html`<${PosterPage} name="invite" game=${summary?.game} ready=${Boolean(summary ?? refusal)}>
    ${
      summary && host
        ? html`<h1 class="disp invited" translate=${false}>${words("lobby-saved-a-seat", { host })}</h1>
          <p>${lineOf(summary.game)}</p>
          <${Figures} game=${games.find(({ name }) => name === summary.game) ?? { name: summary.game, title: summary.title }} known=${isGuest()} />`
        : html`<h1 class="disp" translate=${false}>${words("lobby-table-called", { name: tableName(invitation) })}</h1>`
    }
    ${summary && html`<p class="here" translate=${false}>${inARow(whoIsThere(summary), summary.phase !== "waiting" && words("lobby-phase-now", { phase: summary.phase }))}</p>`}
    ${
      SEAT_GONE.includes(refusal?.code)
        ? html`<${Lazy} load=${loadSeatGone} props=${{ code: refusal.code }} />`
        : html`<${Refused} refusal=${refusal} of="lobby" />`
    }
    ${lost && html`<button type="button" class="btn btn-main" data-action="try-again" onClick=${() => void look()}>${words("table-try-again")}</button>`}
    <${Entry} invitation=${invitation} summary=${summary} mine=${mine} welcome=${welcome} enter=${enter} refuse=${refuse} />
    ${refusal?.code === "no_such_table" && html`<${Lazy} load=${loadOtherCode} props=${{ invitation, refuse, look }} />`}
    ${(refusal || summary) && html`<${More} summary=${summary} game=${game} learn=${() => learn(true)} />`}
  <//>
  ${openRules.value !== null && game && html`<${Lazy} load=${loadRules} props=${{ game }} />`}`;
}

/**
 * Return a table's summary, kept up to date, or why there is none; `look` fetches it again.
 * @param {string} invitation
 * @param {string | null} note why this page has lost its player
 */
function useSummary(invitation, note) {
  const [summary, setSummary] = useState(/** @type {TableSummary | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (note && { code: note, reason: "" }));
  const [lost, setLost] = useState(false);
  const look = async () => {
    try {
      setSummary(await seeTable(invitation));
      if (lost) refuse(null);
      setLost(false);
    } catch (error) {
      refuse(error);
      setLost(!(error instanceof RequestRefused) || !HOPELESS.includes(error.code));
    }
  };
  useEffect(() => {
    void look();
  }, [invitation]);
  useEffect(() => {
    if (!summary) return undefined;
    const again = () => void seeTable(invitation).then(setSummary, () => {});
    const seen = () => document.hidden || again();
    const timer = setInterval(seen, AGAIN);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [summary]);
  return { summary, refusal, refuse, lost, look };
}

/**
 * The ways in: as a player that this browser already has, or as a new one.
 * @param {{invitation: string, summary: TableSummary | null, mine: TableSummary["you"], welcome: unknown,
 * enter: (player: string) => void, refuse: (error: any) => void}} props `mine`: the players that this browser has here
 */
function Entry(props) {
  const { mine, welcome, enter } = props;
  const [anew, setAnew] = useState(false);
  return html`${mine.map(
    (you) => html`<button type="button" class="btn btn-main" key=${you.player} translate=${false}
      data-action="come-back" data-player=${you.player}
      onClick=${() => enter(you.player)}>${words("lobby-come-back-as", { name: you.name })}</button>`,
  )}
  ${
    welcome &&
    (mine.length && !anew
      ? html`<button type="button" class="btn" data-action="somebody-else"
      onClick=${() => setAnew(true)}>${words("lobby-as-somebody-else")}</button>`
      : html`<${Join} ...${props} main=${!mine.length} />`)
  }`;
}

/**
 * The ways to learn the game, and home.
 * @param {{summary: TableSummary | null, game: GameClient | null, learn: () => void}} props
 */
function More({ summary, game, learn }) {
  return html`<div class="go-more">
    ${
      game?.loadLesson &&
      html`<button type="button" class="btn btn-quiet" data-action="learn" onClick=${learn}>${words("lobby-learn")}</button>`
    }
    ${
      game?.loadRules &&
      html`<button type="button" class="btn btn-quiet" data-action="rules"
      onClick=${() => showRules()}>${words("rules-title")}</button>`
    }
    <button type="button" class=${summary ? "btn btn-quiet" : "btn"} data-action="home"
      onClick=${() => navigate("/")}>${words("table-home")}</button>
  </div>`;
}

/**
 * Comes to the table. Where an evening is planned, one answers in coming; during a match one may watch or play as well.
 * @param {{invitation: string, enter: (player: string) => void, refuse: (error: any) => void,
 *   summary: TableSummary, main: boolean}} props
 */
function Join({ invitation, enter, refuse, summary, main }) {
  const known = storedName();
  const [name, setName] = useState([...summary.players, ...summary.bots].includes(known) ? "" : known);
  const [busy, attempt] = useAttempt(refuse);
  /** @param {boolean} sit @param {"yes" | "maybe" | "no"} [answer] */
  const join = (sit, answer) =>
    attempt(async () => {
      storeName(name.trim());
      const { player } = await asGuest(name.trim(), () => joinTable(invitation, name.trim(), sit, answer));
      enter(player);
    });
  const free = summary.free_seats > 0;
  const playing = /playing|between/.test(summary.phase);
  // Where nobody is host, the next to come is, and needs nobody's consent.
  const waits = free && summary.phase === "playing" && summary.host;
  const inPlace = free && !waits && playing && summary.free_seats <= summary.bots.length;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (event.submitter) void join(event.submitter.dataset.action === "sit");
  };
  const { host, options } = summary;
  if (options.entry === "locked" || (!summary.may_watch && (waits || !free)))
    return html`<${Lazy} load=${loadClosed} props=${{ summary }} />`;
  const named = html`<${NameField} name=${name} write=${setName} />
    ${inPlace && html`<p>${words("lobby-in-place-of-bot")}</p>`}
    ${
      options.entry === "approval" && host
        ? html`<p data-approval>${words("lobby-host-admits", { host })}</p>`
        : waits && html`<p>${words("lobby-play-soon", { host: waits })}</p>`
    }`;
  const ways = html`${
    free
      ? html`<button class=${main ? "btn btn-main" : "btn"} data-action="sit" disabled=${busy}>${waits ? words("lobby-ask-for-seat") : words("lobby-sit-down")}</button>`
      : html`<p>${words("lobby-no-seat-free")}</p>`
  }
    <div class="low ends">
      <p>${free && !playing && !hasPlayed(summary.game) && words("lobby-learn-before")}</p>
      ${
        summary.may_watch &&
        html`<button class=${main && !free ? "btn btn-main" : "btn btn-quiet"} data-action="watch" disabled=${busy}><${Sign} name="eye" />${words("lobby-just-watch")}</button>`
      }
    </div>`;
  return html`<form class="go-form" onSubmit=${submit}>
    ${summary.evening ? html`<${Lazy} load=${loadInvited} props=${{ summary, named, ways: playing && ways, busy, lit: main, join }} />` : [named, ways]}
  </form>`;
}
