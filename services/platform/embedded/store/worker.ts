// Second thread of the process: copies the write-ahead logs into the databases, with connections of its own.
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { diskRefusal } from './errors.ts';
import { number } from './rows.ts';

/** `all`: also copies a rest of fewer than `minPages`, after the last write. `empty`: and empties the write-ahead log. `forget`: closes the file. */
export type CheckpointRequest = { path: string; wanted: 'most' | 'all' | 'empty' } | { forget: string };
/** `left`: pages that are only in the write-ahead log. `isAnswer`: a caller waits for this one. */
export type CheckpointResult = { path: string; left: number; isAnswer?: boolean; problem?: string };

/** Pages of 4 kB. With fewer that are not copied yet, copying is not worth its two syncs. */
const minPages = 1000;
/** Size of the log in pages at which writers wait a moment and it starts again. Growing costs twice as much at each commit as overwriting. */
const maxPages = 4096;

const connections = new Map<string, DatabaseSync>();

function connect(path: string): DatabaseSync {
  const known = connections.get(path);
  if (known) return known;
  const db = new DatabaseSync(path, { timeout: 1000 });
  db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
  connections.set(path, db);
  return db;
}

type Mode = 'NOOP' | 'PASSIVE' | 'RESTART' | 'TRUNCATE';

/** Returns the pages of the log, and those that are not copied. */
function checkpoint(db: DatabaseSync, mode: Mode): { pages: number; left: number } {
  const row = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
  const pages = number(row?.log);
  return { pages, left: pages - number(row?.checkpointed) };
}

/** Returns the pages that remain in the write-ahead log. */
function empty(db: DatabaseSync): number {
  checkpoint(db, 'PASSIVE');
  return checkpoint(db, 'TRUNCATE').pages;
}

/** Returns the pages that are not copied. */
function copy(db: DatabaseSync, all: boolean): number {
  const before = checkpoint(db, 'NOOP');
  if (before.left === 0 || (before.left < minPages && !all)) return before.left;
  const { pages, left } = checkpoint(db, 'PASSIVE');
  return pages < maxPages ? left : checkpoint(db, 'RESTART').left;
}

function work(path: string, wanted: 'most' | 'all' | 'empty'): CheckpointResult {
  const isAnswer = wanted === 'empty';
  try {
    const db = connect(path);
    return { path, left: isAnswer ? empty(db) : copy(db, wanted === 'all'), isAnswer };
  } catch (error) {
    const problem = diskRefusal(error, basename(path))?.message ?? String(error);
    return { path, left: 0, isAnswer, problem };
  }
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if ('path' in request) {
    parentPort?.postMessage(work(request.path, request.wanted));
    return;
  }
  connections.get(request.forget)?.close();
  connections.delete(request.forget);
  parentPort?.postMessage({ path: request.forget, left: 0, isAnswer: true } satisfies CheckpointResult);
});
