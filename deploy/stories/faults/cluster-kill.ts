import { newPath, steps } from '../family-path.ts';
import type { Fixture } from '../fixture.ts';
import { onCluster } from '../on-cluster.ts';

/** Tests that kill each group of targets, all of it at once, in every step of the family's story. */
export function killInEveryStep(groups: readonly (readonly string[])[]): void {
  onCluster('kill -9 of targets in every step, on the cluster', (openFixture) => {
    let fixture: Fixture;
    beforeAll(async () => {
      fixture = await openFixture();
    }, 240_000);
    afterAll(() => fixture?.close(), 60_000);

    for (const names of groups) {
      it(`${names.join(' and ')}: the story completes, nothing acknowledged is lost, nothing is doubled`, async () => {
        const path = await newPath(fixture);
        const targets = fixture.targets.filter(({ name }) => names.includes(name));
        expect(targets).toHaveLength(names.length);
        for (const step of steps) {
          const running = step.run(path);
          await Promise.all(targets.map((target) => target.kill()));
          await Promise.all([running, ...targets.map((target) => target.start())]).catch((cause: unknown) => {
            throw new Error(`at the step "${step.name}"`, { cause });
          });
        }
      });
    }
  });
}
