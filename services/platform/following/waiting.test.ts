import { createHook } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { embeddedStore } from '../embedded/store/store.ts';
import { newOperation } from '../engine/operation.ts';
import { openViewReaders } from '../engine/view-readers.ts';
import { unavailable } from '../errors.ts';
import type { Commit, Store } from '../ports/store.ts';
import { itemsView } from '../testing/engine/data.ts';
import { foreign, fresh, heart } from '../testing/store/data.ts';
import { refusalOf, until } from '../testing/until.ts';
import { emptyPosition, type Position } from '../wire/position.ts';
import { askOwners } from './owners.ts';
import { trackProgress } from './progress.ts';
import type { SourceLog } from './source-log.ts';
import { waitForViews } from './waiting.ts';

const view = itemsView('items');
const item = fresh('item');
/** Timers that some work starts, and those that remain after it. */
async function timersOf(work: () => Promise<unknown>): Promise<{ begun: number; left: number }> {
  const [begun, left] = [new Set<number>(), new Set<number>()];
  const hook = createHook({
    init(id, type) {
      if (type !== 'Timeout') return;
      begun.add(id);
      left.add(id);
    },
    destroy: (id) => void left.delete(id),
  }).enable();
  await work();
  // Node reports cleared objects at the end of a turn.
  await turn();
  hook.disable();
  return { begun: begun.size, left: left.size };
}

const catchingUp = { kind: 'unavailable', code: 'catching-up' };

describe('waiting for a view', () => {
  let dataDir: string;
  let store: Store;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-waiting-'));
    store = await embeddedStore({ dataDir })({ service: 'media', lanes: 1, views: [view] });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  /** Log of social in memory; nobody keeps the view, so only waiting reads advance it. */
  function setUp() {
    const written: Commit[] = [];
    const reading: { read: SourceLog['read'] } = { read: async (_name, _lane, after, limit) => written.slice(after, after + limit) };
    const owner = { isAway: false, passedMs: 0 };
    const source: Pick<SourceLog, 'read' | 'tails'> = {
      read: (name, lane, after, limit) => reading.read(name, lane, after, limit),
      async tails() {
        if (owner.isAway) throw unavailable('The log');
        return new Map([[0, written.length]]);
      },
    };
    const asked: number[] = [];
    const counted: Store = {
      ...store,
      views: {
        ...store.views,
        cursors(of, name) {
          asked.push(performance.now());
          return store.views.cursors(of, name);
        },
      },
    };
    const progress = trackProgress(counted);
    const owners = askOwners({ sources: ['social'], views: [view], source, monotonicMs: () => owner.passedMs, log: pino({ level: 'silent' }) });
    const readers = openViewReaders(counted, progress, waitForViews({ store: counted, progress, source, owners }));
    const read = async (position: Position, strict: boolean) => {
      const operation = newOperation({ idempotencyScope: [], method: '', keyed: false, position, requestId: '' });
      const doc = await readers.reader(view, operation, strict ? 'strict' : 'answer').get(item);
      return { count: doc?.count ?? 0, stale: operation.outcome.stale };
    };
    const write = (count: number) => {
      for (let at = 0; at < count; at += 1) written.push(foreign(0, written.length + 1, [heart(item)]));
    };
    return { written, reading, owner, progress, read, write, asked };
  }

  it('folds what is missing from the log, however often the log has to be read', async () => {
    const { written, reading, read, write } = setUp();
    write(4);
    reading.read = async (_name, _lane, after) => written.slice(after, after + 1);
    expect(await read({ social: { 0: 3 } }, false)).toEqual({ count: 3, stale: false });
    expect(await read({ social: { 0: 4 } }, true)).toEqual({ count: 4, stale: false });
  });

  it('waits for nothing that a log does not hold', async () => {
    const { read, write, asked } = setUp();
    write(2);
    expect(await read({ social: { 0: 2 } }, false)).toMatchObject({ count: 2 });
    const before = asked.length;
    for (const strict of [true, false]) expect(await read({ social: { 0: 120 } }, strict)).toEqual({ count: 2, stale: false });
    // Number of looks within 200 ms that do not ask the log.
    expect(asked.length - before).toBeLessThan(6);
  });

  it('does not take a reading that began before it as the end of the log', async () => {
    const { written, reading, read, write, asked } = setUp();
    const [begun, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    reading.read = async (_name, _lane, after, limit) => {
      const found = written.slice(after, after + limit);
      begun.resolve();
      await open.promise;
      return found;
    };
    const first = read({ social: { 0: 9 } }, false);
    await begun.promise;
    write(1);
    const before = asked.length;
    const second = read({ social: { 0: 1 } }, false);
    // It looks every 25 ms until it joins the other.
    await until('it has joined the first', () => asked.length > before + 1 && performance.now() - (asked.at(-1) ?? 0) > 100);
    open.resolve();
    expect(await second).toEqual({ count: 1, stale: false });
    await first;
  });

  it('refuses an access check while the view lags behind what its owner said, whoever asks', async () => {
    const { reading, read, write } = setUp();
    write(2);
    const { read: there } = reading;
    reading.read = () => Promise.reject(unavailable('The log'));
    expect(await refusalOf(read(emptyPosition, true))).toMatchObject(catchingUp);
    expect(await read(emptyPosition, false)).toEqual({ count: 0, stale: false });
    reading.read = there;
    expect(await read(emptyPosition, true)).toEqual({ count: 2, stale: false });
  });

  it('leaves no timer behind, and begins none for an access check of a view that is there', async () => {
    const { read, write } = setUp();
    write(1);
    const check = () => read(emptyPosition, true);
    expect(await timersOf(check)).toMatchObject({ left: 0 });
    expect(await timersOf(check)).toEqual({ begun: 0, left: 0 });
  });

  it('lets no access check pass without an answer of the owner of the last 5 s', async () => {
    const { owner, read, write } = setUp();
    write(2);
    owner.isAway = true;
    expect(await refusalOf(read(emptyPosition, true))).toMatchObject(catchingUp);
    owner.isAway = false;
    expect(await read(emptyPosition, true)).toEqual({ count: 2, stale: false });
    write(1);
    owner.isAway = true;
    owner.passedMs += 5000;
    expect(await read(emptyPosition, true)).toEqual({ count: 2, stale: false });
    owner.passedMs += 1;
    expect(await refusalOf(read(emptyPosition, true))).toMatchObject(catchingUp);
    owner.isAway = false;
    expect(await read(emptyPosition, true)).toEqual({ count: 3, stale: false });
  });

  it('refuses an access check of a view that is being rebuilt, though it has folded the position', async () => {
    const { progress, read, write } = setUp();
    write(1);
    progress.noteBuilding(view, true);
    expect(await refusalOf(read({ social: { 0: 1 } }, true))).toMatchObject(catchingUp);
    expect(await read({ social: { 0: 1 } }, false)).toEqual({ count: 1, stale: true });
    progress.noteBuilding(view, false);
    expect(await read({ social: { 0: 1 } }, true)).toEqual({ count: 1, stale: false });
  });
});
