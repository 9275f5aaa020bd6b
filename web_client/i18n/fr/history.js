// French: see ../en/history.js.

import { grammarOf } from "../grammar.js";

const { list, plural } = grammarOf("fr");
const dates = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short", year: "numeric" });
const numbers = new Intl.NumberFormat("fr");

/** @param {number} n */
const rounds = (n) => plural(n, { one: `${n} manche`, other: `${numbers.format(n)} manches` });

/** @param {number} n */
const matches = (n) => plural(n, { one: `${n} partie`, other: `${numbers.format(n)} parties` });

/** @type {typeof import("../en/history.js").history} */
export const history = {
  game: "Jeu",
  number: (n) => numbers.format(n),

  yourNumbers: "Tes chiffres",
  counted: { matches: "parties", won: "gagnées", rounds: "manches", points: "points" },
  totals: (of, n) => `Sur ce serveur : ${matches(of)} et ${rounds(n)}.`,

  played: "Parties jouées",
  none: "Rien pour l’instant. Une partie apparaît ici quand elle est terminée.",
  older: "Voir des parties plus anciennes",
  date: (ms) => dates.format(ms),
  place: (rank, of, n) => `${rank === 1 ? "1er" : `${rank}e`} sur ${of} · ${rounds(n)}`,
  calledOff: (n) => `interrompue après ${rounds(n)}`,
  withOthers: (names) => `avec ${list(names)}`,
  points: (n) => plural(n, { one: "point", other: "points" }),
  watch: "Revoir",

  season: "Saison",
  seasonTitle: ({ number, seasons }) => (seasons === 1 ? "À cette table" : `Saison ${number}`),
  afterMatches: (n) => `après ${matches(n)}`,
  noMatchYet: "Aucune partie pour l’instant.",
  placed: "Place",
  player: "Joueur",
  seasonBefore: "Saison précédente",
  seasonAfter: "Saison suivante",
  ranking: "Classement par",
  rankings: { won: "Parties gagnées", points: "Points" },
  beginSeason: "Commencer une nouvelle saison",
  beginSeasonSure: "Commencer une nouvelle saison ? Tout le monde repart de zéro. Les précédentes restent visibles.",

  rivals: "Toi et les autres",
  nemesis: "Bête noire",
  nemesisText: (name, behind, n) =>
    `${name} a fini devant toi dans ${numbers.format(behind)} parties sur ${numbers.format(n)}.`,
  favourite: "Adversaire préféré",
  favouriteText: (name, ahead, n) =>
    `Tu as fini devant ${name} dans ${numbers.format(ahead)} parties sur ${numbers.format(n)}.`,
  companion: "Le plus souvent avec toi",
  companionText: (name, n) => `Tu as joué ${matches(n)} avec ${name}.`,
  rankingNote: "Qui a fini devant l’autre, dans les parties que vous avez tous deux jouées jusqu’au bout.",
  theyAhead: "devant toi",
  youAhead: "derrière toi",
  you: "Toi",

  kept: "Ce qui est conservé sur toi",
  keptText:
    "Les parties que tu as jouées et leurs résultats. Ils sont liés à ce navigateur : il n’y a pas de compte. Un lien vers un autre appareil les y copie. Ils disparaissent avec leurs tables si l’hôte de ce serveur supprime les anciennes.",
  download: "Tout télécharger",
  forget: "Tout supprimer",
  forgetSure:
    "Supprimer tes parties et tes chiffres ? Personne ne pourra les récupérer. Tes amis gardent les leurs, tout comme les appareils que tu as reliés.",
  forgotten: "Tes parties et tes chiffres sont supprimés.",
};
