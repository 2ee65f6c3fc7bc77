"""The wasm machine: a game's rules as a WebAssembly module, for pages and for Node."""
