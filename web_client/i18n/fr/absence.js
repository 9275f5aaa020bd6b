// People who are away and their stand-ins, in French: see ../en/absence.js.

/** @type {typeof import("../en/absence.js").absence} */
export const absence = {
  standInTime: "Quand quelqu’un s’absente",
  standInTimeHint: "Passé ce délai, un remplaçant joue jusqu’à son retour. Il ne sait que ce que sait la place.",
  waitForThem: "Attendre",
  standInIs: (span) => (span === null ? "On attend les absents" : `Après ${span} d’absence, un remplaçant joue`),
  standInOver: "Un remplaçant a joué pour toi en ton absence. La place est de nouveau à toi.",
};
