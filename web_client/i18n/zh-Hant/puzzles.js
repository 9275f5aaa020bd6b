// 繁體中文：題目各頁的文字。

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  none: "這個遊戲沒有題目。",
  title: (game) => `${game} 解題`,
  solvedOf: (solved, all) => `已解 ${solved}／${all} 題`,
  solvedBefore: "已解",
  keptHere: "解過哪些題，只記在這個瀏覽器裡。",
  numberOf: (at, all) => `${at}／${all}`,
  goal: (turns) => (turns === 1 ? "這個回合獲勝" : `${inWords(turns)}個回合內獲勝`),
  task: (turns) => `${puzzles.goal(turns)}。`,
  turnOf: (turn, turns) => `第 ${turn} 回合，共 ${turns} 回合。`,
  solved: (turns) => `${inWords(turns)}個回合解開了。`,
  shown: "這就是解法。下次自己解解看？",
  failed: (turns) =>
    turns === 1 ? "這步贏不了。再試一次！" : `這樣就沒辦法在${inWords(turns)}個回合內獲勝了。再試一次！`,
  tryAgain: "再試一次",
  showFirst: "看第一步",
  next: "下一題",
  all: "所有題目",
  refusals: {
    no_such_puzzle: "沒有這道題目。",
    not_in_puzzle: "這裡不能這樣下。",
    puzzle_over: "這次解題已經結束。",
  },
};

/** @param {number} count */
function inWords(count) {
  return ["零", "一", "兩", "三", "四", "五", "六"][count] ?? String(count);
}
