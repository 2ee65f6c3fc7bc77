# Слова дому: повідомлення гри в терміналі.
seat-number = Гравець { $number }
list-separator = ,{" "}
