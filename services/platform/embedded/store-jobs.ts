// Jobs in the file. A taken one is free again when its time is over, and at the next start: whoever had it is gone.
import type { SQLOutputValue } from 'node:sqlite';
import { readCursor, writeCursor } from '../page-cursor.ts';
import type { Job, Jobs } from '../ports/store.ts';
import type { Cursors } from './store-cursors.ts';
import type { StoreFile } from './store-file.ts';
import { json, number, text } from './store-rows.ts';

const consumer = 'reactions';
const list = 'parked';

export function openJobs(file: StoreFile, cursors: Cursors): Jobs {
  const { db } = file;
  const add = db.prepare('INSERT INTO jobs (id, reaction, due_at, free_at, attempts, event) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const free = db.prepare('SELECT * FROM jobs WHERE parked_at IS NULL AND free_at <= ? ORDER BY free_at, id LIMIT ?');
  const hold = db.prepare('UPDATE jobs SET free_at = ? WHERE id = ?');
  const done = db.prepare('DELETE FROM jobs WHERE id = ?');
  const putOff = db.prepare('UPDATE jobs SET attempts = attempts + 1, due_at = ?, free_at = ? WHERE id = ?');
  const park = db.prepare('UPDATE jobs SET attempts = attempts + 1, parked_at = ?, error = ? WHERE id = ?');
  const parked = db.prepare('SELECT * FROM jobs WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT ?');
  const parkedAfter = db.prepare('SELECT * FROM jobs WHERE parked_at IS NOT NULL AND (parked_at, id) < (?, ?) ORDER BY parked_at DESC, id DESC LIMIT ?');
  const retry = db.prepare(
    'UPDATE jobs SET due_at = parked_at, free_at = parked_at, attempts = 0, parked_at = NULL, error = NULL WHERE id = ? AND parked_at IS NOT NULL',
  );
  const drop = db.prepare('DELETE FROM jobs WHERE id = ? AND parked_at IS NOT NULL');
  const next = db.prepare("SELECT free_at FROM jobs WHERE parked_at IS NULL AND free_at > '' ORDER BY free_at LIMIT 1");
  if (!file.fresh) file.transaction('replayable', () => db.exec('UPDATE jobs SET free_at = due_at WHERE free_at <> due_at'));

  return {
    async plan(jobs, from) {
      file.transaction('replayable', () => {
        for (const { id, reaction, dueAt, attempts, event } of jobs) add.run(id, reaction, dueAt, dueAt, attempts, event ? JSON.stringify(event) : null);
        if (from) cursors.write(consumer, from.source, from.lane, from.seq);
      });
      if (from) cursors.note(consumer, from.source, from.lane, from.seq);
    },
    cursors: async (source) => cursors.lanes(consumer, source),
    async take(now, limit, seconds) {
      const due = file.read(() => free.all(now.toISOString(), limit));
      if (due.length === 0) return [];
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      file.transaction('replayable', () => {
        for (const row of due) hold.run(until, text(row.id));
      });
      return due.map(readJob);
    },
    async hold(ids, until) {
      file.transaction('replayable', () => {
        for (const id of ids) hold.run(until.toISOString(), id);
      });
    },
    async done(id) {
      file.transaction('replayable', () => done.run(id));
    },
    async failed(id, error, dueAt, parks) {
      file.transaction('replayable', () => {
        if (parks) park.run(new Date().toISOString(), error, id);
        else putOff.run(dueAt.toISOString(), dueAt.toISOString(), id);
      });
    },
    async parked(before, limit) {
      const from = before === undefined ? undefined : readCursor(list, before);
      const rows = file.read(() => (from ? parkedAfter.all(from.sort, from.id, limit + 1) : parked.all(limit + 1)));
      const items = rows.slice(0, limit).map(readJob);
      const last = items.at(-1);
      return rows.length > limit && last?.parked ? { items, next: writeCursor(list, { sort: last.parked.at, id: last.id }) } : { items };
    },
    retry: async (id) => file.transaction('durable', () => retry.run(id).changes > 0),
    drop: async (id) => file.transaction('durable', () => drop.run(id).changes > 0),
    async nextDue() {
      const row = file.read(() => next.get());
      return row && new Date(text(row.free_at));
    },
  };
}

function readJob(row: Record<string, SQLOutputValue>): Job {
  return {
    id: text(row.id),
    reaction: text(row.reaction),
    dueAt: text(row.due_at),
    attempts: number(row.attempts),
    ...(row.event !== null && { event: json(row.event) }),
    ...(row.parked_at !== null && { parked: { at: text(row.parked_at), error: text(row.error) } }),
  };
}
