import { engineSuite } from '../contract/engine/engine-suite.ts';
import { embeddedFixture } from '../testing/engine/embedded-fixture.ts';
import { isLongRun } from '../testing/long.ts';

describe('the engine, embedded', () => {
  engineSuite({ fixture: embeddedFixture, processes: 1, counts: { commits: 300 } }, isLongRun ? [1, 4] : [1]);
});
