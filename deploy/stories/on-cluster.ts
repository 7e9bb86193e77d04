import { type ClusterOptions, clusterEnvironment, clusterFixture, type Fixture } from './fixture.ts';

type OpenFixture = (options?: ClusterOptions) => Promise<Fixture>;

/** A story on the real servers, in a block of its own; where none are up it is skipped, and says so. */
export function onCluster(title: string, tell: (openFixture: OpenFixture) => void, block: typeof describe | typeof describe.skip = describe): void {
  const servers = clusterEnvironment();
  if (!servers) console.log(`Skipped: ${title}, because no servers are up. Run: npm run test:cluster`);
  const told = servers ? block : describe.skip;
  told(title, () => tell((options) => clusterFixture(servers ?? {}, options)));
}
