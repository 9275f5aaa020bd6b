// Les mots de Morph.

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural } = grammarOf("fr");

/** @param {number} n */
const cards = (n) => `${n} ${plural(n, { one: "carte", other: "cartes" })}`;

/** @type {import("../../../../i18n/types.js").WordsFor<import("../../wire.js").Reason>} */
const REASONS = { deck_empty: "Un deck est vide.", resigned: "L’autre camp a abandonné." };

/** @type {import("../../../../i18n/types.js").WordsFor<import("../../wire.js").Cause>} */
const CAUSES = { attack: "l’attaque", cleave: "Fauche", spite: "Rancune", scorch: "Brûlure", feat: "le pouvoir" };

/** @param {boolean} isMine */
const whose = (isMine) => (isMine ? "ton" : "son");

/** @param {string} name */
const of = (name) => (/^[aeiouyàâäéèêëîïôöùûüh]/i.test(name) ? `d’${name}` : `de ${name}`);

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morph",
  shadow: "L’Ombre",
  front: "Front",
  here: "Ici",
  back: "Retour",
  against: "contre",
  yourHand: "Ta main",
  watching: "Tu regardes.",
  over: "La partie est finie",
  end: "Finir",
  skip: "Passer",
  give: "Donner au mana",
  useFeat: "Utiliser",
  endAndAttack: "Finir, attaquer",
  choosable: "au choix",
  notNow: "ne peut pas être invoquée",

  said: {
    cost: (n) => `coût ${n}`,
    attack: (n) => `attaque ${n}`,
    defence: (n) => `défense ${n}`,
    damage: (n) => `${n} ${plural(n, { one: "dégât", other: "dégâts" })}`,
    turned: "inclinée",
    feat: (feat, cost, text) => `pouvoir ${feat}, coût ${cost} : ${text}`,
  },
  placeOf: (place) => `place ${place}`,
  lineOf: (name, line, n) => `${name}, ligne ${line} : ${n} ${plural(n, { one: "créature", other: "créatures" })}`,
  handSize: (n) => `${cards(n)} en main`,
  deckSize: (n, gone) => `Deck : ${n} ${plural(n, { one: "vie", other: "vies" })}. Défausse : ${gone}`,
  mana: (upright, all, price) => `Mana : ${upright} sur ${all}${price ? `, ${price} à payer` : ""}`,
  purse: (budget, spent) => `Budget : ${budget}${spent ? `, ${spent} dépensé` : ""}`,
  powerOf: (n) => (n === null ? "Puissance inconnue" : `Puissance ${n}`),
  keywordSays: (name, note) => `${name} : ${note}.`,

  onLine: (line) => `Ligne ${line}`,
  summonOn: (name, line) => `Invoquer ${name} sur la ligne ${line}`,
  costs: (n) => `Coûte ${n}.`,
  stakePower: (n) => `Miser ${n}`,

  stakes: "La mise",
  staked: "Misé",
  stakeWhich: "Mise une carte",
  giveWhich: "Une carte au mana",
  summonWhich: "Invoque",
  featWhere: "Sur quoi ?",
  endNow: "Finir ici ?",
  yourMove: "À toi",
  theirTurn: (name) => `Au tour ${of(name)}`,
  chooseYours: "Choisis dans ta main",
  onlyYouSee: "Tu es seul à la voir",
  stakedByYou: "Misée",
  hasStaked: (name) => `${name} a misé`,
  isChoosing: (name) => `${name} choisit`,
  hints: {
    stake: "La plus puissante commence. La première créature de l’autre coûte 1 de moins. Les deux deviennent du mana.",
    stakeThis: (n) => `Puissance ${n}. Elle devient ensuite du mana, et personne ne peut la revoir.`,
    mana: "Face cachée, jusqu’à la fin. Personne ne pourra la regarder, pas même toi.",
    summon: (n) => `Tu as ${n} mana. Touche une carte, ou finis ton tour.`,
    discount: "Ta première créature coûte 1 de moins.",
    nothing: (n) => (n ? `Avec ${n} mana, tu ne peux rien invoquer.` : "Tu n’as plus de mana."),
    full: "Tes deux lignes sont pleines.",
    arrives: (cost, place, state) =>
      `Coûte ${cost}. Elle va ${place === "front" ? "devant" : "derrière"}, ${state === "upright" ? "redressée : elle attaque aussitôt" : "inclinée"}.`,
    couldMore: "Tu pourrais encore jouer.",
    attack: (n, sum) =>
      n
        ? `${n} ${plural(n, { one: "créature attaque", other: "créatures attaquent" })}, ${sum} en tout.`
        : "Rien n’attaque.",
    theirs: { mana: "Phase de mana.", summon: "Phase d’invocation." },
  },
  film: {
    stakes: "Les mises",
    assault: "Assaut",
    orderOfAttack: "Ligne 1, puis ligne 2, du fond vers le Front.",
    shadow: "Au tour de l’Ombre",
    budget: ({ budget, mine, its, creatures, relief }) =>
      `Budget ${Math.max(0, budget)} : tes ${mine} mana, ses ${its}, tes ${creatures} ${plural(creatures, { one: "créature", other: "créatures" })}${relief ? `, moins ${relief}` : ""}.`,
  },

  wins: (name) => `${name} gagne`,
  youWin: "Tu gagnes",
  reasons: REASONS,
  emptied: (loser, turns, left) =>
    `${loser} devait prendre une carte d’un deck vide, au tour ${turns}. Reste au vainqueur : ${cards(left)}.`,
  gaveUp: (name) => `${name} a abandonné.`,
  scores: {
    narrow: "Victoire étroite",
    controlled: "Victoire maîtrisée",
    brilliant: "Victoire brillante",
    total: "Victoire totale",
  },
  optionIs: (label, value) => `${label} : ${value}.`,
  deckDrawn: (side) => `Deck ${side} :`,

  bots: {
    random: { name: "Facile", hint: "Joue au hasard." },
    duelist: { name: "Moyen", hint: "Pèse chaque coup pour son prochain assaut." },
    warden: { name: "Difficile", hint: "Pèse aussi ce que tu peux répondre." },
  },
  options: {
    mode: { label: "Contre", values: { duel: "L’un contre l’autre", solo: "L’Ombre, en solo" } },
    packs: {
      label: "Cartes",
      hint: "Une boîte : l’autre a les deux factions que tu laisses.",
      values: { 1: "Une boîte", 2: "Deux boîtes" },
    },
    relief: {
      label: "L’Ombre est",
      hint: "Elle dépense 0, 2, 3 ou 4 de moins par tour.",
      values: { 0: "Cruelle", 2: "Forte", 3: "Juste", 4: "Douce" },
    },
    factions: {
      label: "Factions",
      hint: "Touches-en deux, ou laisse faire le sort.",
      values: {
        drawn: "Tirées au sort",
        violet_grey: "Violet et Gris",
        violet_yellow: "Violet et Jaune",
        violet_red: "Violet et Rouge",
        grey_yellow: "Gris et Jaune",
        grey_red: "Gris et Rouge",
        yellow_red: "Jaune et Rouge",
      },
    },
  },
  refusals: {
    game_over: "La partie est finie.",
    not_your_turn: "Ce n’est pas ton tour.",
    already_staked: "Tu as déjà misé.",
    not_in_hand: "Cette carte n’est pas dans ta main.",
    line_full: "Cette ligne est pleine.",
    not_enough_mana: "Tu n’as pas assez de mana.",
    feat_used: "Le pouvoir a déjà servi ce tour-ci.",
    solo_is_for_one: "L’Ombre se joue en solo : une seule place peut être prise.",
    duel_needs_two: "Un duel se joue à deux. En solo, affronte l’Ombre.",
    factions_taken: "Avec une boîte, aucune faction ne sert deux fois : prends les deux que l’autre laisse.",
  },

  events: {
    battle_set_up: (e, { who }) =>
      e.mode === "solo"
        ? say`${who(0)} joue contre ${who(1)}`
        : say`${who(0)} joue contre ${who(1)}, 24 créatures chacun`,
    stake_chosen: (_, { by }) => say`${by("a misé une carte", "as misé une carte")}`,
    stakes_shown: (e, { who, card }) =>
      e.first === null
        ? say`Même puissance : on mise encore`
        : say`${card(e.stakes.A)} contre ${card(e.stakes.B)} : ${who(e.first)} commence`,
    turn_began: (e, { by }) => say`${by("commence", "commences")} le tour ${e.turn_number}`,
    mana_chosen: (e, { by, card }) => say`${by("donne", "donnes")} ${card(e.card)} au mana`,
    mana_put: (_, { by }) => say`${by("donne une carte au mana", "donnes une carte au mana")}`,
    mana_drawn: (_, { by }) => say`${by("reçoit un mana du deck", "reçois un mana du deck")}`,
    card_received: (e, { by, card }) => say`${by("pioche", "pioches")} ${card(e.card)}`,
    creature_summoned: (e, { by, card }) => say`${by("invoque", "invoques")} ${card(e.card)} sur la ligne ${e.line}`,
    creature_revealed: (e, { who, card }) =>
      say`${who(e.seat)} révèle ${card(e.card)} sur la ligne ${e.line}, dépense ${e.spent}`,
    shadow_ran_out: (e, { who }) => say`${who(e.seat)} n’a plus de carte à révéler`,
    feat_used: (e, { by, feat }) => say`${by("utilise", "utilises")} ${feat(e.pair)}`,
    attack_raised: (e, { card }) => say`${card(e.card)} : +${e.by} attaque`,
    creature_turned: (e, { card }) => say`${card(e.card)} s’incline`,
    creature_roused: (e, { card }) => say`${card(e.card)} se redresse`,
    assault_began: (_, { by }) => say`${by("attaque", "attaques")}`,
    creature_attacked: (e, { card }) => say`${card(e.card)} attaque ${e.again ? "encore " : ""}${card(e.target)}`,
    deck_attacked: (e, { card, isMine }) =>
      say`${card(e.card)} frappe ${isMine(1 - e.seat) ? "ton deck" : "le deck"} : ${cards(e.cards)}`,
    creature_damaged: (e, { card }) =>
      e.cause === "attack"
        ? say`${card(e.card)} perd ${e.amount}`
        : say`${card(e.card)} perd ${e.amount} par ${CAUSES[e.cause]}`,
    creature_destroyed: (e, { card, isMine }) =>
      say`${card(e.card)} ${{ discard: "est détruite", mana: `est détruite et va dans ${whose(isMine(e.seat))} mana`, deck: `est détruite et passe sous ${whose(isMine(e.seat))} deck` }[e.into]}`,
    creature_dissipated: (e, { card, isMine }) => say`${card(e.card)} passe sous ${whose(isMine(e.seat))} deck`,
    card_discarded: (e, { by, card }) => say`${by("défausse", "défausses")} ${card(e.card)}`,
    card_renewed: (e, { card, isMine }) => say`${card(e.card)} revient sous ${whose(isMine(e.seat))} deck`,
    battle_ended: (e, { who }) => say`${who(e.winner)} gagne. ${strong(REASONS[e.reason])}`,
  },
};
