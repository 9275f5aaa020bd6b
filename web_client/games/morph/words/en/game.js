// The words of Morph.

/** @import { GameEvents } from "../../types.js" */
/** @import { Cause, Reason, Score } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */
/** @import { OptionWords } from "../../../types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural } = grammarOf("en-GB");

/** @param {number} n */
const cards = (n) => `${n} ${plural(n, { one: "card", other: "cards" })}`;

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = { deck_empty: "A deck is empty.", resigned: "The other player gave up." };

/** What deals damage, besides an attack. @type {WordsFor<Cause>} */
const CAUSES = { attack: "attack", cleave: "Cleave", spite: "Spite", scorch: "Scorch", feat: "the feat" };

/** Whose deck, hand or mana. @param {boolean} isMine */
const whose = (isMine) => (isMine ? "your" : "their");

export const game = {
  title: "Morph",
  shadow: "The Shadow",
  front: "Front",
  here: "Here",
  back: "Back",
  against: "against",
  yourHand: "Your hand",
  watching: "You are watching.",
  over: "The game is over",
  end: "End",
  skip: "Skip",
  give: "Give to mana",
  useFeat: "Use the feat",
  endAndAttack: "End and attack",
  choosable: "can be chosen",
  notNow: "can’t be summoned now",

  /** What is read out of a card. */
  said: {
    cost: (/** @type {number} */ n) => `cost ${n}`,
    attack: (/** @type {number} */ n) => `attack ${n}`,
    defence: (/** @type {number} */ n) => `defence ${n}`,
    damage: (/** @type {number} */ n) => `${n} damage`,
    turned: "turned",
    /** @param {string} feat @param {number} cost @param {string} text */
    feat: (feat, cost, text) => `feat ${feat}, costs ${cost}: ${text}`,
  },
  placeOf: (/** @type {number} */ place) => `place ${place}`,
  /** @param {string} name @param {number} line @param {number} n */
  lineOf: (name, line, n) => `${name}, line ${line}: ${n} ${plural(n, { one: "creature", other: "creatures" })}`,
  handSize: (/** @type {number} */ n) => `${cards(n)} in hand`,
  /** @param {number} n @param {number} gone */
  deckSize: (n, gone) => `Deck: ${n} ${plural(n, { one: "life", other: "lives" })}. Discard pile: ${gone}`,
  /** @param {number} upright @param {number} all @param {number} price */
  mana: (upright, all, price) => `Mana: ${upright} of ${all} upright${price ? `, ${price} to pay` : ""}`,
  /** @param {number} budget @param {number} spent */
  purse: (budget, spent) => `Budget: ${budget}${spent ? `, ${spent} spent` : ""}`,
  powerOf: (/** @type {number | null} */ n) => (n === null ? "Power unknown" : `Power ${n}`),
  /** @param {string} name @param {string} note */
  keywordSays: (name, note) => `${name}: ${note}.`,

  onLine: (/** @type {number} */ line) => `Line ${line}`,
  /** @param {string} name @param {number} line */
  summonOn: (name, line) => `Summon ${name} on line ${line}`,
  costs: (/** @type {number} */ n) => `Costs ${n}.`,
  stakePower: (/** @type {number} */ n) => `Stake ${n}`,

  stakes: "The stake",
  staked: "Staked",
  stakeWhich: "Stake a card",
  giveWhich: "Give one to mana",
  summonWhich: "Summon",
  featWhere: "Use it where?",
  endNow: "End now?",
  yourMove: "Your turn",
  theirTurn: (/** @type {string} */ name) => `${name}’s turn`,
  chooseYours: "Choose from your hand",
  onlyYouSee: "Only you see it",
  stakedByYou: "Staked",
  hasStaked: (/** @type {string} */ name) => `${name} has staked`,
  isChoosing: (/** @type {string} */ name) => `${name} is choosing`,
  hints: {
    stake: "The higher power begins. The other’s first creature costs 1 less. Both become mana.",
    stakeThis: (/** @type {number} */ n) => `Power ${n}. Afterwards it is mana, and nobody can look at it.`,
    mana: "Face down until the end of the game. Nobody can look at it later, not even you.",
    summon: (/** @type {number} */ n) => `You have ${n} mana. Tap a card, or end your turn.`,
    discount: "Your first creature costs 1 less.",
    nothing: (/** @type {number} */ n) => (n ? `You can’t summon anything with ${n} mana.` : "You have no mana left."),
    full: "Both your lines are full.",
    /** @param {number} cost @param {"front" | "back"} place @param {"upright" | "turned"} state */
    arrives: (cost, place, state) =>
      `Costs ${cost}. It goes to the ${place}, ${state}${state === "upright" ? ", so it attacks at once" : ""}.`,
    couldMore: "You could still do something.",
    /** @param {number} n @param {number} sum */
    attack: (n, sum) =>
      n
        ? `${n} ${plural(n, { one: "creature attacks", other: "creatures attack" })}, ${sum} in all.`
        : "Nothing attacks.",
    theirs: { mana: "They are choosing a card for mana.", summon: "They are summoning creatures." },
  },
  /** What is said while something is shown. */
  film: {
    stakes: "Stakes shown",
    assault: "Assault",
    orderOfAttack: "Line 1, then line 2, each from the back.",
    shadow: "The Shadow’s turn",
    /** @param {{budget: number, mine: number, its: number, creatures: number, relief: number}} parts */
    budget: ({ budget, mine, its, creatures, relief }) =>
      `Budget ${Math.max(0, budget)}: your ${mine} mana, its ${its}, your ${creatures} ${plural(creatures, { one: "creature", other: "creatures" })}${relief ? `, less ${relief}` : ""}.`,
  },

  wins: (/** @type {string} */ name) => `${name} wins`,
  youWin: "You win",
  reasons: REASONS,
  /** @param {string} loser @param {number} turns @param {number} left */
  emptied: (loser, turns, left) =>
    `${loser} had to take a card from an empty deck in turn ${turns}. The winner had ${cards(left)} left.`,
  gaveUp: (/** @type {string} */ name) => `${name} gave up.`,
  /** How well the Shadow was beaten. @type {WordsFor<Score>} */
  scores: {
    narrow: "A narrow win",
    controlled: "A controlled win",
    brilliant: "A brilliant win",
    total: "A total win",
  },
  /** @param {string} label @param {string} value */
  optionIs: (label, value) => `${label}: ${value}.`,
  deckDrawn: (/** @type {string} */ side) => `Deck ${side}:`,

  /** The bots, by the server's word for their strength. */
  bots: {
    random: { name: "Easy", hint: "Plays at random." },
    duelist: { name: "Medium", hint: "Weighs each move for its own next assault." },
    warden: { name: "Hard", hint: "Also weighs what you can answer." },
  },
  options: /** @type {Record<string, OptionWords>} */ ({
    mode: { label: "Against", values: { duel: "Each other", solo: "The Shadow, alone" } },
    packs: {
      label: "Cards",
      hint: "One box: the other side has the two factions that you leave.",
      values: { 1: "One box", 2: "Two boxes" },
    },
    relief: {
      label: "The Shadow is",
      hint: "It spends 0, 2, 3 or 4 less each turn.",
      values: { 0: "Cruel", 2: "Strong", 3: "Fair", 4: "Mild" },
    },
    factions: {
      label: "Factions",
      hint: "Tap two, or leave it to chance.",
      values: {
        drawn: "Drawn at random",
        violet_grey: "Violet and Grey",
        violet_yellow: "Violet and Yellow",
        violet_red: "Violet and Red",
        grey_yellow: "Grey and Yellow",
        grey_red: "Grey and Red",
        yellow_red: "Yellow and Red",
      },
    },
  }),
  /** Why a move is refused that the page offered, by code. */
  refusals: {
    game_over: "The game is over.",
    not_your_turn: "It is not your turn.",
    already_staked: "You have already staked.",
    not_in_hand: "This card is not in your hand.",
    line_full: "This line is full.",
    not_enough_mana: "You don’t have enough mana.",
    feat_used: "You have already used the feat this turn.",
    solo_is_for_one: "You play the Shadow alone: only one seat may be taken.",
    duel_needs_two: "A duel needs two players. Alone, play the Shadow.",
    factions_taken: "With one box no faction can be used twice: take the two that the other player leaves.",
  },

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    battle_set_up: (e, { who }) =>
      e.mode === "solo"
        ? say`${who(0)} plays against ${who(1)}`
        : say`${who(0)} plays against ${who(1)}, 24 creatures each`,
    stake_chosen: (_, { by }) => say`${by("has staked a card", "have staked a card")}`,
    stakes_shown: (e, { who, card }) =>
      e.first === null
        ? say`Equal power: both stake again`
        : say`${card(e.stakes.A)} against ${card(e.stakes.B)}: ${who(e.first)} begins`,
    turn_began: (e, { by }) => say`${by("begins", "begin")} turn ${e.turn_number}`,
    mana_chosen: (e, { by, card }) => say`${by("gives", "give")} ${card(e.card)} to mana`,
    mana_put: (_, { by }) => say`${by("gives a card to mana", "give a card to mana")}`,
    mana_drawn: (_, { by }) => say`${by("gets a mana card from the deck", "get a mana card from the deck")}`,
    card_received: (e, { by, card }) => say`${by("draws", "draw")} ${card(e.card)}`,
    creature_summoned: (e, { by, card }) => say`${by("summons", "summon")} ${card(e.card)} on line ${e.line}`,
    creature_revealed: (e, { who, card }) =>
      say`${who(e.seat)} reveals ${card(e.card)} on line ${e.line}, ${e.spent} spent`,
    shadow_ran_out: (e, { who }) => say`${who(e.seat)} has no card left to reveal`,
    feat_used: (e, { by, feat }) => say`${by("uses", "use")} ${feat(e.pair)}`,
    attack_raised: (e, { card }) => say`${card(e.card)} has +${e.by} attack`,
    creature_turned: (e, { card }) => say`${card(e.card)} is turned`,
    creature_roused: (e, { card }) => say`${card(e.card)} is set upright`,
    assault_began: (_, { by }) => say`${by("attacks", "attack")}`,
    creature_attacked: (e, { card }) =>
      say`${card(e.card)} ${e.again ? "attacks again:" : "attacks"} ${card(e.target)}`,
    deck_attacked: (e, { card, isMine }) =>
      say`${card(e.card)} hits ${isMine(1 - e.seat) ? "your deck" : "the deck"}: ${cards(e.cards)}`,
    creature_damaged: (e, { card }) =>
      e.cause === "attack"
        ? say`${card(e.card)} takes ${e.amount} damage`
        : say`${card(e.card)} takes ${e.amount} damage from ${CAUSES[e.cause]}`,
    creature_destroyed: (e, { card, isMine }) =>
      say`${card(e.card)} ${{ discard: "is destroyed", mana: `is destroyed and goes to ${whose(isMine(e.seat))} mana`, deck: `is destroyed and goes under ${whose(isMine(e.seat))} deck` }[e.into]}`,
    creature_dissipated: (e, { card, isMine }) => say`${card(e.card)} goes under ${whose(isMine(e.seat))} deck`,
    card_discarded: (e, { by, card }) => say`${by("discards", "discard")} ${card(e.card)}`,
    card_renewed: (e, { card, isMine }) => say`${card(e.card)} goes back under ${whose(isMine(e.seat))} deck`,
    battle_ended: (e, { who }) => say`${who(e.winner)} wins. ${strong(REASONS[e.reason])}`,
  }),
};
