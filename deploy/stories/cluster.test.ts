import { newPath, type Path, steps } from './family-path.ts';
import { askRoles } from './roles.ts';
import { clusterEnvironment, clusterWorld, type World } from './world.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: the stories on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

for (const replicas of [1, 2]) {
  onCluster(`a family on the cluster, ${replicas} of each`, () => {
    let world: World;
    let path: Path;
    beforeAll(async () => {
      world = await clusterWorld(servers ?? {}, { replicas });
      path = await newPath(world);
    }, 120_000);
    afterAll(() => world?.close(), 60_000);

    for (const step of steps) it(step.name, () => step.run(path), 60_000);

    it('every route answers every role as expected', async () => {
      expect(await askRoles(world)).toEqual([]);
    }, 120_000);

    it('ends cleanly at SIGTERM', async () => {
      const codes = await Promise.all(world.targets.map((target) => target.stop()));
      expect(codes).toEqual(codes.map(() => 0));
    }, 15_000);
  });
}
