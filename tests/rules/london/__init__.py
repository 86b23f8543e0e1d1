"""London, chapter by chapter."""
