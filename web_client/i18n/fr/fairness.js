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
  toldOtherwise: "Le serveur se contredit",
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
    choice_unseen: () => "Cette page n’a pas vu qui a choisi les factions.",
    chooser_unseen: () => "Qui commence n’a pas été tiré au sort, et cette page n’a pas vu qui en a décidé.",
    chosen_otherwise: () => "Elle n’a pas été distribuée selon ce que les joueurs avaient choisi ou laissé au hasard.",
    commitment_unseen: () => "Cette page n’a pas vu ce que le serveur avait promis avant la partie.",
    draw_missing: () => "Il s’est passé quelque chose qui n’a pas été tiré.",
    draw_unseen: () => "Quelque chose a été tiré que personne n’a vu.",
    draw_wrong: () => "Le secret et les parts donnent autre chose.",
    drawn_from_other: () => "Le tirage ne portait pas sur ce que disent les règles.",
    earlier_match_unproved: () => "La partie précédente n’est pas prouvée. Un fichier enregistré contient les deux.",
    earlier_match_wrong: () => "La partie précédente ne colle pas. Un fichier enregistré contient les deux.",
    game_unknown: () =>
      "Cette page ne sait pas ce que ce jeu tire : elle a vérifié les parts et refait les tirages annoncés.",
    moved_otherwise: () =>
      "Une carte est venue d’une main, d’une pioche ou d’une pile où elle n’était pas, ou est allée où elle ne pouvait pas aller.",
    no_share: () => "Personne n’a donné de part : le serveur a décidé seul.",
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
    setup_changed: () =>
      "Elle a été distribuée avec d’autres cartes que la manche d’avant, sans annonce d’autres options.",
    setup_chosen: () =>
      "L’hôte a changé les cartes de cette manche. S’il tient aussi le serveur, il a pu essayer ce que cela donne.",
    set_up_otherwise: () =>
      "La première manche a été distribuée avec d’autres cartes que celles montrées avant les parts.",
    setup_unseen: () => "Les cartes de la première manche n’ont pas été montrées avant les parts.",
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
    shown_otherwise: (place) => `Ce qui a été montré en ${place} n’y était pas.`,
    told_otherwise: () => "Il raconte autre chose qu’avant à cette page, ou dans un autre ordre.",
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
    "Personne n’a pu choisir une carte ou un lancer, tant qu’une seule part était honnête.",
    "Ce que cette page a vu est ce qui a été tiré.",
  ],
  provesNot: "Ce que cela ne prouve pas",
  notProved: [
    "Que personne n’a regardé ni joué en conséquence : qui gère le serveur peut lire sa base de données.",
    "Qu’aucune partie n’a été interrompue, ni aucune option changée entre deux manches, pour un meilleur tirage. Mais cela, tout le monde le voit.",
    "Que personne n’a dit à un ami ce qu’il avait en main.",
    "Que le code de cette page est honnête : il vient aussi de qui gère le serveur. Vérifiez ailleurs le fichier enregistré.",
  ],

  saveMatch: "Enregistrer la partie dans un fichier",
  again: "Vérifier encore",
  how: "Pour vérifier sans cette page : « morpho verify FICHIER ». Le petit programme de docs/fairness.md vérifie l’essentiel.",
};
