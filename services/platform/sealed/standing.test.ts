import { mayBePlain, newStanding, saysStanding } from './standing.ts';

const day = 24 * 60 * 60 * 1000;

it('blobs may be plain for a month after it was said, and not at all where it was not', () => {
  const now = Date.now();
  const [plain, sealed, former] = [newStanding(true, now), newStanding(false, now), Buffer.alloc(16)];
  expect([0, 29, 31].map((days) => mayBePlain(plain, now + days * day))).toEqual([true, true, false]);
  expect([mayBePlain(sealed, now), mayBePlain(former, now)]).toEqual([false, false]);
  expect([plain, sealed, former].map(saysStanding)).toEqual([true, true, false]);
});
