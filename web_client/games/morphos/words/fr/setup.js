// La préparation d’une partie de Morphos, en français.

/** @import { Mutator } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

/** @type {WordsFor<Mutator>} */
const CHANGES = {
  minimorph: "Des motifs plus petits : trois pierres suffisent à en rendre une faible.",
  deepmorph: "Une pierre retournée compte une fois pour les deux camps, et une chaîne gagne un tour plus tard.",
  duomorph: "Qui pose une pierre en pose une autre à côté.",
  remorph: "Une pierre retournée est rendue à son camp, qui la repose ailleurs.",
  metamorph: "Le plateau commence plein, en damier : on ne fait que retourner.",
};

/** @type {Record<string, string>} */
const BLACK = { random: "Tiré au sort", A: "Place 1", B: "Place 2" };

/** @type {typeof import("../en/setup.js").setup} */
export const setup = {
  sizeIs: (n) => `Un plateau de ${n} points sur ${n}.`,
  mutatorIs: (mutator) => `${mutator[0].toUpperCase()}${mutator.slice(1)}. ${CHANGES[mutator]}`,
  edgesClosed: "Bords fermés : une pierre d’un motif peut tomber hors du plateau.",
  blackIs: (black) =>
    black === "random" ? "Noir commence, et est tiré au sort." : `Noir commence : ${BLACK[black] ?? black}.`,
  swapOn: "Après la première pierre, Blanc peut prendre Noir.",
  swapOff: "On n’échange pas les couleurs.",
  options: {
    size: { label: "Taille", hint: "Points de chaque côté." },
    black: { label: "Noir", values: BLACK },
    swap: { label: "Échange", hint: "Après la première pierre, Blanc peut prendre Noir : c’est plus juste." },
    minimorph: { label: "Minimorph", hint: CHANGES.minimorph },
    deepmorph: { label: "Deepmorph", hint: CHANGES.deepmorph },
    duomorph: { label: "Duomorph", hint: CHANGES.duomorph },
    remorph: { label: "Remorph", hint: CHANGES.remorph },
    metamorph: { label: "Metamorph", hint: CHANGES.metamorph },
    edge_rule: {
      label: "Bords",
      hint: "Fermés : une pierre d’un motif peut tomber hors du plateau.",
      values: { open: "Ouverts", closed: "Fermés" },
    },
  },
};
