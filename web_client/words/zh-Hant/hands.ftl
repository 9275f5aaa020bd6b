# A phone as a hand, while the table is on a big screen.

hand-on-screen = 牌桌在大螢幕上
hand-offer = 牌桌在大螢幕上。
    .take = 這裡只放我的牌
hand-screen-ended = 大螢幕關了。
hand-back-to-table = 在這裡顯示整張牌桌

## The cover

hand-cover = 手牌怎麼看
hand-cover-hold = 按住才看
hand-cover-tap = 點一下看
hand-see-hold = 按住來看
hand-see-tap = 點一下來看
hand-see = 你的牌和你知道的事
    .inside = 你的牌
hand-hold-longer = 拇指要一直按著。
hand-open-by-tap = 改成點一下打開
hand-card = 第 { $number } 張牌
hand-know = 你知道

## What may be done

hand-use = 用一張牌
    .hold = 按住滑到要用的；之後大家都會看到
    .tap = 在這裡打開；之後大家都會看到
    .none = 你的牌現在什麼都做不了。
# A card that others must not see; .lay puts it where it belongs, .where asks for its line.
hand-chosen = 選好一張牌了
    .lay = 蓋著放下
    .where = 要放在哪裡？
# How a card is chosen, by the way in which the cover opens.
hand-choose-hold = 按住手牌，滑到一張再放開。
hand-choose-tap = 打開手牌，點一張。
hand-eyes-up = 抬頭看：好戲在那邊。
hand-out = 出局
hand-beside = { $all ->
        [true] 在你旁邊
       *[false] 有一張在你旁邊
    }
