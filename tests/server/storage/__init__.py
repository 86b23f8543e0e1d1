"""Storage: the schema, the batch writer, and faults of a database."""
