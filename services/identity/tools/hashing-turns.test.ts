import { hashesAtOnce, hashingTurns } from './hashing-turns.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), begun: () => ends.length, endNext: () => ends.shift()?.() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('hashing', () => {
  it('leaves a core free where there are two, and threads for reading files wherever it is', () => {
    expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 2, 2]);
  });

  it('is done for so many at once, the others wait for their turn', async () => {
    const { work, begun, endNext } = heldWork();
    const turns = hashingTurns({ atOnce: 2, maxWaitMs: 60_000 });
    const all = [1, 2, 3].map(() => turns(12, work));
    await settle();
    expect(begun()).toBe(2);
    endNext();
    await settle();
    expect(begun()).toBe(2);
    endNext();
    endNext();
    await Promise.all(all);
  });

  it('is refused to who would wait too long, and is there again afterwards', async () => {
    const { work, endNext } = heldWork();
    const turns = hashingTurns({ atOnce: 1, maxWaitMs: 1000 });
    const tried = Array.from({ length: 12 }, () => turns(12, work));
    const refused = tried.map((one) => one.then(() => undefined).catch((error: unknown) => error));
    await settle();
    for (let time = 0; time < 12; time++) {
      endNext();
      await settle();
    }
    const errors = (await Promise.all(refused)).filter((error) => error !== undefined);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThan(12);
    for (const error of errors) expect(error).toMatchObject({ kind: 'unavailable', code: 'busy', details: { retryAfter: 2 } });
    expect(await turns(12, async () => 'done')).toBe('done');
  });
});
