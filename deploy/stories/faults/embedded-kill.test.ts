import { isLongRun, sample } from '@kloak/platform/testing/long.ts';
import { newPath, steps } from '../family-path.ts';
import { embeddedFixture } from '../fixture.ts';

/** A short run kills after every fourth step; its sample chooses the first. */
const stepsToKill = isLongRun ? 1 : 4;

it('kill -9 after a step: the story completes, nothing acknowledged is lost, nothing is doubled', async () => {
  const fixture = await embeddedFixture();
  const path = await newPath(fixture);
  for (const [index, step] of steps.entries()) {
    await step.run(path);
    if ((index + sample) % stepsToKill !== 0) continue;
    for (const target of fixture.targets) {
      await target.kill();
      await target.start();
    }
  }
  await fixture.close();
});
