"""Storage: the schema, the batch writer for SQLite and PostgreSQL, migrations and backups. It knows no subscribers."""
