// Jobs while the build before runs beside this one. See [Note: Jobs of the build before].
import { MongoClient } from 'mongodb';
import type { Store } from '../../ports/store.ts';
import { type ClusterPlace, clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';
import { fresh } from '../../testing/store/data.ts';
import { at, ids, jobOf } from '../../testing/store/jobs.ts';
import type { JobRow } from './job-queue.ts';

onServers('jobs beside the build before', ({ mongoUrl }) => {
  let place: ClusterPlace;
  let client: MongoClient;
  let store: Store;
  beforeAll(async () => {
    place = await clusterPlace(mongoUrl);
    client = await new MongoClient(mongoUrl).connect();
    store = await place.open({ service: 'social', lanes: 1, views: [] });
  });
  afterAll(async () => {
    await store.close();
    await client.close();
    await place.remove();
  });

  const rows = () => client.db(`${place.settings.databasePrefix}social`).collection<JobRow>('jobs');
  const time = (second: number) => at(second).toISOString();
  const home = fresh('home');
  /** Row of the build before: `turnAt` is its turn, `freeAt` the same until it is taken. */
  const planned = (second: number, turnAt: number): JobRow => {
    const { id, event } = jobOf(home, second);
    const row = { _id: id, reaction: 'greet', dueAt: time(second), freeAt: time(turnAt), attempts: 0, waits: 0, parked: false, home };
    return { ...row, event: JSON.stringify(event), turnAt: time(turnAt) };
  };
  /** Query of the build before, and its update of a job that it takes. */
  const freeFor = (second: number) => ({
    parked: false,
    $or: [{ freeAt: { $lte: time(second) } }, { turnAt: { $gt: time(second) }, dueAt: { $lte: time(second) } }],
  });
  const takenUntil = (second: number) => ({ $set: { freeAt: time(second), taker: 'before' }, $unset: { turnAt: '' as const } });

  it('that it planned run here when they are due, whenever their turn is', async () => {
    const [first, second, later] = [planned(1, 1), planned(1, 61), planned(50, 121)];
    await rows().insertMany([first, second, later]);
    const taken = await store.jobs.take(at(2), 10, 600);
    expect(ids(taken).sort()).toEqual([first._id, second._id].sort());
    expect(taken[0]?.event?.home).toBe(home);
    expect(ids(await store.jobs.take(at(50), 10, 600))).toEqual([later._id]);
    await rows().deleteMany({});
  });

  it('that it runs are left to it, and come when its time is over', async () => {
    const [running, enqueued] = [planned(1, 1), jobOf(home, 1)];
    await rows().insertOne(running);
    await rows().updateOne({ _id: running._id }, takenUntil(30));
    await store.jobs.plan([enqueued], undefined);
    // Enqueued here, and taken there.
    expect(await store.jobs.take(at(2), 10, 600, new Map())).toEqual([]);
    expect((await rows().updateOne({ _id: enqueued.id, ...freeFor(2) }, takenUntil(40))).matchedCount).toBe(1);
    expect(await store.jobs.take(at(3), 10, 600)).toEqual([]);
    expect(await store.jobs.nextDue()).toEqual(at(30));
    expect(ids(await store.jobs.take(at(40), 10, 600)).sort()).toEqual([running._id, enqueued.id].sort());
    await rows().deleteMany({});
  });

  it('that are planned here are free there when they are due, and not while they run here', async () => {
    const [one, later] = [jobOf(home, 1), jobOf(home, 50)];
    await store.jobs.plan([one, later], undefined);
    const free = async (second: number) => (await rows().find(freeFor(second)).toArray()).map(({ _id }) => _id);
    expect(await free(2)).toEqual([one.id]);
    expect(ids(await store.jobs.take(at(2), 10, 600))).toEqual([one.id]);
    expect(await free(3)).toEqual([]);
  });
});
