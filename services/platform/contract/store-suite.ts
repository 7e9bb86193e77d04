// What both makers of the store port keep. See ARCHITECTURE.md, "The log".
import { erasureSuite } from './store-erasure-suite.ts';
import { foldsSuite } from './store-folds-suite.ts';
import { jobsSuite } from './store-jobs-suite.ts';
import { keepingSuite } from './store-keeping-suite.ts';
import { killsSuite } from './store-kills-suite.ts';
import { logSuite } from './store-log-suite.ts';
import type { StoreSetting } from './store-place.ts';
import { schedulesSuite } from './store-schedules-suite.ts';
import { viewsSuite } from './store-views-suite.ts';
import { writersSuite } from './store-writers-suite.ts';

/** The parts by themselves, for who runs them apart. */
export const storeParts = {
  log: logSuite,
  writers: writersSuite,
  folds: foldsSuite,
  schedules: schedulesSuite,
  views: viewsSuite,
  jobs: jobsSuite,
  keeping: keepingSuite,
  erasure: erasureSuite,
  kills: killsSuite,
};

export function storeSuite(setting: StoreSetting): void {
  describe.each([1, 4])('with %i lanes', (lanes) => {
    for (const part of Object.values(storeParts)) part(setting, lanes);
  });
}
