# 主程式的用語：終端機遊戲的訊息。
seat-number = { $number } 號座位
list-separator = 、
