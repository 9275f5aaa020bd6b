/** @import { Component } from "../../lib/index.js" */
/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib/index.js";
import { noteDrawn } from "../../lib/parting.js";
import { showRules } from "../../routing/open_rules.js";
import { isOpen, SharedSeats } from "../../state/curtain/shared_seats.js";
import { forgetPlayer, playersIn } from "../../state/enter_leave.js";
import { takePart } from "../../state/fairness/take_part.js";
import { said } from "../accessibility/announcer.js";
import { Sign } from "../icons/icons.js";
import { Effects, hushed } from "../table/side_effects.js";
import { hidesNothing, OpenBand, PublicBand, RestingBand } from "./bands.js";
import { Curtain } from "./curtain.js";

needWords("curtain");

/**
 * A table on a page that friends pass round: what everybody sees, a curtain for whom is asked, and the table of the one
 * seat that is open.
 * @param {{code: string, players: string, lose: (reason: string) => void, Table: Component<any>}} props
 */
export function SharedTable({ code, players, lose, Table }) {
  const [visit, again] = useState(0);
  const seats = useMemo(() => new SharedSeats(code, playersIn(players)), [code, visit]);
  useEffect(() => {
    seats.open();
    return () => seats.close();
  }, [seats]);
  useEffect(() => seats.become(playersIn(players)), [seats, players]);
  useShares(seats);
  useHiding(seats);
  const { opened, common } = seats;
  const { table } = common.now;
  const [stays, proceed] = useLastRound(seats);
  const open = opened.value;
  const isThere = Boolean(open?.now.table || open?.ended.value);
  const forget = useMemo(() => open && noteDrawn(), [open]);
  useEffect(() => () => forget?.(), [forget]);
  const acting = stays ? null : seats.acting;
  const shared = { resume: () => again(visit + 1), seat: false };
  /** @param {TableStore} store */
  const of = (store) => ({ ...shared, store, lose: () => forgetPlayer(code, store.player) });
  if (open && isThere) {
    const beside = (/** @type {Shown} */ { game, motion }) =>
      html`<${OpenBand} seats=${seats} store=${open} game=${game} motion=${motion} />
        <${Effects} store=${common} game=${game} motion=${null} />`;
    return html`<div class="shared" data-opened=${open.player}>
      <${Table} key=${open.player} ...${of(open)} seat more=${quiet} beside=${beside} /></div>`;
  }
  if (acting && table && isOpen(table)) {
    const beside = () => html`<${RestingBand} seats=${seats} />`;
    return html`<div class="shared resting"><${Table} key=${acting.player} ...${of(acting)} beside=${beside} /></div>`;
  }
  const more = () => ({
    proceed,
    player: seats.speaker.value,
    corner: html`<button type="button" class="iconbtn" data-action="rules" aria-label=${words("table-rules")}
    onClick=${() => showRules()}><${Sign} name="learn" /></button>`,
  });
  const beside = (/** @type {Shown} */ { game, motion }) => {
    if (table && isOpen(table)) return html`<${RestingBand} seats=${seats} />`;
    const to = open?.player ?? (motion?.seen.value ? null : seats.handTo.value);
    const Way = hidesNothing(game) ? AtOnce : Curtain;
    return html`<${PublicBand} seats=${seats} game=${game} />${to && html`<${Way} key=${to} seats=${seats} player=${to} />`}`;
  };
  return html`<div class="shared common"><${Table} key="common" ...${shared} store=${common} lose=${lose} beside=${beside} more=${more} /></div>`;
}

/** @typedef {{game: GameClient, motion: TableMotion | null}} Shown */

/** Opens somebody's seat where there is nothing to cover. @param {{seats: SharedSeats, player: string}} props */
function AtOnce({ seats, player }) {
  useEffect(() => seats.show(player), []);
  return null;
}

/** A game that asks for no attention. @param {GameClient} game */
const quiet = (game) => ({ game: hushed(game) });

/** Let all who rest do their part in the table's chance. @param {SharedSeats} seats */
function useShares(seats) {
  const resting = seats.resting.value;
  useEffect(() => {
    const stops = Object.values(resting).map(takePart);
    return () => stops.forEach((stop) => stop());
  }, [resting]);
}

/** Close the open seat when the page is put away: who takes it up may be another. @param {SharedSeats} seats */
function useHiding(seats) {
  const open = seats.opened.value;
  useEffect(() => {
    if (!open) return undefined;
    const hide = () => document.hidden && seats.shut();
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      said.value = [];
    };
  }, [open]);
}

/**
 * Return whether the last round of a match that was won stays on the screen, and what goes on to the result: that is
 * shown to one player, who can ask for it.
 * @param {SharedSeats} seats
 * @returns {[boolean, () => void]}
 */
function useLastRound({ common, opened }) {
  const { table } = common.now;
  const played = useRef(false);
  const [, draw] = useState(0);
  if (table?.phase === "playing") played.current = !opened.value;
  else if (table?.phase !== "over" || table.match?.ended !== "won") played.current = false;
  const proceed = () => {
    played.current = false;
    draw((times) => times + 1);
  };
  return [played.current, proceed];
}
