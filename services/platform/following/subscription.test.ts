import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { unavailable } from '../errors.ts';
import type { Commit } from '../ports/store.ts';
import { mostInTurn, workFor } from '../testing/turns.ts';
import { until } from '../testing/until.ts';
import { type Consumer, type LogSubscription, subscribe } from './subscription.ts';

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

/** A log in memory, and a consumer that records consumed commits. `broken` makes it throw at that seq. */
function setUp(parts: Pick<Consumer, 'maxCommits'> = {}) {
  const written: Commit[] = [];
  const taken: number[] = [];
  /** Commits that the consumer received, skipped ones included. */
  const handed: number[] = [];
  const state: { broken: number; reads: number; away: boolean; workMs: number; reading?: () => void } = { broken: 0, reads: 0, away: false, workMs: 0 };
  const consumer: Consumer = {
    name: 'test',
    sources: ['media'],
    ...parts,
    cursor: async () => taken.at(-1) ?? 0,
    async handle(_source, _lane, commits) {
      handed.push(...commits.map(({ seq }) => seq));
      for (const { seq } of commits) {
        const last = taken.at(-1) ?? 0;
        if (seq <= last) continue;
        if (seq !== last + 1) throw new Error(`${seq} does not come after ${last}`);
        if (seq === state.broken) throw new Error(`cannot take ${seq}`);
        workFor(state.workMs);
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
  const subscription = subscribe({ consumer, source: 'media', lane: 0, read, log });
  const write = (count: number) => {
    const fresh = Array.from({ length: count }, (_, place) => commit(written.length + place + 1));
    written.push(...fresh);
    return fresh;
  };
  return { subscription, taken, handed, write, state };
}

const calm = async (subscription: LogSubscription) => until('it is idle', () => subscription.isCaughtUp());
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

describe('a subscription', () => {
  it.each(['read', 'offered'])('that has much to take leaves turns to everybody else: %s', async (how) => {
    const { subscription, taken, write, state } = setUp();
    state.workMs = 0.1;
    if (how === 'offered') {
      subscription.activate(true);
      await calm(subscription);
      subscription.offer(write(1500));
    } else {
      write(1500);
      subscription.activate(true);
    }
    // A step of 10 ms, once after a timer or a socket and once after those.
    expect(await mostInTurn(() => taken.length, 1500)).toBeLessThanOrEqual(200);
    expect(taken).toEqual(upTo(1500));
    await subscription.stop();
  });

  it('takes what was there before it began, and then what is offered, without reading again', async () => {
    const { subscription, taken, write, state } = setUp();
    write(3);
    subscription.activate(true);
    await calm(subscription);
    const { reads } = state;
    subscription.offer(write(2));
    await calm(subscription);
    expect(taken).toEqual(upTo(5));
    expect(state.reads).toBe(reads);
  });

  it('reads what is missing between what it has and what is offered', async () => {
    const { subscription, taken, write } = setUp();
    subscription.activate(true);
    await calm(subscription);
    const offered = write(6).slice(4);
    subscription.offer(offered);
    await calm(subscription);
    expect(taken).toEqual(upTo(6));
  });

  it('looks again when it is told to while it reads', async () => {
    const { subscription, taken, write, state } = setUp();
    write(2);
    state.reading = () => {
      delete state.reading;
      write(1);
      subscription.offer();
    };
    subscription.activate(true);
    await calm(subscription);
    expect(taken).toEqual(upTo(3));
  });

  it('looks for nothing that it has, is given or takes, and takes that also after a failure', async () => {
    const { subscription, taken, write, state } = setUp();
    write(2);
    subscription.activate(true);
    await calm(subscription);
    const { reads } = state;
    state.broken = 4;
    const commits = write(2);
    for (const seq of [1, 2]) subscription.offerUpTo(seq);
    subscription.offer(commits);
    for (const seq of [3, 4, 4]) subscription.offerUpTo(seq);
    await until('it says what is wrong', () => subscription.problem() !== undefined);
    expect([taken, state.reads]).toEqual([upTo(3), reads]);
    state.broken = 0;
    await until('it is taken', () => taken.length === 4);
    write(1);
    subscription.offerUpTo(5);
    await calm(subscription);
    expect(taken).toEqual(upTo(5));
    await subscription.stop();
  });

  it('waits for a log that is unavailable, which is no problem of its own', async () => {
    const { subscription, taken, write, state } = setUp();
    state.away = true;
    write(2);
    subscription.activate(true);
    await until('it has read again', () => state.reads > 1);
    expect(subscription.problem()).toBeUndefined();
    expect(subscription.isCaughtUp()).toBe(false);
    state.away = false;
    await until('both are taken', () => taken.length === 2);
    await subscription.stop();
  });

  it('reads a log of many batches to its end, without a gap', async () => {
    const { subscription, taken, handed, write } = setUp();
    write(1700);
    subscription.activate(true);
    await calm(subscription);
    expect(taken).toEqual(upTo(1700));
    expect(handed).toEqual(taken);
  });

  it.each([
    [undefined, 100],
    [250, 250],
  ])('hands on as many at once as its consumer takes: %s', async (maxCommits, most) => {
    const { subscription, taken, write, state } = setUp(maxCommits === undefined ? {} : { maxCommits });
    let before = 0;
    let largest = 0;
    state.reading = () => {
      largest = Math.max(largest, taken.length - before);
      before = taken.length;
    };
    write(900);
    subscription.activate(true);
    await calm(subscription);
    expect([taken, largest]).toEqual([upTo(900), most]);
  });

  it('goes on from where another process came that had its lease meanwhile', async () => {
    const { subscription, taken, handed, write } = setUp();
    write(2);
    subscription.activate(true);
    await calm(subscription);
    subscription.activate(false);
    write(3);
    taken.push(3, 4);
    subscription.activate(true);
    await calm(subscription);
    expect(handed).toEqual([1, 2, 5]);
  });

  it('does nothing while its lease is not held', async () => {
    const { subscription, taken, write } = setUp();
    subscription.offer(write(3));
    await turn();
    expect(taken).toEqual([]);
    subscription.activate(true);
    await calm(subscription);
    expect(taken).toEqual(upTo(3));
  });

  it('begins at once when its lease comes back, also after a failure', async () => {
    const { subscription, write, taken, state } = setUp();
    write(1);
    state.broken = 1;
    subscription.activate(true);
    await until('it says what is wrong', () => subscription.problem() !== undefined);
    subscription.activate(false);
    await until('it rests', () => subscription.isIdle());
    state.broken = 0;
    subscription.activate(true);
    expect(subscription.isIdle()).toBe(false);
    await until('one is taken', () => taken.length === 1);
    await subscription.stop();
  });

  it("ends what it has begun when its lease is another's, and then does nothing", async () => {
    const { subscription, write, taken, state } = setUp();
    write(700);
    state.reading = () => subscription.activate(false);
    subscription.activate(true);
    expect(subscription.isIdle()).toBe(false);
    await until('it rests', () => subscription.isIdle());
    expect(taken).toHaveLength(100);
    await subscription.stop();
  });

  it('stops at a commit that cannot be taken, says so, and goes on when it can be', async () => {
    const { subscription, taken, write, state } = setUp();
    state.broken = 3;
    write(5);
    subscription.activate(true);
    await until('it says what is wrong', () => subscription.problem() !== undefined);
    expect(subscription.problem()).toContain('cannot take 3');
    expect(taken).toEqual([1, 2]);
    state.broken = 0;
    await until('all are taken', () => taken.length === 5);
    await calm(subscription);
    expect(subscription.problem()).toBeUndefined();
    await subscription.stop();
  });

  it('takes each commit once and in order, however the bus loses, repeats and reorders them', async () => {
    const delivery = fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), lost: fc.boolean(), repeated: fc.boolean(), late: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(delivery, async (deliveries) => {
        const { subscription, taken, write } = setUp();
        subscription.activate(true);
        let held: Commit[] = [];
        let total = 0;
        for (const { count, lost, repeated, late } of deliveries) {
          const commits = write(count);
          total += count;
          if (late) held = [...commits, ...held];
          else if (!lost) subscription.offer(repeated ? [...commits, ...commits].reverse() : commits);
          await turn();
        }
        subscription.offer(held);
        subscription.offer();
        await calm(subscription);
        expect(taken).toEqual(upTo(total));
      }),
      { numRuns: 50 },
    );
  });
});
