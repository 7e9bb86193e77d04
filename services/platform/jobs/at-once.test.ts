import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { embeddedRpc } from '../embedded/rpc/rpc.ts';
import { embeddedStore } from '../embedded/store/store.ts';
import { openSourceLog } from '../following/source-log.ts';
import type { Store } from '../ports/store.ts';
import { reaction } from '../reaction.ts';
import { append, comment, draft, fresh, readLane } from '../testing/store/data.ts';
import { atOnceConsumer } from './at-once.ts';
import { openBeginnings } from './beginnings.ts';

const muchLater = new Date('2100-01-01');

describe('a reaction at once', () => {
  let dataDir: string;
  let store: Store;
  let ran: string[];
  let failing: string | undefined;
  const listen = reaction({ name: 'listen', from: 'start', atOnce: true, on: { social: { CommentSaved: (_ctx, { data }) => run(data.content) } } });
  const run = async (content: string) => {
    if (content === failing) throw new Error('it broke off');
    ran.push(content);
  };
  const write = (...contents: string[]) =>
    Promise.all(contents.map((content) => append(store, draft([comment(fresh('item'), content, 'anna')], { home: 'anna', who: ['anna'] }))));
  const jobs = () => store.jobs.take(muchLater, 100, 1);
  /** Starts a process, which follows the log to its end. */
  const start = async () => {
    const beginnings = await openBeginnings(store, openSourceLog('social', store, embeddedRpc()), [listen]);
    const consumer = atOnceConsumer(
      store,
      beginnings,
      { dueAt: (at) => new Date(at), planned: () => {} },
      { react: async (_reaction, _job, event) => listen.run(JSON.parse('{}'), event), log: pino({ level: 'silent' }) },
    );
    if (!consumer) throw new Error('nothing runs at once');
    const follow = async () => {
      const commits = await readLane(store.log, 0, await consumer.cursor('social', 0));
      if (commits.length > 0) await consumer.handle('social', 0, commits);
    };
    await follow();
    return { follow, stop: consumer.stop };
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-at-once-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
    [ran, failing] = [[], undefined];
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  it('runs in the order of the log, without a job, and not again after a stop', async () => {
    await write('one', 'two', 'three');
    const { stop } = await start();
    expect(ran).toEqual(['one', 'two', 'three']);
    expect(await jobs()).toEqual([]);
    await stop();
    await write('four');
    await start();
    expect(ran).toEqual(['one', 'two', 'three', 'four']);
  });

  it('runs at the restart if a crash prevented it', async () => {
    const { follow, stop } = await start();
    await write('one');
    await follow();
    await stop();
    await write('two');
    // This process ends before it saves its place: nothing is lost, and the newest comes twice.
    await start();
    await start();
    expect(ran).toEqual(['one', 'two', 'two']);
  });

  it('becomes a job if it fails, and so do those behind it, which hold no personal text', async () => {
    failing = 'two';
    await write('one', 'two', 'three');
    const { stop } = await start();
    expect(ran).toEqual(['one']);
    const left = await jobs();
    expect(left.map(({ event }) => event?.seq).sort()).toEqual([2, 3]);
    expect(JSON.stringify(left)).not.toContain('three');
    for (const { id } of left) await store.jobs.done(id);
    await stop();
    await start();
    expect(ran).toEqual(['one']);
    expect(await jobs()).toEqual([]);
  });

  it('is given no text of an erased person', async () => {
    await write('a secret');
    await store.erased.add('anna');
    await start();
    expect(ran).toEqual(['']);
  });
});
