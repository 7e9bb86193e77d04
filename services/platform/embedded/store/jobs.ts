// Jobs in the file; see [Note: Jobs take turns]. A taken one is free again when its time is over, and at the next start, since its runner has ended.
import type { SQLOutputValue } from 'node:sqlite';
import { yieldTurn } from '../../async/yield-turn.ts';
import { withinRoom } from '../../ports/shared/job-room.ts';
import { nextTurn } from '../../ports/shared/job-turns.ts';
import { everyKind, parkedList, parkedPage, readCursor } from '../../ports/shared/page-cursor.ts';
import { planningConsumerName } from '../../ports/shared/store-rules.ts';
import type { Beginning, Job, Jobs } from '../../ports/store.ts';
import type { Cursors } from './cursors.ts';
import type { StoreFile } from './file.ts';
import { earlyJobs, type FoundJob, freeJobs, openJobList } from './job-looks.ts';
import { json, limited, number, text, textIfAny } from './rows.ts';

/** The `turn_at` of a job of a home until it is due. */
const noTurnYet = '';
/** Some milliseconds of work. */
const turnsAtOnce = 100;
/** After every ISO 8601 time. */
const endOfTime = '~';

export function openJobs(file: StoreFile, cursors: Cursors): Jobs {
  const { db } = file;
  const add = db.prepare(
    'INSERT INTO jobs (id, reaction, due_at, free_at, attempts, waits, event, home, turn_at, trace) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const [free, early] = [openJobList(db, freeJobs), openJobList(db, earlyJobs)];
  const comeDue = db.prepare(`SELECT id, home, reaction, due_at FROM jobs WHERE turn_at = '' AND due_at <= ? ORDER BY due_at, id ${limited}`);
  const lastTurn = db.prepare("SELECT due_at, turn_at FROM jobs WHERE home = ? AND reaction = ? AND turn_at > '' ORDER BY due_at DESC, turn_at DESC LIMIT 1");
  const giveTurn = db.prepare('UPDATE jobs SET turn_at = ?, free_at = ? WHERE id = ?');
  const byId = db.prepare('SELECT * FROM jobs WHERE id = ?');
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
  const addBeginning = db.prepare('INSERT INTO beginnings (source, reaction, lanes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const beginningsOf = db.prepare('SELECT reaction, lanes FROM beginnings WHERE source = ?');
  if (!file.fresh) file.transaction('replayable', () => db.exec('UPDATE jobs SET free_at = due_at WHERE free_at <> due_at AND turn_at IS NULL'));

  const jobOf = ({ id }: FoundJob): Job[] => {
    const row = byId.get(id);
    return row ? [readJob(row)] : [];
  };

  const addJob = ({ id, reaction, dueAt, attempts, waits, event, trace }: Job) =>
    add.run(id, reaction, dueAt, dueAt, attempts, waits, event ? JSON.stringify(event) : null, event?.home ?? null, event ? noTurnYet : null, trace ?? null);

  const withoutTurn = (now: string) => file.read(() => comeDue.all(now, turnsAtOnce));
  /** A job has its turn when it is due: what is due in a month stands in nobody's way until then. */
  const giveTurns = (rows: ReturnType<typeof withoutTurn>) => {
    for (const { id, home, reaction, due_at } of rows) {
      const last = lastTurn.get(text(home), text(reaction));
      const turn = nextTurn(last && { dueAt: text(last.due_at), turnAt: text(last.turn_at) }, text(due_at));
      giveTurn.run(turn, turn, text(id));
    }
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
      return new Map(rows.map((row): [string, Beginning] => [text(row.reaction), new Map<number, number>(json(row.lanes))]));
    },
    async take(now, limit, seconds, room, known) {
      const at = now.toISOString();
      let come = withoutTurn(at);
      for (; come.length === turnsAtOnce; come = withoutTurn(at)) {
        file.transaction('replayable', () => giveTurns(come));
        await yieldTurn();
      }
      const look = () => {
        const first = free.first({ room, known }, at, limit);
        const found = first.length < limit ? [...first, ...early.first({ room, known }, at, limit - first.length)] : first;
        return withinRoom(found, room, (job) => job);
      };
      const found = come.length > 0 ? undefined : file.read(look);
      if (found?.length === 0) return [];
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      return file.transaction('replayable', () => {
        giveTurns(come);
        const due = found ?? look();
        for (const { id } of due) hold.run(until, id);
        return due.flatMap(jobOf);
      });
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
      const times = file.read(() => {
        const turns = early.first({ room, known }, '', 1).flatMap(jobOf);
        return [...free.first({ room, known }, endOfTime, 1).map(({ at }) => at), ...turns.map(({ dueAt }) => dueAt)];
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
    trace: textIfAny(row.trace),
    parked: row.parked_at === null ? undefined : { at: text(row.parked_at), error: text(row.error) },
  };
}
