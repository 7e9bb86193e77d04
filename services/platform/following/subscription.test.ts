import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { unavailable } from '../errors.ts';
import type { Commit } from '../ports/store.ts';
import { type Consumer, type Subscription, subscribe } from './subscription.ts';

const log = pino({ level: 'silent' });
const commit = (seq: number): Commit => ({
  lane: 0,
  seq,
  stream: 's',
  home: 'h',
  version: seq,
  key: `k${seq}`,
  who: [],
  events: [],
  at: '2026-01-01T00:00:00.000Z',
});

/** A log in memory, and a consumer that writes down what it took. `broken` makes it throw at that seq. */
function setUp() {
  const written: Commit[] = [];
  const taken: number[] = [];
  /** What the consumer was handed, also what it has passed over. */
  const handed: number[] = [];
  const state: { broken: number; reads: number; away: boolean; reading?: () => void } = { broken: 0, reads: 0, away: false };
  const consumer: Consumer = {
    name: 'test',
    sources: ['media'],
    cursor: async () => taken.at(-1) ?? 0,
    async handle(_source, _lane, commits) {
      handed.push(...commits.map(({ seq }) => seq));
      for (const { seq } of commits) {
        const last = taken.at(-1) ?? 0;
        if (seq <= last) continue;
        if (seq !== last + 1) throw new Error(`${seq} does not come after ${last}`);
        if (seq === state.broken) throw new Error(`cannot take ${seq}`);
        taken.push(seq);
      }
    },
  };
  const read = async (after: number, limit: number) => {
    state.reads += 1;
    if (state.away) throw unavailable('The log');
    const found = written.filter(({ seq }) => seq > after).slice(0, limit);
    state.reading?.();
    return found;
  };
  const follower = subscribe({ consumer, source: 'media', lane: 0, read, log });
  const write = (count: number) => {
    const fresh = Array.from({ length: count }, (_, place) => commit(written.length + place + 1));
    written.push(...fresh);
    return fresh;
  };
  return { follower, taken, handed, write, state };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it never came to that');
    await turn();
  }
}

const calm = async (follower: Subscription) => until(() => follower.isCaughtUp());
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

describe('a follower', () => {
  it('takes what was there before it began, and then what is offered, without reading again', async () => {
    const { follower, taken, write, state } = setUp();
    write(3);
    follower.activate(true);
    await calm(follower);
    const { reads } = state;
    follower.offer(write(2));
    await calm(follower);
    expect(taken).toEqual(upTo(5));
    expect(state.reads).toBe(reads);
  });

  it('reads what is missing between what it has and what is offered', async () => {
    const { follower, taken, write } = setUp();
    follower.activate(true);
    await calm(follower);
    const offered = write(6).slice(4);
    follower.offer(offered);
    await calm(follower);
    expect(taken).toEqual(upTo(6));
  });

  it('looks again when it is told to while it reads', async () => {
    const { follower, taken, write, state } = setUp();
    write(2);
    state.reading = () => {
      delete state.reading;
      write(1);
      follower.offer();
    };
    follower.activate(true);
    await calm(follower);
    expect(taken).toEqual(upTo(3));
  });

  it('waits for a log that is away, which is no problem of its own', async () => {
    const { follower, taken, write, state } = setUp();
    state.away = true;
    write(2);
    follower.activate(true);
    await until(() => state.reads > 1);
    expect(follower.problem()).toBeUndefined();
    expect(follower.isCaughtUp()).toBe(false);
    state.away = false;
    await until(() => taken.length === 2);
    await follower.stop();
  });

  it('reads a log of many batches to its end, without a gap', async () => {
    const { follower, taken, handed, write } = setUp();
    write(1700);
    follower.activate(true);
    await calm(follower);
    expect(taken).toEqual(upTo(1700));
    expect(handed).toEqual(taken);
  });

  it('goes on where others had come who had its lease meanwhile', async () => {
    const { follower, taken, handed, write } = setUp();
    write(2);
    follower.activate(true);
    await calm(follower);
    follower.activate(false);
    write(3);
    taken.push(3, 4);
    follower.activate(true);
    await calm(follower);
    expect(handed).toEqual([1, 2, 5]);
  });

  it('does nothing while its lease is not held', async () => {
    const { follower, taken, write } = setUp();
    follower.offer(write(3));
    await turn();
    expect(taken).toEqual([]);
    follower.activate(true);
    await calm(follower);
    expect(taken).toEqual(upTo(3));
  });

  it('begins at once when its lease comes back, though it had failed', async () => {
    const { follower, write, taken, state } = setUp();
    write(1);
    state.broken = 1;
    follower.activate(true);
    await until(() => follower.problem() !== undefined);
    follower.activate(false);
    await until(() => follower.isIdle());
    state.broken = 0;
    follower.activate(true);
    expect(follower.isIdle()).toBe(false);
    await until(() => taken.length === 1);
    await follower.stop();
  });

  it("ends what it is at when its lease is another's, and then rests", async () => {
    const { follower, write, taken, state } = setUp();
    write(700);
    state.reading = () => follower.activate(false);
    follower.activate(true);
    expect(follower.isIdle()).toBe(false);
    await until(() => follower.isIdle());
    expect(taken).toHaveLength(500);
    await follower.stop();
  });

  it('stands still at a commit that cannot be taken, says so, and goes on when that is mended', async () => {
    const { follower, taken, write, state } = setUp();
    state.broken = 3;
    write(5);
    follower.activate(true);
    await until(() => follower.problem() !== undefined);
    expect(follower.problem()).toContain('cannot take 3');
    expect(taken).toEqual([1, 2]);
    state.broken = 0;
    await until(() => taken.length === 5);
    await calm(follower);
    expect(follower.problem()).toBeUndefined();
    await follower.stop();
  });

  it('takes each commit once and in order, however the bus loses, repeats and reorders them', async () => {
    const delivery = fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), lost: fc.boolean(), repeated: fc.boolean(), late: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(delivery, async (deliveries) => {
        const { follower, taken, write } = setUp();
        follower.activate(true);
        let held: Commit[] = [];
        let total = 0;
        for (const { count, lost, repeated, late } of deliveries) {
          const commits = write(count);
          total += count;
          if (late) held = [...commits, ...held];
          else if (!lost) follower.offer(repeated ? [...commits, ...commits].reverse() : commits);
          await turn();
        }
        follower.offer(held);
        follower.offer();
        await calm(follower);
        expect(taken).toEqual(upTo(total));
      }),
      { numRuns: 50 },
    );
  });
});
