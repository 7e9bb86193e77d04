// The tables of a service's file, made at its first opening.
import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../errors.ts';
import { text } from './store-rows.ts';

const schemaVersion = 1;

/**
 * A commit's `place` is lane and seq in one number, so that the log itself is the table's order; see `placeOf`.
 */
const tables = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE commits (
  place INTEGER PRIMARY KEY, stream TEXT NOT NULL, home TEXT NOT NULL, version INTEGER NOT NULL, lane INTEGER NOT NULL, key TEXT NOT NULL,
  who TEXT NOT NULL, events TEXT NOT NULL, at TEXT NOT NULL, body_hash TEXT, answer TEXT
) STRICT;
CREATE UNIQUE INDEX commits_by_stream ON commits (lane, stream, version);
CREATE UNIQUE INDEX commits_by_key ON commits (lane, key);
CREATE TABLE people (person TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (person, place)) STRICT, WITHOUT ROWID;
CREATE TABLE views (name TEXT NOT NULL, version INTEGER NOT NULL, current INTEGER NOT NULL, shape TEXT NOT NULL, PRIMARY KEY (name, version)) STRICT, WITHOUT ROWID;
CREATE TABLE cursors (
  consumer TEXT NOT NULL, source TEXT NOT NULL, lane INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (consumer, source, lane)
) STRICT, WITHOUT ROWID;
CREATE TABLE jobs (
  id TEXT PRIMARY KEY, reaction TEXT NOT NULL, due_at TEXT NOT NULL, free_at TEXT NOT NULL, attempts INTEGER NOT NULL, event TEXT,
  parked_at TEXT, error TEXT
) STRICT;
CREATE INDEX jobs_free ON jobs (free_at, id) WHERE parked_at IS NULL;
CREATE INDEX jobs_parked ON jobs (parked_at, id) WHERE parked_at IS NOT NULL;
CREATE TABLE secrets (id TEXT PRIMARY KEY, value TEXT NOT NULL, put_at TEXT, lane INTEGER, key TEXT) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_unsure ON secrets (put_at, id) WHERE put_at IS NOT NULL;
CREATE TABLE erased (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
PRAGMA user_version = ${schemaVersion};
`;

/** Makes the tables when there are none; refuses a file of another build or with another number of lanes. Answers whether it is new. */
export function prepareSchema(db: DatabaseSync, service: string, lanes: number): { fresh: boolean } {
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  if (version === 0) {
    db.exec('BEGIN IMMEDIATE');
    db.exec(tables);
    db.prepare("INSERT INTO meta VALUES ('lanes', ?)").run(String(lanes));
    db.exec('COMMIT');
    return { fresh: true };
  }
  if (version !== schemaVersion) {
    throw new Refusal('conflict', 'other-schema', `The database of ${service} has the form ${version}; this build reads the form ${schemaVersion}.`);
  }
  const made = text(db.prepare("SELECT value FROM meta WHERE name = 'lanes'").get()?.value);
  if (made !== String(lanes)) {
    throw new Refusal('conflict', 'other-lanes', `The database of ${service} was made with ${made} lanes and cannot be opened with ${lanes}.`);
  }
  return { fresh: false };
}
