// The words of Morphatrons in English.

/** @import { GameEvents } from "../../types.js" */
/** @import { Damage, Mode, Reason, Weapon } from "../../wire.js" */
/** @import { OptionWords } from "../../../types.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural, list, either } = grammarOf("en-GB");

/** @type {WordsFor<string, [sign: string, name: string]>} */
const SUITS = { S: ["♠", "spades"], H: ["♥", "hearts"], C: ["♣", "clubs"], D: ["♦", "diamonds"] };
/** @type {WordsFor<string>} */
const RANKS = { J: "Jack", Q: "Queen", K: "King", A: "Ace" };

/** A card or a building, in short. @param {string} name */
const short = (name) => (/^[AB]\d$/.test(name) ? name : `${name.slice(0, -1)}${SUITS[name.slice(-1)][0]}`);

/** A card, spoken. @param {string} card */
const cardName = (card) => `${RANKS[card.slice(0, -1)] ?? card.slice(0, -1)} of ${SUITS[card.slice(-1)][1]}`;

/** @param {string[]} names */
const all = (names) => list(names.map(short));

/** @type {WordsFor<Mode>} */
const AS = { robot: "robot", vehicle: "vehicle" };

/** @type {WordsFor<Damage | "scrapped">} */
const DAMAGE = { minor: "minor damage", critical: "critical", scrapped: "scrapped" };

/** @type {WordsFor<Weapon, [theirs: string, mine: string, verb: string]>} */
const WEAPONS = { strike: ["strikes", "strike", "Strike"], shoot: ["shoots", "shoot", "Shoot"] };

/** @param {number} n */
const actions = (n) => `${n} ${plural(n, { one: "action", other: "actions" })}`;

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  city_destroyed: "The last building of a city fell.",
  turn_limit: "The turn limit was reached: the larger city wins.",
  resigned: "The other player gave up.",
};

/** What happened to each target of an attack. @param {any} event */
const fates = ({ damage, scrapped, heights }) => [
  ...Object.entries(damage).map(([card, mark]) => `${short(card)}: ${DAMAGE[/** @type {string} */ (mark)]}`),
  ...scrapped.map((/** @type {string} */ card) => `${short(card)}: scrapped`),
  ...Object.entries(heights).map(([building, height]) => `${building}: ${height ? `height ${height}` : "destroyed"}`),
];

