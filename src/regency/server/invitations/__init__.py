"""What a link to a table looks like where it is pasted: words, and a picture drawn here."""
