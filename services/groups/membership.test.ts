import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { askAgainMs } from '@kloak/proto/rules/groups.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';

let fixture: GroupsFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora', 'Emil');
  await seedUnconfirmed(fixture.harness, 'flo', 'Flo', 'Flo@example.org');
  await fixture.connect('anna', 'ben', 'carla');
  await fixture.connect('ben', 'dora');
});
afterAll(() => fixture.close());

const namesOf = (people: readonly { username: string }[] = []) => people.map(({ username }) => username);
/** Reads the members as Anna sees them. */
async function membersOf(group: string) {
  const { insight } = await fixture.group('anna', group);
  return [...namesOf(insight?.admins), ...namesOf(insight?.members)];
}
/** Reads who won; both calls must end with an answer. */
const both = (...acts: Promise<unknown>[]) =>
  Promise.all(
    acts.map((act) =>
      act.then(
        () => 'done',
        () => 'refused',
      ),
    ),
  );

describe('invites', () => {
  it('go to connections of the admin who gives them, or of somebody in the group', async () => {
    const group = await fixture.found('anna');
    expect(await refusal(fixture.invite('anna', group, 'dora'))).toBe('forbidden not-connected');
    await fixture.invite('anna', group, 'ben');
    await fixture.own('ben', 'AcceptInvite', group);
    await fixture.invite('anna', group, 'dora', 'ben');
    expect(namesOf((await fixture.group('anna', group)).management?.invited)).toEqual(['Dora']);
    expect(await refusal(fixture.invite('ben', group, 'dora'))).toBe('forbidden not-group-admin');
  });

  it('stand in the list of who is invited until they are answered or taken back', async () => {
    const group = await fixture.found('anna', 'Sea', ['ben', 'carla']);
    expect(await fixture.listed('ben', 'invites')).toContain(group);
    await fixture.own('ben', 'RejectInvite', group);
    await fixture.withdraw('anna', group, 'carla');
    for (const who of ['ben', 'carla']) expect(await fixture.listed(who, 'invites')).not.toContain(group);
    expect(await refusal(fixture.own('carla', 'AcceptInvite', group))).toBe('missing no-group-invite');
  });

  it('are accepted or taken back, in one order, when both come at once', async () => {
    for (let time = 0; time < 5; time++) {
      const group = await fixture.found('anna', 'Sea', ['ben']);
      const [accepted] = await both(fixture.own('ben', 'AcceptInvite', group), fixture.withdraw('anna', group, 'ben'));
      expect(await membersOf(group)).toEqual(accepted === 'done' ? ['Anna', 'Ben'] : ['Anna']);
      expect(await fixture.listed('ben', 'invites')).not.toContain(group);
    }
  });
});

describe('who asks to join', () => {
  it('becomes a member by an admin, and is told so', async () => {
    const group = await fixture.begin('anna', 'ben');
    expect(await fixture.own('dora', 'RequestMembership', group)).toEqual({ isRequesting: true });
    expect(await fixture.own('ben', 'RequestMembership', group)).toEqual({ isRequesting: false });
    expect(namesOf((await fixture.group('anna', group)).management?.requests)).toEqual(['Dora']);
    expect((await fixture.group('ben', group)).management).toBeNull();
    expect((await fixture.group('dora', group)).standing).toMatchObject({ isRequester: true, isMember: false });
    await fixture.act('anna', 'AcceptRequest', group, 'dora');
    expect(await membersOf(group)).toEqual(['Anna', 'Ben', 'Dora']);
    expect(await fixture.listed('dora')).toContain(group);
  });

  it('has confirmed an address', async () => {
    const group = await fixture.found('anna');
    expect(await refusal(fixture.own('flo', 'RequestMembership', group))).toBe('forbidden not-verified');
    expect(await refusal(fixture.own('flo', 'AcceptInvite', group))).toBe('forbidden not-verified');
  });

  it('asks again in a week where it was declined', async () => {
    const group = await fixture.found('anna');
    await fixture.own('emil', 'RequestMembership', group);
    await fixture.act('anna', 'DeclineRequest', group, 'emil');
    expect(await refusal(fixture.own('emil', 'RequestMembership', group))).toBe('conflict asked-too-often');
    await fixture.wait(askAgainMs);
    await fixture.own('emil', 'RequestMembership', group);
    await fixture.act('anna', 'BlockProfile', group, 'emil');
    expect(await refusal(fixture.own('emil', 'RequestMembership', group))).toBe('forbidden blocked-from-group');
    expect(namesOf((await fixture.group('anna', group)).management?.blocked)).toEqual(['Emil']);
  });

  it('is let in once by two admins at once, and by one who withdraws in one order', async () => {
    const group = await fixture.begin('anna', 'ben');
    await fixture.act('anna', 'GiveAdmin', group, 'ben');
    await fixture.own('emil', 'RequestMembership', group);
    expect(await both(fixture.act('anna', 'AcceptRequest', group, 'emil'), fixture.act('ben', 'AcceptRequest', group, 'emil'))).toEqual(['done', 'done']);
    expect(await membersOf(group)).toEqual(['Anna', 'Ben', 'Emil']);

    await fixture.own('dora', 'RequestMembership', group);
    const [accepted] = await both(fixture.act('anna', 'AcceptRequest', group, 'dora'), fixture.own('dora', 'CancelRequest', group));
    expect((await membersOf(group)).includes('Dora')).toBe(accepted === 'done');
  });
});

