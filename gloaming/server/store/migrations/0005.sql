-- When a table at a slow pace has something to do although nobody looks at it: bots that are asked, time that runs out.
ALTER TABLE summaries ADD COLUMN due BIGINT;

CREATE INDEX summaries_due ON summaries (due);

-- The browsers that people want to be called in, table by table.
CREATE TABLE subscriptions (
    table_id TEXT NOT NULL,
    person BIGINT NOT NULL,
    endpoint TEXT NOT NULL,
    body BYTEA NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, endpoint)
);

CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
