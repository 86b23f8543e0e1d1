"""Live play: one WebSocket for each person at a table."""
