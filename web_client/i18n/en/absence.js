// English: what is said of people who are away and of stand-ins beyond a word on the plate. It is
// wanted late, and so loaded apart.

export const absence = {
  standInTime: "When somebody is away",
  standInTimeHint: "After that a stand-in plays for them until they are back. It knows only what their seat knows.",
  waitForThem: "Wait",
  /** @param {string | null} span */
  standInIs: (span) =>
    span === null ? "The table waits for anyone who is away" : `A stand-in plays after ${span} away`,
  standInOver: "A stand-in played for you while you were away. The seat is yours again.",
};
