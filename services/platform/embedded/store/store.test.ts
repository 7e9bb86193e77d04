import { DatabaseSync } from 'node:sqlite';
import { storeSuite } from '../../contract/store/store-suite.ts';
import { isLongRun } from '../../testing/long.ts';
import { folderPlace } from '../../testing/store/folder-place.ts';

/** Read whole, once, when a store is opened. */
const atStart = ['SELECT person FROM erased', 'SELECT consumer, source, lane, seq, mark FROM cursors', 'SELECT id FROM secrets WHERE lane IS NULL'];

/** Records every statement prepared meanwhile, and asks SQLite for its plan while its tables exist. */
async function withoutScans(work: () => Promise<void>): Promise<void> {
  const { prepare } = DatabaseSync.prototype;
  const scans: string[] = [];
  const looksThrough = (detail: unknown) =>
    typeof detail === 'string' && (/^SCAN (?!CONSTANT ROW|json_each VIRTUAL)/.test(detail) || detail.includes('TEMP B-TREE'));
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    if (/^\s*(SELECT|INSERT|UPDATE|DELETE)/i.test(sql) && !atStart.includes(sql)) {
      const plan = prepare.call(this, `EXPLAIN QUERY PLAN ${sql}`).all();
      if (/LIMIT \?/.test(sql)) scans.push(`${sql}\n  planned again for each value: use \`limited\``);
      if (plan.some(({ detail }) => looksThrough(detail))) scans.push(`${sql}\n  ${plan.map(({ detail }) => detail).join('\n  ')}`);
    }
    return prepare.call(this, sql, ...rest);
  };
  try {
    await work();
  } finally {
    DatabaseSync.prototype.prepare = prepare;
  }
  expect(scans).toEqual([]);
}

describe('the store, embedded', () => {
  storeSuite({ place: folderPlace, processes: 1, counts: { writes: 40, schedules: 60, kills: 20, life: 40 }, withoutScans }, isLongRun ? [1, 4] : [1]);
});
