// Seats that are offered by a link, and a player's other devices, in French: see ../en/passes.js.

import { of } from "./elision.js";

/** @type {typeof import("../en/passes.js").passes} */
export const passes = {
  inviteInto: "Inviter quelqu’un à cette place",
  seatLink: (seat) => `L’invitation à la place ${seat}`,
  scanSeat: "Scanne-le avec un téléphone pour prendre la place.",
  linkFor: (until) => `Il fait entrer une personne, une seule fois, jusqu’à ${until}.`,
  offeredUntil: (until) =>
    `Cette place est proposée jusqu’à ${until}. Le lien ne s’affiche que sur la page qui l’a créé.`,
  newLink: "Créer un nouveau lien",
  takeBack: "Retirer l’invitation",

  devicesHint:
    "Garde cette table ouverte sur ton téléphone et ton ordinateur à la fois, ou passe de l’un à l’autre. L’autre appareil reçoit une copie de tes parties et de tes chiffres.",
  makeLink: "Créer un lien vers un autre appareil",
  deviceLink: "Le lien vers ton autre appareil",
  scanDevice: "Scanne-le avec ton autre appareil.",
  keepToYourself: "Garde-le pour toi : qui l’ouvre joue à ta place.",
  onlyHere: "Seulement sur cet appareil",
  onlyHereSure: "Arrêter de jouer sur tous tes autres appareils ?",
  onlyHereNow: "Tu ne joues plus que sur cet appareil.",
  tooOld: "Ce lien a expiré.",

  playAs: (name) => `Jouer en tant que ${name}`,
  playAsHint: (name) =>
    `Avec ce lien, tu peux aussi jouer en tant que ${name} sur cet appareil. L’autre continue comme avant. Ne l’utilise que si tu l’as créé toi-même.`,
  playHereAs: (name) => `Jouer ici en tant que ${name}`,
  seatOf: (name) => `La place ${of(name)}`,
  seatOfHint: (name) =>
    `${name} n’est pas là. L’hôte t’invite à prendre la suite, avec tout ce qu’a la place, ce qu’elle a vu et ses points.`,
  seatAt: (seat) => `Place ${seat}`,
  seatAtHint:
    "La personne assise ici est partie. L’hôte t’invite à prendre la suite, avec tout ce qu’a la place, ce qu’elle a vu et ses points.",
  notNow: "Aller à la table sans ce lien",
  toTable: "Aller à la table",

  refusals: {
    no_such_pass: "Ce lien ne marche plus : il a été utilisé, retiré, ou il a expiré.",
    seat_given_away:
      "Pendant ton absence, l’hôte a donné ta place à quelqu’un d’autre, qui joue maintenant à ta place.",
    device_dropped: "Tu ne joues plus que sur un autre de tes appareils.",
    not_offered: "Cette place n’est plus proposée.",
    seat_held: "La personne qui occupe cette place est à la table.",
    too_many_devices:
      "Tu es à cette table sur trop d’appareils. Choisis d’abord « Seulement sur cet appareil » sur l’un d’eux.",
  },
  stale:
    "Un lien ne sert qu’une fois. Si tu joues déjà à cette table sur un autre appareil, choisis-y « Jouer sur un autre appareil » dans le menu pour venir ici aussi. Si l’hôte t’invite, demande-lui un nouveau lien.",
  seatGoneHints: {
    seat_given_away:
      "Tu peux revenir sous ton nom : pour regarder, si l’hôte le permet, et pour jouer à la prochaine partie.",
    device_dropped:
      "Pour continuer ici, choisis là-bas « Jouer sur un autre appareil », et ouvre le lien avec celui-ci.",
  },
};
