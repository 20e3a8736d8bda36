-- Reviews of finished games, by the name of their replay and the form of the review.

CREATE TABLE reviews (
    name TEXT PRIMARY KEY,
    body BYTEA NOT NULL,
    at BIGINT NOT NULL
);
