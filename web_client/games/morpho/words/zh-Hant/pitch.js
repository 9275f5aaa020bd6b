// What M.O.R.P.H.O. is, in traditional Chinese: see ../en/pitch.js.

export const pitch = {
  tagline: ["這張桌上，有人隱瞞了真正的身分。", "說不定就是你。"],
  look: ["查看", "一張不在你身旁的牌，"],
  change: ["轉職", "拿手上的牌換中央那張，"],
  strike: ["出手", "讓大家看見你是誰。"],
  facts: "3 到 9 人。四人一場約半小時，九人最長兩小時。",
};
