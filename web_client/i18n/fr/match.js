// French: see ../en/match.js.

import { grammarOf } from "../grammar.js";

const { plural, list } = grammarOf("fr");

/** @type {typeof import("../en/match.js").match} */
export const match = {
  // What was missed
  missed: (count) =>
    plural(count, { one: "1 coup a été joué en ton absence", other: `${count} coups ont été joués en ton absence` }),
  showMissed: "Montrer",
  showMissedAll: "Montrer ce qui s’est passé entre-temps",
  missedBefore: "Coup précédent",
  missedNext: "Coup suivant",
  missedClose: "Retour au présent",
  missedStep: (at, count) => `${at} sur ${count}`,

  // Waiting
  leaveMatchSure: "Quitter en pleine partie ? Tu perdras ta place.",
  allMoves: "Tous tes coups possibles",
  leaveSure: "Quitter cette table ?",

  // Play
  whatHappened: "Ce qui s’est passé",
  earlier: "Plus tôt",
  saySomething: "Dire quelque chose",
  send: "Envoyer",

  // Exclu d’une manche
  youAreOut: "Tu es éliminé de cette manche.",
  outSeesNoMore: "Tu vois ce que tout le monde voit, et ce que tu avais déjà vu.",
  outSeesAll: "Tu vois toutes les cartes.",
  onlyOutHear: "Seuls les joueurs éliminés t’entendent jusqu’à la fin de la manche.",
  bet: "Parier sur qui marque",
  betQuestion: "Qui va marquer ? Un pari ne se change pas.",
  /** @param {string} name */
  yourBet: (name) => `Tu as parié sur ${name}.`,
  /** @param {string} who @param {string} on @param {boolean} right */
  betWas: (who, on, right) => (right ? `${who} a parié sur ${on} : gagné.` : `${who} a parié sur ${on} : perdu.`),

  timeLeft: (time) => `Encore ${time}`,
  bankLeft: (time) => `Réserve : ${time}`,
  timeoutMove: (move) => `À zéro : ${move.charAt(0).toLowerCase()}${move.slice(1)}`,
  timeUp: "Temps écoulé",
  timeShort: (seconds) => `Vite : encore ${seconds} ${plural(seconds, { one: "seconde", other: "secondes" })}.`,
  pause: "Pause",
  resume: "Reprendre",
  wishPause: "Je voudrais une pause",
  wishToGoOn: "On peut reprendre",
  agreedOf: (agreed, of) => `${agreed} sur ${of}`,
  pausedBy: (name) => `${name} a mis la table en pause`,
  pausedByAll: "D’un commun accord, la table est en pause",
  pausedHint: "Personne ne peut jouer, et le temps est arrêté.",
  pauseWishedBy: (names) =>
    `${list(names)} ${plural(names.length, { one: "voudrait", other: "voudraient" })} une pause`,
  standInOver: "Un remplaçant a joué pour toi en ton absence. La place est de nouveau à toi.",
  endMatch: "Arrêter la partie",
  endMatchSure: "Arrêter la partie maintenant, pour tout le monde ?",
  nextRound: "Manche suivante",
  nextRoundWith: "Options",
  hostGoesOn: (name) => `${name} lance la manche suivante.`,
  matchOver: "Partie terminée",
  wins: (names) =>
    names.length
      ? plural(names.length, { one: `${names[0]} gagne`, other: `${list(names)} se partagent la victoire` })
      : "Match nul",
  youWin: "Tu gagnes",
  podium: "Voir le résultat",
  matchBegins: "La partie va commencer.",
  rematch: "Rejouer, mêmes places",
  hostRematches: (name) => `${name} peut lancer une autre partie.`,
  arrange: "Changer les places ou les options",
  backToSeats: "Changer de place",
  shareResult: "Partager le résultat",
  points: (points) => `${points} ${plural(points, { one: "point", other: "points" })}`,

  // Newcomers
  /** @param {string[]} names */
  seatAskedBy: (names) =>
    `${list(names)} ${plural(names.length, { one: "demande une place", other: "demandent une place" })}`,
  /** @param {string} name */
  letIn: (name) => `Laisser entrer ${name}`,
  askNoLonger: "Seulement regarder",

  // Keys
  keys: "Touches",
  usualKeys: /** @type {Record<string, string>} */ ({
    Tab: "à la zone suivante : de la question aux réponses, puis à la table",
    "←, →": "à la réponse suivante, ou autour de la table d’une cible possible à l’autre",
    Enter: "choisir",
    Esc: "revenir une étape en arrière, ou fermer ce qui est ouvert",
  }),
  singleKeys: "Raccourcis d’une seule touche",
  singleKeysHint: "Désactive-les si tu dictes, ou s’ils te gênent.",
  characterKeys: /** @type {Record<string, string>} */ ({
    "1 … 9": "choisir une réponse, comptée depuis la première",
    Q: "à la question, à l’issue de la manche ou de la partie",
    T: "aux cibles possibles sur la table",
    I: "à propos de ce qui est sélectionné",
    L: "ce qui s’est passé",
    C: "dire quelque chose",
    M: "menu",
    P: "pause",
    R: "règles",
    "?": "ces touches",
  }),

  // Chat
  showOnly: "Montrer",
  filters: { all: "Tout", round: "Cette manche", yours: "Toi seul", chat: "Discussion" },

  // Notifications
  notice: (wanted, code) => ({
    title: wanted === "turn" ? "À toi" : "À toi de réagir",
    body: `La table ${code} t’attend.`,
  }),

  // When a match is over
  howItWent: "Le déroulement",
};
