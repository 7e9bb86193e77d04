import { newPath, steps } from '../family-path.ts';
import { clusterEnvironment, clusterFixture, type Fixture } from '../fixture.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: kill -9 on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

/** Tests that kill each of the targets in every step of the family's story. */
export function killInEveryStep(names: readonly string[]): void {
  onCluster('kill -9 of a target in every step, on the cluster', () => {
    let fixture: Fixture;
    beforeAll(async () => {
      fixture = await clusterFixture(servers ?? {});
    }, 240_000);
    afterAll(() => fixture?.close(), 60_000);

    for (const name of names) {
      it(`${name}: the story completes, nothing acknowledged is lost, nothing is doubled`, async () => {
        const path = await newPath(fixture);
        const target = fixture.targets.find((one) => one.name === name);
        if (!target) throw new Error(`no ${name}`);
        for (const step of steps) {
          const running = step.run(path);
          await target.kill();
          await Promise.all([running, target.start()]).catch((cause: unknown) => {
            throw new Error(`at the step "${step.name}"`, { cause });
          });
        }
      }, 900_000);
    }
  });
}
