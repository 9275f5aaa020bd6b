# Pass and play: several friends at one phone, with a curtain between them.

curtain-add = 在這支手機上加一個人
curtain-add-hint = 手機輪流傳，布幕會遮住每個人的牌。
    .plain = 手機輪流傳。
curtain-name = 他的名字
curtain-acts-for = 這支手機現在代表
curtain-everybody = 大家都可以看。自己的牌在名字後面。
    .plain = 大家都可以看。
# $name: whose turn it is, at another device.
curtain-lay-down = 輪到{ $name }。把手機放在桌上，大家都可以看。
curtain-hand-to = 請傳給
curtain-others = 其他人請欣賞天花板。
curtain-reminder = 還沒輪到你，只是看一眼。其他人請欣賞天花板。
# $name: who opens the curtain.
curtain-hold = 我是{ $name }：請按住
curtain-tap = 我是{ $name }
curtain-opening = 打開中……
curtain-holding = 繼續按住。一放開，布幕就落下。
curtain-look = 先看看桌面
curtain-close = 拉上布幕
curtain-closes = 你行動之後會自己拉上
curtain-closing = 好了，布幕落下……
curtain-since = 你上次行動之後
# $names: the players who use the same browser, in a list.
curtain-share-a-phone = { $names }共用一支手機
