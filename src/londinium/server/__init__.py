"""The server: tables of people and bots, live, on SQLite or PostgreSQL. It knows games by the contract only."""
