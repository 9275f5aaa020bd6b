// What each identity wants, in French: see ../en/aims.js.

import { say, strong } from "../../../../i18n/say.js";

/** @type {typeof import("../en/aims.js").aims} */
export const aims = {
  wants: {
    leader: () => say`Le ${strong("Chef", "leader")} gagne si une mission réussit ou s’il n’y a plus de Tueur.`,
    technician: () =>
      say`Le ${strong("Technicien", "technician")} gagne si une mission réussit ou s’il n’y a plus de Tueur.`,
    bodyguard: () => say`Le ${strong("Garde", "bodyguard")} gagne si une mission réussit ou s’il n’y a plus de Tueur.`,
    killer: () => say`Le ${strong("Tueur", "killer")} gagne si le Chef tombe ou si une mission échoue.`,
    deserter: (alone) =>
      say`Le ${strong("Déserteur", "deserter")} gagne en fuyant${alone ? "" : ", quand tu n’as que des Déserteurs en main"}.`,
    spy: () => say`L’${strong("Espion", "spy")} gagne par un rapport sans faute.`,
    extremist: () => say`L’${strong("Extrémiste", "extremist")} gagne quand trois Déserteurs sont tombés.`,
    investor: () => say`Le ${strong("Financier", "investor")} gagne avec le camp sur lequel il mise.`,
    mercenary: () =>
      say`Le ${strong("Mercenaire", "mercenary")} ne gagne jamais, et coûte 1 point à ton autre carte. Un Déserteur peut fuir avec lui.`,
    cyborg: () => say`Le ${strong("Cyborg", "cyborg")} gagne quand le Technicien est tombé.`,
    psionics: () => say`Le ${strong("Psionique", "psionics")} gagne en nommant toutes les cartes des autres.`,
    parasite: (alone) =>
      say`Le ${strong("Parasite", "parasite")} gagne en fuyant${alone ? "" : ", quelle que soit ton autre carte"}.`,
  },
  seen: (card, identity, name) => say`Tu as vu ${card} : ${strong(name, identity)}.`,
};
