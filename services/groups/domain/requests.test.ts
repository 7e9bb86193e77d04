import { given } from '@kloak/platform/testing/given.ts';
import { askAgainMs, maxGroupBlocked, maxGroupRequests } from '@kloak/proto/rules/groups.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { type GroupEvent, group } from './group.ts';
import { acceptRequest, block, cancelRequest, declineRequest, request, unblock } from './requests.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const inAWeek = new Date(now.getTime() + askAgainMs);
const until = inAWeek.toISOString();
const people = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);
const standing = (changed: Parameters<typeof groupState>[0]) => [created(groupState(changed))];
const asked = (times: number): GroupEvent => ({
  type: 'MembershipRequested',
  data: { ...groupEventData({ requests: ['ben'], recent: [{ who: 'ben', times, until }] }), who: 'ben' },
});
const cancelled = (times: number): GroupEvent => ({
  type: 'RequestCancelled',
  data: { ...groupEventData({ recent: [{ who: 'ben', times, until }] }), who: 'ben' },
});

describe('a request', () => {
  it('is made once by who is no member', () => {
    given(group, [created()])
      .when(request('g', 'ben', now))
      .then([asked(1)]);
    given(group, [created(), asked(1)])
      .when(request('g', 'ben', now))
      .then([]);
    given(group, [created()])
      .when(request('g', 'anna', now))
      .then([]);
  });

  it('is made again after it was taken back, three times in a week', () => {
    given(group, [created(), asked(1)])
      .when(cancelRequest('g', 'ben'))
      .then([cancelled(1)]);
    given(group, [created(), asked(1), cancelled(1)])
      .when(request('g', 'ben', now))
      .then([asked(2)]);
    given(group, [created(), cancelled(3)])
      .when(request('g', 'ben', now))
      .thenRefuses('asked-too-often');
    given(group, [created(), cancelled(3)])
      .when(request('g', 'carla', now))
      .then([
        {
          type: 'MembershipRequested',
          data: {
            ...groupEventData({ requests: ['carla'], recent: ['ben', 'carla'].map((who) => ({ who, times: who === 'ben' ? 3 : 1, until })) }),
            who: 'carla',
          },
        },
      ]);
  });

  it('is made again a week after it was declined', () => {
    const declined: GroupEvent = {
      type: 'RequestDeclined',
      data: { ...groupEventData({ recent: [{ who: 'ben', times: 3, until }] }), who: 'ben', by: 'anna' },
    };
    given(group, [created(), asked(1)])
      .when(declineRequest('g', 'anna', 'ben', now))
      .then([declined]);
    given(group, [created(), declined])
      .when(request('g', 'ben', new Date(inAWeek.getTime() - 1)))
      .thenRefuses('asked-too-often');
    const later = new Date(inAWeek.getTime() + askAgainMs).toISOString();
    given(group, [created(), declined])
      .when(request('g', 'ben', inAWeek))
      .then([
        { type: 'MembershipRequested', data: { ...groupEventData({ requests: ['ben'], recent: [{ who: 'ben', times: 1, until: later }] }), who: 'ben' } },
      ]);
  });

  it('is made of no hidden group, by nobody who is blocked, and not where too many wait', () => {
    given(group, standing({ hidden: true }))
      .when(request('g', 'ben', now))
      .thenRefuses('no-group');
    given(group, standing({ blocked: ['ben'] }))
      .when(request('g', 'ben', now))
      .thenRefuses('blocked-from-group');
    given(group, standing({ requests: people(maxGroupRequests) }))
      .when(request('g', 'ben', now))
      .thenRefuses('too-many-requests');
  });

  it('is accepted by admins, which closes an invite too', () => {
    given(group, standing({ requests: ['ben'], invited: ['ben'] }))
      .when(acceptRequest('g', 'anna', 'ben', false))
      .then([{ type: 'RequestAccepted', data: { ...groupEventData({ members: ['anna', 'ben'] }), who: 'ben', by: 'anna' } }]);
    given(group, standing({ members: ['anna', 'ben'] }))
      .when(acceptRequest('g', 'anna', 'ben', false))
      .then([]);
    given(group, [created(), asked(1), cancelled(1)])
      .when(acceptRequest('g', 'anna', 'ben', false))
      .thenRefuses('no-group-request');
    given(group, [created(), asked(1)])
      .when(acceptRequest('g', 'ben', 'ben', false))
      .thenRefuses('not-group-admin');
  });

  it('that is none is neither declined nor taken back', () => {
    given(group, [created()])
      .when(declineRequest('g', 'anna', 'ben', now))
      .then([]);
    given(group, [created()]).when(cancelRequest('g', 'ben')).then([]);
  });
});

describe('who is blocked', () => {
  const blocked: GroupEvent = { type: 'ProfileBlocked', data: { ...groupEventData({ blocked: ['ben'] }), who: 'ben', by: 'anna' } };

  it('neither asks nor is invited any more', () => {
    given(group, standing({ requests: ['ben'], invited: ['ben'] }))
      .when(block('g', 'anna', 'ben'))
      .then([blocked]);
    given(group, [created(), blocked])
      .when(block('g', 'anna', 'ben'))
      .then([]);
  });

  it('is no member, and one of so many', () => {
    given(group, standing({ members: ['anna', 'ben'] }))
      .when(block('g', 'anna', 'ben'))
      .thenRefuses('in-group-already');
    given(group, standing({ blocked: people(maxGroupBlocked) }))
      .when(block('g', 'anna', 'ben'))
      .thenRefuses('too-many-blocked');
  });

  it('is blocked until an admin says so', () => {
    given(group, [created(), blocked])
      .when(unblock('g', 'anna', 'ben'))
      .then([{ type: 'ProfileUnblocked', data: { ...groupEventData({}), who: 'ben', by: 'anna' } }]);
    given(group, [created()])
      .when(unblock('g', 'anna', 'ben'))
      .then([]);
  });
});
