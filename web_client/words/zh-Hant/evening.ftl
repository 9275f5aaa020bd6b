# 牌桌的聚會：什麼時候、誰會來。
refused-bad_date = 請選一年之內、還沒到的時間。
refused-no_such_zone = 伺服器不認得這個時區。
refused-no_evening = 這裡已經沒有約好的聚會了。

meet-evening = 聚會
meet-repeats =
    { $repeats ->
        [weekly] 每個{ $day }
        [biweekly] 每隔一個{ $day }
       *[once] 就這一次
    }
meet-now = 現在
meet-today = 今天
meet-tonight = 今晚
meet-your-time = 你的時間
meet-time-there = { $time }（{ $zone }）
meet-are-you-in = 你會來嗎？
meet-say-yes = 我會來
meet-say-maybe = 不一定
meet-say-no = 不能來
meet-given =
    { $answer ->
        [yes] 你會來
        [maybe] 你不一定來
       *[no] 你不能來
    }
meet-change = 更改
meet-moved = 時間改了。請再說一次你會不會來。
meet-who-comes = 誰會來
meet-count = { $yes }／{ $seats }
meet-free = 空位
meet-you = 你
meet-here = 在了
meet-bot-makes-room = 朋友一來就讓位
meet-in-line = 等座位：{ $names }
meet-may-come = { $names } 不一定來
meet-cant-come = 這次不能來：{ $names }
meet-comes = { $names } 會來
meet-calendar = 加到我的行事曆
meet-join-call = 加入通話
meet-call-opens = 在新分頁開啟 { $site }。這一頁不載入那裡的任何東西。
meet-last-time = 上一次
meet-show-me = 看看
meet-no-account = 不用帳號：這個瀏覽器就是你。
meet-look = 聚會
meet-plan-evening = 約一次聚會
meet-change-evening = 更改聚會
meet-date = 哪一天？
meet-time = 幾點？
meet-zone = 以哪裡的時間為準？
meet-zone-note = 每個人看到的都是自己的時間。時鐘調整時，以這個地方為準。
meet-asks-again = 改了日期或時間，大家的回覆就不算數，會重新問一次。
meet-how-often = 多久一次？
meet-once = 一次
meet-weekly = 每週
meet-biweekly = 每兩週
meet-call = 你們在哪裡通話？
meet-call-note = 例如視訊聊天室的 https 網址。只有這一桌的人看得到。
meet-use-room = 用這個伺服器的聊天室
meet-plan = 定下時間
meet-cancel = 取消聚會
meet-cancel-sure = 要取消這次和之後的聚會嗎？
