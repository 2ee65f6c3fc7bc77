"""Players made of code: what a network sees, and the rule-of-thumb player."""