export const game = {
  title: "Morphatrons",
  players: "Players",
  short,
  cardName,
  street: "The street",
  zone: (/** @type {number} */ zone) => `Zone ${zone}`,
  yourHome: "your home",
  homeOf: (/** @type {string} */ name) => `${name}’s home`,
  yourCity: "Your city",
  cityOf: (/** @type {string} */ name) => `${name}’s city`,
  yourHand: "Your hand",
  yourBots: "your bots",
  botsOf: (/** @type {string} */ name) => `${name}’s bots`,
  building: (/** @type {string} */ building, /** @type {number} */ height) =>
    `${building}, ${height ? `height ${height}` : "destroyed"}`,
  deck: (/** @type {number} */ n) => `Deck: ${n} ${plural(n, { one: "card", other: "cards" })}`,
  scrapYard: (/** @type {number} */ n) => `Scrap yard: ${n} ${plural(n, { one: "card", other: "cards" })}`,
  /** What lies on the scrap yard, by suits. @param {string[]} cards */
  inYard: (cards) =>
    Object.entries(SUITS)
      .map(([suit, [sign]]) => [sign, ...cards.filter((card) => card.endsWith(suit)).map((card) => card.slice(0, -1))])
      .filter(({ length }) => length > 1)
      .map((line) => line.join(" "))
      .join(" · ") || "The scrap yard is empty.",
  scrapTitle: "Scrap yard",
  /** What is read out of a player. */
  standing: {
    hand: (/** @type {number} */ n) => `${n} ${plural(n, { one: "card", other: "cards" })} in hand`,
    city: (/** @type {number} */ standing, /** @type {number} */ chips) =>
      `${standing} ${plural(standing, { one: "building", other: "buildings" })}, ${chips} ${plural(chips, { one: "chip", other: "chips" })}`,
  },
  /** Beside a player's name, where there is little room. */
  chips: (/** @type {number} */ n) => `${n} ${plural(n, { one: "chip", other: "chips" })}`,

  /** A bot, as it is read out. */
  mine: (/** @type {string} */ card) => `your ${cardName(card)}`,
  theirs: (/** @type {string} */ name, /** @type {string} */ card) => `${name}’s ${cardName(card)}`,
  modes: AS,
  damage: DAMAGE,
  /** On a target, where there is little room. */
  marks: /** @type {WordsFor<Damage | "scrapped">} */ ({ minor: "minor", critical: "critical", scrapped: "scrap" }),
  protected: "protected",
  hasAttacked: "Has attacked this turn.",
  /** What a card does. @param {number} damage @param {number} targets */
  strikes: (damage, targets) => (targets > 1 ? `strikes up to ${targets} for ${damage}` : `strikes for ${damage}`),
  /** @param {number} damage @param {number} targets */
  shoots: (damage, targets) => (targets > 1 ? `shoots up to ${targets} for ${damage}` : `shoots for ${damage}`),
  or: (/** @type {string[]} */ things) => either(things),
  robotDoes: (/** @type {string} */ does) => `Robot: ${does}.`,
  vehicleDoes: (/** @type {string} */ does) => `Vehicle: ${does}.`,
  abilities: /** @type {WordsFor<string>} */ ({
    S: "two zones a move",
    H: "carries others",
    C: "builds at home",
    D: "protects its zone",
  }),
  flies: "flies",
  needsHeight: (/** @type {number} */ height) => `Needs a building of height ${height}.`,
  boardFull: "You have as many bots as buildings: no room to play it.",

  over: "The game is over",
  theirTurn: (/** @type {string} */ name) => `${name}’s turn`,
  /** @param {number} n @param {boolean} free */
  left: (n, free) => (n ? `${actions(n)}${free ? " and a free morph" : ""} left.` : "Only the free morph is left."),
  actionsLeft: (/** @type {number} */ n, /** @type {boolean} */ free) =>
    `${actions(n)} and ${free ? "the free morph" : "no free morph"} left`,
  turnNumber: (/** @type {number} */ n, /** @type {number} */ limit) => `Turn ${n} of ${limit}.`,
  attackWhat: /** @type {WordsFor<Weapon>} */ ({ strike: "Strike what?", shoot: "Shoot what?" }),
  attackHint: (/** @type {number} */ damage, /** @type {number} */ targets, /** @type {number[]} */ zones) =>
    `${targets > 1 ? `Up to ${targets} targets, ${damage} damage each` : `${damage} damage`}. Reach: ${zones.length > 1 ? `zones ${zones[0]} to ${zones[zones.length - 1]}` : `zone ${zones[0]}`}.`,
  /** What becomes of a target. */
  fate: (/** @type {string} */ target, /** @type {string} */ becomes) => `${short(target)}: ${DAMAGE[becomes]}.`,
  falls: (/** @type {string} */ building, /** @type {number} */ before, /** @type {number} */ after) =>
    after ? `${building}: ${before} → ${after}.` : `${building} falls.`,
  whereTo: "Where to?",
  moveHint: "Tap a lit zone.",
  riders: (/** @type {string[]} */ cards) => `Takes ${all(cards)} along. Tap one to leave it.`,
  noRiders: "Goes alone. Tap a lit bot to take it along.",
  buildWhere: "Build on what?",
  buildHint: (/** @type {string} */ card) => `${short(card)} goes to the scrap yard, and a building grows by 1.`,
  tripleWhat: "Swap for what?",
  tripleHint: "The old bot is scrapped. The new one stands there undamaged, in the same mode.",
  scrapWhat: (/** @type {string} */ card) => `Scrap ${short(card)}?`,
  scrapHint: "It goes to the scrap yard, and you draw a card.",
  endWhat: "End your turn?",
  endHint: (/** @type {number} */ n) => `${actions(n)} ${plural(n, { one: "is", other: "are" })} left unused.`,
  laneTitle: (/** @type {number} */ zone) => `Zone ${zone}: which one?`,

  /** What can be done, on a button: the word, and a note. */
  verbs: /** @type {WordsFor<string>} */ ({
    draw: "Draw",
    end: "End turn",
    robot: "Robot",
    vehicle: "Vehicle",
    move: "Move",
    strike: "Strike",
    shoot: "Shoot",
    morph: "Morph",
    deactivate: "Scrap",
    build: "Build",
    triple: "Swap",
  }),
  notes: {
    morph: (/** @type {boolean} */ free) => (free ? "free" : "1 action"),
    end: (/** @type {number} */ n) => (n ? `${n} unused` : ""),
    deactivate: "and draw",
    build: "spend it",
    damage: (/** @type {number} */ damage, /** @type {number} */ targets) =>
      targets > 1 ? `${damage} × ${targets}` : `${damage}`,
  },
  back: "Back",
  /** What the button does that makes the move. */
  does: {
    attack: (/** @type {Weapon} */ weapon, /** @type {string[]} */ targets) =>
      `${WEAPONS[weapon][2]} ${targets.length ? all(targets) : "…"}`,
    move: (/** @type {number} */ zone, /** @type {string[]} */ riders) =>
      `Move to ${zone || "…"}${riders.length && zone ? ` with ${all(riders)}` : ""}`,
    build: (/** @type {string} */ building) => `Build ${building || "…"}`,
    triple: (/** @type {string} */ old, /** @type {string} */ fresh) =>
      `Swap ${old ? short(old) : "…"} for ${fresh ? short(fresh) : "…"}`,
    deactivate: (/** @type {string} */ card) => `Scrap ${short(card)}`,
    end: "End turn",
    draw: "Draw a card",
    morph: (/** @type {string} */ card) => `Morph ${short(card)}`,
    play: (/** @type {string} */ card, /** @type {string} */ mode) => `Play ${short(card)} as a ${AS[mode]}`,
  },
  watching: "You are watching. Tap a bot to read about it.",

  wins: (/** @type {string} */ name) => `${name} wins`,
  youWin: "You win",
  draw: "A draw",
  reasons: REASONS,
  /** How it ended, in a sentence. */
  ends: {
    city: (/** @type {string} */ loser, /** @type {number} */ turn) =>
      `The last building of ${loser}’s city fell in turn ${turn}.`,
    limit: (/** @type {string} */ winner, /** @type {string} */ standing) =>
      `No turn is left. ${winner} has the larger city: ${standing}.`,
    drawn: "No turn is left, and the cities are equally large.",
    gaveUp: (/** @type {string} */ name) => `${name} gave up.`,
  },
  firstDrawn: (/** @type {string} */ name) => `The first player: ${name}`,
  shuffled: (/** @type {number} */ n) => `${n} cards were shuffled.`,

  options: /** @type {Record<string, OptionWords>} */ ({
    turn_limit: { label: "Turns", hint: "After so many turns of both players the larger city wins." },
    first: { label: "First player", values: { random: "Drawn at random", A: "Seat 1", B: "Seat 2" } },
  }),
  /** The bots, by the server's word for their strength. */
  bots: {
    random: { name: "Easy", hint: "Plays at random." },
    fighter: { name: "Medium", hint: "Plans its own turn." },
    commander: { name: "Hard", hint: "Also thinks of your answer." },
  },
  /** Why a move is refused that the page offered, by code. */
  refusals: {
    game_over: "The game is over.",
    not_your_turn: "It is not your turn.",
    no_action: "You have no action left.",
    no_card_left: "The deck and the scrap yard are empty.",
    board_full: "You have as many bots as buildings.",
    too_low: "None of your buildings is high enough for it.",
    no_target: "No such target is in reach.",
    has_attacked: "That bot has attacked this turn.",
    no_builder: "You need a club in vehicle mode at home.",
  },

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    cities_set_up: (e, { who }) =>
      say`${who(e.first)} begins${{ chance: ", drawn at random", host: ", as the host chose", turn: " this time" }[e.first_by]}`,
    cards_seen: (e, { by }) => say`${by("is dealt", "are dealt")} ${strong(all(Object.values(e.cards)))}`,
    card_drawn: (_, { by, isMine }) => (isMine ? [] : say`${by("draws a card", "draw a card")}`),
    card_seen: (e, { by }) => say`${by("draws", "draw")} ${strong(short(e.card))}`,
    deck_reshuffled: (e) => say`The scrap yard is shuffled: a new deck of ${e.cards.length}`,
    bot_played: (e, { by }) => say`${by("plays", "play")} ${strong(short(e.card))} as a ${AS[e.mode]}`,
    bot_moved: (e, { by }) =>
      say`${by("moves", "move")} ${strong(short(e.card))} to zone ${e.zone}${e.passengers.length ? ` with ${all(e.passengers)}` : ""}`,
    bot_morphed: (e, { by }) => say`${by("morphs", "morph")} ${strong(short(e.card))} into a ${AS[e.mode]}`,
    bot_attacked: (e, { by }) => {
      const [theirs, mine] = WEAPONS[e.weapon];
      return say`${by(theirs, mine)} with ${strong(short(e.card))}. ${strong(fates(e).join(", "))}`;
    },
    building_raised: (e, { by }) =>
      say`${by("builds", "build")} ${strong(e.building)} to ${e.height} with ${short(e.card)}`,
    bot_deactivated: (e, { by }) => say`${by("scraps", "scrap")} ${strong(short(e.card))}`,
    bot_triple_morphed: (e, { by }) => say`${by("swaps", "swap")} ${strong(short(e.card))} for ${strong(short(e.new))}`,
    turn_ended: (e, { by }) => (e.by_itself ? [] : say`${by("ends their turn", "end your turn")}`),
    fight_ended: (e, { by }) =>
      e.winner === null
        ? say`A draw. ${strong(REASONS[e.reason])}`
        : say`${by("wins", "win")}. ${strong(REASONS[e.reason])}`,
  }),
};
