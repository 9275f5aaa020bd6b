// What Morpyam is, in traditional Chinese: see ../en/pitch.js.

export const pitch = {
  roll: ["擲骰", "五顆骰子，最多擲三次，"],
  place: ["落子", "放在骰子湊出的格子上，"],
  line: ["連線", "連成五子，當場獲勝。"],
  facts: "2 到 4 人。",
};
