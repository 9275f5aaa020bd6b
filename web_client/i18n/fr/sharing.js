// French: showing a replay to others, and watching it together.

import { grammarOf } from "../grammar.js";

const { plural } = grammarOf("fr");

/** @type {typeof import("../en/sharing.js").sharing} */
export const sharing = {
  share: "Partager",
  forTheTable: "Pour celles et ceux qui sont à la table :",
  forOthers:
    "Pour n’importe qui : le lien montre toutes les cartes et les noms de celles et ceux qui ont joué, mais ni la discussion ni le chemin vers la table. Tu peux le retirer.",
  onlySeated: "Il faut être assis à la table pour créer un lien destiné à d’autres.",
  make: { round: "Créer un lien vers cette manche", match: "Créer un lien vers toute la partie" },
  sendAgain: { round: "Partager le lien vers cette manche", match: "Partager le lien vers la partie" },
  elsewhere: "Tu as créé un lien sur un autre appareil. Un nouveau le remplacera.",
  withdraw: "Retirer le lien",
  together: "Avec celles et ceux de la table qui revoient aussi une manche\u00a0:",
  watchTogether: "Regarder ensemble, et guider",
  takeTheLead: "Guider à mon tour",
  youLead: (followers) =>
    followers
      ? `Tu guides. ${followers} ${plural(followers, { one: "personne voit", other: "personnes voient" })} ce que tu vois.`
      : "Tu guides. Personne ne te suit encore.",
  stopLeading: "Arrêter",
  leads: (name, others) =>
    others
      ? `${name} te guide, avec ${others} ${plural(others, { one: "autre", other: "autres" })}.`
      : `${name} te guide.`,
  lookAround: "Regarder ailleurs",
  onYourOwn: (name) => `${name} guide\u00a0; tu regardes de ton côté.`,
  follow: "Suivre",
  rounds: "Manche",
  refusals: {
    no_such_link: "Ce lien a été retiré, ou sa table n’existe plus.",
    no_such_round: "Cette manche n’a jamais eu lieu.",
    not_seated: "Il faut être assis à la table pour créer un lien.",
    match_goes_on: "La partie n’est pas encore terminée.",
  },
};
