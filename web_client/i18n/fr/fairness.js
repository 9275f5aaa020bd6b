// The check that cards and dice were fair, in French: see ../en/fairness.js.

import { grammarOf } from "../grammar.js";
import { of } from "./elision.js";

const { plural, list } = grammarOf("fr");

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  checking: "Vérification du hasard…",
  fair: "Le hasard était honnête",
  fairWhy: (draws, rounds) =>
    `Cette page a tout tiré de nouveau : ${plural(draws, { one: "le tirage", other: `les ${draws} tirages` })} ${plural(rounds, { one: "de la manche", other: `des ${rounds} manches` })} ${plural(draws, { one: "est celui", other: "sont ceux" })} que donnent le secret et les parts.`,
  doubt: "Honnête, autant qu’on puisse le dire",
  wrongSecret: "Ce n’est pas le secret promis",
  wrongMatch: "Cette partie ne colle pas",
  wrongRounds: (rounds) =>
    plural(rounds.length, {
      one: `La manche ${rounds[0]} ne colle pas`,
      other: `Les manches ${list(rounds)} ne collent pas`,
    }),
  othersMatch: "Les autres manches sont comme elles doivent être.",
  unchecked: "Impossible de vérifier cette partie",
  uncheckedWhy: "Cette page ne connaît pas la partie du début à la fin.",
  findings: {
    called_again: () => "Les parts ont été demandées plusieurs fois, trop tard, ou autrement que cette page ne l’a vu.",
    commitment_unseen: () => "Cette page n’a pas vu ce que le serveur avait promis avant la partie.",
    contradiction: () =>
      "Le serveur en a envoyé une partie deux fois à cette page, et différemment. Cela arrive quand on le restaure d’une sauvegarde.",
    draw_wrong: () => "Le secret et les parts donnent autre chose.",
    earlier_match_unproved: () => "La partie précédente n’est pas prouvée. Un fichier enregistré contient les deux.",
    earlier_match_wrong: () => "La partie précédente ne colle pas. Un fichier enregistré contient les deux.",
    no_share: () => "Personne n’a donné de part : le serveur a décidé seul.",
    options_chosen: () => "L’hôte a changé des options entre deux manches.",
    options_changed: () => "Des options ont changé après l’appel des parts.",
    own_share_late: (name) => `Selon le serveur, la part que cette page a préparée pour ${name} est arrivée trop tard.`,
    own_share_unknown: (name) => `Aucune part de cette page n’est dans la partie, alors que ${name} a joué.`,
    own_share_unused: (name) => `La partie a été tirée sans la part que cette page a donnée pour ${name}.`,
    promised_again: () => "Le serveur a promis un autre secret alors qu’il pouvait connaître les parts.",
    rounds_miscounted: () =>
      "Il manque des manches, elles ont été comptées autrement, ou l’on a joué en dehors d’elles.",
    seats_changed: () => "Les places ont changé après les engagements, ou quelqu’un qui a donné une part n’en a pas.",
    secret_not_promised: () =>
      "Le serveur avait promis un autre secret avant la partie. Rien de ce qui suit n’est digne de confiance.",
    secret_used_again: () => "Le secret est celui d’une partie précédente : les parts pouvaient être connues.",
    seen_otherwise: () => "Ce qui a été montré en jeu n’est pas ce qui a été tiré.",
    share_dropped: (name) => `La part ${of(name)} a été omise.`,
    share_late: (name) =>
      `La part ${of(name)} est arrivée sans engagement, ou elle est dite absente alors qu’elle a été montrée.`,
    share_left_open: (name) =>
      `Sous le nom de ${name}, ce navigateur a donné une part pour une partie d’ici dont il n’a pas vu la fin. Cette donne a pu être jetée.`,
    share_of_other_device: (name) =>
      `Le serveur dit qu’un autre appareil a donné la part ${of(name)}. Était-ce le tien ?`,
    share_replaced: (name) => `La part ${of(name)} n’est pas celle qui était annoncée.`,
    share_unrevealed: (name) =>
      `La part ${of(name)} était annoncée, mais n’a pas été révélée. Un téléphone a peut-être décroché ; ou elle n’a pas plu à quelqu’un.`,
    unseen: (updates) =>
      `Cette page n’a reçu ${plural(updates, { one: "un message", other: `${updates} messages` })} qu’une fois la partie terminée.`,
  },

  promise: "Une promesse",
  promiseWhy: "Avant la partie, le serveur scelle un secret et montre le sceau. Il ne peut plus en changer.",
  shares: "Une part de chacun",
  sharesWhy:
    "Chaque page ajoute un nombre que personne d’autre ne connaît : d’abord scellé, puis montré, avant tout tirage.",
  gave: (names) => `Parts : ${list(names)}.`,
  gaveNone: (names) => `Sans part : ${list(names)}.`,
  keptBack: (names) => `Part non révélée : ${list(names)}.`,
  botsGiveNone: (names) => `Les bots n’en donnent pas : ${list(names)}.`,
  secret: "Le secret",
  secretWhy:
    "Après la partie, on ouvre le sceau. Le secret et les parts donnent ensemble chaque carte et chaque lancer.",
  shown: "Sceau, secret et parts",
  commitment: "Le sceau : le SHA-256 du secret, montré avant la partie",
  shareOf: (name) => `La part ${of(name)}`,

  byRound: "Manche par manche",
  states: { good: "concorde", bad: "ne colle pas", open: "non confirmée" },

  proves: "Ce que cela prouve",
  proved: [
    "Le secret était fixé avant qu’aucune part ne soit connue.",
    "Personne n’a pu choisir ce qui a été tiré, tant qu’une seule part était honnête.",
    "Chaque lancer que cette page a vu est celui qui a été tiré.",
  ],
  provesNot: "Ce que cela ne prouve pas",
  notProved: [
    "Que personne n’a regardé ni joué en conséquence : qui gère le serveur peut lire sa base de données.",
    "Qu’aucune partie n’a été interrompue, ni aucune option changée entre deux manches, pour un meilleur tirage. Mais cela, tout le monde le voit.",
    "Que personne n’a dit à un ami ce qu’il avait en main.",
    "Que le code de cette page est honnête : il vient aussi de qui gère le serveur. Vérifiez ailleurs le fichier enregistré.",
  ],

  saveMatch: "Enregistrer la partie dans un fichier",
  savedInPart:
    "Le serveur n’a pas envoyé les coups. Le fichier ne montre que le hasard, pas le respect des règles. Enregistre-le de nouveau plus tard.",
  again: "Vérifier encore",
  how: "Où se trouvait chaque carte, et si les règles ont été respectées, c’est « morpho verify FICHIER » qui le vérifie : enregistre la partie et lance-le sur un ordinateur de confiance.",
};
