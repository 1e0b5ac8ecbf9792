"""All SQL: the databases (SQLite, PostgreSQL), their schema, and one module per kind of thing that is kept."""
