// What an assault would do, foreseen on the lines as they stand (R5). It has no choices and no chance.

/** @import { Foreseen, Play, Shown, Side } from "./types.js" */
/** @import { MorphView } from "./wire.js" */

import { attackOf, defenceOf } from "./cards/creatures.js";
import { film } from "./film.js";
import { CREATURES } from "./rule_tables.js";
import { LINES, sideOf } from "./view.js";

/** Foresee the assault if this player ends the turn now; null when they can't. @param {Play} play */
export const assaultAhead = (play) =>
  play.seat !== null && !film.value && play.legal.includes("end") ? foresee(play.view, sideOf(play.seat)) : null;

/**
 * Foresee the assault of a side. It ends where a deck can't give a card (R8.1).
 * @param {Pick<MorphView, "lines" | "deck">} view
 * @param {Side} side
 * @returns {Foreseen}
 */
export function foresee(view, side) {
  const assault = new Assault(view, side);
  for (const line of LINES) assault.attackOn(line);
  const { fates, lost, isWon } = assault;
  return { fates, lost, isWon };
}

/** Return the value of a creature's keyword; 0 for one without, undefined if it has none. @param {Shown} creature @param {string} keyword */
const keywordOf = ({ card }, keyword) => CREATURES[card].keywords.find(([name]) => name === keyword)?.[1];

class Assault {
  /** @param {Pick<MorphView, "lines" | "deck">} view @param {Side} side */
  constructor({ lines, deck }, side) {
    this.side = side;
    /** @type {Side} */
    this.enemy = side === "A" ? "B" : "A";
    this.deck = { ...deck };
    /** @type {Record<string, Shown[]>} */
    this.lines = Object.fromEntries(Object.entries(lines).map(([name, row]) => [name, row.map((one) => ({ ...one }))]));
    /** @type {Foreseen["fates"]} */
    this.fates = new Map();
    this.lost = 0;
    this.isWon = false;
  }

  /** Let the upright creatures of a line attack, the farthest first (R5.1). @param {number} line */
  attackOn(line) {
    const row = this.lines[`${this.side}${line}`];
    for (
      let one = row.findLast(({ upright }) => upright);
      one && !this.isWon;
      one = row.findLast(({ upright }) => upright)
    )
      this.attack(one, line);
  }

  /** Let a creature attack, by Carnage once more (R5.5d). @param {Shown} one @param {number} line */
  attack(one, line) {
    const hasCarnage = keywordOf(one, "carnage") !== undefined;
    const hasDestroyed = this.strike(one, line);
    if (hasCarnage && hasDestroyed && this.stands(one, line) && !this.isWon) this.strike(one, line);
    one.upright = false;
  }

  /** @param {Shown} one @param {number} line */
  stands = (one, line) => this.lines[`${this.side}${line}`].includes(one);

  /** Carry out one attack; return whether it destroys anything (R5.2 to R5.5). @param {Shown} one @param {number} line */
  strike(one, line) {
    const row = this.lines[`${this.enemy}${line}`];
    if (!row.length) {
      this.attackDeck(one, line);
      return false;
    }
    const target = keywordOf(one, "stalk") === undefined ? 0 : row.length - 1;
    hurt(row[target], attackOf(one));
    if (row[target + 1]) hurt(row[target + 1], keywordOf(one, "cleave") ?? 0);
    const fallen = row.filter((each) => defenceOf(each) <= 0).reverse();
    for (const each of fallen) this.leave(each, this.enemy, line, "destroyed");
    for (const spite of fallen.map((each) => keywordOf(each, "spite"))) {
      if (spite === undefined || !this.stands(one, line)) continue;
      hurt(one, spite);
      if (defenceOf(one) <= 0) this.leave(one, this.side, line, "destroyed");
    }
    return fallen.length > 0;
  }

  /** Take cards from the enemy's deck, and put the attacker under one's own (R5.4). @param {Shown} one @param {number} line */
  attackDeck(one, line) {
    const taken = Math.min(attackOf(one), this.deck[this.enemy]);
    this.lost += taken;
    this.deck[this.enemy] -= taken;
    this.isWon = taken < attackOf(one);
    if (!this.isWon) this.leave(one, this.side, line, "dissipated");
  }

  /** Let a creature leave its line (R5.3, R6). @param {Shown} one @param {Side} owner @param {number} line @param {"destroyed" | "dissipated"} fate */
  leave(one, owner, line, fate) {
    const row = this.lines[`${owner}${line}`];
    row.splice(row.indexOf(one), 1);
    this.fates.set(`${owner}${one.card}`, fate);
    if (fate === "dissipated" || keywordOf(one, "echo") !== undefined) this.deck[owner] += 1;
  }
}

/** Deal damage, less by Carapace. @param {Shown} one @param {number} amount */
function hurt(one, amount) {
  one.damage = (one.damage ?? 0) + Math.max(0, amount - (keywordOf(one, "carapace") ?? 0));
}
