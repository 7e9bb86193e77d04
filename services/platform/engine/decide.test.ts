import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../embedded/store/store.ts';
import { Refusal } from '../errors.ts';
import type { Store } from '../ports/store.ts';
import { commentEvent, give, heart, say, take, talk } from '../testing/engine/data.ts';
import { fresh } from '../testing/store/data.ts';
import { refusalOf } from '../testing/until.ts';
import { emptyPosition } from '../wire/position.ts';
import { type DecideCtx, decide, stateOf } from './decide.ts';
import { newOperation, type Operation } from './operation.ts';

const now = () => new Date('2026-01-02T03:04:05.678Z');

/** An operation of a client, or, without a body, of a reaction. */
const operationOf = (key: string, bodyHash?: string): Operation =>
  newOperation({
    idempotencyScope: ['a', key],
    method: 'Test',
    keyed: true,
    position: emptyPosition,
    requestId: key,
    bodyHash,
  });

describe('deciding', () => {
  let dataDir: string;
  let store: Store;
  let deciding: DecideCtx;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-decide-'));
    store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
    deciding = { service: 'social', store, now, seenTime: now };
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  const commitsOf = (stream: string) => store.log.stream(0, stream);

  it('writes what happened, with whom it tells of and who asked for it', async () => {
    const item = fresh('item');
    const operation = operationOf(fresh('key'), 'the body');
    const decided = await decide(deciding, operation, talk.of({ id: item, home: 'o' }), say(item, 'Hello', 'anna'));
    const [commit] = await commitsOf(`comment:${item}`);
    expect(commit).toMatchObject({
      home: 'o',
      version: 1,
      who: ['anna'],
      events: [commentEvent(item, 'Hello', 'anna')],
      at: now().toISOString(),
      bodyHash: 'the body',
    });
    expect(decided).toEqual({ events: [commentEvent(item, 'Hello', 'anna')], position: { social: { 0: commit?.seq } }, repeated: false, at: commit?.at });
    expect(operation.outcome.wrote).toEqual(decided.position);
  });

  it('reads a running state from the newest commit, however often nothing was to be changed', async () => {
    const item = fresh('item');
    for (const round of [1, 2, 3]) {
      await decide(deciding, operationOf(fresh('key'), `${round}`), heart.of({ item }), give(item));
      await Promise.all(Array.from({ length: 400 }, () => decide(deciding, operationOf(fresh('key'), 'x'), heart.of({ item }), give(item))));
      expect(await stateOf(deciding, heart.of({ item }))).toEqual({ given: true });
      await decide(deciding, operationOf(fresh('key')), heart.of({ item }), take(item));
      expect(await stateOf(deciding, heart.of({ item }))).toEqual({ given: false });
    }
    expect((await commitsOf(`heart:${item}:w`)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('that has a name is made once, by whatever requests and in whatever words it is asked for', async () => {
    const item = fresh('item');
    const stream = talk.of({ id: item, home: 'o' });
    const once = fresh('name');
    const ask = (words: string, bodyHash?: string) => decide(deciding, operationOf(fresh('key'), bodyHash), stream, say(item, words, 'anna'), { once });
    const asked = await Promise.all([ask('Hello'), ask('Hi', 'one body'), ask('Hey', 'another body')]);
    const again = await ask('Hello again');
    expect(await commitsOf(stream.name)).toHaveLength(1);
    expect(asked.filter(({ repeated }) => !repeated)).toHaveLength(1);
    for (const { events } of asked) expect(events).toEqual(again.events);
    await decide(deciding, operationOf(fresh('key')), stream, say(item, 'Bye', 'anna'), { once: fresh('name') });
    expect(await commitsOf(stream.name)).toHaveLength(2);
  });

  it('of nothing leaves no commit where no client may repeat it, and answers the position it was decided from', async () => {
    const item = fresh('item');
    expect(await decide(deciding, operationOf(fresh('key')), heart.of({ item }), take(item))).toMatchObject({ events: [], position: emptyPosition });
    const given = await decide(deciding, operationOf(fresh('key')), heart.of({ item }), give(item));
    const tails = await store.log.tails();
    const again = operationOf(fresh('key'));
    expect(await decide(deciding, again, heart.of({ item }), give(item))).toMatchObject({ events: [], position: given.position });
    expect(again.outcome.wrote).toEqual(given.position);
    expect(await store.log.tails()).toEqual(tails);
  });

  it('writes nothing where an event of the decision is not as its proto says', async () => {
    const item = fresh('item');
    const wrong = { ...commentEvent(item, 'x'), data: { ...commentEvent(item, 'x').data, item: JSON.parse('7') } };
    await expect(decide(deciding, operationOf(fresh('key')), talk.of({ id: item, home: 'o' }), () => [commentEvent(item, 'good'), wrong])).rejects.toThrow(
      'item',
    );
    expect(await commitsOf(`comment:${item}`)).toEqual([]);
  });

  it('is made for all who meet on one stream, however many they are', async () => {
    const item = fresh('item');
    const stream = talk.of({ id: item, home: 'o' });
    const words = Array.from({ length: 300 }, (_, at) => `Hello ${at}`);
    await Promise.all(words.map((word) => decide(deciding, operationOf(fresh('key')), stream, say(item, word))));
    expect((await stateOf(deciding, stream)).toSorted()).toEqual(words.toSorted());
  });

  it('shares one write among all who meet on a stream with a running state, and numbers them', async () => {
    const item = fresh('item');
    let writes = 0;
    const stop = store.log.onAppended(() => {
      writes += 1;
    });
    // Each one changes what the one before it left.
    const turn = (state: { given: boolean }) => (state.given ? take(item)(state) : give(item)(state));
    const turned = await Promise.all(Array.from({ length: 40 }, () => decide(deciding, operationOf(fresh('key')), heart.of({ item }), turn)));
    stop();
    expect(turned.map(({ events: [event] }) => event?.type)).toEqual(Array.from({ length: 20 }, () => ['HeartGiven', 'HeartTaken']).flat());
    expect((await commitsOf(`heart:${item}:w`)).map(({ version }) => version)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(writes).toBeLessThan(4);
  });

  it('changes or refuses nothing because of a commit that was not written', async () => {
    const item = fresh('item');
    let lost = 0;
    const losing: Store = {
      ...store,
      log: {
        ...store.log,
        // Another process was first.
        append: async (...args) => (lost++ === 0 ? { outcome: 'moved' } : store.log.append(...args)),
      },
    };
    const refuseGiven = (state: { given: boolean }) => {
      if (state.given) throw new Refusal('conflict', 'given', 'It is given.');
      return [];
    };
    const ask = (decision: (state: { given: boolean }) => ReturnType<ReturnType<typeof give>>) =>
      decide({ ...deciding, store: losing }, operationOf(fresh('key')), heart.of({ item }), decision);
    const asked = await Promise.allSettled([ask(give(item)), ask(refuseGiven), ask(give(item))]);
    expect(asked.map((one) => one.status)).toEqual(['fulfilled', expect.any(String), 'fulfilled']);
    const commits = await commitsOf(`heart:${item}:w`);
    expect(commits).toHaveLength(1);
    // The refusal names a heart that is in the log, or there is none.
    expect(await refusalOf(ask(refuseGiven))).toMatchObject({ code: 'given' });
  });

  it('repeats the answer of a request that meets its own pending commit', async () => {
    const [item, key] = [fresh('item'), fresh('key')];
    const both = await Promise.all([1, 2].map(() => decide(deciding, operationOf(key, 'one body'), heart.of({ item }), give(item))));
    expect(both.map(({ events }) => events.length)).toEqual([1, 1]);
    expect(await commitsOf(`heart:${item}:w`)).toHaveLength(1);
  });

  it('refuses as unavailable when other commits always come first', async () => {
    const item = fresh('item');
    const crowded: Store = { ...store, log: { ...store.log, append: async () => ({ outcome: 'moved' }) } };
    let decided = 0;
    const decision = () => {
      decided += 1;
      return say(item, 'x')();
    };
    const refusal = await refusalOf(decide({ ...deciding, store: crowded }, operationOf(fresh('key')), talk.of({ id: item, home: 'o' }), decision));
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'busy' });
    expect(decided).toBe(30);
  });
});
