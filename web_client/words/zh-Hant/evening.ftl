# 牌桌的聚會：什麼時候、誰會來。
refused-bad_date = 請選一年之內、還沒到的時間。
refused-no_such_zone = 伺服器不認得這個時區。
refused-no_evening = 這裡已經沒有約好的聚會了。
