import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';

let fixture: GroupsFixture;
/** Group of Anna, Ben and Carla; a new one for each test. */
let group: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla', 'dora');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  group = await fixture.begin('anna', 'ben', 'carla');
  await fixture.harness.settled();
});

async function post(who: string, text = 'Look'): Promise<{ id: string; createdAt: string }> {
  const { post: posted } = await fixture.as(who).call('groups', 'CreatePost', { group, text, items: [] });
  if (!posted) throw new Error('nothing was posted');
  return posted;
}
const read = (who: string, { createdAt: readTo }: { createdAt: string }) => fixture.as(who).call('groups', 'MarkRead', { group, readTo });
/** Number of new posts for a member, from any author. */
async function newTo(who: string): Promise<number | undefined> {
  await fixture.harness.settled();
  const { groups } = await fixture.as(who).call('groups', 'ListGroups', {});
  const { newPosts } = groups.find(({ id }) => id === group) ?? {};
  expect((await fixture.group(who, group)).card?.newPosts).toBe(newPosts);
  return newPosts;
}

describe('what is new in a group', () => {
  it('is what others posted, until it is seen', async () => {
    await post('ben');
    const second = await post('carla');
    expect([await newTo('anna'), await newTo('ben'), await newTo('carla')]).toEqual([2, 1, 1]);
    await read('anna', second);
    expect([await newTo('anna'), await newTo('ben')]).toEqual([undefined, 1]);
    await post('ben');
    expect(await newTo('anna')).toBe(1);
    await read('anna', second);
    expect(await newTo('anna')).toBe(1);
  });

  it('is not what was deleted, nor what was there before somebody came', async () => {
    const { id } = await post('ben');
    await fixture.invite('anna', group, 'dora');
    await fixture.own('dora', 'AcceptInvite', group);
    expect(await newTo('dora')).toBeUndefined();
    const second = await post('ben');
    expect([await newTo('dora'), await newTo('anna')]).toEqual([1, 2]);
    for (const one of [id, second.id]) await fixture.as('ben').call('groups', 'DeletePost', { post: one });
    expect([await newTo('dora'), await newTo('anna')]).toEqual([undefined, undefined]);
  });

  it('is counted up to ten', async () => {
    for (let nth = 0; nth < 12; nth += 1) await post('ben');
    expect(await newTo('anna')).toBe(10);
  });

  it('begins anew with who comes again, and is there in a group that was restored', async () => {
    await post('ben');
    await fixture.act('anna', 'RemoveMember', group, 'carla');
    await fixture.invite('anna', group, 'carla');
    await fixture.own('carla', 'AcceptInvite', group);
    await fixture.as('anna').call('groups', 'TrashGroup', { group, name: 'Lake' });
    await fixture.own('anna', 'RestoreGroup', group);
    expect([await newTo('anna'), await newTo('carla')]).toEqual([1, undefined]);
  });

  it('is seen by members alone', async () => {
    expect(await refusal(read('dora', { createdAt: new Date().toISOString() }))).toBe('forbidden not-group-member');
  });
});

it('what was posted last may stand for a group without a picture: its newest three, while their posts are there', async () => {
  const items = ['boat', 'lake', 'sea', 'sun', 'tent'];
  for (const item of items) await seedPublished(fixture.harness, 'ben', item, 'PRIVATE');
  await fixture.harness.settled();
  const attach = async (...some: string[]) => (await fixture.as('ben').call('groups', 'CreatePost', { group, text: '', items: some })).post?.id ?? '';
  const newest = async () => {
    await fixture.harness.settled();
    return (await fixture.as('anna').call('groups', 'ListGroups', {})).groups.find(({ id }) => id === group)?.newest;
  };
  expect(await newest()).toEqual([]);
  await attach('boat', 'lake', 'sea', 'sun');
  expect(await newest()).toEqual(['boat', 'lake', 'sea']);
  const last = await attach('tent', 'boat');
  await post('carla');
  expect(await newest()).toEqual(['tent', 'boat', 'lake']);
  await fixture.as('ben').call('groups', 'DeletePost', { post: last });
  expect(await newest()).toEqual(['boat', 'lake', 'sea']);
  // A person outside the group gets no news of it.
  expect(await fixture.listed('dora')).not.toContain(group);
});
