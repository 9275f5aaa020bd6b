# 比賽前與比賽外的文字：首頁、邀請、等待中的牌桌、設定。

## 設定

settings-kept = 存在這個瀏覽器，適用所有牌桌。
settings-theme = 配色
settings-theme-system = 依系統
settings-theme-dark = 深色
settings-theme-light = 淺色
settings-theme-contrast = 高對比
settings-language = 語言
settings-language-share = { $language } · { $percent }%
settings-sound-hint = 輪到你時敲一聲，也輕聲播放牌桌上的動靜。
settings-notices = 通知
settings-notices-granted = 你在看別的畫面時，輪到你就提醒，不會透露遊戲內容。
settings-notices-default = 你在看別的畫面時，輪到你就提醒，不會透露遊戲內容。瀏覽器會請你允許。
settings-notices-denied = 你的瀏覽器封鎖了這個網站的通知。請在網站設定（網址前的圖示）允許，再回來開啟。
settings-notices-insecure = 瀏覽器只允許安全網址的通知，而這個網址不是 https 開頭。
settings-notices-unsupported = 這個瀏覽器無法顯示通知。在 iPhone 或 iPad 上，請先把本頁加到主畫面。
settings-vibration = 震動
    .hint = 輪到你時短震一下。
settings-awake = 螢幕保持開啟
    .hint = 牌局進行的時候。
settings-motion = 動畫
settings-motion-system = 依系統
settings-motion-none = 關閉

## 設定：你的裝置

settings-devices = 你的裝置
settings-this-browser = 這個瀏覽器
settings-other-device = 另一台裝置，在牌桌 { $tables }
settings-used-recently = 最近用過
settings-last-used = { $ago }用過
settings-sign-out-elsewhere = 登出其他所有裝置
settings-sign-out-elsewhere-sure = 要只讓這個瀏覽器以你的身分遊玩嗎？
settings-signed-out-elsewhere = 現在只有這個瀏覽器以你的身分遊玩。
settings-sign-out-here = 登出這個瀏覽器
settings-sign-out-here-sure = 要放棄這個瀏覽器的座位嗎？你其他裝置也有的座位會保留。這個瀏覽器也會忘記你的筆記和設定。

## 桌主的決定

host-who-may-come = 誰可以進來
host-entry-open = 受邀的人
    .hint = 有連結或代碼的人都可以。
host-entry-approval = 經我同意
    .hint = 其他人在外面等，你同意之前什麼都看不到。
host-entry-locked = 沒有人
    .hint = 已經在場的人可以留下，也可以回來。
host-mute = 禁言
host-unmute = 解除禁言
host-bots-speak = 機器人發言
    .hint = 它們只根據大家都知道的事發言，未必是真話。
host-clear-chat = 清空聊天
host-clear-chat-sure = 要在所有人的畫面上清空聊天嗎？
host-ask-to-come = { $names } 想進來
host-let-in = 讓 { $name } 進來
host-turn-away = 拒絕
host-turn-away-sure = 要永久拒絕 { $name } 嗎？牌桌會換新的邀請代碼。

## 對在外面等的人

host-you-asked = 你要求進來
host-wait-outside = 桌主一同意，牌桌就會在這裡打開。
host-ask-no-longer = 不再等待
