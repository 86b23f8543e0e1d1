"""Around the World in 80 Days, chapter by chapter."""
