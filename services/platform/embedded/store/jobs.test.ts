import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Job, Jobs, Room } from '../../ports/store.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, job, jobOf } from '../../testing/store/jobs.ts';
import { openStoreFile } from './file.ts';
import { number, text } from './rows.ts';
import { embeddedStore } from './store.ts';

/** What a look cost: how often it asked, and how many rows it was given; `passing` are the questions that passed over rows. */
type Cost = { asked: number; rows: number; passing: string[] };

/** Steps that go on elsewhere where something is, or is not, so. */
const jumps = /^(If|IfNot|IsNull|NotNull|Eq|Ne|Lt|Le|Gt|Ge|Found|NotFound|Filter)$/;
/** Whether a question goes on to its next row without having answered the one before: whether its program jumps to the step that moves on. */
function passesOverRows(db: DatabaseSync, sql: string): boolean {
  const steps = db.prepare(`EXPLAIN ${sql}`).all();
  const moves = new Set(steps.flatMap(({ opcode, addr }) => (opcode === 'Next' || opcode === 'Prev' ? [number(addr)] : [])));
  return steps.some(({ opcode, p2 }) => jumps.test(text(opcode)) && moves.has(number(p2)));
}

/** Hears what is asked of the jobs meanwhile. */
async function costOf(dataDir: string, work: () => Promise<unknown>): Promise<Cost> {
  const { all, get } = StatementSync.prototype;
  const [asked, counts] = [new Set<string>(), { asked: 0, rows: 0 }];
  const note = ({ sourceSQL }: StatementSync, rows: number) => {
    asked.add(sourceSQL);
    counts.asked += 1;
    counts.rows += rows;
  };
  StatementSync.prototype.all = function (...values) {
    const rows = Reflect.apply(all, this, values);
    note(this, rows.length);
    return rows;
  };
  StatementSync.prototype.get = function (...values) {
    const row = Reflect.apply(get, this, values);
    note(this, row ? 1 : 0);
    return row;
  };
  try {
    await work();
  } finally {
    Object.assign(StatementSync.prototype, { all, get });
  }
  using db = new DatabaseSync(join(dataDir, 'social.db'), { readOnly: true });
  return { ...counts, passing: [...asked].filter((sql) => passesOverRows(db, sql)) };
}

const none = { inAll: 0, ofHome: 0, ofHomes: new Map() };
const roomBeside = (home: string): Room => new Map([['greet', { inAll: 9, ofHome: 9, ofHomes: new Map([[home, 0]]) }]]);
const many = (count: number, make: (place: number) => Job) => Array.from({ length: count }, (_, place) => make(place));
const minutes = (count: number) => count * 60;
const twice = (text: string) => [text, text] as const;

/** Jobs that wait for something else than time, and what is asked beside them, where one job is wanted. */
const waiting: { what: string; jobs(count: number): Job[]; room?: Room; known?: readonly string[]; at: Date; limit?: number }[] = [
  { what: 'of a reaction without room', jobs: (count) => many(count, () => job(1, { reaction: 'full' })), room: new Map([['full', none]]), at: at(9) },
  { what: 'of a reaction that is not known', jobs: (count) => many(count, () => job(1, { reaction: 'later build' })), known: ['greet'], at: at(9) },
  { what: 'of a home without room', jobs: (count) => many(count, () => jobOf('crowd', 1)), room: roomBeside('crowd'), at: at(9) },
  { what: 'of a home without room, whose turns came', jobs: (count) => many(count, () => jobOf('crowd', 1)), room: roomBeside('crowd'), at: at(minutes(9e5)) },
  {
    what: 'of others, and a few of a home without room',
    jobs: (count) => [...many(5, () => jobOf('crowd', 1)), ...many(count, () => jobOf(fresh('other'), 5))],
    room: roomBeside('crowd'),
    at: at(9),
    limit: 1,
  },
  { what: 'that are due in a month', jobs: (count) => many(count, () => jobOf('crowd', minutes(4e4))), at: at(9) },
];

describe('looking for the next job', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-looks-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const inStore = async (folder: string, work: (jobs: Jobs) => Promise<void>) => {
    const store = await embeddedStore({ dataDir: folder })({ service: 'social', lanes: 1, views: [] });
    try {
      await work(store.jobs);
    } finally {
      await store.close();
    }
  };

  it.each(waiting)('costs the same, however many jobs wait $what', async ({ jobs: waitingJobs, room, known, at: now, limit = 10 }) => {
    const costs: Cost[] = [];
    for (const count of [100, 300]) {
      const folder = join(dataDir, `${count}`);
      await inStore(folder, async (jobs) => {
        await jobs.plan(waitingJobs(count), undefined);
        // Their turns are given once.
        await jobs.take(now, 1, 60, new Map([['greet', none]]), ['greet']);
        const wanted = jobOf('wanted', 2);
        await jobs.plan([wanted], undefined);
        const look = async () => {
          expect(await jobs.nextDue(room, known)).toEqual(at(2));
          expect(await jobs.take(now, limit, 60, room, known)).toEqual([wanted]);
        };
        costs.push(await costOf(folder, look));
      });
    }
    const [few, more] = costs;
    expect(more).toEqual(few);
    expect(few?.passing).toEqual([]);
  });

  it('leaves what an older build planned for later where it is until then', async () => {
    const planned = many(3, () => jobOf('crowd', 10));
    await inStore(dataDir, (jobs) => jobs.plan(planned, undefined));
    const file = openStoreFile(dataDir, 'social', 1);
    const { db } = file;
    for (const index of ['free', 'free_of_home', 'early', 'early_of_home', 'by_home', 'without_turn']) db.exec(`DROP INDEX jobs_${index}`);
    db.exec('CREATE INDEX jobs_free ON jobs (id); CREATE INDEX jobs_turns ON jobs (id); CREATE INDEX jobs_by_home ON jobs (id)');
    const turn = db.prepare('UPDATE jobs SET turn_at = ?, free_at = ? WHERE id = ?');
    for (const [place, { id }] of planned.entries()) turn.run(...twice(at(10 + minutes(place)).toISOString()), id);
    for (const column of ['link', 'sum', 'form']) db.exec(`ALTER TABLE commits DROP COLUMN ${column}`);
    db.exec('ALTER TABLE cursors DROP COLUMN mark; DROP TABLE claims; DROP TABLE rotations; PRAGMA user_version = 9');
    file.close();
    await inStore(dataDir, async (jobs) => {
      expect(await jobs.nextDue()).toEqual(at(10));
      expect(await jobs.take(at(9), 10, 60)).toEqual([]);
      await jobs.plan([jobOf('other', 11)], undefined);
      const homes = (await jobs.take(at(11), 2, 60)).map(({ event }) => event?.home);
      expect(homes).toEqual(['crowd', 'other']);
      expect(await jobs.take(at(11), 10, 60)).toHaveLength(2);
    });
  });
});
