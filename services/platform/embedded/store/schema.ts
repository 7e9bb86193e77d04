// The tables of a service's file, made at its first opening.
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
import { checkLanes } from '../../ports/shared/store-rules.ts';
import { number, text } from './rows.ts';

/** A commit's `place` is partition and seq in one number, so that the table is in the order of the log; see `placeOf`. */
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
`;

/** Turns of homes, a minute apart: replaced by `rounds`. */
const turns = `
ALTER TABLE jobs ADD COLUMN home TEXT;
ALTER TABLE jobs ADD COLUMN turn_at TEXT;
CREATE INDEX jobs_by_home ON jobs (home, turn_at) WHERE turn_at IS NOT NULL;
CREATE INDEX jobs_turns ON jobs (turn_at, id) WHERE turn_at > due_at;
`;

/** See [Note: Where a reaction begins]. `lanes` is a list of [partition, seq]. */
const beginnings = `
CREATE TABLE beginnings (source TEXT NOT NULL, reaction TEXT NOT NULL, lanes TEXT NOT NULL, PRIMARY KEY (source, reaction)) STRICT, WITHOUT ROWID;
`;

/** Lets the index skip jobs of a full reaction: replaced by `rounds`. */
const rooms = `
DROP INDEX jobs_free;
DROP INDEX jobs_turns;
CREATE INDEX jobs_free ON jobs (free_at, id, reaction) WHERE parked_at IS NULL;
CREATE INDEX jobs_turns ON jobs (turn_at, id, due_at, reaction) WHERE turn_at > due_at;
`;

/** Lets the index skip jobs of a full home: replaced by `rounds`. */
const homes = `
DROP INDEX jobs_free;
DROP INDEX jobs_turns;
CREATE INDEX jobs_free ON jobs (free_at, id, reaction, home) WHERE parked_at IS NULL;
CREATE INDEX jobs_turns ON jobs (turn_at, id, due_at, reaction, home) WHERE turn_at > due_at;
`;

/** Runs that ended because a dependency was down are no attempts. */
const waits = `
ALTER TABLE jobs ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
`;

/** Lets new work begin a row of its own: replaced by `rounds`. */
const rows = `
DROP INDEX jobs_by_home;
CREATE INDEX jobs_by_home ON jobs (home, reaction, due_at, turn_at) WHERE turn_at IS NOT NULL;
`;

/** Lets an index alone answer how many jobs of a reaction wait, since when, and which reactions the parked ones have. */
const kinds = `
CREATE INDEX jobs_waiting ON jobs (reaction, event ->> '$.at') WHERE parked_at IS NULL;
DROP INDEX jobs_parked;
CREATE INDEX jobs_parked ON jobs (parked_at, id, reaction) WHERE parked_at IS NOT NULL;
`;

/** The trace in which a commit was decided, and from which a job follows. */
const traces = `
ALTER TABLE commits ADD COLUMN trace TEXT;
ALTER TABLE jobs ADD COLUMN trace TEXT;
`;

/** Finds jobs by one seek for each reaction and home: replaced by `rounds`. */
const looks = `
DROP INDEX jobs_free;
DROP INDEX jobs_turns;
DROP INDEX jobs_by_home;
UPDATE jobs SET turn_at = '', free_at = due_at WHERE turn_at IS NOT NULL AND due_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
CREATE INDEX jobs_free ON jobs (reaction, free_at, id, home) WHERE parked_at IS NULL;
CREATE INDEX jobs_free_of_home ON jobs (reaction, home, free_at, id) WHERE parked_at IS NULL;
CREATE INDEX jobs_early ON jobs (reaction, turn_at, id, home) WHERE turn_at > due_at;
CREATE INDEX jobs_early_of_home ON jobs (reaction, home, turn_at, id) WHERE turn_at > due_at;
CREATE INDEX jobs_by_home ON jobs (home, reaction, due_at, turn_at) WHERE turn_at > '';
CREATE INDEX jobs_without_turn ON jobs (due_at, id) WHERE turn_at = '';
`;

/** See [Note: Links of a log]. A cursor's `mark` is its seq with the link there: older builds move cursors without it. */
const links = `
ALTER TABLE commits ADD COLUMN link TEXT;
ALTER TABLE commits ADD COLUMN sum INTEGER;
ALTER TABLE cursors ADD COLUMN mark TEXT;
`;

/** See [Note: Builds on one log]. */
const commitForms = `
ALTER TABLE commits ADD COLUMN form TEXT;
`;

/** See `Claims`. Removed by age; `seq` is that of a decision that changed nothing. */
const claims = `
CREATE TABLE claims (key TEXT PRIMARY KEY, body_hash TEXT NOT NULL, at TEXT NOT NULL, seq INTEGER) STRICT, WITHOUT ROWID;
CREATE INDEX claims_by_age ON claims (at);
`;

/** See `Rotations`. Frequently changing columns are in no index. */
const rotations = `
CREATE TABLE rotations (id TEXT PRIMARY KEY, person TEXT NOT NULL, generation INTEGER NOT NULL, at TEXT NOT NULL, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX rotations_by_person ON rotations (person);
CREATE INDEX rotations_by_end ON rotations (until);
`;

/**
 * See [Note: Round-robin by home] and [Note: First job of each home]. `round`: set while a job is in the queue. `ran`: it was taken before.
 * `job_rounds`: the current round of each reaction. Waiting jobs get their rounds at the first `take`.
 */
const rounds = `
DROP INDEX jobs_free;
DROP INDEX jobs_free_of_home;
DROP INDEX jobs_early;
DROP INDEX jobs_early_of_home;
DROP INDEX jobs_by_home;
DROP INDEX jobs_without_turn;
UPDATE jobs SET free_at = due_at WHERE turn_at IS NOT NULL;
ALTER TABLE jobs DROP COLUMN turn_at;
ALTER TABLE jobs ADD COLUMN round REAL;
ALTER TABLE jobs ADD COLUMN ran INTEGER NOT NULL DEFAULT 0;
UPDATE jobs SET ran = 1 WHERE attempts + waits > 0;
CREATE INDEX jobs_by_time ON jobs (free_at, id) WHERE round IS NULL AND parked_at IS NULL;
CREATE INDEX jobs_of_reaction ON jobs (reaction, free_at) WHERE round IS NULL AND parked_at IS NULL;
CREATE INDEX jobs_by_round ON jobs (reaction, home, round, due_at, id) WHERE round IS NOT NULL;
CREATE INDEX jobs_last ON jobs (reaction, home, ran, due_at, round) WHERE round IS NOT NULL;
CREATE TABLE job_heads (
  reaction TEXT NOT NULL, home TEXT NOT NULL, round REAL NOT NULL, due_at TEXT NOT NULL, PRIMARY KEY (reaction, home)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_heads_by_round ON job_heads (reaction, round, due_at, home);
CREATE TABLE job_rounds (reaction TEXT PRIMARY KEY, round REAL NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Each makes the next form of the one before; the number of those that were made is kept as the file's `user_version`. */
const forms = [tables, turns, beginnings, rooms, homes, waits, rows, kinds, traces, looks, links, commitForms, claims, rotations, rounds];

/**
 * Older builds left removed data in freed pages, so the file is rewritten without them: once, or at a later start if there is no space. The copy is made
 * on the disk: in memory it would take as much as the file.
 */
function scrubFormer(db: DatabaseSync, isNew: boolean): void {
  if (db.prepare("SELECT 1 FROM meta WHERE name = 'scrubbed'").get() !== undefined) return;
  if (!isNew) {
    try {
      db.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      return;
    } finally {
      db.exec('PRAGMA temp_store = MEMORY');
    }
  }
  db.prepare("INSERT INTO meta VALUES ('scrubbed', ?)").run(new Date().toISOString());
}

/** Creates or migrates the tables; refuses a file of a newer build or with another number of partitions. Returns if it is new, and the id of its log. */
export function prepareSchema(db: DatabaseSync, service: string, lanes: number): { fresh: boolean; logId: string } {
  const form = number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (form > forms.length) {
    const why = `The database of ${service} is of a newer build: it has the form ${form}, and this build reads the form ${forms.length}.`;
    throw new Refusal('conflict', 'other-schema', `${why} Start the newer build, or restore a backup of before it.`);
  }
  if (form < forms.length) {
    db.exec('BEGIN IMMEDIATE');
    for (const next of forms.slice(form)) db.exec(next);
    if (form === 0) db.prepare("INSERT INTO meta VALUES ('lanes', ?)").run(String(lanes));
    db.exec(`PRAGMA user_version = ${forms.length}; COMMIT`);
  }
  db.prepare("INSERT INTO meta VALUES ('log', ?) ON CONFLICT DO NOTHING").run(randomUUID());
  scrubFormer(db, form === 0);
  const logId = text(db.prepare("SELECT value FROM meta WHERE name = 'log'").get()?.value);
  if (form === 0) return { fresh: true, logId };
  checkLanes(service, Number(text(db.prepare("SELECT value FROM meta WHERE name = 'lanes'").get()?.value)), lanes);
  return { fresh: false, logId };
}
