"""Administration: what a host can do with a database, with or without a server running on it."""
