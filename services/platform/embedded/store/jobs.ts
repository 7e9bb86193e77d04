// Jobs in the file; see [Note: Jobs take turns]. A taken one is free again when its time is over, and at the next start, since its runner has ended.
import type { SQLOutputValue } from 'node:sqlite';
import { fullHomes, fullReactions, withinRoom } from '../../ports/shared/job-room.ts';
import { nextTurn } from '../../ports/shared/job-turns.ts';
import { parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Beginning, Job, Jobs, Room } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import { json, number, text, textIfAny } from './rows.ts';

export function openJobs(file: StoreFile, cursors: Cursors): Jobs {
  const { db } = file;
  const add = db.prepare(
    'INSERT INTO jobs (id, reaction, due_at, free_at, attempts, waits, event, home, turn_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const lastTurn = db.prepare('SELECT turn_at FROM jobs WHERE home = ? AND turn_at IS NOT NULL ORDER BY turn_at DESC LIMIT 1');
  const hasRoom = `reaction NOT IN (SELECT value FROM json_each(?)) AND (home IS NULL OR (reaction || '/' || home) NOT IN (SELECT value FROM json_each(?)))`;
  const free = db.prepare(`SELECT * FROM jobs WHERE parked_at IS NULL AND free_at <= ? AND ${hasRoom} ORDER BY free_at, id LIMIT ?`);
  const beforeTurn = db.prepare(`SELECT * FROM jobs WHERE turn_at > due_at AND turn_at > ? AND due_at <= ? AND ${hasRoom} ORDER BY turn_at, id LIMIT ?`);
  const hold = db.prepare('UPDATE jobs SET free_at = ?, turn_at = NULL WHERE id = ?');
  const done = db.prepare('DELETE FROM jobs WHERE id = ?');
  const count = {
    attempts: db.prepare('UPDATE jobs SET attempts = attempts + 1 WHERE id = ?'),
    waits: db.prepare('UPDATE jobs SET waits = waits + 1 WHERE id = ?'),
  };
  const putOff = db.prepare('UPDATE jobs SET due_at = ?, free_at = ?, turn_at = NULL WHERE id = ?');
  const park = db.prepare('UPDATE jobs SET parked_at = ?, error = ?, turn_at = NULL WHERE id = ?');
  const parked = db.prepare('SELECT * FROM jobs WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT ?');
  const parkedAfter = db.prepare('SELECT * FROM jobs WHERE parked_at IS NOT NULL AND (parked_at, id) < (?, ?) ORDER BY parked_at DESC, id DESC LIMIT ?');
  const retry = db.prepare(
    'UPDATE jobs SET due_at = parked_at, free_at = parked_at, attempts = 0, waits = 0, parked_at = NULL, error = NULL WHERE id = ? AND parked_at IS NOT NULL',
  );
  const drop = db.prepare('DELETE FROM jobs WHERE id = ? AND parked_at IS NOT NULL');
  const next = db.prepare(`SELECT free_at FROM jobs WHERE parked_at IS NULL AND free_at > '' AND ${hasRoom} ORDER BY free_at LIMIT 1`);
  const nextTurns = db.prepare(`SELECT due_at FROM jobs WHERE turn_at > due_at AND turn_at > '' AND ${hasRoom} ORDER BY turn_at, id LIMIT 1`);
  const addBeginning = db.prepare('INSERT INTO beginnings (source, reaction, lanes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const beginningsOf = db.prepare('SELECT reaction, lanes FROM beginnings WHERE source = ?');
  if (!file.fresh) file.transaction('replayable', () => db.exec('UPDATE jobs SET free_at = due_at WHERE free_at <> due_at AND turn_at IS NULL'));

  const addJob = ({ id, reaction, dueAt, attempts, waits, event }: Job) => {
    const turn = event ? nextTurn(textIfAny(lastTurn.get(event.home)?.turn_at), dueAt) : null;
    add.run(id, reaction, dueAt, turn ?? dueAt, attempts, waits, event ? JSON.stringify(event) : null, event?.home ?? null, turn);
  };

  return {
    async plan(jobs, from) {
      file.transaction('replayable', () => {
        for (const job of jobs) addJob(job);
        if (from) cursors.write(planningConsumerName(from.historyOf), from.source, from.lane, from.seq);
      });
      if (from) cursors.note(planningConsumerName(from.historyOf), from.source, from.lane, from.seq);
    },
    cursors: async (source, historyOf) => cursors.lanes(planningConsumerName(historyOf), source),
    async begin(source, reactions) {
      file.transaction('durable', () => {
        for (const [reaction, lanes] of reactions) addBeginning.run(source, reaction, JSON.stringify([...lanes]));
      });
    },
    async beginnings(source) {
      const rows = file.read(() => beginningsOf.all(source));
      return new Map(rows.map((row): [string, Beginning] => [text(row.reaction), new Map<number, number>(json(row.lanes))]));
    },
    async take(now, limit, seconds, room) {
      const [at, full] = [now.toISOString(), fullOf(room)];
      const found = file.read(() => {
        const first = free.all(at, ...full, limit);
        return first.length < limit ? [...first, ...beforeTurn.all(at, at, ...full, limit - first.length)] : first;
      });
      const due = withinRoom(found, room, ({ reaction, home }) => ({ reaction: text(reaction), home: textIfAny(home) }));
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
    async failed(id, { counts, error, dueAt, park: parks }) {
      file.transaction('replayable', () => {
        count[counts].run(id);
        if (parks) park.run(new Date().toISOString(), error, id);
        else putOff.run(dueAt.toISOString(), dueAt.toISOString(), id);
      });
    },
    async parked(before, limit) {
      const from = readCursor(parkedList, before);
      const rows = file.read(() => (from ? parkedAfter.all(from.sort, from.id, limit + 1) : parked.all(limit + 1)));
      return parkedPage(rows.map(readJob), limit);
    },
    retry: async (id) => file.transaction('durable', () => retry.run(id).changes > 0),
    drop: async (id) => file.transaction('durable', () => drop.run(id).changes > 0),
    async nextDue(room) {
      const full = fullOf(room);
      const times = file.read(() => [next.get(...full)?.free_at, nextTurns.get(...full)?.due_at]).flatMap((time) => textIfAny(time) ?? []);
      const [earliest] = times.sort();
      return earliest === undefined ? undefined : new Date(earliest);
    },
  };
}

/** What `hasRoom` asks for: the reactions, and the homes of a reaction, that have no room. */
function fullOf(room: Room | undefined): [string, string] {
  const homes = fullHomes(room).flatMap(({ reaction, homes }) => homes.map((home) => `${reaction}/${home}`));
  return [JSON.stringify(fullReactions(room)), JSON.stringify(homes)];
}

function readJob(row: Record<string, SQLOutputValue>): Job {
  return {
    id: text(row.id),
    reaction: text(row.reaction),
    dueAt: text(row.due_at),
    attempts: number(row.attempts),
    waits: number(row.waits),
    event: row.event === null ? undefined : json(row.event),
    parked: row.parked_at === null ? undefined : { at: text(row.parked_at), error: text(row.error) },
  };
}
