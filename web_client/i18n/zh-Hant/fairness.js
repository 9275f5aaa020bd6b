// The check that cards and dice were fair, in traditional Chinese: see ../en/fairness.js.

import { grammarOf } from "../grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  checking: "正在驗證\u200b是否公平⋯⋯",
  fair: "全憑運氣",
  fairWhy: (draws, rounds) => `這個頁面把 ${rounds} 局的 ${draws} 次抽取全部重做了一遍，結果都與祕密和亂數相符。`,
  doubt: "看來公平，\u200b但不能全部證明",
  wrongSecret: "這不是\u200b當初承諾的祕密",
  wrongMatch: "這場比賽\u200b對不上",
  wrongRounds: (rounds) => `第 ${list(rounds)} 局\u200b不相符`,
  othersMatch: "其他局都沒有問題。",
  unchecked: "這場比賽\u200b無法驗證",
  uncheckedWhy: "這個頁面沒有從頭到尾看到這場比賽。",
  findings: {
    called_again: () => "亂數被徵集了不只一次、徵集得太晚，或與這個頁面看到的不同。",
    commitment_unseen: () => "這個頁面沒看到伺服器在比賽前的承諾。",
    contradiction: () => "有一部分，伺服器傳給這個頁面兩次，內容卻不同。從備份還原時會這樣。",
    draw_wrong: () => "祕密和亂數得出的是別的結果。",
    earlier_match_unproved: () => "前一場比賽沒有得到證明。儲存的檔案裡兩場都有。",
    earlier_match_wrong: () => "前一場比賽對不上。儲存的檔案裡兩場都有。",
    no_share: () => "沒有人給亂數，因此由伺服器單獨決定。",
    options_chosen: () => "主持人在兩局之間改了選項。",
    options_changed: () => "徵集亂數之後，選項又改了。",
    own_share_late: (name) => `伺服器說，這個頁面替 ${name} 準備的亂數來得太晚。`,
    own_share_unknown: (name) => `${name} 有上場，但這場比賽沒有用到這個頁面的亂數。`,
    own_share_unused: (name) => `這場比賽沒有用上這個頁面替 ${name} 給的亂數。`,
    promised_again: () => "伺服器在可能已知道亂數之後，又承諾了另一個祕密。",
    rounds_miscounted: () => "有幾局不見了、局數不對，或有人在局外行動。",
    seats_changed: () => "承諾之後座位變了，或提供亂數的人沒有座位。",
    secret_not_promised: () => "伺服器在比賽前承諾的是另一個祕密。以下內容都不可信。",
    secret_used_again: () => "這個祕密在先前的比賽用過，所以亂數可能早已被知道。",
    seen_otherwise: () => "遊戲中顯示的與抽到的不同。",
    share_dropped: (name) => `${name} 的亂數被漏掉了。`,
    share_late: (name) => `${name} 的亂數沒有事先承諾，或是公開了卻說沒收到。`,
    share_left_open: (name) => `這個瀏覽器曾以 ${name} 的身分給過亂數，卻沒看到那場比賽結束。那次發的牌可能被丟掉了。`,
    share_of_other_device: (name) => `伺服器說 ${name} 的亂數來自另一台裝置。那是你的嗎？`,
    share_replaced: (name) => `${name} 的亂數與承諾的不同。`,
    share_unrevealed: (name) => `${name} 承諾了亂數，卻沒有公開。可能是手機斷線，也可能是有人不喜歡結果。`,
    unseen: (updates) => `有 ${updates} 則訊息，這個頁面到比賽結束後才收到。`,
  },

  promise: "一個承諾",
  promiseWhy: "比賽前，伺服器封好一個祕密，並公開封印，之後就不能再換。",
  shares: "每人一份亂數",
  sharesWhy: "每個頁面各加入一個別人不知道的數字：先封好，再公開，然後才抽取。",
  gave: (names) => `給了亂數：${list(names)}。`,
  gaveNone: (names) => `沒有給：${list(names)}。`,
  keptBack: (names) => `沒有公開：${list(names)}。`,
  botsGiveNone: (names) => `機器人不給：${list(names)}。`,
  secret: "祕密",
  secretWhy: "比賽後打開封印。祕密加上亂數，決定了每張牌和每次擲骰。",
  shown: "封印、祕密與亂數",
  commitment: "封印：比賽前公開的祕密的 SHA-256",
  shareOf: (name) => `${name} 的亂數`,

  byRound: "逐局驗證",
  states: { good: "相符", bad: "不相符", open: "未確認" },

  proves: "這證明了",
  proved: [
    "祕密在任何亂數公開之前就已決定。",
    "只要有一份亂數是誠實的，誰也不能挑選抽到的結果。",
    "這個頁面看到的每次擲骰，就是抽到的那一次。",
  ],
  provesNot: "這不能證明",
  notProved: [
    "管理者沒有偷看，也沒有利用看到的牌：管理伺服器的人可以看資料庫。",
    "沒有人為了更好的牌而中斷比賽，或在兩局之間更改選項。不過那樣大家都看得到。",
    "沒有人把手上的牌告訴朋友。",
    "這個頁面的程式是誠實的：它也來自管理者。把儲存的檔案拿到別處驗證，就不必依靠它。",
  ],

  saveMatch: "把這場比賽存成檔案",
  savedInPart: "伺服器沒有傳來各步行動。這個檔案只能證明運氣公平，不能證明規則有遵守。請稍後再存一次。",
  again: "再驗證一次",
  how: "每張牌在哪裡、規則有沒有遵守，由「morpho verify 檔案」驗證：先儲存比賽，再到信得過的電腦上執行。",
};
