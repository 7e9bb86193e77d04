import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';

let fixture: GroupsFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora', 'Gone');
  await fixture.connect('anna', 'ben', 'carla');
});
afterAll(() => fixture.close());

const change = (who: string, group: string, details: { name?: string; description?: string; hidden?: boolean }) =>
  fixture.as(who).call('groups', 'ChangeGroup', { group, ...details });
const find = async (text: string) => (await fixture.as('dora').call('groups', 'SearchGroups', { text })).groups.map(({ id }) => id);
const trash = (who: string, group: string, name: string) => fixture.as(who).call('groups', 'TrashGroup', { group, name });

describe('what is said of a group', () => {
  it('is changed by admins, part by part', async () => {
    const group = await fixture.begin('anna', 'ben');
    expect((await change('anna', group, { description: ' Every summer ' })).group?.card).toMatchObject({ name: 'Lake', description: 'Every summer' });
    expect((await change('anna', group, { name: ' Sea ' })).group?.card).toMatchObject({ name: 'Sea', description: 'Every summer' });
    expect((await change('anna', group, { description: '' })).group?.card).toMatchObject({ name: 'Sea', description: '' });
    expect(await refusal(change('anna', group, { name: ' ' }))).toBe('invalid group-name-empty');
    expect(await refusal(change('ben', group, { name: 'Hill' }))).toBe('forbidden not-group-admin');
  });

  it('is what it is found by, word by word, as it is now', async () => {
    const group = await fixture.found('anna', 'Familie Müller');
    await change('anna', group, { description: 'Fotos der 田中家族' });
    for (const text of ['müll', 'MULLER familie', '家族', 'fotos müller']) expect(await find(text)).toEqual([group]);
    for (const text of ['üller', 'müller ferien', '', ' * ']) expect(await find(text)).toEqual([]);
    await change('anna', group, { name: 'Familie Maier' });
    expect([await find('müller'), await find('maier')]).toEqual([[], [group]]);
  });

  it('is told to nobody else while the group is hidden', async () => {
    const group = await fixture.begin('anna', 'ben');
    await change('anna', group, { name: 'Secretive', hidden: true });
    expect(await find('secretive')).toEqual([]);
    for (const act of [
      () => fixture.group('dora', group),
      () => fixture.own('dora', 'RequestMembership', group),
      () => change('dora', group, { name: 'Ours' }),
    ])
      expect(await refusal(act())).toBe('missing no-group');
    expect((await fixture.group('ben', group)).insight?.hidden).toBe(true);
    await fixture.invite('anna', group, 'carla');
    expect((await fixture.group('carla', group)).card?.name).toBe('Secretive');
    expect(await fixture.own('ben', 'LeaveGroup', group)).toEqual({ group: null });
    await change('anna', group, { hidden: false });
    expect(await find('secretive')).toEqual([group]);
  });
});

it('all groups that have every word are found, page by page, however many have the longest', async () => {
  for (const [name, many] of [
    ['Wanderverein', 8],
    ['Wanderverein Ost', 3],
  ] as const)
    for (let at = 0; at < many; at++) await fixture.found('anna', name);
  const found: string[] = [];
  let before: string | undefined;
  do {
    const page = await fixture.as('dora').call('groups', 'SearchGroups', { text: 'wanderverein ost', perPage: 2, ...(before !== undefined && { before }) });
    expect(page.groups.length).toBeLessThanOrEqual(2);
    found.push(...page.groups.map(({ id }) => id));
    before = page.next;
  } while (before !== undefined);
  expect([found.length, new Set(found).size]).toEqual([3, 3]);
  const second = await fixture.as('dora').call('groups', 'SearchGroups', { text: 'wanderverein ost', page: 1, perPage: 2 });
  expect(second.groups.map(({ id }) => id)).toEqual(found.slice(2));
});

