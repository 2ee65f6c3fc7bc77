"""Live tables: people and bots at one match, over HTTP and WebSocket."""