describe('members', () => {
  it('leave, or are removed, and see the card of the group alone', async () => {
    const group = await fixture.begin('anna', 'ben', 'carla');
    await fixture.own('ben', 'LeaveGroup', group);
    await fixture.act('anna', 'RemoveMember', group, 'carla');
    for (const who of ['ben', 'carla']) {
      expect(await fixture.group(who, group)).toMatchObject({ card: { memberCount: 1 }, insight: null, management: null });
      expect(await fixture.listed(who)).not.toContain(group);
    }
    expect(await refusal(fixture.own('carla', 'RequestMembership', group))).toBe('conflict asked-too-often');
    expect(await fixture.own('ben', 'RequestMembership', group)).toEqual({ isRequesting: true });
  });

  it('have rights as they are given and taken, also by two at once', async () => {
    const group = await fixture.begin('anna', 'ben', 'carla');
    expect(await refusal(fixture.act('ben', 'RemoveMember', group, 'carla'))).toBe('forbidden not-group-admin');
    await fixture.act('anna', 'GiveAdmin', group, 'ben');
    expect(await refusal(fixture.act('ben', 'RemoveMember', group, 'anna'))).toBe('forbidden owner-stays');
    expect(await refusal(fixture.act('ben', 'TakeAdmin', group, 'anna'))).toBe('forbidden not-group-owner');
    const [, removed] = await both(fixture.act('anna', 'TakeAdmin', group, 'ben'), fixture.act('ben', 'RemoveMember', group, 'carla'));
    expect((await membersOf(group)).includes('Carla')).toBe(removed === 'refused');
    expect(await refusal(fixture.act('ben', 'RemoveMember', group, 'carla'))).toBe('forbidden not-group-admin');
  });

  it('are handed the group before its owner leaves; a repeat finds that it was', async () => {
    const group = await fixture.begin('anna', 'ben');
    expect(await refusal(fixture.own('anna', 'LeaveGroup', group))).toBe('conflict hand-over-first');
    const handOver = () => fixture.as('anna').call('groups', 'HandOver', { group, profile: 'ben' }, { key: `hand-over-${group}`, bodyHash: 'h' });
    for (const { group: shown } of [await handOver(), await handOver()])
      expect([shown?.insight?.owner?.username, namesOf(shown?.insight?.admins)]).toEqual(['Ben', ['Ben', 'Anna']]);
    await fixture.own('anna', 'LeaveGroup', group);
    expect((await fixture.group('ben', group)).insight).toMatchObject({ owner: { username: 'Ben' }, members: [] });
  });
});

describe('whom to invite', () => {
  const find = async (query: string, group?: string, ...without: string[]) =>
    namesOf((await fixture.as('anna').call('groups', 'FindInvitable', { query, without, ...(group !== undefined && { group }) })).profiles).sort();

  it('is found among connections, without who is chosen, in it or invited', async () => {
    const group = await fixture.found('anna', 'Lake', ['carla']);
    expect(await find('A')).toEqual(['Ben', 'Carla']);
    expect(await find('a', undefined, 'ben')).toEqual(['Carla']);
    expect(await find('a', group)).toEqual(['Ben']);
    expect(await refusal(fixture.as('ben').call('groups', 'FindInvitable', { query: 'a', group }))).toBe('forbidden not-group-admin');
  });

  it("is found among members' connections by the exact address", async () => {
    const group = await fixture.begin('anna', 'ben');
    expect(await find('dora@example.org', group)).toEqual(['Dora']);
    expect(await find('dora', group)).toEqual([]);
    expect(await find('emil@example.org', group)).toEqual([]);
    expect(await find('dora@example.org')).toEqual([]);
  });

  it('may block the one who invites, who is told nothing of it, and hears nothing of the invite', async () => {
    const group = await fixture.begin('anna', 'ben');
    const block = { low: 'anna', high: 'dora', by: 'dora', blockers: ['dora'], declinedAt: '', held: false };
    await seedEvent(fixture.harness, 'social', 'pair:anna:dora', 'anna:dora', { type: 'MemberBlocked', data: block });
    await fixture.harness.settled();
    expect(await find('dora@example.org', group)).toEqual(['Dora']);
    await fixture.invite('anna', group, 'dora');
    expect(namesOf((await fixture.group('anna', group)).management?.invited)).toEqual(['Dora']);
    expect(await fixture.listed('dora', 'invites')).not.toContain(group);
    expect((await fixture.group('dora', group)).standing?.isInvited).toBe(false);
    expect((await fixture.as('dora').call('groups', 'CountInvites', {})).count).toBe((await fixture.listed('dora', 'invites')).length);
    const over = { ...block, blockers: [] };
    await seedEvent(fixture.harness, 'social', 'pair:anna:dora', 'anna:dora', { type: 'MemberUnblocked', data: over });
    await fixture.harness.settled();
    expect(await fixture.listed('dora', 'invites')).toContain(group);
  });
});
