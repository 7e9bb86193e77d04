import { given } from '@kloak/platform/testing/given.ts';
import { maxGroupInvites, maxGroupMembers } from '@kloak/proto/rules/groups.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { group } from './group.ts';
import { acceptInvite, changeInvites, rejectInvite } from './invites.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);
const invite = (...others: string[]) => changeInvites('g', 'anna', { invite: others, withdraw: [] });
const standing = (changed: Parameters<typeof groupState>[0]) => [created(groupState(changed))];

describe('invites', () => {
  it('are given by admins to who is neither in it nor invited', () => {
    given(group, standing({ invited: ['ben'] }))
      .when(invite('ben', 'carla', 'anna', 'carla'))
      .then([{ type: 'ProfilesInvited', data: { ...groupEventData({ invited: ['ben', 'carla'] }), by: 'anna', profiles: ['carla'] } }]);
    given(group, standing({ invited: ['ben'] }))
      .when(invite('ben'))
      .then([]);
    given(group, standing({ members: ['anna', 'ben'] }))
      .when(changeInvites('g', 'ben', { invite: ['carla'], withdraw: [] }))
      .thenRefuses('not-group-admin');
    given(group).when(invite('ben')).thenRefuses('no-group');
  });

  it('are taken back, and others given in their place', () => {
    const full = people(maxGroupInvites);
    given(group, standing({ invited: full }))
      .when(invite('ben'))
      .thenRefuses('too-many-invites');
    given(group, standing({ invited: full }))
      .when(changeInvites('g', 'anna', { invite: ['ben'], withdraw: ['m0', 'nobody'] }))
      .then([
        { type: 'InvitesWithdrawn', data: { ...groupEventData({ invited: full.slice(1) }), by: 'anna', profiles: ['m0'] } },
        { type: 'ProfilesInvited', data: { ...groupEventData({ invited: [...full.slice(1), 'ben'] }), by: 'anna', profiles: ['ben'] } },
      ]);
    given(group, [created()])
      .when(changeInvites('g', 'anna', { invite: [], withdraw: ['ben'] }))
      .then([]);
  });

  it('do not go to who is blocked', () => {
    given(group, standing({ blocked: ['ben'] }))
      .when(invite('carla', 'ben'))
      .thenRefuses('is-blocked');
  });

  it('make a member of who accepts, and close what was asked', () => {
    given(group, standing({ invited: ['ben', 'carla'], requests: ['ben'] }))
      .when(acceptInvite('g', 'ben', false))
      .then([{ type: 'InviteAccepted', data: { ...groupEventData({ members: ['anna', 'ben'], invited: ['carla'] }), who: 'ben' } }]);
    given(group, standing({ members: ['anna', 'ben'] }))
      .when(acceptInvite('g', 'ben', true))
      .then([]);
  });

  it('are none once they were taken back, also of a hidden group', () => {
    given(group, [created()])
      .when(acceptInvite('g', 'ben', false))
      .thenRefuses('no-group-invite');
    given(group, standing({ hidden: true }))
      .when(acceptInvite('g', 'ben', false))
      .thenRefuses('no-group');
  });

  it('are not accepted where there is no room', () => {
    given(group, standing({ members: ['anna', ...people(maxGroupMembers - 1)], invited: ['ben'] }))
      .when(acceptInvite('g', 'ben', false))
      .thenRefuses('group-full', 'A group can have at most 1,000 members.');
    given(group, standing({ invited: ['ben'] }))
      .when(acceptInvite('g', 'ben', true))
      .thenRefuses('too-many-groups');
  });

  it('are rejected, which says nothing where there is none', () => {
    given(group, standing({ invited: ['ben'] }))
      .when(rejectInvite('g', 'ben'))
      .then([{ type: 'InviteRejected', data: { ...groupEventData({}), who: 'ben' } }]);
    for (const events of [[], [created()], standing({ members: ['anna', 'ben'] })]) given(group, events).when(rejectInvite('g', 'ben')).then([]);
  });
});
