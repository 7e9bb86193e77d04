import { contextOfJob } from '@kloak/platform/engine/context.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedPublished, seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { bannerKeysOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { forgetMember } from './steps/forget-member.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';

let fixture: GroupsFixture;
/** Group of Anna and Ben; a new one for each test. */
let group: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Dora');
  await fixture.connect('anna', 'ben');
  await seedPublished(fixture.harness, 'anna', 'lake', 'PRIVATE');
  await seedPublished(fixture.harness, 'ben', 'sea', 'FAMILY_ONLY');
  await fixture.harness.settled();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  group = await fixture.begin('anna', 'ben');
});

const blobs = () => fixture.harness.platform.blobs;
const change = (who: string, image: string) => fixture.as(who).call('groups', 'ChangeGroup', { group, image });
const fetched = async (who: string, banner: string, size = 'thumb') => (await fixture.as(who).call('groups', 'MayFetchBanner', { group, banner, size })).key;
const bannerOf = async (who: string) => (await fixture.group(who, group)).card?.banner;

/** The banner requested last. */
async function asked(): Promise<string> {
  const { log } = fixture.harness.running('groups').runtime.store;
  for (let lane = 0; lane < 4; lane++) {
    const commits = (await log.read(lane, 0, 1000)).filter(({ stream }) => stream === `group:${group}`);
    const events = commits.flatMap((commit) => commit.events).filter(({ type }) => type === 'GroupBannerRequested');
    const data = events.at(-1)?.data;
    if (data && 'banner' in data && typeof data.banner === 'string') return data.banner;
  }
  return '';
}
/** Requests a banner, and seeds the answer of transcoding. */
async function choose(who: string, image: string, reason?: string) {
  const before = await asked();
  const changed = change(who, image);
  changed.catch(() => undefined);
  await until('it is asked for', async () => (await asked()) !== before);
  const place = { group, banner: await asked(), by: who };
  for (const key of bannerKeysOf({ ...place, id: place.banner })) await blobs().put(key, Buffer.from('bytes'), { type: 'image/webp', size: 5 });
  const said =
    reason === undefined ? { type: 'GroupBannerRendered' as const, data: place } : { type: 'GroupBannerNotRendered' as const, data: { ...place, reason } };
  await seedEvent(fixture.harness, 'transcoding', `banner-job:${place.banner}`, group, said);
  const answer = await changed;
  await fixture.harness.settled();
  return { card: answer.group?.card, banner: place.banner, keys: bannerKeysOf({ ...place, id: place.banner }) };
}
/** Anna makes an item private. */
async function makePrivate(item: string, privacyBefore: 'FAMILY_ONLY' | 'PRIVATE') {
  const said = { title: '', description: '', category: '', kind: 'IMAGE' as const, albums: [] };
  const data = { item, owner: 'anna', ...said, privacy: 'PRIVATE' as const, privacyBefore };
  await seedEvent(fixture.harness, 'media', `item:${item}`, 'anna', { type: 'ItemDetailsChanged', data });
}
const trash = (item: string) =>
  seedEvent(fixture.harness, 'media', `item:${item}`, 'anna', {
    type: 'ItemTrashed',
    data: { item, owner: 'anna', privacy: 'FAMILY_ONLY', kind: 'IMAGE', albums: [] },
  });
const areThere = (keys: readonly string[]) => Promise.all(keys.map(async (key) => (await blobs().stat(key)) !== undefined));

it('is made of an own image, and seen by whoever may see the group', async () => {
  const { card, banner, keys } = await choose('anna', 'lake');
  expect(card?.banner).toBe(banner);
  expect(await Promise.all(['anna', 'ben', 'dora'].map(bannerOf))).toEqual([banner, banner, banner]);
  expect([await fetched('dora', banner), await fetched('dora', banner, 'wide')].sort()).toEqual([...keys].sort());
  for (const [other, size] of [
    ['other', 'thumb'],
    [banner, 'huge'],
  ])
    expect(await refusal(fetched('dora', other ?? '', size))).toBe('missing no-banner');
  await fixture.as('anna').call('groups', 'ChangeGroup', { group, hidden: true });
  expect(await refusal(fetched('dora', banner))).toBe('missing no-group');
  expect(keys).toContain(await fetched('ben', banner));
});

it('is made of nothing else, and by admins alone', async () => {
  expect(await refusal(change('anna', 'sea'))).toBe('forbidden not-yours');
  expect(await refusal(change('anna', 'nothing'))).toBe('missing no-item');
  expect(await refusal(change('ben', 'sea'))).toBe('forbidden not-group-admin');
});

