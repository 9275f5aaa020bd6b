// The words of Morpyam.

/** @import { Reason, WhyPassed } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { of } from "../../../../i18n/fr/elision.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural, list, listed } = grammarOf("fr");

/** The figures: as a box names them, and in a sentence. @type {Record<string, [name: string, said: string]>} */
const FIGURES = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [value, ["×3", `un brelan de ${value}`]])),
  small: ["Petite", "une petite suite"],
  straight: ["Suite", "une suite"],
  full: ["Full", "un full"],
  square: ["Carré", "un carré"],
  mini: ["Mini", "un mini"],
  maxi: ["Maxi", "un maxi"],
  morpyam: ["Morpyam", "un Morpyam"],
  sec: ["Sec", "un sec"],
  call: ["Appel", "un appel"],
};

/** @param {string} figure */
const said = (figure) => FIGURES[figure]?.[1] ?? figure;

/** @param {number[]} dice */
const dice = (dice) => strong(dice.join(" "));

/** @param {number} n */
const points = (n) => `${n} ${plural(n, { one: "point", other: "points" })}`;

/** @param {number} n */
const tokens = (n) => plural(n, { one: `encore ${n} pion`, other: `encore ${n} pions` });

const NUMBERS = ["", "un dé", "deux dés", "trois dés", "quatre dés", "cinq dés"];

