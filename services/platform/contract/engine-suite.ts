// What the engine does on every platform: see ARCHITECTURE.md, "The log" and what follows it.
import { actsSuite } from './engine-acts-suite.ts';
import { erasureSuite } from './engine-erasure-suite.ts';
import { foldsSuite } from './engine-folds-suite.ts';
import { followSuite } from './engine-follow-suite.ts';
import { reactionsSuite } from './engine-reactions-suite.ts';
import { seeingSuite } from './engine-seeing-suite.ts';
import { stoppingSuite } from './engine-stopping-suite.ts';
import type { EngineSetting } from './engine-world.ts';

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
