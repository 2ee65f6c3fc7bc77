"""What is made for pages: each game's rules as a WebAssembly module (decision 24)."""
