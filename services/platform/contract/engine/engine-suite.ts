// Guarantees of the engine on every platform: see docs/log.md, docs/views.md and docs/reactions.md.
import type { EngineSetting } from '../../testing/engine/fixture.ts';
import { agesSuite } from './ages-suite.ts';
import { attemptsSuite } from './attempts-suite.ts';
import { badEventSuite } from './bad-event-suite.ts';
import { beginningsSuite } from './beginnings-suite.ts';
import { buildsSuite } from './builds-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { foldsSuite } from './folds-suite.ts';
import { followSuite } from './follow-suite.ts';
import { lanesSuite } from './lanes-suite.ts';
import { lostEndSuite } from './lost-end-suite.ts';
import { operationsSuite } from './operations-suite.ts';
import { positionsSuite } from './positions-suite.ts';
import { reactionsSuite } from './reactions-suite.ts';
import { stoppingSuite } from './stopping-suite.ts';
import { sweepsSuite } from './sweeps-suite.ts';

/**
 * Suites by what they need. `following` and `sharing`: several processes, the bus, or a lost connection between them. `deciding`: one process
 * and its store. On the cluster only `npm run test:long` runs that last part: the contract suite of the store proves in the gate what its
 * tests build on.
 */
const parts = {
  following: [followSuite, positionsSuite, lostEndSuite, lanesSuite],
  sharing: [agesSuite, foldsSuite, reactionsSuite, sweepsSuite, stoppingSuite],
  deciding: [operationsSuite, attemptsSuite, beginningsSuite, buildsSuite, erasureSuite, badEventSuite],
} as const;

export type EnginePart = keyof typeof parts;
export const engineParts: readonly EnginePart[] = ['following', 'sharing', 'deciding'];

/** A short run uses the default numbers of partitions: one embedded, several on the cluster. */
export function engineSuite(setting: EngineSetting, onLanes: readonly number[], onParts = engineParts): void {
  describe.each(onLanes)('with %i lanes', (lanes) => {
    for (const part of onParts) for (const suite of parts[part]) suite(setting, lanes);
  });
}
