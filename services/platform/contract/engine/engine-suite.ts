// What the engine does on every platform: see ARCHITECTURE.md, "The log" and what follows it.
import { actsSuite } from './acts-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { foldsSuite } from './folds-suite.ts';
import { followSuite } from './follow-suite.ts';
import { reactionsSuite } from './reactions-suite.ts';
import { seeingSuite } from './seeing-suite.ts';
import { stoppingSuite } from './stopping-suite.ts';
import type { EngineSetting } from './world.ts';

/** The parts by themselves, for who runs them apart. */
export const engineParts = {
  follow: followSuite,
  seeing: seeingSuite,
  acts: actsSuite,
  reactions: reactionsSuite,
  stopping: stoppingSuite,
  folds: foldsSuite,
  erasure: erasureSuite,
};

export function engineSuite(setting: EngineSetting): void {
  describe.each([1, 4])('with %i lanes', (lanes) => {
    for (const part of Object.values(engineParts)) part(setting, lanes);
  });
}
