"""What is printed: the board as a person would check it, read strictly, and as frozen arrays."""
