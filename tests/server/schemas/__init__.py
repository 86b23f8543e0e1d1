"""A dump of every released schema, with a game in it, as SQLite and PostgreSQL had it."""
