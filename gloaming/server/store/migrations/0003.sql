-- When a table was last in use and whether a game was played to its end there, to know what may be removed. What is
-- stored before this counts as finished, which is kept unless the owner says otherwise.

ALTER TABLE summaries ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

ALTER TABLE summaries ADD COLUMN finished BIGINT NOT NULL DEFAULT 1;

INSERT INTO summaries (table_id, at, used)
    SELECT table_id, MAX(at), MAX(at) FROM entries WHERE TRUE GROUP BY table_id
    ON CONFLICT (table_id) DO UPDATE SET used = excluded.used;

CREATE INDEX summaries_used ON summaries (finished, used);

ALTER TABLE texts ADD COLUMN at BIGINT NOT NULL DEFAULT 0;

UPDATE texts SET at = COALESCE((SELECT MAX(at) FROM entries), 0);

-- What a check writes is as long as the longest entry, so that it needs as much room.
ALTER TABLE pulse ADD COLUMN body BYTEA;
