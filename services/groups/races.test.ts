// Concurrent acts of two people: each race ends like one of the two orders.
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { maxGroupMembers } from '@kloak/proto/rules/groups.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';
import { groupState } from './testing/standings.ts';

let fixture: GroupsFixture;
/** Group of Anna and Ben; a new one for each round. */
let group: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla', 'dora');
});
afterAll(() => fixture.close());

const done = 'no refusal';
/** Outcomes of concurrent calls. */
const atOnce = (...acts: Promise<unknown>[]) => Promise.all(acts.map(refusal));
/** Repeats a race, because each may end in either order. */
async function often(race: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 4; time++) {
    group = await fixture.begin('anna', 'ben');
    await race();
  }
}

const namesOf = (people: readonly { username: string }[] = []) => people.map(({ username }) => username);
async function membersAsSeenBy(who: string) {
  const { insight } = await fixture.group(who, group);
  return [...namesOf(insight?.admins), ...namesOf(insight?.members)].sort();
}
const trash = () => fixture.as('anna').call('groups', 'TrashGroup', { group, name: 'Lake' });
const post = (who: string, text: string) => fixture.as(who).call('groups', 'CreatePost', { group, text, items: [] });
const textsOf = async (who: string) => (await fixture.as(who).call('groups', 'ListPosts', { group })).posts.map(({ text }) => text);
const leave = (who: string, removePosts = false) => fixture.as(who).call('groups', 'LeaveGroup', { group, removePosts });

it('an invite that is accepted, and its member blocked: a member or blocked, never both', () =>
  often(async () => {
    await fixture.invite('anna', group, 'carla');
    const [accepted, blocked] = await atOnce(fixture.own('carla', 'AcceptInvite', group), fixture.act('anna', 'BlockProfile', group, 'carla'));
    const isMember = (await membersAsSeenBy('anna')).includes('Carla');
    const isBlocked = namesOf((await fixture.group('anna', group)).management?.blocked).includes('Carla');
    expect([isMember, isBlocked]).toEqual([accepted === done, blocked === done]);
    expect(isMember).not.toBe(isBlocked);
  }));

it('somebody is let in while the group is deleted: it comes back with them, or without', () =>
  often(async () => {
    await fixture.own('dora', 'RequestMembership', group);
    const [accepted, trashed] = await atOnce(fixture.act('anna', 'AcceptRequest', group, 'dora'), trash());
    expect([trashed, ['no refusal', 'missing no-group']]).toEqual([done, expect.arrayContaining([accepted])]);
    expect(await fixture.listed('dora')).not.toContain(group);
    await fixture.own('anna', 'RestoreGroup', group);
    expect((await membersAsSeenBy('anna')).includes('Dora')).toBe(accepted === done);
    expect((await fixture.listed('dora')).includes(group)).toBe(accepted === done);
  }));

it('two take the last place: one of them has it', () =>
  often(async () => {
    const members = ['anna', ...Array.from({ length: maxGroupMembers - 2 }, (_, at) => `m${at}`)];
    const data = { group, after: groupState({ members, invited: ['carla', 'dora'] }), who: 'm0' };
    await seedEvent(fixture.harness, 'groups', `group:${group}`, group, { type: 'InviteAccepted', data });
    const results = await atOnce(fixture.own('carla', 'AcceptInvite', group), fixture.own('dora', 'AcceptInvite', group));
    expect(results.toSorted()).toEqual(['conflict group-full', done]);
    expect((await fixture.group('anna', group)).card?.memberCount).toBe(maxGroupMembers);
  }));

it('a group is handed to one who leaves: it always has an owner who is in it', () =>
  often(async () => {
    const [handed, left] = await atOnce(fixture.act('anna', 'HandOver', group, 'ben'), leave('ben'));
    expect([
      [done, 'conflict hand-over-first'],
      ['conflict not-in-group', done],
    ]).toContainEqual([handed, left]);
    const { insight } = await fixture.group('anna', group);
    expect([insight?.owner?.username, await membersAsSeenBy('anna')]).toEqual(handed === done ? ['Ben', ['Anna', 'Ben']] : ['Anna', ['Anna']]);
  }));

it('a post of one who is removed stands where it was posted before, and not else', () =>
  often(async () => {
    const [posted, removed] = await atOnce(post('ben', 'Hello'), fixture.act('anna', 'RemoveMember', group, 'ben'));
    expect([removed, [done, 'forbidden not-group-member']]).toEqual([done, expect.arrayContaining([posted])]);
    expect(await textsOf('anna')).toEqual(posted === done ? ['Hello'] : []);
    expect(await refusal(post('ben', 'Again'))).toBe('forbidden not-group-member');
  }));

it('one who leaves and takes along what they posted leaves nothing, also of what they post just then', () =>
  often(async () => {
    await atOnce(post('ben', 'Hello'), leave('ben', true));
    await fixture.harness.settled();
    expect(await textsOf('anna')).toEqual([]);
  }));

it('a post to a group that is deleted comes back with it, where it was there', () =>
  often(async () => {
    const [posted, trashed] = await atOnce(post('ben', 'Hello'), trash());
    expect([trashed, [done, 'missing no-group']]).toEqual([done, expect.arrayContaining([posted])]);
    expect(await refusal(post('ben', 'Again'))).toBe('missing no-group');
    await fixture.own('anna', 'RestoreGroup', group);
    expect(await textsOf('anna')).toEqual(posted === done ? ['Hello'] : []);
  }));

it('a post that is said anew while an admin deletes it is gone', () =>
  often(async () => {
    const id = (await post('ben', 'Hello')).post?.id ?? '';
    const edit = () => fixture.as('ben').call('groups', 'EditPost', { post: id, text: 'Bye' });
    const [edited, deleted] = await atOnce(edit(), fixture.as('anna').call('groups', 'DeletePost', { post: id }));
    expect([deleted, [done, 'missing no-group-post']]).toEqual([done, expect.arrayContaining([edited])]);
    expect(await textsOf('anna')).toEqual([]);
    expect(await refusal(edit())).toBe('missing no-group-post');
  }));
