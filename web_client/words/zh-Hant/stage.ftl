# 大螢幕上的文字，整個房間都看得到。要在四公尺外讀得清楚，所以字越少越好。

stage-fullscreen = 全螢幕
stage-points = 分數，先到 { $target } 分
stage-points-of = { $name }：{ $score }
stage-late = 還有空位
stage-behind-seconds = 晚 { $seconds } 秒
stage-behind-minutes = 晚 { $minutes } 分鐘
stage-behind-round = 晚一局

## 開局之前

stage-sit-down = 拿著手機坐下來
stage-how-to-come = 用說的、用打的，或用相機掃一下。不用註冊，不用下載。
stage-stream = 這是直播畫面，看就好，不會從這裡邀請人。
stage-free = 空位
stage-here = { $seats } 個座位坐了 { $here } 個。大家說好了，{ $host } 就發牌。

## 一局之後

stage-again = 再來？在手機上按「算我一個」。{ $ready } / { $count }

## 大螢幕自己的頁面，以及桌主怎麼開一個

screens-one = 螢幕
screens-none = 這個螢幕還沒有牌桌可以顯示
    .hint = 請桌主在牌桌的選單打開「在大螢幕上顯示」，再把那裡出現的八個字母打進來。
screens-letters = 八個字母
screens-show = 顯示牌桌
screens-refused-no_such_pass = 這些字母在這裡沒有用：打錯了、用過了，或過期了。
screens-hint = 用電視或筆電把牌桌放給全場看：只有大家都能看的，別的都沒有。那裡不能玩。
screens-make-link = 產生連結
screens-link = 大螢幕的連結
screens-scan = 在要顯示牌桌的裝置上打開它。
screens-type = 或在那裡打開 { $address }，輸入這些字母。
screens-link-for = 只能用一次，{ $until } 前有效。
screens-open-here = 在這台裝置打開
screens-when = 顯示什麼
    .hint = 在場的人看即時畫面；直播用延遲畫面。
screens-live = 即時
screens-delayed = 延遲
screens-live-one = 螢幕 { $number }
screens-delayed-one = 螢幕 { $number }（延遲）
screens-end = 關掉
screens-end-one = 關掉螢幕 { $number }
