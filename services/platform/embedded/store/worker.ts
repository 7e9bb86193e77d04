// The one thread beside the main one: copies what stands in the write-ahead logs into the databases, with connections of its own.
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { diskRefusal } from './errors.ts';
import { number } from './rows.ts';

/** `all`: copies also a rest of fewer than `minPages`, when no more is written. `forget`: closes the file. */
export type CheckpointRequest = { path: string; all: boolean } | { forget: string };
/** `left`: pages that still stand only in the write-ahead log. */
export type CheckpointResult = { path: string; left: number; problem?: string };

/** Pages of 4 kB. With fewer that are not copied yet, copying is not worth its two syncs. */
const minPages = 1000;
/** When the log holds this many pages, writers wait a moment and it begins again: a log that grows costs twice as much at each commit as one that is written over. */
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

type Mode = 'NOOP' | 'PASSIVE' | 'RESTART';

/** Answers how many pages the log holds, and how many of them are not copied. */
function checkpoint(db: DatabaseSync, mode: Mode): { pages: number; left: number } {
  const row = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
  const pages = number(row?.log);
  return { pages, left: pages - number(row?.checkpointed) };
}

function work(path: string, all: boolean): CheckpointResult {
  try {
    const db = connect(path);
    const before = checkpoint(db, 'NOOP');
    if (before.left === 0 || (before.left < minPages && !all)) return { path, left: before.left };
    const { pages, left } = checkpoint(db, 'PASSIVE');
    if (pages < maxPages) return { path, left };
    return { path, left: checkpoint(db, 'RESTART').left };
  } catch (error) {
    const problem = diskRefusal(error, basename(path))?.message ?? String(error);
    return { path, left: 0, problem };
  }
}

parentPort?.on('message', (request: CheckpointRequest) => {
  if ('path' in request) {
    parentPort?.postMessage(work(request.path, request.all));
    return;
  }
  connections.get(request.forget)?.close();
  connections.delete(request.forget);
  parentPort?.postMessage({ path: request.forget, left: 0 } satisfies CheckpointResult);
});
