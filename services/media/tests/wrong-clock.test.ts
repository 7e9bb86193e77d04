// Behaviour with a wrong clock, and after it is corrected.
import { identity } from '@kloak/identity/service.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { dayMs, hourMs } from '@kloak/proto/rules/durations.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

const years10Ms = 3652 * dayMs;

let family: Family;
let anna: Member;
let [passedMs, offMs] = [0, 0];
beforeEach(async () => {
  [passedMs, offMs] = [0, 0];
  const monotonicMs = () => Date.now() + passedMs;
  family = await startFamily([identity, social, media, transcoding], { clock: { monotonicMs, now: () => new Date(monotonicMs() + offMs) } });
  anna = await family.joins('anna');
});
afterEach(() => family.close());

const settled = () => family.harness.settled();
/** Time that passes in a vault that runs. */
async function pass(ms: number): Promise<void> {
  passedMs += ms;
  await settled();
}
/** The clock is so much off from now on. */
async function off(ms: number): Promise<void> {
  offMs = ms;
  await settled();
}
const warnings = () => family.harness.running('media').warnings();
const inTrash = async () => (await anna.call('media', 'ListTrash', {})).posts.length;
const keys = async (item: string) => (await anna.call('media', 'GetPost', { item })).post?.key ?? '';
const has = async (key: string) => (await family.harness.platform.blobs.stat(key)) !== undefined;
const account = () => refusal(anna.call('identity', 'GetAccount', {}));

/** A photograph in the trash, and an account that is to be deleted. */
async function letGo(): Promise<string> {
  const item = await family.shares(anna, await photo('Lake.jpg', 1));
  const key = await keys(item);
  await anna.call('media', 'DeleteItem', { item });
  await anna.call('identity', 'DeleteAccount', { password: 'Hidden-Lake-1' });
  await settled();
  return key;
}

it.each([
  ['10 years ahead', years10Ms, 'media: the clock stands 10 years ahead of the time seen to pass; '],
  ['3 days ahead', 3 * dayMs, 'media: the clock stands 3 days ahead of the time seen to pass; '],
  ['an hour ahead', hourMs, undefined],
  ['an hour behind', -hourMs, undefined],
  ['3 days behind', -3 * dayMs, 'media: the clock stands 3 days behind the time seen to pass'],
  ['10 years behind', -years10Ms, 'media: the clock stands 10 years behind the time seen to pass'],
])(
  'what is in the trash, and an account, stay for their 30 days where the clock stands %s for a while',
  async (_how, ms, warning) => {
    const key = await letGo();
    await pass(28 * dayMs);
    await off(ms);
    expect(warnings().some((words) => words.startsWith(warning ?? 'none'))).toBe(warning !== undefined);
    await pass(75_000);
    expect([await has(key), await account()]).toEqual([true, 'no refusal']);
    await off(0);
    expect(warnings()).toEqual([]);
    await pass(dayMs);
    await family.restart();
    expect([await has(key), await inTrash(), await account()]).toEqual([true, 1, 'no refusal']);
    // The forward jump was believed for one hour, so that hour must not pass a second time.
    await pass(dayMs + 2 * hourMs);
    expect(await has(key)).toBe(false);
  },
  30_000,
);

it('what became due while nothing ran is done after a day', async () => {
  const key = await letGo();
  await family.harness.restart(() => {
    passedMs += 31 * dayMs;
  });
  await settled();
  expect([await has(key), warnings().length]).toEqual([true, 1]);
  await pass(23 * hourMs);
  expect(await has(key)).toBe(true);
  await pass(2 * hourMs);
  expect([await has(key), warnings().length]).toEqual([false, 0]);
});

it('what is deleted while the clock is wrong is not purged before its time', async () => {
  await off(-years10Ms);
  const key = await letGo();
  await off(0);
  await pass(29 * dayMs);
  expect(await has(key)).toBe(true);
  await pass(2 * dayMs);
  expect(await has(key)).toBe(false);
});
