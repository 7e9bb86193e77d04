import type { PartName } from './parts.ts';
import { runSmall } from './testing/run-small.ts';

/** How many rows each part has that needs no servers; the nightly one is `growth` with more. */
const rowsOf: Record<Exclude<PartName, 'cluster' | 'gateways' | 'growth-nightly'>, number> = {
  appends: 6,
  folds: 2,
  calls: 1,
  ingest: 1,
  media: 4,
  archives: 1,
  quotas: 1,
  exports: 2,
  thumbnails: 1,
  computing: 1,
  videos: 2,
  memory: 1,
  visible: 2,
  'first-picture': 1,
  chat: 4,
  groups: 5,
  evening: 1,
  growth: 3,
  notifications: 1,
  signing: 2,
  start: 3,
  web: 2,
  first: 1,
  scroll: 4,
};

const isPart = (name: string): name is keyof typeof rowsOf => Object.hasOwn(rowsOf, name);
const all = Object.values(rowsOf).reduce((sum, rows) => sum + rows, 0);

// One program, since its parts share what is made once.
it('each part of the benchmarks still measures what it names', async () => {
  const rows = await runSmall(...Object.keys(rowsOf).filter(isPart));
  for (const [what, ours] of rows) expect(`${what}: ${ours}`).toMatch(/: (?!skipped|NaN|not told|0 MB).*\d/);
  expect(rows).toHaveLength(all);
});
