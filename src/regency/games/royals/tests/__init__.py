"""What the rules say, and whether everything else keeps to it."""
