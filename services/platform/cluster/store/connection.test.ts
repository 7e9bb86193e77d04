import type { Store } from '../../ports/store.ts';
import { type ClusterPlace, clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';
import { append, draft, heart } from '../../testing/store/data.ts';
import { openProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { clusterStore } from './store.ts';

const isInsert = (request: Buffer) => request.includes('\x02insert\0\x04\0\0\0log\0');

onServers('the store on a connection that breaks', ({ mongoUrl }) => {
  const plan = { service: 'social', lanes: 1, views: [] };
  let place: ClusterPlace;
  let proxy: TcpProxy;
  /** One store behind the proxy, and one beside it. */
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    place = await clusterPlace(mongoUrl);
    const url = new URL(mongoUrl);
    proxy = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    other = await place.open(plan);
    store = await clusterStore({ ...place.settings, mongoUrl: url.href })(plan);
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await proxy.close();
    await place.remove();
  });

  it('that is cut while it begins, is begun anew', async () => {
    const url = new URL(mongoUrl);
    const own = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${own.port}`;
    // The first greeting comes from the server monitor, the second from the connection that is to be used.
    let greetings = 0;
    const isGreeting = (request: Buffer) => request.includes('driver');
    const cut = own.cutAfter((request) => {
      greetings += isGreeting(request) ? 1 : 0;
      return greetings === 2;
    });
    const [opened] = await Promise.all([clusterStore({ ...place.settings, mongoUrl: url.href })(plan), cut]);
    expect(await opened.log.tails()).toEqual(await other.log.tails());
    await opened.close();
    await own.close();
  });

  it('has no more connections than it may have, and serves all the same who waits for one', async () => {
    const url = new URL(mongoUrl);
    const own = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${own.port}`;
    const opened = await clusterStore({ ...place.settings, mongoUrl: url.href, connections: 2 })(plan);
    // One is not of the pool: the driver watches the server by it.
    const watching = 1;
    await Promise.all(Array.from({ length: 40 }, () => opened.log.byKey(0, 'none')));
    expect(own.connections()).toBeLessThanOrEqual(2 + watching);
    await opened.close();
    await own.close();
  });

  it('that is cut while a new database is prepared, prepares it all the same', async () => {
    const url = new URL(mongoUrl);
    const own = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${own.port}`;
    // The driver retries some operations itself; creating indexes is not among them.
    const cut = own.cutAfter((request) => request.includes('createIndexes'));
    const [opened] = await Promise.all([clusterStore({ ...place.settings, mongoUrl: url.href })({ ...plan, service: 'media' }), cut]);
    await append(opened, draft([heart('a')]));
    expect((await opened.log.tails()).get(0)).toBe(1);
    await opened.close();
    await own.close();
  });

  it('that is cut after the insert and before the answer, finds by its key what it wrote', async () => {
    await append(store, draft([heart('a')]));
    const wanted = draft([heart('b'), heart('c'), heart('d')]);
    const cut = proxy.cutAfter(isInsert);
    const [appended] = await Promise.all([store.log.append(wanted), cut]);
    const written = { ...wanted, seq: 2, link: expect.any(String) };
    expect(appended).toEqual({ outcome: 'appended', commit: written });
    expect(await other.log.read(0, 1, 10)).toEqual([written]);
  });

  it('that is cut after an insert of many finds them all, and writes none again', async () => {
    const before = (await other.log.tails()).get(0) ?? 0;
    const drafts = Array.from({ length: 20 }, () => draft([heart('a')]));
    const cut = proxy.cutAfter(isInsert);
    const [outcomes] = await Promise.all([Promise.all(drafts.map((of) => store.log.append(of))), cut]);
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['appended']));
    const written = await other.log.read(0, before, 100);
    expect(written.map(({ key }) => key).sort()).toEqual(drafts.map(({ key }) => key).sort());
  });

  it('answers as the first time when it was refused and is asked again under its key', async () => {
    const wanted = draft([heart('a'), heart('b'), heart('c')]);
    const cut = proxy.cutAfter(isInsert).then(() => proxy.shut());
    const [refused] = await Promise.all([refusalOf(store.log.append(wanted)), cut]);
    expect(refused).toMatchObject({ kind: 'unavailable' });
    expect(store.problems()).toEqual(['The database of social does not answer.']);
    expect(await refusalOf(store.log.read(0, 0, 1))).toMatchObject({ kind: 'unavailable' });
    proxy.reopen();
    await until('the database is there again', () => store.problems().length === 0);
    const again = await store.log.append({ ...wanted, events: [heart('other')] });
    expect(again).toMatchObject({ outcome: 'known', commit: wanted });
    expect((await other.log.stream(0, wanted.stream)).length).toBe(1);
  });

  it('goes on writing, reading and folding on new connections', async () => {
    const commit = await append(store, draft([heart('z')]));
    expect(await store.log.byKey(0, commit.key)).toEqual(commit);
    expect((await other.log.tails()).get(0)).toBe(commit.seq);
  });
});
