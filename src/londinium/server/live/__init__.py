"""Live play: one WebSocket for each person at a table, with back-pressure and a fast path past the framework."""
