import { type ClusterFixture, type ClusterOptions, clusterEnvironment, clusterFixture } from './fixture.ts';

type TestBlock = typeof describe | typeof describe.skip;
type OpenFixture = (options?: ClusterOptions) => Promise<ClusterFixture>;

/** A block of tests, skipped with a message if its servers are not up. */
export function describeIfUp(areUp: boolean, servers: string, title: string, tell: () => void, block: TestBlock = describe): void {
  if (!areUp) console.log(`Skipped: ${title}, because no ${servers} are up. Run: npm run test:cluster`);
  (areUp ? block : describe.skip)(title, tell);
}

/** A story on the real servers. */
export function onCluster(title: string, tell: (openFixture: OpenFixture) => void, block?: TestBlock): void {
  const servers = clusterEnvironment();
  describeIfUp(servers !== undefined, 'servers', title, () => tell((options) => clusterFixture(servers ?? {}, options)), block);
}
