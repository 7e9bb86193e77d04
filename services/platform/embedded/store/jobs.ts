// Jobs in the file; see [Note: Jobs take turns]. A taken one is free again when its time is over, and at the next start, since its runner has ended.
import type { SQLOutputValue } from 'node:sqlite';
import { fullHomes, fullReactions, withinRoom } from '../../ports/shared/job-room.ts';
import { nextTurn } from '../../ports/shared/job-turns.ts';
import { everyKind, parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Beginning, Job, Jobs, Room } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import { json, limited, number, text, textIfAny } from './rows.ts';

export function openJobs(file: StoreFile, cursors: Cursors): Jobs {
  const { db } = file;
  const add = db.prepare(
    'INSERT INTO jobs (id, reaction, due_at, free_at, attempts, waits, event, home, turn_at, trace) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const lastTurn = db.prepare(
    'SELECT due_at, turn_at FROM jobs WHERE home = ? AND reaction = ? AND turn_at IS NOT NULL ORDER BY due_at DESC, turn_at DESC LIMIT 1',
  );
  // Lists as JSON are searched as texts: made into tables for each question, they cost more than all the rest of it.
  const isIn = (name: string) => `instr(?, json_quote(${name})) > 0`;
  const isWanted = `(? IS NULL OR ${isIn('reaction')}) AND NOT ${isIn('reaction')} AND (home IS NULL OR NOT ${isIn("reaction || '/' || home")})`;
  const free = db.prepare(`SELECT * FROM jobs WHERE parked_at IS NULL AND free_at <= ? AND ${isWanted} ORDER BY free_at, id ${limited}`);
  const beforeTurn = db.prepare(`SELECT * FROM jobs WHERE turn_at > due_at AND turn_at > ? AND due_at <= ? AND ${isWanted} ORDER BY turn_at, id ${limited}`);
  const hold = db.prepare('UPDATE jobs SET free_at = ?, turn_at = NULL WHERE id = ?');
  const done = db.prepare('DELETE FROM jobs WHERE id = ?');
  const count = {
    attempts: db.prepare('UPDATE jobs SET attempts = attempts + 1 WHERE id = ?'),
    waits: db.prepare('UPDATE jobs SET waits = waits + 1 WHERE id = ?'),
  };
  const putOff = db.prepare('UPDATE jobs SET due_at = ?, free_at = ?, turn_at = NULL WHERE id = ?');
  const park = db.prepare('UPDATE jobs SET parked_at = ?, error = ?, turn_at = NULL WHERE id = ?');
  // Of these reactions, or of all others: whether a reaction is among them is what is asked for.
  const isOfKind = 'parked_at IS NOT NULL AND (reaction IN (SELECT value FROM json_each(?))) = ?';
  const parked = db.prepare(`SELECT * FROM jobs WHERE ${isOfKind} ORDER BY parked_at DESC, id DESC ${limited}`);
  const parkedAfter = db.prepare(`SELECT * FROM jobs WHERE ${isOfKind} AND (parked_at, id) < (?, ?) ORDER BY parked_at DESC, id DESC ${limited}`);
  const countParked = db.prepare(`SELECT count(*) AS jobs FROM jobs WHERE ${isOfKind}`);
  const waiting = db.prepare(
    "SELECT count(*) AS jobs, min(event ->> '$.at') AS since FROM jobs WHERE parked_at IS NULL AND reaction IN (SELECT value FROM json_each(?))",
  );
  const retry = db.prepare(
    'UPDATE jobs SET due_at = parked_at, free_at = parked_at, attempts = 0, waits = 0, parked_at = NULL, error = NULL WHERE id = ? AND parked_at IS NOT NULL',
  );
  const drop = db.prepare('DELETE FROM jobs WHERE id = ? AND parked_at IS NOT NULL');
  const next = db.prepare(`SELECT free_at FROM jobs WHERE parked_at IS NULL AND free_at > '' AND ${isWanted} ORDER BY free_at LIMIT 1`);
  const nextTurns = db.prepare(`SELECT due_at FROM jobs WHERE turn_at > due_at AND turn_at > '' AND ${isWanted} ORDER BY turn_at, id LIMIT 1`);
  const addBeginning = db.prepare('INSERT INTO beginnings (source, reaction, lanes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const beginningsOf = db.prepare('SELECT reaction, lanes FROM beginnings WHERE source = ?');
  if (!file.fresh) file.transaction('replayable', () => db.exec('UPDATE jobs SET free_at = due_at WHERE free_at <> due_at AND turn_at IS NULL'));

  const addJob = ({ id, reaction, dueAt, attempts, waits, event, trace }: Job) => {
    const last = event && lastTurn.get(event.home, reaction);
    const turn = event ? nextTurn(last && { dueAt: text(last.due_at), turnAt: text(last.turn_at) }, dueAt) : null;
    add.run(id, reaction, dueAt, turn ?? dueAt, attempts, waits, event ? JSON.stringify(event) : null, event?.home ?? null, turn, trace ?? null);
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
    async take(now, limit, seconds, room, known) {
      const [at, wanted] = [now.toISOString(), wantedOf(room, known)];
      const found = file.read(() => {
        const first = free.all(at, ...wanted, limit);
        return first.length < limit ? [...first, ...beforeTurn.all(at, at, ...wanted, limit - first.length)] : first;
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
      return { count: number(row?.jobs), since: textIfAny(row?.since) };
    },
    retry: async (id) => file.transaction('durable', () => retry.run(id).changes > 0),
    drop: async (id) => file.transaction('durable', () => drop.run(id).changes > 0),
    async nextDue(room, known) {
      const wanted = wantedOf(room, known);
      const times = file.read(() => [next.get(...wanted)?.free_at, nextTurns.get(...wanted)?.due_at]).flatMap((time) => textIfAny(time) ?? []);
      const [earliest] = times.sort();
      return earliest === undefined ? undefined : new Date(earliest);
    },
  };
}

/** What `isWanted` asks for: the names that are known, twice, and the reactions, and the homes of a reaction, that have no room. */
function wantedOf(room: Room | undefined, known: readonly string[] | undefined): [string | null, string | null, string, string] {
  const names = known ? JSON.stringify(known) : null;
  const homes = fullHomes(room).flatMap(({ reaction, homes }) => homes.map((home) => `${reaction}/${home}`));
  return [names, names, JSON.stringify(fullReactions(room)), JSON.stringify(homes)];
}

function readJob(row: Record<string, SQLOutputValue>): Job {
  return {
    id: text(row.id),
    reaction: text(row.reaction),
    dueAt: text(row.due_at),
    attempts: number(row.attempts),
    waits: number(row.waits),
    event: row.event === null ? undefined : json(row.event),
    trace: textIfAny(row.trace),
    parked: row.parked_at === null ? undefined : { at: text(row.parked_at), error: text(row.error) },
  };
}
