## 連結預覽，由伺服器產生（make words）

preview-invited = 邀你來玩 { $game }
preview-ready = 牌桌準備好了。
preview-waiting = { $people } 在等你。
preview-playing = { $people } 正在玩。
preview-free = { $people } 正在玩。還有空位。
preview-sit = 坐下來一起玩吧。
preview-watch = 來看看吧。
preview-others = 另外 { $count } 人
