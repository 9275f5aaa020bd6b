// French: what is said where a round is seen again.

import { grammarOf } from "../grammar.js";

const { plural } = grammarOf("fr");

/** @type {typeof import("../en/replay.js").replay} */
export const replay = {
  watchAgain: "Revoir",
  round: (number) => `Manche ${number}`,
  length: (moves, minutes) => `${moves} ${plural(moves, { one: "coup", other: "coups" })}, ${minutes}\u00a0min`,
  pointsByRound: "Points par manche",
  picture: "Image du résultat",
  asTable: "La même chose en tableau",
  seenBy: "Vu par",
  allCards: "Toutes les cartes",
  spectator: "Un spectateur",
  onlySeenBy: (name) => `Vu uniquement par ${name}`,
  whoKnewWhat: "Qui savait quoi",
  knownHow: { own: "la sienne", seen: "vue", open: "visible", sure: "déductible", unknown: "inconnue" },
  calledOff: "La partie a été interrompue ici.",
  moment: "Moment",
  inSecret: "Un coup en secret",
  stepOf: (at, count) => `${at} sur ${count}`,
  first: "Au début",
  previous: "Coup précédent",
  next: "Coup suivant",
  play: "Lecture",
  stop: "Pause",
  speed: (times) => `Vitesse : ${times}`,
  copyLink: "Copier un lien vers ce moment",
  save: "Enregistrer",
  saveRecord: "Fichier de la manche",
  saveJson: "Fichier de la manche en JSON",
  report: "Signaler un problème",
  reportSaved:
    "Le rapport est enregistré sur cet appareil. Il contient ce que tu peux savoir de la manche, sans noms ni discussion. Envoie-le à la personne qui gère ce serveur.",
  reported: "Rapport",
  emptyReport: "Aucune manche n’avait été jouée quand il a été enregistré.",
  openHint:
    "Revois coup par coup une manche enregistrée dans un fichier, ou celle d’un rapport. Le serveur la rejoue et n’en conserve rien.",
  chooseFile: "Choisir un fichier",
  dropFile: "ou dépose-le ici",
  severalRecords: "Manches de ce fichier",
  untitled: (number) => `Manche ${number}`,
  endsHere: "L’enregistrement s’arrête ici.",
  back: "Retour à la table",
  loading: "Chargement de la manche…",
  otherGame: "La table joue maintenant à un autre jeu.",
  bets: "Paris",
  betRight: (name, right, of) => `${name} : ${right} sur ${of}`,
  tryAgain: "Réessayer",
  refusals: {
    no_such_match: "Cette partie n’a jamais eu lieu à cette table.",
    no_such_round: "Cette manche n’a jamais eu lieu à cette table.",
    match_goes_on: "La partie n’est pas encore terminée.",
    no_records: "Ce jeu n’a pas de fichiers de manche.",
    no_analysis: "Ce qui pouvait se savoir n’est pas calculé ici.",
    bad_record: "Cette manche ne peut pas être rejouée.",
  },
};
