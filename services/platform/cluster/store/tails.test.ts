import { openTails } from './tails.ts';

/** Tails of a log with `places` commits in partition 0; counts the queries. */
function setUp(places: number) {
  const state = { places, asked: 0 };
  const tails = openTails({
    async placeAt(_lane, seq) {
      state.asked += 1;
      return seq <= state.places ? { seq, link: `link ${seq}` } : undefined;
    },
  });
  const asking = async (work: () => Promise<unknown>) => {
    const before = state.asked;
    await work();
    return state.asked - before;
  };
  return { state, tails, asking };
}

describe('the tail of a lane', () => {
  it('is found by a few questions, and by two of a process that was told of it', async () => {
    const { state, tails, asking } = setUp(1000);
    expect(await asking(() => tails.find(0))).toBeGreaterThan(10);
    state.places = 1500;
    tails.hint(0, 1500);
    expect(await asking(() => tails.find(0))).toBe(2);
    expect(tails.known(0)).toEqual({ seq: 1500, link: 'link 1500' });
  });

  it('is freshened by one question, and by none where nothing new was told', async () => {
    const { state, tails, asking } = setUp(10);
    await tails.find(0);
    expect(await asking(() => tails.freshen(0))).toBe(0);
    state.places = 60;
    for (const seq of [40, 60, 50, 60]) tails.hint(0, seq);
    expect(await asking(() => tails.freshen(0))).toBe(1);
    expect(tails.known(0)).toEqual({ seq: 60, link: 'link 60' });
    for (const late of [60, 12]) tails.hint(0, late);
    expect(await asking(() => tails.freshen(0))).toBe(0);
  });

  it('is never where somebody only says so', async () => {
    const { state, tails, asking } = setUp(10);
    await tails.find(0);
    tails.hint(0, 1_000_000);
    expect(await asking(() => tails.freshen(0))).toBe(1);
    expect(tails.known(0)).toEqual({ seq: 10, link: 'link 10' });
    tails.hint(0, 1_000_000);
    expect(await tails.find(0)).toEqual({ seq: 10, link: 'link 10' });
    // A true hint counts again, and nothing is asked twice.
    expect(await asking(() => tails.freshen(0))).toBe(0);
    state.places = 11;
    tails.hint(0, 11);
    await tails.freshen(0);
    expect(tails.known(0).seq).toBe(11);
  });
});
