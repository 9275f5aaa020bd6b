# 伺服器保存哪些個人資料：寫給不懂伺服器的人看。

privacy-title = 你的資料
privacy-kept = 保存哪些資料
privacy-kept-tables = 在每一桌：你用的名字、你說的話，以及每一步。每場比賽：誰參加了、結果如何。你送出的問題回報：最多 90 天。
privacy-kept-browser = 關於這個瀏覽器：cookie 裡的一個隨機號碼，讓伺服器認得你。伺服器只存它的指紋，以及你上次來訪的時間（精確到小時）。沒有帳號、電子郵件或密碼。
privacy-kept-addresses = 網路位址最多計數兩天，以免有人灌爆伺服器，之後就會忘記。只有被拒絕的請求，伺服器的紀錄才會記下位址。管理員封鎖的網路會保存到封鎖結束為止。
privacy-kept-here = 在你的瀏覽器裡：你的設定、筆記，以及最近幾場比賽中你看到的內容，用來檢查運氣是否公平。這個頁面不會從其他網站載入任何東西。
privacy-time = 保存多久
privacy-time-tables =
    { $days ->
        [0] 牌桌和比賽會一直保存，除非伺服器管理員移除。
       *[other] 牌桌在最後一次有動靜的 { $days } 天後移除，其中的比賽也一起移除。
    }
privacy-time-kept = 桌主可以把牌桌保存一年，最多 { $count } 桌。
privacy-time-browser = 瀏覽器 { $days } 天沒有使用，伺服器就不再認得，也會失去座位。
privacy-readers = 誰看得到
privacy-readers-table = 同桌的每個人都看得到名字、說過的話，以及打完的各局和所有的牌。玩家可以用連結讓別人看一局。
privacy-readers-server = 伺服器管理員看得到保存的一切，包括蓋著的牌，也會製作備份。
privacy-erasing = 你可以刪除什麼
privacy-erasing-you = 你可以在設定裡刪除自己的資料：你的名字和說過的話會從所有牌桌和比賽中消失。你的步數和分數會留下，但沒有名字。如果還原了較舊的備份，你的資料會再次刪除。
privacy-erasing-others = 桌主可以刪除聊天中的一句話。伺服器管理員可以應你的要求刪除某人的資料。
privacy-erasing-not = 無法刪除的有：別人瀏覽器裡或存下來的內容、別人寫到你的話、電腦玩家的名字，以及仍然存在的較舊備份。
