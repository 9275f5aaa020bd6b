morphatrons-resign-note = 對手立刻獲勝。
