// What a card does, in words.

/** @import { Bot, Play } from "./types.js" */

import { readOut } from "../../i18n/grammar.js";
import { attackOf, botOf, flies, rankOf, suitOf } from "./position.js";
import { HEIGHT_NEEDED } from "./rule_tables.js";
import { M } from "./words.js";

/** Say how a card attacks as a robot. @param {string} card */
function attacks(card) {
  const [strike, shoot] = [attackOf(card, "strike"), attackOf(card, "shoot")];
  return M.or([...(strike ? [M.strikes(strike.damage, strike.targets)] : []), ...(shoot ? [M.shoots(shoot.damage, shoot.targets)] : [])]); // biome-ignore format: one line
}

/** Say what a card does as a vehicle. @param {string} card */
const drives = (card) => readOut(M.abilities[suitOf(card)], flies(card) && M.flies);

/** Say what a card does in each mode. @param {string} card */
const bothModes = (card) => `${M.robotDoes(attacks(card))} ${M.vehicleDoes(drives(card))}`;

/** Name a bot, with all that is true of it, to be read out. @param {Play} play @param {Bot} bot */
export function botSaid(play, { card, seat, mode, damage, isProtected }) {
  const named = seat === play.seat ? M.mine(card) : M.theirs(play.name(seat), card);
  const does = mode === "robot" ? attacks(card) : drives(card);
  return readOut(named, M.modes[mode], does, damage && M.damage[damage], isProtected && M.protected);
}

/** Name a card in the hand, to be read out. @param {string} card */
export const cardSaid = (card) => `${M.cardName(card)}. ${bothModes(card)}`;

/** Say what should be known of a card that is looked at: what it does, and why it may not be played. @param {Play} play @param {string} card */
export function aboutCard(play, card) {
  const bot = botOf(play.view, card);
  if (!bot) return [bothModes(card), whyNot(play, card)].filter(Boolean).join(" ");
  const marks = readOut(bot.damage && M.damage[bot.damage], bot.isProtected && M.protected);
  const hasAttacked = play.view.attacked?.includes(card) && M.hasAttacked;
  const note = marks && `${marks[0].toUpperCase()}${marks.slice(1)}.`;
  const does = bot.mode === "robot" ? M.robotDoes(attacks(card)) : M.vehicleDoes(drives(card));
  return [does, note, hasAttacked].filter(Boolean).join(" ");
}

/** Say why a card can't be played now; "" if it can, or if no action is left. @param {Play} play @param {string} card */
function whyNot(play, card) {
  if (!play.legal.includes("draw") || play.legal.includes(`play ${card} robot`)) return "";
  const needed = HEIGHT_NEEDED[rankOf(card)];
  const heights = Object.entries(play.view.buildings).filter(([name]) => name.startsWith("AB"[play.seat ?? 0]));
  if (needed && !heights.some(([, height]) => height >= needed)) return M.needsHeight(needed);
  return M.boardFull;
}
