// English: what is said of people who are away and of stand-ins beyond a word on the plate. It is
// wanted late, and so loaded apart.

export const absence = {
  standInTime: "When somebody is away",
  standInTimeHint: "After that long a stand-in plays for them, by what their seat may know, until they are back.",
  waitForThem: "Wait",
  /** @param {string | null} span */
  standInIs: (span) => (span === null ? "Whoever is away is waited for" : `After ${span} away, a stand-in plays`),
  standInOver: "A stand-in played for you while you were away. The seat is yours again.",
};
