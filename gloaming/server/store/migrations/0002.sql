-- Finished games as they were shown, by the name of their replay.

CREATE TABLE finished (
    name TEXT PRIMARY KEY,
    body BYTEA NOT NULL
);
