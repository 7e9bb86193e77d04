// Guarantees of both adapters of the store port. See docs/log.md.
import type { StoreSetting } from '../../testing/store/place.ts';
import { claimsSuite } from './claims-suite.ts';
import { clockSuite } from './clock-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { foldsSuite } from './folds-suite.ts';
import { jobsSuite } from './jobs-suite.ts';
import { killsSuite } from './kills-suite.ts';
import { leasesAndSecretsSuite } from './leases-suite.ts';
import { logSuite } from './log-suite.ts';
import { rotationsSuite } from './rotations-suite.ts';
import { scansSuite } from './scans-suite.ts';
import { schedulesSuite } from './schedules-suite.ts';
import { viewsSuite } from './views-suite.ts';
import { writersSuite } from './writers-suite.ts';

/** Separate parts, for running them one by one. */
export const storeParts = {
  log: logSuite,
  writers: writersSuite,
  folds: foldsSuite,
  schedules: schedulesSuite,
  views: viewsSuite,
  scans: scansSuite,
  jobs: jobsSuite,
  leasesAndSecrets: leasesAndSecretsSuite,
  erasure: erasureSuite,
  claims: claimsSuite,
  rotations: rotationsSuite,
  clock: clockSuite,
  kills: killsSuite,
};
export type StorePart = keyof typeof storeParts;

export function storeSuite(setting: StoreSetting, onLanes: readonly number[]): void {
  describe.each(onLanes)('with %i lanes', (lanes) => {
    for (const part of Object.values(storeParts)) part(setting, lanes);
  });
}
