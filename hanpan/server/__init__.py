"""HTTP and WebSocket only: messages in, views out. It knows no game by name."""
