import type { Draft, Store } from '../../ports/store.ts';
import { type ClusterPlace, clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';
import { append, draft, fresh, heart } from '../../testing/store/data.ts';
import { openProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { clusterStore } from './store.ts';

const longStream = 300;
/** Names and numbers differ by some digits; a commit has some hundred bytes. */
const slackBytes = 100;

onServers('a long stream on the cluster', ({ mongoUrl }) => {
  const plan = { service: 'social', lanes: 1, views: [] };
  let place: ClusterPlace;
  let proxy: TcpProxy;
  let processes: Store[];
  beforeAll(async () => {
    place = await clusterPlace(mongoUrl);
    const url = new URL(mongoUrl);
    proxy = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const open = clusterStore({ ...place.settings, mongoUrl: url.href });
    processes = [await open(plan), await open(plan)];
  });
  afterAll(async () => {
    await Promise.all(processes.map((store) => store.close()));
    await proxy.close();
    await place.remove();
  });

  const next = (stream: string, version: number): Draft => draft([heart('a')], { stream, version });
  /** A decision in each process, as the engine makes it. */
  const inTurn = async (stream: string) => {
    for (const store of processes) {
      const decided = next(stream, 0);
      expect(await store.log.byKey(0, decided.key)).toBeUndefined();
      const [head] = await store.log.stream(0, stream, 1);
      await append(store, { ...decided, version: (head?.version ?? 0) + 1 });
    }
  };
  const costOf = async (stream: string) => {
    // The first turn finds the present tail of the partition.
    await inTurn(stream);
    const counts = proxy.count((request) => request.includes('log\0'));
    await inTurn(stream);
    return { ...counts };
  };

  it('is decided on at the same cost as a short one, where two processes write in turn', async () => {
    const [short, long] = [fresh('stream'), fresh('stream')];
    const cheap = await costOf(short);
    expect(cheap.requests).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: longStream }, (_, at) => processes[0]?.log.append(next(long, at + 1))));
    const dear = await costOf(long);
    expect(dear.requests).toBe(cheap.requests);
    expect(Math.abs(dear.bytes - cheap.bytes)).toBeLessThan(slackBytes);
  });
});
