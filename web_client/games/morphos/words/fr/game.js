// Les mots de Morphos.

/** @import { Colour } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural } = grammarOf("fr");

/** @type {WordsFor<Colour>} */
const SIDES = { B: "Noir", W: "Blanc" };
/** @type {WordsFor<Colour>} */
const AIMS = { B: "le bas et le haut", W: "la gauche et la droite" };
const MUTATORS = {
  minimorph: "Minimorph",
  deepmorph: "Deepmorph",
  duomorph: "Duomorph",
  remorph: "Remorph",
  metamorph: "Metamorph",
};
const REASONS = {
  chain: "Une chaîne relie deux bords opposés.",
  deadlock: "Plus personne ne peut jouer.",
  resigned: "L’autre camp a abandonné.",
};

/** @param {string} name */
const of = (name) => (/^[aeiouyàâäéèêëîïôöùûüh]/i.test(name) ? `d’${name}` : `de ${name}`);

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morphos",
  players: "Joueurs",
  sides: SIDES,
  ways: { B: "de bas en haut", W: "de gauche à droite" },
  position: "Pierres sur le plateau",
  boardKeys: (n) => `Plateau de ${n} sur ${n}. Les flèches déplacent le point visé, Entrée y joue.`,
  lies: (point, colour, weak) =>
    `${point} ${colour ? `${{ B: "noire", W: "blanche" }[colour]}${weak ? ", faible" : ""}` : "libre"}`,
  standing: {
    stones: (n) => `${n} ${plural(n, { one: "pierre", other: "pierres" })}`,
  },
  lens: "Autour du point",
  lensHint: "Touche pour déplacer",
  lastMove: (point) => `Dernier : ${point}`,
  turnNumber: (n) => `Tour ${n}`,
  mutatorNames: MUTATORS,
  legend: {
    title: "Lire le plateau",
    weak: ["À demi retournée", "faible : l’autre camp peut la retourner"],
    brackets: ["Entre crochets", "tu peux la retourner"],
    chain: ["D’un seul tenant", "voisines ; jamais en diagonale"],
  },

  over: "La partie est finie",
  theirTurn: (name) => `Au tour ${of(name)}`,
  yourAim: (colour) => `Tu as ${SIDES[colour]} : relie ${AIMS[colour]}.`,
  placeWhat: (point) => `Poser en ${point} ?`,
  flipWhat: (point) => `Retourner ${point} ?`,
  returnWhere: "Repose-la",
  returnWhat: (point) => `Reposer en ${point} ?`,
  second: "Et une deuxième",
  swapWhat: "Échanger ?",
  hints: {
    move: (colour) => `Relie ${AIMS[colour]}. Touche un point, ou une pierre entre crochets.`,
    place: "Déplace-la ici, ou dans la loupe.",
    placeAgain: "Entrée ou un autre clic pour jouer.",
    placeTap: "Pose-la avec le bouton, ou touche un autre point.",
    placeWeak: (name) => `Elle serait faible : ${name} pourrait la retourner.`,
    flip: (name) => `La pierre ${of(name)} devient la tienne : les pierres marquées la rendent faible.`,
    back: (name, point) => `${name} a retourné ${point ?? "ta pierre"}. Repose d’abord ta pierre, puis joue.`,
    second: (points) =>
      `À côté de la première. ${points} ${plural(points, { one: "point libre", other: "points libres" })}.`,
    swap: "Prends Noir et la première pierre, ou touche un point et reste Blanc.",
    skipped: (colour) => `${SIDES[colour]} ne pouvait pas jouer et passe.`,
  },
  closed: {
    own: "Ta pierre.",
    firm: "Elle n’est pas faible.",
    fresh: "Elle vient d’être retournée.",
    back: "Impossible : elle serait reprise aussitôt, ou la position se répéterait.",
    notBeside: "La deuxième pierre va à côté de la première.",
    returnFirst: "Repose d’abord ta pierre.",
    taken: "Il y a déjà une pierre.",
  },

  place: (point) => `Poser en ${point}`,
  flip: (point) => `Retourner ${point}`,
  putBack: (point) => `Reposer en ${point}`,
  takeBlack: "Prendre Noir",
  back: "Retour",
  watching: "Tu regardes.",

  wins: (name) => `${name} gagne`,
  youWin: "Tu gagnes",
  reasons: REASONS,
  joined: (name, colour, turns, stones) =>
    `${name} a relié ${AIMS[colour]} en ${turns} tours, par un chemin de ${stones} pierres.`,
  stuck: (colour) =>
    `Plus personne ne peut jouer. ${colour === "B" ? "Deux pierres de même couleur se touchent en hauteur : Noir gagne." : "Deux pierres de même couleur ne se touchent nulle part en hauteur : Blanc gagne."}`,
  gaveUp: (name) => `${name} a abandonné.`,
  firstDrawn: (name) => `Noir : ${name}`,

  bots: {
    random: { name: "Facile", hint: "Joue au hasard." },
    connector: { name: "Moyen", hint: "Compte les pierres qui manquent à chaque camp." },
    strategist: { name: "Difficile", hint: "Joue aussi bien des parties d’avance dans sa tête." },
  },
  refusals: {
    game_over: "La partie est finie.",
    not_your_turn: "Ce n’est pas ton tour.",
    point_taken: "Il y a déjà une pierre.",
    size_not_offered: "Cette taille ne va pas avec ces mutateurs.",
    metamorph_needs_minimorph: "Metamorph demande Minimorph.",
    metamorph_excludes_duomorph: "Metamorph et Duomorph ne vont pas ensemble.",
    metamorph_excludes_remorph: "Metamorph et Remorph ne vont pas ensemble.",
    minimorph_needs_open_edges: "Minimorph ne va pas avec des bords fermés.",
  },

  events: {
    board_set_up: (e, { who }) =>
      say`${who(e.black)} a Noir${{ chance: ", par tirage au sort", host: ", au choix de l’hôte", turn: " cette fois" }[e.black_by]}`,
    stone_placed: (e, { by }) => say`${by("pose", "poses")} en ${strong(e.point)}`,
    stone_flipped: (e, { by }) => say`${by("retourne", "retournes")} ${strong(e.point)}`,
    stone_returned: (e, { by }) => say`${by("repose une pierre", "reposes ta pierre")} en ${strong(e.point)}`,
    colours_swapped: (_, { by }) => say`${by("échange et prend Noir", "échanges et prends Noir")}`,
    side_skipped: (_, { by }) => say`${by("ne peut pas jouer et passe", "ne peux pas jouer et passes")}`,
    side_won: (e, { by }) => say`${by("gagne", "gagnes")} avec ${SIDES[e.colour]}. ${strong(REASONS[e.reason])}`,
  },
};
