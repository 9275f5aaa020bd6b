# 每張牌桌、每款遊戲都會用到的文字。

table-try-again = 再試一次

## 連不上

table-offline = 你目前離線。
table-out-of-reach = 連不上​伺服器
table-comes-back = 一旦連得上，這個頁面會自動恢復。

## 文字之間的符號

comma = ，
full-stop = { $text }。

## 數款桌遊共用

board-you = 你
board-answers = 回答
board-choose-among = 可以選：{ $answers }。
board-resign = 認輸
board-resign-sure = 這局要認輸嗎？
board-standing-you = 你
board-standing-bot = 機器人
board-standing-turn = 輪到
board-standing-stand-in = 由機器人代打
board-standing-away = 離開

## 規則

rules-title = 怎麼玩
rules-contents = 目錄
