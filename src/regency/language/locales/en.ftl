# Words of the house: the terminal game's own messages.
seat-number = Seat { $number }
list-separator = ,{" "}
