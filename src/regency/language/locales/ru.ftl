# Слова дома: сообщения игры в терминале.
seat-number = Игрок { $number }
list-separator = ,{" "}
