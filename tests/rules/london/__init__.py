"""Kids of London, chapter by chapter."""
