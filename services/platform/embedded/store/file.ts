// One SQLite file of one service: opening, transactions, and the meaning of SQLite's errors.
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
import { damagedCode, diskRefusal, movedCode } from './errors.ts';
import { type Health, watchHealth } from './health/health.ts';
import { prepareSchema } from './schema.ts';

/**
 * `durable`: on the disk at the end of the transaction. `replayable`: written in order, but synced later; after a power cut it is made again from a log.
 */
export type Sync = 'durable' | 'replayable';

export type StoreFile = {
  service: string;
  path: string;
  db: DatabaseSync;
  /** True if this opening created the file. */
  fresh: boolean;
  logId: string;
  health: Health;
  /** Writes all that `work` does, or nothing. Refuses, 503, when the disk does not take it. Transactions cannot be nested. */
  transaction<T>(sync: Sync, work: () => T): T;
  /** Reads. Refuses, 503, when the disk fails. */
  read<T>(work: () => T): T;
  /** Number of committed transactions. */
  writes(): number;
  /** Problems that prevent serving, in words. */
  problems(): string[];
  /** The other thread's work on the file failed: it is a problem until a write succeeds, which is tried from time to time. */
  failed(why: string): void;
  close(): void;
};

/** Pages of the write-ahead log (256 MB) at which a writer copies them itself: only when the thread that does it has failed. */
const autoCheckpointPages = 65_536;
/** Interval of new attempts on a failing disk. */
const retryEveryMs = 1000;

export function openStoreFile(dataDir: string, service: string, lanes: number): StoreFile {
  const path = join(dataDir, `${service}.db`);
  // Callers see refusals and problems, and must not learn the path.
  const name = basename(path);
  const health = watchHealth(service);
  const { db, fresh, logId } = open(dataDir, path, service, lanes);
  const expectInPlace = watchPlace(path);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const probe = db.prepare("INSERT INTO meta VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  let writes = 0;
  let mode: Sync = 'durable';
  let retry: NodeJS.Timeout | undefined;

  const failed = (why: string) => {
    health.failing(why);
    retry ??= setTimeout(tryAgain, retryEveryMs).unref();
  };

  const transaction = <T>(sync: Sync, work: () => T): T => {
    const started = performance.now();
    try {
      // Not as a prepared statement: SQLite sets it when it is prepared, and not when it is run.
      if (mode !== sync) db.exec(`PRAGMA synchronous = ${sync === 'durable' ? 'FULL' : 'NORMAL'}`);
      mode = sync;
      begin.run();
      const result = work();
      expectInPlace();
      commit.run();
      writes += 1;
      if (sync === 'durable') health.committed(performance.now() - started);
      if (health.isFailing()) health.failing(undefined);
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      const refusal = diskRefusal(error, name);
      if (!refusal) throw error;
      if (refusal.code === damagedCode) health.damaged(refusal.message);
      failed(refusal.message);
      throw refusal;
    }
  };

  /** A store with a problem is sent no requests, so it has to try by itself whether the disk takes writes again. */
  const tryAgain = () => {
    retry = undefined;
    if (!health.isFailing() || !db.isOpen) return;
    try {
      transaction('durable', () => probe.run(new Date().toISOString()));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };

  return {
    service,
    path,
    db,
    fresh,
    logId,
    health,
    transaction,
    read(work) {
      try {
        return work();
      } catch (error) {
        const refusal = diskRefusal(error, name);
        if (refusal?.code === damagedCode) health.damaged(refusal.message);
        throw refusal ?? error;
      }
    },
    writes: () => writes,
    problems() {
      try {
        expectInPlace();
      } catch (error) {
        failed(diskRefusal(error, name)?.message ?? String(error));
      }
      return health.problems();
    },
    failed,
    close() {
      clearTimeout(retry);
      db.close();
    },
  };
}

function open(dataDir: string, path: string, service: string, lanes: number): { db: DatabaseSync; fresh: boolean; logId: string } {
  try {
    mkdirSync(dataDir, { recursive: true });
    // It contains hashes of passwords: readable by this user only, like the files that SQLite makes beside it.
    closeSync(openSync(path, 'a', 0o600));
    const db = new DatabaseSync(path, { timeout: 5000 });
    try {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY');
      // Overwrites removed and replaced data: an erased person's text remains in no freed page, nor in a backup of it.
      db.exec('PRAGMA secure_delete = ON');
      db.exec(`PRAGMA wal_autocheckpoint = ${autoCheckpointPages}; PRAGMA journal_size_limit = ${32 * 2 ** 20}`);
      return { db, ...prepareSchema(db, service, lanes) };
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw diskRefusal(error, path) ?? error;
  }
}

/**
 * SQLite continues to write a file that was moved or removed, and that data would be lost. Returns a check that throws if the opened file is no longer
 * under its path.
 */
function watchPlace(path: string): () => void {
  const { dev, ino } = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino !== ino || now.dev !== dev) throw Object.assign(new Error(`${path} is not the file that was opened`), { code: movedCode });
  };
}
