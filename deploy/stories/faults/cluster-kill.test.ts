import { newPath, steps } from '../family-path.ts';
import { clusterEnvironment, clusterWorld, type World } from '../world.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: kill -9 on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

onCluster('kill -9 of each target in turn on the cluster', () => {
  let world: World;
  beforeAll(async () => {
    world = await clusterWorld(servers ?? {});
  }, 120_000);
  afterAll(() => world?.close(), 60_000);

  for (const name of ['identity', 'social', 'media', 'transcoding', 'gateway']) {
    it(`${name}: the story completes, nothing acknowledged is lost, nothing is doubled`, async () => {
      const path = await newPath(world);
      const target = world.targets.find((one) => one.name === name);
      if (!target) throw new Error(`no ${name}`);
      for (const step of steps) {
        const running = step.run(path);
        await target.kill();
        await Promise.all([running, target.start()]);
      }
    }, 300_000);
  }
});
