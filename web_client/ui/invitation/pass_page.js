/** @import { TableSummary } from "../../net/wire.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { usePass } from "../../net/entering.js";
import { seeTable } from "../../net/rest.js";
import { readPass } from "../../state/passes.js";
import { navigate } from "../../routing/route.js";
import { asGuest, recallName, rememberName } from "../../state/session.js";
import { PosterPage } from "./poster_page.js";
import { D } from "../../i18n/lobby.js";
import { NameField } from "../forms/name_field.js";
import { P } from "../../i18n/passes.js";
import { Refused, useRequest } from "../parts/refusals.js";
import { inARow, seatLetter, W } from "../../i18n/table.js";

/**
 * The page that a link with a pass opens. It says what the pass is for before using it.
 * @param {{invitation: string, enter: (player: string) => void, decline: () => void}} props `decline`: go on to
 *   the table without it
 */
export function PassPage({ invitation, enter, decline }) {
  const [pass] = useState(readPass(location.hash));
  const [summary, setSummary] = useState(/** @type {TableSummary | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useRequest(refuse);
  const [name, setName] = useState(recallName());
  useEffect(() => {
    document.title = `${D.invitedTo(invitation)} · ${W.brand}`;
    seeTable(invitation).then(setSummary, refuse);
  }, [invitation]);

  const mine = pass.as !== undefined;
  const me = pass.as ?? name.trim();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    void attempt(async () => {
      const { player } = await asGuest(me, () => usePass(invitation, pass.token, mine ? undefined : me));
      if (!mine || !recallName()) rememberName(me);
      enter(player);
    });
  };
  const dead = refusal?.code === "no_such_pass" || refusal?.code === "removed";
  return html`<${PosterPage} name="pass" game=${summary?.game} ready=${Boolean(summary ?? refusal)}>
    <h1 class="disp">${titleOf(pass, invitation)}</h1>
    ${!dead && html`<p>${hintOf(pass)}</p>`}
    ${summary && !mine && html`<p>${inARow(D.whoIsThere(summary.players, summary.bots), D.phaseNow(summary.phase))}</p>`}
    <${Refused} refusal=${refusal} words=${P.refusals} />
    ${refusal?.code === "no_such_pass" && html`<p class="sum">${mine ? P.staleDevice : P.staleSeat}</p>`}
    ${
      !dead &&
      html`<form class="go-form" onSubmit=${submit}>
      ${!mine && html`<${NameField} name=${name} write=${setName} />`}
      <button class="btn btn-main" data-action="use-pass" disabled=${busy}>${buttonOf(pass)}</button>
    </form>`
    }
    <button type="button" class=${dead ? "btn btn-main" : "btn btn-quiet"} data-action="decline-pass"
      onClick=${decline}>${dead ? P.toTable : P.notNow}</button>
    <button type="button" class="btn btn-quiet" data-action="home" onClick=${() => navigate("/")}>${W.home}</button>
  <//>`;
}

/** @typedef {ReturnType<typeof readPass>} ReadPass */

/** @param {ReadPass} pass @param {string} invitation */
function titleOf({ as, seat, of }, invitation) {
  if (as) return P.playAs(as);
  if (of) return P.seatOf(of);
  return seat === undefined ? D.invitedTo(invitation) : P.seatAt(seatLetter(seat));
}

/** @param {ReadPass} pass */
function hintOf({ as, seat, of }) {
  if (as) return P.playAsHint(as);
  if (of) return P.seatOfHint(of);
  return seat === undefined ? P.anyPassHint : P.seatAtHint;
}

/** @param {ReadPass} pass */
function buttonOf({ as, seat }) {
  if (as) return P.playHereAs(as);
  return seat === undefined ? P.usePass : D.takeSeat;
}
