// Seats that are offered by a link, and a player's other devices, in French: see ../en/passes.js.

import { of } from "./elision.js";

/** @type {typeof import("../en/passes.js").passes} */
export const passes = {
  inviteInto: "Inviter quelqu’un à cette place",
  seatLink: (seat) => `L’invitation à la place ${seat}`,
  scanSeat: "Scanne-le avec un téléphone pour prendre la place.",
  linkFor: (until) => `Il fait entrer une personne, une seule fois, jusqu’à ${until}.`,
  offeredUntil: (until) =>
    `Quelqu’un est invité à cette place jusqu’à ${until}. Le lien n’est que là où il a été fait.`,
  newLink: "Faire un nouveau lien",
  takeBack: "Retirer l’invitation",

  devicesHint: "Garde cette table ouverte sur ton téléphone et ton ordinateur à la fois, ou passe de l’un à l’autre.",
  makeLink: "Faire un lien vers un autre appareil",
  deviceLink: "Le lien vers ton autre appareil",
  scanDevice: "Scanne-le avec ton autre appareil.",
  keepToYourself: "Garde-le pour toi : qui l’ouvre joue à ta place.",
  onlyHere: "Seulement sur cet appareil",
  onlyHereSure: "Arrêter de jouer sur tous tes autres appareils ?",
  onlyHereNow: "Tu ne joues plus que sur cet appareil.",
  tooOld: "Ce lien a expiré.",

  playAs: (name) => `Jouer comme ${name}`,
  playAsHint: (name) => `Avec ce lien, cet appareil joue aussi comme ${name}. L’autre continue comme avant.`,
  playHereAs: (name) => `Jouer ici comme ${name}`,
  seatOf: (name) => `La place ${of(name)}`,
  seatOfHint: (name) =>
    `${name} n’est pas là. L’hôte t’invite à prendre la suite, avec les cartes de la place, ce qu’elle a vu et ses points.`,
  seatAt: (seat) => `Place ${seat}`,
  seatAtHint:
    "La personne assise ici est partie. L’hôte t’invite à prendre la suite, avec les cartes de la place, ce qu’elle a vu et ses points.",
  anyPassHint: "Ce lien te fait entrer.",
  usePass: "Entrer",
  notNow: "À la table sans ce lien",
  toTable: "À la table",

  refusals: {
    no_such_pass: "Ce lien ne sert plus : il a été utilisé, retiré, ou il a expiré.",
    seat_given_away: "Pendant ton absence, l’hôte a donné ta place à quelqu’un d’autre, qui prend ta suite.",
    device_dropped: "Tu joues maintenant sur un autre de tes appareils, et là seulement.",
    not_offered: "Plus personne n’est invité à cette place.",
    seat_held: "La personne qui tient cette place est là.",
    too_many_devices:
      "Tu es à cette table sur trop d’appareils. Choisis d’abord « Seulement sur cet appareil » sur l’un d’eux.",
  },
  staleSeat:
    "Si tu as pris la place sur un autre appareil, choisis-y « Jouer sur un autre appareil » dans le menu pour venir ici aussi. Sinon, demande un nouveau lien à l’hôte.",
  staleDevice:
    "Il sert une fois, et pendant dix minutes. Sur ton autre appareil, refais-en un sous « Jouer sur un autre appareil ».",
  seatGoneHints: {
    seat_given_away:
      "Tu peux revenir sous ton nom : pour regarder, si l’hôte le permet, et pour jouer à la prochaine partie.",
    device_dropped:
      "Pour continuer ici, choisis là-bas « Jouer sur un autre appareil », et ouvre le lien avec celui-ci.",
  },
};
