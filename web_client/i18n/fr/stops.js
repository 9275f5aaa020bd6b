// Why a page stops, in French: see ../en/stops.js.

/** @type {typeof import("../en/stops.js").stops} */
export const stops = {
  crashed: "Un problème est survenu sur cette page. La partie continue : recharge la page.",
  faulty: "Un problème est survenu sur cette page. Si elle se comporte mal, recharge-la : la partie continue.",
  playedElsewhere:
    "Tu as ouvert cette table sur beaucoup d’autres pages, avec le même joueur. La partie continue là-bas.",
  playHere: "Continuer plutôt ici",
};
