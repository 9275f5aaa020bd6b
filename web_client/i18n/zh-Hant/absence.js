// People who are away and their stand-ins, in Chinese (traditional characters): see ../en/absence.js.

/** @type {typeof import("../en/absence.js").absence} */
export const absence = {
  standInTime: "有人離開時",
  standInTimeHint: "超過這段時間，就由代打替他玩，只憑該座位能知道的事，直到他回來。",
  waitForThem: "等待",
  standInIs: (span) => (span === null ? "有人離開時等待" : `離開 ${span}後由代打接手`),
  standInOver: "你不在時由代打替你玩。座位現在還給你了。",
};
