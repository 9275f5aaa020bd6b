/** @import { Place } from "./replay_screen.js" */
/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Shown } from "../../state/replay_links.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { endLink, makeLink, seeLinks } from "../../net/replay_links.js";
import { newToken } from "../../state/passes.js";
import { keepSecret, secretOf, sharedAddress } from "../../state/replay_links.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { canSend, useSharing } from "../people/share_link.js";

/**
 * Links by which anybody sees this round again, or the whole match. Its maker can withdraw it.
 * @param {{replay: Replay, place: Place}} props
 */
export function LinkForOthers({ replay, place: { code, player, store } }) {
  const [links, setLinks] = useState(/** @type {Shown[] | null} */ (null));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  useEffect(() => void attempt(async () => setLinks((await seeLinks(code, player)).links)), [code, player]);
  if (!replay.place) return null;
  const { match, number } = replay.place;
  const isSeated = store.seat.value !== null;
  const table = store.now.table;
  const goesOn = table?.match?.number === match && !table.match.ended;
  /** @type {Shown[]} */
  const kinds = [{ match, round: number }, ...(goesOn ? [] : [{ match, round: null }])];
  /** @param {Shown} shown @param {string} token */
  const make = async (shown, token) => {
    let isMade = false;
    await attempt(async () => {
      setLinks((await makeLink(code, player, { token, ...shown })).links);
      isMade = true;
      keepSecret(code, player, shown, token);
    });
    return isMade;
  };
  /** @param {Shown} shown */
  const end = (shown) =>
    void attempt(async () => {
      setLinks((await endLink(code, player, shown)).links);
      keepSecret(code, player, shown, null);
    });
  return html`<section class="share-part" aria-busy=${String(busy)}>
    <p>${isSeated ? words("sharing-for-others") : words("sharing-only-seated")}</p>
    ${
      links &&
      isSeated &&
      kinds.map(
        (shown) =>
          html`<${OneLink} key=${String(shown.round)} replay=${replay} shown=${shown} busy=${busy}
          token=${isThere(links, shown) ? secretOf(code, player, shown) : null} isThere=${isThere(links, shown)}
          make=${(/** @type {string} */ token) => make(shown, token)} end=${() => end(shown)} />`,
      )
    }
    <${Refused} refusal=${refusal} of="sharing" />
  </section>`;
}

/** @param {Shown[]} links @param {Shown} shown */
const isThere = (links, { match, round }) => links.some((link) => link.match === match && link.round === round);

/**
 * One link: to make and send, to send again, or to withdraw. Made on another device, it can't be shown here.
 * @param {{replay: Replay, shown: Shown, token: string | null, isThere: boolean, busy: boolean,
 *   make: (token: string) => Promise<boolean>, end: () => void}} props
 */
function OneLink({ replay, shown, token, isThere, busy, make, end }) {
  // Drawn before there is a link, so that one tap both makes and sends it.
  const [next, renew] = useState(newToken);
  const url = sharedAddress(token ?? next, replay);
  const { said, byHand, place, copy, send } = useSharing(url, { url });
  const share = async () => {
    if (token || (await make(next))) await (canSend() ? send() : copy());
  };
  const withdraw = () => {
    renew(newToken());
    end();
  };
  const kind = shown.round === null ? "match" : "round";
  return html`<div class="share-link" data-link=${kind}>
    ${isThere && !token && html`<p>${words("sharing-elsewhere")}</p>`}
    <button type="button" class="btn" data-action=${`share-${kind}`} disabled=${busy} onClick=${() => void share()}>
      <${Sign} name=${said ? "check" : "share"} />${said || (token ? words(`sharing-send-again-${kind}`) : words(`sharing-make-${kind}`))}</button>
    ${
      isThere &&
      html`<button type="button" class="btn" data-action=${`withdraw-${kind}`} disabled=${busy} onClick=${withdraw}>
        ${words("sharing-withdraw")}</button>`
    }
    ${byHand && html`<span class="shared-text" data-shared ref=${place}>${url}</span>`}
  </div>`;
}