it('stays where the next one cannot be made, which is told, and nothing is left of that', async () => {
  const { banner, keys } = await choose('anna', 'lake');
  await expect(choose('anna', 'lake', 'unreadable')).rejects.toMatchObject({ kind: 'unsupported', code: 'unreadable' });
  await fixture.harness.settled();
  expect(await areThere([...keys, ...bannerKeysOf({ id: await asked(), by: 'anna' })])).toEqual([true, true, false, false]);
  expect(await bannerOf('dora')).toBe(banner);
});

it.each([
  ['made private', 'pier', (item: string) => makePrivate(item, 'FAMILY_ONLY')],
  ['deleted', 'mole', trash],
])('goes when its photo is %s, from the group and with its bytes', async (_how, item, end) => {
  await seedPublished(fixture.harness, 'anna', item, 'FAMILY_ONLY');
  await fixture.harness.settled();
  const { banner, keys } = await choose('anna', item);
  expect(keys).toContain(await fetched('dora', banner));
  await end(item);
  await fixture.harness.settled();
  expect([await bannerOf('anna'), await areThere(keys)]).toEqual([undefined, [false, false]]);
});

it('that is made of a photo that was private before stays', async () => {
  await seedPublished(fixture.harness, 'anna', 'boat', 'FAMILY_ONLY');
  await makePrivate('boat', 'FAMILY_ONLY');
  await fixture.harness.settled();
  const { banner, keys } = await choose('anna', 'boat');
  await makePrivate('boat', 'PRIVATE');
  await fixture.harness.settled();
  expect([await bannerOf('dora'), await areThere(keys)]).toEqual([banner, [true, true]]);
});

it('and the group itself are shown to nobody whose address is not confirmed', async () => {
  const { banner } = await choose('anna', 'lake');
  await seedUnconfirmed(fixture.harness, 'eve', 'Eve', 'eve@example.org');
  await fixture.harness.settled();
  expect(await refusal(fetched('eve', banner))).toBe('forbidden not-verified');
  expect(await refusal(fixture.group('eve', group))).toBe('forbidden not-verified');
  expect(await refusal(fixture.as('eve').call('groups', 'SearchGroups', { text: 'lake' }))).toBe('forbidden not-verified');
});

it('leaves nothing behind where another takes its place, it is removed, or the group is gone', async () => {
  const first = await choose('anna', 'lake');
  await fixture.act('anna', 'GiveAdmin', group, 'ben');
  const second = await choose('ben', 'sea');
  expect(await areThere([...first.keys, ...second.keys])).toEqual([false, false, true, true]);
  expect((await change('anna', '')).group?.card?.banner).toBeUndefined();
  await fixture.harness.settled();
  expect(await areThere(second.keys)).toEqual([false, false]);
  const third = await choose('anna', 'lake');
  await fixture.as('anna').call('groups', 'TrashGroup', { group, name: 'Lake' });
  expect(await refusal(fetched('ben', third.banner))).toBe('missing no-group');
  expect(await areThere(third.keys)).toEqual([true, true]);
  await fixture.wait(trashMs);
  expect(await areThere(third.keys)).toEqual([false, false]);
});

it('goes with whoever chose it, and what they owned has another owner, or is gone', async () => {
  await fixture.join('Gone');
  await fixture.connect('anna', 'gone');
  await seedPublished(fixture.harness, 'gone', 'hill', 'PRIVATE');
  await fixture.invite('anna', group, 'gone');
  await fixture.own('gone', 'AcceptInvite', group);
  await fixture.act('anna', 'GiveAdmin', group, 'gone');
  await fixture.harness.settled();
  const { keys } = await choose('gone', 'hill');
  await fixture.own('gone', 'LeaveGroup', group);
  const [owned, alone] = [await fixture.begin('gone', 'anna'), await fixture.found('gone')];
  const { runtime } = fixture.harness.running('groups');
  for (let time = 0; time < 2; time++)
    await forgetMember(contextOfJob(runtime, { id: 'forget', reaction: 'forget', dueAt: '', attempts: 0, waits: 0 }), 'gone');
  await erase(runtime, 'gone');
  await fixture.harness.settled();
  expect([await bannerOf('anna'), await areThere(keys)]).toEqual([undefined, [false, false]]);
  expect(await fixture.group('anna', owned)).toMatchObject({ standing: { isOwner: true }, card: { memberCount: 1 } });
  expect(await refusal(fixture.group('anna', alone))).toBe('missing no-group');
});
