import { queriesSuite } from '../contract/engine/queries-suite.ts';
import { clusterFixture } from '../testing/cluster/engine-fixture.ts';
import { onServers } from '../testing/servers.ts';
import { openProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

onServers('queries on the cluster', (servers) => {
  let proxy: TcpProxy;
  let counted: { readonly requests: number };
  beforeAll(async () => {
    const { hostname: host, port } = new URL(servers.mongoUrl);
    proxy = await openProxy({ host, port: Number(port) });
    // The driver greets the server by itself.
    counted = proxy.count((request) => !/hello|isWritablePrimary|ismaster/i.test(request.toString('latin1')));
  });
  afterAll(() => proxy.close());
  const fixture = (lanes: number) => clusterFixture({ ...servers, mongoUrl: `mongodb://127.0.0.1:${proxy.port}/` }, lanes);
  const most = { write: 4, keyedWrite: 8, foldedCommit: 14, read: 1.5, strictRead: 2.5 };
  // Each partition is checked every 3 s.
  for (const [lanes, idleSecond] of [
    [16, 20],
    [64, 45],
  ] as const)
    queriesSuite({ fixture, processes: 1, counts: { commits: 0 } }, lanes, () => counted.requests, { ...most, idleSecond });
});
