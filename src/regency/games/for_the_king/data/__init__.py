"""What is printed: the cards as a person would check them, read strictly, and as frozen arrays."""
