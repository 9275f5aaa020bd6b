// Why a page stops, in traditional Chinese: see ../en/stops.js.

/** @type {typeof import("../en/stops.js").stops} */
export const stops = {
  crashed: "這個頁面出了問題，牌桌仍在進行：請重新載入頁面。",
  faulty: "這個頁面出了問題。如果運作不正常，請重新載入：牌桌仍在進行。",
  playedElsewhere: "你在太多頁面上以同一位玩家的身分開著這張牌桌。遊戲會在那些頁面繼續。",
  playHere: "改在這裡繼續",
};
