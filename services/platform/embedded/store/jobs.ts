// Jobs in the file. A taken one is free again when its time is over, and at the next start, since its runner has ended.
import type { SQLOutputValue } from 'node:sqlite';
import { yieldTurn } from '../../async/yield-turn.ts';
import { everyKind, parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { chooseJobs, hasPlace, maxEnqueued } from '../../ports/shared/round-robin.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Job, Jobs, ReactionStart } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import { openJobQueue } from './job-queue.ts';
import { json, limitClause, number, optionalText, text } from './rows.ts';

export function openJobs(file: StoreFile, cursors: Cursors): Jobs {
  const { db } = file;
  const queue = openJobQueue(file);
  const add = db.prepare(
    'INSERT INTO jobs (id, reaction, due_at, free_at, attempts, waits, event, home, trace) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const earliestFree = db.prepare("SELECT free_at FROM jobs WHERE round IS NULL AND parked_at IS NULL AND free_at >= '' ORDER BY free_at LIMIT 1");
  const earliestFreeOf = db.prepare('SELECT free_at FROM jobs WHERE reaction = ? AND round IS NULL AND parked_at IS NULL ORDER BY free_at LIMIT 1');
  const byId = db.prepare('SELECT * FROM jobs WHERE id = ?');
  const setFree = db.prepare('UPDATE jobs SET free_at = ?, ran = 1 WHERE id = ?');
  const done = db.prepare('DELETE FROM jobs WHERE id = ?');
  const count = {
    attempts: db.prepare('UPDATE jobs SET attempts = attempts + 1 WHERE id = ?'),
    waits: db.prepare('UPDATE jobs SET waits = waits + 1 WHERE id = ?'),
  };
  const putOff = db.prepare('UPDATE jobs SET due_at = ?, free_at = ?, ran = 1 WHERE id = ?');
  const park = db.prepare('UPDATE jobs SET parked_at = ?, error = ?, ran = 1 WHERE id = ?');
  // Compares whether a reaction is in the list with what is asked for: these reactions (1) or all others (0).
  const isOfKind = 'parked_at IS NOT NULL AND (reaction IN (SELECT value FROM json_each(?))) = ?';
  const parked = db.prepare(`SELECT * FROM jobs WHERE ${isOfKind} ORDER BY parked_at DESC, id DESC ${limitClause}`);
  const parkedAfter = db.prepare(`SELECT * FROM jobs WHERE ${isOfKind} AND (parked_at, id) < (?, ?) ORDER BY parked_at DESC, id DESC ${limitClause}`);
  const countParked = db.prepare(`SELECT count(*) AS jobs FROM jobs WHERE ${isOfKind}`);
  const waiting = db.prepare(
    "SELECT count(*) AS jobs, min(event ->> '$.at') AS since FROM jobs WHERE parked_at IS NULL AND reaction IN (SELECT value FROM json_each(?))",
  );
  const retry = db.prepare(
    'UPDATE jobs SET due_at = parked_at, free_at = parked_at, attempts = 0, waits = 0, parked_at = NULL, error = NULL WHERE id = ? AND parked_at IS NOT NULL',
  );
  const drop = db.prepare('DELETE FROM jobs WHERE id = ? AND parked_at IS NOT NULL');
  const addBeginning = db.prepare('INSERT INTO beginnings (source, reaction, lanes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const beginningsOf = db.prepare('SELECT reaction, lanes FROM beginnings WHERE source = ?');
  if (!file.fresh) file.transaction('replayable', () => db.exec('UPDATE jobs SET free_at = due_at WHERE free_at <> due_at AND round IS NULL'));

  const jobOf = ({ id }: { id: string }): Job[] => {
    const row = byId.get(id);
    return row ? [readJob(row)] : [];
  };

  const addJob = ({ id, reaction, dueAt, attempts, waits, event, trace }: Job) =>
    add.run(id, reaction, dueAt, dueAt, attempts, waits, event ? JSON.stringify(event) : null, event?.home ?? null, trace ?? null);

  const holdUntil = (until: string, id: string) => {
    queue.dequeue(id);
    setFree.run(until, id);
  };

  return {
    async plan(jobs, from) {
      file.transaction('replayable', () => {
        for (const job of jobs) addJob(job);
        if (from) cursors.write(planningConsumerName(from.historyOf), from);
      });
      if (from) cursors.note(planningConsumerName(from.historyOf), from);
    },
    cursors: async (source, historyOf) => cursors.lanes(planningConsumerName(historyOf), source),
    async begin(source, reactions) {
      file.transaction('durable', () => {
        for (const [reaction, lanes] of reactions) addBeginning.run(source, reaction, JSON.stringify([...lanes]));
      });
    },
    async beginnings(source) {
      const rows = file.read(() => beginningsOf.all(source));
      return new Map(rows.map((row): [string, ReactionStart] => [text(row.reaction), new Map<number, number>(json(row.lanes))]));
    },
    async take(now, limit, seconds, open) {
      const at = now.toISOString();
      let due = file.read(() => queue.due(at));
      for (; due.length === maxEnqueued; due = file.read(() => queue.due(at))) {
        const part = due;
        file.transaction('replayable', () => queue.enqueue(part));
        await yieldTurn();
      }
      const choose = () => chooseJobs(queue.first(open, limit), open, limit);
      const chosen = due.length > 0 ? undefined : file.read(choose);
      if (chosen?.length === 0) return [];
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      return file.transaction('replayable', () => {
        queue.enqueue(due);
        const taken = chosen ?? choose();
        queue.advance(taken);
        for (const { id } of taken) holdUntil(until, id);
        return taken.flatMap(jobOf);
      });
    },
    async hold(ids, until) {
      file.transaction('replayable', () => {
        for (const id of ids) holdUntil(until.toISOString(), id);
      });
    },
    async done(id) {
      file.transaction('replayable', () => {
        queue.dequeue(id);
        done.run(id);
      });
    },
    async failed(id, { counts, error, dueAt, park: parks }) {
      file.transaction('replayable', () => {
        queue.dequeue(id);
        count[counts].run(id);
        if (parks) park.run(new Date().toISOString(), error, id);
        else putOff.run(dueAt.toISOString(), dueAt.toISOString(), id);
      });
    },
    async parked(before, limit, kind = everyKind) {
      const from = readCursor(parkedList, before);
      const wanted = [JSON.stringify(kind.reactions), kind.others ? 0 : 1] as const;
      const { rows, total } = file.read(() => ({
        rows: from ? parkedAfter.all(...wanted, from.sort, from.id, limit + 1) : parked.all(...wanted, limit + 1),
        total: number(countParked.get(...wanted)?.jobs),
      }));
      return { ...parkedPage(rows.map(readJob), limit), total };
    },
    async waiting(reactions) {
      const row = file.read(() => waiting.get(JSON.stringify(reactions)));
      return { count: number(row?.jobs), since: optionalText(row?.since) };
    },
    retry: async (id) => file.transaction('durable', () => retry.run(id).changes > 0),
    drop: async (id) => file.transaction('durable', () => drop.run(id).changes > 0),
    async nextDue(open) {
      const times = file.read(() => {
        const queued = queue.first(open, 1).flatMap(({ jobs }) => jobs.map(({ dueAt }) => dueAt));
        const waiting = open
          ? [...open.keys()].filter((reaction) => hasPlace(open, reaction)).map((reaction) => earliestFreeOf.get(reaction))
          : [earliestFree.get()];
        return [...queued, ...waiting.flatMap((row) => optionalText(row?.free_at) ?? [])];
      });
      const [earliest] = times.sort();
      return earliest === undefined ? undefined : new Date(earliest);
    },
  };
}

function readJob(row: Record<string, SQLOutputValue>): Job {
  return {
    id: text(row.id),
    reaction: text(row.reaction),
    dueAt: text(row.due_at),
    attempts: number(row.attempts),
    waits: number(row.waits),
    event: row.event === null ? undefined : json(row.event),
    trace: optionalText(row.trace),
    parked: row.parked_at === null ? undefined : { at: text(row.parked_at), error: text(row.error) },
  };
}
