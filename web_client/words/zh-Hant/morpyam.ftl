morpyam-resign-note = 你的棋子會留下，但你不能再獲勝。
