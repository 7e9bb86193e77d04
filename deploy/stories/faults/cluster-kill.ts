import { newPath, steps } from '../family-path.ts';
import { clusterEnvironment, clusterWorld, type World } from '../world.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: kill -9 on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

/** Tests that kill each of the targets in every step of the family's story. */
export function killInEveryStep(names: readonly string[]): void {
  onCluster('kill -9 of a target in every step, on the cluster', () => {
    let world: World;
    beforeAll(async () => {
      world = await clusterWorld(servers ?? {});
    }, 120_000);
    afterAll(() => world?.close(), 60_000);

    for (const name of names) {
      it(`${name}: the story completes, nothing acknowledged is lost, nothing is doubled`, async () => {
        const path = await newPath(world);
        const target = world.targets.find((one) => one.name === name);
        if (!target) throw new Error(`no ${name}`);
        for (const step of steps) {
          const running = step.run(path);
          await target.kill();
          await Promise.all([running, target.start()]).catch((cause: unknown) => {
            throw new Error(`at the step "${step.name}"`, { cause });
          });
        }
      }, 300_000);
    }
  });
}
