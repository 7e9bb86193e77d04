import { alwaysSampleOf } from '@kloak/platform/testing/long.ts';
import type { PartName } from './parts.ts';
import { runSmall } from './testing/run-small.ts';

/** Rows of each part that needs no servers and no registry; the nightly parts are others with more data. */
const rowsOf: Record<Exclude<PartName, 'cluster' | 'costs' | 'gateways' | 'lighthouse' | 'growth-nightly' | 'family-nightly'>, number> = {
  appends: 6,
  folds: 2,
  calls: 1,
  ingest: 1,
  resumable: 2,
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
  gallery: 1,
  chat: 6,
  groups: 5,
  evening: 1,
  growth: 3,
  family: 4,
  story: 1,
  notifications: 1,
  'due-jobs': 2,
  signing: 2,
  start: 3,
  profiles: 12,
  web: 12,
  first: 1,
  pages: 1,
  scroll: 4,
  tab: 4,
};

type Small = keyof typeof rowsOf;
const isSmall = (name: string): name is Small => Object.hasOwn(rowsOf, name);
const all = Object.keys(rowsOf).filter(isSmall);
/** Half of them, chosen by the sample. */
const parts = alwaysSampleOf(all, Math.ceil(all.length / 2));

// One program, because its parts share setups.
it('parts of the benchmarks still measure what they name', async () => {
  const rows = await runSmall(...parts);
  for (const [what, ours] of rows) expect(`${what}: ${ours}`).toMatch(/: (?!skipped|NaN|not reported|0 MB).*\d/);
  expect(rows).toHaveLength(parts.reduce((sum, part) => sum + rowsOf[part], 0));
});
