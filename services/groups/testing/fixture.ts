// A world of groups, with what members do there.
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { groupPosts } from '@kloak/access/group-posts.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { Group__Output } from '@kloak/proto/types/groups.ts';
import { groups } from '../service.ts';

/** Service that checks access by group posts. */
const deciding = (name: 'social' | 'media' | 'chat' | 'notification') => neighbour(name, grants, groupMembers, groupPeople, groupPosts);

/** Calls by an admin about a member. */
type Act = 'DeclineRequest' | 'AcceptRequest' | 'RemoveMember' | 'GiveAdmin' | 'TakeAdmin' | 'HandOver' | 'BlockProfile' | 'UnblockProfile';
/** Calls by members about themselves. */
type OwnAct = 'AcceptInvite' | 'RejectInvite' | 'RequestMembership' | 'CancelRequest' | 'LeaveGroup' | 'RestoreGroup';

export type GroupsFixture = World & {
  /** Lets time pass. */
  wait(milliseconds: number): Promise<void>;
  /** Creates a group of the first person; returns its id. */
  found(who: string, name?: string, invited?: string[]): Promise<string>;
  /** The same, in which others are. */
  begin(who: string, ...others: string[]): Promise<string>;
  group(who: string, group: string): Promise<Group__Output>;
  invite(who: string, group: string, ...invite: string[]): Promise<object>;
  withdraw(who: string, group: string, ...withdraw: string[]): Promise<object>;
  act(who: string, act: Act, group: string, profile: string): Promise<object>;
  own(who: string, act: OwnAct, group: string): Promise<object>;
  listed(who: string, list?: 'groups' | 'invites' | 'trashed'): Promise<string[]>;
};

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}

export async function startFixture(): Promise<GroupsFixture> {
  const neighbours = ['identity', 'transcoding', ...(['social', 'media', 'chat', 'notification'] as const).map(deciding)] as const;
  const world = await startWorld([...neighbours, groups], { lanes: 4 });
  const { as } = world;
  const fixture: GroupsFixture = {
    ...world,
    async wait(milliseconds) {
      world.later(milliseconds);
      await world.harness.settled();
    },
    async found(who, name = 'Lake', invited = []) {
      const { group } = await as(who).call('groups', 'CreateGroup', { name, description: '', invited });
      return present(present(group).card).id;
    },
    async begin(who, ...others) {
      const group = await fixture.found(who, 'Lake', others);
      for (const other of others) await fixture.own(other, 'AcceptInvite', group);
      return group;
    },
    group: async (who, group) => present((await as(who).call('groups', 'GetGroup', { group })).group),
    invite: (who, group, ...invite) => as(who).call('groups', 'ChangeInvites', { group, invite, withdraw: [] }),
    withdraw: (who, group, ...withdraw) => as(who).call('groups', 'ChangeInvites', { group, invite: [], withdraw }),
    act: (who, act, group, profile) => as(who).call('groups', act, { group, profile }),
    own: (who, act, group) => as(who).call('groups', act, { group }),
    listed: async (who, list = 'groups') => (await as(who).call('groups', 'ListGroups', {}))[list].map(({ id }) => id),
  };
  return fixture;
}
