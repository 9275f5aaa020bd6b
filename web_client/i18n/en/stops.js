// English: why a page stops.

export const stops = {
  crashed: "Something went wrong on this page. The game goes on: reload the page.",
  faulty: "Something went wrong on this page. If it misbehaves, reload it.",
  playedElsewhere: "You play here on too many other pages. The game goes on there.",
  playHere: "Play here instead",
};
