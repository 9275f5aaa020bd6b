// What Morphatrons is, in traditional Chinese, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  play: ["出牌", "把手牌當機器人或載具打出，"],
  morph: ["變形", "機器人會射擊，載具會疾駛、運送、建造或保護，"],
  level: ["摧毀", "在你的城倒下前，夷平對手的城。"],
  facts: "適合 2 人。",
};
