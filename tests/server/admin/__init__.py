"""Administration: what a host can do with a database."""
