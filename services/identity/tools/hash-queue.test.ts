import { refusalOf, until } from '@kloak/platform/testing/until.ts';
import { hashConcurrency, hashQueue } from './hash-queue.ts';

/** Work that ends on demand. */
function heldWork() {
  const ends: (() => void)[] = [];
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), begun: () => ends.length, endNext: () => ends.shift()?.() };
}
/** A caller who waits for `ms` milliseconds. */
const hashingFor = (ms: number, cost = 12) => ({ cost, deadline: new Date(Date.now() + ms).toISOString() });
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('hashing', () => {
  it('leaves a core free where there are two, and threads for reading files wherever it is', () => {
    expect([1, 2, 3, 4, 64].map(hashConcurrency)).toEqual([1, 1, 2, 2, 2]);
  });

  it('is done for so many at once, the others wait for their turn', async () => {
    const { work, begun, endNext } = heldWork();
    const turns = hashQueue({ atOnce: 2 });
    const all = [1, 2, 3].map(() => turns(hashingFor(60_000), work));
    await settle();
    expect(begun()).toBe(2);
    endNext();
    await settle();
    expect(begun()).toBe(2);
    endNext();
    endNext();
    await Promise.all(all);
  });

  it('is refused to who would not be there any more at their turn, and is there again afterwards', async () => {
    const { work, endNext } = heldWork();
    const turns = hashQueue({ atOnce: 1 });
    const tried = Array.from({ length: 12 }, () => turns(hashingFor(1000), work));
    const refused = tried.map((one) => one.then(() => undefined).catch((error: unknown) => error));
    await settle();
    for (let time = 0; time < 12; time++) {
      endNext();
      await settle();
    }
    const errors = (await Promise.all(refused)).filter((error) => error !== undefined);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThan(12);
    for (const error of errors) expect(error).toMatchObject({ kind: 'unavailable', code: 'busy', details: { retryAfter: 1 } });
    expect(await turns(hashingFor(60_000), async () => 'done')).toBe('done');
  });

  it('waits as long as the call may take: forty who come at once are served on a core that takes a second for each', async () => {
    const turns = hashQueue({ atOnce: 1 });
    // Assumed 0.06 ms per round, before any measurement.
    const [cost, ms] = [14, 60_000];
    expect((0.06 * 2 ** cost * 40) / ms).toBeGreaterThan(0.6);
    const { work, endNext } = heldWork();
    const tried = Array.from({ length: 40 }, () => turns(hashingFor(ms, cost), work));
    for (let time = 0; time < 40; time++) {
      await settle();
      endNext();
    }
    expect(await Promise.all(tried)).toHaveLength(40);
  });

  it('does not turn others away for one that was slow by chance', async () => {
    const turns = hashQueue({ atOnce: 1 });
    const slowMs = 500;
    // 2 rounds, which take no time to speak of.
    await turns(hashingFor(60_000, 1), () => new Promise((resolve) => setTimeout(resolve, slowMs)));
    expect(await turns(hashingFor(slowMs * 0.8, 1), async () => 'done')).toBe('done');
  });

  it('is not thought to be slow for a costly hash since cheap ones had to wait for a thread', async () => {
    const turns = hashQueue({ atOnce: 1 });
    // 2 rounds each, as slow as on a busy machine.
    for (let time = 0; time < 5; time++) await turns(hashingFor(60_000, 1), () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(await turns(hashingFor(20_000, 15), async () => 'done')).toBe('done');
  });

  it('is not done for who waits no more', async () => {
    const { work, begun, endNext } = heldWork();
    const turns = hashQueue({ atOnce: 1 });
    const first = turns(hashingFor(60_000), work);
    const ended = hashingFor(1000);
    const second = refusalOf(turns(ended, work));
    await settle();
    await until('its time is over', () => Date.now() > Date.parse(ended.deadline));
    endNext();
    expect([await first, await second, begun()]).toEqual([undefined, expect.objectContaining({ code: 'busy' }), 0]);
  });
});
