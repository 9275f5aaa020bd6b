/** @import { Bot, Play } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { seatColour } from "../../../ui/icons/icons.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { BotFigure } from "../cards/bot.js";
import { choice, intentOf, mayBegin, openLane, tap } from "../choice.js";
import { botSaid } from "../describe.js";
import { botsOf, laneOf, nearSeat } from "../position.js";
import { FateMark, fateFor, fateSaid } from "./fates.js";

/** The windows in which eight bots side by side are narrower than a finger. */
const NARROW = "(width < 400px)";
/** How many bots in a zone close up there, when both sides count at least two. */
const CROWD = 8;

/** The bots of a seat in a zone. @param {{play: Play, zone: number, seat: number, targets: Set<string>}} props */
export function Lane({ play, zone, seat, targets }) {
  const isNarrow = useMedia(NARROW);
  const all = botsOf(play.view).filter((bot) => bot.zone === zone);
  const bots = all.filter((bot) => bot.seat === seat);
  const others = all.length - bots.length;
  const side = seat === nearSeat(play) ? "near" : "far";
  const look = `lane ${side} ${seatColour(seat)}`;
  const wide = { "--bots": Math.max(2, bots.length) };
  if (isNarrow && Math.max(2, bots.length) + Math.max(2, others) >= CROWD) {
    const lane = laneOf({ zone, seat });
    const isOpen = intentOf(play).lane === lane;
    const isTarget = bots.some(({ card }) => targets.has(card) || mayBegin(play, card));
    return html`<button type="button" class=${`${look} closed`} style=${wide} data-lane=${lane} data-target=${isTarget ? "yes" : undefined} aria-expanded=${String(isOpen)}
      aria-label=${readOut(laneName(play, seat), ...bots.map((bot) => botSaid(play, bot)))} onClick=${() => openLane(play, lane)}>
      ${bots.map((bot) => html`<span key=${bot.card} class=${looksOf(play, bot, targets)} data-bot=${bot.card} data-about=${bot.card}><${Figure} play=${play} bot=${bot} /></span>`)}</button>`;
  }
  return html`<div class=${look} style=${wide} role=${bots.length ? "group" : undefined} aria-label=${bots.length ? laneName(play, seat) : undefined}>
    ${bots.map((bot) => html`<${BotButton} key=${bot.card} play=${play} bot=${bot} targets=${targets} />`)}</div>`;
}

/** @param {Play} play @param {number} seat */
const laneName = (play, seat) => words("morphatrons-machines", { you: seat === play.seat, name: play.name(seat) });

/** Return what shows the state of a bot in the choice. @param {Play} play @param {Bot} bot @param {Set<string>} targets */
function looksOf(play, { card, seat, mode }, targets) {
  const { subject, picks } = intentOf(play);
  const verb = choice.step(play).group?.verb;
  const picked = picks.includes(card) && (verb === "move" || verb === "triple" ? "aboard" : "aimed");
  const state = card === subject ? "chosen" : picked || (targets.has(card) ? "lit" : subject && "quiet");
  return ["game-bot", seatColour(seat), mode, state].filter(Boolean).join(" ");
}

/** @param {{play: Play, bot: Bot}} props */
function Figure({ play, bot }) {
  const fate = fateFor(play, bot.card);
  return html`<${BotFigure} ...${bot} /><i class="owner"></i>${fate && html`<${FateMark} fate=${fate} />`}`;
}

/** A bot that can be tapped, wherever it is shown. @param {{play: Play, bot: Bot, targets: Set<string>}} props */
export function BotButton({ play, bot, targets }) {
  const { subject, picks } = intentOf(play);
  const { card } = bot;
  const isTarget = targets.has(card) || mayBegin(play, card);
  const fate = fateFor(play, card);
  return html`<button type="button" class=${looksOf(play, bot, targets)} data-bot=${card} data-about=${card} data-target=${isTarget ? "yes" : undefined}
    aria-label=${readOut(botSaid(play, bot), fate && fateSaid(fate))} aria-pressed=${String(card === subject || picks.includes(card))}
    onClick=${() => tap(play, card)}><${Figure} play=${play} bot=${bot} /></button>`;
}
