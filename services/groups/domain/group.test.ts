import type { Decision } from '@kloak/platform/aggregate.ts';
import { given } from '@kloak/platform/testing/given.ts';
import { maxGroupAdmins } from '@kloak/proto/rules/groups.ts';
import { created, groupState } from '../testing/standings.ts';
import { changeDetails, restore, trash } from './details.ts';
import { forget } from './forgetting.ts';
import { type Group, type GroupEvent, group } from './group.ts';
import { acceptInvite, changeInvites } from './invites.ts';
import { giveAdmin, handOver, leave, remove } from './members.ts';
import { acceptRequest, request } from './requests.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const people = (count: number) => Array.from({ length: count }, (_, at) => `member-${at}`);
const large = (changed: Parameters<typeof groupState>[0] = {}) => created(groupState({ members: ['anna', ...people(60)], ...changed }));

/** State from the newest commits, as many as `reads` says. */
function stateOf(commits: readonly GroupEvent[][]): Group {
  const read = typeof group.reads === 'number' ? commits.slice(-group.reads) : [];
  return read.flat().reduce(group.evolve, group.initial);
}

/** Applies decisions one after another, each to the state read then. */
function happened(...decisions: Decision<Group, GroupEvent>[]): GroupEvent[][] {
  const commits = [[large()]];
  for (const decide of decisions) commits.push(decide(stateOf(commits)));
  return commits;
}

const invite = (who: string) => changeInvites('g', 'anna', { invite: [who], withdraw: [] });
const comeAndGo = (nth: number): Decision<Group, GroupEvent>[] => [
  invite(`guest-${nth}`),
  acceptInvite('g', `guest-${nth}`, false),
  request('g', `asker-${nth}`, now),
  acceptRequest('g', 'anna', `asker-${nth}`, false),
  nth % 2 === 0 ? leave('g', `member-${nth}`, false) : remove('g', 'anna', `member-${nth}`, now),
];

describe('a group of many', () => {
  it('tells in most commits who comes or goes, and now and then who is in it', () => {
    const commits = happened(...Array.from({ length: 20 }, (_, nth) => comeAndGo(nth)).flat());
    const isWhole = commits.map((events) => events.some(({ data: { after } }) => after !== null));
    expect(isWhole.filter(Boolean)).toHaveLength(6);
    for (const [at] of commits.entries()) expect(isWhole.slice(Math.max(0, at - 19), at + 1)).toContain(true);
    const guests = Array.from({ length: 20 }, (_, nth) => [`guest-${nth}`, `asker-${nth}`]).flat();
    expect(stateOf(commits)?.members).toEqual(['anna', ...people(60).slice(20), ...guests]);
    expect(stateOf(commits)).toMatchObject({ owner: 'anna', invited: [], requests: [] });
  });

  it('tells how many are in it, and of none who they are', () => {
    given(group, [large({ invited: ['ben'] })])
      .when(acceptInvite('g', 'ben', false))
      .then([
        { type: 'InviteAccepted', data: { group: 'g', after: null, brief: { state: groupState({ members: [] }), memberCount: 62, since: 1 }, who: 'ben' } },
      ]);
  });

  it('tells all of them of what concerns them all', () => {
    const commits = happened(invite('ben'), trash('g', 'anna', true, now), restore('g', 'anna'), invite('carla'));
    expect(commits.flat().map(({ type, data }) => [type, data.after?.members.length])).toEqual([
      ['GroupCreated', 61],
      ['ProfilesInvited', undefined],
      ['GroupTrashed', 61],
      ['GroupRestored', 61],
      ['ProfilesInvited', undefined],
    ]);
    expect(stateOf(commits)).toMatchObject({ members: ['anna', ...people(60)], invited: ['ben', 'carla'] });
  });

  it('goes to the oldest member where its owner is erased, though its last event did not tell who that is', () => {
    const commits = happened(changeDetails('g', 'anna', { name: 'Sea' }), forget('g', 'anna', now));
    expect(commits.at(-1)?.map(({ type, data }) => [type, 'who' in data && data.who])).toEqual([
      ['GroupHandedOver', 'member-0'],
      ['MemberLeft', 'anna'],
    ]);
    expect(stateOf(commits)).toMatchObject({ owner: 'member-0', admins: ['member-0'], members: people(60) });
  });

  it('is nothing to a decision that cannot know its members', () => {
    const brief = { state: groupState({ members: [] }), memberCount: 62, since: 3 };
    expect(given(group, [{ type: 'MemberLeft', data: { group: 'g', after: null, brief, who: 'ben' } }]).state).toBeUndefined();
  });
});

it('a group has so many admins at most, who owns it among them', () => {
  const admins = ['anna', ...people(maxGroupAdmins - 1)];
  const full = [large({ admins })];
  given(group, full)
    .when(giveAdmin('g', 'anna', 'member-59'))
    .thenRefuses('too-many-admins', 'A group can have at most 50 admins.');
  given(group, full)
    .when(giveAdmin('g', 'anna', 'member-3'))
    .then([]);
  given(group, full)
    .when(handOver('g', 'anna', 'member-59'))
    .thenRefuses('too-many-admins');
  expect(handOver('g', 'anna', 'member-3')(given(group, full).state)).toMatchObject([{ type: 'GroupHandedOver', data: { who: 'member-3' } }]);
});