/** @type {WordsFor<WhyPassed, [theirs: string, mine: string]>} */
const PASSED = {
  chosen: ["passe", "passes"],
  nothing_fits: ["ne trouve pas de case et passe", "ne trouves pas de case et passes"],
  call_missed: ["rate son dernier appel et ne pose rien", "rates ton dernier appel et ne poses rien"],
};

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  ko: "Cinq à la suite : K.-O.",
  tokens: "Un dernier pion est posé : 1 point de plus.",
  turn_limit: "La limite de tours est atteinte.",
  resigned: "Tous les autres ont abandonné.",
};

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morpyam",
  figures: FIGURES,
  grid: "La grille",
  players: "Joueurs",
  firstDrawn: (name) => `Premier joueur : ${name}`,
  rollsDrawn: (n) => `${n} ${n > 1 ? "lancers" : "lancer"}`,
  dice: "Dés",
  said,
  tokenOf: (owner) => `pion ${of(owner)}`,
  open: "tu peux poser ici",
  last: "posé en dernier",
  chance: (percent) => `${percent} au prochain lancer`,
  percent: (share, isLess) => `${isLess ? "<\u202f" : ""}${share}\u202f%`,
  left: (n) => plural(n, { one: `${n} pion`, other: `${n} pions` }),
  out: "A quitté",
  standing: {
    tokens,
    out: "a abandonné",
  },
  die: (value, lifted) => (lifted ? `${value}, à relancer` : `${value}`),
  lying: (dice) => `Dés : ${dice.join(" ")}`,
  noDice: "Personne n’a encore lancé",
  rollOf: (roll, all) => `Lancer ${roll} sur ${all}`,

  theirTurn: (name) => `Au tour ${of(name)}`,
  again: "Cinq pareils : rejoue",
  placeOrRoll: "Pose ou relance",
  rollAgain: "Relance",
  placeOrPass: "Pose ou passe",
  callCame: "Ton appel est venu",
  callWhat: "Quel appel ?",
  over: "La partie est finie",
  placeWhat: (figure) => `Poser ${said(figure)} ?`,
  hints: {
    first: "Lance les cinq dés.",
    place: "Touche une case éclairée, ou des dés à relancer.",
    lift: "Touche les dés à relancer.",
    pass: "Touche une case éclairée.",
    came: "Choisis une case Appel.",
    call: "Va sur une case Appel ; raté, rien n’est perdu.",
    lastCall: "Va sur une case Appel ; raté, ton tour finit.",
  },
  called: (name, figure, came) => `${name} a appelé ${said(figure)} : ${came ? "réussi" : "raté"}.`,
  missed: (figure) => `Pas de chance : ton appel (${said(figure)}) est raté.`,
  calling: (figure, percent) => `Appeler ${said(figure)} ? ${percent}`.trim(),
  gain: (longest, points) => `${longest} à la suite : ${points > 0 ? "+" : ""}${points}.`,
  noGain: "Pas encore trois à la suite.",
  wins: "Cinq à la suite : tu gagnes aussitôt.",
  lastToken: "Ton dernier pion finit la partie.",

  roll: "Lancer",
  rollSome: (dice) => (dice ? `Relancer ${NUMBERS[dice]}` : "Choisis des dés"),
  rollAndCall: "Lancer et appeler",
  call: "Appel",
  noCall: "Sans appel",
  noCallBox: "Les deux cases Appel sont prises.",
  secTooLate: "Sec : au premier lancer.",
  pass: "Passer",
  back: "Retour",
  placeOn: (box) => `Poser en ${box}`,
  watching: "Tu regardes.",
  openBoxes: (boxes) => `${boxes} ${plural(boxes, { one: "case où poser", other: "cases où poser" })}`,
  worth: (four) => [
    ["3 à la suite", "1 point"],
    ["4", points(four)],
    ["5", "victoire"],
    ["Dernier pion", "1 point"],
  ],

  winners: (names) => (names.length > 1 ? `${list(names)} partagent la victoire` : `${names[0]} gagne`),
  youWin: "Tu gagnes",
  reasons: REASONS,
  points,
  tie: (names, byLastToken) =>
    `Égalité : ${list(names)} ${plural(names.length, { one: "l’emporte", other: "l’emportent" })} ${byLastToken ? "par le dernier pion" : "par le moins de pions restants"}.`,

  options: {
    first: {
      label: "Qui commence",
      values: { random: "Tiré au sort", A: "Place 1", B: "Place 2", C: "Place 3", D: "Place 4" },
    },
    turn_limit: { label: "Tours chacun, au plus" },
    odds: { label: "Montrer les chances", hint: "La chance de chaque case au prochain lancer." },
  },
  bots: {
    random: { name: "Facile", hint: "Joue au hasard." },
    steady: { name: "Moyen", hint: "Tire le meilleur de ses dés et allonge ses lignes." },
    sharp: { name: "Difficile", hint: "Prévoit aussi ton prochain tour et s’y oppose." },
  },
  refusals: {
    game_over: "La partie est finie.",
    already_out: "Tu as déjà abandonné.",
    no_first_seat: "La place qui doit commencer est vide.",
  },

  phrases: { what_luck: () => ["Quelle chance !"] },

  events: {
    grid_set_up: (e, { who }) =>
      say`${who(e.first)} commence${{ chance: ", par tirage au sort", host: ", au choix de l’hôte", turn: "" }[e.first_by]}`,
    turn_began: (e, { who }) => (e.again ? say`${who(e.seat)} : encore un tour` : say`${who(e.seat)}`),
    dice_rolled: (e, { by }) => [
      ...say`${by("lance", "lances")} ${dice(e.rolled)}`,
      ...(e.kept.length ? say` en gardant ${dice(e.kept)}` : []),
      ...(e.call ? say`, appel ${strong(said(e.call))} : ${e.came ? "réussi" : "raté"}` : []),
    ],
    token_placed: (e, { by }) =>
      say`${by("pose", "poses")} en ${strong(e.box)} : ${said(e.figure)}${e.gained > 0 ? `, +${points(e.gained)}` : ""}`,
    turn_passed: (e, { by }) => say`${by(...(PASSED[e.why] ?? PASSED.chosen))}`,
    seat_resigned: (_, { by }) => say`${by("abandonne", "abandonnes")}`,
    game_ended: (e, { who }) =>
      say`${strong(REASONS[e.reason])} ${listed(e.points.map((n, seat) => [who(seat), ` ${points(n)}`]))}`,
  },
};
