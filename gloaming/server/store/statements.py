"""The SQL statements, the same for SQLite and PostgreSQL; values are written as `:name`."""

from __future__ import annotations

import re

from gloaming.server.store.contract import Appended, Entry, Gap

INSERT = """
    INSERT INTO entries (table_id, version, command, at, body)
    SELECT :table, :version, :command, :at, :body
    WHERE :version = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = :table AND version = :version - 1)
    ON CONFLICT DO NOTHING"""
# If all entries are inserted, each follows one in the table or another new one, so there is no gap. The statement
# begins with INSERT, or Python would not count the rows.
INSERT_TOGETHER = """
    INSERT INTO entries (table_id, version, command, at, body)
    WITH given (table_id, version, command, at, body) AS ({given})
    SELECT * FROM given WHERE version = 1
        OR EXISTS (SELECT 1 FROM entries e WHERE e.table_id = given.table_id AND e.version = given.version - 1)
        OR EXISTS (SELECT 1 FROM given g WHERE g.table_id = given.table_id AND g.version = given.version - 1)
    ORDER BY table_id, version
    ON CONFLICT DO NOTHING"""
RIVALS = "SELECT command FROM entries WHERE table_id = :table AND (version = :version OR command = :command)"
_COLUMNS = "SELECT table_id, version, command, at, body FROM entries WHERE table_id = :table"
READ = f"{_COLUMNS} AND version > :after ORDER BY version"
FIND = f"{_COLUMNS} AND command = :command"
TABLES = "SELECT DISTINCT table_id FROM entries WHERE at >= :since ORDER BY table_id"
SUMMARISE = """
    INSERT INTO summaries (table_id, at, used, body, finished, due) VALUES (:table, :at, :used, :body, :finished, :due)
    ON CONFLICT (table_id)
    DO UPDATE SET at = excluded.at, body = excluded.body, finished = excluded.finished, due = excluded.due
    WHERE excluded.at >= summaries.at"""
SUMMARIES = "SELECT table_id, body FROM summaries WHERE body IS NOT NULL AND used >= :since ORDER BY at DESC, table_id"
DUE = "SELECT table_id FROM summaries WHERE due <= :now ORDER BY due LIMIT :most"
USE = "UPDATE summaries SET used = :at WHERE table_id = :table AND used < :at"
LAST_USE = "SELECT MAX(used) FROM summaries"
# An entry is newer than the last use if somebody came without a page.
UNUSED = """
    SELECT table_id FROM summaries WHERE finished = :finished AND used < :before
    AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_id = summaries.table_id AND e.at >= :before)
    ORDER BY used LIMIT :most"""
REMOVE = (
    "DELETE FROM entries WHERE table_id = :table",
    "DELETE FROM subscriptions WHERE table_id = :table",
    "DELETE FROM summaries WHERE table_id = :table",
    "DELETE FROM finished WHERE substr(name, 1, length(CAST(:table AS TEXT)) + 1) = CAST(:table AS TEXT) || '-'",
    "DELETE FROM reviews WHERE substr(name, 1, length(CAST(:table AS TEXT)) + 1) = CAST(:table AS TEXT) || '-'",
)
REMOVE_OLD = ("DELETE FROM texts WHERE at < :before", "DELETE FROM reviews WHERE at < :before")
KEEP = "INSERT INTO texts (name, body, at) VALUES (:name, :text, :at) ON CONFLICT DO NOTHING"
KEPT = "SELECT body FROM texts WHERE name = :name"
KEEP_FINISHED = "INSERT INTO finished (name, body) VALUES (:name, :body) ON CONFLICT DO NOTHING"
FINISHED = "SELECT body FROM finished WHERE name = :name"
KEEP_REVIEW = "INSERT INTO reviews (name, body, at) VALUES (:name, :body, :at) ON CONFLICT DO NOTHING"
REVIEW = "SELECT body FROM reviews WHERE name = :name"
MAKE_SECRET = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = :name"
SUBSCRIBE = """
    INSERT INTO subscriptions (table_id, person, endpoint, body, at) VALUES (:table, :person, :endpoint, :body, :at)
    ON CONFLICT (table_id, person, endpoint) DO UPDATE SET body = excluded.body, at = excluded.at"""
FORGET_OLDEST = """
    DELETE FROM subscriptions WHERE table_id = :table AND person = :person AND endpoint NOT IN (
        SELECT endpoint FROM subscriptions WHERE table_id = :table AND person = :person
        ORDER BY at DESC, endpoint LIMIT :most)"""
SUBSCRIPTIONS = "SELECT body FROM subscriptions WHERE table_id = :table AND person = :person ORDER BY at, endpoint"
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE endpoint = :endpoint"
BEAT = """
    INSERT INTO pulse (id, beats, body) VALUES (1, 1, :body)
    ON CONFLICT (id) DO UPDATE SET beats = pulse.beats + 1, body = excluded.body"""


def for_psycopg(statement: str) -> str:
    """The statement with its values named as psycopg wants them."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)


def rejected(entry: Entry, rivals: list[str]) -> Appended | Gap:
    """Why an entry was not inserted, from the commands with the same version or command id."""
    if entry.command in rivals:
        return Appended.REPEATED
    if rivals:
        return Appended.TAKEN
    return Gap(f"table {entry.table} has no version {entry.version - 1}, which version {entry.version} would follow")
