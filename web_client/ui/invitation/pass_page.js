/** @import { PassSummary, TableSummary } from "../../net/wire.js" */

import { inARow } from "../../i18n/grammar.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { seePass, seeTable, usePass } from "../../net/entering.js";
import { readPass } from "../../state/passes.js";
import { navigate } from "../../routing/route.js";
import { asGuest, storedName, storeName } from "../../state/guest.js";
import { PosterPage } from "./poster_page.js";
import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { whoIsThere } from "./who_is_there.js";
import { NameField } from "../forms/name_field.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { BRAND } from "../../i18n/brand.js";
import { emptySeatName } from "../../i18n/seats.js";

/** Reasons for which a link is of no use any more. */
const HOPELESS = new Set(["no_such_pass", "no_such_table", "removed", "table_gone", "table_unreadable"]);

/**
 * The page that a link with a pass opens. It says what the pass is for before using it, as the server knows it: the
 * link is somebody's word.
 * @param {{invitation: string, enter: (player: string) => void, decline: () => void}} props `decline`: go on to
 *   the table without it
 */
export function PassPage({ invitation, enter, decline }) {
  const [token] = useState(readPass(location.hash));
  const [pass, setPass] = useState(/** @type {PassSummary | null} */ (null));
  const [summary, setSummary] = useState(/** @type {TableSummary | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const [name, setName] = useState(storedName());
  const look = () => attempt(async () => setPass(await seePass(invitation, token)));
  useEffect(() => {
    document.title = `${words("lobby-invitation")} · ${BRAND}`;
    seeTable(invitation).then(setSummary, () => {});
    void look();
  }, [invitation]);

  const mine = pass?.seat === null;
  const me = (mine && pass.player) || name.trim();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    void attempt(async () => {
      const { player } = await asGuest(me, () => usePass(invitation, token, mine ? undefined : me));
      if (!mine || !storedName()) storeName(me);
      enter(player);
    });
  };
  const dead = HOPELESS.has(refusal?.code);
  return html`<${PosterPage} name="pass" game=${summary?.game} ready=${Boolean(pass ?? refusal)}>
    <h1 class="disp" translate=${false}>${pass ? titleOf(pass) : words("lobby-table-called", { name: tableName(invitation) })}</h1>
    ${pass && !dead && html`<p translate=${false}>${hintOf(pass)}</p>`}
    ${summary && !mine && html`<p translate=${false}>${inARow(whoIsThere(summary), words("lobby-phase-now", { phase: summary.phase }))}</p>`}
    <${Refused} refusal=${refusal} of="passes" />
    ${refusal?.code === "no_such_pass" && html`<p class="sum">${words("passes-refused-no_such_pass.hint")}</p>`}
    ${
      pass &&
      !dead &&
      html`<form class="go-form" onSubmit=${submit}>
      ${!mine && html`<${NameField} name=${name} write=${setName} />`}
      <button class="btn btn-main" data-action="use-pass" translate=${false} disabled=${busy}>${buttonOf(pass)}</button>
    </form>`
    }
    ${
      !pass &&
      refusal &&
      !dead &&
      html`<button type="button" class="btn btn-main" data-action="try-again" disabled=${busy}
      onClick=${() => void look()}>${words("table-try-again")}</button>`
    }
    ${
      (!dead || refusal.code === "no_such_pass") && // else there is no table to go to, either
      html`<button type="button" class=${dead ? "btn btn-main" : "btn btn-quiet"} data-action="decline-pass"
      onClick=${decline}>${dead ? words("passes-to-table") : words("passes-not-now")}</button>`
    }
    <button type="button" class="btn btn-quiet" data-action="home" onClick=${() => navigate("/")}>${words("table-home")}</button>
  <//>`;
}

/** @param {PassSummary} pass */
function titleOf({ seat, player }) {
  if (seat === null) return words("passes-play-as", { name: player ?? "" });
  return words("passes-seat-of", { name: player ?? emptySeatName(seat) });
}

/** @param {PassSummary} pass */
function hintOf({ seat, player }) {
  if (seat === null) return words("passes-play-as.hint", { name: player ?? "" });
  return words("passes-seat-of.hint");
}

/** @param {PassSummary} pass */
const buttonOf = ({ seat, player }) =>
  seat === null ? words("passes-play-here-as", { name: player ?? "" }) : words("lobby-take-seat");
