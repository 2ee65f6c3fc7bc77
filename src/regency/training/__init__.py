"""Networks taught by self-play, for any game and any number of seats (extra `[train]`, PyTorch)."""
