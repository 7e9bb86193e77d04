import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { allPlacesOf } from '../../ports/shared/round-robin.ts';
import type { Job, Jobs, OpenReactions } from '../../ports/store.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, job, jobOf } from '../../testing/store/jobs.ts';
import { openStoreFile } from './file.ts';
import { number, text } from './rows.ts';
import { embeddedStore } from './store.ts';

/** Cost of a look: number of queries and of rows; `passing`: queries that passed over rows. */
type Cost = { asked: number; rows: number; passing: string[] };

/** Conditional jumps of SQLite's programs. */
const jumps = /^(If|IfNot|IsNull|NotNull|Eq|Ne|Lt|Le|Gt|Ge|Found|NotFound|Filter)$/;
/** True if a query may skip a row: its program jumps to the step that moves on. */
function passesOverRows(db: DatabaseSync, sql: string): boolean {
  const steps = db.prepare(`EXPLAIN ${sql}`).all();
  const moves = new Set(steps.flatMap(({ opcode, addr }) => (opcode === 'Next' || opcode === 'Prev' ? [number(addr)] : [])));
  return steps.some(({ opcode, p2 }) => jumps.test(text(opcode)) && moves.has(number(p2)));
}

/** Records the queries of some work. */
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

const none = { total: 0, perHome: 0, ofHomes: new Map<string, number>() };
const all = allPlacesOf(['greet']);
const withFull = (...homes: string[]): OpenReactions => new Map([['greet', { total: 9, perHome: 9, ofHomes: new Map(homes.map((home) => [home, 0])) }]]);
const many = (count: number, make: (place: number) => Job) => Array.from({ length: count }, (_, place) => make(place));
const minutes = (count: number) => count * 60;
const twice = (text: string) => [text, text] as const;

/** Jobs that wait for something else than time, and the query that passes them, where one job may run. */
const waiting: { what: string; jobs(count: number): Job[]; open?: OpenReactions; at: Date; limit?: number }[] = [
  { what: 'of a full reaction', jobs: (count) => many(count, () => job(1, { reaction: 'full' })), open: new Map([...all, ['full', none]]), at: at(9) },
  { what: 'of an unknown reaction', jobs: (count) => many(count, () => job(1, { reaction: 'later build' })), open: all, at: at(9) },
  { what: 'of a full home', jobs: (count) => many(count, () => jobOf('crowd', 1)), open: withFull('crowd'), at: at(9) },
  { what: 'of a full home, since long ago', jobs: (count) => many(count, () => jobOf('crowd', 1)), open: withFull('crowd'), at: at(minutes(9e5)) },
  {
    what: 'of other homes, and a few of a full one',
    jobs: (count) => [...many(5, () => jobOf('crowd', 1)), ...many(count, () => jobOf(fresh('other'), 5))],
    open: withFull('crowd'),
    at: at(9),
    limit: 1,
  },
  {
    what: 'of ten full homes, behind which one is open',
    jobs: (count) => many(count, (place) => jobOf(`crowd-${place % 10}`, 1)),
    open: withFull(...many(10, () => job(1)).map((_, place) => `crowd-${place}`)),
    at: at(9),
  },
  { what: 'that are due in a month', jobs: (count) => many(count, () => jobOf('crowd', minutes(4e4))), at: at(9) },
];

/** Undoes the newest form of the file; indexes of jobs are left to the caller. */
function removeRounds(db: DatabaseSync): void {
  for (const index of ['by_time', 'of_reaction', 'by_round', 'last']) db.exec(`DROP INDEX jobs_${index}`);
  db.exec('DROP TABLE job_heads; DROP TABLE job_rounds; ALTER TABLE jobs DROP COLUMN round; ALTER TABLE jobs DROP COLUMN ran');
  db.exec('ALTER TABLE jobs ADD COLUMN turn_at TEXT');
}

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

  it.each(waiting)('costs the same, however many jobs wait $what', async ({ jobs: waitingJobs, open, at: now, limit = 10 }) => {
    const costs: Cost[] = [];
    for (const count of [100, 300]) {
      const folder = join(dataDir, `${count}`);
      await inStore(folder, async (jobs) => {
        await jobs.plan(waitingJobs(count), undefined);
        // They are enqueued once.
        await jobs.take(now, 1, 60, new Map([['greet', none]]));
        const wanted = jobOf('wanted', 2);
        await jobs.plan([wanted], undefined);
        const look = async () => {
          expect(await jobs.nextDue(open)).toEqual(at(2));
          expect(await jobs.take(now, limit, 60, open)).toEqual([wanted]);
        };
        costs.push(await costOf(folder, look));
      });
    }
    const [few, more] = costs;
    expect(more).toEqual(few);
    expect(few?.passing).toEqual([]);
  });

  it('costs at most 0.7 ms of the processor while 20,000 jobs of ten full homes wait', async () => {
    await inStore(dataDir, async (jobs) => {
      const homes = many(10, () => job(1)).map((_, place) => `crowd-${place}`);
      for (let part = 0; part < 20; part += 1)
        await jobs.plan(
          many(1000, (place) => jobOf(homes[place % 10] ?? '', 1)),
          undefined,
        );
      const open = withFull(...homes);
      const look = async () => {
        expect(await jobs.take(at(9), 10, 60, open)).toEqual([]);
        expect(await jobs.nextDue(open)).toBeUndefined();
      };
      await look();
      const looks = 200;
      const before = process.threadCpuUsage();
      for (let place = 0; place < looks; place += 1) await look();
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000 / looks).toBeLessThanOrEqual(0.7);
    });
  });

  it('leaves jobs of an older build where they are until they are due, and shares out turns anew', async () => {
    const planned = many(3, () => jobOf('crowd', 10));
    await inStore(dataDir, (jobs) => jobs.plan(planned, undefined));
    const file = openStoreFile(dataDir, 'social', 1);
    const { db } = file;
    removeRounds(db);
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

  it('finds the jobs of the build before: those that wait, that ran and that were put off', async () => {
    const [waits, ran, putOff, later] = many(4, () => jobOf('crowd', 10));
    const planned = [waits, ran, putOff, later].flatMap((one) => one ?? []);
    await inStore(dataDir, (jobs) => jobs.plan(planned, undefined));
    const file = openStoreFile(dataDir, 'social', 1);
    const { db } = file;
    removeRounds(db);
    for (const index of ['free', 'free_of_home', 'early', 'early_of_home', 'by_home', 'without_turn']) db.exec(`CREATE INDEX jobs_${index} ON jobs (id)`);
    const set = db.prepare('UPDATE jobs SET turn_at = ?, free_at = ?, due_at = ?, waits = ? WHERE id = ?');
    const time = (second: number) => at(second).toISOString();
    set.run(time(70), time(70), time(10), 0, waits?.id ?? '');
    set.run(null, time(600), time(10), 0, ran?.id ?? '');
    set.run(null, time(30), time(30), 1, putOff?.id ?? '');
    set.run('', time(40), time(40), 0, later?.id ?? '');
    db.exec('PRAGMA user_version = 14');
    file.close();
    const idsAt = async (jobs: Jobs, second: number) => (await jobs.take(at(second), 10, 600)).map(({ id }) => id).sort();
    await inStore(dataDir, async (jobs) => {
      expect(await idsAt(jobs, 10)).toEqual([waits?.id, ran?.id].sort());
      expect(await idsAt(jobs, 30)).toEqual([putOff?.id]);
      expect(await jobs.nextDue(all)).toEqual(at(40));
      expect(await idsAt(jobs, 40)).toEqual([later?.id]);
    });
  });
});
