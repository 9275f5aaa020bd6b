// Morphos 各題的說明。

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  byId: {
    "last-stone": {
      title: "最後一子",
      says: "你執黑，要連起下邊和上邊。棋子沿著線相連，斜角不算。",
      solved: "只有一點同時碰到兩端，斜角是不夠的。",
    },
    "turn-a-stone": {
      title: "翻轉棋子",
      says: "你執白，要連起左邊和右邊。圍著 b3 的棋子讓它成了弱子。",
      solved: "三面相鄰，再加上其中兩面之間的一角，就是最小的棋形。",
    },
    "long-arm": {
      title: "長臂",
      says: "你執白。有枚黑子隔開你的兩條棋鏈。它是弱子嗎？找找較長的棋形。",
      solved: "長的棋形只需要兩面相鄰，兩臂伸過兩個角。",
    },
    ring: {
      title: "圍成一圈",
      says: "你執黑。你的棋子圍住了一個四點的方格。",
      solved: "在八子圍成的圈裡，每枚棋子都是弱子，其餘三點有什麼都一樣。",
    },
    "two-ways": {
      title: "兩條路",
      says: "你執黑。白方能擋住一條路，所以要留兩條。",
      solved: "通往同一端的兩條路，沒辦法同時擋住。",
    },
    "no-escape": {
      title: "逃不掉",
      says: "你執白，黑方快要贏了。有一步棋既能防守又能威脅。",
      solved: "弱子不會自己變強，下在哪裡都救不了它。",
    },
    cut: {
      title: "致勝的一切",
      says: "你執黑。白方只差一子。切在最要害的地方。",
      solved: "這一切讓一枚白子成了弱子。擋不住的威脅，等於連成一線。",
    },
    "break-the-line": {
      title: "打斷棋鏈",
      says: "你執黑。白方正要翻轉你的棋子獲勝，你得先翻轉一枚。",
      solved: "剛翻轉的棋子很強，還可能讓旁邊的棋子變弱。",
    },
    "must-last": {
      title: "要撐得住",
      says: "你執白。用 Deepmorph 時，棋鏈要撐到你下一輪開始才算贏。有兩枚棋子能連起你的棋鏈。",
      solved: "另一枚會被對手翻轉切斷。用 Deepmorph 時，也要看看自己的弱子。",
    },
    "three-are-enough": {
      title: "三子就夠",
      says: "你執黑，用 Minimorph：三面相鄰就成弱子。白方快要贏了。",
      solved: "擋住棋鏈，而且擋在下一步能翻轉的棋子旁邊。",
    },
    "urgent-gap": {
      title: "要緊的缺口",
      says: "你執黑。你的棋鏈有三個缺口，哪一個不能等？",
      solved: "斜角有兩條路可走，筆直的缺口只有一條。",
    },
    "long-fight": {
      title: "持久戰",
      says: "你執黑，白方快要贏了。先擋住，再找到往下的路。",
      solved: "用能繼續延伸的棋子防守，對手怎麼應都來不及了。",
    },
  },
};
