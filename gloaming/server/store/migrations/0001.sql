-- The same text makes the tables of SQLite and of PostgreSQL: SQLite takes BYTEA as a type that changes no bytes.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    command TEXT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command)
);

CREATE INDEX entries_at ON entries (at, table_id);

CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    body BYTEA
);

CREATE TABLE texts (
    name TEXT PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    beats BIGINT NOT NULL
);
