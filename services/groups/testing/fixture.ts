// Test fixture of groups, with minimal neighbours: logs with seeded events.
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { groupPosts } from '@kloak/access/group-posts.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Caller, type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import type { Group__Output } from '@kloak/proto/types/groups.ts';
import { groups } from '../service.ts';

/** Service that checks access by group posts. */
const deciding = (name: 'social' | 'media' | 'chat' | 'notification'): Service => ({
  ...neighbour(name),
  views: [grants, groupMembers, groupPeople, groupPosts],
});

/** Calls by an admin about a member. */
type Act = 'DeclineRequest' | 'AcceptRequest' | 'RemoveMember' | 'GiveAdmin' | 'TakeAdmin' | 'HandOver' | 'BlockProfile' | 'UnblockProfile';
/** Calls by members about themselves. */
type OwnAct = 'AcceptInvite' | 'RejectInvite' | 'RequestMembership' | 'CancelRequest' | 'LeaveGroup' | 'RestoreGroup';

export type Fixture = {
  harness: Harness;
  /** Lets time pass. */
  wait(milliseconds: number): Promise<void>;
  as(who?: string): Caller;
  /** Registers members; the id of Anna is anna, her address Anna@example.org. */
  join(...names: string[]): Promise<void>;
  connect(who: string, ...others: string[]): Promise<void>;
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
  close(): Promise<void>;
};

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}

export async function startFixture(): Promise<Fixture> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const neighbours = [neighbour('identity'), neighbour('transcoding'), deciding('social'), deciding('media'), deciding('chat'), deciding('notification')];
  const harness = await startHarness([...neighbours, groups], {
    lanes: 4,
    now,
  });
  const as: Fixture['as'] = (who) => harness.as(who);
  const fixture: Fixture = {
    harness,
    async wait(milliseconds) {
      ahead += milliseconds;
      await harness.settled();
    },
    as,
    async join(...names) {
      for (const name of names) await seedRegistered(harness, name.toLowerCase(), name, `${name}@example.org`);
      await harness.settled();
    },
    async connect(who, ...others) {
      for (const other of others) {
        const [low, high] = who < other ? [who, other] : [other, who];
        await seedEvent(harness, 'social', `pair:${low}:${high}`, `${low}:${high}`, { type: 'ConnectionAccepted', data: { low, high, by: who } });
      }
      await harness.settled();
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
    close: () => harness.close(),
  };
  return fixture;
}