it('what admins did in a group is told to admins, the newest first, and nothing of it twice', async () => {
  const group = await fixture.begin('anna', 'ben', 'carla');
  await change('anna', group, { name: 'Sea' });
  await fixture.act('anna', 'GiveAdmin', group, 'ben');
  const posted = async (who: string) => (await fixture.as(who).call('groups', 'CreatePost', { group, text: 'Look', items: [] })).post?.id ?? '';
  const [own, others] = [await posted('carla'), await posted('carla')];
  await fixture.as('carla').call('groups', 'DeletePost', { post: own });
  for (let time = 0; time < 2; time++) await fixture.as('ben').call('groups', 'DeletePost', { post: others });
  await fixture.act('ben', 'RemoveMember', group, 'carla');
  const told = async (who: string, part = {}) => {
    const { entries, next } = await fixture.as(who).call('groups', 'ListHistory', { group, ...part });
    return { entries: entries.map(({ act, by, who: whom }) => [act, by?.username, whom?.username].join(' ').trim()), next };
  };
  const all = ['removed-member Ben Carla', 'deleted-post Ben Carla', 'gave-admin Anna Ben', 'changed-details Anna'];
  expect((await told('anna')).entries).toEqual(all);
  const { entries, next = '' } = await told('ben', { perPage: 3 });
  expect([...entries, ...(await told('ben', { before: next })).entries]).toEqual(all);
  for (const who of ['carla', 'dora']) expect(await refusal(told(who))).toBe('forbidden not-group-admin');
});

describe('a group that was deleted', () => {
  it('is nowhere but in the trash of its owner, and is restored as it was', async () => {
    const group = await fixture.begin('anna', 'ben');
    await fixture.invite('anna', group, 'carla');
    await change('anna', group, { name: 'Deletable' });
    expect(await refusal(trash('anna', group, 'Lake'))).toBe('invalid wrong-group-name');
    expect(await refusal(trash('ben', group, 'Deletable'))).toBe('forbidden not-group-owner');
    await trash('anna', group, ' Deletable ');
    await trash('anna', group, 'Deletable');
    expect([await fixture.listed('ben'), await fixture.listed('carla', 'invites'), await find('deletable')].flat()).not.toContain(group);
    expect([await fixture.listed('anna', 'trashed'), await fixture.listed('ben', 'trashed')]).toEqual([[group], []]);
    for (const who of ['anna', 'ben']) expect(await refusal(fixture.group(who, group))).toBe('missing no-group');
    expect(await refusal(fixture.own('ben', 'RestoreGroup', group))).toBe('missing no-group');
    await fixture.own('anna', 'RestoreGroup', group);
    expect((await fixture.group('ben', group)).card?.memberCount).toBe(2);
    expect([await fixture.listed('ben'), await fixture.listed('carla', 'invites'), await find('deletable')].flat()).toEqual(
      expect.arrayContaining([group, group, group]),
    );
  });

  it('is gone for ever after 30 days', async () => {
    const group = await fixture.begin('anna', 'ben');
    await trash('anna', group, 'Lake');
    await fixture.wait(trashMs - 60_000);
    expect(await fixture.listed('anna', 'trashed')).toEqual([group]);
    await fixture.wait(120_000);
    expect(await fixture.listed('anna', 'trashed')).toEqual([]);
    expect(await refusal(fixture.own('anna', 'RestoreGroup', group))).toBe('missing no-group');
  });
});

it('the words of a member who was erased are gone, and nothing finds them', async () => {
  await fixture.connect('gone', 'anna');
  const group = await fixture.begin('gone', 'anna');
  await change('gone', group, { name: 'Vanishing', description: 'Whatever I said' });
  await fixture.act('gone', 'GiveAdmin', group, 'anna');
  await erase(fixture.harness.running('groups').runtime, 'gone');
  expect((await fixture.group('anna', group)).card).toMatchObject({ name: '', description: '', memberCount: 2 });
  expect(await find('vanishing')).toEqual([]);
  await change('anna', group, { name: 'Ours' });
  expect((await fixture.group('anna', group)).card).toMatchObject({ name: 'Ours', description: '' });
});
