import { identity } from '@kloak/identity/service.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import type { PlanId } from '@kloak/proto/rules/plans.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let [anna, bruno, clara]: Member[] = [];
let shared = '';
let hidden = '';
let album = '';
let changes = 0;

const who = (member: Member | undefined): Member => {
  if (!member) throw new Error('nobody');
  return member;
};
const keyOf = async (item: string) => (await who(anna).call('media', 'GetPost', { item })).post?.key ?? '';
const letOthers = (downloads: boolean) => who(anna).call('media', 'ChangeSharing', { downloads });
const code = (refused: string) => ({ kind: 'forbidden', code: refused });

/** Gives Bruno a plan by an event of billing. */
async function choosePlan(plan: PlanId) {
  changes += 1;
  const member = who(bruno).id;
  const after = { customer: '', subscription: 's', plan, periodEnd: '2100-01-01T00:00:00.000Z', cancels: false, changes };
  await seedEvent(family.harness, 'billing', `subscription:${member}`, member, { type: 'PlanStarted', data: { member, after } });
  await family.harness.settled();
}

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 2 });
  [anna, bruno, clara] = [await family.joins('anna'), await family.joins('bruno'), await family.joins('clara')];
  await family.connect(anna, bruno);
  shared = await family.shares(anna, await photo('lake.jpg', 1));
  hidden = await family.shares(anna, await photo('gift.jpg', 2), 'PRIVATE');
  const made = await anna.call('media', 'AddToAlbum', { named: { name: 'Summer' }, items: [shared], privacy: 'FAMILY_ONLY' });
  album = made.album?.id ?? '';
  await anna.call('media', 'AddToAlbum', { album, items: [hidden] });
  await family.harness.settled();
});
afterAll(() => family.close());

it('a relative downloads an original when its owner lets others and the plan has it, until the owner withdraws that', async () => {
  const key = await keyOf(shared);
  for (const call of ['DownloadOriginal', 'MayFetch'] as const)
    await expect(who(bruno).call('media', call, { key })).rejects.toMatchObject(code('downloads-withheld'));
  expect((await who(bruno).call('media', 'GetPost', { item: shared })).post?.downloadable).toBe(false);

  await letOthers(true);
  expect(await who(anna).call('media', 'GetSharing', {})).toEqual({ downloads: true });
  expect((await who(bruno).call('media', 'GetPost', { item: shared })).post?.downloadable).toBe(true);
  await expect(who(bruno).call('media', 'DownloadOriginal', { key })).rejects.toMatchObject({
    ...code('needs-plan'),
    message: 'Downloading what others share is part of the 500GB plan.',
  });

  await choosePlan('plan-500gb');
  expect(await who(bruno).call('media', 'DownloadOriginal', { key })).toEqual({ key, fileName: 'lake.jpg' });
  expect(await who(bruno).call('media', 'MayFetch', { key })).toMatchObject({ type: 'image/jpeg', fileName: 'lake.jpg' });
  await expect(who(bruno).call('media', 'MayFetch', { key: await keyOf(hidden) })).rejects.toMatchObject(code('not-yours'));
  await expect(who(clara).call('media', 'MayFetch', { key })).rejects.toMatchObject(code('not-yours'));

  await letOthers(false);
  await expect(family.harness.as(who(bruno).id).call('media', 'MayFetch', { key })).rejects.toMatchObject(code('downloads-withheld'));
  expect((await who(anna).call('media', 'MayFetch', { key })).fileName).toBe('lake.jpg');
});

it('many at once are part of the largest plan, and hold what is shared alone', async () => {
  await letOthers(true);
  await choosePlan('plan-500gb');
  const owner = who(anna).id;
  const many = { ...code('needs-plan'), message: 'Downloading all that others share at once is part of the 1TB plan.' };
  for (const scope of [{ album }, { owner }]) await expect(who(bruno).call('media', 'ListOriginals', { ...scope, limit: 10 })).rejects.toMatchObject(many);

  await choosePlan('plan-1tb');
  const namesFor = async (member: Member | undefined, scope: object) =>
    (await who(member).call('media', 'ListOriginals', { ...scope, limit: 10 })).files.map(({ fileName }) => fileName);
  for (const scope of [{ album }, { owner }, { owner, kind: 'IMAGE' }]) expect(await namesFor(bruno, scope)).toEqual(['lake.jpg']);
  expect(await namesFor(bruno, { owner, kind: 'VIDEO' })).toEqual([]);
  expect((await namesFor(anna, { album })).toSorted()).toEqual(['gift.jpg', 'lake.jpg']);
  await expect(who(clara).call('media', 'ListOriginals', { owner, limit: 10 })).rejects.toMatchObject(code('not-yours'));
  await expect(who(clara).call('media', 'ListOriginals', { album, limit: 10 })).rejects.toMatchObject(code('not-yours'));
});
