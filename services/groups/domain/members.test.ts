import { given } from '@kloak/platform/testing/given.ts';
import { askAgainMs } from '@kloak/proto/rules/groups.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { group } from './group.ts';
import { giveAdmin, handOver, leave, remove, takeAdmin } from './members.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const until = new Date(now.getTime() + askAgainMs).toISOString();
/** Anna owns it, Ben is an admin, Carla a member. */
const three = { admins: ['anna', 'ben'], members: ['anna', 'ben', 'carla'] };
const begun = [created(groupState(three))];

describe('a member', () => {
  it('leaves, admin or not', () => {
    given(group, begun)
      .when(leave('g', 'carla', false))
      .then([{ type: 'MemberLeft', data: { ...groupEventData({ ...three, members: ['anna', 'ben'] }), who: 'carla', removesPosts: false } }]);
    given(group, begun)
      .when(leave('g', 'ben', true))
      .then([{ type: 'MemberLeft', data: { ...groupEventData({ members: ['anna', 'carla'] }), who: 'ben', removesPosts: true } }]);
  });

  it('has left where they are not in it, whether it is hidden or there at all', () => {
    given(group, begun)
      .when(leave('g', 'dora', true))
      .then([]);
    given(group, [created(groupState({ ...three, hidden: true }))])
      .when(leave('g', 'dora', true))
      .then([]);
    given(group)
      .when(leave('g', 'anna', true))
      .then([]);
  });

  it('is removed by admins, and asks again in a week', () => {
    const recent = [{ who: 'carla', times: 3, until }];
    given(group, begun)
      .when(remove('g', 'ben', 'carla', now))
      .then([{ type: 'MemberRemoved', data: { ...groupEventData({ ...three, members: ['anna', 'ben'], recent }), who: 'carla', by: 'ben' } }]);
    given(group, begun)
      .when(remove('g', 'ben', 'dora', now))
      .then([]);
    given(group, begun)
      .when(remove('g', 'carla', 'ben', now))
      .thenRefuses('not-group-admin');
  });

  it('becomes an admin by an admin', () => {
    given(group, begun)
      .when(giveAdmin('g', 'ben', 'carla'))
      .then([{ type: 'AdminAdded', data: { ...groupEventData({ ...three, admins: ['anna', 'ben', 'carla'] }), who: 'carla', by: 'ben' } }]);
    given(group, begun)
      .when(giveAdmin('g', 'ben', 'anna'))
      .then([]);
    given(group, begun)
      .when(giveAdmin('g', 'ben', 'dora'))
      .thenRefuses('not-in-group');
    given(group, begun)
      .when(giveAdmin('g', 'carla', 'carla'))
      .thenRefuses('not-group-admin');
  });
});

describe('an admin', () => {
  it('is removed by the owner alone', () => {
    const admins = { admins: ['anna', 'ben', 'carla'], members: three.members };
    given(group, [created(groupState(admins))])
      .when(remove('g', 'ben', 'carla', now))
      .thenRefuses('admin-stays');
    given(group, begun)
      .when(remove('g', 'anna', 'ben', now))
      .then([
        {
          type: 'MemberRemoved',
          data: { ...groupEventData({ members: ['anna', 'carla'], recent: [{ who: 'ben', times: 3, until }] }), who: 'ben', by: 'anna' },
        },
      ]);
  });

  it('becomes a member again by the owner alone', () => {
    given(group, begun)
      .when(takeAdmin('g', 'anna', 'ben'))
      .then([{ type: 'AdminRemoved', data: { ...groupEventData({ members: three.members }), who: 'ben', by: 'anna' } }]);
    given(group, begun)
      .when(takeAdmin('g', 'anna', 'carla'))
      .then([]);
    given(group, begun)
      .when(takeAdmin('g', 'ben', 'ben'))
      .thenRefuses('not-group-owner');
  });
});

describe('the owner', () => {
  it('stays, and stays an admin, until the group is handed over', () => {
    given(group, begun)
      .when(leave('g', 'anna', false))
      .thenRefuses('hand-over-first');
    given(group, begun)
      .when(remove('g', 'ben', 'anna', now))
      .thenRefuses('owner-stays');
    given(group, begun)
      .when(takeAdmin('g', 'anna', 'anna'))
      .thenRefuses('owner-is-admin');
  });

  it('hands it over to a member, and may leave then', () => {
    const after = { owner: 'carla', admins: ['anna', 'ben', 'carla'], members: three.members };
    given(group, begun)
      .when(handOver('g', 'anna', 'carla'))
      .then([{ type: 'GroupHandedOver', data: { ...groupEventData(after), who: 'carla', by: 'anna' } }]);
    given(group, [created(groupState(after))])
      .when(leave('g', 'anna', false))
      .then([
        {
          type: 'MemberLeft',
          data: { ...groupEventData({ owner: 'carla', admins: ['ben', 'carla'], members: ['ben', 'carla'] }), who: 'anna', removesPosts: false },
        },
      ]);
    given(group, begun)
      .when(handOver('g', 'anna', 'anna'))
      .then([]);
    given(group, begun)
      .when(handOver('g', 'anna', 'dora'))
      .thenRefuses('not-in-group');
    given(group, begun)
      .when(handOver('g', 'ben', 'ben'))
      .thenRefuses('not-group-owner');
  });
});
